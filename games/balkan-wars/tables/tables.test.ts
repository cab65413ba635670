import type { Grid, List } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { boundsAt } from '../../testing/cells.ts';
import { cellWords, rowWords, speakerFor } from '../../words/index.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game } from '../game.ts';
import { fr } from '../text/fr.ts';
import { tables } from './index.ts';

describe('[all tables] every cell equals the printed page', () => {
  test('Combat Results Table, 64 cells', () => {
    const { rows, columns, cells } = tables['combat-results'];
    expect(rows.labels).toEqual(printed.combatResults.rows);
    expect(columns.labels).toEqual(printed.combatResults.columns);
    expect(cells).toEqual(printed.combatResults.cells);
  });

  test('the marks of bold italics have the shape of the Combat Results Table, and every one is lost', () => {
    const { rows, columns, cells } = tables['bold-italics'];
    expect(rows.labels).toEqual(printed.combatResults.rows);
    expect(columns.labels).toEqual(printed.combatResults.columns);
    expect(new Set(cells.flat())).toEqual(new Set(['?']));
  });

  test('it never gets worse for the attacker to the right or downwards', () => {
    const worth = { 'E/-': 0, 'R/-': 1, 'S/-': 2, 'S/D': 3, 'S/S': 4, 'D/S': 5, '-/S': 6, '-/R': 7, '-/E': 8 } as const;
    const { cells } = tables['combat-results'];
    const value = (row: number, column: number): number => worth[cells[row]?.[column] ?? 'E/-'];
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        if (row > 0) expect(value(row, column)).toBeGreaterThanOrEqual(value(row - 1, column));
        if (column > 0) expect(value(row, column)).toBeGreaterThanOrEqual(value(row, column - 1));
      }
    }
  });

  test('Diplomatic Conflict Table, 100 cells, and its mirror', () => {
    const { cells } = tables['diplomatic-conflict'];
    expect(cells).toEqual(printed.diplomaticConflict);
    const mirror: Readonly<Record<string, string>> = { '1D': '2D', '2D': '1D', BP1: 'BP2', BP2: 'BP1' };
    for (const [row, line] of cells.entries()) {
      for (const [column, cell] of line.entries()) expect(cells[column]?.[row]).toBe(mirror[cell] ?? cell);
    }
  });

  test('Diplomatic outcomes', () => {
    const players = Object.entries(tables['diplomatic-outcomes'].rows).map(([code, { player }]) => [code, player]);
    expect(Object.fromEntries(players)).toEqual(printed.diplomaticOutcomes);
  });

  test('column shifts and die modifiers', () => {
    const values = (rows: Readonly<Record<string, { readonly value: number | string }>>) =>
      Object.fromEntries(Object.entries(rows).flatMap(([id, { value }]) => (value === 'varies' ? [] : [[id, value]])));
    expect(values(tables['column-shifts'].rows)).toEqual(printed.columnShifts);
    expect(values(tables['die-modifiers'].rows)).toEqual(printed.dieModifiers);
  });

  test('results and destinations', () => {
    for (const [code, result] of Object.entries(printed.results)) {
      expect(tables['combat-effects'].rows[code as 'D']).toMatchObject(result);
    }
    const { eliminated, surrendered } = tables.destinations.rows;
    expect(eliminated).toEqual({ outOfGame: printed.outOfGame, others: 'pool' });
    expect(surrendered).toEqual({ outOfGame: printed.outOfGame, others: 'prisoners' });
  });

  test('national morale', () => {
    for (const [row, change] of Object.entries(printed.nationalMorale)) {
      expect(Number(tables['national-morale'].cell(row, 'attacker'))).toBe(change.attacker);
      expect(Number(tables['national-morale'].cell(row, 'defender'))).toBe(change.defender);
    }
    expect(tables['morale-events'].rows).toEqual(printed.moraleEvents);
    for (const [use, { most, worth }] of Object.entries(printed.moraleSpending))
      expect(tables['morale-spending'].rows[use as 'combat']).toMatchObject({ most, worth });
  });

  test('the page of the aid that each table stands on, by the feet of the pages', () => {
    const pages = Object.entries(tables).map(([id, { provenance }]) => [id, provenance.page]);
    expect(Object.fromEntries(pages)).toEqual(printed.pages);
  });

  test('the two cells that the aid seems to exchange are told and kept, and nothing else is', () => {
    const told = Object.values(tables).flatMap(({ id, repairs }) => repairs.map((repair) => ({ id, ...repair })));
    expect(told.map(({ row, column, seen, used }) => ({ row, column, seen, used }))).toEqual(printed.suspect);
    expect(told.map(({ id, why }) => [id, why])).toEqual(printed.suspect.map(() => ['diplomatic-conflict', 'suspect']));
  });

  test('what a player may write over a cell: morale from −9 to 9, a mark, a result of the table', () => {
    expect(boundsAt(tables['national-morale'] as Grid, 'AE', 'attacker')).toEqual([-9, 9]);
    expect(tables['bold-italics'].codes).toEqual(['none', 'attacker', 'defender', 'both']);
    const { codes } = tables['combat-results'];
    expect(new Set(codes as readonly string[])).toEqual(new Set(printed.combatResults.cells.flat()));
  });

  test('political events: rolls, titles and both scenarios', () => {
    const rows = Object.entries(tables['political-events'].rows);
    expect(rows).toHaveLength(printed.politicalEvents.length);
    for (const { key, rolls, scenario1, scenario2, details1, details2 } of printed.politicalEvents) {
      const [, row] = rows.find(([id]) => id === key) ?? [];
      expect(row?.rolls, key).toEqual(rolls);
      expect(row?.['1'], key).toMatchObject({ type: scenario1, ...details1 });
      expect(row?.['2'], key).toMatchObject({ type: scenario2, ...details2 });
    }
    const all = rows.flatMap(([, { rolls }]) => rolls);
    expect(new Set(all).size).toBe(36);
    expect(all).toHaveLength(36);
  });

  test('French titles of the events', () => {
    // The aid prints them in capitals, and the one of event 33 in the feminine.
    const plain = (title: string): string => title.toLocaleUpperCase('fr').replaceAll(/['’]/g, "'");
    for (const { key, titleFr } of printed.politicalEvents) {
      const title = Object.entries(fr).find(([id]) => id === `event.${key}`)?.[1];
      if (key !== 'greekArmistice') expect(plain(String(title))).toBe(plain(titleFr));
    }
  });

  test('rally and mobilisation', () => {
    const { alwaysRallies, neverRallies } = tables['rally-extremes'].rows;
    expect({ alwaysRallies: alwaysRallies.face, neverRallies: neverRallies.face }).toEqual(printed.rally);
    expect([alwaysRallies.rallies, neverRallies.rallies]).toEqual([true, false]);
    // One point of morale lets a unit rally on a face more.
    expect(tables['rally-target'].rows.morale.value).toBe(printed.moraleSpending.rally.worth);
    for (const [kind, factor] of Object.entries(printed.mobilisationCosts)) {
      expect(tables['mobilisation-costs'].rows[kind as 'division'].factor).toBe(factor);
    }
  });

  test('national identity and unit abbreviations', () => {
    for (const { country, front, backCode, backSymbol } of printed.nationalIdentity) {
      const row = tables['national-identity'].rows[country as 'albania'];
      expect([row.front.en, row.backCode, row.backSymbol.en]).toEqual([front, backCode, backSymbol]);
    }
    for (const [country, letters] of Object.entries(printed.unitAbbreviations)) {
      for (const [code, means] of Object.entries(letters)) {
        const { backCode } = tables['national-identity'].rows[country as 'albania'];
        expect(tables['unit-abbreviations'].rows[`${backCode} ${code}`]?.means.en).toBe(means);
      }
    }
  });
});

describe('[all tables] lines the aid prints are said', () => {
  const shown = (table: keyof typeof tables, row: string, column: string): string => {
    const list = tables[table] as unknown as List;
    return cellWords(game, speakerFor(game, 'fr'), list, column, list.rows[row]?.[column] ?? null);
  };

  test('Modificateurs au Jet de Dé (cumulatifs): both lines on charging, as printed', () => {
    expect(tables['die-modifiers'].title.fr).toContain('cumulatifs');
    expect(shown('die-modifiers', 'defenderCharge', 'value')).toBe('−1');
    expect(shown('die-modifiers', 'defenderCharge', 'text')).toBe(
      'Les défenseurs qui chargent ont une Valeur de Choc totale plus élevée',
    );
    expect(shown('die-modifiers', 'attackerCharge', 'text')).toMatch(/Valeur de Choc totale deux fois plus élevée$/);
  });

  test('Autres événements: “+3 attaquant, −5 Turcs”, with their signs', () => {
    const told = (row: string) => ['gainer', 'loser'].map((column) => shown('morale-events', row, column));
    expect(told('constantinople')).toEqual(['+3', '−5']);
    expect(told('otherCity')).toEqual(['+2', '−3']);
    expect(told('fortificationLost')).toEqual(['0', '−1']);
  });

  test('Décalages de Colonnes: “Seule l’Artillerie en Bon Ordre peut participer”', () => {
    expect(shown('column-shifts', 'artillerySuperiority', 'text')).toContain('seule l’artillerie en bon ordre');
  });

  test('event 26: “Ces unités éliminées, SAUF les Dépôts et fortifications, sont placées dans la Réserve de Mobilisation”', () => {
    expect(shown('political-events', 'albania', '1')).toMatch(
      /éliminée et va dans sa réserve de mobilisation, sauf les dépôts et fortifications/,
    );
  });

  test('no row of a modifier list goes by its id', () => {
    for (const id of ['column-shifts', 'die-modifiers', 'rally-target'] as const) {
      const list = tables[id] as unknown as List;
      for (const row of Object.keys(list.rows)) expect(rowWords(game, speakerFor(game, 'fr'), list, row)).not.toBe(row);
    }
  });
});
