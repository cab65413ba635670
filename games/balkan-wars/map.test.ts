/** What a map tells of a combat: who stands beside whom, and whether everybody crosses water. */
import { expect, test } from 'vitest';
import { acrossWater, mapOf, placedOn } from './map.ts';

/** Flat hexes, even columns lower: 0102 touches 0101, 0202 and 0103 among others. */
const file = {
  title: 'A river',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0404',
  background: 'land',
  hexsides: [
    { hexside: 'river', between: ['0102/0202'] },
    { hexside: 'lake', between: ['0102/0101'] },
  ],
};
const at = (...hexes: readonly (string | undefined)[]) =>
  hexes.map((hex, place) => ({ id: `U${place}`, ...(hex !== undefined && { hex }) }));
const crosses = (...attackers: readonly (string | undefined)[]) => acrossWater(file, at(...attackers), at('0102'));

test('the map is sound, and units stand where they were told to', () => {
  const map = mapOf(file) ?? expect.fail('no map');
  expect(
    placedOn(map, at('0102', undefined, '9999', '0101')).map(({ unit, at: hex }) => [unit.id, map.id(hex)]),
  ).toEqual([
    ['U0', '0102'],
    ['U3', '0101'],
  ]);
  expect(mapOf(undefined)).toBeUndefined();
  expect(mapOf({ title: 'none' })).toBeUndefined();
});

test('[column shifts] everybody crosses, or not everybody does', () => {
  expect(crosses('0202')).toBe(true);
  expect(crosses('0101')).toBe(true);
  expect(crosses('0202', '0101')).toBe(true);
  expect(crosses('0103')).toBe(false);
  expect(crosses('0202', '0103')).toBe(false);
});

test('where one of them is not shown beside the hex, nothing is known', () => {
  expect(crosses('0202', undefined)).toBeUndefined();
  expect(crosses('0202', '0404')).toBeUndefined();
  expect(crosses('0404')).toBeUndefined();
  expect(acrossWater(undefined, at('0202'), at('0102'))).toBeUndefined();
  expect(acrossWater(file, at('0202'), at(undefined))).toBeUndefined();
});
