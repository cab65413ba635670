/** A map file put on its sheet, number by number. */
import type { Link, Space } from '../graph/graph.ts';
import { HexGrid } from './hex-grid.ts';
import { HexMap, type MapLayers } from './hex-map.ts';
import { hexsideOf } from './hexside.ts';
import { LONGEST_NUMBER, type MapFile, type MapVocabulary } from './map-file.ts';
import { items, part } from './raw.ts';
import type { Sheet } from './sheet.ts';
import { NO_HEX, type Wiring } from './wiring.ts';

/** The map, unless a number or a sign in the file is none of the sheet's. `file` has all but the lists of numbers. */
export function fillMap(
  vocabulary: MapVocabulary,
  { wiring }: Sheet,
  file: MapFile,
  data: unknown,
): HexMap | undefined {
  const grid = new HexGrid(wiring);
  const { size, targets } = wiring;
  const layers: MapLayers & { readonly names: Map<Space, string> } = {
    terrain: new Uint8Array(size).fill(vocabulary.terrains.indexOf(file.background)),
    features: vocabulary.features.map(() => new Uint8Array(size)),
    hexsides: vocabulary.hexsides.map(() => new Uint8Array(targets.length)),
    names: new Map(),
  };
  const fits =
    items(part(data, 'absent')).every((id) => isNumber(id) && wiring.numbering.parse(id) !== undefined) &&
    painted(layers.terrain, wiring, file, vocabulary) &&
    listed(data, 'terrain').every(([item, index]) => {
      const code = vocabulary.terrains.indexOf(file.terrain[index]?.terrain ?? '');
      return marked(grid, items(part(item, 'hexes')), layers.terrain, code);
    }) &&
    listed(data, 'features').every(([item, index]) => {
      const layer = layers.features[vocabulary.features.indexOf(file.features[index]?.feature ?? '')];
      return layer !== undefined && marked(grid, items(part(item, 'hexes')), layer, 1);
    }) &&
    listed(data, 'hexsides').every(([item, index]) => {
      const layer = layers.hexsides[vocabulary.hexsides.indexOf(file.hexsides[index]?.hexside ?? '')];
      return (
        layer !== undefined &&
        parted(grid, items(part(item, 'between')), layer) &&
        crossed(grid, items(part(item, 'along')), layer)
      );
    }) &&
    file.places.every(({ hex, name }) => {
      const space = grid.find(hex);
      if (space !== undefined) layers.names.set(space, name);
      return space !== undefined;
    });
  return fits ? new HexMap({ title: file.title, background: file.background }, wiring, vocabulary, layers) : undefined;
}

const listed = (data: unknown, list: string): readonly (readonly [item: unknown, index: number])[] =>
  items(part(data, list)).map((item, index) => [item, index]);

const isNumber = (id: unknown): id is string => typeof id === 'string' && id.length <= LONGEST_NUMBER;

function marked(grid: HexGrid, ids: readonly unknown[], layer: Uint8Array, value: number): boolean {
  for (const id of ids) {
    const hex = isNumber(id) ? grid.find(id) : undefined;
    if (hex === undefined) return false;
    layer[hex] = value;
  }
  return true;
}

/** Single hexsides, each seen from both of its hexes. */
function parted(grid: HexGrid, texts: readonly unknown[], layer: Uint8Array): boolean {
  for (const text of texts) {
    const link = isNumber(text) ? hexsideOf(grid, text) : undefined;
    if (link === undefined) return false;
    layer[link] = 1;
    layer[grid.reverse[link] as Link] = 1;
  }
  return true;
}

/** The hexsides that a line of hexes crosses. */
function crossed(grid: HexGrid, ids: readonly unknown[], layer: Uint8Array): boolean {
  let before: Space | undefined;
  for (const id of ids) {
    const hex = isNumber(id) ? grid.find(id) : undefined;
    if (hex === undefined) return false;
    const link = before === undefined ? undefined : grid.link(before, hex);
    if (before !== undefined && link === undefined) return false;
    if (link !== undefined) {
      layer[link] = 1;
      layer[grid.reverse[link] as Link] = 1;
    }
    before = hex;
  }
  return true;
}

const ASCII = 128;
const [UNKNOWN, BLANK] = [-1, -2];
const NO_SIGNS = Int16Array.from({ length: ASCII }, (_, code) => (isBlank(code) ? BLANK : UNKNOWN));

/** The terrain of each hex by the picture; nothing without a picture. */
function painted(
  layer: Uint8Array,
  { frame, hexes }: Wiring,
  { picture, legend }: MapFile,
  { terrains }: MapVocabulary,
): boolean {
  if (picture.length === 0) return true;
  if (picture.length !== frame.rows) return false;
  const common = NO_SIGNS.slice();
  for (const { sign, terrain } of legend) common[sign.charCodeAt(0)] = terrains.indexOf(terrain);
  const meaning = (code: number): number => {
    const row = legend.find(({ sign }) => sign.charCodeAt(0) === code);
    return row ? terrains.indexOf(row.terrain) : isBlank(code) ? BLANK : UNKNOWN;
  };
  let place = 0;
  for (let row = 0; row < frame.rows; row += 1) {
    const line = picture[row] as string;
    const end = place + frame.columns;
    for (let at = 0; at < line.length; at += 1) {
      const code = line.charCodeAt(at);
      const terrain = code < ASCII ? (common[code] as number) : meaning(code);
      if (terrain === BLANK) continue;
      if (terrain === UNKNOWN || place === end) return false;
      const hex = hexes[place] as Space;
      if (hex !== NO_HEX) layer[hex] = terrain;
      place += 1;
    }
    if (place !== end) return false;
  }
  return true;
}

function isBlank(code: number): boolean {
  return String.fromCharCode(code).trim() === '';
}
