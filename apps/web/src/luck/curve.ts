/** Where a line of luck and its band lie in a drawing: plain geometry. */
import type { LuckPoint } from '@grognard/kernel';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  /** The path of the sums, from nought. */
  readonly line: string;
  /** The band as a closed shape. */
  readonly band: string;
  readonly end: { readonly x: number; readonly y: number };
}

export interface Scale {
  readonly most: number;
  /** Values that the axis names, nought among them. */
  readonly marks: readonly number[];
  y(value: number): number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The largest of 1, 2 or 5 times a power of ten that fits at least once on either side of nought. */
export function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const fitting = [5, 2, 1].find((each) => each * power <= most);
  return (fitting ?? 1) * power;
}

/** One scale for every line, as far below nought as above. */
export function scaleOf(lines: readonly (readonly LuckPoint[])[], { height, top, bottom }: Frame): Scale {
  const values = lines.flatMap((line) => line.flatMap(({ sum, low, high }) => [sum, low, high]));
  const most = Math.max(0.1, ...values.map(Math.abs)) * 1.05;
  const step = stepFor(most);
  const middle = (top + height - bottom) / 2;
  return {
    most,
    marks: [-step, 0, step],
    y: (value) => round(middle - (value / most) * (middle - top)),
  };
}

export function curveOf(points: readonly LuckPoint[], longest: number, frame: Frame, scale: Scale): Curve {
  const x = (index: number): number =>
    round(frame.left + (index / Math.max(1, longest)) * (frame.width - frame.left - frame.right));
  const at = (index: number, value: number): string => `${x(index)} ${scale.y(value)}`;
  const path = (values: readonly number[]): readonly string[] => values.map((value, index) => at(index, value));
  const low = path([0, ...points.map((point) => point.low)]);
  const high = path([0, ...points.map((point) => point.high)]);
  const last = points.at(-1)?.sum ?? 0;
  return {
    line: `M${path([0, ...points.map(({ sum }) => sum)]).join('L')}`,
    band: `M${high.join('L')}L${low.toReversed().join('L')}z`,
    end: { x: x(points.length), y: scale.y(last) },
  };
}
