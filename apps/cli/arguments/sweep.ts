/** `--along PATH=VALUES`: where an analysis goes along, and through which values. */
import { type Plain, Refused } from '@grognard/kernel';

export interface Sweep {
  readonly path: string;
  readonly values: readonly Plain[];
}

const RANGE = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/;
const MOST_VALUES = 500;

/** `attackers[0].strength=1..20`, `1..20..2` in steps, `level=beginner,advanced`, `river=false,true`. */
export function sweepOf(written: string): Sweep {
  const cut = written.indexOf('=');
  const [path, values] = [written.slice(0, Math.max(0, cut)).trim(), written.slice(cut + 1).trim()];
  const refused = (): never => {
    throw new Refused([{ code: 'notASweep', at: '--along', facts: { received: written, most: MOST_VALUES } }]);
  };
  if (path === '' || values === '') return refused();
  const range = RANGE.exec(values);
  if (!range) return { path, values: values.split(',').map((each) => plain(each.trim())) };
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  const count = Math.floor((to - from) / step) + 1;
  if (step < 1 || count < 1 || count > MOST_VALUES) return refused();
  return { path, values: Array.from({ length: count }, (_, index) => from + index * step) };
}

const plain = (value: string): Plain => {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^-?\d+$/.test(value) ? Number(value) : value;
};
