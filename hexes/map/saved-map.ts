/** A map written down: one spelling as data, one as text. Equal maps have equal files, byte for byte. */
import { accept, type Checked, refuse } from '@grognard/kernel';
import type { Link } from '../graph/graph.ts';
import type { HexMap } from './hex-map.ts';
import { printHexside } from './hexside.ts';
import type { MapFile, MapVocabulary } from './map-file.ts';
import { items, part } from './raw.ts';
import { NO_HEX, type Wiring } from './wiring.ts';

/** The file of a map: its whole vocabulary, used or not, and one sign of the picture for each hex. */
export function savedMap<T extends string, F extends string, S extends string>(
  map: HexMap<T, F, S>,
  wiring: Wiring,
): MapFile<T, F, S> {
  const { numbering, frame } = wiring;
  const { from, columns, rows } = frame;
  const { corners } = map;
  const signs = signsOf(map.terrains, map.background);
  const printed = (place: number): string =>
    numbering.print({ column: from.column + (place % columns), row: from.row + Math.floor(place / columns) });
  return {
    title: map.title,
    numbering: numbering.plan,
    ...corners,
    absent: [...wiring.hexes.entries()].flatMap(([place, hex]) => (hex === NO_HEX ? [printed(place)] : [])),
    background: map.background,
    legend: map.terrains.map((terrain, code) => ({ sign: signs[code] ?? '?', terrain })),
    picture: Array.from({ length: rows }, (_, row) => pictureRow(map, wiring, signs, row)),
    terrain: [],
    features: map.features.map((feature) => ({
      feature,
      hexes: marked(map.featureMask(feature), (hex) => map.id(hex)),
    })),
    hexsides: map.hexsides.map((hexside) => ({ hexside, between: crossed(map, hexside), along: [] })),
    places: [...map.named].sort((a, b) => a - b).map((hex) => ({ hex: map.id(hex), name: map.name(hex) ?? '' })),
  };
}

const BACKGROUND = '.';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A sign for each terrain: the first letter of its word that is still free; the background is a point. */
function signsOf(terrains: readonly string[], background: string): readonly string[] {
  const signs: string[] = [];
  for (const terrain of terrains)
    signs.push(
      terrain === background
        ? BACKGROUND
        : ([...terrain.toLowerCase(), ...ALPHABET].find((sign) => ALPHABET.includes(sign) && !signs.includes(sign)) ??
            '?'),
    );
  return signs;
}

/** An absent hex stands as background, which the reader passes over. */
function pictureRow(
  { terrainCodes }: HexMap,
  { frame: { columns }, hexes }: Wiring,
  signs: readonly string[],
  row: number,
): string {
  let line = '';
  for (let place = row * columns; place < (row + 1) * columns; place += 1) {
    const hex = hexes[place] ?? NO_HEX;
    line += hex === NO_HEX ? BACKGROUND : signs[terrainCodes[hex] as number];
  }
  return line;
}

function marked(mask: Uint8Array, print: (at: number) => string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < mask.length; at += 1) if (mask[at] === 1) found.push(print(at));
  return found;
}

/** Each hexside once, from its lower hex. */
const crossed = <S extends string>(map: HexMap<string, string, S>, hexside: S): readonly string[] => {
  const mask = map.hexsideMask(hexside);
  const lower = mask.map((is, link) => (is === 1 && (map.reverse[link] as Link) > link ? 1 : 0));
  return marked(lower, (link) => printHexside(map, link));
};

/** The file as text: an entry a line, a row of the picture a line, nothing that is empty. */
export function mapText(file: MapFile): string {
  const entries = Object.entries(file).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.length === 0 ? [] : [[name, listText(name, value)] as const];
    return [[name, JSON.stringify(value)] as const];
  });
  return `{\n${entries.map(([name, text]) => `  ${JSON.stringify(name)}: ${text}`).join(',\n')}\n}\n`;
}

/** Numbers of hexes run on; everything else has a line of its own. */
const listText = (name: string, list: readonly unknown[]): string =>
  name === 'absent'
    ? JSON.stringify(list)
    : `[\n${list.map((item) => `    ${JSON.stringify(withoutEmpty(item))}`).join(',\n')}\n  ]`;

const withoutEmpty = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && !Array.isArray(item)
    ? Object.fromEntries(Object.entries(item).filter(([, value]) => !Array.isArray(value) || value.length > 0))
    : item;

/** What a text holds, if it is a map file at all; whether the map is sound is for its reader to say. */
export function mapInText(text: string): Checked<unknown> {
  try {
    return accept(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return refuse({ code: 'notMapText', at: '' });
  }
}

/** The words that a file itself uses: it can be read, drawn and changed without a game that knows them. */
export function ownWords(data: unknown): MapVocabulary {
  const said = (list: string, word: string): readonly unknown[] =>
    items(part(data, list)).map((item) => part(item, word));
  const words = (...all: readonly unknown[]): readonly string[] => [
    ...new Set(all.filter((word): word is string => typeof word === 'string')),
  ];
  return {
    terrains: words(...said('legend', 'terrain'), part(data, 'background'), ...said('terrain', 'terrain')),
    features: words(...said('features', 'feature')),
    hexsides: words(...said('hexsides', 'hexside')),
  };
}
