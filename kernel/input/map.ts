/** A record that is a map, and fields that name what lies on it: declared here, read by whoever knows maps. */
import { canonical } from '../journal/canonical.ts';
import { digest } from '../journal/digest.ts';
import type { Checked, Refusal } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { AnyRecordField, Field } from './field.ts';

/** What a text names on the map of the input: a hex or another space, or the border of two hexes. */
export type OnMap = 'space' | 'hexside';

/** The record is a map. It may be told whole, or by the mark of one that the campaign keeps. */
export interface MapKind {
  /** Hexes, or spaces joined by links. */
  readonly sheet: 'hexes' | 'points';
  /** The map of a file, or everything that is wrong with it; asked again for the same file, the same answer. */
  read(file: unknown): Checked<KnownMap>;
}

/** What has to be known of any map. */
export interface KnownMap {
  readonly title: string;
  /** The whole map in its one spelling: equal maps have equal files. */
  readonly file: Plain;
  /** What is wrong with the name of something on it; nothing where the map has it. */
  fault(what: OnMap, name: string): Omit<Refusal, 'at'> | undefined;
}

/** The mark by which a map is referred to: equal maps have equal marks. */
export function mapMark(file: Plain): string {
  if (typeof file !== 'object' || file === null) return digest(canonical(file));
  const known = MARKS.get(file) ?? digest(canonical(file));
  MARKS.set(file, known);
  return known;
}

const MARKS = new WeakMap<object, string>();

type Given = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of an input or of tracks that is a map, by its name: at most one, for what is named on it names no other. */
export const mapFieldIn = ({ fields }: AnyRecordField): string | undefined =>
  Object.keys(fields).find((name) => isMap(fields[name]));

type MapField = AnyRecordField & { readonly map: MapKind };

/** Whether it is the map that the description itself puts there. */
const isUsual = ({ default: usual }: MapField, file: unknown): boolean =>
  usual !== undefined && (file === usual || (isRecord(file) && mapMark(file as Plain) === mapMark(usual as Plain)));

const isMap = (field: Field | undefined): field is MapField => field?.kind === 'record' && field.map !== undefined;

/** The field of a counter that says where on the map it stands. */
export const standsAt = ({ fields }: Pick<AnyRecordField, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'text' && field.on === 'space';
  });

/** Every name in an input of something that its map has not; an input without a map, or with a bad one, says nothing here. */
export function strayNames(input: AnyRecordField, value: unknown): readonly Refusal[] {
  const name = mapFieldIn(input);
  const field = name === undefined ? undefined : input.fields[name];
  if (name === undefined || !isMap(field) || !isRecord(value)) return [];
  const map = field.map.read(value[name] ?? field.default);
  return map.ok ? straying(input, value, '', map.value) : [];
}

function straying(field: Field, value: unknown, at: string, map: KnownMap): readonly Refusal[] {
  if (field.kind === 'text') {
    if (field.on === undefined || typeof value !== 'string' || value === field.default) return [];
    const fault = map.fault(field.on, value);
    return fault ? [{ ...fault, at, facts: { label: field.label, ...fault.facts } }] : [];
  }
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => straying(field.of, item, `${at}[${index}]`, map));
  if (field.kind !== 'record' || field.map || !isRecord(value)) return [];
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    straying(inner, value[name], at === '' ? name : `${at}.${name}`, map),
  );
}

/** Every map in a value, by its mark. */
export function mapsIn(field: Field, value: unknown): ReadonlyMap<string, Plain> {
  const found = new Map<string, Plain>();
  eachMap(field, value, (file) => {
    if (isRecord(file)) found.set(mapMark(file as Plain), file as Plain);
    return file;
  });
  return found;
}

/** Every map in a value that `known` has not, in its one spelling; one that is not sound is nobody's. */
export function newMapsIn(field: Field, value: unknown, known: ReadonlyMap<string, Plain>): readonly Plain[] {
  const found = new Map<string, Plain>();
  eachMap(field, value, (file, of) => {
    const map = isRecord(file) ? of.map.read(file) : undefined;
    if (!map?.ok || isUsual(of, map.value.file)) return file;
    const mark = mapMark(map.value.file);
    if (!known.has(mark)) found.set(mark, map.value.file);
    return file;
  });
  return [...found.values()];
}

/** The value with maps that are referred to by a known mark put in whole. */
export const withMaps = (field: Field, value: unknown, known: ReadonlyMap<string, Plain>): unknown =>
  eachMap(field, value, (file) => (typeof file === 'string' ? (known.get(file) ?? file) : file));

/** The value with every known map referred to by its mark; the one that is usual there is left out. */
export const withMarks = (field: Field, value: unknown, known: ReadonlyMap<string, Plain>): unknown =>
  eachMap(field, value, (file, of) => {
    if (isUsual(of, file)) return undefined;
    const mark = isRecord(file) ? mapMark(file as Plain) : '';
    return known.has(mark) ? mark : file;
  });

/** The value with `change` made to each of its maps; the same value where nothing changes. */
function eachMap(field: Field, value: unknown, change: (file: unknown, of: MapField) => unknown): unknown {
  if (value === undefined) return value;
  if (isMap(field)) return change(value, field);
  if (!mayHoldMap(field)) return value;
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => eachMap(field.of, item, change));
  if (field.kind !== 'record' || !isRecord(value)) return value;
  const inner = Object.entries(value).map(([name, item]) => [
    name,
    Object.hasOwn(field.fields, name) ? eachMap(field.fields[name] as Field, item, change) : item,
  ]);
  return Object.fromEntries(inner.filter(([, item]) => item !== undefined));
}

/** Whether there can be a map in it, found once for each description. */
function mayHoldMap(field: Field): boolean {
  const known = HOLDERS.get(field);
  if (known !== undefined) return known;
  const holds =
    isMap(field) ||
    (field.kind === 'list' && mayHoldMap(field.of)) ||
    (field.kind === 'record' && Object.values(field.fields).some(mayHoldMap));
  HOLDERS.set(field, holds);
  return holds;
}

const HOLDERS = new WeakMap<Field, boolean>();
