import { type List, LOCALES, type ModifierRow } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cellWords, rowWords, speakerFor } from '../../words/index.ts';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game } from '../game.ts';
import { CELLS, type Cell, CODES, STRENGTHS } from '../vocabulary.ts';
import { READINGS, SMOOTHED } from './combat-results.table.ts';
import { tables } from './index.ts';

const table = tables['combat-results'];
const at = (attacker: number, defender: number): Cell => table.cell(String(defender), String(attacker));
const VALUES = printed.columns;

describe('[results-table] the combat results table', () => {
  test('all 256 cells are those of the transcription, attacker across and defender down', () => {
    expect(table.columns.labels).toEqual(printed.columns.map(String));
    expect(table.rows.labels).toEqual(printed.rows.map(({ left }) => String(left)));
    let compared = 0;
    for (const { left: defender, cells } of printed.rows) {
      for (const [index, cell] of cells.split(' ').entries()) {
        expect(at(index + 1, defender), `attacker ${index + 1}, defender ${defender}`).toBe(cell);
        compared += 1;
      }
    }
    expect(compared).toBe(256);
  });

  test('both row labels of the page agree', () => {
    expect(printed.rows.map(({ left }) => left)).toEqual(printed.rows.map(({ right }) => right));
  });

  test('attacker across, defender down: a strong attacker eliminates, a strong defender repels', () => {
    expect(at(16, 1)).toBe('DE+4');
    expect(at(1, 16)).toBe('AA+3');
  });

  // From the best for the attacker to the worst.
  const GRADE: Readonly<Record<Cell, number>> = { 'DE+4': 3, 'DD+3': 2, 'DR+2': 1, '♦': 0, 'AS+2': -1, 'AA+3': -2 };

  test('it never turns against a side whose value rises, and skips no grade', () => {
    for (const defender of VALUES) {
      for (const attacker of VALUES.slice(1)) {
        const step = GRADE[at(attacker, defender)] - GRADE[at(attacker - 1, defender)];
        expect([0, 1], `attacker ${attacker}, defender ${defender}`).toContain(step);
        const down = GRADE[at(defender, attacker - 1)] - GRADE[at(defender, attacker)];
        expect([0, 1], `attacker ${defender}, defender ${attacker}`).toContain(down);
      }
    }
  });

  test('equal values have no effect', () => {
    for (const each of VALUES) expect(at(each, each)).toBe('♦');
  });

  const mirrored: Readonly<Record<Cell, Cell>> = {
    '♦': '♦',
    'DR+2': 'AS+2',
    'DD+3': 'AA+3',
    'DE+4': 'AA+3',
    'AS+2': 'DR+2',
    'AA+3': 'DD+3',
  };
  const same = (a: Cell, b: Cell): boolean => a === b || (a === 'DE+4' && b === 'DD+3');

  test('the cells whose mirrors do not answer are the suspect ones, kept as printed', () => {
    const broken = VALUES.flatMap((attacker) =>
      VALUES.filter((defender) => !same(at(attacker, defender), mirrored[at(defender, attacker)])).map((defender) => ({
        attacker,
        defender,
        printed: at(attacker, defender),
      })),
    );
    const listed = table.repairs.map(({ row, column, seen, used, why }) => {
      expect(why).toBe('suspect');
      expect(used).toBe(seen);
      return { attacker: Number(column), defender: Number(row), printed: seen };
    });
    const inOrder = (cells: readonly { attacker: number; defender: number }[]) =>
      cells.toSorted((a, b) => a.attacker - b.attacker || a.defender - b.defender);
    expect(inOrder(listed)).toEqual(inOrder(printed.suspect));
    expect(inOrder(broken)).toEqual(inOrder(printed.suspect));
  });

  test('smoothed, they would answer', () => {
    for (const { row, column, printed: seen, cell } of SMOOTHED) {
      expect(table.cell(row, column)).toBe(seen);
      expect(same(cell, mirrored[table.cell(column, row)])).toBe(true);
    }
  });

  test('a value outside 1 to 16 finds no row and no column', () => {
    for (const value of ['0', '17', '-3', '1.5']) {
      expect(() => table.cell(value, '1')).toThrow(`"${value}" is not one of 1 2 3`);
      expect(() => table.cell('1', value)).toThrow(`"${value}" is not one of 1 2 3`);
    }
  });

  test('a cell is taken apart into its code and what stands behind the plus sign', () => {
    for (const cell of CELLS) {
      const [code, plus = '0'] = cell.split('+');
      expect(READINGS[cell], cell).toEqual({ code, plus: Number(plus) });
    }
  });

  test('every cell that is used is one of the six', () => {
    expect(new Set(table.cells.flat())).toEqual(new Set(CELLS));
  });
});

describe('the lists of modifiers, line by line in the order of the page', () => {
  const lists: readonly [string, List<ModifierRow>, Readonly<Record<string, string | number>>][] = [
    ['ground', tables['ground-drm'], printed.groundDrm],
    ['assault', tables['assault-drm'], printed.assaultDrm],
    ['amphibious invasion', tables['amphibious-drm'], printed.amphibiousDrm],
    ['air/naval', tables['air-naval-drm'], printed.airNavalDrm],
    ['strategic', tables['strategic-drm'], printed.strategicDrm],
  ];
  for (const [name, list, lines] of lists) {
    test(name, () => {
      expect(Object.values(list.rows).map(({ value }) => value)).toEqual(Object.values(lines));
    });
  }
});

describe('the lists of results', () => {
  test('[strategic-results] both Fac Lost markers', () => {
    expect(tables['strategic-results'].rows).toEqual(printed.strategicResults);
  });

  test('[air-naval-results] sorties, air support, escort and interdiction', () => {
    for (const code of CODES) {
      const row = tables['air-naval-results'].rows[code];
      expect({ attacker: row.attackerSorties, defender: row.defenderSorties }).toEqual(printed.sorties[code]);
      expect(row.support === 'both' ? ['attacker', 'defender'] : [row.support]).toEqual(printed.airSupport[code]);
      expect(row.escort === 'succeeds' ? 'success' : 'failure').toBe(printed.escort[code]);
      expect(row.interdiction === 'succeeds' ? 'success' : 'failure').toBe(printed.interdiction[code]);
    }
  });

  test('[ground-results] retreat, No EZOC, the attacker’s step and his activation', () => {
    const told = CODES.map((code) => {
      const { full, reduced, retreat, noEzoc, attackerLosesStep, activationEnds } = tables['ground-results'].rows[code];
      const marker = noEzoc ? ', No EZOC' : '';
      const words = [
        ...(full === 'eliminated' ? [`eliminated${marker}`] : []),
        ...(full === 'reduced' ? [`reduced: ${reduced}${marker}; full: reduced, retreat`] : []),
        ...(full === 'full' && retreat === 'fortMayStand' ? ['retreat, fort chooses'] : []),
        ...(attackerLosesStep ? ['primary loses a step'] : []),
        ...(activationEnds ? ['activation ends'] : []),
      ];
      return [code, words.join(', ')];
    });
    expect(Object.fromEntries(told)).toEqual(printed.groundResults);
  });

  test('[cannot-retreat] a reduced unit is eliminated, a full one is reduced and stays', () => {
    const told = STRENGTHS.map((strength) => {
      const { becomes, stays, noEzoc } = tables['cannot-retreat'].rows[strength];
      return [strength, [becomes, ...(noEzoc ? ['No EZOC'] : []), ...(stays ? ['stays'] : [])].join(', ')];
    });
    expect(Object.fromEntries(told)).toEqual(printed.cannotRetreat);
  });

  test('[interdiction] what a success does to each thing interdicted', () => {
    const PREVENTED = { invasion: 'no invasion', bombedMarker: 'no Bombed marker', trace: 'trace fails', nothing: '' };
    const ENDS = { invasionForce: 'all invading units', unit: 'the unit', unitAndEscort: 'convoy and escort' };
    const UNIT: Readonly<Record<string, string>> = { bombing: 'the bomber', navalMovement: 'the naval unit' };
    const told = Object.entries(tables.interdiction.rows).map(([cause, row]) => [
      cause,
      [
        PREVENTED[row.prevented],
        `activation of ${row.activationEnds === 'unit' ? UNIT[cause] : ENDS[row.activationEnds]} ends`,
        row.toPort ? 'it and any naval escort to the nearest port' : '',
        row.transport ? 'transport' : '',
        row.supply === 'oneLevelDown' ? 'supply one level down' : '',
      ].filter(Boolean),
    ]);
    expect(Object.fromEntries(told)).toEqual(printed.interdicted);
  });

  test('[escort] who stops, who attacks again, and what a call-off ends', () => {
    const told = Object.entries(tables.escort.rows).map(([id, { interceptors, attackAgain, invasionEnds }]) => [
      id,
      [
        ...(interceptors === 'end' ? [`interceptor${id === 'calledOff' ? 's’' : '’s'} activation ends`] : []),
        ...(attackAgain === 'no' ? [] : [`may attack again with fewer than ${attackAgain.fewerThan} sorties`]),
        ...(invasionEnds ? ['activation of the whole invasion force ends'] : []),
      ],
    ]);
    expect(JSON.stringify(Object.fromEntries(told)).replaceAll('’', "'")).toBe(JSON.stringify(printed.escortEffects));
  });

  test('[transport] steps and sorties of what is aboard', () => {
    const { full, reduced, air } = tables.transport.rows;
    expect([full.stepsLost, reduced.stepsLost, air.sorties]).toEqual([1, 0, 2]);
    // Ground units have no sorties, an air unit loses no step.
    expect([full.sorties, reduced.sorties, air.stepsLost]).toEqual([0, 0, 0]);
    expect(printed.transport).toEqual({ full: 'reduced', reduced: 'stays reduced', air: 'two sorties' });
  });
});

describe('[limits] the figures of the page', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const { drm, value, sorties, facLost } = tables.limits.rows;

  test('the DRM on both sides of zero, the lowest value, the Fac Lost track, the sorties', () => {
    expect([-drm.least, drm.most]).toEqual([...figures(printed.limits.drm), ...figures(printed.limits.drm)]);
    expect([value.least, value.least]).toEqual(figures(printed.limits.least_final_value));
    expect([facLost.least, facLost.most]).toEqual(figures(printed.limits.fac_lost));
    expect([sorties.most]).toEqual(figures(printed.limits.sorties_to_attack_again));
  });

  test('no value is higher than a six with the highest DRM, the last line of the results table', () => {
    expect(value.most).toBe(6 + drm.most);
    expect(String(value.most)).toBe(table.rows.labels.at(-1));
  });
});

test('whatever halves a value halves it once', () => {
  for (const id of ['ground-halving', 'air-naval-halving', 'strategic-halving'] as const)
    for (const [row, { value }] of Object.entries((tables[id] as List<ModifierRow>).rows))
      expect(value, `${id} ${row}`).toBe(1);
});

test('what halves: as many points as each list prints, and the markers', () => {
  const points = ({ rows }: List<ModifierRow>) => Object.keys(rows).filter((id) => id !== 'markers').length;
  expect(points(tables['ground-halving'])).toBe(printed.halvings.ground.length);
  expect(points(tables['air-naval-halving'])).toBe(printed.halvings.airNaval.length);
  expect(points(tables['strategic-halving'])).toBe(printed.halvings.strategic.length - 1);
});

describe('`show` prints every line in words', () => {
  const lists = Object.values(game.tables).filter(({ shape }) => shape === 'list') as unknown as readonly List[];

  /** Two words written as one, a text key, a key without words. */
  const ID = /[a-z][A-Z]|\w\.\w|^\[|undefined/;

  test.each(LOCALES)('%s: no row and no cell is an id of ours', (locale) => {
    const say = speakerFor(game, locale);
    for (const list of lists) {
      for (const [id, row] of Object.entries(list.rows)) {
        // The lines of a modifier list are named by their condition.
        if (list.rowWords !== undefined) expect(rowWords(game, say, list, id), `${list.id} ${id}`).not.toMatch(ID);
        for (const [column, cell] of Object.entries(row)) {
          const words = cellWords(game, say, list, column, cell);
          expect(words, `${list.id} ${id} ${column}`).not.toMatch(ID);
        }
      }
    }
  });

  test('what is added to a marker or a track is shown with its sign', () => {
    const shown = (id: 'strategic-results' | 'transport' | 'air-naval-results', row: string, column: string) => {
      const list = tables[id] as unknown as List;
      return cellWords(game, speakerFor(game, 'en'), list, column, list.rows[row]?.[column] ?? null);
    };
    expect([shown('strategic-results', 'DR', 'germany'), shown('strategic-results', 'DR', 'ally')]).toEqual([
      '−1',
      '+1',
    ]);
    expect([shown('strategic-results', 'AA', 'germany'), shown('strategic-results', 'AA', 'ally')]).toEqual([
      '+1',
      '−1',
    ]);
    expect(['attackerSorties', 'defenderSorties'].map((side) => shown('air-naval-results', '♦', side))).toEqual([
      '+1',
      '+1',
    ]);
    expect(shown('transport', 'air', 'sorties')).toBe('+2');
    expect(shown('transport', 'full', 'stepsLost')).toBe('1');
  });

  test.each([
    ['sequence', 6],
    ['limits', 4],
    ['retreat-prohibitions', 5],
    ['cannot-retreat', 2],
    ['escort', 3],
    ['interdiction', 4],
  ])('%s has its %i lines', (id, lines) => {
    expect(Object.keys(lists.find((list) => list.id === id)?.rows ?? {})).toHaveLength(lines);
  });
});
