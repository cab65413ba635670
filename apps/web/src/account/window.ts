/** The part of a printed table that is shown beside a step: what is lit, with its neighbours. */

const NEIGHBOURS = 2;

/** So many labels at most, all in a row; the lit ones before their neighbours. */
export function windowOn(labels: readonly string[], lit: ReadonlySet<string>, most: number): readonly string[] {
  const places = labels.flatMap((label, place) => (lit.has(label) ? [place] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const span = last - first + 1;
  const margin = Math.max(0, Math.min(NEIGHBOURS, Math.floor((most - span) / 2)));
  const from = Math.max(0, first - margin);
  return labels.slice(from, Math.min(from + most, last + margin + 1));
}
