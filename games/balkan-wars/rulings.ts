/** Every question the aid leaves open, with its readings. */
import { type Book, type Readings, ruling } from '@grognard/kernel';
import type { BalkanTables } from './tables/index.ts';

export const rulings = {
  oddsRounding: ruling({ rule: 'crt', readings: ['defender', 'nearest'], default: 'defender' }),
  negativeArtillery: ruling({ rule: 'shifts', readings: ['shiftsLeft', 'noShift'], default: 'shiftsLeft' }),
  unsuppliedGuns: ruling({ rule: 'shifts', readings: ['silent', 'fire'], default: 'silent' }),
  demoralisedFortGuns: ruling({ rule: 'shifts', readings: ['silent', 'fire'], default: 'silent' }),
  chargeRule: ruling({ rule: 'charge', readings: ['errata166', 'aid'], default: 'errata166' }),
  moraleOrder: ruling({ rule: 'moraleSpending', readings: ['attackerFirst', 'sealed'], default: 'attackerFirst' }),
  blockedRetreat: ruling({ rule: 'results', readings: ['eliminate', 'surrender'], default: 'eliminate' }),
  fixedUnitsInRout: ruling({ rule: 'results', readings: ['blocked', 'stay'], default: 'blocked' }),
  multinationalMorale: ruling({ rule: 'morale', readings: ['each', 'strongest'], default: 'each' }),
  fortMorale: ruling({ rule: 'moraleOther', readings: ['each', 'once'], default: 'each' }),
  surrenderedFort: ruling({ rule: 'moraleOther', readings: ['alike', 'noLoss'], default: 'alike' }),
  unitsPerDepot: ruling({ rule: 'depots', readings: ['one', 'noLimit'], default: 'one' }),
  greatPowerDepots: ruling({ rule: 'mobilisation', readings: ['free', 'bound'], default: 'free' }),
  eventsPerTurn: ruling({ rule: 'sequence', readings: ['one', 'noLimit'], default: 'one' }),
  youngTurks: ruling({ rule: 'events', readings: ['always', 'onlyIfLow'], default: 'always' }),
  albaniaArmyArtillery: ruling({ rule: 'events', readings: ['outOfGame', 'pool'], default: 'outOfGame' }),
  revoltInScenario2: ruling({ rule: 'events', readings: ['ifJoined', 'asPrinted'], default: 'ifJoined' }),
  montenegroHexes: ruling({ rule: 'events', readings: ['any', 'whollyInside'], default: 'any' }),
  diplomacyMode: ruling({ rule: 'diplomacy', readings: ['dice', 'raw'], default: 'dice' }),
  secondBonus: ruling({ rule: 'diplomacy', readings: ['withDice', 'always', 'never'], default: 'withDice' }),
  balanceOfPower: ruling({ rule: 'diplomacy', readings: ['asPrinted', 'swapped'], default: 'asPrinted' }),
};

export type BalkanRulings = Readings<typeof rulings>;
export type BalkanBook = Book<BalkanRulings, BalkanTables>;
