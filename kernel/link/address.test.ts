/** The address of a situation, bit by bit: links that have been given out must stay what they are. */
import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { flag, integer, list, oneOf, optional, record, text } from '../input/field.ts';
import { digest } from '../journal/digest.ts';
import { BitReader, BitWriter, NotBits } from './bits.ts';
import { packed, situationPlace, unpacked } from './situation.ts';

const bits = (value: number, count: number): string => value.toString(2).padStart(count, '0');
/** Octal digits, the lowest first, each with whether another follows. */
const count = (value: number): string =>
  [...value.toString(8)]
    .reverse()
    .map((digit, at, all) => `${at < all.length - 1 ? 1 : 0}${bits(Number(digit), 3)}`)
    .join('');
/** By a new name: twelve bits of its digest. */
const fresh = (name: string): string => `0${bits(Number.parseInt(digest(name).slice(0, 8), 16) % 4096, 12)}`;
/** By a name that stood before, at its place among so many. */
const again = (place: number, width: number): string => `1${bits(place, width)}`;
const [YES, NUMBER, TEXT, OPTION, LIST, RECORD] = ['001', '010', '011', '100', '101', '110'];
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const signs = (all: string): string =>
  (all.padEnd(Math.ceil(all.length / 6) * 6, '0').match(/.{6}/g) ?? [])
    .map((six) => SIGNS[Number.parseInt(six, 2)])
    .join('');

const unit = record('unit', {
  name: text('name', { max: 40 }),
  arm: oneOf('arm', { options: ['foot', 'horse'], words: 'arm', default: 'foot' }),
  strength: integer('strength', { min: -5, max: 99 }),
});
const procedure = {
  id: 'fight/on',
  input: record('input', { units: list('units', unit, { min: 0, max: 9 }), river: flag('river') }),
} as unknown as Procedure;
const game = {
  id: 'small',
  version: '3',
  examples: [],
  procedures: {},
  rulings: {
    rounding: { readings: ['up', 'down'], default: 'up' },
    sea: { readings: ['open', 'shut'], default: 'open' },
  },
} as unknown as Game;

const SITUATION = {
  input: {
    units: [
      { name: 'an', arm: 'horse', strength: -3 },
      { name: 'an', arm: 'horse', strength: 9 },
    ],
    river: true,
  },
  rulings: { rounding: 'down', sea: 'open' },
};

// In ' eanirst' a is 2 and n is 3; in 'oldumc0123456789', the second group, 3 is 9.
const AN = `${TEXT}${count(2)}0${bits(2, 3)}0${bits(3, 3)}`;
const first = `${RECORD}${count(3)}${fresh('name')}${AN}${fresh('arm')}${OPTION}${fresh('horse')}${fresh('strength')}${NUMBER}${count(5)}`;
// Names so far: units, name, arm, horse, strength; three bits tell five places apart.
const second = `${RECORD}${count(3)}${again(1, 3)}${AN}${again(2, 3)}${OPTION}${again(3, 3)}${again(4, 3)}${NUMBER}${count(18)}`;
const units = `${fresh('units')}${LIST}${count(2)}${first}${second}`;
const head = `000${count(1)}10${bits(9, 4)}`;
const ADDRESS = signs(
  `${head}${RECORD}${count(2)}${units}${fresh('river')}${YES}${count(1)}${fresh('rounding')}${fresh('down')}`,
);

test('every bit has its meaning', () => {
  expect(packed(game, procedure, SITUATION)).toBe(ADDRESS);
  expect(situationPlace(game, procedure, SITUATION)).toBe(`#/game/small/chart/fight%2Fon?s=${ADDRESS}`);
  expect(unpacked(game, procedure, ADDRESS)).toEqual({
    version: '3',
    input: SITUATION.input,
    rulings: { rounding: 'down' },
    unknown: 0,
  });
});

test('another format, or one cut anywhere before its last bits, is no situation', () => {
  expect(unpacked(game, procedure, signs(`001${head.slice(3)}${RECORD}${count(0)}${count(0)}`))).toBeUndefined();
  for (let length = 0; length < ADDRESS.length; length += 1)
    expect(unpacked(game, procedure, ADDRESS.slice(0, length)), `${length} signs`).toBeUndefined();
});

test('what a later version dropped is skipped and counted', () => {
  const body = `${RECORD}${count(2)}${fresh('weather')}${OPTION}${fresh('rain')}${fresh('river')}${YES}`;
  const rulings = `${count(2)}${fresh('fog')}${fresh('thick')}${fresh('sea')}${fresh('shut')}`;
  expect(unpacked(game, procedure, signs(`${head}${body}${rulings}`))).toEqual({
    version: '3',
    input: { river: true },
    rulings: { sea: 'shut' },
    unknown: 2,
  });
});

test('every sign of every group, and any other, comes back', () => {
  const names = [' eanirst', 'oldumc0123456789', 'ABCDEFGHIJKLMNOPRSTVWbfghkpvyzé-', 'QUXYZjqwx’áí', '№🎲ő\u{10ffff}'];
  for (const name of names) {
    const writer = new BitWriter();
    writer.text(name);
    expect(new BitReader(writer.written()).text()).toBe(name);
  }
  const length = (sign: string): number => {
    const writer = new BitWriter();
    for (let times = 0; times < 60; times += 1) writer.text(sign);
    return (writer.written().length * 6) / 60;
  };
  // The number of signs takes four bits; each group passed over takes one more, and the place one to six.
  expect([' ', 't', 'o', '9', 'A', '-', 'Q', 'í'].map(length)).toEqual([8, 8, 10, 10, 12, 12, 14, 14]);
});

const withInput = (fields: Parameters<typeof record>[1], more: object = {}) =>
  ({ id: 'p', input: { ...record('input', fields), ...more } }) as unknown as Procedure;
const roundTrip = (of: Procedure, input: unknown, rulings: Readonly<Record<string, string>> = {}, at: Game = game) =>
  unpacked(at, of, packed(at, of, { input: input as never, rulings }));

test('every kind of value comes back as it was said', () => {
  const any = withInput({
    no: flag('no', { default: true }),
    yes: flag('yes'),
    zero: integer('zero', { min: -99, max: 99, default: 5 }),
    minus: integer('minus', { min: -99, max: 99 }),
    list: list('list', list('inner', integer('n', { min: -9, max: 9 }), { min: 0, max: 9 }), { min: 0, max: 9 }),
    name: text('name', { max: 40 }),
    none: optional(record('none', { it: flag('it') })),
  });
  const said = { no: false, yes: true, zero: 0, minus: -1, list: [[], [-9, 9], [0]], name: '', none: { it: true } };
  expect(roundTrip(any, said)?.input).toEqual(said);
  expect(roundTrip(any, { none: null })?.input).toEqual({ none: null });
  expect(roundTrip(any, {})).toEqual({ version: '3', input: {}, rulings: {}, unknown: 0 });
});

test('numbers of any size and sign come back', () => {
  const wide = withInput({ n: integer('n', { min: -(2 ** 40), max: 2 ** 40 }) });
  for (const n of [1, -1, 2, -2, 7, -8, 63, 64, -64, 2 ** 40, -(2 ** 40)])
    expect(roundTrip(wide, { n })?.input).toEqual({ n });
});

test('readings other than the usual come back, each with its question', () => {
  expect(roundTrip(procedure, {}, { rounding: 'down', sea: 'shut' })?.rulings).toEqual({
    rounding: 'down',
    sea: 'shut',
  });
  expect(roundTrip(procedure, {}, { rounding: 'up', sea: 'shut' })?.rulings).toEqual({ sea: 'shut' });
});

/** Two names with the same twelve bits, found by trying. */
const [one, other] = (() => {
  const met = new Map<number, string>();
  for (let count = 0; ; count += 1) {
    const name = `n${count}`;
    const tag = Number.parseInt(digest(name).slice(0, 8), 16) % 4096;
    const earlier = met.get(tag);
    if (earlier !== undefined && tag !== 0) return [earlier, name];
    met.set(tag, name);
  }
})();
/** A name whose twelve bits are all nought. */
const nought = (() => {
  for (let count = 0; ; count += 1)
    if (Number.parseInt(digest(`z${count}`).slice(0, 8), 16) % 4096 === 0) return `z${count}`;
})();

test('names that share their bits are written out, as is one whose bits say nothing', () => {
  const clashing = withInput({
    a: oneOf('a', { options: [one, other, 'plain'], words: 'a' }),
    b: oneOf('b', { options: [one, other, 'plain'], words: 'b' }),
    [nought]: flag('x'),
  });
  for (const [a, b] of [
    [one, other],
    [other, one],
    [one, one],
    ['plain', one],
  ])
    expect(roundTrip(clashing, { a, b, [nought]: true })).toMatchObject({
      input: { a, b, [nought]: true },
      unknown: 0,
    });
  // Another version in which the other of the two has gone still knows the one that was written out.
  const later = withInput({ a: oneOf('a', { options: [one, 'plain'], words: 'a' }) });
  const code = packed(game, clashing, { input: { a: one }, rulings: {} });
  expect(unpacked(game, later, code)).toMatchObject({ input: { a: one }, unknown: 0 });
  const gone = packed(game, clashing, { input: { a: other }, rulings: {} });
  expect(unpacked(game, later, gone)).toMatchObject({ input: {}, unknown: 1 });
});

test('what a later version made of a field is not taken for something else', () => {
  const before = withInput({
    a: record('a', { x: flag('x'), y: oneOf('y', { options: ['u', 'v'], words: 'y' }) }),
    b: flag('b'),
    c: list('c', oneOf('y', { options: ['u', 'v'], words: 'y' }), { min: 0, max: 9 }),
  });
  const code = packed(game, before, { input: { a: { x: true, y: 'v' }, b: true, c: ['u', 'v'] }, rulings: {} });
  const none = withInput({ b: flag('b') });
  // The record is one thing unknown, and what is in it is not counted again; so is the list.
  expect(unpacked(game, none, code)).toMatchObject({ input: { b: true }, unknown: 2 });
  const narrower = withInput({
    b: flag('b'),
    c: list('c', oneOf('y', { options: ['v'], words: 'y' }), { min: 0, max: 9 }),
  });
  expect(unpacked(game, narrower, code)).toMatchObject({ input: { b: true, c: ['v'] }, unknown: 2 });
});

/** A map of lettered spaces, equal whatever their order. */
const sheet = {
  ...record('map', { spaces: text('spaces', { max: 26 }) }),
  map: {
    sheet: 'points',
    read: (file: unknown) => {
      const spaces = (file as { readonly spaces?: unknown } | null)?.spaces;
      return typeof spaces === 'string'
        ? { ok: true, value: { title: '', file: { spaces: [...spaces].sort().join('') }, fault: () => undefined } }
        : { ok: false, refusals: [] };
    },
  },
} as unknown as Parameters<typeof record>[1][string];

test('a map that a preset lies on goes by its mark, any other whole', () => {
  const onMap = withInput({ sheet, way: text('way', { max: 9 }) });
  const printed = (preset: boolean, input: unknown = { sheet: { spaces: 'CAB' } }) =>
    ({
      ...game,
      procedures: { p: onMap },
      examples: [
        { procedure: 'p', preset, input },
        { procedure: 'gone', preset, input },
      ],
    }) as unknown as Game;
  const whole = packed(printed(false), onMap, { input: { sheet: { spaces: 'ABC' } }, rulings: {} });
  const marked = packed(printed(true), onMap, { input: { sheet: { spaces: 'ABC' } }, rulings: {} });
  expect(marked.length).toBeLessThan(whole.length);
  expect(unpacked(printed(false), onMap, whole)?.input).toEqual({ sheet: { spaces: 'ABC' } });
  // Read back, the map is as the preset has it.
  expect(unpacked(printed(true), onMap, marked)?.input).toEqual({ sheet: { spaces: 'CAB' } });
  expect(unpacked(printed(false), onMap, marked)).toMatchObject({ input: {}, unknown: 1 });
  const other = { sheet: { spaces: 'AB' } };
  expect(roundTrip(onMap, other, {}, printed(true))?.input).toEqual(other);
  expect(roundTrip(onMap, { sheet: { spaces: 7 } }, {}, printed(true))?.input).toEqual({ sheet: { spaces: 7 } });
  for (const input of [{}, { sheet: { spaces: 7 } }])
    expect(packed(printed(true, input), onMap, { input: { sheet: { spaces: 'ABC' } }, rulings: {} })).toBe(whole);
});

test('where one name stood before, its place needs no bits; where two did, one', () => {
  const same = withInput({
    a: oneOf('a', { options: ['a', 'b'], words: 'a' }),
    b: oneOf('b', { options: ['a', 'b'], words: 'b' }),
  });
  const body = `${RECORD}${count(2)}${fresh('a')}${OPTION}1${fresh('b')}${OPTION}${again(0, 1)}`;
  expect(packed(game, same, { input: { a: 'a', b: 'a' }, rulings: {} })).toBe(signs(`${head}${body}${count(0)}`));
  expect(roundTrip(same, { a: 'a', b: 'a' })?.input).toEqual({ a: 'a', b: 'a' });
});

test('bits are read as they were written, and no further than they go', () => {
  const writer = new BitWriter();
  writer.bits(5, 3);
  writer.bits(0, 1);
  writer.count(8);
  expect(writer.written()).toBe(signs(`1010${count(8)}`));
  const reader = new BitReader(writer.written());
  expect([reader.bits(3), reader.bits(1), reader.count(), reader.bits(0)]).toEqual([5, 0, 8, 0]);
  expect(() => new BitReader('').bits(1)).toThrow(NotBits);
  expect(new BitReader('_').bits(6)).toBe(63);
  expect(() => new BitReader('_').bits(7)).toThrow(NotBits);
  expect(new BitWriter().written()).toBe('');
  // A number past the safe ones, and a sign past the last there is.
  expect(() => new BitReader('_'.repeat(40)).count()).toThrow(NotBits);
  expect(() => new BitReader(signs(`${count(1)}1111${count(0x110000)}`)).text()).toThrow(NotBits);
  expect(new BitReader(signs(`${count(1)}1111${count(0x10ffff)}`)).text()).toBe('\u{10ffff}');
  expect(new BitReader(signs(count(Number.MAX_SAFE_INTEGER))).count()).toBe(Number.MAX_SAFE_INTEGER);
});

test('a fault of ours is not taken for a bad address', () => {
  const broken = {
    ...game,
    get rulings(): never {
      throw new Error('a fault');
    },
  } as unknown as Game;
  expect(() => unpacked(broken, procedure, ADDRESS)).toThrow('a fault');
});
