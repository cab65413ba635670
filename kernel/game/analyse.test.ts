/** A procedure along one of its inputs: every point by hand, every turn, every cell that nobody reads. */
import { expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { integer, record } from '../input/field.ts';
import { written } from '../number/fraction.ts';
import { chance, checkpoint, choice, done, explained, type Step, together } from '../step/step.ts';
import { grid } from '../table/grid.ts';
import { words } from '../text/words.ts';
import { analyse } from './analyse.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open } from './resolve.ts';

const title = { en: 'T', fr: 'T' };
const table = (id: string) =>
  grid({
    id,
    title,
    provenance: { document: 'rules', heading: '1' },
    rowsAre: title,
    columnsAre: title,
    codes: ['-', 'A'],
    grid: `
         die  red  blue  dawn
      1  -    A    -     A
      2  A    -    A     -
    `,
  });
const ask = (text: string) => ({ rule: 'x', text });
type Looking = { readonly tables: Readonly<Record<string, ReturnType<typeof table>>> };

/** Each kind of node looks into a column of its own; the row is the second only from two men on. */
const procedure = {
  id: 'sweep',
  rule: 'x',
  input: record('x', { men: integer('men', { min: 0, max: 9 }) }),
  refusals: ({ men }: { men: number }) => (men > 8 ? [{ code: 'tooMany', at: 'men' }] : []),
  begin: ({ men }: { men: number }, { tables }: Looking): Step<number> => {
    const look = (column: string, then: Step<number>): Step<number> => {
      const lookup = tables['fire']?.look(men < 2 ? '1' : '2', column);
      return explained(() => [{ rule: 'x', title: words('x'), ...(lookup && { lookup }) }], then);
    };
    return chance(ask('die'), d6, (face) =>
      look(
        'die',
        checkpoint('after', face % 2, (odd) =>
          choice(ask('push'), 'red', ['no', 'yes'], (push) => {
            // Four men stand in each other's way.
            const sum = (men === 4 ? 1 : men) + odd;
            const sealed = together(ask('seal'), { red: ['a', 'b'], blue: ['c', 'd'] }, ({ red, blue }) =>
              red === 'b' && blue === 'd' ? look('blue', done(sum)) : done(sum),
            );
            return push === 'yes' ? look('red', sealed) : sealed;
          }),
        ),
      ),
    );
  },
  outcome: (sum: number) => (sum > 2 ? 'many' : 'few'),
  summary: () => words('x'),
  figures: { sum: (sum: number) => sum },
} as unknown as Procedure;
const game = {
  id: 'sweeps',
  version: '1',
  rulings: {},
  tables: { fire: table('fire'), idle: table('idle') },
  procedures: { sweep: procedure },
  examples: [],
} as unknown as Game;
const opened = (() => {
  const ready = open(game, 'sweep', { men: 1 });
  return ready.ok ? ready.value : expect.fail('refused');
})();
const swept = (values: readonly number[], path = 'men') => analyse(opened, path, values);

test('each value has its odds and its exact means; what the rules refuse is told apart', () => {
  const found = swept([1, 2, 9]);
  const { points, leftOut } = found.ok ? found.value : expect.fail('refused');
  // An odd face adds one, half of the time.
  expect(points.map(({ value, means }) => [value, written(means['sum'] ?? { over: 0n, under: 1n })])).toEqual([
    [1, '3/2'],
    [2, '5/2'],
  ]);
  expect(points.map(({ distribution }) => written(distribution.share((name) => name === 'many')))).toEqual([
    '0',
    '1/2',
  ]);
  expect(leftOut).toMatchObject([{ value: 9, refusals: [{ code: 'tooMany' }] }]);
});

test('a figure that turns round is told where, and in both directions', () => {
  const found = swept([2, 3, 4, 5, 6]);
  const turns = found.ok ? found.value.turns : expect.fail('refused');
  expect(turns.map(({ figure, at, before, after }) => [figure, at, written(before), written(after)])).toEqual([
    ['sum', 4, '7/2', '3/2'],
    ['sum', 5, '3/2', '11/2'],
  ]);
  // What only falls, or only rises, turns nowhere.
  for (const values of [
    [3, 4],
    [4, 5],
  ]) {
    const straight = swept(values);
    expect(straight.ok ? straight.value.turns : ['refused'], values.join()).toEqual([]);
  }
  const even = swept([5, 6, 7]);
  expect(even.ok ? even.value.turns : []).toEqual([]);
});

test('cells that no walk reads are told, of tables that are looked into at all', () => {
  const cells = (values: readonly number[]) => {
    const found = swept(values);
    return found.ok ? found.value.unreached.map(({ table: id, row, column }) => `${id} ${row} ${column}`) : [];
  };
  expect(cells([1, 2])).toEqual(['fire 1 dawn', 'fire 2 dawn']);
  expect(cells([1])).toEqual(['fire 1 dawn', 'fire 2 die', 'fire 2 red', 'fire 2 blue', 'fire 2 dawn']);
});

test('an input there is none of, or of which nothing is left, is refused', () => {
  const codes = (found: ReturnType<typeof swept>) => (found.ok ? [] : found.refusals.map(({ code, at }) => [code, at]));
  expect(codes(swept([1], 'women'))).toEqual([['noSuchInput', 'women']]);
  expect(codes(swept([9]))).toEqual([['nothingToSweep', 'men']]);
});
