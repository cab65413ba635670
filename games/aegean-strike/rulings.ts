/** What the aid leaves open, lost or contradicts: named questions with their readings. */
import { type Readings, ruling } from '@grognard/kernel';

export const rulings = {
  // Formations
  armourDeliberateDefence: ruling({ rule: 'formations.2', readings: ['never', 'outsideCities'], default: 'never' }),
  assaultLocksCities: ruling({
    rule: 'formations.1',
    readings: ['withEngineers', 'never'],
    default: 'withEngineers',
  }),
  travelMayDeclare: ruling({ rule: 'formations', readings: ['asPrinted', 'no'], default: 'asPrinted' }),
  pursuitFromAssault: ruling({ rule: 'formations.4', readings: ['wholeChange', 'exitOnly'], default: 'wholeChange' }),
  selfPropelledAntitank: ruling({ rule: 'terrain', readings: ['defenceOnly', 'armour'], default: 'defenceOnly' }),
  // Ground combat
  smallStrengths: ruling({ rule: 'crt.column', readings: ['ratioFirst', 'differenceFirst'], default: 'ratioFirst' }),
  defendersMultiple: ruling({ rule: 'modifiers.formation', readings: ['applies', 'doesNot'], default: 'applies' }),
  mixedFormations: ruling({
    rule: 'modifiers.formation',
    readings: ['leastPrepared', 'mostPrepared'],
    default: 'leastPrepared',
  }),
  artilleryAndSupport: ruling({ rule: 'modifiers.support', readings: ['once', 'both'], default: 'once' }),
  retreatInstead: ruling({
    rule: 'example.ground',
    readings: ['cancelsOne', 'onlyOfOne', 'cancelsAll'],
    default: 'cancelsOne',
  }),
  bosphorusHalved: ruling({ rule: 'terrain', readings: ['crossingUnits', 'wholeAttack'], default: 'crossingUnits' }),
  bosphorusUnbridged: ruling({ rule: 'terrain', readings: ['mayAttack', 'mayNot'], default: 'mayAttack' }),
  // Movement and zones
  bosphorusCost: ruling({ rule: 'terrain', readings: ['afterMultiple', 'beforeMultiple'], default: 'afterMultiple' }),
  extraCosts: ruling({
    rule: 'terrain.zones',
    readings: ['afterMultiple', 'beforeMultiple'],
    default: 'afterMultiple',
  }),
  halfPoints: ruling({ rule: 'formations', readings: ['keep', 'roundUp'], default: 'keep' }),
  assaultIntoBarred: ruling({ rule: 'terrain.barred', readings: ['refused', 'allowed'], default: 'refused' }),
  lockingStops: ruling({ rule: 'terrain.zones', readings: ['stop', 'goOn'], default: 'stop' }),
  enemyHexes: ruling({ rule: 'example.movement', readings: ['block', 'open'], default: 'block' }),
  // Supply
  traceLimit: ruling({ rule: 'example.supply', readings: ['ownCopy', 'four', 'five'], default: 'ownCopy' }),
  depotOutsideNetwork: ruling({ rule: 'example.supply', readings: ['mayDraw', 'mayNot'], default: 'mayDraw' }),
  // Detection and air combat
  fragmentStart: ruling({ rule: 'ranges', readings: ['rangeZero', 'unknown'], default: 'rangeZero' }),
  newAttempt: ruling({ rule: 'example.long', readings: ['whenHigher', 'everyRange'], default: 'whenHigher' }),
  detectionPassesOn: ruling({ rule: 'example.airGround', readings: ['ownEyes', 'passesOn'], default: 'ownEyes' }),
  strikersFireBack: ruling({ rule: 'example.short', readings: ['no', 'yes'], default: 'no' }),
  abortedEscortEcm: ruling({ rule: 'example.short', readings: ['gone', 'counts'], default: 'gone' }),
  escortOfTheRest: ruling({ rule: 'example.short', readings: ['stays', 'leaves'], default: 'stays' }),
  airDamage: ruling({ rule: 'example.navalCombat', readings: ['reduces', 'doesNot'], default: 'reduces' }),
  marginOverTen: ruling({ rule: 'track', readings: ['lastBox', 'valueHeldToTen'], default: 'lastBox' }),
  // Bombardment, anti-air fire
  bombardmentModifiers: ruling({ rule: 'bombardment', readings: ['value', 'die'], default: 'value' }),
  bombingShips: ruling({ rule: 'track', readings: ['withEcm', 'withoutEcm'], default: 'withEcm' }),
  navalGunLimit: ruling({ rule: 'example.airGround', readings: ['unlimited', 'oneShort'], default: 'unlimited' }),
  interdictionSuccess: ruling({ rule: 'example.supply', readings: ['anyHit', 'automatic'], default: 'anyHit' }),
  antiAirHits: ruling({ rule: 'example.airGround', readings: ['oneUnit', 'spread'], default: 'oneUnit' }),
  // Landing, disengagement, Soviet air defence
  landingRetreat: ruling({ rule: 'example.landing', readings: ['noSwap', 'maySwap'], default: 'noSwap' }),
  disengagementStrength: ruling({
    rule: 'example.disengagement',
    readings: ['afterHit', 'beforeHit'],
    default: 'afterHit',
  }),
  disengagementFailure: ruling({ rule: 'example.disengagement', readings: ['stays', 'eliminated'], default: 'stays' }),
  severalLockers: ruling({ rule: 'example.disengagement', readings: ['sum', 'strongest'], default: 'sum' }),
  sovietDefenceTargets: ruling({ rule: 'sovietDefence', readings: ['usOnly', 'any'], default: 'usOnly' }),
  // Events
  repeatedEvents: ruling({ rule: 'events', readings: ['ignored', 'rolledAgain'], default: 'ignored' }),
  warFirstTurn: ruling({ rule: 'events', readings: ['counts', 'doesNotCount'], default: 'counts' }),
  overlappingWars: ruling({ rule: 'events', readings: ['oneMoreDie', 'ownDieOnly'], default: 'oneMoreDie' }),
  israeliF16: ruling({ rule: 'events', readings: ['oneServes', 'noneServes'], default: 'oneServes' }),
  beirut: ruling({ rule: 'events', readings: ['closureWins', 'basingWins'], default: 'closureWins' }),
  neutralGreece: ruling({ rule: 'events', readings: ['exempt', 'bound'], default: 'exempt' }),
  // Missions
  patrolSegments: ruling({ rule: 'missions', readings: ['both', 'enemyOnly'], default: 'both' }),
  supportLine: ruling({ rule: 'missions', readings: ['asBombardment', 'lost'], default: 'asBombardment' }),
  airmobileUnits: ruling({ rule: 'missions', readings: ['helicopters', 'allTransports'], default: 'helicopters' }),
  airNavalWeapons: ruling({ rule: 'missions', readings: ['withSubsurface', 'asPrinted'], default: 'withSubsurface' }),
};

export type AegeanRulings = Readings<typeof rulings>;
