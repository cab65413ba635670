/** What an input lays on its map, by what its description declares: counters, marked hexes, a way. */
import { type Field, type Procedure, type Refusal, standsAt, stepsTo } from '@grognard/kernel';
import { type Draft, type DraftRecord, isRecord } from '../../form/draft.ts';
import { faceOf } from '../../form/face.ts';

type Input = Procedure['input'];
type RecordOf = Extract<Field, { kind: 'record' }>;

const FACING = ['attacker', 'defender'] as const;

/** A field whose counters stand on the map: one counter, or a list of them. */
export interface PieceField {
  readonly name: string;
  readonly counter: RecordOf;
  readonly isList: boolean;
  readonly most: number;
  /** The field of a counter that says where it stands. */
  readonly stands: string;
  /** Where forces face each other, whose counters they are. */
  readonly side?: (typeof FACING)[number];
}

export interface Piece {
  /** `unit`, or `others[2]`. */
  readonly path: string;
  readonly of: PieceField;
  readonly values: DraftRecord;
  readonly name: string;
  /** The number of its hex; empty while it is beside the map. */
  readonly hex: string;
}

export const pieceFields = (input: Input): readonly PieceField[] =>
  Object.entries(input.fields).flatMap(([name, field]) => {
    const counter = field.kind === 'list' ? field.of : field;
    if (counter.kind !== 'record' || !counter.counter) return [];
    const stands = standsAt(counter);
    if (stands === undefined) return [];
    const isList = field.kind === 'list';
    const side = FACING.find((each) => each === field.force);
    return [{ name, counter, isList, most: isList ? field.max : 1, stands, ...(side && { side }) }];
  });

export const piecesIn = (input: Input, draft: Draft): readonly Piece[] =>
  pieceFields(input).flatMap((of) => {
    const held = isRecord(draft) ? draft[of.name] : undefined;
    const rows = of.isList ? (Array.isArray(held) ? held : []) : [held];
    return rows.map((row: Draft, index): Piece => {
      const values = isRecord(row) ? row : {};
      return {
        path: of.isList ? `${of.name}[${index}]` : of.name,
        of,
        values,
        name: textOf(values[faceOf(of.counter).name]),
        hex: textOf(values[of.stands]),
      };
    });
  });

const textOf = (value: Draft): string => (typeof value === 'string' ? value : '');

/** The draft with a counter put on a hex. */
export function stood(draft: Draft, { path, of }: Piece, hex: string): Draft {
  const record = isRecord(draft) ? draft : {};
  if (!of.isList) return { ...record, [of.name]: { ...asRecord(record[of.name]), [of.stands]: hex } };
  const index = Number(stepsTo(path)[1]);
  const rows = Array.isArray(record[of.name]) ? (record[of.name] as readonly Draft[]) : [];
  return { ...record, [of.name]: rows.with(index, { ...asRecord(rows[index]), [of.stands]: hex }) };
}

const asRecord = (value: Draft): DraftRecord => (isRecord(value) ? value : {});

/** A field that marks hexes or hexsides of the map: interdicted ones, a bridge to be built. */
export interface MarkField {
  readonly name: string;
  readonly field: Field;
  readonly on: 'space' | 'hexside';
  readonly isList: boolean;
}

export const markFields = (input: Input): readonly MarkField[] =>
  Object.entries(input.fields).flatMap(([name, field]) => {
    const text = field.kind === 'list' ? field.of : field;
    const isWay = field.kind === 'list' && field.wayOf !== undefined;
    if (text.kind !== 'text' || text.on === undefined || isWay) return [];
    return [{ name, field, on: text.on, isList: field.kind === 'list' }];
  });

/** The hexes that a field marks, as they stand in the draft. */
export const markedIn = (draft: Draft, { name }: MarkField): readonly string[] => {
  const held = isRecord(draft) ? draft[name] : undefined;
  if (Array.isArray(held)) return held.filter((each): each is string => typeof each === 'string');
  return typeof held === 'string' && held !== '' ? [held] : [];
};

/** Marked if it was not, and the other way round. */
export function remarked(draft: Draft, field: MarkField, what: string): Draft {
  const before = markedIn(draft, field);
  const after = before.includes(what) ? before.filter((each) => each !== what) : [...before, what];
  return { ...asRecord(draft), [field.name]: field.isList ? after : (after.at(-1) ?? '') };
}

/** The way that an input has drawn on its map: the field, and the counter that goes it. */
export interface WayField {
  readonly name: string;
  readonly of: string;
}

export const wayField = (input: Input): WayField | undefined =>
  Object.entries(input.fields).flatMap(([name, field]) =>
    field.kind === 'list' && field.wayOf !== undefined ? [{ name, of: field.wayOf }] : [],
  )[0];

/** A refusal with the hex it speaks of. */
export interface Barred {
  readonly hex: string;
  readonly refusal: Refusal;
}

/** Refusals that arise at a hex: what they speak of is, or stands on, one of the map. */
export const barredIn = (draft: Draft, input: Input, refusals: readonly Refusal[]): readonly Barred[] =>
  refusals.flatMap((refusal) => {
    const hex = hexAt(draft, input, stepsTo(refusal.at));
    return hex === undefined ? [] : [{ hex, refusal }];
  });

function hexAt(draft: Draft, input: Input, [name = '', ...rest]: readonly string[]): string | undefined {
  const field = input.fields[name];
  const held = isRecord(draft) ? draft[name] : undefined;
  if (field === undefined || (field.kind === 'record' && field.map)) return undefined;
  const found = textAt(field, held, rest);
  if (found !== undefined) return found;
  // What is said of a whole way is said where it ends.
  if (field.kind === 'list' && field.wayOf !== undefined && Array.isArray(held))
    return textOf(held.at(-1)) || undefined;
  return undefined;
}

/** The text of the map at a path, or of the counter that the path leads into. */
function textAt(field: Field, held: Draft, steps: readonly string[]): string | undefined {
  if (field.kind === 'text') return field.on === 'space' && typeof held === 'string' && held !== '' ? held : undefined;
  const [step, ...rest] = steps;
  if (field.kind === 'list')
    return step === undefined || !Array.isArray(held) ? undefined : textAt(field.of, held[Number(step)], rest);
  if (field.kind !== 'record' || !isRecord(held)) return undefined;
  const inner = step === undefined ? undefined : field.fields[step];
  const exact = inner && step !== undefined ? textAt(inner, held[step], rest) : undefined;
  const stands = standsAt(field);
  return exact ?? (stands === undefined ? undefined : textOf(held[stands]) || undefined);
}
