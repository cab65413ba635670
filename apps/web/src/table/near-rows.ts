/** Which rows of a long table stand beside a step: the lit ones and their neighbours. */

/** A table of no more rows is shown whole. */
const WHOLE = 24;
const NEIGHBOURS = 2;

export interface NearRow {
  readonly row: string;
  /** Its place in the whole table. */
  readonly place: number;
  /** Rows were left out just before it. */
  readonly gap: boolean;
}

export function nearRows(labels: readonly string[], lit: ReadonlySet<string> | undefined): readonly NearRow[] {
  const places = labels.flatMap((label, place) => (lit?.has(label) ? [place] : []));
  const whole = labels.length <= WHOLE || places.length === 0;
  const near = labels
    .map((row, place) => ({ row, place }))
    .filter(({ place }) => whole || places.some((each) => Math.abs(each - place) <= NEIGHBOURS));
  return near.map(({ row, place }, index) => ({ row, place, gap: place !== (near[index - 1]?.place ?? -1) + 1 }));
}
