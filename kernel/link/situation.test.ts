import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { flag, integer, list, oneOf, record, text } from '../input/field.ts';
import { BitReader, BitWriter, NotBits } from './bits.ts';
import { packed, unpacked } from './situation.ts';
import { unusual } from './unusual.ts';

const unit = record('unit', {
  name: text('name', { max: 40 }),
  arm: oneOf('arm', { options: ['foot', 'horse'], words: 'arm', default: 'foot' }),
  strength: integer('strength', { min: -5, max: 99 }),
});
const input = record('input', {
  units: list('units', unit, { min: 0, max: 9 }),
  river: flag('river'),
  weather: oneOf('weather', { options: ['fair', 'rain'], words: 'weather', default: 'fair' }),
});
const procedure = { id: 'fight', input } as unknown as Procedure;
const game = {
  id: 'small',
  version: '3',
  examples: [],
  procedures: {},
  rulings: { rounding: { readings: ['up', 'down'], default: 'up' } },
} as unknown as Game;

const said = {
  units: [
    { name: 'Düsseldorf № 1', arm: 'horse', strength: -3 },
    { name: 'Düsseldorf № 1', arm: 'foot', strength: 64 },
  ],
  river: true,
  weather: 'fair',
} as const;

test('numbers and signs of every kind come back from the bits, and what is cut short is told apart', () => {
  const writer = new BitWriter();
  const numbers = [0, 7, 8, 511, 512, 2 ** 40];
  for (const number of numbers) writer.count(number);
  writer.text('L’Été à Zürich, 9-3-2 🎲');
  const written = writer.written();
  expect(written).toMatch(/^[\w-]+$/);
  const reader = new BitReader(written);
  expect(numbers.map(() => reader.count())).toEqual(numbers);
  expect(reader.text()).toBe('L’Été à Zürich, 9-3-2 🎲');
  expect(() => new BitReader('A').bits(7)).toThrow(NotBits);
  expect(() => new BitReader('A%')).toThrow(NotBits);
});

test('what is no list where one is wanted, or one where none is, is left for the check to judge', () => {
  expect([unusual(input.fields.units, 'two'), unusual(input, ['river'])]).toEqual(['two', {}]);
});

test('what stands as usual is left out', () => {
  expect(unusual(input, said)).toEqual({
    units: [
      { name: 'Düsseldorf № 1', arm: 'horse', strength: -3 },
      { name: 'Düsseldorf № 1', strength: 64 },
    ],
    river: true,
  });
});

test('what another field proposes is left out, the usual value said against a proposal is not', () => {
  const troops = record('troops', {
    nation: oneOf('nation', { options: ['france', 'turkey'], words: 'nation' }),
    horse: oneOf('horse', {
      options: ['western', 'eastern'],
      words: 'horse',
      default: 'western',
      follows: { from: 'nation', by: { turkey: 'eastern' }, why: 'nation' },
    }),
  });
  const said = (nation: string, horse: string) => unusual(troops, { nation, horse });
  expect(said('turkey', 'eastern')).toEqual({ nation: 'turkey' });
  expect(said('france', 'western')).toEqual({ nation: 'france' });
  expect(said('turkey', 'western')).toEqual({ nation: 'turkey', horse: 'western' });
  expect(said('france', 'eastern')).toEqual({ nation: 'france', horse: 'eastern' });
});

test('a situation comes back with its readings and the version it was written under', () => {
  const code = packed(game, procedure, { input: said, rulings: { rounding: 'down' } });
  expect(unpacked(game, procedure, code)).toEqual({
    version: '3',
    input: unusual(input, said),
    rulings: { rounding: 'down' },
    unknown: 0,
  });
  // The usual reading needs no word.
  expect(packed(game, procedure, { input: {}, rulings: { rounding: 'up' } }).length).toBeLessThan(8);
});

test('an address that was cut short or tampered with is no situation', () => {
  const code = packed(game, procedure, { input: said, rulings: {} });
  expect(unpacked(game, procedure, code.slice(0, 12))).toBeUndefined();
  expect(unpacked(game, procedure, `${code.slice(0, 5)}%${code.slice(6)}`)).toBeUndefined();
  expect(unpacked(game, procedure, '____')).toBeUndefined();
});

test('a later version reads an old link: fields moved or added change nothing, what has gone is counted', () => {
  const code = packed(game, procedure, { input: said, rulings: { rounding: 'down' } });
  const { strength, ...rest } = unit.fields;
  const later = record('input', {
    season: oneOf('season', { options: ['winter', 'summer'], words: 'season', default: 'summer' }),
    river: input.fields.river,
    units: list('units', record('unit', { strength, ...rest }), { min: 0, max: 9 }),
  });
  const read = unpacked({ ...game, version: '4' }, { ...procedure, input: later } as unknown as Procedure, code);
  expect(read).toMatchObject({ version: '3', unknown: 0, input: unusual(input, said) });
  const without = record('input', { units: list('units', record('unit', rest), { min: 0, max: 9 }) });
  const less = unpacked(game, { ...procedure, input: without } as unknown as Procedure, code);
  expect(less).toMatchObject({
    unknown: 3,
    input: { units: [{ name: 'Düsseldorf № 1', arm: 'horse' }, { name: 'Düsseldorf № 1' }] },
  });
});
