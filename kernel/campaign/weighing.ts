/** How lucky one event was: what fell, among all that could have fallen with the same decisions. */
import { asPlayed } from '../game/example.ts';
import type { Procedure } from '../game/procedure.ts';
import type { Opened, Resolution } from '../game/resolve.ts';
import { gcd } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import type { Distribution } from '../walk/distribution.ts';
import { oddsInPieces, type Progress } from '../walk/odds.ts';
import type { Ending, Weighed } from './ending.ts';

/** Past this many states one event's luck is left out. */
const BUDGET = 300_000;

interface Stake {
  readonly side: Side;
  readonly figure: string;
  readonly against: boolean;
}

/** Each side with the figure that counts for it: its own, or the opposite of the other side's. */
function stakesIn({ procedure, input }: Opened): readonly Stake[] {
  const { favours = {} } = procedure;
  // Where somebody is named, nobody stands behind a side that is not.
  const named = Object.keys(procedure.parties?.(input) ?? {});
  const sides = named.length > 0 ? named : Object.keys(favours);
  const other = Object.values(favours)[0];
  return sides.flatMap((side): Stake[] => {
    const own = Object.hasOwn(favours, side) ? favours[side] : undefined;
    const figure = own ?? other;
    return figure !== undefined && Object.hasOwn(procedure.figures, figure)
      ? [{ side, figure, against: own === undefined }]
      : [];
  });
}

/** One walk for every figure at stake; nothing where no die was thrown. */
export function* weighInPieces(
  opened: Opened,
  played: Pick<Resolution, 'journal' | 'result'>,
): Generator<Progress, Pick<Ending, 'luck' | 'tooWide'>, void> {
  const stakes = stakesIn(opened);
  if (stakes.length === 0 || !played.journal.some(({ kind }) => kind === 'die')) return { luck: [] };
  const figures = [...new Set(stakes.map(({ figure }) => figure))];
  const read = figures.map((name) => readerOf(opened.procedure, name));
  try {
    const { distribution } = yield* oddsInPieces(opened.begin(), {
      policy: asPlayed(played),
      outcome: (result) => read.map((figure) => figure(result)),
      settle: ({ figures: settled }) =>
        figures.every((name) => Object.hasOwn(settled, name))
          ? figures.map((name) => settled[name] as number)
          : undefined,
      budget: BUDGET,
    });
    const spreads = new Map(figures.map((name, index) => [name, spreadOf(distribution, index)]));
    const actual = new Map(figures.map((name, index) => [name, read[index]?.(played.result) ?? 0]));
    const luck = stakes.map((stake) => weighed(opened, stake, actual.get(stake.figure) ?? 0, spreads));
    return { luck };
  } catch (error) {
    if (error instanceof Refused) return { tooWide: true };
    throw error;
  }
}

const readerOf = ({ figures }: Procedure, name: string): ((result: unknown) => number) =>
  figures[name] as (result: unknown) => number;

function weighed(
  { game, procedure, input }: Opened,
  { side, figure, against }: Stake,
  actual: number,
  spreads: ReadonlyMap<string, Weighed['spread']>,
): Weighed {
  const players = game.campaign?.sides ?? [];
  const party = procedure.parties?.(input)[side] ?? (players.includes(side) ? { player: side } : {});
  return { side, party, figure, ...(against && { against }), actual, spread: spreads.get(figure) ?? [] };
}

/** The values of one figure in rising order, each with its weight in the smallest whole numbers. */
function spreadOf(distribution: Distribution<readonly number[]>, index: number): Weighed['spread'] {
  const { outcomes } = distribution.by((row) => row[index] as number);
  const common = outcomes.reduce((divisor, { weight }) => gcd(divisor, weight), 0n);
  return outcomes
    .toSorted((a, b) => a.outcome - b.outcome)
    .map(({ outcome, weight }) => [outcome, writtenWeight(weight / common)] as const);
}

const writtenWeight = (weight: bigint): number | string =>
  weight <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(weight) : String(weight);
