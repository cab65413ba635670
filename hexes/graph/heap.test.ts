import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap.ts';

test('whatever is pushed comes out by its key, smallest first, more than a thousand of them too', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 1500, size: 'max' }), (keys) => {
      const heap = new Heap();
      for (const [item, key] of keys.entries()) heap.push(key, item);
      expect(heap.size).toBe(keys.length);
      const out = keys.map(() => {
        const least = heap.least;
        const item = heap.pop();
        expect(keys[item]).toBe(least);
        return item;
      });
      expect(heap.size).toBe(0);
      expect(out.map((item) => keys[item])).toEqual(keys.toSorted((a, b) => a - b));
      expect(new Set(out).size).toBe(keys.length);
    }),
    { numRuns: 40, seed: 16 },
  ));

test('pushing and taking out by turns keeps the order', () => {
  const heap = new Heap();
  const kept: number[] = [];
  for (let turn = 0; turn < 2000; turn += 1) {
    const key = (turn * 7919) % 641;
    heap.push(key, key);
    kept.push(key);
    if (turn % 3 === 2) {
      kept.sort((a, b) => a - b);
      expect(heap.pop()).toBe(kept.shift());
    }
  }
});
