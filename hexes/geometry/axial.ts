/** Hex arithmetic in axial coordinates; the third cube coordinate is −q − r. */

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** One of the six hexsides, counted clockwise from the first of `STEPS`. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5;

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];

/** The step across each hexside, clockwise from the top (or the upper left, where hexes stand on a point). */
export const STEPS = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const satisfies readonly Axial[];

export const opposite = (side: Side): Side => ((side + 3) % 6) as Side;

export const neighbour = ({ q, r }: Axial, side: Side): Axial => ({ q: q + STEPS[side].q, r: r + STEPS[side].r });

export const neighbours = (hex: Axial): readonly Axial[] => SIDES.map((side) => neighbour(hex, side));

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexside by which one hex touches another, if they touch. */
export const sideBetween = (from: Axial, to: Axial): Side | undefined =>
  SIDES.find((side) => STEPS[side].q === to.q - from.q && STEPS[side].r === to.r - from.r);

/** The hexes at exactly this distance, clockwise; the hex itself at 0. */
export function ring(centre: Axial, radius: number): readonly Axial[] {
  if (radius === 0) return [centre];
  const hexes: Axial[] = [];
  let hex = { q: centre.q, r: centre.r - radius };
  for (const side of SIDES) {
    // From the top corner a ring runs first along the direction two sides on.
    const along = ((side + 2) % 6) as Side;
    for (let step = 0; step < radius; step += 1) {
      hexes.push(hex);
      hex = neighbour(hex, along);
    }
  }
  return hexes;
}

/** The hexes within this distance, nearest first. */
export const within = (centre: Axial, radius: number): readonly Axial[] =>
  Array.from({ length: radius + 1 }, (_, away) => ring(centre, away)).flat();

/** The straight line between two hex centres, both ends included; where it runs along a hexside one hex is taken. */
export function line(from: Axial, to: Axial): readonly Axial[] {
  const length = distance(from, to);
  return Array.from({ length: length + 1 }, (_, step) => {
    const part = step / Math.max(1, length);
    return rounded(from.q + NUDGE + (to.q - from.q) * part, from.r + 2 * NUDGE + (to.r - from.r) * part);
  });
}

/** Keeps a line off the hexsides: which of two equal hexes it takes must not hang on rounding. */
const NUDGE = 1e-6;

/** The hex that holds a point. */
export function rounded(q: number, r: number): Axial {
  const s = -q - r;
  const [near, far, third] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(near - q), Math.abs(far - r), Math.abs(third - s)];
  if (offQ > offR && offQ > offS) return { q: exact(-far - third), r: exact(far) };
  if (offR > offS) return { q: exact(near), r: exact(-near - third) };
  return { q: exact(near), r: exact(far) };
}

/** No negative zero: coordinates are compared and written. */
const exact = (value: number): number => value + 0;
