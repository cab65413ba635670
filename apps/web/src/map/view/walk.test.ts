import { readMap, readPointMap } from '@grognard/hexes';
import { expect, test } from 'vitest';
import { stepFrom, stepTowards } from './walk.ts';

const WORDS = { terrains: ['clear'], features: [], hexsides: [] } as const;

const mapOf = (orientation: string) => {
  const checked = readMap(WORDS, {
    title: 'Nine hexes',
    numbering: { orientation, shoved: 'even' },
    from: '0101',
    to: '0303',
    background: 'clear',
  });
  return checked.ok ? checked.value : expect.fail('the map is sound');
};

const around = (orientation: string, from: string): readonly string[] => {
  const map = mapOf(orientation);
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  return keys.flatMap((key) =>
    [false, true].map((other) => {
      const to = stepFrom(map, map.at(from), key, other);
      return to === undefined ? '' : map.id(to);
    }),
  );
};

// Even columns lie half a hex lower: 0202 touches 0102 and 0103 on its left, 0302 and 0303 on its right.
test('arrows keep to the printed row, with Shift they take the other neighbour', () =>
  expect(around('flat', '0202')).toEqual(['0201', '0201', '0302', '0303', '0203', '0203', '0102', '0103']));

// Even rows lie half a hex to the right: 0202 touches 0201 and 0301 above, 0203 and 0303 below.
test('in straight rows it is up and down that have two', () =>
  expect(around('pointy', '0202')).toEqual(['0201', '0301', '0302', '0302', '0203', '0303', '0102', '0102']));

test('at the edge the neighbour that is there is taken, and beyond there is none', () =>
  expect(around('flat', '0101')).toEqual(['', '', '0201', '0201', '0102', '0102', '', '']));

test('between spaces an arrow goes to the nearest that lies its way, and stays where there is none', () => {
  const spaces = [
    ['M', 100, 100],
    ['N', 110, 40],
    ['E', 180, 130],
    ['FarE', 300, 100],
    ['SW', 60, 140],
  ] as const;
  const read = readPointMap(
    { spaces: ['open'], links: ['way'] },
    { title: 'Five', spaces: spaces.map(([id, across, down]) => ({ id, name: id, kind: 'open', across, down })) },
  );
  const map = read.ok ? read.value : expect.fail('the map is sound');
  const from = (start: string) =>
    ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => {
      const to = stepTowards(map, map.at(start), key);
      return to === undefined ? '' : map.id(to);
    });
  // From M: N is 10 aside and 60 up, E is 80 to the right and 30 down; SW lies on the very edge between down and left.
  expect(from('M')).toEqual(['N', 'E', 'SW', 'SW']);
  expect(from('FarE')).toEqual(['', '', '', 'E']);
  expect(stepTowards(map, 0, 'Home')).toBeUndefined();
});
