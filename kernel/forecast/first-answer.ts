/** What can be said before a walk is done: no outcome is rarer than this, and so much is open. */
import { fraction, minus } from '../number/fraction.ts';
import type { Plain } from '../step/step.ts';
import type { Distribution } from '../walk/distribution.ts';
import type { Progress } from '../walk/odds.ts';
import { type Part, part, shareOf } from './amount.ts';
import type { Chart } from './chart.ts';

/** What can be said of a chart before its walk is over. */
export interface FirstAnswer {
  /** Each outcome met so far, with the least that its share can be. */
  readonly outcomes: readonly (Part & { readonly outcome: Plain })[];
  /** The share of all that can happen of which nothing is known yet; nothing is open once the chart itself is done. */
  readonly open: Part;
}

/** How far a forecast has come. */
export interface Telling extends Progress {
  readonly first?: () => FirstAnswer;
  /** How much of a sample is thrown. */
  readonly share?: number;
}

/** Of a walk under way: its rows begin with what the chart is listed by. */
export function firstAnswer(ended: Distribution<readonly Plain[]>): FirstAnswer {
  const { outcomes, total } = ended.by(
    ([value]) => value as Plain,
    (value) => JSON.stringify(value),
  );
  const certain = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return {
    outcomes: outcomes
      .toSorted((a, b) => Number(b.weight - a.weight > 0n) - Number(b.weight - a.weight < 0n))
      .map(({ outcome, weight }) => ({ outcome, ...shareOf(weight, total) })),
    open: part(minus(fraction(1), fraction(certain, total))),
  };
}

/** Of a chart that is done, while other work goes on. */
export const wholeAnswer = ({ outcomes }: Pick<Chart, 'outcomes'>): FirstAnswer => ({
  outcomes: outcomes.map(({ outcome, p, fraction: exact }) => ({ outcome, p, fraction: exact })),
  open: part(fraction(0)),
});

/** The same work, with a first answer beside each piece of it. */
export function* withFirst<R>(
  work: Generator<Progress, R, void>,
  first: (progress: Progress) => Telling['first'] | undefined,
): Generator<Telling, R, void> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    const told = first(value);
    yield { level: value.level, states: value.states, ...(told && { first: told }) };
  }
}
