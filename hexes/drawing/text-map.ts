/** A hex map in letters, for a terminal: each hex its number and, below it, signs. */
import type { Say } from '@grognard/kernel';
import { isShoved } from '../geometry/offset.ts';
import type { Space } from '../graph/graph.ts';
import type { HexMap } from '../map/hex-map.ts';
import { boxOf, type Drawing, titleOf } from './drawing.ts';
import { hexDrawable } from './hex-drawable.ts';
import { laidOn, type Overlay } from './overlay.ts';

/** A hex map in letters, for a terminal. */
export function hexText(map: HexMap, drawing: Drawing): string {
  const { overlays = [], say } = drawing;
  const drawable = hexDrawable(map, drawing);
  const laid = laidOn(overlays);
  const terrains = signsFor(map.terrains, 'terrain', say);
  const present = new Set(drawable.spaces.map((hex) => map.terrain(hex)));
  const cells = drawable.spaces.map((hex) => ({
    hex,
    id: map.id(hex),
    signs: [terrains.get(map.terrain(hex)), ...laid(hex).map(signOf)].join(''),
  }));
  return [
    titleOf(drawable, drawing),
    '',
    ...grid(map, cells),
    '',
    ...map.terrains.flatMap((terrain) =>
      present.has(terrain) ? [`${terrains.get(terrain)} ${say(`terrain.${terrain}`)}`] : [],
    ),
    ...overlays.flatMap((overlay) => (overlay.kind === 'note' ? [] : [`${signOf(overlay)} ${say(overlay.label)}`])),
  ].join('\n');
}

interface Cell {
  readonly hex: Space;
  readonly id: string;
  readonly signs: string;
}

/** Two lines a hex; a shoved column begins one line lower, a shoved row half a cell further right. */
function grid(map: HexMap, cells: readonly Cell[]): readonly string[] {
  const width = cells.reduce((most, { id, signs }) => Math.max(most, id.length, signs.length), 0) + 1;
  const { least } = boxOf(cells.map(({ hex }) => ({ x: map.place(hex).column, y: map.place(hex).row })));
  const lines: string[] = [];
  const put = (line: number, from: number, text: string): void => {
    lines[line] = `${(lines[line] ?? '').padEnd(from)}${text}`;
  };
  // Left to right, so that each line only ever grows.
  for (const { hex, id, signs } of cells.toSorted((a, b) => map.place(a.hex).column - map.place(b.hex).column)) {
    const { column, row } = map.place(hex);
    const [down, right] = slid(map, column, row);
    const line = 2 * (row - least.y) + down;
    const from = (column - least.x) * width + right * Math.floor(width / 2);
    put(line, from, id);
    put(line + 1, from, signs);
  }
  return Array.from(lines, (line = '') => line);
}

/** Half a hex down in a shoved column, half a hex right in a shoved row. */
function slid({ numbering }: HexMap, column: number, row: number): readonly [down: number, right: number] {
  const half = isShoved(numbering, column, row) ? 1 : 0;
  return numbering.orientation === 'flat' ? [half, 0] : [0, half];
}

function signOf(overlay: Overlay): string {
  switch (overlay.kind) {
    case 'zone':
    case 'mark':
      return overlay.sign;
    case 'range':
      return overlay.value === 'lost' ? '?' : String(overlay.value);
    case 'reach':
      return '•';
    case 'stack':
      return `[${overlay.counters.map(({ name }) => initials(name)).join(' ')}]`;
    case 'way':
      return '*';
    case 'supply':
      return overlay.cut ? '×' : '~';
    case 'note':
      return overlay.text;
  }
}

/** A short name whole, of a long one the first letters of its words. */
const initials = (name: string): string =>
  name.length <= 3
    ? name
    : name
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .join('');

/** A small letter for each word, the first of its own that is still free. */
function signsFor(words: readonly string[], prefix: string, say: Say): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  for (const word of words) {
    const letters = [...say(`${prefix}.${word}`).toLowerCase(), ...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const free = letters.find((letter) => /\p{L}|\d/u.test(letter) && ![...taken.values()].includes(letter));
    taken.set(word, free ?? '?');
  }
  return taken;
}
