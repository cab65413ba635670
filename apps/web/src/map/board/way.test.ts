import { readMap } from '@grognard/hexes';
import { expect, test } from 'vitest';
import { led } from './way.ts';

const checked = readMap(
  { terrains: ['clear'], features: [], hexsides: [] },
  { title: 'Plain', numbering: { shoved: 'even' }, from: '0101', to: '0505', background: 'clear' },
);
const map = checked.ok ? checked.value : expect.fail('the map is sound');

test('it grows by a step, and by a straight line to a hex further away', () => {
  expect(led(map, '0303', [], '0302')).toEqual(['0302']);
  expect(led(map, '0305', [], '0302')).toEqual(['0304', '0303', '0302']);
});

test('a hex on the way cuts it back to there, the start takes it all back', () => {
  expect(led(map, '0305', ['0304', '0303', '0302'], '0304')).toEqual(['0304']);
  expect(led(map, '0305', ['0304', '0303'], '0305')).toEqual([]);
});

test('what is not on the map changes nothing', () => expect(led(map, '0305', ['0304'], '0909')).toEqual(['0304']));
