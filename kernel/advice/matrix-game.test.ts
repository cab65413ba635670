import fc from 'fast-check';
import highsLoader from 'highs';
import { describe, expect, test } from 'vitest';
import { compare, fraction, minus, plus, times, toNumber, written } from '../number/fraction.ts';
import { solveExactly } from './matrix-game.ts';

const matrix = (rows: readonly (readonly number[])[]) => rows.map((row) => row.map((entry) => fraction(entry)));
const shares = (fractions: readonly ReturnType<typeof fraction>[]): string[] => fractions.map(written);

describe('matrix games with known equilibria', () => {
  test('rock, paper, scissors', () => {
    const { value, rows, columns } = solveExactly(
      matrix([
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ]),
    );
    expect(written(value)).toBe('0');
    expect(shares(rows)).toEqual(['1/3', '1/3', '1/3']);
    expect(shares(columns)).toEqual(['1/3', '1/3', '1/3']);
  });

  test('matching pennies with unequal stakes', () => {
    // [[3, -1], [-1, 1]]: p = (1+1)/(3+1+1+1) = 1/3 on the first row, value (3·1 - 1)/6 = 1/3.
    const { value, rows, columns } = solveExactly(
      matrix([
        [3, -1],
        [-1, 1],
      ]),
    );
    expect(written(value)).toBe('1/3');
    expect(shares(rows)).toEqual(['1/3', '2/3']);
    expect(shares(columns)).toEqual(['1/3', '2/3']);
  });

  test('a saddle point is played pure', () => {
    const { value, rows, columns } = solveExactly(
      matrix([
        [4, 2],
        [3, 1],
      ]),
    );
    expect(written(value)).toBe('2');
    expect(shares(rows)).toEqual(['1', '0']);
    expect(shares(columns)).toEqual(['0', '1']);
  });

  test('a single option on each side', () => {
    expect(written(solveExactly([[fraction(-7, 3)]]).value)).toBe('-7/3');
  });
});

const games = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([height, width]) =>
  fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: width, maxLength: width }), {
    minLength: height,
    maxLength: height,
  }),
);

describe('random matrix games', () => {
  test('neither side can do better against the other’s strategy', () => {
    fc.assert(
      fc.property(games, (game) => {
        const gains = matrix(game);
        const { value, rows, columns } = solveExactly(gains);
        const sum = (list: readonly ReturnType<typeof fraction>[]) => list.reduce(plus, fraction(0));
        expect([written(sum(rows)), written(sum(columns))]).toEqual(['1', '1']);
        for (const share of [...rows, ...columns]) expect(share.over >= 0n).toBe(true);
        for (const [r] of gains.entries()) {
          const row = columns.reduce(
            (all, share, c) => plus(all, times(share, gains[r]?.[c] ?? fraction(0))),
            fraction(0),
          );
          expect(compare(row, value)).toBeLessThanOrEqual(0);
        }
        for (const [c] of (gains[0] ?? []).entries()) {
          const column = rows.reduce(
            (all, share, r) => plus(all, times(share, gains[r]?.[c] ?? fraction(0))),
            fraction(0),
          );
          expect(compare(column, value)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the value agrees with HiGHS', async () => {
    // The package is CommonJS: its types put the loader under `default`, the module itself is the loader.
    const highs = await (highsLoader as unknown as typeof highsLoader.default)();
    const byHighs = (game: readonly (readonly number[])[]): number => {
      const width = game[0]?.length ?? 0;
      const strategy = game.map((_, r) => `x${r}`);
      const lines = Array.from(
        { length: width },
        (_, c) =>
          ` c${c}: v ${game.map((row, r) => `${-(row[c] ?? 0) >= 0 ? '+' : '-'} ${Math.abs(row[c] ?? 0)} x${r}`).join(' ')} <= 0`,
      );
      const model = [
        'Maximize',
        ' obj: v',
        'Subject To',
        ...lines,
        ` whole: ${strategy.join(' + ')} = 1`,
        'Bounds',
        ' v free',
        'End',
      ].join('\n');
      return highs.solve(model).ObjectiveValue;
    };
    for (const game of fc.sample(games, { numRuns: 60, seed: 5 })) {
      expect(toNumber(minus(solveExactly(matrix(game)).value, fraction(0)))).toBeCloseTo(byHighs(game), 7);
    }
  });
});

test.each([
  [[], '0 × 0'],
  [[[]], '1 × 0'],
  [[[1, 2], [3]], '2 × 2'],
] as const)('a matrix with gaps is refused with its size: %j', (rows, size) => {
  expect(() => solveExactly(matrix(rows))).toThrow(`received ${size}`);
});
