/** Where a play stands among all that could have happened with the same decisions. */
import { asPlayed, type Luck, luck, type Opened, odds, Refused, type Resolution } from '@grognard/kernel';

export interface FigureLuck extends Luck {
  readonly name: string;
  /** The sides for which more of this figure is better. */
  readonly favours: readonly string[];
}

/** Luck is an afterthought to a play: past this many states it is left out. */
const BUDGET = 300_000;

/** Nothing where the distribution is too wide to be worth the wait. */
export function luckOf(opened: Opened, played: Resolution): readonly FigureLuck[] | undefined {
  const { procedure } = opened;
  const figures = Object.entries(procedure.figures) as [string, (result: unknown) => number][];
  try {
    const { distribution } = odds(opened.begin(), {
      policy: asPlayed(played),
      outcome: (result) => figures.map(([, figure]) => figure(result)),
      budget: BUDGET,
    });
    return figures.map(([name, figure], index) => ({
      name,
      favours: Object.entries(procedure.favours ?? {}).flatMap(([side, favoured]) => (favoured === name ? [side] : [])),
      ...luck(distribution, (row) => row[index] as number, figure(played.result)),
    }));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
