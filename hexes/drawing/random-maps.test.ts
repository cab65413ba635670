/** Random maps with random things laid over them: what is spoken and drawn, against a plain count. */
import { speaker, words } from '@grognard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counter } from '../counters/counter.ts';
import { ORIENTATIONS } from '../geometry/offset.ts';
import { readMap } from '../map/read-map.ts';
import { en } from '../text/en.ts';
import { hexDrawable } from './hex-drawable.ts';
import type { Overlay } from './overlay.ts';
import { labels, layerOf } from './second-way/read-picture.ts';
import { hexSvg } from './svg.ts';

const WORDS = { terrains: ['clear', 'hills'], features: ['city', 'mill'], hexsides: ['river', 'road'] } as const;
const SAID: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ terrain: WORDS.terrains, feature: WORDS.features, hexside: WORDS.hexsides }).flatMap(([kind, all]) =>
    all.map((word) => [`${kind}.${word}`, word]),
  ),
);
const say = speaker({ ...SAID, over: 'laid over' }, en);

const SIZE = 4;
const number = (column: number, row: number): string => `0${column}0${row}`;
const HEXES = Array.from({ length: SIZE * SIZE }, (_, at) => number(1 + Math.floor(at / SIZE), 1 + (at % SIZE)));

/** Flat hexes, even columns half a hex lower: three of the six ways, and the way back. */
const WAYS = { N: ['north', 'south'], NE: ['north-east', 'south-west'], SE: ['south-east', 'north-west'] } as const;
type Way = keyof typeof WAYS;

function beyond(hex: string, way: Way): string | undefined {
  const [column, row] = [Number(hex[1]), Number(hex[3])];
  const lower = column % 2 === 0 ? 1 : 0;
  const [c, r] = { N: [column, row - 1], NE: [column + 1, row - 1 + lower], SE: [column + 1, row + lower] }[way] as [
    number,
    number,
  ];
  return c > SIZE || r < 1 || r > SIZE ? undefined : number(c, r);
}

const SIDES = HEXES.flatMap((hex) =>
  (Object.keys(WAYS) as Way[]).flatMap((way) => {
    const to = beyond(hex, way);
    return to === undefined ? [] : [{ hex, way, to }];
  }),
);

const file = fc.record({
  hills: fc.subarray(HEXES),
  city: fc.subarray(HEXES),
  mill: fc.subarray(HEXES),
  river: fc.subarray(SIDES),
  road: fc.subarray(SIDES),
  named: fc.subarray(HEXES, { maxLength: 2 }),
});
type File = typeof file extends fc.Arbitrary<infer T> ? T : never;

const mapOf = ({ hills, city, mill, river, road, named }: File) => {
  const between = (sides: typeof SIDES) => sides.map(({ hex, way }) => `${hex}/${way}`);
  const read = readMap(WORDS, {
    title: 'Random',
    numbering: { shoved: 'even' },
    from: '0101',
    to: number(SIZE, SIZE),
    background: 'clear',
    terrain: [{ terrain: 'hills', hexes: hills }],
    features: [
      { feature: 'city', hexes: city },
      { feature: 'mill', hexes: mill },
    ],
    hexsides: [
      { hexside: 'river', between: between(river) },
      { hexside: 'road', between: between(road) },
    ],
    places: named.map((hex) => ({ hex, name: `Place ${hex}` })),
  });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

/** Heading, then terrain, features and sides in any order. */
function told(hex: string, { hills, city, mill, river, road, named }: File): readonly [string, readonly string[]] {
  const sides = (what: string, all: typeof SIDES) =>
    all.flatMap(({ hex: from, way, to }) => [
      ...(from === hex ? [`${what} to the ${WAYS[way][0]}`] : []),
      ...(to === hex ? [`${what} to the ${WAYS[way][1]}`] : []),
    ]);
  const facts = [
    hills.includes(hex) ? 'hills' : 'clear',
    ...(city.includes(hex) ? ['city'] : []),
    ...(mill.includes(hex) ? ['mill'] : []),
    ...sides('river', river),
    ...sides('road', road),
  ];
  return [named.includes(hex) ? `${hex} Place ${hex}` : hex, facts.toSorted()];
}

test('every hex is spoken as its file has it', () =>
  fc.assert(
    fc.property(file, (content) => {
      const spoken = labels(hexSvg(mapOf(content), { language: 'en', say }));
      expect(spoken.size).toBe(HEXES.length);
      for (const hex of HEXES) {
        const [heading = '', facts = ''] = spoken.get(hex)?.split(': ') ?? [];
        expect([heading, facts.split(', ').toSorted()]).toEqual(told(hex, content));
      }
    }),
    { numRuns: 60, seed: 16 },
  ));

test('names and features are written where they are, and nowhere else', () =>
  fc.assert(
    fc.property(file, (content) => {
      const svg = hexSvg(mapOf(content), { language: 'en', say }, { features: { city: 'city' } });
      const count = (layer: string, sign: RegExp) =>
        layerOf(svg.split('<g class="legend"')[0] ?? '', layer).match(sign)?.length ?? 0;
      expect(count('features', /-at-city/g)).toBe(content.city.length);
      expect(count('names', />mill</g)).toBe(content.mill.length);
      expect(count('names', />city</g)).toBe(0);
      expect(count('names', />Place 0/g)).toBe(content.named.length);
    }),
    { numRuns: 30, seed: 16 },
  ));

type Label = { readonly id: string; readonly facts: readonly string[] };

test('a label that says its hex twice, or never, is spoken as it is worded', () => {
  const map = mapOf({ hills: [], city: [], mill: [], river: [], road: [], named: [] });
  const worded = (label: (told: Label) => string) =>
    labels(hexSvg(map, { language: 'en', say: speaker({ ...SAID, 'drawing.label': label }, en) })).get('0203');
  expect(worded(({ id, facts }) => `${id} is ${facts}`)).toBe('0203 is clear');
  expect(worded(({ id, facts }) => `${id}, ${id}: ${facts}`)).toBe('0203, 0203: clear');
  expect(worded(({ facts }) => `here ${facts}`)).toBe('here clear');
});

const unit = (name: string): Counter => ({
  name,
  symbol: 'armour',
  size: 'X',
  pigment: { body: '#994f3a', ink: '#ffffff' },
  printed: [1, 1],
  states: {},
  side: 'first',
});
const label = words('over');
const space = fc.nat(HEXES.length - 1);
const overlay: fc.Arbitrary<Overlay> = fc.oneof(
  fc.record({
    kind: fc.constant('way' as const),
    spaces: fc.array(space, { maxLength: 4 }),
    costs: fc.array(fc.nat(9), { maxLength: 4 }),
    label: fc.constant(label),
  }),
  fc.record({
    kind: fc.constant('supply' as const),
    spaces: fc.array(space, { maxLength: 4 }),
    cut: fc.boolean(),
    label: fc.constant(label),
  }),
  fc.record({
    kind: fc.constant('note' as const),
    space,
    text: fc.constantFrom('', '7'),
    label: fc.constant(label),
  }),
  fc.record({
    kind: fc.constant('mark' as const),
    spaces: fc.array(space, { maxLength: 3 }),
    sign: fc.constant('I'),
    label: fc.constant(label),
  }),
  fc.record({
    kind: fc.constant('stack' as const),
    space,
    counters: fc.array(fc.constantFrom(unit('A'), unit('B')), { maxLength: 4 }),
    label: fc.constant(label),
  }),
);

test('what lies on hexes that are not shown is not drawn, all else is', () =>
  fc.assert(
    fc.property(fc.uniqueArray(space, { minLength: 1 }), fc.array(overlay, { maxLength: 4 }), (only, overlays) => {
      const map = mapOf({ hills: [], city: [], mill: [], river: [], road: [], named: [] });
      const svg = hexSvg(map, { language: 'en', say, only, overlays });
      const shown = (at: number): boolean => only.includes(at);
      const of = <K extends Overlay['kind']>(kind: K) =>
        overlays.filter((each): each is Extract<Overlay, { kind: K }> => each.kind === kind);
      // Where a way says what has been spent, no other figure stands.
      const passed = new Set(of('way').flatMap(({ spaces, costs = [] }) => spaces.slice(1, 1 + costs.length)));
      const count = (layer: string, sign: RegExp) =>
        layerOf(svg.split('<g class="legend"')[0] ?? '', layer).match(sign)?.length ?? 0;
      const discs = of('way').flatMap(({ spaces, costs = [] }) =>
        costs.filter((_, index) => index + 1 < spaces.length && shown(spaces[index + 1] as number)),
      );
      expect(count('discs', /<circle/g)).toBe(discs.length);
      expect(count('ways', /<circle/g)).toBe(of('way').filter(({ spaces }) => spaces.filter(shown).length > 1).length);
      const lines = of('supply').filter(({ spaces }) => spaces.filter(shown).length > 1);
      expect(count('supplies', /class="supply dotted/g)).toBe(lines.length);
      expect(count('supplies', /class="cut /g)).toBe(lines.filter(({ cut }) => cut).length);
      const notes = of('note').filter(({ space: at, text }) => shown(at) && !passed.has(at) && text !== '');
      expect(count('notes', />7</g)).toBe(notes.length);
      expect(count('marks', /<rect/g)).toBe(
        of('mark').flatMap(({ spaces }) => [...new Set(spaces)].filter(shown)).length,
      );
      const piles = of('stack').filter(({ space: at }) => shown(at));
      expect(count('stacks', /scale\(/g)).toBe(
        piles.reduce((sum, { counters }) => sum + Math.min(3, counters.length), 0),
      );
    }),
    { numRuns: 150, seed: 16 },
  ));

test.each(ORIENTATIONS)('%s: what stands in the middle stands in its middle, signs face each other', (orientation) => {
  const read = readMap(WORDS, {
    title: 'One',
    numbering: { orientation, shoved: 'even' },
    from: '0101',
    to: '0101',
    background: 'clear',
  });
  const map = read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
  const { slots } = hexDrawable(map, { language: 'en', say });
  for (const name of ['number', 'name', 'nameBelow', 'note', 'feature', 'counter'] as const)
    expect(slots[name].x, name).toBe(0);
  const [first, second, third, fourth] = slots.signs;
  expect([second, fourth]).toEqual([first, third].map((sign) => ({ x: -(sign?.x ?? 0), y: sign?.y })));
});

const bare = mapOf({ hills: [], city: [], mill: [], river: [], road: [], named: [] });
const drawable = hexDrawable(bare, { language: 'en', say });
const layerWith = (name: string, ...overlays: readonly Overlay[]) =>
  layerOf(hexSvg(bare, { language: 'en', say, overlays }).split('<g class="legend"')[0] ?? '', name);
const numbersIn = (text: string, pattern: RegExp): readonly (readonly number[])[] =>
  [...text.matchAll(pattern)].map(([, ...found]) => found.map(Number));

test('every way goes through the centres of its hexes, in their order', () =>
  fc.assert(
    fc.property(fc.array(space, { minLength: 2, maxLength: 5 }), (spaces) => {
      const [path = ''] = /d="([^"]*)"/.exec(layerWith('ways', { kind: 'way', spaces, label }))?.slice(1) ?? [];
      const points = numbersIn(path, /[ML]([\d.]+) ([\d.]+)/g);
      expect(points).toHaveLength(spaces.length);
      for (const [at, [x, y]] of points.entries()) {
        const centre = drawable.centre(spaces[at] as number);
        expect(Math.hypot((x ?? 0) - centre.x, (y ?? 0) - centre.y)).toBeLessThan(0.1);
      }
    }),
    { numRuns: 30, seed: 16 },
  ));

test('supply that does not reach is crossed half-way to where it would', () => {
  const [from, to] = [5, 6];
  const drawn = layerWith('supplies', { kind: 'supply', spaces: [from, to], cut: true, label });
  const [, cross = ''] = /class="cut [^"]*" d="([^"]*)"/.exec(drawn) ?? [];
  const points = numbersIn(cross, /[ML]([\d.]+) ([\d.]+)/g);
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + (point[place] ?? 0), 0) / points.length;
  const [a, b] = [drawable.centre(from), drawable.centre(to)];
  expect(mean(0)).toBeCloseTo((a.x + b.x) / 2, 0);
  expect(mean(1)).toBeCloseTo((a.y + b.y) / 2, 0);
  expect(points).toHaveLength(4);
});

test('a figure on a way stands in its hex, or half-way into it where a counter stands', () => {
  const way: Overlay = { kind: 'way', spaces: [5, 6], costs: [3], label };
  const stack: Overlay = { kind: 'stack', space: 6, counters: [unit('A')], label };
  const at = (...overlays: readonly Overlay[]) =>
    numbersIn(layerWith('discs', ...overlays), /cx="([\d.]+)" cy="([\d.]+)"/g)[0];
  const [a, b] = [drawable.centre(5), drawable.centre(6)];
  const near = (point: readonly number[] | undefined, x: number, y: number) =>
    expect(Math.hypot((point?.[0] ?? 0) - x, (point?.[1] ?? 0) - y)).toBeLessThan(0.1);
  near(at(way), b.x, b.y);
  near(at(way, stack), (a.x + b.x) / 2, (a.y + b.y) / 2);
});

test('markers of one hex stand under one another, none over another', () => {
  const mark = (sign: string, ...spaces: readonly number[]): Overlay => ({ kind: 'mark', sign, spaces, label });
  const boxes = numbersIn(
    layerWith('marks', mark('I', 5), mark('J', 5, 6), mark('K', 5)),
    /<rect x="([\d.]+)" y="([\d.]+)"/g,
  );
  const [first, second, elsewhere, third] = boxes.map(([, y = 0]) => y) as [number, number, number, number];
  expect([second - first >= 12, third - second >= 12]).toEqual([true, true]);
  const apart = drawable.centre(6).y - drawable.centre(5).y;
  expect(elsewhere - first).toBeCloseTo(apart, 0);
});

test('counters of a pile lie on one another, each a little off the one above', () => {
  const pile: Overlay = { kind: 'stack', space: 5, counters: ['A', 'B', 'C'].map(unit), label };
  const places = numbersIn(layerWith('stacks', pile), /translate\(([\d.]+) ([\d.]+)\) scale/g).toReversed();
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = [], [cx = 0, cy = 0] = []] = places;
  expect([bx - ax, by - ay].map((step) => Math.round(10 * step))).toEqual(
    [cx - bx, cy - by].map((step) => Math.round(10 * step)),
  );
  expect(bx - ax).toBeGreaterThan(0);
  expect(bx - ax).toBeLessThan(10);
  expect(by).toBeLessThan(ay);
  // The uppermost counter, 40 wide, stands in the middle of its hex.
  expect(ax + 20).toBeCloseTo(drawable.centre(5).x, 0);
});
