/** SVG as a string: elements, attributes, escaping. What stands inside an element is markup already. */
export type Attributes = Readonly<Record<string, string | number>>;

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}`;

/** The beginning of an element whose end is written elsewhere. */
export const opened = (name: string, attributes: Attributes): string => `${tag(name, attributes)}>`;

export function element(name: string, attributes: Attributes, inside: string | readonly string[] = []): string {
  const head = tag(name, attributes);
  return inside.length === 0
    ? `${head}/>`
    : `${head}>${typeof inside === 'string' ? inside : inside.join('')}</${name}>`;
}

/** Each piece on its own line, so that two pictures can be compared by eye. */
export const onLines = (pieces: readonly string[]): readonly string[] => pieces.map((piece) => `\n${piece}`);

/** A number short enough to read, and the same on every machine: in tenths, and no negative zero. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** The same in thousandths, for what is multiplied by it. */
export const factor = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Path data, its numbers short: d`M${x} ${y}`. */
export const d = (data: TemplateStringsArray, ...numbers: readonly number[]): string =>
  numbers.reduce((path, number, index) => path + fixed(number) + (data[index + 1] ?? ''), data[0] ?? '');
