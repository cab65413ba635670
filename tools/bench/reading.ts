/** How reading a map grows with its hexes, against a plain loop that fills the same arrays from the same file. */
import { readMap } from '@grognard/hexes';
import { COUNTRY_WORDS, type Country, country, TERRAINS } from './country.ts';
import { type Pair, pairedRuns } from './measure.ts';

export interface Reading extends Pair {
  readonly side: number;
}

const PAIRS = 21;

export const readings = (): readonly Reading[] =>
  [10, 30, 99, 200].map((side) => {
    const file = country(side);
    // A copy each time: the same file would be read once.
    const ours = () => readMap(COUNTRY_WORDS, { ...file });
    const plain = () => filled(file, side);
    const checked = ours();
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const { first, targets, reverse, sides, terrainCodes } = checked.value;
    const masks = [checked.value.hexsideMask('road'), checked.value.hexsideMask('river')];
    const own = [first, targets, reverse, sides, terrainCodes, checked.value.featureMask('city'), ...masks];
    if (String(own) !== String(plain())) throw new Error('the two maps differ, so their times say nothing');
    return { side, ...pairedRuns(ours, plain, PAIRS) };
  });

/** Columns left and right, rows up and down, for even and odd columns: written out, as one would by hand. */
const EVEN = [0, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0];
const ODD = [0, -1, 1, -1, 1, 0, 0, 1, -1, 0, -1, -1];

/** No fault is looked for: the file is taken to be sound. */
function filled(file: Country, side: number): readonly (Int32Array | Uint8Array)[] {
  const size = side * side;
  const first = new Int32Array(size + 1);
  const targets = new Int32Array(size * 6);
  const sides = new Uint8Array(size * 6);
  const linkAt = new Int32Array(size * 6);
  let links = 0;
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const hex = row * side + column;
      // Numbers begin at 1: the first column is an odd one.
      const steps = column % 2 === 1 ? EVEN : ODD;
      first[hex] = links;
      for (let across = 0; across < 6; across += 1) {
        const x = column + (steps[across * 2] as number);
        const y = row + (steps[across * 2 + 1] as number);
        if (x < 0 || y < 0 || x >= side || y >= side) continue;
        linkAt[hex * 6 + across] = links;
        targets[links] = y * side + x;
        sides[links] = across;
        links += 1;
      }
    }
  first[size] = links;
  const reverse = new Int32Array(links);
  for (let link = 0; link < links; link += 1)
    reverse[link] = linkAt[(targets[link] as number) * 6 + (((sides[link] as number) + 3) % 6)] as number;
  const { terrain, city, road, river } = laid(file, side, links, { first, targets, reverse });
  return [first, targets.slice(0, links), reverse, sides.slice(0, links), terrain, city, road, river];
}

interface Wires {
  readonly first: Int32Array;
  readonly targets: Int32Array;
  readonly reverse: Int32Array;
}

function laid(file: Country, side: number, links: number, { first, targets, reverse }: Wires) {
  const digits = file.numbering.digits;
  const at = (id: string): number => (Number(id.slice(digits)) - 1) * side + Number(id.slice(0, digits)) - 1;
  const terrain = new Uint8Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const signs = file.picture[row] as string;
    for (let column = 0; column < side; column += 1)
      terrain[row * side + column] = CODES[signs.charCodeAt(column)] as number;
  }
  const city = new Uint8Array(side * side);
  for (const { hexes } of file.features) for (const hex of hexes) city[at(hex)] = 1;
  const crossed = (layer: Uint8Array, from: number, to: number): void => {
    for (let link = first[from] as number; link < (first[from + 1] as number); link += 1)
      if (targets[link] === to) {
        layer[link] = 1;
        layer[reverse[link] as number] = 1;
      }
  };
  const road = new Uint8Array(links);
  const along = file.hexsides[0]?.along ?? [];
  for (let step = 1; step < along.length; step += 1)
    crossed(road, at(along[step - 1] as string), at(along[step] as string));
  const river = new Uint8Array(links);
  for (const text of file.hexsides[1]?.between ?? []) {
    const [from = '', to = ''] = text.split('/');
    crossed(river, at(from), at(to));
  }
  return { terrain, city, road, river };
}

const CODES: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  TERRAINS.findIndex((terrain) => terrain.charCodeAt(0) === code),
);
