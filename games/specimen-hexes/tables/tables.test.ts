import type { Grid } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { boundsAt } from '../../testing/cells.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { printed as map } from '../map.ts';
import { tables } from './index.ts';

/** What the page shows: our cell, unless a repair says that the page reads otherwise. */
const shown = ({ cell, repairs }: Grid, row: string, column: string): string =>
  repairs.find((repair) => repair.row === row && repair.column === column)?.seen ?? cell(row, column);

describe('[2.1, 3.4] every cell equals the printed page', () => {
  test.each(['skirmish', 'terrain'] as const)('%s', (id) => {
    const table = tables[id] as Grid;
    const { rows, columns, cells } = printed[id];
    expect(table.rows.labels).toEqual(rows);
    expect(table.columns.labels).toEqual(columns);
    expect(rows.map((row) => columns.map((column) => shown(table, row, column)))).toEqual(cells);
  });

  test('[2.1, 3.2] an arm pays 1 to 9 points or may not enter, a shift goes to the left, by three at most', () => {
    const { terrain } = tables;
    for (const arm of ['infantry', 'cavalry', 'guns']) {
      expect(boundsAt(terrain as Grid, 'plain', arm)).toEqual([1, 9]);
      expect(terrain.codes).toMatchObject({ byColumn: { [arm]: { or: ['-'] } } });
    }
    expect(boundsAt(terrain as Grid, 'plain', 'shift')).toEqual([-3, 0]);
  });

  test('[3.4] the skirmish table stands on the page that its transcription names', () => {
    expect(tables.skirmish.provenance.page).toBe(printed.skirmish.page);
  });

  test('[3.3] die modifiers', () => {
    const values = Object.entries(tables['die-modifiers'].rows).map(([id, { value }]) => [id, value]);
    expect(Object.fromEntries(values)).toEqual(printed.dieModifiers);
  });

  test('[4.1] muster list', () => {
    const values = Object.entries(tables.muster.rows).map(([arm, { cost, highest }]) => [arm, [cost, highest]]);
    expect(Object.fromEntries(values)).toEqual(printed.muster);
  });

  test('[3.4] it never gets better for the attacker to the left or upwards', () => {
    const { cells } = tables.skirmish;
    const worth = { A2: 0, A1: 1, '-': 2, D1: 3, D2: 4 } as const;
    const at = (row: number, column: number): number => worth[cells[row]?.[column] ?? 'A2'];
    for (const [row, line] of cells.entries())
      for (const column of line.keys()) {
        if (row > 0) expect(at(row, column)).toBeGreaterThanOrEqual(at(row - 1, column));
        if (column > 0) expect(at(row, column)).toBeGreaterThanOrEqual(at(row, column - 1));
      }
  });
});

describe('[map sheet] every hex equals the printed sheet', () => {
  test.each(['plain', 'wood', 'scree'] as const)('%s', (terrain) => {
    const hexes = Array.from({ length: map.size }, (_, space) => space).filter(
      (space) => map.terrain(space) === terrain,
    );
    expect(hexes.map((space) => map.id(space)).toSorted()).toEqual(printed.map[terrain]);
  });

  test('its camps are the ends of the road', () => {
    const camps = printed.map.road.filter((hex) => map.has(map.at(hex), 'camp'));
    expect(camps).toEqual([printed.map.road[0], printed.map.road.at(-1)]);
  });
});
