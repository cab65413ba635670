/** Sealed choices too wide for exact fractions, solved with HiGHS: numeric, and said to be. */
import { type Fraction, fraction, fromNumber, type MatrixSolver, toNumber } from '@grognard/kernel';

interface Highs {
  solve(model: string): {
    readonly ObjectiveValue: number;
    readonly Columns: Readonly<Record<string, { readonly Primal?: number }>>;
  };
}

/** The solver is three megabytes: it is loaded when it is needed. */
export async function largeSolver(): Promise<MatrixSolver> {
  const { default: load } = (await import('highs')) as unknown as { default: () => Promise<Highs> };
  const highs = await load();
  return (gains) => {
    const numbers = gains.map((row) => row.map(toNumber));
    const flipped = (numbers[0] ?? []).map((_, c) => numbers.map((row) => -(row[c] ?? 0)));
    const [ours, theirs] = [strategy(highs, numbers), strategy(highs, flipped)];
    return { value: fromNumber(ours.value), rows: ours.shares, columns: theirs.shares };
  };
}

/** The mix that makes the most of the worst: maximise v under (mix · column) ≥ v for every column. */
function strategy(highs: Highs, gains: readonly (readonly number[])[]): { value: number; shares: readonly Fraction[] } {
  const names = gains.map((_, r) => `x${r}`);
  const term = (factor: number, name: string): string => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;
  const columns = (gains[0] ?? []).map(
    (_, c) => ` c${c}: ${gains.map((row, r) => term(row[c] ?? 0, `x${r}`)).join(' ')} - 1 v >= 0`,
  );
  const model = [
    'Maximize',
    ' obj: v',
    'Subject To',
    ...columns,
    ` whole: ${names.join(' + ')} = 1`,
    'Bounds',
    ' v free',
    'End',
  ];
  const { ObjectiveValue, Columns } = highs.solve(model.join('\n'));
  return { value: ObjectiveValue, shares: shared(names.map((name) => Columns[name]?.Primal ?? 0)) };
}

const GRAINS = 1_000_000_000;

/** Shares in thousand-millionths that sum to one. */
function shared(parts: readonly number[]): readonly Fraction[] {
  const grains = parts.map((part) => Math.max(0, Math.round(part * GRAINS)));
  const whole = grains.reduce((sum, each) => sum + each, 0);
  return grains.map((each) => fraction(each, whole));
}
