import { describe, expect, test } from 'vitest';
import type { Plain } from '../step/step.ts';
import { check } from './check.ts';
import { flag, integer, list, oneOf, optional, record, text } from './field.ts';
import { differences, saidAt, spare } from './saying.ts';

const army = record('army', {
  nation: oneOf('nation', { options: ['france', 'turkey'], words: 'nation', default: 'france' }),
  native: flag('native', { default: false, follows: { from: 'nation', by: { turkey: true }, why: 'by' } }),
  units: list(
    'units',
    record('unit', {
      id: text('id', { max: 9 }),
      strength: integer('strength', { min: 0, max: 9, default: 4 }),
      cadre: optional(integer('cadre', { min: 0, max: 9 })),
    }),
    { min: 1, max: 3 },
  ),
});

describe('one place said otherwise', () => {
  const said: Plain = { units: [{ id: 'Guard', cadre: 2 }] };

  test('a number in a row, a row after the last, a place not said yet', () => {
    expect(saidAt(army, said, 'units[0].strength', 7)).toEqual({ units: [{ id: 'Guard', cadre: 2, strength: 7 }] });
    expect(saidAt(army, said, 'units[1].id', 'Line')).toEqual({ units: [{ id: 'Guard', cadre: 2 }, { id: 'Line' }] });
    expect(saidAt(army, {}, 'units[0].id', 'Line')).toEqual({ units: [{ id: 'Line' }] });
    expect(saidAt(army, undefined, 'nation', 'turkey')).toEqual({ nation: 'turkey' });
  });

  test('null takes out a row or what may be left out', () => {
    expect(saidAt(army, said, 'units[0]', null)).toEqual({ units: [] });
    expect(saidAt(army, said, 'units[0].cadre', null)).toEqual({ units: [{ id: 'Guard' }] });
  });

  test.each(['', 'unit', 'units[2].id', 'units[1]', 'units.first', 'nation.name', 'units[0].ID'])(
    'there is no place %j to take out or to say',
    (at) => expect(saidAt(army, said, at, null)).toBeUndefined(),
  );
});

describe('as little as says it all', () => {
  const whole = (said: Plain): Plain => {
    const checked = check(army, said);
    if (!checked.ok) throw new Error('refused');
    return checked.value as Plain;
  };

  test.each([
    { units: [{ id: 'Guard' }] },
    { nation: 'turkey', units: [{ id: 'Guard', strength: 5, cadre: 0 }] },
    { nation: 'turkey', native: false, units: [{ id: 'Guard' }, { id: 'Line', cadre: 1 }] },
  ])('%j is told by itself', (said) => {
    // Each of these says nothing that would stand there anyway.
    expect(spare(army, whole(said))).toEqual(said);
  });

  test('differences, said again one after the other, give the second input', () => {
    const from = whole({ units: [{ id: 'Guard', cadre: 2 }, { id: 'Line' }] });
    const to = whole({ nation: 'turkey', units: [{ id: 'Guard' }, { id: 'Line', strength: 1 }] });
    const found = differences(army, from, to);
    expect(found).toEqual([
      { at: 'nation', to: 'turkey' },
      { at: 'native', to: true },
      { at: 'units[0].cadre', to: null },
      { at: 'units[1].strength', to: 1 },
    ]);
    expect(found.reduce<Plain | undefined>((said, { at, to: by }) => saidAt(army, said, at, by), from)).toEqual(to);
  });

  test('a list that grew differs as a whole', () => {
    const [one, two] = [whole({ units: [{ id: 'A' }] }), whole({ units: [{ id: 'A' }, { id: 'B' }] })];
    expect(differences(army, one, two)).toEqual([{ at: 'units', to: [{ id: 'A' }, { id: 'B' }] }]);
  });
});

test('a row in the middle goes out alone, or changes alone', () => {
  const rows: Plain = { units: [{ id: 'A' }, { id: 'B' }, { id: 'C' }] };
  expect(saidAt(army, rows, 'units[1]', null)).toEqual({ units: [{ id: 'A' }, { id: 'C' }] });
  expect(saidAt(army, rows, 'units[1].id', 'X')).toEqual({ units: [{ id: 'A' }, { id: 'X' }, { id: 'C' }] });
  expect(saidAt(army, rows, 'units[2]', null)).toEqual({ units: [{ id: 'A' }, { id: 'B' }] });
  expect(saidAt(army, rows, 'units[3]', null)).toBeUndefined();
  expect(saidAt(army, rows, 'units[3].id', 'D')).toEqual({
    units: [{ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' }],
  });
  expect(saidAt(army, rows, 'units[4].id', 'D')).toBeUndefined();
  expect(saidAt(army, { ...rows, nation: 'turkey' }, 'nation', null)).toEqual(rows);
});

test('what leads nowhere says nothing, whatever is put there', () => {
  for (const at of ['', 'unit', 'units.first', 'nation.name', 'units[0].ID', 'units[0].id.x', 'toString'])
    expect(saidAt(army, { units: [{ id: 'A' }] }, at, 'x'), at).toBeUndefined();
});

test('of another shape than was said before, a place is made anew', () => {
  expect(saidAt(army, { units: 'none' }, 'units[0].id', 'A')).toEqual({ units: [{ id: 'A' }] });
  expect(saidAt(army, ['x'], 'nation', 'turkey')).toEqual({ nation: 'turkey' });
  expect(saidAt(army, null, 'nation', 'turkey')).toEqual({ nation: 'turkey' });
});

test('what is of another shape than was described, or unknown, is neither spared nor taken apart', () => {
  expect(spare(army, { nation: 'france', units: { id: 'A', strength: 4 }, more: { strength: 4 } })).toEqual({
    units: { id: 'A', strength: 4 },
    more: { strength: 4 },
  });
  expect(spare(army, { units: [null, 'x', { strength: 4, cadre: 4 }] })).toEqual({ units: [null, 'x', { cadre: 4 }] });
  expect(spare(army, 'x')).toBe('x');
  expect(spare(army, ['x'])).toEqual(['x']);
});

test('a map differs as a whole and is spared no part', () => {
  const sheet = { ...record('map', { size: integer('size', { min: 0, max: 9, default: 4 }) }), map: {} as never };
  const whole = record('whole', { sheet, flat: flag('flat') });
  const [one, two]: Plain[] = [
    { sheet: { size: 4 }, flat: false },
    { sheet: { size: 5 }, flat: false },
  ];
  expect(differences(whole, two, one)).toEqual([{ at: 'sheet', to: { size: 4 } }]);
  expect(spare(whole, one as Plain)).toEqual({ sheet: { size: 4 } });
});

test('differences of whole values, of values left out, and of lists of another length or shape', () => {
  const size = integer('size', { min: 0, max: 9 });
  expect(differences(size, 1, 1)).toEqual([]);
  expect(differences(size, 1, 2)).toEqual([{ at: '', to: 2 }]);
  expect(differences(size, 1, undefined)).toEqual([{ at: '', to: null }]);
  expect(differences(size, undefined, 2)).toEqual([{ at: '', to: 2 }]);
  const rows = list('rows', size, { min: 0, max: 9 });
  expect(differences(rows, [1, 2], [1, 3])).toEqual([{ at: '[1]', to: 3 }]);
  expect(differences(rows, [1, 2], [1])).toEqual([{ at: '', to: [1] }]);
  expect(differences(army, { nation: 'turkey' }, 'x')).toEqual([{ at: '', to: 'x' }]);
  expect(differences(army, ['x'], { nation: 'turkey' })).toEqual([{ at: '', to: { nation: 'turkey' } }]);
});
