/** What must hold of the rebuilt tables, whatever their cells. */
import type { Grid } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { boundsAt } from '../testing/cells.ts';
import { tables } from './tables/index.ts';
import { legendOf } from './tables/marks.ts';

const GRIDS = Object.values(tables).filter((table) => table.shape === 'grid');

describe('[F] the combat table', () => {
  const cells = tables.combat.cells.map((line) => line.map((cell) => cell.split('|').map(Number)));

  test('never decreases down a column nor increases from A to E', () => {
    for (const [row, line] of cells.entries()) {
      for (const [column, [stars = 0, losses = 0]] of line.entries()) {
        const [above, left] = [cells[row - 1]?.[column], line[column - 1]];
        if (above) expect([stars >= (above[0] ?? 0), losses >= (above[1] ?? 0)], `row ${row}`).toEqual([true, true]);
        if (left) expect([stars <= (left[0] ?? 0), losses <= (left[1] ?? 0)], `row ${row}`).toEqual([true, true]);
      }
    }
  });

  // The cells that the steps of the worked examples print, without those on which they contradict each other.
  test.each([
    ['A', '4', '0|0.5'],
    ['A', '5', '0|0.5'],
    ['A', '7', '1|1.5'],
    ['A', '8', '1|2'],
    ['A', '12', '2|3'],
    ['B', '0-', '0|0'],
    ['B', '4', '0|0'],
    ['B', '5', '0|0.5'],
    ['B', '6', '0|1'],
    ['B', '10', '2|2'],
    ['B', '11', '2|2'],
    ['D', '3', '0|0'],
    ['D', '9', '1|1.5'],
  ])('column %s at %s is %s, as printed', (column, row, cell) => {
    expect(tables.combat.cell(row, column)).toBe(cell);
  });

  test.each([
    ['A', '10', 1, '2.5'],
    ['C', '7', 0, '1'],
    ['C', '14', 0, '3'],
    ['E', '6', 1, '0.5'],
    ['E', '8', 1, '1'],
    ['E', '12', 1, '2'],
    ['E', '16+', 1, '2.5'],
  ])('column %s at %s: the half of the cell that an example prints', (column, row, part, printed) => {
    expect(tables.combat.cell(row, column).split('|')[part]).toBe(printed);
  });
});

/** EU8’s table: stars and thirds of a loss, die 3 or less to 14 or more. */
const EU8: Readonly<Record<string, string>> = {
  '4': '0:1 0:0 0:0 0:0 0:0',
  '5': '0:2 0:1 0:1 0:1 0:0',
  '6': '0:3 0:2 0:1 0:1 0:1',
  '7': '1:4 1:3 1:2 0:2 0:2',
  '8': '1:5 1:4 1:3 1:3 0:3',
  '9': '2:6 1:5 1:4 1:4 1:3',
  '10': '2:7 2:6 2:5 1:5 1:4',
  '11': '2:8 2:7 2:6 2:6 1:5',
  '12': '2:9 2:8 2:7 2:6 2:6',
  '13': '3:10 3:9 3:8 3:7 2:6',
  '14': '3:12 3:11 3:9 3:8 3:7',
};
/** The percentages of the base game, as the computer game has them. */
const PERCENT: Readonly<Record<string, string>> = {
  '4': '5 2 2 2 2',
  '5': '5 5 5 5 2',
  '6': '10 10 5 5 5',
  '7': '15 10 5 5 5',
  '8': '20 15 10 10 10',
  '9': '25 20 15 15 10',
  '10': '30 25 20 20 15',
  '11': '35 30 20 20 20',
  '12': '40 35 30 25 20',
  '13': '45 40 35 30 30',
  '14': '50 45 40 35 30',
};
/** What an example fixes for each class; a class that none fixes goes by EU8’s thirds to the nearest half. */
const CLASSES: Readonly<Record<string, number>> = {
  '2': 0,
  '5': 0.5,
  '10': 1,
  '15': 1.5,
  '20': 2,
  '25': 2,
  '30': 2.5,
  '40': 3,
};

describe('[F] the combat table, cell by cell from the tables it goes back to', () => {
  test.each(tables.combat.rows.labels)('row %s', (row) => {
    const die = Number.parseInt(row, 10);
    const at = String(Math.min(14, die));
    const [stars = [], percent = []] = [EU8[at], PERCENT[at]].map((line) => line?.split(' ') ?? []);
    for (const [place, column] of tables.combat.columns.labels.entries()) {
      const [star = '0', thirds = '0'] = stars[place]?.split(':') ?? [];
      const byClass = CLASSES[percent[place] ?? '2'] ?? Math.round((Number(thirds) / 3) * 2) / 2;
      // Example 4 needs 2 in B at 11; in E at 13 the percentage is a slip of the computer game, and EU8 has a whole 2.
      const losses = ['B 11', 'E 13'].includes(`${column} ${row}`) ? 2 : die < 4 ? 0 : byClass;
      expect(tables.combat.cell(row, column), column).toBe(`${star}|${losses}`);
    }
  });
});

test('[C] the columns of Fire and Shock are EU8’s, but for one that an example fixes', () => {
  const eu8: Readonly<Record<string, string>> = {
    MED: '-/A -/B -/B -/C -/C -/D -/E',
    REN: 'C/A C/A C/B D/C E/D E/E E/E',
    ARQ: 'B/A C/A C/B C/B D/D E/E E/E',
    MUS: 'A/A B/A B/B C/B D/C D/D E/E',
    BAR: 'A/A B/A B/A B/B B/B D/B D/C',
    MAN: 'A/A A/A A/A B/A B/B C/C C/C',
    LACE: 'A/A A/A A/A A/A A/A B/B B/B',
  };
  const { rows, columns, cell } = tables.technology;
  expect(rows.labels).toEqual(Object.keys(eu8));
  expect(columns.labels).toEqual(Object.keys(eu8));
  for (const own of rows.labels)
    expect(
      columns.labels.map((enemy) => cell(own, enemy)).join(' '),
      own,
      // Musket against Baroque shocks on D in example 4.
    ).toBe(own === 'MUS' ? 'A/A B/A B/B C/B D/D D/D E/E' : eu8[own]);
});

test('[C] veterans hold out one star longer than conscripts, and no army fewer than one that knows less', () => {
  const { rows, cell } = tables.morale;
  expect(rows.labels.map((technology) => cell(technology, 'conscript')).join('')).toBe('1223333');
  for (const technology of rows.labels)
    expect(Number(cell(technology, 'veteran')), technology).toBe(Number(cell(technology, 'conscript')) + 1);
});

describe('[K] the loss table', () => {
  test('takes off the losses rounded down, except that ½ takes off one', () => {
    for (const start of tables.losses.rows.labels) {
      for (const column of tables.losses.columns.labels) {
        const losses = Number.parseFloat(column);
        const removed = losses === 0.5 ? 1 : Math.floor(losses);
        expect(Number(tables.losses.cell(start, column)), `${start}, ${column}`).toBe(
          Math.max(0, Number(start) - removed),
        );
      }
    }
  });

  test('the counters of a line are worth the D of the line', () => {
    for (const row of tables.counters.rows.labels) {
      const [plus = 0, minus = 0, detachments = 0] = ['A+', 'A-', 'D'].map((column) =>
        Number(tables.counters.cell(row, column)),
      );
      expect(plus * 4 + minus * 2 + detachments).toBe(Number(row));
    }
  });
});

describe('provenance', () => {
  test.each(GRIDS.filter(({ origins }) => origins).map((table) => [table.id, table] as const))(
    '%s: every cell has a mark, and every mark has words',
    (_id, table) => {
      expect(table.origins?.map((line) => line.length)).toEqual(table.cells.map((line) => line.length));
      for (const mark of table.origins?.flat() ?? []) expect(table.legend, mark).toHaveProperty([mark]);
    },
  );

  test('marks are worded: examples by their numbers, sections by their letters, contests at the end', () => {
    const legend = legendOf('A B\n1 ex2 ex1+4\n2 ex5bis §G\n3 ex4|EU8! ?\n4 ~↕ ex1+2+3\n5+ 2003 ~1A+');
    expect(new Set(Object.keys(legend))).toEqual(
      new Set(['ex2', 'ex1+4', 'ex5bis', '§G', 'ex4|EU8!', '?', '~↕', 'ex1+2+3', '2003', '~1A+']),
    );
    expect(legend['ex2']).toEqual({ en: 'fixed by worked example 2', fr: 'fixé par l’exemple 2' });
    expect(legend['ex1+4']).toEqual({ en: 'fixed by worked examples 1 and 4', fr: 'fixé par les exemples 1 et 4' });
    expect(legend['ex5bis']).toEqual({ en: 'fixed by worked example 5 continued', fr: 'fixé par l’exemple 5 (suite)' });
    expect(legend['§G']).toEqual({ en: 'stated in section G', fr: 'énoncé à la section G' });
    expect(legend['ex4|EU8!']).toEqual({
      en: 'stars fixed by worked example 4; losses as in the EU8 tables; the source contradicts itself here',
      fr: 'étoiles : fixé par l’exemple 4 ; pertes : comme dans les tables d’EU8 ; la source se contredit ici',
    });
    expect(() => legendOf('~unheard-of')).toThrow('no words for the mark "~unheard-of"');
  });

  test('a rebuilt cell shows nothing on the page, a contested one something else', () => {
    for (const table of GRIDS)
      for (const { row, column, seen, used, why } of table.repairs) {
        expect(['reconstructed', 'suspect'], `${table.id} ${row} ${column}`).toContain(why);
        expect(seen === '?', `${table.id} ${row} ${column}`).toBe(why === 'reconstructed');
        expect(seen).not.toBe(used);
      }
  });

  test('the cells that were rebuilt or are contested, table by table', () => {
    const listed = (id: 'retreat' | 'variable-losses' | 'national') =>
      tables[id].repairs.map(({ row, column, used }) => `${row} ${column} ${used}`);
    // Everywhere else an example, a section or EU8 gives the cell.
    expect(listed('retreat')).toEqual(['0- losses 0', '2 losses 0', '5 losses 0.5', '6 losses 0.5']);
    expect(listed('variable-losses')).toEqual(['7 less 0', '5 less 0.5', '2 less 1.5']);
    expect(listed('national')).toEqual(['england-VI from 1750']);
    const rebuilt = (tables.combat.origins ?? []).flatMap((line, r) =>
      line.flatMap((mark, c) =>
        /[~!]/.test(mark) ? [`${tables.combat.rows.labels[r]} ${tables.combat.columns.labels[c]}`] : [],
      ),
    );
    // And five that stand as EU8 has them, though another reading is possible: A at 10 and from 14 on, E at 13.
    const doubted = ['10 A', '14 A', '15 A', '16+ A', '13 E'];
    expect(tables.combat.repairs.map(({ row, column }) => `${row} ${column}`).toSorted()).toEqual(
      [...rebuilt, ...doubted].toSorted(),
    );
  });

  test('every rebuilt or contested cell of the combat table is listed with its evidence', () => {
    const listed = new Set(tables.combat.repairs.map(({ row, column }) => `${row} ${column}`));
    for (const [r, line] of (tables.combat.origins ?? []).entries()) {
      for (const [c, mark] of line.entries()) {
        const place = `${tables.combat.rows.labels[r]} ${tables.combat.columns.labels[c]}`;
        if (/~|!/.test(mark)) expect(listed, place).toContain(place);
      }
    }
  });
});

describe('what stands in the lists, and what a player may write over a cell', () => {
  test('[C, D, I, M] die modifiers', () => {
    const values = Object.entries(tables['die-modifiers'].rows).flatMap(([id, { value }]) =>
      value === 'varies' ? [] : [[id, value]],
    );
    // D: +1 with twice the cavalry; C: −1 in the second round; M: +2 against who failed to retreat; I: +1 where he broke in Fire,
    // +2 where one round was enough.
    expect(Object.fromEntries(values)).toEqual({
      cavalry: 1,
      secondRound: -1,
      failedRetreat: 2,
      brokeInFire: 1,
      oneRound: 2,
    });
  });

  test('bounds', () => {
    const room = (id: keyof typeof tables, row: string, column: string) =>
      boundsAt(tables[id] as unknown as Grid, row, column);
    // Nobody has more left than he began with.
    for (const start of tables.losses.rows.labels) expect(room('losses', start, '0')).toEqual([0, Number(start)]);
    expect(['A+', 'A-', 'D'].map((column) => room('counters', '8', column))).toEqual([
      [0, 2],
      [0, 2],
      [0, 4],
    ]);
    // The game begins in 1492; a force counts from 1 D to the 8 of two Armies.
    expect(['from', 'to', 'force', 'adjust'].map((column) => room('national', 'spain', column))).toEqual([
      [1492, 9999],
      [1492, 9999],
      [1, 8],
      [-4, 4],
    ]);
    for (const id of ['terrain', 'terrain-eu8'] as const) {
      for (const side of ['attacker', 'defender'])
        for (const phase of ['fire', 'shock', 'pursuit'])
          expect(room(id, 'forest', `${side}-${phase}`)).toEqual([-5, 5]);
      // A battle has two rounds.
      expect(room(id, 'forest', 'rounds')).toEqual([0, 2]);
    }
    expect([
      room('retreat', '0-', 'losses'),
      room('variable-losses', '8', 'less'),
      room('cavalry', 'none', 'D'),
      room('morale', 'MED', 'veteran'),
    ]).toEqual([
      [0, 4],
      [0, 9],
      [0, 9],
      [1, 9],
    ]);
    expect(tables.fire.codes).toEqual({ byColumn: { fires: ['no', 'A+', 'yes'], losses: ['none', 'half', 'full'] } });
  });
});
