/** How a column or a row is written: digits, or letters in one of the two printed fashions. */

export const LABELS = ['digits', 'letters', 'doubled'] as const;
/** `letters`: A … Z, AA, AB …; `doubled`: A … Z, AA, BB … */
export type LabelStyle = (typeof LABELS)[number];

export interface Label {
  /** How many signs it always has; nothing where letters or figures run on. */
  readonly width: number | undefined;
  print(value: number): string;
  /** What the signs from one place of a text to just before another say, if they are such a label. */
  parse(text: string, start: number, end: number): number | undefined;
}

/** No width: figures run on, 9 before 10. */
export const UNPADDED = 0;

export function label(style: LabelStyle, width: number): Label {
  switch (style) {
    case 'digits': {
      const printed: string[] = [];
      const print = (value: number): string => {
        const known = printed[value] ?? String(value).padStart(width, '0');
        printed[value] = known;
        return known;
      };
      if (width === UNPADDED) return { width: undefined, print, parse: parseUnpadded };
      return {
        width,
        print,
        parse: (text, start, end) => (end - start === width ? parseDigits(text, start, end) : undefined),
      };
    }
    case 'letters':
      return { width: undefined, print: printLetters, parse: parseLetters };
    case 'doubled':
      return { width: undefined, print: printDoubled, parse: parseDoubled };
  }
}

const ALPHABET = 26;
const FIRST = 'A'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** Small letters stand this far behind capitals. */
const SMALL = 'a'.charCodeAt(0) - FIRST;

/** Sign by sign: maps have tens of thousands of these. */
function parseDigits(text: string, start: number, end: number): number | undefined {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

const parseUnpadded = (text: string, start: number, end: number): number | undefined =>
  end <= start || (end - start > 1 && text[start] === '0') ? undefined : parseDigits(text, start, end);

/** A is 1; nothing for what is no letter. */
function letterAt(text: string, at: number): number | undefined {
  const code = text.charCodeAt(at) - FIRST;
  const place = code >= SMALL ? code - SMALL : code;
  return place >= 0 && place < ALPHABET ? place + 1 : undefined;
}

function printLetters(value: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / ALPHABET))
    text = String.fromCharCode(FIRST + ((rest - 1) % ALPHABET)) + text;
  return text;
}

function parseLetters(text: string, start: number, end: number): number | undefined {
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const letter = letterAt(text, at);
    if (letter === undefined) return undefined;
    value = value * ALPHABET + letter;
  }
  return value > 0 ? value : undefined;
}

const printDoubled = (value: number): string =>
  String.fromCharCode(FIRST + ((value - 1) % ALPHABET)).repeat(Math.ceil(value / ALPHABET));

function parseDoubled(text: string, start: number, end: number): number | undefined {
  const letter = end > start ? letterAt(text, start) : undefined;
  if (letter === undefined) return undefined;
  for (let at = start + 1; at < end; at += 1) if (letterAt(text, at) !== letter) return undefined;
  return (end - start - 1) * ALPHABET + letter;
}
