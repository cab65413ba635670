import { readMap } from '@grognard/hexes';
import { expect, test } from 'vitest';
import { type Breadth, brushed } from './brush.ts';

const checked = readMap(
  { terrains: ['clear', 'sea'], features: [], hexsides: [] },
  {
    title: 'A strait',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0503',
    background: 'clear',
    terrain: [{ terrain: 'sea', hexes: ['0301', '0302', '0303'] }],
  },
);
const map = checked.ok ? checked.value : expect.fail('the map is sound');
const touched = (hex: string, breadth: Breadth): readonly string[] =>
  brushed(map, map.at(hex), breadth)
    .map((each) => map.id(each))
    .sort();

test('one hex, or it and its neighbours', () => {
  expect(touched('0202', 'one')).toEqual(['0202']);
  // Even columns lie half a hex lower.
  expect(touched('0202', 'seven')).toEqual(['0102', '0103', '0201', '0202', '0203', '0302', '0303']);
});

test('what fills runs up to other ground and not across it', () =>
  expect(touched('0101', 'fill')).toEqual(['0101', '0102', '0103', '0201', '0202', '0203']));
