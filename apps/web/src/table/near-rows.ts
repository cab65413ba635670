/** Which rows of a long table stand beside a step: the lit ones and their neighbours. */

/** A table of no more rows is shown whole. */
const WHOLE = 24;
const NEIGHBOURS = 2;

export function nearRows(labels: readonly string[], lit: ReadonlySet<string>): readonly string[] {
  const places = labels.flatMap((label, place) => (lit.has(label) ? [place] : []));
  if (labels.length <= WHOLE || places.length === 0) return labels;
  return labels.filter((_, place) => places.some((each) => Math.abs(each - place) <= NEIGHBOURS));
}
