import { fraction, practiceNumbers, solveExactly, toNumber } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { largeSolver } from './large-matrix.ts';

test('the numeric solver agrees with the exact one', async () => {
  const solve = await largeSolver();
  const next = practiceNumbers(4);
  for (const size of [2, 5, 12, 20]) {
    const gains = Array.from({ length: size }, () =>
      Array.from({ length: size }, () => fraction(Math.floor(next() * 19) - 9)),
    );
    const [numeric, exact] = [solve(gains), solveExactly(gains)];
    expect(toNumber(numeric.value)).toBeCloseTo(toNumber(exact.value), 7);
    // Any optimal mix will do: against every column it must give at least the value.
    for (let column = 0; column < size; column += 1) {
      const worth = gains.reduce(
        (sum, row, r) => sum + toNumber(numeric.rows[r] ?? fraction(0)) * toNumber(row[column] ?? fraction(0)),
        0,
      );
      expect(worth).toBeGreaterThanOrEqual(toNumber(exact.value) - 1e-6);
    }
  }
});
