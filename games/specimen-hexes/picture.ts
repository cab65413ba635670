/** A march on its map: what lay in reach, the way, the enemy, the counter where it stands now. */
import type { Overlay, Reach } from '@grognard/hexes';
import type { MapPicture } from '@grognard/kernel';
import type { PassMap } from './map.ts';
import { pigments } from './pigments.ts';
import type { March, MarchResult } from './procedures/march.ts';
import { words } from './text/kit.ts';
import { SYMBOLS } from './unit.ts';

export const marchPicture = (map: PassMap, result: MarchResult, plan: March, ways: Reach): MapPicture => ({
  map,
  title: words('picture.title'),
  description: words('effect.moved', { name: plan.unit.name, hex: result.hex }),
  overlays: marchOverlays(map, result, plan, ways),
});

const marchOverlays = (
  map: PassMap,
  { hex, way }: MarchResult,
  { unit, held }: March,
  ways: Reach,
): readonly Overlay[] => [
  { kind: 'reach', spaces: ways.spaces(), label: words('picture.reach') },
  ...(held.length > 0
    ? [{ kind: 'mark', spaces: held.map((each) => map.at(each)), sign: '!', label: words('picture.held') } as const]
    : []),
  { kind: 'way', side: unit.nation, spaces: way.map((each) => map.at(each)), label: words('picture.way') },
  {
    kind: 'stack',
    space: map.at(hex),
    label: words('picture.counter', { name: unit.name }),
    counters: [
      {
        name: unit.name,
        symbol: SYMBOLS[unit.arm],
        size: 'II',
        pigment: pigments[unit.nation],
        printed: [unit.movement],
        states: {},
        side: unit.nation === 'valmer' ? 'first' : 'second',
      },
    ],
  },
];
