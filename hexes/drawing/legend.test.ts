/** The legend row by row, and the room that a picture has for it. */
import { words } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { readPointMap } from '../point/point-map.ts';
import { widthOf } from '../svg/fit.ts';
import { hexDrawable } from './hex-drawable.ts';
import { overlaySwatch } from './legend.ts';
import type { Overlay } from './overlay.ts';
import { layerOf } from './second-way/read-picture.ts';
import { boxOf, drawn, EDGE, LOOK, label, map, mapOf, mark, near, SAID, say, stack, zone } from './second-way/sheet.ts';
import { hexSvg, pointSvg } from './svg.ts';

describe('the legend', () => {
  const rowsIn = (svg: string) => {
    const legend = layerOf(svg, 'legend');
    return [
      ...legend.matchAll(
        /<g transform="translate\(([\d.]+) ([\d.]+)\)">(.*?)(?=<g transform="translate\([\d.]+ [\d.]+\)">|$)/gs,
      ),
    ].map(([, x, y, inside = '']) => ({
      x: Number(x),
      y: Number(y),
      inside,
      texts: [...inside.matchAll(/<text x="40" y="([\d.]+)"(?: style="font-size:([\d.]+)px")?>([^<]*)<\/text>/g)].map(
        ([, down, size, text = '']) => ({ down: Number(down), size: Number(size ?? 12), text }),
      ),
    }));
  };
  const textsIn = (svg: string) => rowsIn(svg).map(({ texts }) => texts.map(({ text }) => text).join(' '));
  const CELL = 30 + 10 + 60 + 10;

  test('beside the map: one file, 26 a row under a heading of 18 and 8, 7 from the map', () => {
    const svg = drawn([mark('I', '0202'), { ...mark('J', '0202'), label: words('other') }], { title: words('other') });
    expect(textsIn(svg)).toEqual(['clear', 'here', 'other']);
    expect(rowsIn(svg).map(({ x, y }) => [x, y])).toEqual([0, 1, 2].map((row) => [0, 26 + 26 * row]));
    expect(layerOf(svg, 'legend')).toContain('<text class="head" x="0" y="14">other</text>');
    const { width, height } = hexDrawable(map, { language: 'en', say });
    const [, x, y] = /<g transform="translate\(([\d.]+) ([\d.]+)\)"><g class="legend"/.exec(svg) ?? [];
    near(Number(x), width + 7);
    expect(y).toBe('14');
    // Words shorter than 60 have 60; the map is taller than so short a legend.
    near(boxOf(svg)[0], width + CELL + 14);
    near(boxOf(svg)[1], height);
  });

  test('a legend longer than its map is shown whole', () => {
    const overlays = Array.from({ length: 20 }, (_, index) => mark(`M${index}`, '0202'));
    const svg = drawn(overlays);
    expect(rowsIn(svg)).toHaveLength(21);
    near(boxOf(svg)[1], 26 + 21 * 26 + 2 * 14);
  });

  test('below the map: as many files as fit', () => {
    const overlays = Array.from({ length: 6 }, (_, index) => mark(`M${index}`, '0202'));
    const svg = drawn(overlays, { legend: 'below' });
    const { width, height } = hexDrawable(map, { language: 'en', say });
    // The map is 393 wide and a row 110: three files of them, the seventh row in the third line.
    expect(Math.floor(width / CELL)).toBe(3);
    expect(rowsIn(svg).map(({ x, y }) => [x, y])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((row) => [(row % 3) * CELL, 26 + 26 * Math.floor(row / 3)]),
    );
    const [, x, y] = /<g transform="translate\(([\d.]+) ([\d.]+)\)"><g class="legend"/.exec(svg) ?? [];
    expect(x).toBe('14');
    near(Number(y), height);
    near(boxOf(svg)[0], width);
    near(boxOf(svg)[1], height + 26 + 3 * 26 + 14);
  });

  test('below a map that is narrower than one row there is one file, and the picture has room for it', () => {
    const small = mapOf('flat', { to: '0101', features: [], places: [] });
    const svg = hexSvg(small, {
      language: 'en',
      say,
      legend: 'below',
      overlays: [{ kind: 'mark', sign: 'I', spaces: [0], label }],
    });
    expect(rowsIn(svg).map(({ x, y }) => [x, y])).toEqual([
      [0, 26],
      [0, 52],
    ]);
    near(boxOf(svg)[0], CELL + 2 * 14);
    near(boxOf(svg)[1], 2 * EDGE + 26 + 2 * 26 + 14);
  });

  test('long words go on two lines about the middle of their row, and make the files wider', () => {
    const svg = drawn([{ ...mark('I', '0202'), label: words('long') }]);
    const [plain, long] = rowsIn(svg);
    expect(plain?.texts).toEqual([{ down: 15, size: 12, text: 'clear' }]);
    const [first, second] = long?.texts ?? [];
    expect(`${first?.text} ${second?.text}`).toBe(SAID.long);
    expect([first?.down, second?.down]).toEqual([15 - 6.5, 15 - 6.5 + 12.5]);
    // As small as it takes, but no smaller than nine.
    const longest = (size: number) => Math.max(...(long?.texts ?? []).map(({ text }) => widthOf(text, size)));
    const size = Math.max(9, (12 * 170) / longest(12));
    near(first?.size, size);
    const { width } = hexDrawable(map, { language: 'en', say });
    near(boxOf(svg)[0], width + 30 + 10 + longest(size) + 10 + 14);
  });

  test('a long heading takes two lines of eighteen, and widens a legend of short words', () => {
    const title = words('long');
    const svg = drawn([], { title });
    const heads = [...layerOf(svg, 'legend').matchAll(/<text class="head" x="0" y="(\d+)">([^<]*)</g)];
    expect(heads.map(([, y]) => y)).toEqual(['14', '32']);
    expect(heads.map(([, , text]) => text).join(' ')).toBe(SAID.long);
    expect(rowsIn(svg)[0]?.y).toBe(2 * 18 + 8);
    const longest = (size: number) => Math.max(...heads.map(([, , text = '']) => widthOf(text, size)));
    const { width } = hexDrawable(map, { language: 'en', say });
    near(boxOf(svg)[0], width + longest(Math.min(15, Math.max(11, (15 * 200) / longest(15)))) + 14);
  });

  test('what reads and looks alike is shown once', () => {
    expect(textsIn(drawn([mark('I', '0202'), mark('I', '0303'), mark('J', '0303')]))).toEqual([
      'clear',
      'here',
      'here',
    ]);
    const svg = drawn([zone('a', 'L', '0202'), zone('a', 'L', '0303')]);
    expect(textsIn(svg)).toEqual(['clear', 'here']);
  });

  test('a side is told where there are several, for zones and supply; a way has its own words', () => {
    const supply = (side: string, cut?: boolean): Overlay => ({
      kind: 'supply',
      side,
      spaces: [0, 1],
      label,
      ...(cut !== undefined && { cut }),
    });
    const way: Overlay = { kind: 'way', side: 'b', spaces: [0, 1], label };
    expect(textsIn(drawn([zone('a', 'L', '0202')]))).toEqual(['clear', 'here']);
    expect(textsIn(drawn([zone('a', 'L', '0202'), way]))).toEqual(['clear', 'here: A', 'here']);
    expect(textsIn(drawn([supply('a'), supply('b', true)]))).toEqual([
      'clear',
      'line of supply: A',
      'line of supply that does not reach: B',
    ]);
    expect(textsIn(drawn([supply('a', false)]))).toEqual(['clear', 'line of supply']);
    const sideless: Overlay = { kind: 'supply', spaces: [0, 1], label };
    expect(textsIn(drawn([zone('a', 'L', '0202'), zone('b', 'L', '0202'), sideless])).at(-1)).toBe('line of supply');
  });

  test('of a part of the map it tells what lies on that part', () => {
    const overlays = [mark('I', '0202'), { ...mark('J', '0504'), label: words('other') }];
    const only = (...hexes: readonly string[]) => ({ only: hexes.map((hex) => map.at(hex)) });
    expect(textsIn(drawn(overlays, only('0202')))).toEqual(['clear', 'here']);
    expect(textsIn(drawn(overlays, only('0504', '0503')))).toEqual(['clear', 'other']);
    expect(textsIn(drawn(overlays, only('0101')))).toEqual(['clear']);
    // A side keeps its hatching and colour, though the other is not in this part.
    const sides = [zone('a', 'L', '0202'), zone('b', 'L', '0504')];
    for (const look of [LOOK, {}]) expect(drawn(sides, only('0504'), look)).toContain('url(#map-zone-2)');
  });

  test('what one layer shows there can stand alone, with what it is painted by', () => {
    const layers: readonly Overlay[] = [
      zone('b', 'F', '0202'),
      { kind: 'range', side: 'a', spaces: [0], value: 'lost', what: label, label },
      { kind: 'range', side: 'b', spaces: [0], value: 6, what: label, label },
      { kind: 'reach', spaces: [0], label },
      { kind: 'supply', side: 'b', spaces: [0, 1], label },
      mark('I', '0202'),
    ];
    for (const overlay of layers) {
      const alone = overlaySwatch({ language: 'en', say, overlays: [overlay], id: 'map' }, LOOK);
      const inside = layerOf(alone, 'legend');
      expect(inside).not.toBe('');
      expect(rowsIn(drawn([overlay]))[1]?.inside.startsWith(inside)).toBe(true);
      for (const [, id = ''] of inside.matchAll(/url\(#([\w-]+)\)/g)) expect(alone).toContain(`<pattern id="${id}"`);
      expect(alone).toContain('#map .reaches .reach{');
      for (const side of [1, 2]) expect(alone).toContain(`#map .supply.s${side}{stroke:`);
    }
    const [first, second] = [layers[0] as Overlay, layers[3] as Overlay];
    const both = overlaySwatch({ language: 'en', say, overlays: [first, second], id: 'map' }, LOOK);
    const one = overlaySwatch({ language: 'en', say, overlays: [first], id: 'map' }, LOOK);
    expect(layerOf(both, 'legend')).toBe(layerOf(one, 'legend'));
    const counters = overlaySwatch({ language: 'en', say, overlays: [stack('0202', 'A')], id: 'two words' });
    expect(layerOf(counters, 'legend')).toBe('');
    expect(counters).toContain('id="two-words"');
  });

  test('each row shows a piece of the picture', () => {
    const svg = drawn([
      zone('a', 'L', '0202'),
      zone('b', 'F', '0202'),
      { kind: 'reach', spaces: [0], label },
      { kind: 'way', side: 'b', spaces: [0, 1], costs: [3, 9], label },
      { kind: 'way', spaces: [0, 1], label },
      { kind: 'supply', side: 'a', spaces: [0, 1], cut: true, label },
      { kind: 'supply', side: 'a', spaces: [0, 1], label },
      mark('I', '0202'),
    ]);
    const [ground, first, second, reach, spent, way, cut, supply, marked, ...more] = rowsIn(svg).map(
      ({ inside }) => inside,
    );
    expect(more).toEqual([]);
    expect(ground).toContain('href="#map-00" transform="translate(15 11) scale(.34)"');
    // The sign of an odd side stands at the right, of an even one at the left, in a frame of 28 by 20.
    for (const [inside, side, x, sign] of [
      [first, 1, 22, 'L'],
      [second, 2, 8, 'F'],
    ] as const) {
      expect(inside).toContain('<rect class="frame" x="1" y="1" width="28" height="20"/>');
      expect(inside).toContain(`<rect x="1" y="1" width="28" height="20" fill="url(#map-zone-${side})"/>`);
      expect(inside).toContain(`<g class="s${side}"><text x="${x}" y="15">${sign}</text></g>`);
    }
    expect(reach).toContain('class="reach"');
    expect(spent).toContain('<path class="case" d="M2 11H28"/><path class="way s2" d="M2 11H28"/>');
    expect(spent).toMatch(
      /<g class="discs" transform="translate\(15 11\) scale\(\.8\)"><g class="way s2"><circle cx="0" cy="0"[^>]*\/><text x="0" y="4\.3">3<\/text>/,
    );
    expect(way).toContain('<path class="way" d="M2 11H28"/>');
    expect(way).not.toContain('discs');
    expect(cut).toContain('class="cut s1" d="M9 5L21 17M21 5L9 17"');
    expect(supply).toContain('<path class="supply dotted s1" d="M2 11H28"/>');
    expect(supply).not.toContain('cut');
    // A square of twelve in the middle of 30 by 22.
    expect(marked).toContain('<rect x="9" y="5" width="12" height="12"');
  });

  test('a kind of space with a mark shows it over its ground, and a line runs through the middle', () => {
    const points = readPointMap(
      { spaces: ['town'], links: ['road'] },
      {
        title: 'Two',
        spaces: [
          { id: 'A', name: 'A', kind: 'town', across: 0, down: 0 },
          { id: 'B', name: 'Beech', kind: 'town', across: 80, down: 20 },
        ],
        links: [{ from: 'A', to: 'B', kind: 'road' }],
      },
    );
    const svg = pointSvg(
      points.ok ? points.value : expect.fail('no map'),
      { language: 'en', say },
      { features: { town: 'town' } },
    );
    const [town, road] = rowsIn(svg).map(({ inside }) => inside);
    // 30 by 20 at .47 are 14 by 9.4: in the middle of 30 by 22 they begin at 8 and 6.3.
    expect(town).toContain('href="#map-at-town" transform="translate(8 6.3) scale(.47)"');
    expect(road).toContain('M2 11L28 11');
    // Only a name that is not its number is written twice.
    expect(layerOf(svg, 'numbers').match(/<text[^>]*>(\w+)<\/text>/g)?.length).toBe(1);
  });
});
