/** Odds before anyone has decided: one distribution for each way the open questions may be answered. */
import type { Side, Step } from '../step/step.ts';
import { type Odds, type OddsOptions, odds } from './odds.ts';
import { naming, type Policy } from './policy.ts';

/** A question a procedure may put, wherever it comes up with the same options. */
export interface Question {
  readonly side: Side;
  readonly text: string;
  readonly rule: string;
  readonly options: readonly string[];
}

export interface OpenOdds<K> {
  /** The answers assumed, keyed `side:text`. */
  readonly answers: Readonly<Record<string, string>>;
  readonly odds: Odds<K>;
}

/** The questions met under any answer, in the order they first come up; a question whose options vary is left out. */
export function questions<T, K>(start: Step<T>, options: OddsOptions<T, K> = {}): readonly Question[] {
  const met = new Map<string, Question | 'varies'>();
  const watch: Policy = (ask, side, offered) => {
    const key = `${side}:${ask.text}`;
    const known = met.get(key);
    if (known === undefined) met.set(key, { side, text: ask.text, rule: ask.rule, options: offered });
    else if (known !== 'varies' && known.options.join('\n') !== offered.join('\n')) met.set(key, 'varies');
    return new Map(offered.map((option) => [option, 1]));
  };
  odds(start, { ...options, outcome: () => 0, policy: watch });
  return [...met.values()].filter((question) => question !== 'varies' && question.options.length > 1) as Question[];
}

/** One exact distribution for each combination of constant answers. */
export function openOdds<T, K>(
  start: Step<T>,
  asked: readonly Question[],
  options: OddsOptions<T, K> = {},
): readonly OpenOdds<K>[] {
  const profiles = asked.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { side, text, options: offered }) =>
      all.flatMap((answers) => offered.map((option) => ({ ...answers, [`${side}:${text}`]: option }))),
    [{}],
  );
  return profiles.map((answers) => ({
    answers,
    odds: odds(start, { ...options, policy: naming(answers, options.policy) }),
  }));
}
