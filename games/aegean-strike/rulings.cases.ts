/** Situations that come out otherwise by the reading, of the ground and of politics. Worked by hand from the tables. */
import type { Plain } from '@grognard/kernel';
import { unitC } from './scenarios/depots.ts';

export interface Case {
  readonly procedure: string;
  readonly input: Plain;
  /** Other rulings that the situation needs. */
  readonly given?: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, Reading>>;
}

export interface Reading {
  readonly dice?: readonly number[];
  readonly answers?: readonly string[];
  readonly expect?: Plain;
  readonly refused?: string;
}

const infantry = { name: 'I', kind: 'infantry', size: 'brigade', strength: 4, formation: 'MC' };
const enemy = { ...infantry, name: 'E' };
const attack = { attacker: 'nato', attackers: [infantry], defenders: [enemy], retreatPossible: false };

const country = (hexsides: Plain = [], terrain: Plain = []) => ({
  title: { en: 'Country', fr: 'Pays' },
  numbering: { shoved: 'even' },
  from: '1010',
  to: '1414',
  background: 'clear',
  terrain,
  hexsides,
});
const mover = (unit: object, hex: string) => ({ ...unit, side: 'nato', hex }) as unknown as { [key: string]: Plain };
const walker = { name: 'I', kind: 'infantry', size: 'brigade', formation: 'MC' };
const rider = { name: 'T', kind: 'armour', size: 'brigade', formation: 'MC' };
const foe = (unit: object, hex: string) =>
  ({ ...unit, name: 'E', side: 'pact', hex }) as unknown as { [key: string]: Plain };

export const groundCases: Readonly<Record<string, Case>> = {
  armourDeliberateDefence: {
    procedure: 'formation-change',
    input: { unit: 'T', kind: 'armour', from: 'MC', to: 'DD', engineers: true },
    readings: { never: { refused: 'armourDigsIn' }, outsideCities: { expect: { out: 0, into: 4 } } },
  },
  assaultLocksCities: {
    procedure: 'zones-of-control',
    input: {
      map: country([], [{ terrain: 'city', hexes: ['1213', '1412'] }]),
      units: [
        { ...mover({ ...rider, formation: 'DA' }, '1212'), engineers: true, declared: ['1213', '1211'] },
        { ...mover({ ...walker, kind: 'engineer', formation: 'DA', name: 'S' }, '1413'), declared: ['1412', '1414'] },
      ],
    },
    // Only cities are in question; an engineer brigade has engineers by itself.
    readings: {
      withEngineers: { expect: { zones: [{ locking: ['1211', '1213'] }, { locking: ['1412', '1414'] }] } },
      never: { expect: { zones: [{ locking: ['1211'] }, { locking: ['1414'] }] } },
    },
  },
  travelMayDeclare: {
    procedure: 'formation-change',
    input: { unit: 'T', kind: 'armour', from: 'MC', to: 'T' },
    readings: { asPrinted: { expect: { mayDeclare: true } }, no: { expect: { mayDeclare: false } } },
  },
  pursuitFromAssault: {
    procedure: 'formation-change',
    input: { unit: 'T', kind: 'armour', from: 'DA', to: 'MC', pursuit: true },
    readings: { wholeChange: { expect: { out: 0, into: 0 } }, exitOnly: { expect: { out: 0, into: 1 } } },
  },
  selfPropelledAntitank: {
    procedure: 'zones-of-control',
    input: { map: country(), units: [mover({ ...walker, kind: 'selfPropelledAntitank' }, '1212')] },
    // A brigade of its own kind has no zone; an armoured one locks the six hexes around it.
    readings: {
      defenceOnly: { refused: 'neverAZone' },
      armour: { expect: { zones: [{ locking: ['1112', '1113', '1211', '1213', '1312', '1313'] }] } },
    },
  },
  smallStrengths: {
    procedure: 'ground-combat',
    input: { ...attack, attackers: [{ ...infantry, strength: 2 }], defenders: [{ ...enemy, strength: 1 }] },
    readings: {
      ratioFirst: { dice: [1], expect: { column: '2-1' } },
      differenceFirst: { dice: [1], expect: { column: '+1' } },
    },
  },
  defendersMultiple: {
    procedure: 'ground-combat',
    input: { ...attack, defenders: [{ ...enemy, formation: 'R' }] },
    // 4 against 4 × ¼, or against 4.
    readings: { applies: { dice: [1], expect: { column: '4-1' } }, doesNot: { dice: [1], expect: { column: '0' } } },
  },
  mixedFormations: {
    procedure: 'ground-combat',
    input: {
      ...attack,
      defenders: [
        { ...enemy, strength: 2 },
        { ...enemy, name: 'F', strength: 2, formation: 'HD' },
      ],
    },
    readings: {
      leastPrepared: { dice: [1], expect: { column: '0' } },
      mostPrepared: { dice: [1], expect: { column: '-1' } },
    },
  },
  artilleryAndSupport: {
    procedure: 'ground-combat',
    input: {
      ...attack,
      attackers: [{ ...infantry }, { name: 'G', kind: 'artillery', size: 'smaller', strength: 0, formation: 'MC' }],
      attackSupport: { how: 'succeeded' },
    },
    // Column 0: row 3 is 1/0, row 5 is 1/1.
    readings: {
      once: { dice: [1], answers: ['I'], expect: { cell: '1/0' } },
      both: { dice: [1], answers: ['I'], expect: { cell: '1/1' } },
    },
  },
  retreatInstead: {
    procedure: 'ground-combat',
    input: { ...attack, attackers: [{ ...infantry, strength: 8 }], retreatPossible: true },
    // Column 2-1, row 8 is 0/2.
    readings: {
      cancelsOne: { dice: [8], answers: ['retreat', 'stay'], expect: { cell: '0/2', defenders: [1], retreated: true } },
      onlyOfOne: { dice: [8], expect: { defenders: [2], retreated: false } },
      cancelsAll: { dice: [8], answers: ['retreat', 'stay'], expect: { defenders: [0], retreated: true } },
    },
  },
  bosphorusHalved: {
    procedure: 'ground-combat',
    input: {
      ...attack,
      attackers: [
        { ...infantry, acrossBosphorus: true },
        { ...infantry, name: 'J' },
      ],
    },
    // 2 + 4 against 4 is +2; (4 + 4) / 2 against 4 is 0.
    readings: {
      crossingUnits: { dice: [1], answers: ['I'], expect: { column: '+2' } },
      wholeAttack: { dice: [1], answers: ['I'], expect: { column: '0' } },
    },
  },
  bosphorusUnbridged: {
    procedure: 'ground-combat',
    input: { ...attack, attackers: [{ ...infantry, acrossBosphorus: true }] },
    readings: { mayAttack: { dice: [1], expect: { column: '1-2' } }, mayNot: { refused: 'noBridge' } },
  },
  bosphorusCost: {
    procedure: 'movement',
    input: {
      map: country([
        { hexside: 'bosphorus', between: ['1212/1213'] },
        { hexside: 'bridge', between: ['1212/1213'] },
      ]),
      unit: mover({ ...walker, formation: 'HA', movement: 9 }, '1212'),
      path: ['1213'],
    },
    // 2 × 2 + 2, or (2 + 2) × 2.
    readings: { afterMultiple: { expect: { spent: 6 } }, beforeMultiple: { expect: { spent: 8 } } },
  },
  extraCosts: {
    procedure: 'movement',
    input: {
      map: country(),
      unit: mover({ ...walker, formation: 'HA', movement: 9 }, '1212'),
      path: ['1211'],
      others: [foe(walker, '1213')],
    },
    // 2 × 2 + 1, or (2 + 1) × 2.
    readings: { afterMultiple: { expect: { spent: 5 } }, beforeMultiple: { expect: { spent: 6 } } },
  },
  halfPoints: {
    procedure: 'movement',
    input: { map: country(), unit: mover({ ...rider, formation: 'T' }, '1212'), path: ['1213'] },
    readings: { keep: { expect: { spent: 1.5 } }, roundUp: { expect: { spent: 2 } } },
  },
  assaultIntoBarred: {
    procedure: 'movement',
    input: {
      map: country([], [{ terrain: 'city', hexes: ['1213'] }]),
      unit: mover({ ...{ ...walker, formation: 'DA' }, movement: 8 }, '1212'),
      path: ['1213'],
    },
    readings: { refused: { refused: 'way.assault' }, allowed: { expect: { spent: 8 } } },
  },
  lockingStops: {
    procedure: 'movement',
    input: {
      map: country(),
      unit: mover({ ...rider, movement: 9 }, '1211'),
      path: ['1212', '1312'],
      others: [foe(rider, '1213')],
    },
    readings: { stop: { refused: 'way.stopped' }, goOn: { expect: { spent: 6 } } },
  },
  enemyHexes: {
    procedure: 'movement',
    input: {
      map: country(),
      unit: mover({ ...rider, movement: 9 }, '1212'),
      path: ['1213'],
      others: [foe({ ...walker, formation: 'R' }, '1213')],
    },
    readings: { block: { refused: 'way.enemy' }, open: { expect: { spent: 3 } } },
  },
  traceLimit: {
    procedure: 'supply',
    input: {
      map: country([{ hexside: 'road', along: ['1212', '1213'] }]),
      depots: [{ name: 'A', hex: '1212' }],
      units: [{ name: 'U', hex: '1214' }],
    },
    // 2 by road and 3 in the clear.
    readings: {
      ownCopy: { refused: 'lostDatum' },
      four: { expect: { units: [{ supplied: false, points: 5 }] } },
      five: { expect: { units: [{ supplied: true, points: 5 }] } },
    },
  },
  depotOutsideNetwork: {
    procedure: 'supply',
    // Nothing feeds the depot.
    input: { ...unitC, sources: [] },
    given: { traceLimit: 'five' },
    readings: {
      mayDraw: { expect: { units: [{ supplied: true }] } },
      mayNot: { expect: { units: [{ supplied: false, points: null }] } },
    },
  },
  landingRetreat: {
    procedure: 'amphibious-landing',
    input: { ship: 'Amph', marines: [{ ...infantry, kind: 'marine' }], enemies: [enemy] },
    readings: {
      noSwap: { dice: [5], expect: { cell: '1/1', enemies: [1], outcome: 'enemyRetreats' } },
      maySwap: { dice: [5], answers: ['retreat'], expect: { enemies: [0], outcome: 'enemyRetreats' } },
    },
  },
  disengagementStrength: {
    procedure: 'disengagement',
    input: {
      unit: 'I',
      kind: 'infantry',
      strength: 4,
      hits: 1,
      lockers: [{ name: 'T', kind: 'armour', strength: 8 }],
      hitsToEliminate: 4,
    },
    // The second Hit halves it: 8 − 2, or 8 − 4.
    readings: {
      afterHit: { dice: [5], expect: { threshold: 6, outcome: 'stays' } },
      beforeHit: { dice: [5], answers: ['stay'], expect: { threshold: 4, outcome: 'away' } },
    },
  },
  disengagementFailure: {
    procedure: 'disengagement',
    input: { unit: 'I', kind: 'infantry', strength: 4, lockers: [{ name: 'T', kind: 'armour', strength: 8 }] },
    readings: {
      stays: { dice: [3], expect: { outcome: 'stays' } },
      eliminated: { dice: [3], expect: { outcome: 'eliminated' } },
    },
  },
  severalLockers: {
    procedure: 'disengagement',
    input: {
      unit: 'I',
      kind: 'infantry',
      strength: 4,
      lockers: [
        { name: 'T', kind: 'armour', strength: 5 },
        { name: 'M', kind: 'mechanised', strength: 3 },
      ],
    },
    readings: {
      sum: { dice: [3], expect: { threshold: 4, outcome: 'stays' } },
      strongest: { dice: [3], answers: ['stay'], expect: { threshold: 1, outcome: 'away' } },
    },
  },
  sovietDefenceTargets: {
    procedure: 'soviet-air-defence',
    input: { unit: 'F-4', nation: 'turkey' },
    readings: { usOnly: { refused: 'notAmerican' }, any: { dice: [10], expect: { hits: 4 } } },
  },
  repeatedEvents: {
    procedure: 'political-event',
    input: { happened: [8] },
    readings: {
      ignored: { dice: [8], expect: { ignored: true } },
      rolledAgain: { dice: [8, 8, 10], expect: { event: '10', ignored: false } },
    },
  },
  warFirstTurn: {
    procedure: 'political-event',
    input: {},
    readings: { counts: { dice: [2, 5], expect: { turns: 5 } }, doesNotCount: { dice: [2, 5], expect: { turns: 6 } } },
  },
  overlappingWars: {
    procedure: 'political-event',
    input: { happened: [3], golan: 2 },
    readings: {
      oneMoreDie: { dice: [2, 5, 4], expect: { turns: 5, extraTurns: 4 } },
      ownDieOnly: { dice: [2, 5], expect: { turns: 5, extraTurns: 0 } },
    },
  },
  israeliF16: {
    procedure: 'political-event',
    input: { happened: [3], golan: 2 },
    readings: {
      oneServes: { dice: [1], expect: { israeli: { f15: 0, f16: 1 } } },
      noneServes: { dice: [1], expect: { israeli: { f15: 0, f16: 0 } } },
    },
  },
  beirut: {
    procedure: 'political-event',
    input: { happened: [2], airWar: 2 },
    readings: {
      closureWins: { dice: [8], expect: { suspended: true } },
      basingWins: { dice: [8], expect: { suspended: false } },
    },
  },
  neutralGreece: {
    procedure: 'stage-end',
    input: { ends: 'turn', happened: [6, 10], demands: [{ country: 'greece' }], greekDivisions: 0 },
    readings: { exempt: { expect: { nato: 0 } }, bound: { expect: { nato: 5 } } },
  },
};
