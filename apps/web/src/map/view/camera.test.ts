import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brought, moved, toFrame, toMap, whole, zoomed } from './camera.ts';

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
