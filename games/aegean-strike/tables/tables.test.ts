/** Every table cell by cell against a transcription made apart from the table files. */
import { describe, expect, test } from 'vitest';
import transcription from '../examples/tables.printed.json' with { type: 'json' };
import { FORMATIONS, UNIT_COLUMNS } from '../vocabulary.ts';
import { tables } from './index.ts';

type ByName<T> = Readonly<Record<string, T>>;

/** The transcription, as loosely typed as a page: every name is looked up, none is taken for granted. */
interface Printed {
  readonly terrain: ByName<{ alone: ByName<unknown>; engineers: ByName<unknown>; shift: number }>;
  readonly otherCosts: ByName<{ alone: number[]; engineers: number[] }>;
  readonly formations: Readonly<
    Record<
      (typeof FORMATIONS)[number],
      {
        supply: ByName<number>;
        outside: ByName<string>;
        city: ByName<string>;
        combat: { type: string; value: number };
        in: number;
        out: number;
        terrain: number | string;
        declare: boolean;
      }
    >
  >;
  readonly quality: { order: string[]; rows: ByName<number[]> };
  readonly groundCombat: {
    columns: string[];
    rows: ByName<string[]>;
    confidence: ByName<number[]>;
    raw: ByName<string[]>;
    ladder: string[];
  };
  readonly track: { airNaval: number[]; ground: number[] };
  readonly parachute: { bands: [number, number, string][]; modifiers: number[] };
  readonly sovietDefence: { bands: [number, number, { abort: boolean; hits: number }][]; modifiers: number[] };
  readonly bombardment: number[];
  readonly groundModifiers: ByName<number>;
  readonly missions: { id: string; mode: string; segments: string[]; marker: string; sp: number }[];
  readonly unitGroups: Readonly<Record<'combat' | 'transport' | 'paratroop_transport' | 'ewda', string[]>>;
  readonly events: ByName<{
    dice: number;
    reroll: string | null;
    hexes: string[];
    divisions: ByName<number>;
    penalty: number;
  }>;
  readonly ratings: ByName<ByName<number | string>>;
  readonly detection: {
    sensor: string;
    medium: string;
    op?: ByName<number>;
    strat?: ByName<number>;
    run?: number[];
    fragment?: number[];
  }[];
  readonly scale: {
    strategicToOperational: number;
    strategicHexToTransition: number[];
    transitionToEdge: number;
    edgeToTransition: number;
    operationalHex: number;
  };
  readonly supply: { network: number; interdiction: number; depotHits: number; trace: null };
  /** Detection figures exactly as the scan shows them. */
  readonly scan: ByName<string>;
  readonly eventFigures: ByName<ByName<number | string>>;
}

const printed = transcription as unknown as Printed;

/** `2/3` apart; a sign that stands for both halves is said twice. */
const halves = (cell: string): readonly (string | number)[] =>
  cell.includes('/') ? cell.split('/').map(half) : [half(cell), half(cell)];

const half = (text: string): string | number => {
  if (text === '-') return 'X';
  if (text.startsWith('+')) return text;
  return /^\d/.test(text) ? Number(text) : text;
};

describe('terrain effects chart', () => {
  const { terrain } = tables;
  for (const [name, facts] of Object.entries(printed.terrain)) {
    for (const [line, row] of [
      ['alone', name],
      ['engineers', `${name}+E`],
    ] as const) {
      test(`${row} as printed`, () => {
        const [infantry, other] = halves(terrain.cell(row, 'cost'));
        const [armourMultiple, otherMultiple] = halves(terrain.cell(row, 'multiple'));
        const barred = terrain.cell(row, 'barred');
        expect({
          infantry,
          other,
          armourMultiple,
          otherMultiple,
          barred: barred === '*' ? '*' : barred === '-' ? 'X' : barred === '0' ? [] : barred.split(','),
        }).toEqual(facts[line]);
      });
    }
    test(`${name}: engineers shift an attack`, () => {
      expect(Number(terrain.cell(`${name}+E`, 'shift'))).toBe(facts.shift);
      expect(terrain.cell(name, 'shift')).toBe('0');
    });
  }
  test.each(Object.entries(printed.otherCosts))('%s costs', (name, facts) => {
    expect(halves(terrain.cell(name, 'cost')).map(Number)).toEqual(facts.alone);
    expect(halves(terrain.cell(`${name}+E`, 'cost')).map(Number)).toEqual(facts.engineers);
  });
});

describe('formation effects chart', () => {
  test.each(FORMATIONS)('%s as printed', (formation) => {
    const facts = printed.formations[formation];
    for (const column of UNIT_COLUMNS) {
      expect(Number(tables['formation-supply'].cell(formation, column))).toBe(facts.supply[column]);
      const zone = tables['formation-zones'].cell(formation, column);
      const [outside, city] = zone === '-' ? ['none', 'none'] : zone.split('/');
      expect({ outside, city }).toEqual({ outside: facts.outside[column], city: facts.city[column] });
    }
    const { cell } = tables['formation-effects'];
    const combat = cell(formation, 'combat');
    expect(
      combat.endsWith('col')
        ? { type: 'columns_left_for_defender', value: Number(combat[0]) }
        : { type: 'multiply', value: multiple(combat) },
    ).toEqual(facts.combat);
    expect(Number(cell(formation, 'in'))).toBe(facts.in);
    expect(Number(cell(formation, 'out'))).toBe(facts.out);
    const move = cell(formation, 'move');
    expect(move === 'P' ? 'X' : multiple(move)).toBe(facts.terrain);
    expect(cell(formation, 'declare') === 'yes').toBe(facts.declare);
  });
});

const multiple = (cell: string): number => {
  const [over, under = '1'] = cell.slice(1).split('/');
  return Number(over) / Number(under);
};

test('troop quality matrix: 49 cells', () => {
  const { quality } = tables;
  const shift = (cell: string): number => (cell === '-' ? 0 : Number(cell[0]) * (cell.endsWith('D') ? 1 : -1));
  const rows = quality.rows.labels.map((row) =>
    quality.columns.labels.map((column) => shift(quality.cell(row, column))),
  );
  expect(quality.rows.labels.map((label) => label.replace('all', 'ALL'))).toEqual(printed.quality.order);
  expect(rows).toEqual(printed.quality.order.map((name: string) => printed.quality.rows[name]));
});

describe('ground combat results table: 150 cells', () => {
  const table = tables['ground-combat'];
  const { columns, rows, confidence, raw, ladder } = printed.groundCombat;
  const printedRow = (label: string): string => label.replace('+', '');

  test('the headings', () => {
    expect(table.columns.labels).toEqual(columns);
    expect(table.rows.labels.map(printedRow)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });
  test.each(table.rows.labels)('row %s: results, confidence and what the scan shows', (row) => {
    const place = table.rows.place(row);
    expect(table.cells[place]).toEqual(rows[printedRow(row)]);
    expect(table.origins?.[place]?.map(Number)).toEqual(confidence[printedRow(row)]);
    const seen = columns.map(
      (column: string) =>
        table.repairs.find((repair) => repair.row === row && repair.column === column)?.seen ?? table.cell(row, column),
    );
    expect(seen).toEqual(raw[printedRow(row)]);
  });
  test('every confidence has words', () => {
    for (const mark of table.origins?.flat() ?? []) expect(table.legend?.[mark]).toBeDefined();
  });
  test('no result steps back along a row or down a column', () => {
    const step = (row: number, column: number): number => ladder.indexOf(table.cells[row]?.[column] ?? '');
    for (let row = 0; row < 10; row += 1) {
      for (let column = 0; column < 15; column += 1) {
        expect(step(row, column)).toBeGreaterThanOrEqual(0);
        if (column > 0) expect(step(row, column)).toBeGreaterThanOrEqual(step(row, column - 1));
        if (row > 0) expect(step(row, column)).toBeGreaterThanOrEqual(step(row - 1, column));
      }
    }
  });
});

test('resolution track: 22 boxes', () => {
  expect(tables.track.cells[0]?.map(Number)).toEqual(printed.track.airNaval);
  expect(tables.track.cells[1]?.map(Number)).toEqual(printed.track.ground);
});

test('parachute drop table and its modifiers', () => {
  const words: Record<string, string> = {
    lands: 'lands, no effect',
    landsHit: 'lands, 1 hit',
    eliminated: 'unit eliminated',
  };
  for (const [from, to, result] of printed.parachute.bands) {
    for (let die = from; die <= to; die += 1) {
      const code = tables.parachute.cell(tables.parachute.rows.find(die), 'result');
      expect(words[code]).toBe(result);
    }
  }
  expect(Object.values(tables['parachute-modifiers'].rows).map(({ value }) => value)).toEqual(
    printed.parachute.modifiers,
  );
});

test('Soviet air defence table and its modifier', () => {
  const table = tables['soviet-defence'];
  for (const [from, to, { abort, hits }] of printed.sovietDefence.bands) {
    for (let die = from; die <= to; die += 1) {
      const row = table.rows.find(die);
      expect(table.cell(row, 'mission') === 'abort').toBe(abort);
      expect(Number(table.cell(row, 'hits'))).toBe(hits);
    }
  }
  expect(tables['soviet-defence-modifiers'].rows.singleSortie.value).toBe(printed.sovietDefence.modifiers[0]);
});

test('bombardment and ground combat modifiers', () => {
  expect(Object.values(tables['bombardment-modifiers'].rows).map(({ value }) => value)).toEqual(printed.bombardment);
  const { rows: shifts } = tables['combat-shifts'];
  const { rows: die } = tables['combat-die'];
  expect({
    armour_vs_none_attacker_lacks: shifts.attackLacksArmour.value,
    armour_vs_none_defender_lacks: shifts.defenceLacksArmour.value,
    artillery_attack: die.attackArtillery.value,
    artillery_defence: shifts.defenceArtillery.value,
    cas_attack: die.attackSupport.value,
    cas_defence: shifts.defenceSupport.value,
  }).toEqual(printed.groundModifiers);
});

describe('air missions', () => {
  const ids: Record<string, keyof (typeof tables)['air-missions']['rows']> = {
    air_air_interception: 'airInterception',
    air_superiority: 'airSuperiority',
    cap: 'patrol',
    escort: 'escort',
    air_naval_interception_asm: 'airNavalAsm',
    air_naval_interception_bombardment: 'airNavalBombardment',
    antiship_missile_strike: 'antishipStrike',
    antisubmarine_strike: 'antisubmarineStrike',
    cap_strike: 'patrolStrike',
    bombardment_ground: 'bombardGround',
    bombardment_naval: 'bombardNaval',
    bombardment_installation: 'bombardInstallation',
    interdiction: 'interdiction',
    ferry: 'ferry',
    transport: 'transport',
    airmobile_transport: 'airmobileTransport',
    paratroop_transport: 'paratroopTransport',
    ewda: 'earlyWarning',
  };
  const segments: Record<string, string[]> = {
    'enemy movement': ['enemyMovement'],
    'enemy close air support': ['enemyCloseAirSupport'],
    'friendly movement': ['ownMovement'],
    'own movement': ['ownMovement'],
    any: ['ownMovement', 'enemyMovement', 'ownCloseAirSupport', 'enemyCloseAirSupport'],
  };
  for (const mission of printed.missions) {
    test(`${mission.id} as printed`, () => {
      const row = tables['air-missions'].rows[ids[mission.id] as 'patrol'];
      expect(row.mode).toBe(mission.mode);
      expect(row.supply).toBe(mission.sp);
      expect(row.marker.toLowerCase().replace('antiair', 'anti-air')).toBe(mission.marker);
      expect(row.segments).toEqual(mission.segments.flatMap((name: string) => segments[name] ?? []));
    });
  }
  test('eligible units', () => {
    const units = tables['eligible-units'];
    const of = (column: string): string[] =>
      units.rows.labels.filter((type) => units.cell(type, column) === 'x').sort();
    const { combat, transport, paratroop_transport, ewda } = printed.unitGroups;
    expect(of('combat')).toEqual([...combat].sort());
    expect(of('transport')).toEqual([...transport].sort());
    expect(of('paratroops')).toEqual([...paratroop_transport].sort());
    expect(of('earlyWarning')).toEqual([...ewda].sort());
    expect(of('ferry')).toEqual([...combat, ...transport].sort());
  });
});

test('ratings of the examples', () => {
  const ratings = Object.entries(tables.ratings.rows).map(([unit, row]) => [unit, row.ratings]);
  expect(Object.fromEntries(ratings)).toEqual(printed.ratings);
});

test('political events: hexes, which throw a die for their length, which are thrown again, whose bases', () => {
  for (const [event, { hexes, lasts, base, rerolledAfter }] of Object.entries(tables['political-events'].rows)) {
    const { dice, reroll, hexes: shown } = printed.events[event] ?? {};
    expect(hexes, event).toEqual(shown);
    expect(lasts === 'die', event).toBe(dice === 1);
    expect(rerolledAfter !== 'never', event).toBe(reroll !== null);
    expect(base, event).toBe(printed.eventFigures[event]?.['base'] ?? 'nobody');
  }
});

test('political events: what they demand, and the cities of event 5', () => {
  const demanded = Object.entries(printed.events).flatMap(([event, { divisions, penalty }]) =>
    Object.entries(divisions).map(([country, wanted]) => [
      country,
      { event, divisions: wanted, grace: printed.eventFigures[event]?.['grace'] ?? 0, penalty },
    ]),
  );
  expect(tables['event-demands'].rows).toEqual(Object.fromEntries(demanded));
  const city = printed.eventFigures['5'];
  expect(tables['event-cities'].rows).toEqual({ cairo: city, benghazi: city });
});

describe('what the scan shows is what a repair says was seen', () => {
  const { detection } = tables;
  const seenIn = (row: string): readonly string[] =>
    detection.columns.labels
      .filter((column) => detection.cell(row, column) !== '?')
      .map(
        (column) =>
          detection.repairs.find((repair) => repair.row === row && repair.column === column)?.seen ??
          detection.cell(row, column),
      );
  test.each(Object.entries(printed.scan))('%s: %s', (row, scan) => {
    const seen = seenIn(row);
    // Figures run into one another are told as the whole piece; a bar between two is only a bar.
    const pieces = seen.filter((piece, place) => !/\d\d/.test(piece) || piece !== seen[place - 1]);
    expect(pieces.join('')).toBe(scan.replaceAll(/[| ]/g, ''));
  });
  test('a cell that is gone is reconstructed, and nothing else is called so', () => {
    for (const table of Object.values(tables))
      for (const { row, column, seen, why } of table.repairs)
        if (seen === '__') expect(why, `${table.id} ${row} ${column}`).toBe('reconstructed');
  });
  test('a digit lost from a run leaves the other: rows 3 and 8 of the ground combat table', () => {
    // 111111101 is 11 11 11 1 01, and 1011111 is 10 11 11 1.
    const seen = (row: string, column: string) =>
      tables['ground-combat'].repairs.find((repair) => repair.row === row && repair.column === column)?.seen;
    expect([seen('3', '3-1'), seen('8', '-1')]).toEqual(['1', '1']);
  });
});

describe('detection: every figure that survives stands, and no other', () => {
  const rows: Record<string, string> = {
    'Soviet submarines (SSN, SSGN)': 'pact-submarine',
    'USSR/Pact/Greek (and Turkish, R) submarine': 'pact-submarine',
    'USSR/Pact/Greek submarine': 'pact-submarine',
    'NATO small airbase': 'nato-small-airbase',
    'US ground unit (4th MAB)': 'us-unit',
    'US surface ship': 'us-ship',
    'USSR surface ship': 'ussr-ship',
    'other-nation surface ship': 'other-ship',
    'Su-24': 'Il-76',
    'MiG-23 (USSR)': 'MiG-23',
    'P-3 (name lost, by elimination)': 'P-3',
    'P-3 (name lost)': 'P-3',
    'F-14, F-111': 'F-14',
    'A-6, A-7, A-10, AV-8B, E-6, F-4, F-16, F-18': 'A-6',
  };
  const expected = new Map<string, number>();
  const strategic = new Map<string, number>();
  for (const { sensor, medium, op, strat, run, fragment } of printed.detection) {
    const row = `${rows[sensor] ?? sensor}.${medium}`;
    for (const [range, value] of Object.entries<number>(op ?? {})) expected.set(`${row} ${range}`, value);
    for (const [range, value] of Object.entries<number>(strat ?? {})) strategic.set(`${row} ${range}`, value);
    const placed: number[] =
      run ??
      (sensor.startsWith('F-14') || sensor.startsWith('A-6')
        ? (fragment ?? [])
        : sensor === 'Tu-20'
          ? [5, 4, 3, 2, 1]
          : []);
    for (const [range, value] of placed.entries()) expected.set(`${row} ${range}`, value);
  }
  // A row with a fragment and no range of its own: the first figure stands at range 0.
  expected.set('Tu-126.air 0', 8);
  const standing = (table: (typeof tables)['detection']): Map<string, number> =>
    new Map(
      table.rows.labels.flatMap((row) =>
        table.columns.labels.flatMap((column): [string, number][] =>
          table.cell(row, column) === '?' ? [] : [[`${row} ${column}`, Number(table.cell(row, column))]],
        ),
      ),
    );
  const sorted = (map: Map<string, number>): [string, number][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

  test('operational', () => expect(sorted(standing(tables.detection))).toEqual(sorted(expected)));
  test('strategic', () => expect(sorted(standing(tables['detection-strategic']))).toEqual(sorted(strategic)));
  test('no value rises with range', () => {
    for (const line of tables.detection.cells) {
      const known = line.filter((cell) => cell !== '?').map(Number);
      expect(known).toEqual([...known].sort((a, b) => b - a));
    }
  });
});

test('supply figures and the two scales', () => {
  const figure = (row: string): string => tables['supply-limits'].cell(row, 'figure');
  expect([figure('network'), figure('interdiction'), figure('depot-hits')].map(Number)).toEqual([
    printed.supply.network,
    printed.supply.interdiction,
    printed.supply.depotHits,
  ]);
  expect(figure('trace')).toBe('?');
  const { cell } = tables['map-scales'];
  expect(
    [cell('strategic-to-transition', 'strategic'), cell('strategic-to-transition', 'operational')].map(Number),
  ).toEqual(printed.scale.strategicHexToTransition);
  expect(Number(cell('transition-to-edge', 'operational'))).toBe(printed.scale.transitionToEdge);
  expect(Number(cell('edge-to-transition', 'operational'))).toBe(printed.scale.edgeToTransition);
  expect(Number(cell('operational-hex', 'operational'))).toBe(printed.scale.operationalHex);
  expect(Number(cell('strategic-hex', 'operational'))).toBe(printed.scale.strategicToOperational);
});
