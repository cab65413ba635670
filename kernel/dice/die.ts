/** A die is the number of its sides. */
export interface Die {
  readonly sides: number;
}

/** A die of any number of sides; one side is allowed, for a draw among a single candidate. */
export function die(sides: number): Die {
  if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32) {
    throw new RangeError(`a die has a whole number of sides from 1 to 2^32; received ${sides}`);
  }
  return { sides };
}

export const d6: Die = die(6);
export const d10: Die = die(10);

export const isFace = (value: unknown, { sides }: Die): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= sides;
