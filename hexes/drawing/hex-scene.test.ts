import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORIENTATIONS, SHOVED } from '../geometry/offset.ts';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { readMap } from '../map/read-map.ts';
import { HexScene } from './hex-scene.ts';
import { LINE_LOOKS } from './line-styles.ts';
import { linePen, NUMBER_PEN, signPen } from './pens.ts';

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

test('every stroke and every sign has a colour to be painted with', () => {
  for (const { strokes } of Object.values(LINE_LOOKS))
    for (const name of strokes) expect(linePen(name).stroke).toBeDefined();
  expect(linePen('river')).toMatchObject({ stroke: 'river', cap: 'round', dash: [] });
  expect(linePen('border').dash).toHaveLength(4);
  expect(linePen('shore').stroke).toBe('shore');
  expect(signPen('leaf').fill).toBe('leaf');
  expect(NUMBER_PEN.font).toMatch(/^400 8\.5px /);
});
