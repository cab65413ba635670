/** How a column or a row is written: digits, or letters in one of the two printed fashions. */

export const LABELS = ['digits', 'letters', 'doubled'] as const;
/** `letters`: A … Z, AA, AB …; `doubled`: A … Z, AA, BB … */
export type LabelStyle = (typeof LABELS)[number];

export interface Label {
  /** What the label looks like, as a piece of a regular expression. */
  readonly pattern: string;
  print(value: number): string;
  parse(text: string): number | undefined;
}

export function label(style: LabelStyle, width: number): Label {
  switch (style) {
    case 'digits':
      return { pattern: `\\d{${width}}`, print: (value) => String(value).padStart(width, '0'), parse: Number };
    case 'letters':
      return { pattern: '[A-Z]+', print: printLetters, parse: parseLetters };
    case 'doubled':
      return { pattern: '[A-Z]+', print: printDoubled, parse: parseDoubled };
  }
}

const ALPHABET = 26;
const FIRST = 'A'.charCodeAt(0);

function printLetters(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / ALPHABET))
    text = String.fromCharCode(FIRST + ((rest - 1) % ALPHABET)) + text;
  return text;
}

const parseLetters = (text: string): number =>
  [...text].reduce((value, letter) => value * ALPHABET + letter.charCodeAt(0) - FIRST + 1, 0);

const printDoubled = (value: number): string =>
  String.fromCharCode(FIRST + ((value - 1) % ALPHABET)).repeat(Math.ceil(value / ALPHABET));

const parseDoubled = (text: string): number | undefined =>
  new Set(text).size === 1 ? (text.length - 1) * ALPHABET + text.charCodeAt(0) - FIRST + 1 : undefined;
