/** F The notation of the combat table, `stars|losses`: read by the rules, printed as the aid writes its results. */
import { codes } from '@grognard/kernel';
import { printedScore } from '../text/notation.ts';

export interface Score {
  readonly stars: number;
  readonly losses: number;
}

export const COMBAT_CODES = codes.notation(
  /^[0-5]\|\d(\.5)?$/,
  'the stars (0 to 5), an upright bar and the losses (0 to 9½, a half is written .5), such as 2|1.5',
  'les étoiles (0 à 5), une barre verticale et les pertes (0 à 9½, un demi s’écrit .5), par exemple 2|1.5',
);

export function scoreIn(cell: string): Score {
  const [stars, losses] = cell.split('|').map(Number) as [number, number];
  return { stars, losses };
}

/** `–, ½` for `0|0.5`, `*, 2` for `1|2`. */
export function printedCell(cell: string): string {
  const { stars, losses } = scoreIn(cell);
  return printedScore(stars, losses);
}
