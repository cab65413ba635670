/** The decisions a procedure may put to the sides, as they come up under any answer. */
import {
  type Ask,
  askWords,
  type Opened,
  odds,
  type Policy,
  play,
  practiceDice,
  practiceNumbers,
  type Source,
  type Words,
} from '@grognard/kernel';
import { unwatched, type Watch } from './chart.ts';

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

/** Every decision, found by the exact walk under every answer. */
export function decisionsIn(opened: Opened, told: Watch = unwatched): readonly Decision[] {
  const met: Met = new Map();
  const watch: Policy = (ask, side, offered) => {
    meet(met, ask, side, offered);
    return new Map(offered.map((option) => [option, 1]));
  };
  odds(opened.begin(), { outcome: () => 0, policy: watch, onProgress: told });
  return [...met.values()];
}

/** All the plays, shared out among the situations: enough to meet what comes up once in a hundred. */
const PLAYS = 800;

/** The decisions met in many random plays of several situations: quick however wide they are, the same every time. */
export function decisionsMet(situations: readonly Opened[]): readonly Decision[] {
  const met: Met = new Map();
  for (const opened of situations) {
    const [dice, next] = [practiceDice(1), practiceNumbers(2)];
    const source: Source = {
      face: (_ask, die) => dice(die),
      answer(ask, side, offered) {
        meet(met, ask, side, offered);
        return offered[Math.floor(next() * offered.length)] ?? '';
      },
    };
    for (let count = 0; count < PLAYS; count += situations.length) play(opened.begin(), source);
  }
  return [...met.values()];
}

type Met = Map<string, Decision>;

function meet(met: Met, ask: Ask, side: string, offered: readonly string[]): void {
  const key = `${side}:${ask.text}`;
  const known = met.get(key);
  const options = [...new Set([...(known?.options ?? []), ...offered])];
  const varies = known !== undefined && (known.varies || known.options.join('\n') !== offered.join('\n'));
  const words = known?.words ?? askWords(ask);
  met.set(key, { side, text: ask.text, words, rule: ask.rule, options, varies });
}
