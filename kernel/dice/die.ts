/** A die is the number of its sides. */
export interface Die {
  readonly sides: number;
  /** Faces that do not count: whoever throws one throws again. */
  readonly again?: readonly number[];
}

/** A die of any number of sides; one side is allowed, for a draw among a single candidate. */
export function die(sides: number): Die {
  if (!Number.isInteger(sides) || sides < 1 || sides > 2 ** 32) {
    throw new RangeError(`a die has a whole number of sides from 1 to 2^32; received ${sides}`);
  }
  return { sides };
}

/** The die with six faces. */
export const d6: Die = die(6);

/** The die with ten faces. */
export const d10: Die = die(10);

/** The die thrown until a face comes that counts; each of those is as likely as the next. */
export function thrownAgain({ sides }: Die, faces: readonly number[]): Die {
  const again = [...new Set(faces)].filter((face) => isFace(face, { sides }));
  if (again.length >= sides) throw new RangeError('a die thrown again on every face never counts');
  return again.length === 0 ? { sides } : { sides, again };
}

/** The faces that count. */
export function faces({ sides, again }: Die): readonly number[] {
  const counting: number[] = [];
  for (let face = 1; face <= sides; face += 1) if (!again?.includes(face)) counting.push(face);
  return counting;
}

export const isFace = (value: unknown, { sides }: Die): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= sides;
