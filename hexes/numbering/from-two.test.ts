import { expect, test } from 'vitest';
import { numberingFrom } from './from-two.ts';
import { COLUMN_ROW } from './numbering.ts';

test.each([
  ['4420', '5829', {}, '4420', '5829'],
  // Any two opposite corners: bottom left and top right.
  ['4429', '5820', {}, '4420', '5829'],
  ['010101', '099020', { digits: 3 }, '010020', '099101'],
  ['A-00', 'AZ-07', { columns: 'letters', separator: 'hyphen' }, 'A-00', 'AZ-07'],
  ['A1', 'J10', { columns: 'letters', digits: 0 }, 'A1', 'J10'],
  ['A01', 'J10', { columns: 'letters' }, 'A01', 'J10'],
  ['1.1', '12.9', { digits: 0, separator: 'point' }, '1.1', '12.9'],
  ['05C', '11K', { columns: 'letters', order: 'row-column' }, '05C', '11K'],
  ['A-01', 'CC-20', { columns: 'doubled', separator: 'hyphen' }, 'A-01', 'CC-20'],
  [' 0101', '2030 ', {}, '0101', '2030'],
])('%s and %s', (one, other, plan, from, to) =>
  expect(numberingFrom(one, other)).toEqual({
    ok: true,
    value: { numbering: { ...COLUMN_ROW, ...plan }, from, to },
  }),
);

test.each([
  ['452', '4524', 'notAPrintedNumber', 'from'],
  ['4524', '?', 'notAPrintedNumber', 'to'],
  ['4524', 'AX-05', 'numbersUnlike', 'to'],
  ['01-01', '10.10', 'numbersUnlike', 'to'],
])('%s and %s: %s', (one, other, code, at) =>
  expect(numberingFrom(one, other)).toMatchObject({ ok: false, refusals: [{ code, at }] }),
);
