/** What the player aid leaves open; where another public text of the family answers, its answer is the default. */
import { type Readings, ruling } from '@grognard/kernel';

export const rulings = {
  withdrawal: ruling({ rule: 'M', readings: ['free', 'test'], default: 'free' }),
  withdrawalOrder: ruling({ rule: 'C', readings: ['defenderFirst', 'attackerFirst'], default: 'defenderFirst' }),
  afterFailedTest: ruling({ rule: 'M', readings: ['notAsked', 'asked'], default: 'notAsked' }),
  equalTest: ruling({ rule: 'M', readings: ['succeeds', 'fails'], default: 'succeeds' }),
  bothBroken: ruling({ rule: 'C', readings: ['draw', 'bothRetreat'], default: 'draw' }),
  nobodyBroken: ruling({ rule: 'C', readings: ['lowerMorale', 'draw'], default: 'lowerMorale' }),
  destroyedAfterOne: ruling({ rule: 'F', readings: ['fightOn', 'stop'], default: 'fightOn' }),
  inflictedCap: ruling({ rule: 'F', readings: ['none', 'ownStrength'], default: 'none' }),
  renaissanceFire: ruling({ rule: 'E', readings: ['armyPlus', 'anyArmy'], default: 'armyPlus' }),
  terrainValues: ruling({ rule: 'C', readings: ['ownCopy', 'eu8'], default: 'ownCopy' }),
  riverRounds: ruling({ rule: 'C', readings: ['both', 'first'], default: 'both' }),
  pachaCavalry: ruling({ rule: 'H', readings: ['none', 'asDetachments'], default: 'none' }),
  pachaAbsorbs: ruling({ rule: 'H', readings: ['worth', 'one'], default: 'worth' }),
  nationalForce: ruling({ rule: 'G', readings: ['atLeast', 'exactly'], default: 'atLeast' }),
  majorForce: ruling({ rule: 'L', readings: ['strength', 'counters'], default: 'strength' }),
  recombination: ruling({ rule: 'N', readings: ['largest', 'choice'], default: 'largest' }),
  provinceCounters: ruling({ rule: 'K', readings: ['stackRule', 'two'], default: 'stackRule' }),
};

export type CombatRulings = Readings<typeof rulings>;
