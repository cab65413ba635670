/** The address of a situation, bit by bit: links that have been given out must stay what they are. */
import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { flag, integer, list, oneOf, record, text } from '../input/field.ts';
import { digest } from '../journal/digest.ts';
import { BitReader, BitWriter } from './bits.ts';
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
