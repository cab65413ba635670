import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOf } from './fit.ts';

const coordinate = fc.integer({ min: -3000, max: 3000 });
const point = fc.record({ x: coordinate, y: coordinate });

test('three points are taken to the three others, and the middle of them to the middle', () =>
  fc.assert(
    fc.property(fc.tuple(point, point, point), fc.tuple(point, point, point), ([a, b, c], [u, v, w]) => {
      const fit = fitOf([
        [a, u],
        [b, v],
        [c, w],
      ]);
      const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      if (area === 0) {
        expect(fit).toBeUndefined();
        return;
      }
      const taken = ({ x, y }: typeof a) => ({
        x: (fit?.a ?? 0) * x + (fit?.c ?? 0) * y + (fit?.e ?? 0),
        y: (fit?.b ?? 0) * x + (fit?.d ?? 0) * y + (fit?.f ?? 0),
      });
      // What is straight stays straight, so the middle of the corners is taken to the middle.
      const middle = (...[k, l, m]: (typeof a)[]) => ({
        x: ((k?.x ?? 0) + (l?.x ?? 0) + (m?.x ?? 0)) / 3,
        y: ((k?.y ?? 0) + (l?.y ?? 0) + (m?.y ?? 0)) / 3,
      });
      for (const [from, to] of [
        [a, u],
        [b, v],
        [c, w],
        [middle(a, b, c), middle(u, v, w)],
      ] as const) {
        expect(taken(from).x).toBeCloseTo(to.x, 3);
        expect(taken(from).y).toBeCloseTo(to.y, 3);
      }
    }),
  ));
