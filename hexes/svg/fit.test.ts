import { expect, test } from 'vitest';
import { fitted, shrunk, widthOf } from './fit.ts';

const TEXTS = ['A', 'Haven', '82nd Airborne Division', 'Saint-Germain-en-Laye', 'of the Strategic Reserve and more'];
const WIDTHS = [10, 30, 60, 120, 400];

test('nothing is left out, nothing is larger than asked or smaller than allowed, and what can fit fits', () => {
  for (const text of TEXTS)
    for (const width of WIDTHS) {
      const { lines, size } = fitted(text, width, 12, 6);
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      expect(size).toBeLessThanOrEqual(12);
      expect(size).toBeGreaterThanOrEqual(6);
      const longest = Math.max(...lines.map((line) => widthOf(line, size)));
      if (size > 6) expect(longest).toBeLessThanOrEqual(width + 1e-9);
      // As large as it can be: whole, or exactly as wide as there is room.
      if (size < 12 && size > 6) expect(longest).toBeCloseTo(width, 6);
      if (widthOf(text, 12) <= width) expect([lines, size]).toEqual([[text], 12]);
    }
});

test('of all cuts the one with the shorter longest line is taken', () => {
  expect(fitted('one two three', 40, 12, 6).lines).toEqual(['one two', 'three']);
  expect(fitted('Saint-Germain', 60, 12, 6).lines).toEqual(['Saint-', 'Germain']);
  expect(fitted('Antananarivo', 20, 12, 6).lines).toEqual(['Antananarivo']);
});

test('on one line it shrinks to the room there is, and no further', () => {
  for (const text of TEXTS)
    for (const width of WIDTHS) {
      const { lines, size } = shrunk(text, width, 12, 6);
      expect(lines).toEqual([text]);
      // The width of a text grows with its size.
      expect(size).toBeCloseTo(Math.min(12, Math.max(6, (width * 12) / widthOf(text, 12))), 9);
    }
});
