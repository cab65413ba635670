/** Which terrains and lines some hexes of a map have. */
import type { HexMap, Space } from '@grognard/hexes';

interface WordsOfMap {
  readonly terrains: readonly string[];
  readonly hexsides: readonly string[];
}

/** In the order of the map's own vocabulary; a line is told if it runs along any side of the hexes. */
export function wordsIn(map: HexMap, hexes: readonly Space[]): WordsOfMap {
  const codes = new Set(hexes.map((hex) => map.terrainCodes[hex]));
  const lines = new Set(
    hexes.flatMap((hex) =>
      map.neighbours(hex).flatMap((near) => {
        const link = map.link(hex, near);
        return link === undefined ? [] : map.hexsidesOf(link);
      }),
    ),
  );
  return {
    terrains: map.terrains.filter((_, code) => codes.has(code)),
    hexsides: map.hexsides.filter((hexside) => lines.has(hexside)),
  };
}
