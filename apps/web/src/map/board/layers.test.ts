import type { Overlay } from '@grognard/hexes';
import { expect, test } from 'vitest';
import { layersIn, switchedOn } from './layers.ts';

const OVERLAYS: readonly Overlay[] = [
  { kind: 'note', space: 1, text: '2', label: { key: 'points' } },
  { kind: 'reach', spaces: [1, 2], label: { key: 'inReach' } },
  { kind: 'zone', side: 'red', spaces: [3], sign: 'L', label: { key: 'locking' } },
  { kind: 'zone', side: 'red', spaces: [4], sign: 'F', label: { key: 'fluid' } },
  { kind: 'zone', side: 'blue', spaces: [4], sign: 'F', label: { key: 'fluid' } },
  { kind: 'stack', space: 5, counters: [], label: { key: 'stack' } },
];

test('reach with its figures, the zones of either side; counters are no layer', () =>
  expect(layersIn(OVERLAYS).map(({ key, label, side }) => [key, label.key, side])).toEqual([
    ['reach', 'inReach', undefined],
    ['zone red', 'locking', 'red'],
    ['zone blue', 'fluid', 'blue'],
  ]));

test('a layer that is off takes all of its own away and nothing else', () =>
  expect(switchedOn(OVERLAYS, new Set(['reach', 'zone red'])).map(({ kind }) => kind)).toEqual(['zone', 'stack']));
