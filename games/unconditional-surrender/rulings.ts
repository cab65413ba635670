/** What the aid leaves open, contradicts or garbles. */
import { type Readings, ruling } from '@grognard/kernel';

export const rulings = {
  emptyCommitment: ruling({ rule: 'step-2', readings: ['allowed', 'forbidden'], default: 'allowed' }),
  halvingMarkers: ruling({ rule: 'event-markers', readings: ['anyCombat', 'strategicOnly'], default: 'anyCombat' }),
  strategicHalving: ruling({
    rule: 'strategic-halving',
    readings: ['markersThatSaySo', 'everyMarker'],
    default: 'markersThatSaySo',
  }),
  markersInAirSupport: ruling({ rule: 'step-3', readings: ['remaining', 'all', 'none'], default: 'remaining' }),
  unopposedSupport: ruling({ rule: 'air-support', readings: ['noSortie', 'oneSortie'], default: 'noSortie' }),
  airSupportPlace: ruling({ rule: 'step-3', readings: ['land', 'coastIsSea'], default: 'land' }),
  weatherScope: ruling({ rule: 'air-naval-drm', readings: ['seaZone', 'any'], default: 'seaZone' }),
  englandLine: ruling({ rule: 'air-naval-drm', readings: ['western', 'anyFaction'], default: 'western' }),
  sortiesAboveSix: ruling({ rule: 'sorties', readings: ['held', 'counted'], default: 'held' }),
  sixSortiesDefending: ruling({ rule: 'sorties', readings: ['allowed', 'refused'], default: 'allowed' }),
  winnerWithSix: ruling({ rule: 'escort', readings: ['goesOn', 'ends'], default: 'goesOn' }),
  beatenInterceptors: ruling({ rule: 'escort', readings: ['all', 'oneThatFought'], default: 'all' }),
  callingOff: ruling({ rule: 'escort', readings: ['atOnce', 'afterActivation'], default: 'atOnce' }),
  additionalPlusTwo: ruling({ rule: 'assault-drm', readings: ['fairAndPoor', 'fairOnly'], default: 'fairAndPoor' }),
  isolation: ruling({
    rule: 'ground-drm',
    readings: ['bothConditions', 'noHexAwayFromFriends'],
    default: 'bothConditions',
  }),
  straitAndBarrier: ruling({ rule: 'ground-drm', readings: ['worse', 'both'], default: 'worse' }),
  portLines: ruling({ rule: 'strategic-axis', readings: ['once', 'eachPort'], default: 'once' }),
  alliedCountries: ruling({
    rule: 'strategic-soviet',
    readings: ['westernAndSoviet', 'western', 'soviet'],
    default: 'westernAndSoviet',
  }),
  facLostFloor: ruling({ rule: 'strategic-results', readings: ['one', 'zero'], default: 'one' }),
  mirrorBreaks: ruling({ rule: 'results-table', readings: ['asPrinted', 'smoothed'], default: 'asPrinted' }),
};

export type SurrenderRulings = Readings<typeof rulings>;
