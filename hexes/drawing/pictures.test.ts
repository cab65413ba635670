import { speaker, words } from '@grognard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Counter } from '../counters/counter.ts';
import { ORIENTATIONS } from '../geometry/offset.ts';
import { readMap } from '../map/read-map.ts';
import { contrast } from '../svg/colour.ts';
import { widthOf } from '../svg/fit.ts';
import { en } from '../text/en.ts';
import type { Drawing, Look } from './drawing.ts';
import { FEATURE_MARKS } from './features.ts';
import { GROUND_LOOKS, GROUNDS, type Ground, groundsOf } from './grounds.ts';
import { hexDrawable } from './hex-drawable.ts';
import { LINE_LOOKS, LINE_STYLES, lineStylesOf } from './line-styles.ts';
import type { Overlay } from './overlay.ts';
import { type Colour, dayOf, nightOf } from './palette.ts';
import { hexesIn, layerOf } from './second-way/read-picture.ts';
import { hexSvg } from './svg.ts';
import { featureSwatch } from './swatches.ts';

const WORDS = {
  terrains: ['clear', 'forest', 'sea'],
  features: ['port', 'mine'],
  hexsides: ['river', 'road', 'bridge', 'coast'],
} as const;
const DICTIONARY = {
  'terrain.clear': 'clear',
  'terrain.forest': 'forest',
  'terrain.sea': 'sea',
  'feature.port': 'port',
  'feature.mine': 'mine',
  'hexside.river': 'river',
  'hexside.road': 'road',
  'hexside.bridge': 'bridge',
  'hexside.coast': 'coast',
  'side.red': 'Red',
  'side.blue': 'Blue',
  zone: 'zone',
  reach: 'in reach',
  way: 'the way',
  cost: 'what it costs',
  mark: 'marked',
  line: 'line',
  unit: 'a unit',
};
const say = speaker(DICTIONARY, en);
const file = (orientation: 'flat' | 'pointy') => ({
  title: 'Coast',
  numbering: { shoved: 'even', orientation },
  from: '0101',
  to: '0604',
  background: 'clear',
  terrain: [
    { terrain: 'forest', hexes: ['0102', '0202'] },
    { terrain: 'sea', hexes: ['0404', '0504', '0604'] },
  ],
  features: [
    { feature: 'port', hexes: ['0303'] },
    { feature: 'mine', hexes: ['0201'] },
  ],
  hexsides: [
    { hexside: 'river', between: ['0301/0302', '0302/0402'] },
    { hexside: 'road', along: ['0101', '0201', '0301'] },
    { hexside: 'bridge', between: ['0201/0301'] },
  ],
  places: [{ hex: '0303', name: 'Haven' }],
});
const mapOf = (orientation: 'flat' | 'pointy') => {
  const checked = readMap(WORDS, file(orientation));
  return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
};
const map = mapOf('flat');
const at = (...ids: readonly string[]): readonly number[] => ids.map((id) => map.at(id));
const look: Look = { sides: ['blue', 'red'] };
const drawn = (overlays: readonly Overlay[], more: Partial<Drawing> = {}): string =>
  hexSvg(map, { language: 'en', say, overlays, ...more }, look);
const label = words('unit');
const unit = (name: string, change: Partial<Counter> = {}): Counter => ({
  name,
  symbol: 'infantry',
  pigment: { body: '#7ea3c2', ink: '#14120e' },
  printed: [3, 4],
  states: {},
  ...change,
});

describe('ground', () => {
  /** The shape of its signs, without any colour. */
  const shape = (ground: Ground): string => JSON.stringify(GROUND_LOOKS[ground].signs?.scattered ?? []);

  test('each is told from the others without colour', () =>
    expect(new Set(GROUNDS.map(shape)).size).toBe(GROUNDS.length));

  test('a word is drawn as it says, as it is told, or as something spare: never two alike', () => {
    expect([...groundsOf(['clear', 'woods', 'lava', 'ash'])].map(([, ground]) => ground)).toEqual([
      'clear',
      'forest',
      'dotted',
      'ringed',
    ]);
    expect(groundsOf(['steppe'], { steppe: 'desert' }).get('steppe')).toBe('desert');
  });

  test('a hex refers to its ground; shapes are written once', () => {
    const svg = drawn([]);
    const defined = new Set([...svg.matchAll(/<g id="([^"]*)">/g)].map(([, id]) => id));
    const asked = [...layerOf(svg, 'ground').matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(asked).toHaveLength(map.size);
    for (const id of asked) expect(defined).toContain(id);
    expect(layerOf(svg, 'ground')).not.toContain('<path');
  });

  test('the shore runs where sea meets land, and there alone', () => {
    const [, path = ''] = /class="shore" d="([^"]*)"/.exec(drawn([])) ?? [];
    // 0404 touches land in 0403, 0304 and 0504’s neighbours: each sea hex counts the hexsides that land lies behind.
    const sea = new Set(at('0404', '0504', '0604'));
    const sides = [...sea].flatMap((hex) => map.neighbours(hex).filter((to) => !sea.has(to)));
    expect(path.match(/L/g)).toHaveLength(sides.length);
  });
});

describe('lines', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
  ];

  test('each is told from the others without colour', () => {
    const shapes = LINE_STYLES.map((style) => {
      const { strokes, draw, run } = LINE_LOOKS[style];
      return `${run} ${draw(from, to)} ${strokes.length} ${strokes.at(-1)}`;
    });
    expect(new Set(shapes).size).toBe(LINE_STYLES.length);
    expect(LINE_LOOKS.river.draw(from, to)).not.toBe(LINE_LOOKS.coast.draw(from, to));
    expect(LINE_LOOKS.bridge.draw(from, to)).not.toBe(LINE_LOOKS.river.draw(from, to));
  });

  test('a word is drawn as it says, as it is told, or as something spare', () =>
    expect([...lineStylesOf(['river', 'sea', 'wall'], { sea: 'strait' })].map(([, style]) => style)).toEqual([
      'river',
      'strait',
      'border',
    ]));

  test('one path a stroke, bridges over roads over rivers', () => {
    const classes = [...layerOf(drawn([]), 'lines').matchAll(/class="([\w-]+)"/g)].map(([, name]) => name);
    expect(classes).toEqual(['shore', 'river', 'road', 'roadbed', 'bridge-case', 'bridge']);
  });
});

describe('overlays', () => {
  test('zones of two sides: another hatching, another colour, the sign at another edge', () => {
    const zone = (side: string): Overlay => ({
      kind: 'zone',
      side,
      sign: 'L',
      spaces: at('0202'),
      label: words('zone'),
    });
    const svg = drawn([zone('red'), zone('blue')]);
    const patterns = [...svg.matchAll(/<pattern id="map-zone-(\d)"([^>]*)>/g)].map(([, side, how]) => [side, how]);
    expect(patterns.map(([side]) => side)).toEqual(['1', '2']);
    expect(new Set(patterns.map(([, how]) => how)).size).toBe(2);
    const signs = [...layerOf(svg, 'signs').matchAll(/<g class="(s\d)"><text x="([\d.]+)"/g)];
    const [one, two] = signs.map(([, side, x]) => [side, Number(x)] as const);
    expect([one?.[0], two?.[0]]).toEqual(['s1', 's2']);
    expect((one?.[1] ?? 0) - (two?.[1] ?? 0)).toBeGreaterThan(40);
    expect(layerOf(svg, 'legend')).toMatch(/>zone: Red<.*>zone: Blue</s);
  });

  test('one colour, one meaning: a side looks the same whatever else is drawn', () => {
    const zone: Overlay = { kind: 'zone', side: 'red', sign: 'L', spaces: at('0202'), label: words('zone') };
    const reach: Overlay = { kind: 'reach', spaces: at('0101', '0201'), label: words('reach') };
    for (const overlays of [[zone], [reach, zone], [zone, reach]])
      expect(layerOf(drawn(overlays), 'zones')).toContain('url(#map-zone-2)');
  });

  test('a reach is one line around its hexes, in a rim', () => {
    const reached = ['0101', '0201', '0202', '0302'];
    const svg = drawn([{ kind: 'reach', spaces: at(...reached), label: words('reach') }]);
    const paths = [...layerOf(svg, 'reaches').matchAll(/class="(\w+)" d="([^"]*)"/g)];
    expect(paths.map(([, name]) => name)).toEqual(['case', 'reach']);
    const [, , path = ''] = paths[1] ?? [];
    expect(path.match(/M/g)).toHaveLength(1);
    expect(hexesIn(svg, path)).toEqual(reached);
  });

  test('it lies as far inside everywhere, clear of what runs along the hexsides', () => {
    const svg = drawn([{ kind: 'reach', spaces: at('0202'), label: words('reach') }]);
    const [, path = ''] = /class="reach" d="([^"]*)"/.exec(svg) ?? [];
    const corners = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const [x = 0, y = 0] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 6);
    // A hexside lies 35 from the centre, the line 3.4 less; a corner of the line 2/√3 times as far.
    for (const [a, b] of corners) expect(Math.hypot(a - x, b - y)).toBeCloseTo((35 - 3.4) * (2 / Math.sqrt(3)), 0);
  });

  test('whatever is written is escaped', () => {
    const evil = '<b>"&';
    const written = drawn(
      [
        { kind: 'zone', side: 'red', sign: evil, spaces: at('0202'), label: words('zone') },
        { kind: 'mark', sign: evil, spaces: at('0101'), label: words('mark') },
        { kind: 'way', spaces: at('0101', '0201'), costs: [evil], label: words('way') },
        { kind: 'stack', space: map.at('0301'), counters: [unit(evil, { printed: [evil] })], label },
      ],
      { title: words('evil'), say: speaker({ evil }, { 'side.red': evil }, DICTIONARY, en) },
    );
    expect(written).not.toContain('<b>');
    expect(written.split('&#60;b&#62;&#34;&#38;').length - 1).toBeGreaterThanOrEqual(7);
  });

  test('a way with what has been spent in discs, the last one filled; no other figure stands there', () => {
    const svg = drawn([
      { kind: 'way', spaces: at('0101', '0201', '0301'), costs: [2, 4], label: words('way') },
      { kind: 'note', space: map.at('0201'), text: '9', label: words('cost') },
      { kind: 'note', space: map.at('0502'), text: '7', label: words('cost') },
    ]);
    expect(
      [...layerOf(svg, 'discs').matchAll(/<g class="way( end)?">.*?>(\d+)<\/text>/g)].map(([, end, cost]) => [
        cost,
        end,
      ]),
    ).toEqual([
      ['2', undefined],
      ['4', ' end'],
    ]);
    expect(layerOf(svg, 'ways').match(/<\w+ class="(case|way)"/g)).toEqual([
      '<path class="case"',
      '<path class="way"',
      '<circle class="way"',
    ]);
    expect(layerOf(svg, 'notes').match(/>\d+</g)).toEqual(['>7<']);
  });

  test('supply is dotted in the colour of its side, and crossed where it does not reach', () => {
    const supply = (cut: boolean): Overlay => ({
      kind: 'supply',
      side: 'red',
      cut,
      spaces: at('0101', '0201'),
      label: words('line'),
    });
    expect(layerOf(drawn([supply(false)]), 'supplies')).toContain('class="supply dotted s2"');
    // A case in the colour of the paper lies under it, so that it stands out from the ground.
    expect(layerOf(drawn([supply(false)]), 'supplies')).toMatch(/supply-case dotted s2.*"supply dotted s2"/s);
    expect(layerOf(drawn([supply(false)]), 'supplies')).not.toContain('cut');
    expect(layerOf(drawn([supply(true)]), 'supplies')).toContain('class="cut s2"');
    expect(drawn([])).toMatch(/#map \.supplies \.dotted\.s2\{stroke-dasharray/);
  });

  test('a marker stands in a box of its own', () =>
    expect(layerOf(drawn([{ kind: 'mark', sign: 'I', spaces: at('0101'), label: words('mark') }]), 'marks')).toMatch(
      /<rect [^>]*\/><text [^>]*>I<\/text>/,
    ));
});

describe('counters', () => {
  const LONG = '82nd Airborne Division of the Strategic Reserve';

  test('the whole name stands under the counter, on as many lines and as small as it takes', () => {
    const svg = layerOf(drawn([{ kind: 'stack', space: map.at('0202'), counters: [unit(LONG)], label }]), 'stacks');
    const lines = [...svg.matchAll(/<text x="[\d.]+" y="[\d.]+"(?: style="[^"]*")?>([^<]*)<\/text>/g)].map(
      ([, text]) => text,
    );
    expect(lines.join(' ')).toBe(LONG);
  });

  test('of a pile the uppermost are seen, and how many lie beneath is told', () => {
    const pile = ['A', 'B', 'C', 'D'].map((name) => unit(name));
    const svg = layerOf(drawn([{ kind: 'stack', space: map.at('0202'), counters: pile, label }]), 'stacks');
    expect(svg.match(/scale\(/g)).toHaveLength(3);
    expect(svg).toContain('>A +3</text>');
    const two = drawn([{ kind: 'stack', space: map.at('0202'), counters: pile.slice(0, 2), label }]);
    expect(layerOf(two, 'stacks')).toContain('>A, B</text>');
  });

  test('they bring the parts they need, under the id of the picture', () => {
    const svg = drawn([{ kind: 'stack', space: 0, counters: [unit('A', { states: { demoralised: true } })], label }], {
      id: 'own',
    });
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]*)/g)) expect(ids).toContain(id);
  });

  test('a place under a counter keeps its name, and its figure moves aside', () => {
    const haven = map.at('0303');
    const svg = drawn([
      { kind: 'stack', space: haven, counters: [unit('A')], label },
      { kind: 'note', space: haven, text: '5', label: words('cost') },
    ]);
    expect(layerOf(svg, 'names')).toContain('>Haven</text>');
    expect(layerOf(svg, 'notes')).toContain('>5</text>');
  });
});

describe('a page of pictures', () => {
  test('ids and styles of two pictures keep apart', () => {
    const all: Overlay[] = [{ kind: 'zone', side: 'red', sign: 'L', spaces: at('0202'), label: words('zone') }];
    const ids = (id: string): readonly string[] =>
      [...drawn(all, { id }).matchAll(/ id="([^"]*)"/g)].map(([, found = '']) => found);
    const [one, other] = [ids('one'), ids('other')];
    expect(new Set(one).size).toBe(one.length);
    expect(one.filter((id) => other.includes(id))).toEqual([]);
    const styles = /<style>(.*?)<\/style>/s.exec(drawn(all, { id: 'one' }))?.[1] ?? '';
    for (const [, selector = ''] of styles.matchAll(/^([#.][^{]*)\{/gm)) expect(selector).toMatch(/^[#.]one/);
  });

  test('an id that would break a selector is made plain', () => {
    const svg = drawn([], { id: '4<"x' });
    expect(svg).toContain('id="map-4--x"');
    expect(svg).not.toContain('4<"x');
  });
});

describe('the same by day, by night and on paper', () => {
  const svg = drawn([]);

  test('a reader that knows no themes sees the day', () => {
    expect(svg).toContain(`.map-sea{fill:${dayOf('sea')};stroke:${dayOf('grid')}}`);
    expect(svg).toContain('@media print{#map{color-scheme:light}}');
  });

  test('a page may set colours of its own, or just the night', () =>
    expect(svg).toContain(`fill:var(--map-sea,light-dark(${dayOf('sea')},${nightOf('sea')}))`));

  const grounds = GROUNDS.map((ground) => GROUND_LOOKS[ground].colour);
  const themes = [
    ['day', dayOf],
    ['night', nightOf],
  ] as const;
  test.each(themes)('by %s text is read on its rim, numbers on every ground', (_, colour) => {
    for (const text of ['ink', 'quiet', 'side-1', 'side-2', 'side-3', 'side-4'] as const)
      expect(contrast(colour(text), colour('paper')), text).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds) expect(contrast(colour('quiet'), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test.each(themes)('by %s lines stand out from every ground', (_, colour) => {
    const lines: readonly Colour[] = ['river', 'shore', 'reach', 'ink'];
    for (const line of lines)
      for (const ground of grounds)
        expect(contrast(colour(line), colour(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(
          line === 'reach' || line === 'ink' ? 4.5 : 2.5,
        );
  });
});

describe('numbers', () => {
  test('nothing is drawn after them but the legend', () => {
    const svg = drawn([{ kind: 'stack', space: map.at('0202'), counters: [unit('A')], label }]);
    const layers = [...svg.matchAll(/<g class="(\w+)"/g)].map(([, name]) => name);
    expect(layers.indexOf('numbers')).toBeGreaterThan(layers.indexOf('stacks'));
    expect(layerOf(svg, 'numbers').match(/<text/g)).toHaveLength(map.size);
  });
});

test.each(ORIENTATIONS)('%s: hexes that touch stand one hexside apart', (orientation) => {
  const other = mapOf(orientation);
  const svg = hexSvg(other, { language: 'en', say });
  const across =
    orientation === 'flat' ? /translate\(([\d.]+)\)">(.*?)<\/g>/gs : /translate\(0 ([\d.]+)\)">(.*?)<\/g>/gs;
  const places = new Map<string, readonly [number, number]>();
  for (const [, file = '', inside = ''] of layerOf(svg, 'ground').matchAll(across))
    for (const [, id = '', along = ''] of inside.matchAll(/id="map-(\w+)"[^>]* [xy]="([\d.]+)"/g))
      places.set(id, orientation === 'flat' ? [Number(file), Number(along)] : [Number(along), Number(file)]);
  expect(places.size).toBe(other.size);
  for (let hex = 0; hex < other.size; hex += 1)
    for (const near of other.neighbours(hex)) {
      const [[ax, ay], [bx, by]] = [hex, near].map((each) => places.get(other.id(each)) ?? [0, 0]) as [
        [number, number],
        [number, number],
      ];
      expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(70, 0);
      expect(other.distance(hex, near)).toBe(1);
    }
});

test('the outline of any hexes holds these and no others', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(map.size - 1), { minLength: 1 }), (hexes) => {
      const svg = drawn([{ kind: 'reach', spaces: hexes, label: words('reach') }]);
      const [, path = ''] = /class="reach" d="([^"]*)"/.exec(svg) ?? [];
      expect(hexesIn(svg, path)).toEqual(hexes.map((hex) => map.id(hex)).sort());
    }),
    { numRuns: 40 },
  ));

test('a line around hexes that go on out of the picture is open there', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(map.size - 1), { minLength: 1 }),
      fc.uniqueArray(fc.nat(map.size - 1), { minLength: 1 }),
      (hexes, only) => {
        const shown = hexes.filter((hex) => only.includes(hex));
        const { outline } = hexDrawable(map, { language: 'en', say: speaker(DICTIONARY, en), only });
        // A side is a piece of the line where no hex of the set lies beyond it, in the picture or out of it.
        const sides = shown.map((hex) => 6 - map.neighbours(hex).filter((near) => hexes.includes(near)).length);
        const path = outline(hexes);
        const pieces = (path.match(/L/g)?.length ?? 0) + (path.match(/z/g)?.length ?? 0);
        expect(pieces).toBe(sides.reduce((sum, each) => sum + each, 0));
      },
    ),
    { numRuns: 60, seed: 20 },
  ));

test('no mark of a feature is drawn like another', () => {
  const drawnAs = FEATURE_MARKS.map((mark) => featureSwatch([mark], mark));
  expect(new Set(drawnAs).size).toBe(FEATURE_MARKS.length);
});

test('a wide letter is never taken for a narrow one', () => {
  expect(widthOf('iiii', 10)).toBeLessThan(widthOf('MMMM', 10));
  expect(widthOf('Ω', 10)).toBe(widthOf('M', 10));
});
