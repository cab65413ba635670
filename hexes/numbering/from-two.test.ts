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
  // Figures of one sign run on, whatever stands between them; letters stand where they stand.
  ['1.1', '9.9', { digits: 0, separator: 'point' }, '1.1', '9.9'],
  ['A0', 'Z9', { columns: 'letters', digits: 0 }, 'A0', 'Z9'],
  ['1-9', '10-12', { digits: 0, separator: 'hyphen' }, '1-9', '10-12'],
  ['01-A', '12-CC', { columns: 'doubled', separator: 'hyphen', order: 'row-column' }, '01-A', '12-CC'],
  ['DD-20', 'C-01', { columns: 'doubled', separator: 'hyphen' }, 'C-01', 'DD-20'],
  ['AA-01', 'AB-20', { columns: 'letters', separator: 'hyphen' }, 'AA-01', 'AB-20'],
  ['a-01', 'bb-20', { columns: 'doubled', separator: 'hyphen' }, 'A-01', 'BB-20'],
  ['A-B', 'C-DD', { columns: 'letters', rows: 'doubled', separator: 'hyphen' }, 'A-B', 'C-DD'],
  ['00010001', '00990099', { digits: 4 }, '00010001', '00990099'],
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
  // Figures that run on have no nought before them, neither in the one nor in the other.
  ['01-1', '10-10', 'numbersUnlike', 'to'],
  ['10-10', '01-1', 'numbersUnlike', 'to'],
  ['0101', '010101', 'numbersUnlike', 'to'],
  ['A-01', '02-03', 'numbersUnlike', 'to'],
  ['01-A', '02-03', 'numbersUnlike', 'to'],
  ['AB-01', 'CC-02', 'numbersUnlike', 'to'],
  ['', '0101', 'notAPrintedNumber', 'from'],
  ['0101', '01-', 'notAPrintedNumber', 'to'],
  ['01-01', '10.10', 'numbersUnlike', 'to'],
])('%s and %s: %s', (one, other, code, at) =>
  expect(numberingFrom(one, other)).toMatchObject({ ok: false, refusals: [{ code, at }] }),
);
