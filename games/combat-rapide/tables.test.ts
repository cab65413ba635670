/** What must hold of the rebuilt tables, whatever their cells. */
import { describe, expect, test } from 'vitest';
import { tables } from './tables/index.ts';

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
