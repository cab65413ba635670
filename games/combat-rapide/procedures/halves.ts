/** F Losses are counted in halves: whole numbers inside, ½ and 1½ on paper. */

/** `2.5` as a cell holds it, as five halves. */
export const halves = (losses: number | string): number => Number(losses) * 2;

/** Five halves as 2.5 losses. */
export const losses = (count: number): number => count / 2;
