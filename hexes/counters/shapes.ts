/** Path data of the plain shapes that symbols are put together from. */

export type Corner = readonly [x: number, y: number];

/** Corners as one writes them down: `15 0.6, 16 3`. */
export const corners = (text: string): readonly Corner[] =>
  text.split(', ').map((corner): Corner => {
    const [x = 0, y = 0] = corner.split(' ').map(Number);
    return [x, y];
  });

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const polygon = (corners: readonly Corner[]): string =>
  `M${corners.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${tenths(x)} ${tenths(y)}h${width}v${height}h-${width}z`;

export const ring = (x: number, y: number, radius: number): string =>
  `M${tenths(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Symmetrical about a middle line, by the corners of its right half from top to bottom. */
export const mirrored = (middle: number, right: readonly Corner[]): string =>
  polygon([...right, ...right.map(([x, y]): Corner => [2 * middle - x, y]).reverse()]);

/** The same drawing moved and shrunk. */
export const moved = (corners: readonly Corner[], x: number, y: number, scale: number): readonly Corner[] =>
  corners.map(([a, b]) => [x + a * scale, y + b * scale]);
