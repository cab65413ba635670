/** Luck as plain data: every sum with its line and band, the luckiest and the unluckiest rolls. */
import { compare, toNumber } from '../number/fraction.ts';
import { type LuckPoint, luckLine } from './band.ts';
import type { CampaignLuck, EventLuck, SummedLuck } from './luck.ts';

/** How many of the luckiest and of the unluckiest rolls are told. */
const EXTREMES = 5;

/** Luck summed for somebody, with its line from event to event. */
export interface LuckSum extends Pick<SummedLuck, 'by' | 'who' | 'player' | 'figure' | 'events'> {
  readonly line: readonly LuckPoint[];
}

/** One roll among the luckiest or the unluckiest. */
export interface LuckyRoll
  extends Pick<EventLuck, 'sequence' | 'procedure' | 'side' | 'counters' | 'figure' | 'actual'> {
  readonly expected: number;
  /** The share of what could have happened that was worse for the side, and half of what was as good. */
  readonly better: number;
}

/** The luck of a campaign, ready to be told. */
export interface LuckStory {
  readonly sums: readonly LuckSum[];
  readonly luckiest: readonly LuckyRoll[];
  readonly unluckiest: readonly LuckyRoll[];
  readonly leftOut: readonly number[];
}

/** Makes the story from the luck of a campaign. */
export function luckStory(luck: CampaignLuck): LuckStory {
  const { luckiest, unluckiest } = luckExtremes(luck);
  const sums = [...luck.sums, ...luck.finer].map(
    ({ by, who, player, figure, events, rolls }): LuckSum => ({
      ...{ by, who, figure, events },
      ...(player !== undefined && { player }),
      line: luckLine(rolls),
    }),
  );
  return {
    sums: sums.filter(couldVary),
    luckiest: luckiest.map(plainly),
    unluckiest: unluckiest.map(plainly),
    leftOut: luck.leftOut,
  };
}

/** Where nothing else could have happened there was no luck. */
const couldVary = ({ line }: LuckSum): boolean => line.some(({ low, high }) => high > low);

/** One side of each event, the one whose own figure it is: what is luck for it is the opposite for the other. */
export function luckExtremes({
  events,
}: CampaignLuck): Readonly<Record<'luckiest' | 'unluckiest', readonly EventLuck[]>> {
  const own = events.filter((each, index) => events.findIndex(({ sequence }) => sequence === each.sequence) === index);
  const sorted = own.toSorted((a, b) => compare(b.percentile, a.percentile) || compare(b.difference, a.difference));
  const lucky = sorted.filter(({ percentile }) => 2n * percentile.over > percentile.under);
  const unlucky = sorted.filter(({ percentile }) => 2n * percentile.over < percentile.under).reverse();
  return { luckiest: lucky.slice(0, EXTREMES), unluckiest: unlucky.slice(0, EXTREMES) };
}

const plainly = ({
  sequence,
  procedure,
  side,
  counters,
  figure,
  actual,
  expected,
  percentile,
}: EventLuck): LuckyRoll => ({
  ...{ sequence, procedure, side, counters, figure, actual },
  expected: toNumber(expected),
  better: toNumber(percentile),
});
