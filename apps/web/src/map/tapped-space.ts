/** What a tap on a chart's small map tells: the next space of its way, or the first space that is not told yet. */
import type { Procedure } from '@grognard/kernel';
import { type Draft, isRecord } from '../form/draft.ts';
import { markedIn, markFields, wayField } from './board/pieces.ts';

interface Told {
  readonly input: Procedure['input'];
  readonly draft: Draft;
  /** What the campaign says, by path. */
  readonly known: ReadonlyMap<string, unknown>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A way that begins in a space, not at a counter. */
export function wayTold({ input, draft, known }: Told) {
  const way = wayField(input);
  const held = isRecord(draft) ? draft : {};
  if (!way || input.fields[way.of]?.kind !== 'text') return undefined;
  const start = textOf(held[way.of]) || textOf(known.get(way.of));
  const passed = held[way.name];
  return { ...way, start, passed: Array.isArray(passed) ? passed.map(String) : [] };
}

/** The draft with the space told; nothing where the field that was written in last is to have it. */
export function toldBy(told: Told, space: string, into: string | undefined): Draft | undefined {
  const record = isRecord(told.draft) ? told.draft : {};
  const way = wayTold(told);
  if (way && goesOn(way, into)) {
    if (way.start === '') return { ...record, [way.of]: space };
    const field = told.input.fields[way.name];
    const most = field?.kind === 'list' ? field.max : 0;
    const ends = [way.start, ...way.passed].at(-1) === space;
    return { ...record, [way.name]: ends ? way.passed.slice(0, -1) : [...way.passed, space].slice(0, most) };
  }
  if (into !== undefined) return undefined;
  const open = markFields(told.input).find(
    (field) =>
      field.on === 'space' && !field.isList && !told.known.has(field.name) && markedIn(told.draft, field).length === 0,
  );
  return open && { ...record, [open.name]: space };
}

/** Whoever is in another field, or in an empty one of the way, writes there. */
function goesOn(way: NonNullable<ReturnType<typeof wayTold>>, into: string | undefined): boolean {
  if (into === undefined) return true;
  if (into === way.of) return way.start !== '';
  return way.passed.some((space, place) => into === `${way.name}[${place}]` && space !== '');
}
