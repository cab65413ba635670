/** A way drawn from hex to hex: it grows with the finger and shrinks when the finger goes back. */
import type { HexMap } from '@grognard/hexes';

/** The way after the finger has come to a hex: one step more, or several in a straight line, or cut back to there. */
export function led(map: HexMap, start: string, way: readonly string[], to: string): readonly string[] {
  if (to === start) return [];
  const passed = way.indexOf(to);
  if (passed >= 0) return way.slice(0, passed + 1);
  const [from, goal] = [map.find(way.at(-1) ?? start), map.find(to)];
  if (from === undefined || goal === undefined) return way;
  return [
    ...way,
    ...map
      .line(from, goal)
      .slice(1)
      .map((hex) => map.id(hex)),
  ];
}
