/** Every ruling, reading by reading: the same situation comes out as that reading says. Worked by hand from the tables. */
import { answersInOrder, open, type Plain, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { unitC } from './scenarios/depots.ts';

interface Case {
  readonly procedure: string;
  readonly input: Plain;
  /** Other rulings that the situation needs. */
  readonly given?: Readonly<Record<string, string>>;
  readonly readings: Readonly<Record<string, Reading>>;
}

interface Reading {
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

const f15 = (name: string, antiAir: number, more: object = {}) => ({ name, type: 'F-15', antiAir, ...more });

const CASES: Readonly<Record<string, Case>> = {
  armourDeliberateDefence: {
    procedure: 'formation-change',
    input: { unit: 'T', kind: 'armour', from: 'MC', to: 'DD', engineers: true },
    readings: { never: { refused: 'armourDigsIn' }, outsideCities: { expect: { out: 0, into: 4 } } },
  },
  assaultLocksCities: {
    procedure: 'zones-of-control',
    input: {
      map: country([], [{ terrain: 'city', hexes: ['1213'] }]),
      units: [
        { ...mover({ ...rider, formation: 'DA' }, '1212'), engineers: true, declared: ['1213', '1211'] },
        { ...mover({ ...walker, kind: 'engineer', formation: 'DA', name: 'S' }, '1414'), declared: ['1413'] },
      ],
    },
    // Only cities are in question: the engineer brigade locks the clear hex either way.
    readings: {
      withEngineers: { expect: { zones: [{ locking: ['1211', '1213'] }, { locking: ['1413'] }] } },
      never: { expect: { zones: [{ locking: ['1211'] }, { locking: ['1413'] }] } },
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
    input: unitC,
    given: { traceLimit: 'five' },
    readings: {
      mayDraw: { expect: { units: [{ supplied: true }] } },
      mayNot: { expect: { units: [{ supplied: false, points: null }] } },
    },
  },
  fragmentStart: {
    procedure: 'detection',
    input: { sensors: ['AWACS'], medium: 'air', ranges: [0], aircraft: [{ name: 'X' }] },
    readings: { rangeZero: { dice: [9], expect: { detected: true } }, unknown: { refused: 'lostDatum' } },
  },
  newAttempt: {
    procedure: 'detection',
    input: { sensors: ['AWACS'], medium: 'air', ranges: [21, 21], aircraft: [{ name: 'X' }] },
    readings: {
      whenHigher: { dice: [6], expect: { detected: false } },
      everyRange: { dice: [6, 5], expect: { detected: true } },
    },
  },
  detectionPassesOn: {
    procedure: 'interception',
    input: {
      sensors: ['nato-small-airbase'],
      ranges: [2],
      interceptors: [f15('A', 1)],
      strikers: [{ name: 'D', type: 'Su-24', bombardment: 5 }],
      strike: { planned: true, targetName: 'M', terrain: 'forest', sensor: 'us-unit', antiAir: 5 },
    },
    // The base finds it with 5; it does not see the F-15, which misses. The marines look with 7: an 8 does not find it,
    // it bombs with 5 (equal: one Hit) and is fired at afterwards (6 misses); or they fire at once, 5 is a Hit.
    readings: {
      ownEyes: { dice: [5, 5, 10, 8, 5, 6], expect: { strike: { thrown: 1, strikers: [0] } } },
      passesOn: { dice: [5, 5, 10, 5], expect: { strike: { thrown: 0, strikers: [1] } } },
    },
  },
  strikersFireBack: {
    procedure: 'air-combat',
    input: {
      interceptors: [f15('A', 5), f15('B', 5), f15('B2', 5)],
      escorts: [f15('C', 5)],
      strikers: [f15('D', 10)],
    },
    // All miss; the escort hits A, which aborts; of two left one is free, B, and misses. A striker that answers throws
    // 10 − 5 = box 5: three Hits, and they are on B alone.
    readings: {
      no: { dice: [10, 10, 10, 5, 10], expect: { interceptors: [1, 0, 0] } },
      yes: { dice: [10, 10, 10, 5, 10, 5], expect: { interceptors: [1, 3, 0] } },
    },
  },
  abortedEscortEcm: {
    procedure: 'air-combat',
    input: { interceptors: [f15('A', 5)], escorts: [f15('C', 0, { ecm: 3 })], strikers: [f15('D', 0)] },
    // Equal, ECM fails: the escort aborts; equal again, and only an ECM that still counts may undo it. Its Hit has
    // lowered it to 2: a 2 no longer does, where 3 would have moved the marker.
    readings: {
      gone: { dice: [5, 9, 5], expect: { escorts: [1], strikers: [1] } },
      counts: { dice: [5, 9, 5, 2], expect: { escorts: [1], strikers: [1] } },
    },
  },
  escortOfTheRest: {
    procedure: 'air-combat',
    input: {
      seen: 'targetOnly',
      interceptors: [f15('A', 5), f15('B', 5)],
      escorts: [f15('C', 0)],
      strikers: [f15('D', 0), f15('E', 0)],
    },
    readings: {
      stays: { dice: [10, 10, 5], expect: { strikersLeft: 1, escortLeaves: false } },
      leaves: { dice: [10, 10, 5], expect: { strikersLeft: 1, escortLeaves: true } },
    },
  },
  airDamage: {
    procedure: 'air-combat',
    input: { seen: 'targetOnly', interceptors: [f15('A', 5, { hits: 3 })], strikers: [f15('D', 0)] },
    readings: { reduces: { dice: [4], expect: { strikers: [0] } }, doesNot: { dice: [4], expect: { strikers: [1] } } },
  },
  marginOverTen: {
    procedure: 'resolution-track',
    input: { value: 12 },
    // 12 − 4 is box 8, 5 Hits; 10 − 4 is box 6, 4 Hits.
    readings: { lastBox: { dice: [4], expect: { hits: 5 } }, valueHeldToTen: { dice: [4], expect: { hits: 4 } } },
  },
  bombardmentModifiers: {
    procedure: 'bombardment',
    input: { bombers: [{ name: 'A', bombardment: 5 }], unit: { name: 'B' }, terrain: 'clear' },
    readings: { value: { dice: [6], expect: { thrown: 1 } }, die: { dice: [6], expect: { thrown: 0 } } },
  },
  bombingShips: {
    procedure: 'air-naval-interception',
    input: { strikers: [{ name: 'A', bombardment: 5 }], ship: { name: 'B', ecm: 5 } },
    readings: {
      withEcm: { dice: [5, 1], expect: { hits: 0 } },
      withoutEcm: { dice: [5], expect: { hits: 1 } },
    },
  },
  navalGunLimit: {
    procedure: 'bombardment',
    input: {
      ships: [
        { name: 'A', bombardment: 5 },
        { name: 'B', bombardment: 5 },
      ],
      unit: { name: 'C' },
      terrain: 'forest',
    },
    readings: {
      unlimited: { dice: [1, 5], expect: { applied: 3, state: 'eliminated' } },
      oneShort: { dice: [1, 5], expect: { applied: 2, state: 'half' } },
    },
  },
  interdictionSuccess: {
    procedure: 'interdiction',
    input: { bombers: [{ name: 'A', bombardment: 4 }], hex: '5125', terrain: 'forest' },
    // Who gets to attack throws no die where that is enough.
    readings: {
      anyHit: { dice: [9], expect: { interdicted: false } },
      automatic: { dice: [], expect: { interdicted: true } },
    },
  },
  antiAirHits: {
    procedure: 'anti-air-fire',
    input: { units: [{ name: 'A', antiAir: 6 }], stack: [{ name: 'B' }, { name: 'C' }] },
    // 6 − 2 is box 4, 3 Hits.
    readings: {
      oneUnit: { dice: [2], answers: ['C'], expect: { hits: [0, 3] } },
      spread: { dice: [2], expect: { hits: [2, 1] } },
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
  patrolSegments: {
    procedure: 'air-mission',
    input: { unit: 'F-14', type: 'F-14', mission: 'patrol', segment: 'ownMovement' },
    readings: { both: { expect: { supply: 1 } }, enemyOnly: { refused: 'wrongSegment' } },
  },
  supportLine: {
    procedure: 'air-mission',
    input: { unit: 'A-10', type: 'A-10', mission: 'closeAirSupport', mode: 'offensive', segment: 'ownCloseAirSupport' },
    readings: { asBombardment: { expect: { marker: 'strike', supply: 2 } }, lost: { refused: 'missionLost' } },
  },
  airmobileUnits: {
    procedure: 'air-mission',
    input: { unit: 'C-130', type: 'C-130', mission: 'airmobileTransport', mode: 'offensive', segment: 'ownMovement' },
    readings: { helicopters: { refused: 'notEligible' }, allTransports: { expect: { supply: 1 } } },
  },
  airNavalWeapons: {
    procedure: 'air-mission',
    input: { unit: 'S-3', type: 'S-3', mission: 'airNavalSubsurface' },
    readings: { withSubsurface: { expect: { supply: 2 } }, asPrinted: { refused: 'missionLost' } },
  },
};

function came(
  { procedure, input, given }: Case,
  ruling: string,
  reading: string,
  { dice = [], answers = [] }: Reading,
): unknown {
  const opened = open(game, procedure, input, { rulings: { ...given, [ruling]: reading } });
  if (!opened.ok) return opened.refusals.map(({ code }) => code);
  const said = answersInOrder(answers);
  const thrown = typed(dice, said.answer);
  const finish = (): void => {
    thrown.finish();
    said.finish();
  };
  const played = resolve(opened.value, { ...thrown, finish });
  return played.ok ? played.value.result : played.refusals;
}

describe('each ruling by its readings', () => {
  for (const [ruling, situation] of Object.entries(CASES)) {
    for (const [reading, claim] of Object.entries(situation.readings)) {
      test(`${ruling}: ${reading}`, () => {
        const result = came(situation, ruling, reading, claim);
        if (claim.refused) expect(result).toContain(claim.refused);
        else expect(result).toMatchObject(claim.expect as object);
      });
    }
  }

  test('no ruling and no reading is left out', () => {
    const tried = Object.entries(CASES).map(([ruling, { readings }]) => [ruling, Object.keys(readings).sort()]);
    const known = Object.entries(game.rulings).map(([ruling, { readings }]) => [ruling, [...readings].sort()]);
    expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(known));
  });
});
