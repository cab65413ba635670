/** Counters that change sides: from a list of one force to the list of the other that takes the same kind. */
import { countersOf, type Field, type ForceLayout } from '@grognard/kernel';
import { type DraftRecord, isRecord } from '../form/draft.ts';

const kindOf = (field: Field): string | undefined =>
  field.kind === 'list' && field.of.kind === 'record' && field.of.counter ? countersOf(field.of)[0]?.kind : undefined;

/** Where the counters of each list could go. */
export function movesBetween(
  forces: readonly ForceLayout[],
): ReadonlyMap<string, { readonly to: string; readonly side: string }> {
  const lists = forces.flatMap(({ side, counters }) =>
    counters.flatMap(({ path, field }) => {
      const kind = kindOf(field);
      return kind === undefined ? [] : [{ side, path, kind }];
    }),
  );
  return new Map(
    lists.flatMap(({ side, path, kind }) => {
      const other = lists.find((each) => each.side !== side && each.kind === kind);
      return other ? [[path, { to: other.path, side: other.side }]] : [];
    }),
  );
}

export function moved(draft: DraftRecord, from: string, index: number, to: string): DraftRecord {
  const [here, there] = [draft[from], draft[to]];
  if (!Array.isArray(here)) return draft;
  const row: unknown = here[index];
  return {
    ...draft,
    [from]: here.toSpliced(index, 1),
    [to]: [...(Array.isArray(there) ? there : []), ...(isRecord(row) ? [row] : [])],
  };
}
