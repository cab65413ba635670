import { fraction, part, practiceNumbers } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { decimal } from './grammar/number.ts';
import { fractionShown, modifierSign, percentage, shown, shownChange } from './numbers.ts';

test('zero has no sign', () => {
  expect(shown(-0, 'en')).toBe('0');
  expect(shown(-0.001, 'fr')).toBe('0');
});

test('less than nothing has a minus, not a hyphen', () => {
  expect(shown(-1.5, 'fr')).toBe('−1,5');
  expect(shownChange(-1.5, 'en')).toBe('−1.5');
  expect(shownChange(1.5, 'en')).toBe('+1.5');
  expect(fractionShown({ fraction: '-3/2' })).toBe('−3/2');
});

test('only what is certain is 0 or 100 per cent, however it is written', () => {
  expect(percentage(part(fraction(99_999, 100_000)), 'en')).toBe('>99.9%');
  expect(percentage({ p: 0.99999, fraction: '99999/100000' }, 'en')).toBe('>99.9%');
  expect(percentage({ p: 1, fraction: '1' }, 'en')).toBe('100%');
  expect(percentage({ p: 1e-9, fraction: '1/1000000000' }, 'en')).toBe('<0.1%');
  expect(percentage({ p: 0, fraction: '0' }, 'fr')).toBe('0\u00a0%');
  expect(percentage({ p: 1 / 3, fraction: '1/3' }, 'fr')).toBe('33,3\u00a0%');
});

test('a line of a modifier list shows what it does', () => {
  expect(modifierSign({ value: 2 })).toBe('+2');
  expect(modifierSign({ value: -1 })).toBe('−1');
  expect([-0.5, 1.5, 0].map((value) => modifierSign({ value }))).toEqual(['−½', '+1½', '0']);
  // Two committed markers divide twice; a line that does not apply still divides by two where it does.
  expect(modifierSign({ value: 2, halves: true })).toBe('÷2 ÷2');
  expect(modifierSign({ value: 0, halves: true })).toBe('÷2');
});

test('a decimal is written as the platform writes it, in every language and at every number of places', () => {
  const next = practiceNumbers(2026);
  const below = (most: number): number => Math.floor(next() * most);
  // Halves of the last place too, where rounding shows.
  const drawn = Array.from({ length: 600 }, () => {
    const size = below(10 ** below(13)) / ([1, 2, 3, 8, 1000, 1e7][below(6)] ?? 1);
    return below(2) === 0 ? size : -size;
  });
  const edges = [0, -0, 0.005, -0.005, 0.004, 0.285, 1.005, 2.675, 0.05, 0.95, 9.995, 999.995, 999_999.5];
  const ends = [1e-7, 9e-7, 1e-6, 1e20, 1e21, -1e22, Number.POSITIVE_INFINITY, Number.NaN];
  const all = [...drawn, ...edges, ...ends];
  const places = [
    [0, 0],
    [0, 2],
    [1, 1],
    [1, 3],
  ] as const;
  for (const locale of ['en', 'en-GB', 'fr', 'de']) {
    for (const [minimumFractionDigits, maximumFractionDigits] of places) {
      const digits = { minimumFractionDigits, maximumFractionDigits };
      const platform = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'negative' });
      const written = all.map((value) => decimal(locale, value, minimumFractionDigits, maximumFractionDigits));
      expect(written, locale).toEqual(all.map((value) => platform.format(value)));
    }
  }
});
