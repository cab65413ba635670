/** How wide a table comes out on paper, reckoned in characters. */

/** What half a page holds, at the size tables are set in; each column also takes its lines and margins. */
const HALF_PAGE = 46;
const MARGINS = 2;
/** Longer texts are folded, and read well enough so. */
const FOLDED = 26;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** A word is never cut: the widest one is the least its column takes. */
const narrowest = (texts: readonly string[]): number => longest(texts.flatMap((text) => text.split(/[\s/-]/)));

/** Whether a table needs the whole width of the page, told by the texts of each of its columns. */
export function isWide(columns: readonly (readonly string[])[]): boolean {
  const sum = (width: (texts: readonly string[]) => number): number =>
    columns.reduce((all, texts) => all + width(texts) + MARGINS, 0);
  return sum(narrowest) > HALF_PAGE || sum((texts) => Math.min(longest(texts), FOLDED)) > HALF_PAGE * 1.6;
}

export interface Run<T> {
  readonly wide: boolean;
  readonly items: readonly T[];
}

/** Neighbours of one kind together, in the order they came. */
export function runsOf<T>(items: readonly T[], wide: (item: T) => boolean): readonly Run<T>[] {
  const runs: { readonly wide: boolean; readonly items: T[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && last.wide === wide(item)) last.items.push(item);
    else runs.push({ wide: wide(item), items: [item] });
  }
  return runs;
}
