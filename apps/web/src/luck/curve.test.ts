import { expect, test } from 'vitest';
import { curveOf, type Frame, scaleOf, stepFor } from './curve.ts';

/** 100 wide between its margins, 100 high. */
const FRAME: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };
const points = [
  { sequence: 1, sum: 1, low: -1, high: 1 },
  { sequence: 2, sum: -2, low: -2, high: 2 },
];

test('the axis names round numbers that fit', () => {
  expect([0.3, 1, 1.9, 4.9, 5, 23, 700].map(stepFor)).toEqual([0.2, 1, 1, 2, 5, 20, 500]);
});

test('nought lies in the middle, and the outermost value just inside the frame', () => {
  const { y, marks } = scaleOf([points], FRAME);
  expect(marks).toEqual([-2, 0, 2]);
  expect(y(0)).toBe(60);
  // 2 of 2.1 reaches 47.6 of the 50 above the middle.
  expect([y(2), y(-2)]).toEqual([12.4, 107.6]);
});

test('line and band begin at nought and go as far as their rolls', () => {
  const scale = scaleOf([points], FRAME);
  const { line, band, end } = curveOf(points, 4, FRAME, scale);
  // Four rolls share 100 points: two of them end at 60; 1 of 2.1 is 23.8 of 50.
  expect(line).toBe('M10 60L35 36.2L60 107.6');
  expect(end).toEqual({ x: 60, y: 107.6 });
  expect(band).toBe('M10 60L35 36.2L60 12.4L60 107.6L35 83.8L10 60z');
});
