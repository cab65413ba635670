/** Past what can be walked: many random plays, labelled as such. The same plays every time. */
import { practiceDice, practiceNumbers } from '../dice/practice.ts';
import type { Opened } from '../game/resolve.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { Distribution } from '../walk/distribution.ts';
import { type Question, Questions } from '../walk/open.ts';
import { pause, take } from '../walk/play.ts';
import type { Mix, Policy } from '../walk/policy.ts';
import { replyTo } from '../walk/reply.ts';
import { type Chart, chartFrom, rowsOf } from './chart.ts';
import type { Telling } from './first-answer.ts';
import type { Listing } from './listing.ts';
import type { Clock } from './time.ts';

/** Enough for a share of one half to be off by half a point at most, nineteen times in twenty. */
export const PLAYS = 40_000;
/** Plays thrown between two breaths. */
const PIECE = 500;
/** What is drawn at random strays by so many standard errors at most, nineteen times in twenty. */
export const NINETEEN_IN_TWENTY = 1.96;

/** How many plays, and how long they may take: a sample cut short says how many it had. */
export interface Sample {
  readonly plays: number;
  readonly clock?: Clock | undefined;
}

export function* sampledInPieces(
  opened: Opened,
  listing: Listing,
  policy: Policy,
  { plays, clock }: Sample,
): Generator<Telling, Chart, void> {
  const { figures, outcome } = rowsOf(opened, listing);
  const tally = new Map<string, { outcome: readonly Plain[]; weight: bigint }>();
  const play = player(policy);
  let thrown = 0;
  while (thrown < plays && (thrown < PIECE || clock?.() !== 'none')) {
    const until = Math.min(plays, thrown + PIECE);
    for (; thrown < until; thrown += 1) {
      const row = outcome(play(opened));
      const key = canonical(row);
      const known = tally.get(key);
      if (known) known.weight += 1n;
      else tally.set(key, { outcome: row, weight: 1n });
    }
    yield { level: 0, states: thrown, share: thrown / plays };
  }
  const distribution = new Distribution([...tally.values()], BigInt(thrown));
  // A share strays the most at one half.
  const within = NINETEEN_IN_TWENTY / (2 * Math.sqrt(thrown));
  return { method: 'sampled', effort: thrown, within, ...inexact(chartFrom(distribution, figures, listing)) };
}

/** Where an exact fraction would stand: a sample has none, and is certain of nothing. */
export const INEXACT = '…';

const inexact = ({ outcomes, figures }: Pick<Chart, 'outcomes' | 'figures'>): Pick<Chart, 'outcomes' | 'figures'> => ({
  outcomes: outcomes.map(({ atLeast, ...each }) => ({
    ...each,
    fraction: INEXACT,
    ...(atLeast && { atLeast: { ...atLeast, fraction: INEXACT } }),
  })),
  figures: figures.map((figure) => ({
    ...figure,
    mean: { ...figure.mean, fraction: INEXACT },
    values: figure.values.map((each) => ({ ...each, fraction: INEXACT })),
  })),
});

/** The questions met in many random plays of several situations: quick however wide they are. */
export function questionsMet(situations: readonly Opened[], plays = 800): readonly Question[] {
  const met = new Questions();
  const play = player((ask, side, offered) => {
    met.meet(ask, side, offered);
    return new Map(offered.map((option) => [option, 1]));
  });
  for (const opened of situations) {
    for (let count = 0; count < plays; count += situations.length) play(opened);
  }
  return met.all;
}

/** Plays to the end, faces and mixes drawn at random from one seed. */
export function player(policy: Policy): (opened: Pick<Opened, 'begin'>) => unknown {
  const next = practiceNumbers(2);
  const replying = { policy, face: practiceDice(1), draw: (mix: Mix) => pick(mix, next()) };
  return (opened) => {
    let step = pause(opened.begin());
    while (step.kind !== 'done') step = pause(take(step, replyTo(step, replying)));
    return step.result;
  };
}

function pick(mix: Mix, at: number): string {
  const parts = [...mix].map(([option, part]) => [option, Number(part)] as const);
  const whole = parts.reduce((sum, [, part]) => sum + part, 0);
  let left = at * whole;
  for (const [option, part] of parts) {
    left -= part;
    if (left < 0) return option;
  }
  return parts.at(-1)?.[0] ?? '';
}
