/** How drawing a map grows with its hexes, in time against a plain loop that writes a polygon a hex, and in bytes. */
import { en, type HexMap, hexSvg, readMap } from '@grognard/hexes';
import { speaker } from '@grognard/kernel';
import { COUNTRY_WORDS, country } from './country.ts';
import { type Pair, pairedRuns } from './measure.ts';

export interface DrawingSize extends Pair {
  readonly side: number;
  readonly bytes: number;
}

const PAIRS = 9;

const say = speaker(
  {
    'terrain.clear': 'clear',
    'terrain.forest': 'forest',
    'terrain.mountain': 'mountain',
    'terrain.water': 'water',
    'feature.city': 'city',
    'hexside.road': 'road',
    'hexside.river': 'river',
  },
  en,
);

export const drawings = (): readonly DrawingSize[] =>
  [10, 30, 99, 200].map((side) => {
    const checked = readMap(COUNTRY_WORDS, country(side));
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const map = checked.value;
    const ours = () => hexSvg(map, { language: 'en', say });
    const picture = ours();
    if (picture.split(' role="img"').length - 1 !== map.size) throw new Error('a hex of the picture has no label');
    return { side, bytes: Buffer.byteLength(picture), ...pairedRuns(ours, () => plainly(map, side), PAIRS) };
  });

/** Each hex a polygon with its corners, a label and its number; no lines, no legend, nothing escaped. */
function plainly(map: HexMap, side: number): string {
  const written: string[] = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [36 + 45 * column, 36 + 52 * row + (column % 2) * 26];
      const id = String(column + 1).padStart(2, '0') + String(row + 1).padStart(2, '0');
      const terrain = map.terrains[map.terrainCodes[row * side + column] as number];
      written.push(
        `<polygon points="${x + 30},${y} ${x + 15},${y + 26} ${x - 15},${y + 26} ${x - 30},${y} ${x - 15},${y - 26} ${x + 15},${y - 26}" fill="#fff"><title>${id}: ${terrain}</title></polygon><text x="${x}" y="${y - 16}">${id}</text>`,
      );
    }
  return written.join('\n');
}
