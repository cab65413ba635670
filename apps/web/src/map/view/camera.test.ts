import { HexScene, readMap } from '@grognard/hexes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brought, moved, toFrame, toMap, whole, zoomed } from './camera.ts';
import { inView, nearView } from './paint.ts';

const MAP = { width: 6100, height: 7100 };
const FRAME = { width: 900, height: 700 };

test('the whole map lies in the frame, clear of the buttons at its right', () => {
  const camera = whole(MAP, FRAME);
  // The height binds: 700 for 7100 steps; 58 of the 900 points across are the buttons'.
  expect(camera.scale).toBeCloseTo(700 / 7100);
  expect(toFrame(camera, { x: 3050, y: 3550 })).toEqual({ x: expect.closeTo(421), y: expect.closeTo(350) });
});

test('in a narrow frame the buttons stand above the map', () => {
  const camera = whole(MAP, { width: 390, height: 700 });
  expect(camera.scale).toBeCloseTo(390 / 6100);
  expect(camera.y).toBeGreaterThanOrEqual(58);
});

test('what lies under the finger stays there while it is zoomed', () =>
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 800 }), fc.integer({ min: 100, max: 600 }), (x, y) => {
      const before = zoomed(whole(MAP, FRAME), 8, { x: 450, y: 350 }, MAP, FRAME);
      const after = zoomed(before, 1.3, { x, y }, MAP, FRAME);
      const [was, is] = [toMap(before, { x, y }), toMap(after, { x, y })];
      expect(is.x).toBeCloseTo(was.x);
      expect(is.y).toBeCloseTo(was.y);
    }),
  ));

test('a map cannot be lost: some of it stays in sight however far it is pushed', () => {
  const camera = moved(whole(MAP, FRAME), { x: -1e6, y: 1e6 }, MAP, FRAME);
  expect(camera.x + MAP.width * camera.scale).toBeCloseTo(80);
  expect(camera.y).toBeCloseTo(620);
});

test('a hex out of sight is brought in, one in sight moves nothing', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(brought(camera, { x: 400, y: 300 }, FRAME)).toEqual(camera);
  expect(toFrame(brought(camera, { x: 2000, y: 300 }, FRAME), { x: 2000, y: 300 })).toEqual({ x: 840, y: 300 });
});

test('in view are the hexes that the frame shows, not those beyond its edge', () => {
  const words = { terrains: ['clear'], features: [], hexsides: [] };
  const file = { title: 'T', numbering: { shoved: 'even' }, from: '0101', to: '0909', background: 'clear' };
  const read = readMap(words, file);
  if (!read.ok) throw new Error('no map');
  const scene = new HexScene(read.value);
  const shown = (camera: { x: number; y: number; scale: number }, frame = { width: 120, height: 140 }) => {
    const hexes = inView(scene, camera, frame);
    const near = new Set(nearView(scene, camera, frame));
    expect(hexes.every((hex) => near.has(hex))).toBe(true);
    return hexes.map((hex) => scene.map.id(hex));
  };
  // Hexes are 70 high and columns 60.6 apart; 0303 has its middle at 45 + 121.2 across and 45 + 140 down. A frame of 120 by
  // 140 about it has two half rows of column 3 above and below it, and the columns beside it, half a hex lower.
  const camera = { x: 60 - 166.2, y: 70 - 185, scale: 1 };
  expect(shown(camera)).toEqual(['0302', '0202', '0402', '0303', '0203', '0403', '0304'].sort(byRow));
  // Twice as near the hex is 140 high and fills a frame of 60 by 70 alone.
  expect(shown({ x: 30 - 332.4, y: 35 - 370, scale: 2 }, { width: 60, height: 70 })).toEqual(['0303']);
});

const byRow = (one: string, other: string): number =>
  Number(one.slice(2)) - Number(other.slice(2)) || Number(one.slice(0, 2)) - Number(other.slice(0, 2));
