/** Where what is drawn stands and how large it is, worked out a second time from the hexes themselves. */
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, type Orientation } from '../geometry/offset.ts';
import { widthOf } from '../svg/fit.ts';
import type { Drawing, Look } from './drawing.ts';
import { hexDrawable } from './hex-drawable.ts';
import { LINE_LOOKS, LINE_STYLES } from './line-styles.ts';
import { joined } from './outline.ts';
import type { Overlay } from './overlay.ts';
import {
  APOTHEM,
  boxOf,
  centre,
  drawn,
  EDGE,
  found,
  LOOK,
  label,
  map,
  mapOf,
  mark,
  near,
  onMap,
  RADIUS,
  say,
  stack,
  zone,
} from './second-way/sheet.ts';
import { strokesOf } from './space-layers.ts';
import { hexSvg, overlaySvg } from './svg.ts';

/** A capital is about .72 of its size tall, so a line that is to stand in the middle lies .36 of it lower. */
const LOWER = 0.36;

describe('the sheet', () => {
  test.each(ORIENTATIONS)('%s: as large as its hexes and its margins', (orientation) => {
    const sheet = mapOf(orientation);
    const plain: Drawing = { language: 'en', say, legend: 'none' };
    const { width, height } = hexDrawable(sheet, plain);
    // Five steps of three quarters of a hex and three hexes and a half one way; turned, five hexes and a half and three steps.
    const [across, down] = orientation === 'flat' ? [5 * 1.5 * RADIUS, 3.5 * 70] : [5.5 * 70, 3 * 1.5 * RADIUS];
    expect([width, height].map((size) => Math.round(size * 1000))).toEqual(
      [across + 2 * EDGE, down + 2 * EDGE].map((size) => Math.round(size * 1000)),
    );
    const box = boxOf(hexSvg(sheet, plain));
    near(box[0], width);
    near(box[1], height);
    expect(boxOf(overlaySvg(sheet, plain))).toEqual(box);
    expect(hexSvg(sheet, plain)).not.toContain('class="legend"');
  });

  test('of some hexes it begins at the first of them, and of none it is margin alone', () => {
    const part = hexDrawable(map, { language: 'en', say, only: [map.at('0303'), map.at('0404')] });
    expect([part.centre(map.at('0303')).x, part.centre(map.at('0303')).y]).toEqual([EDGE, EDGE]);
    near(part.width, 1.5 * RADIUS + 2 * EDGE);
    near(part.height, 1.5 * 70 + 2 * EDGE);
    const none = hexDrawable(map, { language: 'en', say, only: [] });
    expect([none.width, none.height]).toEqual([2 * EDGE, 2 * EDGE]);
  });

  test('what lies over it is drawn without it', () => {
    const over = overlaySvg(
      map,
      { language: 'en', say, id: 'over', overlays: [zone('b', 'L', '0202'), mark('I', '0303')] },
      LOOK,
    );
    expect(over).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="over" /);
    for (const layer of ['zones', 'marks', 'signs', 'names', 'features'])
      expect(over, layer).toContain(`class="${layer}"`);
    for (const layer of ['ground', 'numbers', 'legend', 'lines']) expect(over, layer).not.toContain(`class="${layer}"`);
    expect(over).toContain('<pattern id="over-zone-2"');
    expect(over.endsWith('</svg>')).toBe(true);
  });
});

describe('zones', () => {
  test('four sides: lines that rise, level ones, ones that fall, upright ones', () => {
    const svg = drawn([zone('d', 'L', '0101'), zone('c', 'L', '0101'), zone('b', 'L', '0101'), zone('a', 'L', '0101')]);
    const patterns = [
      ...svg.matchAll(
        /<pattern id="map-zone-(\d)" width="(\d+)" height="(\d+)"[^>]*patternTransform="([^"]*)"><path class="hatch zone s(\d)" d="([^"]*)"/g,
      ),
    ];
    expect(patterns.map(([, side]) => side)).toEqual(['1', '2', '3', '4']);
    expect(patterns.map(([, , , , how = '']) => Number(/rotate\((-?\d+)\)/.exec(how)?.[1] ?? 0))).toEqual([
      -45, 0, 45, 90,
    ]);
    // A square of seven with the line through its middle.
    for (const [, side, wide, tall, , of, path] of patterns)
      expect([wide, tall, of, path]).toEqual(['7', '7', side, 'M0 3.5H7']);
  });

  test('a fifth side looks like the first, a side that nobody named too', () => {
    const five: Look = { sides: ['a', 'b', 'c', 'd', 'e'] };
    expect(onMap(drawn([zone('e', 'L', '0101')], {}, five), 'zones')).toContain('url(#map-zone-1)');
    expect(onMap(drawn([zone('x', 'L', '0101')], {}, five), 'zones')).toContain('url(#map-zone-1)');
    expect(onMap(drawn([zone('d', 'L', '0101')], {}, five), 'zones')).toContain('url(#map-zone-4)');
    // Without a told order the sides stand as they come.
    expect(
      onMap(drawn([zone('x', 'L', '0101'), zone('y', 'L', '0101')], {}, {}), 'zones').match(/map-zone-\d/g),
    ).toEqual(['map-zone-1', 'map-zone-2']);
  });

  test('a sign is written once a hex and side, others beside it, each at its side’s place', () => {
    const svg = drawn([
      zone('a', 'L', '0202', '0202'),
      zone('a', 'L', '0202'),
      zone('a', 'F', '0202'),
      zone('b', 'L', '0202'),
    ]);
    const texts = [...onMap(svg, 'signs').matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g)];
    expect(texts.map(([, , , text]) => text)).toEqual(['L F', 'L']);
    const { slots } = hexDrawable(map, { language: 'en', say });
    for (const [index, [, x, y]] of texts.entries()) {
      near(Number(x), centre('0202').x + (slots.signs[index]?.x ?? 0));
      near(Number(y), centre('0202').y + (slots.signs[index]?.y ?? 0));
    }
  });
});

describe('markers, figures and ways', () => {
  test('a short sign stands in the middle of a square of twelve, a long one in a box four wider than itself', () => {
    const layer = onMap(drawn([mark('I', '0202'), mark('MMMM', '0403')]), 'marks');
    const boxes = found(layer, /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)"/g);
    const texts = found(layer, /<text x="([\d.]+)" y="([\d.]+)">/g);
    const { slots } = hexDrawable(map, { language: 'en', say });
    const wide = [12, widthOf('MMMM', 9) + 4];
    for (const [index, hex] of ['0202', '0403'].entries()) {
      const [x = 0, y = 0, width, height, round] = boxes[index] ?? [];
      const at = { x: centre(hex).x + slots.mark.x, y: centre(hex).y + slots.mark.y };
      near(width, wide[index] ?? 0);
      expect([height, round]).toEqual([12, 12 / 6]);
      near(x + (width ?? 0) / 2, at.x);
      near(y + 6, at.y);
      near(texts[index]?.[0], at.x);
      near(texts[index]?.[1], at.y + LOWER * 9);
    }
  });

  test('the next marker of a hex begins one below the box before', () => {
    const boxes = found(
      onMap(drawn([mark('I', '0202'), mark('J', '0202'), mark('K', '0202', '0202')]), 'marks'),
      /y="([\d.]+)" width/g,
    ).flat();
    expect(boxes).toHaveLength(3);
    near(boxes[1], (boxes[0] ?? 0) + 12 + 1);
    near(boxes[2], (boxes[0] ?? 0) + 2 * (12 + 1));
  });

  test('a way begins in a ring as wide as its line, and is one stroke', () => {
    const svg = drawn([{ kind: 'way', spaces: ['0202', '0302', '0403'].map((hex) => map.at(hex)), label }]);
    const layer = onMap(svg, 'ways');
    const [, line] = /\.ways path\.way\{[^}]*stroke-width:([\d.]+)/.exec(svg) ?? [];
    const [[x, y, r] = []] = found(layer, /<circle class="way" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g);
    near(x, centre('0202').x);
    near(y, centre('0202').y);
    expect(r).toBe(Number(line));
    for (const [, path] of layer.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
  });

  test('a way of one hex, or of hexes that are not shown, is none', () => {
    const way = (...hexes: readonly string[]): Overlay => ({
      kind: 'way',
      spaces: hexes.map((hex) => map.at(hex)),
      label,
    });
    expect(onMap(drawn([way('0202')]), 'ways')).toBe('');
    expect(onMap(drawn([way('0202', '0203')], { only: [map.at('0202')] }), 'ways')).toBe('');
    expect(onMap(drawn([way('0202', '0203')], { only: [map.at('0202'), map.at('0203')] }), 'ways')).not.toBe('');
  });

  test('what has been spent stands in the middle of a disc, as wide as it needs', () => {
    const spaces = ['0101', '0202', '0302'].map((hex) => map.at(hex));
    const layer = onMap(drawn([{ kind: 'way', spaces, costs: [4, 'MMMM'], side: 'b', label }]), 'discs');
    const discs = found(layer, /cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"\/><text x="([\d.]+)" y="([\d.]+)"/g);
    // A disc of 21 holds two figures of twelve; more of them have two to spare on either side.
    for (const [index, [hex, radius]] of (
      [
        ['0202', 10.5],
        ['0302', widthOf('MMMM', 12) / 2 + 2],
      ] as const
    ).entries()) {
      const [cx, cy, r, x, y] = discs[index] ?? [];
      const at = centre(hex);
      for (const [value, expected] of [
        [cx, at.x],
        [cy, at.y],
        [r, radius],
        [x, at.x],
        [y, at.y + LOWER * 12],
      ] as const)
        near(value, expected);
    }
    expect([...layer.matchAll(/<g class="([^"]*)"/g)].map(([, name]) => name)).toEqual(['way s2', 'way s2 end']);
  });

  test('more figures than hexes are left out, and none is the last but the last', () => {
    const spaces = ['0101', '0202'].map((hex) => map.at(hex));
    const layer = onMap(drawn([{ kind: 'way', spaces, costs: [4, 5], label }]), 'discs');
    expect(layer.match(/>[45]</g)).toEqual(['>4<']);
    expect(layer).not.toContain(' end');
  });

  test('a cut is a cross of twelve by twelve on the middle of the last step', () => {
    const spaces = ['0101', '0102', '0103'].map((hex) => map.at(hex));
    const layer = onMap(drawn([{ kind: 'supply', spaces, cut: true, side: 'c', label }]), 'supplies');
    const [x, y] = [centre('0102').x, (centre('0102').y + centre('0103').y) / 2];
    for (const name of ['cut-case', 'cut s3']) {
      const [, path = ''] = new RegExp(`class="${name}" d="([^"]*)"`).exec(layer) ?? [];
      const ends = found(path, /[ML]([\d.]+) ([\d.]+)/g).map(([a = 0, b = 0]) => [a - x, b - y].map(Math.round));
      expect(path).toMatch(/^M[^ML]*L[^ML]*M[^ML]*L[^ML]*$/);
      expect(ends).toEqual([
        [-6, -6],
        [6, 6],
        [6, -6],
        [-6, 6],
      ]);
    }
    const one: Overlay = { kind: 'supply', spaces: spaces.slice(0, 1), label };
    expect(onMap(drawn([one]), 'supplies')).toBe('');
  });

  test('a figure stands at the foot of its hex, beside a counter, and not at all where nothing is written', () => {
    const note = (hex: string, text: string): Overlay => ({ kind: 'note', space: map.at(hex), text, label });
    const layer = onMap(drawn([note('0101', '7'), note('0202', '8'), note('0303', ''), stack('0202', 'A')]), 'notes');
    const { slots } = hexDrawable(map, { language: 'en', say });
    const [free, held, ...more] = found(layer, /<text x="([\d.]+)" y="([\d.]+)">/g);
    expect(more).toEqual([]);
    near(free?.[0], centre('0101').x + slots.note.x);
    near(free?.[1], centre('0101').y + slots.note.y);
    near(held?.[0], centre('0202').x + slots.noteBeside.x);
    near(held?.[1], centre('0202').y + slots.noteBeside.y);
  });
});

describe('counters', () => {
  const piled = (layer: string) => found(layer, /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g);

  test('forty wide, in the middle of its slot; its name a line below its edge', () => {
    const layer = onMap(drawn([stack('0202', 'Alpha')]), 'stacks');
    const [[x = 0, y = 0, scale = 0] = []] = piled(layer);
    const { slots } = hexDrawable(map, { language: 'en', say });
    const at = { x: centre('0202').x + slots.counter.x, y: centre('0202').y + slots.counter.y };
    // Drawn in a box of 48.
    near(48 * scale, 40);
    near(x + 20, at.x);
    near(y + 20, at.y);
    const [[tx, ty] = []] = found(layer, /<text x="([\d.]+)" y="([\d.]+)">Alpha</g);
    near(tx, at.x);
    // Capitals of nine are 6.5 tall, and two clear of the edge.
    near(ty, at.y + 20 + 6.5 + 2);
  });

  test('of a pile three are drawn, the uppermost last, each as far right as it is twice up; none leaves its hex', () => {
    const layer = onMap(drawn([stack('0202', 'A', 'B', 'C', 'D')]), 'stacks');
    const [third, second, first, ...more] = piled(layer) as [number[], number[], number[]];
    expect(more).toEqual([]);
    for (const [above, below] of [
      [first, second],
      [second, third],
    ] as const) {
      const [right, up] = [(below[0] ?? 0) - (above[0] ?? 0), (above[1] ?? 0) - (below[1] ?? 0)];
      expect(right).toBeGreaterThan(3);
      expect(Math.abs(right - 2 * up)).toBeLessThan(0.25);
    }
    const { x, y } = centre('0202');
    const [wide, high] = [(third[0] ?? 0) + 40 - x, y - (third[1] ?? 0)];
    // So high above its centre a flat hex is its radius less that ÷ √3 wide.
    expect(wide).toBeLessThan(RADIUS - high / Math.sqrt(3));
  });

  test.each([
    [['A'], 'A'],
    [['A', 'B'], 'A, B'],
    [['A', ''], 'A'],
    [['A', 'B', 'C'], 'A +2'],
    [['A', 'B', 'C', 'D', 'E'], 'A +4'],
  ])('%j is written %s', (names, text) => {
    const layer = onMap(drawn([stack('0202', ...names)]), 'stacks');
    expect([...layer.matchAll(/<text x="[\d.]+" y="[\d.]+">([^<]*)</g)].map(([, written]) => written)).toEqual([text]);
  });

  test('an empty pile, or one in a hex that is not shown, is not drawn', () => {
    expect(onMap(drawn([stack('0202')]), 'stacks')).toBe('');
    expect(onMap(drawn([stack('0202', 'A')], { only: [map.at('0101')] }), 'stacks')).toBe('');
  });

  test('a name stays on one line where a place is named below it, on two elsewhere', () => {
    const name = 'Hundred and First Airborne Division';
    const lines = (hex: string) => {
      const layer = onMap(drawn([stack(hex, name)]), 'stacks');
      return [...layer.matchAll(/<text x="[\d.]+" y="([\d.]+)"(?: style="font-size:([\d.]+)px")?>([^<]*)</g)];
    };
    expect(lines('0403').map(([, , , text]) => text)).toEqual([name]);
    expect(lines('0101').map(([, , , text]) => text)).toEqual(['Hundred and First', 'Airborne Division']);
    // Never smaller than six and a half; two lines are as far apart as they are large.
    expect(Number(lines('0403')[0]?.[2])).toBe(6.5);
    const [[, above, size] = [], [, below] = []] = lines('0101');
    const fitting = (9 * 76) / widthOf('Hundred and First', 9);
    near(Number(size), fitting);
    near(Number(below) - Number(above), fitting);
  });
});

describe('names and features', () => {
  test('marks stand side by side about their slot, a tenth of their width between them', () => {
    const layer = onMap(drawn([], {}, { features: { city: 'city', port: 'port' } }), 'features');
    const marks = found(layer, /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g);
    const { slots } = hexDrawable(map, { language: 'en', say });
    expect(marks).toHaveLength(2);
    const middles = marks.map(([x = 0, y = 0, scale = 0]) => ({ x: x + 15 * scale, y: y + 10 * scale }));
    near(((middles[0]?.x ?? 0) + (middles[1]?.x ?? 0)) / 2, centre('0202').x + slots.feature.x);
    for (const middle of middles) near(middle.y, centre('0202').y + slots.feature.y);
    const wide = 30 * (marks[0]?.[2] ?? 0);
    expect(wide).toBeLessThan(APOTHEM);
    expect(Math.abs((middles[1]?.x ?? 0) - (middles[0]?.x ?? 0) - 1.1 * wide)).toBeLessThan(0.5);
  });

  test('a mark alone stands in the middle, and none under a counter', () => {
    const look: Look = { features: { city: 'city', port: 'city' } };
    const alone = mapOf('flat', { features: [{ feature: 'city', hexes: ['0202'] }] });
    const svg = hexSvg(alone, { language: 'en', say }, look);
    const [[x = 0, , scale = 0] = []] = found(
      onMap(svg, 'features'),
      /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g,
    );
    near(x + 15 * scale, centre('0202').x);
    expect(onMap(drawn([stack('0202', 'A')], {}, look), 'features')).toBe('');
  });

  test('a name, then what has no mark, a line each; below a counter they are smaller', () => {
    const { slots } = hexDrawable(map, { language: 'en', say });
    const lines = (svg: string) => [
      ...onMap(svg, 'names').matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: style="font-size:([\d.]+)px")?>([^<]*)</g),
    ];
    const free = drawn([]);
    const [, size] = /\.names text\{[^}]*font:600 ([\d.]+)px/.exec(free) ?? [];
    const [name, mill] = lines(free).filter(([, x]) => Math.abs(Number(x) - centre('0403').x) < 1);
    expect([name?.[4], mill?.[4], name?.[3]]).toEqual(['Ford', 'mill', undefined]);
    near(Number(name?.[2]), centre('0403').y + slots.name.y);
    near(Number(mill?.[2]), centre('0403').y + slots.name.y + Number(size));
    const [held, below] = lines(drawn([stack('0403', 'A')])).filter(
      ([, x]) => Math.abs(Number(x) - centre('0403').x) < 1,
    );
    expect(held?.[4]).toBe('Ford');
    near(Number(held?.[2]), centre('0403').y + slots.nameBelow.y);
    expect(Number(held?.[3])).toBeLessThan(Number(size) - 1);
    near(Number(below?.[2]) - Number(held?.[2]), Number(held?.[3]));
  });

  test('a name is whole at full size while 86 of room hold it', () => {
    // Capitals are .79 of the size wide, of 11.5 so 9.1: nine of them fit, ten do not.
    const named = (name: string) => {
      const sheet = mapOf('flat', { places: [{ hex: '0303', name }], features: [] });
      return onMap(hexSvg(sheet, { language: 'en', say }), 'names');
    };
    expect(named('ABCDEFGHK')).not.toContain('font-size');
    const [, size] = /font-size:([\d.]+)px/.exec(named('ABCDEFGHKL')) ?? [];
    near(Number(size), 86 / (10 * 0.79));
    // Thirty of them would be smaller than eight, and are not.
    expect(named('A'.repeat(30))).toContain('font-size:8px');
  });

  test('every style of line is drawn by its own strokes, in one order whatever comes first', () => {
    for (const style of LINE_STYLES) {
      const strokes = strokesOf({ shore: '', lines: [{ style, path: 'M0 0L1 1' }] });
      expect(strokes).toEqual(LINE_LOOKS[style].strokes.map((name) => [name, 'M0 0L1 1']));
    }
    const lines = LINE_STYLES.map((style) => ({ style, path: style }));
    const order = (all: typeof lines) => strokesOf({ shore: 'S', lines: all }).map(([, path]) => path);
    expect(order(lines.toReversed())).toEqual(order(lines));
    expect(order(lines)[0]).toBe('S');
    const place = (style: string) => order(lines).indexOf(style);
    expect([place('road') > place('river'), place('railway') > place('river')]).toEqual([true, true]);
    expect(order(lines).at(-1)).toBe('bridge');
    expect(
      strokesOf({
        shore: '',
        lines: [
          { style: 'river', path: 'a' },
          { style: 'river', path: 'b' },
        ],
      }),
    ).toEqual([['river', 'ab']]);
  });
});

describe('the slots of a hex', () => {
  const [SIDE_NUMBER, SIGN, FIGURE] = [8.5, 11, 13];
  /** How far to the right (or left) of its centre a hex reaches at this height. */
  const reach = (orientation: Orientation, y: number): number =>
    orientation === 'flat'
      ? RADIUS - Math.abs(y) / Math.sqrt(3)
      : Math.min(APOTHEM, (RADIUS - Math.abs(y)) * Math.sqrt(3));

  test.each(ORIENTATIONS)('%s: numbers, signs and figures lie in their hex and off the counter', (orientation) => {
    const { slots } = hexDrawable(mapOf(orientation), { language: 'en', say });
    const top = slots.counter.y - 20;
    // The number is above the counter, its capitals five clear of the edge of a flat hex with their rim.
    expect(slots.number.y).toBeLessThan(top);
    expect(slots.number.y - 0.72 * SIDE_NUMBER - 1.9).toBeGreaterThan(-(APOTHEM - 4.9));
    for (const { x, y } of slots.signs) {
      expect(Math.abs(x) + widthOf('L', SIGN) / 2).toBeLessThan(reach(orientation, y - (0.72 * SIGN) / 2) + 1.5);
      expect(Math.abs(x)).toBeGreaterThan(20);
    }
    expect(slots.note.y).toBeLessThan(APOTHEM - 6);
    expect(slots.note.y - 0.72 * FIGURE).toBeGreaterThan(slots.name.y);
    expect(slots.noteBeside.x - (0.7 * FIGURE) / 2).toBeGreaterThan(20);
    // A figure beside the counter is off it, and leaves the hex by no more than its rim.
    const right = slots.noteBeside.x + (0.7 * FIGURE) / 2;
    expect(right - reach(orientation, slots.noteBeside.y)).toBeLessThan(orientation === 'flat' ? 3.2 : -4);
    // The mark's box is twelve: it holds on to the counter by two, and its corner is no more than one outside the hex.
    expect(slots.mark.x + 6 + 20).toBeGreaterThanOrEqual(2);
    expect(-slots.mark.x + 6 - reach(orientation, slots.mark.y - 6)).toBeLessThan(1);
    expect(slots.nameBelow.y - (slots.counter.y + 28.5)).toBeLessThanOrEqual(11);
    // Its foot is clear of the number in the hex below and of that number's rim: letters of 8.5, half of 3.8 about them.
    if (orientation === 'flat')
      expect(slots.nameBelow.y).toBeLessThan(2 * APOTHEM + slots.number.y - 0.72 * 8.5 - 3.8 / 2);
  });
});

describe('the line around hexes', () => {
  const SQUARE = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const corner = (at: number) => SQUARE[at] ?? expect.fail('no corner');
  const ring = () =>
    new Map([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]);

  test('as it is, and moved inside by as much everywhere, however little', () => {
    expect(joined(ring(), corner)).toBe('M10 0L10 10L0 10L0 0z');
    expect(joined(ring(), corner, 0.5)).toBe('M9.5 0.5L9.5 9.5L0.5 9.5L0.5 0.5z');
    expect(joined(ring(), corner, 3)).toBe('M7 3L7 7L3 7L3 3z');
  });

  test('a loose end is not closed, and moved by its one edge', () => {
    const loose = () =>
      new Map([
        [0, 1],
        [1, 2],
      ]);
    expect(joined(loose(), corner)).toBe('M0 0L10 0L10 10');
    expect(joined(loose(), corner, 1)).toBe('M0 1L9 1L9 10');
    expect(joined(new Map(), corner)).toBe('');
  });
});
