/** A march on its map: what lay in reach, the way, the enemy, the counter where it stands now. */
import { type Drawing, describeHexMap, hexSvg, type Overlay, type Reach } from '@grognard/hexes';
import type { Locale, Picture, Say } from '@grognard/kernel';
import { MAPS, type PassMap } from './map.ts';
import { pigments } from './pigments.ts';
import type { March, MarchResult } from './procedures/march.ts';
import { words } from './text/kit.ts';
import { SYMBOLS } from './unit.ts';

export function marchPicture(
  map: PassMap,
  result: MarchResult,
  plan: March,
  ways: Reach,
  language: Locale,
  say: Say,
): Picture {
  const drawing: Drawing = {
    language,
    say,
    title: words('picture.title'),
    description: words('effect.moved', { name: plan.unit.name, hex: result.hex }),
    overlays: marchOverlays(map, result, plan, ways),
    id: 'march',
  };
  return { svg: hexSvg(map, drawing, MAPS.look), description: describeHexMap(map, drawing) };
}

export const marchOverlays = (
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
