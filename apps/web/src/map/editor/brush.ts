/** Which hexes a brush touches. */
import type { HexMap, Space } from '@grognard/hexes';

/** One hex, a hex with its neighbours, or all that touches and is of the same terrain. */
export const BREADTHS = ['one', 'seven', 'fill'] as const;
export type Breadth = (typeof BREADTHS)[number];

export function brushed(map: HexMap, hex: Space, breadth: Breadth): readonly Space[] {
  switch (breadth) {
    case 'one':
      return [hex];
    case 'seven':
      return map.within(hex, 1);
    case 'fill':
      return alike(map, hex);
  }
}

function alike(map: HexMap, start: Space): readonly Space[] {
  const terrain = map.terrainCodes[start];
  const found = new Set([start]);
  for (const hex of found) for (const to of map.neighbours(hex)) if (map.terrainCodes[to] === terrain) found.add(to);
  return [...found];
}
