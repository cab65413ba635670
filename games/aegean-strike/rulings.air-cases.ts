/** Situations that come out otherwise by the reading, of the air and the sea. Worked by hand from the tables. */
import type { Case } from './rulings.cases.ts';

const f15 = (name: string, antiAir: number, more: object = {}) => ({ name, type: 'F-15', antiAir, ...more });

export const airCases: Readonly<Record<string, Case>> = {
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
