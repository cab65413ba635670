/** The decisions a procedure may put to the sides, as they come up under any answer. */
import { askWords, type Opened, odds, type Policy, type Words } from '@grognard/kernel';

export interface Decision {
  readonly side: string;
  readonly text: string;
  /** The question as it was first put. */
  readonly words: Words;
  readonly rule: string;
  /** Every option ever offered, in the order first met. */
  readonly options: readonly string[];
  /** Whether the options depend on what happened before. */
  readonly varies: boolean;
}

export function decisionsIn(opened: Opened): readonly Decision[] {
  const met = new Map<string, Decision>();
  const watch: Policy = (ask, side, offered) => {
    const key = `${side}:${ask.text}`;
    const known = met.get(key);
    const options = [...new Set([...(known?.options ?? []), ...offered])];
    const varies = known !== undefined && (known.varies || known.options.join('\n') !== offered.join('\n'));
    const words = known?.words ?? askWords(ask);
    met.set(key, { side, text: ask.text, words, rule: ask.rule, options, varies });
    return new Map(offered.map((option) => [option, 1]));
  };
  odds(opened.begin(), { outcome: () => 0, policy: watch });
  return [...met.values()];
}
