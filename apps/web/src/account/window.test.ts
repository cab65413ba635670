import { expect, test } from 'vitest';
import { windowOn } from './window.ts';

const labels = [...'abcdefghij'];

test('two neighbours either side, cut at the edges of the table', () => {
  expect(windowOn(labels, new Set(['e']), 7)).toEqual([...'cdefg']);
  expect(windowOn(labels, new Set(['a']), 7)).toEqual([...'abc']);
  expect(windowOn(labels, new Set(['j']), 7)).toEqual([...'hij']);
});

test('neighbours give way to what is lit, and no more than fits is shown', () => {
  expect(windowOn(labels, new Set(['c', 'g']), 7)).toEqual([...'bcdefgh']);
  expect(windowOn(labels, new Set(['b', 'h']), 7)).toEqual([...'bcdefgh']);
  expect(windowOn(labels, new Set(labels), 7)).toEqual([...'abcdefg']);
});
