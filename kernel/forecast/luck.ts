/** Where a play stands among all that could have happened with the same decisions, for each side that cares. */
import { asPlayed } from '../game/example.ts';
import type { Opened, Resolution } from '../game/resolve.ts';
import { fraction, minus } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import { luck } from '../walk/luck.ts';
import { oddsInPieces, type Progress } from '../walk/odds.ts';
import { type Amount, amount, type Part, part } from './amount.ts';

/** Where one figure of a play stands among all that could have happened. */
export interface FigureLuck {
  readonly name: string;
  readonly actual: number;
  readonly expected: Amount;
  /** What happened less what was expected. */
  readonly difference: Amount;
  /** What could have been less than what happened, and half of what would have been equal. */
  readonly percentile: Part;
  /** The same for each side that wants more of the figure, or less: how much of what could have happened was worse for it. */
  readonly sides: readonly { readonly side: Side; readonly worse: Part }[];
}

/** Luck is an afterthought to a play: past this many states it is left out. */
const BUDGET = 300_000;

/** Nothing where no die was thrown, or where the distribution is too wide to be worth the wait. */
export function* luckInPieces(
  opened: Opened,
  played: Pick<Resolution, 'journal' | 'result'>,
  budget = BUDGET,
): Generator<Progress, readonly FigureLuck[] | undefined, void> {
  if (!played.journal.some(({ kind }) => kind === 'die')) return undefined;
  const { procedure } = opened;
  const figures = Object.entries(procedure.figures) as [string, (result: unknown) => number][];
  const names = figures.map(([name]) => name);
  try {
    const { distribution } = yield* oddsInPieces(opened.begin(), {
      policy: asPlayed(played),
      outcome: (result) => figures.map(([, figure]) => figure(result)),
      settle: (certain) =>
        names.every((name) => Object.hasOwn(certain.figures, name))
          ? names.map((name) => certain.figures[name] as number)
          : undefined,
      budget,
    });
    return figures.map(([name, figure], index) => {
      const fallen = luck(distribution, (row) => row[index] as number, figure(played.result));
      return {
        name,
        actual: fallen.actual,
        expected: amount(fallen.expected),
        difference: amount(fallen.difference),
        percentile: part(fallen.percentile),
        sides: wanting(opened, name).map(({ side, more }) => ({
          side,
          worse: part(more ? fallen.percentile : minus(fraction(1), fallen.percentile)),
        })),
      };
    });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

interface Wanting {
  readonly side: Side;
  readonly more: boolean;
}

/** The sides that want more of a figure, and those that only want less of what the other side wants. */
function wanting({ procedure, input }: Opened, figure: string): readonly Wanting[] {
  const { favours = {} } = procedure;
  const first = Object.values(favours)[0];
  const sides = new Set([...Object.keys(favours), ...Object.keys(procedure.parties?.(input) ?? {})]);
  return [...sides].flatMap((side): Wanting[] => {
    const own = Object.hasOwn(favours, side) ? favours[side] : undefined;
    if (own !== undefined) return own === figure ? [{ side, more: true }] : [];
    return first === figure ? [{ side, more: false }] : [];
  });
}
