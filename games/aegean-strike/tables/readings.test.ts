/** What the scan shows instead of a cell, how sure its reading is, and what a player may write over it. */
import type { Grid } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { boundsAt } from '../../testing/cells.ts';
import transcription from '../examples/tables.printed.json' with { type: 'json' };
import { tables } from './index.ts';
import { confidence, confidences, repairsOf } from './reading.ts';

const printed = transcription as unknown as {
  /** Cells that the scan shows otherwise than they are read, with how sure the reading is where a figure says so. */
  readonly readings: Readonly<Record<string, readonly (readonly [string, string, string, number | null])[]>>;
  /** Detection values that a worked example uses. */
  readonly byExample: readonly string[];
  readonly groundCombat: { readonly confidence: Readonly<Record<string, readonly number[]>> };
};

describe('what was mended is told, cell by cell, and nothing else was', () => {
  const grids = Object.values(tables).filter(({ shape }) => shape === 'grid') as unknown as readonly Grid[];
  /** Very sure from 97 of 100 on, sure from 90, fairly from 75. */
  const grade = (sure: number): string =>
    sure >= 0.97 ? 'certain' : sure >= 0.9 ? 'high' : sure >= 0.75 ? 'medium' : 'low';

  test.each(Object.entries(printed.readings))('%s', (id, readings) => {
    const { repairs = [], cell } = grids.find((table) => table.id === id) ?? expect.fail(id);
    const told = (each: readonly (readonly string[])[]) => each.map((place) => place.join(' | ')).toSorted();
    expect(told(repairs.map(({ row, column, seen }) => [row, column, seen]))).toEqual(
      told(readings.map(([row, column, seen]) => [row, column, seen])),
    );
    for (const [row, column, seen, sure] of readings) {
      const repair = repairs.find((each) => each.row === row && each.column === column);
      expect(repair?.used).toBe(cell(row, column));
      expect(repair?.why, `${row} ${column}`).toBe(
        seen === '__' ? 'reconstructed' : seen === repair?.used ? 'suspect' : 'scan',
      );
      if (sure !== null) expect(repair?.confidence, `${row} ${column}`).toBe(grade(sure));
    }
  });

  test('the dashes of the quality matrix that are lost are those that its complete rows fix', () => {
    // Seven: L against E+L, and what L+M and M show against the three weakest.
    const places = tables.quality.repairs.map(({ row, column, seen, used }) => `${row} ${column} ${seen} ${used}`);
    expect(places.toSorted()).toEqual(
      ['E+L L', 'L+M L+M', 'L+M M', 'L+M all', 'M L+M', 'M M', 'M all'].map((place) => `${place} __ -`).toSorted(),
    );
  });

  test('a figure of confidence becomes a grade, and words', () => {
    expect([1, 0.97, 0.969, 0.9, 0.899, 0.75, 0.749, 0].map(confidence)).toEqual(
      [1, 0.97, 0.969, 0.9, 0.899, 0.75, 0.749, 0].map(grade),
    );
    expect(confidences('a 0.97 0.9\n 0.85 0.97')).toEqual({
      '0.97': { en: 'read with a confidence of 97%', fr: 'lue avec une confiance de 97 %' },
      '0.85': { en: 'read with a confidence of 85%', fr: 'lue avec une confiance de 85 %' },
    });
    for (const repair of tables['ground-combat'].repairs)
      expect(repair.confidence).toBe(
        grade(
          printed.groundCombat.confidence[repair.row.replace('+', '')]?.[
            tables['ground-combat'].columns.labels.indexOf(repair.column)
          ] ?? 0,
        ),
      );
  });

  test('a page, its scan and its figures are laid over one another', () => {
    const evidence = { en: 'because', fr: 'parce que' };
    const told = repairsOf(
      '  a  b\nx 1/0 2\n\ny 3 4\n',
      'a b\n x 10 2\n y __ [',
      'a b\nx 0.98 0.5\ny 0.92 0.8',
      () => evidence,
    );
    expect(told).toEqual([
      { row: 'x', column: 'a', seen: '10', used: '1/0', why: 'scan', evidence, confidence: 'certain' },
      { row: 'y', column: 'a', seen: '__', used: '3', why: 'reconstructed', evidence, confidence: 'high' },
      { row: 'y', column: 'b', seen: '[', used: '4', why: 'reconstructed', evidence, confidence: 'medium' },
    ]);
    const places: unknown[] = [];
    repairsOf('a\nx 1', 'a\nx 7', 'a\nx 1', (place) => {
      places.push(place);
      return evidence;
    });
    expect(places).toEqual([{ row: 'x', column: 'a', seen: '7' }]);
  });

  test('a detection value comes from an example, from a row without columns, or is lost', () => {
    const { rows, columns, cell, origins } = tables.detection;
    for (const [r, row] of rows.labels.entries())
      for (const [c, column] of columns.labels.entries())
        expect(origins?.[r]?.[c], `${row} ${column}`).toBe(
          printed.byExample.includes(`${row} ${column}`) ? 'E' : cell(row, column) === '?' ? '.' : 'F',
        );
  });

  test('a doubtful figure of detection is one that reads as it is used', () => {
    for (const { row, column, seen, used, why, confidence: sure } of tables.detection.repairs)
      expect([why, sure], `${row} ${column}`).toEqual([
        seen === used ? 'suspect' : 'scan',
        // Borders between figures that are plain to read.
        row === 'Tu-20.surface' ? 'certain' : 'low',
      ]);
    const doubted = tables.detection.repairs.map(({ row }) => row);
    const count = (row: string) => doubted.filter((each) => each === row).length;
    expect(
      ['other-ship.surface', 'F-14.surface', 'F-14.air', 'Tu-20.air', 'P-3.surface', 'P-3.air', 'MiG-23.air'].map(
        count,
      ),
    ).toEqual([1, 3, 3, 5, 11, 6, 1]);
    // Of “8/8(8(8|7/6[5(4[3[3|2]1” all but the first 8, the 7 and the 2 follow another sign than a bar.
    expect(count('Tu-20.surface')).toBe(9);
    expect(new Set(doubted).size).toBe(8);
    const evidence = (row: string) => tables.detection.repairs.find((repair) => repair.row === row)?.evidence.en;
    expect(evidence('Tu-20.surface')).toContain('8/8(8(8|7/6[5(4[3[3|2]1');
    expect(evidence('P-3.air')).toContain('the name of the row is lost');
    expect(evidence('F-14.air')).toContain('may be exchanged');
  });
});

test('air missions: the cells that were mended, and the two rows that the page tells by another', () => {
  const { rows, repairs } = tables['air-missions'];
  expect(repairs.map(({ row, column, seen, used, why }) => [row, column, seen === '__', used, why])).toEqual([
    ['antishipStrike', 'units', false, 'combat', 'scan'],
    ['earlyWarning', 'supply', false, '0', 'scan'],
    ['closeAirSupport', 'units', true, 'combat', 'reconstructed'],
    ['airmobileTransport', 'units', false, 'helicopter', 'reconstructed'],
  ]);
  // Against submarines an air-naval interception is flown as against ships.
  expect(rows.airNavalSubsurface).toEqual(rows.airNavalAsm);
  // Close air support is a strike of the own segment that bears its name.
  expect(rows.closeAirSupport).toEqual({ ...rows.bombardGround, segments: ['ownCloseAirSupport'] });
  expect([
    rows.transport.units,
    rows.airmobileTransport.units,
    rows.paratroopTransport.units,
    rows.ferry.units,
  ]).toEqual(['transport', 'helicopter', 'paratroops', 'ferry']);
});

test('what a player may write over a cell', () => {
  const room = (id: keyof typeof tables, row: string, column: string) =>
    boundsAt(tables[id] as unknown as Grid, row, column);
  // A die has ten faces, a row of the page nine Hits, the ground combat table fifteen columns.
  expect([room('detection', 'AWACS.air', '0'), room('detection-strategic', 'AWACS.air', '0')]).toEqual([
    [0, 10],
    [0, 10],
  ]);
  expect([
    room('track', 'ground', '0'),
    room('soviet-defence', '2-', 'hits'),
    room('chemical', 'attacker', 'hits'),
  ]).toEqual([
    [0, 9],
    [0, 9],
    [0, 9],
  ]);
  expect([room('chemical', 'attacker', 'shift'), room('terrain', 'city', 'shift')]).toEqual([
    [-14, 14],
    [-4, 4],
  ]);
  expect([
    room('formation-effects', 'MC', 'in'),
    room('formation-effects', 'MC', 'out'),
    room('formation-supply', 'MC', 'other'),
  ]).toEqual([
    [0, 9],
    [0, 9],
    [0, 9],
  ]);
  expect([
    room('combat-ranges', 'us-ship.asm', 'operational'),
    room('combat-ranges', 'us-ship.asm', 'strategic'),
  ]).toEqual([
    [0, 99],
    [0, 20],
  ]);
  expect(['network', 'interdiction', 'depot-hits', 'trace'].map((row) => room('supply-limits', row, 'figure'))).toEqual(
    [
      [0, 99],
      [0, 9],
      [1, 20],
      [0, 99],
    ],
  );
  expect(room('map-scales', 'strategic-hex', 'operational')).toEqual([0, 99]);
  const listed = (id: keyof typeof tables) => (tables[id] as unknown as Grid).codes;
  expect(listed('quality')).toEqual(['-', '3D', '6D', '3G', '6G']);
  expect(listed('formation-zones')).toEqual(['L/F', 'L/-', 'F/F', 'F/-', '-/-', '-']);
  expect(listed('parachute')).toEqual(['lands', 'landsHit', 'eliminated']);
  expect(listed('eligible-units')).toEqual(['x', '-']);
  expect(listed('soviet-defence')).toMatchObject({ byColumn: { mission: ['goesOn', 'abort'] } });
  const multiples = ['x1', 'x2', 'x3', 'x4', 'x1/4', 'x1/2'];
  expect(listed('formation-effects')).toMatchObject({
    byColumn: { combat: [...multiples, '1col', '3col'], move: [...multiples, 'P'], declare: ['yes', 'no'] },
  });
  expect(listed('terrain')).toMatchObject({ byColumn: { barred: ['-', '*', '0', 'DA', 'DD', 'DA,DD'] } });
});
