/** Odds before anyone has decided: the questions that may come up, and a distribution for each way they may be answered. */
import { type Ask, askWords, type Side, type Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import { inOneGo, type Odds, type OddsOptions, odds, type Progress } from './odds.ts';
import { naming } from './policy.ts';
import { reachInPieces } from './reach.ts';

/** A question a procedure may put to a side, wherever it comes up. */
export interface Question {
  /** `side:text`, by which a policy names it. */
  readonly key: string;
  readonly side: Side;
  readonly text: string;
  /** The question as it is first put. */
  readonly words: Words;
  readonly rule: string;
  /** Every option ever offered, in the order first met. */
  readonly options: readonly string[];
  /** Whether the options depend on what happened before. */
  readonly varies: boolean;
}

/** Gathers questions as they are put. */
export class Questions {
  readonly #met = new Map<string, Question>();

  meet(ask: Ask, side: Side, offered: readonly string[]): void {
    const key = `${side}:${ask.text}`;
    const known = this.#met.get(key);
    if (!known) {
      const { text, rule } = ask;
      this.#met.set(key, { key, side, text, words: askWords(ask), rule, options: offered, varies: false });
    } else if (known.options.length !== offered.length || known.options.some((each, at) => each !== offered[at])) {
      const more = offered.filter((each) => !known.options.includes(each));
      if (more.length > 0 || !known.varies)
        this.#met.set(key, { ...known, options: [...known.options, ...more], varies: true });
    }
  }

  /** Those that leave a choice. */
  get all(): readonly Question[] {
    return [...this.#met.values()].filter(({ options }) => options.length > 1);
  }
}

/** The questions met under any answer, in the order they first come up. */
export function* questionsInPieces<T>(
  start: Step<T>,
  options: Pick<OddsOptions<T, number>, 'budget' | 'settle'> = {},
): Generator<Progress, readonly Question[], void> {
  const met = new Questions();
  yield* reachInPieces(start, options, (ask, side, offered) => met.meet(ask, side, offered));
  return met.all;
}

/** The questions met under any answer, in one go. */
export const questions = <T>(
  start: Step<T>,
  options: Pick<OddsOptions<T, number>, 'budget' | 'settle'> = {},
): readonly Question[] => inOneGo(questionsInPieces(start, options));

/** Odds under certain answers. */
export interface OpenOdds<K> {
  /** The answers assumed, by the questions' keys. */
  readonly answers: Readonly<Record<string, string>>;
  readonly odds: Odds<K>;
}

/** Every combination of constant answers. */
export const profilesOf = (
  asked: readonly Pick<Question, 'key' | 'options'>[],
): readonly Readonly<Record<string, string>>[] =>
  asked.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { key, options }) => all.flatMap((answers) => options.map((option) => ({ ...answers, [key]: option }))),
    [{}],
  );

/** One exact distribution for each combination of constant answers. */
export const openOdds = <T, K>(
  start: Step<T>,
  asked: readonly Pick<Question, 'key' | 'options'>[],
  options: OddsOptions<T, K> = {},
): readonly OpenOdds<K>[] =>
  profilesOf(asked).map((answers) => ({
    answers,
    odds: odds(start, { ...options, policy: naming(answers, options.policy) }),
  }));
