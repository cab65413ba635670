/** SVG as a string: elements, attributes, escaping. What stands inside an element is markup already. */
import type { Point } from '../geometry/point.ts';

type Attributes = Readonly<Record<string, string | number>>;

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function element(name: string, attributes: Attributes, inside: string | readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const head = `<${name}${written.join('')}`;
  return inside.length === 0
    ? `${head}/>`
    : `${head}>${typeof inside === 'string' ? inside : inside.join('')}</${name}>`;
}

/** Each piece on its own line, so that two pictures can be compared by eye. */
export const onLines = (pieces: readonly string[]): readonly string[] => pieces.map((piece) => `\n${piece}`);

/** A number short enough to read, and the same on every machine. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10 + 0);

export const pointList = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${fixed(x)},${fixed(y)}`).join(' ');
