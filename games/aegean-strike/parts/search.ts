/** A target coming closer: every sensor whose value is higher than at its last attempt tries again. */
import { checkpoint, done, nested, type Step } from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { RuleId } from '../rules.ts';
import type { Medium, Scale, Side } from '../vocabulary.ts';
import { sighted, sightFaults, sightValue } from './sighting.ts';

export interface Search {
  readonly side: Side;
  readonly sensors: readonly Sensor[];
  readonly medium: Medium;
  readonly scale: Scale;
  /** The ranges the target comes to, in order. */
  readonly ranges: readonly number[];
}

/** The range at which the target is found; null where it is not. */
export const search = (plan: Search, rule: RuleId, book: AegeanBook): Step<number | null> => {
  const { sensors, medium, scale, side, ranges } = plan;
  const from = (place: number, last: readonly number[]): Step<number | null> => {
    const range = ranges[place];
    if (range === undefined) return done(null);
    const looks = sensors.map((sensor) => ({ sensor, medium, scale, range }));
    const values = looks.map((look) => sightValue(look, book) ?? 0);
    const trying = looks.filter(
      (_, index) => book.rulings.newAttempt === 'everyRange' || (values[index] ?? 0) > (last[index] ?? 0),
    );
    const best = values.map((value, index) => Math.max(value, last[index] ?? 0));
    return nested('range', [place, ...best] as const, sighted(trying, rule, side, book), (found, [at, ...tried]) =>
      found
        ? done(ranges[at] ?? null)
        : checkpoint('unseen', [at, ...tried] as const, ([now, ...so]) => from(now + 1, so)),
    );
  };
  return from(0, []);
};

export const searchFaults = (plan: Search, at: string, book: AegeanBook) =>
  plan.sensors.flatMap((sensor) =>
    plan.ranges.flatMap((range, index) =>
      sightFaults({ sensor, medium: plan.medium, scale: plan.scale, range }, `${at}[${index}]`, book),
    ),
  );
