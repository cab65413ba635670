/** The labels along one edge of a printed table, and how a number finds its label. */

/** Reads `3`, `9-11`, `0-` (or less), `7+` (or more), `<0`, `<=-1`, `>=6`; other labels stand for no number. */
const LABEL =
  /^(?:(?<exact>-?\d+)|(?<from>-?\d+)-(?<to>-?\d+)|(?<atMost>-?\d+)-|<=(?<upTo>-?\d+)|<(?<below>-?\d+)|(?<atLeast>-?\d+)\+|>=(?<and>-?\d+))$/;

interface Range {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

export class Axis {
  readonly labels: readonly string[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #ranges: readonly Range[];
  #checked = false;

  constructor(labels: readonly string[]) {
    this.labels = labels;
    this.#places = new Map(labels.map((label, place) => [label, place]));
    this.#ranges = labels.flatMap((label) => rangeOf(label) ?? []);
    if (this.#places.size < labels.length) throw new Error(`an axis says a label twice: ${labels.join(' ')}`);
  }

  /** The place of a label; an unknown label is a bug of the caller. */
  place(label: string): number {
    const place = this.#places.get(label);
    if (place === undefined) throw new Error(`"${label}" is not one of ${this.labels.join(' ')}`);
    return place;
  }

  /** The label a number falls under; open ends take what lies beyond them. */
  find(value: number): string {
    if (!this.#checked) checkRanges(this.#ranges);
    this.#checked = true;
    const range = this.#ranges.find(({ from, to }) => value >= from && value <= to);
    if (!range) throw new Error(`${value} falls under none of ${this.labels.join(' ')}`);
    return range.label;
  }

  /** The label so many places further on, held to the ends of the axis. */
  shift(label: string, places: number): string {
    const last = this.labels.length - 1;
    const place = Math.min(last, Math.max(0, this.place(label) + places));
    return this.labels[place] as string;
  }
}

function rangeOf(label: string): Range | undefined {
  const groups = LABEL.exec(label)?.groups;
  if (!groups) return undefined;
  const { exact, from, to, atMost, upTo, below, atLeast, and } = groups;
  if (exact !== undefined) return { label, from: Number(exact), to: Number(exact) };
  if (from !== undefined) return { label, from: Number(from), to: Number(to) };
  if (below !== undefined) return { label, from: Number.NEGATIVE_INFINITY, to: Number(below) - 1 };
  const most = atMost ?? upTo;
  if (most !== undefined) return { label, from: Number.NEGATIVE_INFINITY, to: Number(most) };
  return { label, from: Number(atLeast ?? and), to: Number.POSITIVE_INFINITY };
}

/** `2-1` is no range and `1-2` beside `2` no odds: odds are written `2/1`. */
function checkRanges(ranges: readonly Range[]): void {
  for (const [index, { label, from, to }] of ranges.entries()) {
    if (from > to) throw new Error(`the label ${label} runs backwards: odds are written ${label.replace('-', '/')}`);
    const other = ranges.slice(0, index).find((earlier) => from <= earlier.to && to >= earlier.from);
    if (other) throw new Error(`the labels ${other.label} and ${label} overlap`);
  }
}
