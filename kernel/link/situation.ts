/**
 * A situation packed for an address: only what differs from the usual, names and options by a short digest. What a later
 * version has added stands as usual; what it has dropped is skipped and counted, never taken for something else.
 */
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import type { Field } from '../input/field.ts';
import { digest } from '../journal/digest.ts';
import type { Plain } from '../step/step.ts';
import { BitReader, BitWriter, NotBits } from './bits.ts';
import { markOn, printedMaps } from './printed-maps.ts';
import { unusual } from './unusual.ts';

/** What stands on the map, and how the rules are read. */
export interface Situation {
  readonly input: Plain;
  readonly rulings: Readonly<Record<string, string>>;
}

/** A situation as a link gave it. */
export interface ReadSituation extends Situation {
  /** The version of our rendering of the rules that it was written under. */
  readonly version: string;
  /** How many things it says that this version does not know. */
  readonly unknown: number;
}

const FORMAT = 0;
const FORMAT_BITS = 3;
const KINDS = ['no', 'yes', 'number', 'text', 'option', 'list', 'record', 'nothing'] as const;
const KIND_BITS = 3;
/** Short enough for an address, long enough that few names of one record clash; those that do are written out. */
const TAG_BITS = 12;
const WRITTEN_OUT = 0;

const tagOf = (name: string): number => Number.parseInt(digest(name).slice(0, 8), 16) % (1 << TAG_BITS);

/** A name by its tag, or in full. */
type Key = number | string;

/** What is being written or read, and the names that stood before. */
interface Writing {
  readonly writer: BitWriter;
  readonly maps: ReadonlyMap<string, Plain>;
  readonly names: Key[];
}
interface Reading {
  readonly reader: BitReader;
  readonly maps: ReadonlyMap<string, Plain>;
  readonly names: Key[];
  /** How many things this version does not know. */
  unknown: number;
}

/** What the app's address holds after `s=`. */
export function packed(game: Game, procedure: Procedure, { input, rulings }: Situation): string {
  const writer = new BitWriter();
  writer.bits(FORMAT, FORMAT_BITS);
  writer.text(game.version);
  const writing = { writer, maps: printedMaps(game), names: [] };
  write(writing, procedure.input, unusual(procedure.input, input));
  const chosen = Object.entries(rulings).filter(([id, reading]) => game.rulings[id]?.default !== reading);
  writer.count(chosen.length);
  for (const [id, reading] of chosen) {
    writeName(writing, Object.keys(game.rulings), id);
    writeName(writing, game.rulings[id]?.readings ?? [], reading);
  }
  return writer.written();
}

function write(writing: Writing, field: Field | undefined, value: unknown): void {
  const { writer } = writing;
  const kind = (name: (typeof KINDS)[number]): void => writer.bits(KINDS.indexOf(name), KIND_BITS);
  if (value === null || value === undefined) return kind('nothing');
  if (typeof value === 'boolean') return kind(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    kind('number');
    return writer.count(value < 0 ? -2 * value - 1 : 2 * value);
  }
  if (typeof value === 'string') {
    kind(field?.kind === 'oneOf' ? 'option' : 'text');
    return field?.kind === 'oneOf' ? writeName(writing, field.options, value) : writer.text(value);
  }
  if (Array.isArray(value)) {
    kind('list');
    writer.count(value.length);
    for (const item of value) write(writing, field?.kind === 'list' ? field.of : undefined, item);
    return;
  }
  const mark = markOn(field, value);
  if (mark !== undefined && writing.maps.has(mark)) {
    kind('option');
    return writeName(writing, [...writing.maps.keys()], mark);
  }
  kind('record');
  const fields = field?.kind === 'record' ? field.fields : {};
  const entries = Object.entries(value);
  writer.count(entries.length);
  for (const [name, item] of entries) {
    writeName(writing, Object.keys(fields), name);
    write(writing, fields[name], item);
  }
}

/** One of several names by its tag; where two share a tag, in full. One that stood before goes by its place. */
function writeName({ writer, names }: Writing, among: readonly string[], name: string): void {
  const tag = tagOf(name);
  const alone = tag !== WRITTEN_OUT && among.filter((each) => tagOf(each) === tag).length === 1;
  const key = alone ? tag : name;
  const place = names.indexOf(key);
  writer.bits(place < 0 ? 0 : 1, 1);
  if (place >= 0) return writer.bits(place, bitsFor(names.length));
  names.push(key);
  writer.bits(alone ? tag : WRITTEN_OUT, TAG_BITS);
  if (!alone) writer.text(name);
}

function readName({ reader, names }: Reading, among: readonly string[]): string | undefined {
  const key = readKey(reader, names);
  const fitting = among.filter((each) => (typeof key === 'number' ? tagOf(each) === key : each === key));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function readKey(reader: BitReader, names: Key[]): Key | undefined {
  if (reader.bits(1) === 1) return names[reader.bits(bitsFor(names.length))];
  const tag = reader.bits(TAG_BITS);
  const key = tag === WRITTEN_OUT ? reader.text() : tag;
  names.push(key);
  return key;
}

/** How many bits tell so many places apart. */
const bitsFor = (places: number): number => Math.ceil(Math.log2(Math.max(1, places)));

/** Nothing where the address was cut short or is none of ours. */
export function unpacked(game: Game, procedure: Procedure, text: string): ReadSituation | undefined {
  try {
    const reader = new BitReader(text);
    if (reader.bits(FORMAT_BITS) !== FORMAT) return undefined;
    const version = reader.text();
    const reading: Reading = { reader, maps: printedMaps(game), names: [], unknown: 0 };
    const input = read(reading, procedure.input) ?? {};
    const rulings = readRulings(reading, game);
    return { version, input, rulings, unknown: reading.unknown };
  } catch (error) {
    if (error instanceof NotBits) return undefined;
    throw error;
  }
}

function readRulings(reading: Reading, game: Game): Readonly<Record<string, string>> {
  const rulings: Record<string, string> = {};
  for (let left = reading.reader.count(); left > 0; left -= 1) {
    const id = readName(reading, Object.keys(game.rulings));
    const chosen = readName(reading, id === undefined ? [] : (game.rulings[id]?.readings ?? []));
    if (id === undefined || chosen === undefined) reading.unknown += 1;
    else rulings[id] = chosen;
  }
  return rulings;
}

/** Nothing for what this version does not know; it is read all the same, to find what comes after it. */
function read(reading: Reading, field: Field | undefined): Plain | undefined {
  const { reader } = reading;
  const kind = KINDS[reader.bits(KIND_BITS)];
  switch (kind) {
    case 'no':
      return false;
    case 'yes':
      return true;
    case 'number': {
      const value = reader.count();
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    }
    case 'text':
      return reader.text();
    case 'option':
      return readOption(reading, field);
    case 'list':
      return readList(reading, field);
    case 'record':
      return readRecord(reading, field);
    default:
      return null;
  }
}

/** One of a menu, or one of the game's own maps. */
function readOption(reading: Reading, field: Field | undefined): Plain | undefined {
  const isMap = field?.kind === 'record' && field.map !== undefined;
  const among = isMap ? [...reading.maps.keys()] : field?.kind === 'oneOf' ? field.options : [];
  const option = readName(reading, among);
  if (option === undefined && field !== undefined) reading.unknown += 1;
  return isMap && option !== undefined ? reading.maps.get(option) : option;
}

function readList(reading: Reading, field: Field | undefined): Plain {
  const items: Plain[] = [];
  const of = field?.kind === 'list' ? field.of : undefined;
  for (let left = reading.reader.count(); left > 0; left -= 1) {
    const item = read(reading, of);
    if (item !== undefined) items.push(item);
  }
  return items;
}

function readRecord(reading: Reading, field: Field | undefined): Plain {
  const fields = field?.kind === 'record' ? field.fields : {};
  const values: Record<string, Plain> = {};
  for (let left = reading.reader.count(); left > 0; left -= 1) {
    const name = readName(reading, Object.keys(fields));
    const value = read(reading, name === undefined ? undefined : fields[name]);
    if (name === undefined) {
      if (field !== undefined) reading.unknown += 1;
    } else if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The place of a situation in the app, after its address. */
export const situationPlace = (game: Game, procedure: Procedure, situation: Situation): string =>
  `#/game/${encodeURIComponent(game.id)}/chart/${encodeURIComponent(procedure.id)}?s=${packed(game, procedure, situation)}`;
