import { expect, test } from 'vitest';
import { change, term } from './on-table.ts';

test('a term is text: a number with a true minus, a change with its sign, a column as it is printed', () => {
  expect([term(4, 'term.sps').text, term(-2, 'term.sps').text]).toEqual(['4', '−2']);
  expect([change(4, 'term.drm').text, change(-2, 'term.drm').text]).toEqual(['+4', '−2']);
  expect(term('23-25', 'term.column').text).toBe('23-25');
});
