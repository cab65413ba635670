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

test('of equal keys the one pushed first comes first, as long as nothing was taken out', () => {
  const heap = new Heap();
  for (const [key, item] of [
    [5, 1],
    [5, 2],
    [3, 3],
    [3, 4],
  ] as const)
    heap.push(key, item);
  expect(heap.pop()).toBe(3);
  const siblings = new Heap();
  // Below the first, two of equal key side by side: the left one was pushed first and moves up.
  for (const [item, key] of [1, 2, 2, 3].entries()) siblings.push(key, item);
  expect([siblings.pop(), siblings.pop()]).toEqual([0, 1]);
  const alike = new Heap();
  for (const item of [1, 2, 3]) alike.push(7, item);
  // The last of three takes the place of the first, and need not give it up to the second.
  expect([alike.pop(), alike.pop(), alike.pop()]).toEqual([1, 3, 2]);
});
