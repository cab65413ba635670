/** Text that must fit where nothing can measure it: widths are taken from a wide face, so that others fit too. */

/** Widths in thousandths of the size, from the widest common sans in bold; what is not listed is as wide as the widest. */
const WIDTHS: readonly (readonly [signs: string, width: number])[] = [
  [" \u00a0\u202f.,:;!|’'ijlIí", 360],
  ['-–()[]/frtJ°·', 470],
  ['abcdeghknopqsuvxyzàâçéèêëîïôùûüñ0123456789', 700],
  ['ABCDEFGHKLNOPQRSTUVXYZÀÂÇÉÈÊËÎÏÔÙÛ&', 790],
];
const WIDEST = 1050;

const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)),
);

/** How wide a text is at most at this size. */
export function widthOf(text: string, size: number): number {
  let thousandths = 0;
  for (const sign of text) thousandths += WIDTH_OF.get(sign) ?? WIDEST;
  return (thousandths * size) / 1000;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** On one line at full size if it fits, else on two, else smaller: nothing is ever left out. */
export function fitted(text: string, width: number, size: number, smallest: number): Fitted {
  if (widthOf(text, size) <= width) return { lines: [text], size };
  const lines = halves(text);
  const needed = Math.max(...lines.map((line) => widthOf(line, size)));
  return { lines, size: needed <= width ? size : Math.max(smallest, (size * width) / needed) };
}

/** On one line, smaller if it must be. */
export const shrunk = (text: string, width: number, size: number, smallest: number): Fitted => ({
  lines: [text],
  size: Math.min(size, Math.max(smallest, width / widthOf(text, 1))),
});

/** Cut at the blank (or after the hyphen) that leaves the shorter longest line; one line where there is none. */
function halves(text: string): readonly string[] {
  const cuts = [...text.matchAll(/ +|(?<=-)/g)].map(({ index, 0: gap }) => [
    text.slice(0, index),
    text.slice(index + gap.length),
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => widthOf(line, 1)));
  return cuts.reduce<readonly string[]>((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}
