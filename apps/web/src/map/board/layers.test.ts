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
    ['zone red', 'board.layers.together', 'red'],
    ['zone blue', 'fluid', 'blue'],
  ]));

test('zones of two kinds are told by both names', () =>
  expect(layersIn(OVERLAYS)[1]?.label.facts).toEqual({ labels: [{ key: 'locking' }, { key: 'fluid' }] }));

test('a layer that is off takes all of its own away and nothing else', () =>
  expect(switchedOn(OVERLAYS, new Set(['reach', 'zone red'])).map(({ kind }) => kind)).toEqual(['zone', 'stack']));

const RANGES: readonly Overlay[] = [
  { kind: 'range', side: 'red', spaces: [1], value: 7, what: { key: 'sees' }, label: { key: 'seven' } },
  { kind: 'range', side: 'red', spaces: [2], value: 5, what: { key: 'sees' }, label: { key: 'five' } },
  { kind: 'range', side: 'red', spaces: [3], value: 'lost', what: { key: 'sees' }, label: { key: 'lost' } },
  { kind: 'range', side: 'blue', spaces: [1], value: 6, what: { key: 'sees' }, label: { key: 'six' } },
];

test('the ranges of a side are one layer under what they are, and those that are lost another', () => {
  expect(layersIn(RANGES).map(({ key, label, side }) => [key, label.key, side])).toEqual([
    ['range red', 'sees', 'red'],
    ['lost red', 'drawing.range.lost', 'red'],
    ['range blue', 'sees', 'blue'],
  ]);
  expect(layersIn(RANGES)[1]?.label.facts).toEqual({ what: { key: 'sees' } });
  expect(switchedOn(RANGES, new Set(['lost red', 'range blue'])).map(({ label }) => label.key)).toEqual([
    'seven',
    'five',
  ]);
});

test('lines of supply have one name, and the distances along them belong to them', () => {
  const lines: readonly Overlay[] = [
    { kind: 'note', space: 2, text: '20', label: { key: 'points' } },
    { kind: 'supply', side: 'red', spaces: [1, 2], label: { key: 'to depot A' } },
    { kind: 'supply', side: 'red', spaces: [1, 3], cut: true, label: { key: 'to depot B' } },
  ];
  expect(layersIn(lines).map(({ key, label, overlays }) => [key, label.key, overlays.length])).toEqual([
    ['supply red', 'drawing.supply', 3],
  ]);
  expect(switchedOn(lines, new Set(['supply red']))).toEqual([]);
});
