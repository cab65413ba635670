/** How a procedure behaves along one of its inputs: outcome shares, turns of a figure, cells nobody reaches. */
import { replaced } from '../campaign/path.ts';
import { faces } from '../dice/die.ts';
import { movedAlong } from '../input/follow.ts';
import { canonical } from '../journal/canonical.ts';
import { compare, type Fraction } from '../number/fraction.ts';
import { accept, type Checked, type Refusal, refuse } from '../refusal/refusal.ts';
import type { Plain, Step } from '../step/step.ts';
import type { Grid } from '../table/grid.ts';
import type { Distribution } from '../walk/distribution.ts';
import { odds } from '../walk/odds.ts';
import { never, type Policy } from '../walk/policy.ts';
import { type Opened, open } from './resolve.ts';

/** What comes of one value of the input. */
export interface SweepPoint {
  readonly value: Plain;
  readonly distribution: Distribution<string>;
  /** Exact means of the procedure's figures. */
  readonly means: Readonly<Record<string, Fraction>>;
}

/** A place where a figure turns round while the input goes on the same way. */
export interface Turn {
  readonly figure: string;
  readonly at: Plain;
  readonly before: Fraction;
  readonly after: Fraction;
}

/** A cell that no walk of a sweep has read. */
export interface UnreachedCell {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** A value that the rules refuse, and why. */
export interface LeftOut {
  readonly value: Plain;
  readonly refusals: readonly Refusal[];
}

/** A procedure looked at along one of its inputs. */
export interface Analysis {
  readonly at: string;
  readonly points: readonly SweepPoint[];
  readonly leftOut: readonly LeftOut[];
  readonly turns: readonly Turn[];
  readonly unreached: readonly UnreachedCell[];
}

/** Walks the procedure once for each value of the input at `path`; values the rules refuse are told apart. */
export function analyse(
  opened: Opened,
  path: string,
  values: readonly Plain[],
  policy: Policy = never,
): Checked<Analysis> {
  if (replaced(opened.input as { readonly [key: string]: Plain }, path, values[0] ?? null) === undefined) {
    return refuse({ code: 'noSuchInput', at: path, facts: { options: Object.keys(opened.procedure.input.fields) } });
  }
  const seen = new Set<string>();
  const leftOut: LeftOut[] = [];
  const points = values.flatMap((value): SweepPoint[] => {
    const there = at(opened, path, value);
    if (!there.ok) {
      leftOut.push({ value, refusals: there.refusals });
      return [];
    }
    gatherCells(there.value.begin(), seen);
    return [pointOf(there.value, value, policy)];
  });
  if (points.length === 0) return refuse({ code: 'nothingToSweep', at: path });
  return accept({ at: path, points, leftOut, turns: turnsOf(points), unreached: unreachedOf(opened, seen) });
}

function at({ game, procedure, input, book, overlay }: Opened, path: string, value: Plain): Checked<Opened> {
  const changed = replaced(input as { readonly [key: string]: Plain }, path, value);
  const moved = movedAlong(procedure.input, input, changed);
  return open(game, procedure.id, moved, { rulings: book.rulings, overlay });
}

function pointOf(opened: Opened, value: Plain, policy: Policy): SweepPoint {
  const { procedure } = opened;
  const { distribution } = odds(opened.begin(), { policy });
  const means = Object.entries(procedure.figures).map(
    ([name, figure]) => [name, distribution.mean(figure as (result: unknown) => number)] as const,
  );
  return {
    value,
    distribution: distribution.by((result) => procedure.outcome(result)),
    means: Object.fromEntries(means),
  };
}

function turnsOf(points: readonly SweepPoint[]): readonly Turn[] {
  return Object.keys(points[0]?.means ?? {}).flatMap((figure) => {
    let direction = 0;
    return points.slice(1).flatMap(({ value, means }, index): Turn[] => {
      const [before, after] = [points[index]?.means[figure], means[figure]];
      const step = before && after ? compare(after, before) : 0;
      const turned = step !== 0 && direction !== 0 && step !== direction;
      if (step !== 0) direction = step;
      return turned && before && after ? [{ figure, at: value, before, after }] : [];
    });
  });
}

/** Visits every face and option once for each checkpoint, and notes the cells its look-ups read. */
function gatherCells(start: Step<unknown>, cells: Set<string>): void {
  const visited = new Set<string>();
  const visit = (step: Step<unknown>): void => {
    for (const { lookup } of step.notes?.() ?? []) {
      if (lookup) cells.add(canonical([lookup.table, lookup.row, lookup.column]));
    }
    switch (step.kind) {
      case 'done':
        return;
      case 'checkpoint': {
        const key = canonical([step.name, step.state]);
        if (visited.has(key)) return;
        visited.add(key);
        return visit(step.next(step.state));
      }
      case 'chance':
        for (const face of faces(step.die)) visit(step.next(face));
        return;
      case 'choice':
        for (const option of step.options) visit(step.next(option));
        return;
      case 'together':
        for (const answers of combinations(Object.entries(step.asks))) visit(step.next(answers));
        return;
    }
  };
  visit(start);
}

const combinations = (
  asks: readonly (readonly [string, readonly string[]])[],
): readonly Readonly<Record<string, string>>[] =>
  asks.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, [side, options]) => all.flatMap((answers) => options.map((option) => ({ ...answers, [side]: option }))),
    [{}],
  );

/** The cells of every table the procedure looked into that no walk of the sweep read. */
function unreachedOf({ book }: Opened, cells: ReadonlySet<string>): readonly UnreachedCell[] {
  const used = new Set([...cells].map((cell) => (JSON.parse(cell) as [string])[0]));
  return Object.values(book.tables).flatMap((table) => {
    if (table.shape !== 'grid' || !used.has(table.id)) return [];
    const { id, rows, columns } = table as Grid;
    return rows.labels.flatMap((row) =>
      columns.labels.flatMap((column) => (cells.has(canonical([id, row, column])) ? [] : [{ table: id, row, column }])),
    );
  });
}
