import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { flag, integer, record } from '../input/field.ts';
import { written } from '../number/fraction.ts';
import { chance, choice, done } from '../step/step.ts';
import { whole } from '../table/codes.ts';
import { grid } from '../table/grid.ts';
import { words } from '../text/words.ts';
import { analyse } from './analyse.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open } from './resolve.ts';
import { worth } from './worth.ts';

const table = grid({
  id: 'hits',
  title: { en: 'Hits', fr: 'Coups' },
  provenance: { document: 'none', heading: 'none' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'guns', fr: 'canons' },
  codes: whole(0, 9),
  grid: `
        0  1  2  3
    1   0  0  1  0
    2   0  0  1  1
    3   0  1  1  1
    4   0  1  2  1
    5   1  1  2  2
    6   1  2  3  2
    7   1  2  3  3
  `,
});

/** Guns give the column; a river costs one on the die; a shell may be spent for one more. */
const fire: Procedure<{ guns: number; river: boolean }, number> = {
  id: 'fire',
  rule: 'fire',
  input: record('fire', { guns: integer('guns', { min: 0, max: 3 }), river: flag('river') }),
  begin: ({ guns, river }) =>
    choice({ rule: 'fire', text: 'shell' }, 'gunner', ['no', 'yes'], (shell) =>
      chance({ rule: 'fire', text: 'die' }, d6, (face) => {
        const look = table.look(String(Math.max(1, face + (shell === 'yes' ? 1 : 0) - (river ? 1 : 0))), String(guns));
        return done(Number(look.cell), () => [{ rule: 'fire', title: words('die'), lookup: look }]);
      }),
    ),
  outcome: String,
  summary: () => words('x'),
  figures: { hits: (hits: number) => hits },
};

const game: Game = {
  id: 'test',
  version: '1',
  titles: { en: 'Test', fr: 'Essai' },
  period: '',
  sides: ['gunner'],
  sources: {},
  rules: {},
  rulings: {},
  tables: { hits: table },
  procedures: { fire: fire as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

const opened = (input: object) => {
  const checked = open(game, 'fire', input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

describe('what each switch is worth', () => {
  // Means by hand from the columns: 1 gun 0+0+1+1+1+2 = 5/6; 2 guns 10/6; 0 guns 2/6; river rows 1 1 2 3 4 5 = 3/6;
  // a shell rows 2 to 7 = 7/6.
  test('exact, sorted by weight, decisions among them', () => {
    const { value, switches } = worth(opened({ guns: 1, river: false }), {
      read: (hits) => hits as number,
      settle: () => undefined,
    });
    expect(written(value)).toBe('5/6');
    expect(switches.map(({ at, from, to, change }) => [at, from, to, written(change)])).toEqual([
      ['guns', 1, 2, '5/6'],
      ['guns', 1, 0, '-1/2'],
      ['river', false, true, '-1/3'],
      ['gunner:shell', 'no', 'yes', '1/3'],
    ]);
  });
});

describe('analysis for designers', () => {
  test('shares along an input, the turn of a figure, and cells nobody reaches', () => {
    const analysed = analyse(opened({ guns: 0, river: false }), 'guns', [0, 1, 2, 3]);
    if (!analysed.ok) throw new Error('refused');
    const { points, turns, unreached } = analysed.value;
    expect(points.map(({ means }) => written(means['hits'] as never))).toEqual(['1/3', '5/6', '5/3', '7/6']);
    expect(turns.map(({ figure, at }) => [figure, at])).toEqual([['hits', 3]]);
    expect(points[1]?.distribution.outcomes.map(({ outcome, weight }) => [outcome, weight])).toEqual([
      ['0', 2n],
      ['1', 3n],
      ['2', 1n],
    ]);
    expect(unreached).toEqual([]);
    const alone = analyse(opened({ guns: 0, river: true }), 'guns', [0]);
    // Across the river with or without the shell rows 1 to 6 are read: row 7 and every other column stay unread.
    expect(alone.ok && alone.value.unreached.filter(({ column }) => column === '0').map(({ row }) => row)).toEqual([
      '7',
    ]);
    expect(alone.ok && alone.value.unreached.filter(({ column }) => column !== '0')).toHaveLength(21);
  });

  test('an unknown place is refused', () => {
    const analysed = analyse(opened({ guns: 0 }), 'gnus', [1]);
    expect(analysed.ok ? [] : analysed.refusals.map(({ code }) => code)).toEqual(['noSuchInput']);
  });
});
