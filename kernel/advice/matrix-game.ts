/** The equilibrium of a zero-sum matrix game, as exact fractions. */
import { type Fraction, fraction, lcm, minus } from '../number/fraction.ts';

/** How both sides of a sealed choice should mix, and what comes of it. */
export interface Equilibrium {
  /** What the row player gains when both play well. */
  readonly value: Fraction;
  /** How often to play each row, and each column. */
  readonly rows: readonly Fraction[];
  readonly columns: readonly Fraction[];
}

/** Solves a matrix of gains of the row player. */
export type MatrixSolver = (gains: readonly (readonly Fraction[])[]) => Equilibrium;

/**
 * Fraction-free simplex over BigInt: every entry of the tableau is a whole number over one common divisor, and each
 * pivot divides without remainder (Edmonds). Bland's rule keeps it from going in circles.
 */
export const solveExactly: MatrixSolver = (gains) => {
  const [height, width] = [gains.length, gains[0]?.length ?? 0];
  if (height === 0 || width === 0 || gains.some((row) => row.length !== width)) {
    throw new RangeError(`a matrix game needs full rows and columns; received ${height} × ${width}`);
  }
  const scale = gains.flat().reduce((all, { under }) => lcm(all, under), 1n);
  const whole = gains.map((row) => row.map(({ over, under }) => over * (scale / under)));
  const least = whole.flat().reduce((low, entry) => (entry < low ? entry : low));
  // Every entry at least one: the value is then above zero and the linear programme has an end.
  const lift = 1n - least;
  const tableau = new Tableau(whole.map((row) => row.map((entry) => entry + lift)));
  const { columns, rows, sum } = tableau.solve();
  const value = minus(fraction(sum.under, sum.over), fraction(lift));
  return {
    value: fraction(value.over, value.under * scale),
    rows: rows.map((share) => fraction(share * sum.under, tableau.divisor * sum.over)),
    columns: columns.map((share) => fraction(share * sum.under, tableau.divisor * sum.over)),
  };
};

/** Maximise the sum of y under A y ≤ 1, y ≥ 0; the shadow prices are the row player's strategy. */
class Tableau {
  divisor = 1n;
  readonly #height: number;
  readonly #width: number;
  /** One line for each row of the game and one for the objective; columns y, then slack, then the right-hand side. */
  readonly #lines: bigint[][];
  readonly #basis: number[];

  constructor(matrix: readonly (readonly bigint[])[]) {
    this.#height = matrix.length;
    this.#width = matrix[0]?.length ?? 0;
    const slack = (r: number): bigint[] => Array.from({ length: this.#height }, (_, c) => (r === c ? 1n : 0n));
    this.#lines = matrix.map((row, r) => [...row, ...slack(r), 1n]);
    this.#lines.push([...Array.from({ length: this.#width }, () => -1n), ...slack(-1), 0n]);
    this.#basis = matrix.map((_, r) => this.#width + r);
  }

  solve(): { columns: bigint[]; rows: bigint[]; sum: Fraction } {
    for (let entering = this.#entering(); entering >= 0; entering = this.#entering()) {
      this.#pivot(this.#leaving(entering), entering);
    }
    const objective = this.#line(this.#height);
    const columns = Array.from({ length: this.#width }, (_, c) => {
      const r = this.#basis.indexOf(c);
      return r < 0 ? 0n : this.#at(r, this.#last);
    });
    const rows = Array.from({ length: this.#height }, (_, r) => objective[this.#width + r] as bigint);
    return { columns, rows, sum: fraction(objective[this.#last] as bigint, this.divisor) };
  }

  get #last(): number {
    return this.#width + this.#height;
  }

  #line(r: number): bigint[] {
    return this.#lines[r] as bigint[];
  }

  #at(r: number, c: number): bigint {
    return this.#line(r)[c] as bigint;
  }

  /** Bland: the first column that would improve the objective. */
  #entering(): number {
    return this.#line(this.#height).findIndex((entry, c) => c < this.#last && entry < 0n);
  }

  /** The row with the smallest ratio; of equals, the one whose variable comes first. */
  #leaving(entering: number): number {
    let best = -1;
    for (let r = 0; r < this.#height; r += 1) {
      const entry = this.#at(r, entering);
      if (entry <= 0n) continue;
      if (best < 0) {
        best = r;
        continue;
      }
      const difference = this.#at(r, this.#last) * this.#at(best, entering) - this.#at(best, this.#last) * entry;
      const earlier = (this.#basis[r] as number) < (this.#basis[best] as number);
      if (difference < 0n || (difference === 0n && earlier)) best = r;
    }
    if (best < 0) throw new Error('a matrix game without bounds');
    return best;
  }

  #pivot(row: number, column: number): void {
    const pivot = this.#at(row, column);
    const pivotLine = this.#line(row);
    for (const [r, line] of this.#lines.entries()) {
      if (r === row) continue;
      const factor = line[column] as bigint;
      for (let c = 0; c <= this.#last; c += 1) {
        line[c] = ((line[c] as bigint) * pivot - factor * (pivotLine[c] as bigint)) / this.divisor;
      }
    }
    this.divisor = pivot;
    this.#basis[row] = column;
  }
}
