import { speaker } from '@grognard/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../geometry/axial.ts';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { renumber } from '../map/edit-map.ts';
import { readMap } from '../map/read-map.ts';
import { COLUMN_ROW } from '../numbering/numbering.ts';
import { en } from '../text/en.ts';
import { GROUND_LOOKS } from './grounds.ts';
import { HexScene } from './hex-scene.ts';
import { LINE_LOOKS } from './line-styles.ts';
import { linePen, NUMBER_PEN, signPen } from './pens.ts';
import { layerOf } from './second-way/read-picture.ts';
import { hexSvg } from './svg.ts';

const sceneOf = (orientation: string, shoved: string): HexScene => {
  const checked = readMap(ANTALYA_WORDS, {
    ...ANTALYA,
    numbering: { orientation, shoved },
    absent: ['4425'],
    hexsides: [],
  });
  return new HexScene(checked.ok ? checked.value : expect.fail('the map is sound'));
};

const lattice = fc.record({
  orientation: fc.constantFrom(...ORIENTATIONS),
  shoved: fc.constantFrom(...SHOVED),
  share: fc.double({ min: 0, max: 0.97, noNaN: true }),
  angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
});

/** The circle that touches all six sides lies wholly inside a hex. */
const INNER = 35;

test('a point inside a hex is found there, in any lattice', () =>
  fc.assert(
    fc.property(lattice, ({ orientation, shoved, share, angle }) => {
      const scene = sceneOf(orientation, shoved);
      for (let hex = 0; hex < scene.map.size; hex += 1) {
        const { x, y } = scene.centre(hex);
        const point = { x: x + INNER * share * Math.cos(angle), y: y + INNER * share * Math.sin(angle) };
        expect(scene.map.id(scene.hexAt(point) ?? expect.fail('nothing there'))).toBe(scene.map.id(hex));
      }
    }),
    { numRuns: 20 },
  ));

test('where the sheet has no hex there is none', () => {
  const scene = sceneOf('flat', 'even');
  const above = scene.centre(scene.map.at('4424'));
  const below = scene.centre(scene.map.at('4426'));
  expect(scene.hexAt({ x: above.x, y: (above.y + below.y) / 2 })).toBeUndefined();
  expect(scene.hexAt({ x: -50, y: -50 })).toBeUndefined();
});

test('a box shows every hex whose centre lies in it', () =>
  fc.assert(
    fc.property(lattice, ({ orientation, shoved, share, angle }) => {
      const scene = sceneOf(orientation, shoved);
      const least = { x: scene.width * share * 0.7, y: (scene.height * angle) / 10 };
      const most = { x: least.x + 120, y: least.y + 150 };
      const shown = new Set(scene.within(least, most));
      for (let hex = 0; hex < scene.map.size; hex += 1) {
        const { x, y } = scene.centre(hex);
        if (x >= least.x && x <= most.x && y >= least.y && y <= most.y) expect(shown).toContain(hex);
      }
    }),
    { numRuns: 30 },
  ));

describe('the hexside nearest to a point', () => {
  const scene = sceneOf('flat', 'even');
  const { map } = scene;

  test('is the one between two hexes, just beside their common side', () => {
    const [from, to] = [map.at('4624'), map.at('4625')];
    const [a, b] = [scene.centre(from), scene.centre(to)];
    const near = scene.sideAt({ x: a.x + 3, y: a.y + (b.y - a.y) * 0.45 });
    expect(near?.link).toBe(map.link(from, to));
    // A twentieth of the way between centres is a tenth of the way from a side to a centre.
    expect(near?.away).toBeCloseTo(0.1);
  });

  test('at the edge of the map leads nowhere', () => {
    const { x, y } = scene.centre(map.at('4422'));
    expect(scene.sideAt({ x, y: y - 34 })).toMatchObject({ hex: map.at('4422'), side: 0, link: undefined });
  });
});

test.each(ORIENTATIONS)('%s: of every hex and side, how far along a point lies and how far from it', (orientation) => {
  const scene = sceneOf(orientation, 'odd');
  for (const hex of [0, 7, 16, scene.map.size - 1])
    for (const side of SIDES) {
      const [from, to] = scene.side(hex, side);
      const { x, y } = scene.centre(hex);
      for (const [along, away] of [
        [0.25, 0.1],
        [0.5, 0.3],
        [0.7, 0.02],
      ] as const) {
        const foot = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const point = { x: foot.x + (x - middle.x) * away, y: foot.y + (y - middle.y) * away };
        const near = scene.sideAt(point);
        const across = scene.map.neighbour(hex, side);
        expect([near?.hex, near?.side, near?.link]).toEqual([
          hex,
          side,
          across === undefined ? undefined : scene.map.link(hex, across),
        ]);
        expect([near?.along, near?.away].map((share) => Math.round((share ?? 0) * 1000))).toEqual(
          [along, away].map((share) => Math.round(share * 1000)),
        );
      }
    }
  expect(scene.sideAt({ x: -500, y: -500 })).toBeUndefined();
});

test('a changed map on the same sheet keeps its places, one on another sheet finds its own', () => {
  const scene = sceneOf('flat', 'even');
  const { map } = scene;
  const painted = new HexScene(map.with({ terrain: [[0, 'water']] }), {}, scene);
  expect([painted.map.terrain(0), painted.centre(5)]).toEqual(['water', scene.centre(5)]);
  const turned = new HexScene(renumber(map, { ...COLUMN_ROW, orientation: 'pointy' }), {}, scene);
  expect([turned.width, turned.height]).not.toEqual([scene.width, scene.height]);
  expect(turned.centre(6)).toEqual(new HexScene(turned.map).centre(6));
  expect(turned.centre(6)).not.toEqual(scene.centre(6));
});

test('a scene is painted as a picture is drawn: grounds, scattered signs, shores and lines', () => {
  const checked = readMap(ANTALYA_WORDS, ANTALYA);
  const map = checked.ok ? checked.value : expect.fail('the map is sound');
  const words = [
    ...ANTALYA_WORDS.terrains.map((word) => `terrain.${word}`),
    ...ANTALYA_WORDS.features.map((word) => `feature.${word}`),
    ...ANTALYA_WORDS.hexsides.map((word) => `hexside.${word}`),
  ];
  const say = speaker(Object.fromEntries(words.map((word) => [word, word])), en);
  const look = { ground: { mountain: 'forest' }, lines: { river: 'cliff' } } as const;
  const scene = new HexScene(map, look);
  const svg = hexSvg(map, { language: 'en', say, legend: 'none' }, look);
  const all = Array.from({ length: map.size }, (_, hex) => hex);
  expect(scene.strokes(all)).toEqual(
    [...layerOf(svg, 'lines').matchAll(/class="([^"]*)" d="([^"]*)"/g)].map(([, name, path]) => [name, path]),
  );
  expect(scene.strokes(all).map(([name]) => name)).toContain('shore');
  expect([scene.look(map.at('4423')).colour, scene.look(map.at('4422')).colour]).toEqual([
    GROUND_LOOKS.forest.colour,
    GROUND_LOOKS.clear.colour,
  ]);
  const shapes = new Map(
    [...svg.matchAll(/<g id="(map-[^"]*)"><path[^>]*\/>(?:<path[^>]* d="([^"]*)"\/>)?/g)].map(([, id, path]) => [
      id,
      path,
    ]),
  );
  for (const hex of all) {
    const [, shape = ''] = new RegExp(`id="map-${map.id(hex)}" href="#([^"]*)"`).exec(svg) ?? [];
    expect(scene.signs(hex)).toBe(shapes.get(shape));
  }
  expect(new Set(all.map((hex) => scene.signs(hex))).size).toBeGreaterThan(2);
  expect(scene.corners.map(({ x, y }) => Math.round(Math.hypot(x, y)))).toEqual([40, 40, 40, 40, 40, 40]);
});

test('every stroke and every sign has a colour to be painted with', () => {
  for (const { strokes } of Object.values(LINE_LOOKS))
    for (const name of strokes) expect(linePen(name).stroke).toBeDefined();
  expect(linePen('river')).toMatchObject({ stroke: 'river', cap: 'round', dash: [] });
  expect(linePen('border').dash).toHaveLength(4);
  expect(linePen('shore').stroke).toBe('shore');
  expect(signPen('leaf').fill).toBe('leaf');
  expect(NUMBER_PEN.font).toMatch(/^400 8\.5px /);
});
