/** Ground combat once more, from the lists of the aid. */
import type { Entry } from '@grognard/kernel';
import { expect } from 'vitest';
import {
  anyCounted,
  anyMarkers,
  type Card,
  type Chance,
  type Counted,
  crossed,
  halvesOf,
  type Marker,
  NO_CARD,
  printed,
  Script,
  spent,
  sumOf,
  value,
} from './aid.oracle.ts';
import { anyFlyer, type Fight, type Flyer, flown, held, type Rulings } from './air-naval.oracle.ts';

export interface Unit {
  readonly name: string;
  readonly nationality: string;
  readonly kind: string;
  readonly elite: boolean;
  readonly strength: string;
  readonly supply: string;
}

interface Hex {
  readonly name: string;
  readonly away: boolean;
  readonly enemyCityOrFort: boolean;
  readonly enemyZone: boolean;
  readonly friendlyCityOrFort: boolean;
  readonly leavesGap: boolean;
  readonly barred: boolean;
  readonly occupied: boolean;
  readonly besideFriend: boolean;
}

export interface Combat {
  readonly attack: string;
  readonly amphibious: boolean;
  readonly navalSupport: boolean;
  readonly primary: Unit;
  readonly additional: readonly Unit[];
  readonly defender: Unit;
  readonly weather: string;
  readonly hex: Readonly<Record<'city' | 'rough' | 'fort' | 'island' | 'coastal', boolean>>;
  readonly hexside: { readonly strait: boolean; readonly barrier: string };
  readonly isolated: boolean;
  readonly retreatHexes: readonly Hex[];
  readonly attackerMarkers: readonly Marker[];
  readonly attackerAir: readonly Flyer[];
  readonly defenderMarkers: readonly Marker[];
  readonly defenderAir: readonly Flyer[];
  readonly counted?: Counted | undefined;
}

const anyUnit = (chance: Chance, name: string): Unit => ({
  name,
  nationality: chance.of(['germany', 'italy', 'uk', 'usa', 'france', 'greece', 'ussr', 'otherAxis']),
  kind: chance.of(['infantry', 'shock', 'tank']),
  elite: chance.flag(0.2),
  strength: chance.of(['full', 'reduced']),
  supply: chance.of(['supplied', 'supplied', 'low', 'unsupplied']),
});

const anyHex = (chance: Chance, name: string): Hex => ({
  name,
  away: chance.flag(0.85),
  enemyCityOrFort: chance.flag(0.15),
  enemyZone: chance.flag(0.4),
  friendlyCityOrFort: chance.flag(),
  leavesGap: chance.flag(),
  barred: chance.flag(0.1),
  occupied: chance.flag(0.2),
  besideFriend: chance.flag(),
});

export function anyCombat(chance: Chance, hands = anyMarkers): Combat {
  const assault = chance.flag(0.6);
  const amphibious = chance.flag(assault ? 0.3 : 0.03);
  const coastal = chance.flag(amphibious ? 0.9 : 0.4);
  const air = (name: string) =>
    chance.flag(0.6) ? [anyFlyer(chance, name, chance.flag(0.95) ? ['fighter', 'bomber'] : ['warship'])] : [];
  return {
    attack: assault ? 'assault' : 'mobile',
    amphibious,
    navalSupport: chance.flag(amphibious && coastal ? 0.6 : 0.03),
    primary: anyUnit(chance, 'Primary'),
    additional: chance.many(assault || chance.flag(0.05) ? 2 : 0, (index) => anyUnit(chance, `Additional ${index}`)),
    defender: anyUnit(chance, 'Defender'),
    weather: chance.of(['fair', 'poor', 'severe']),
    hex: {
      city: chance.flag(0.3),
      rough: chance.flag(0.3),
      fort: chance.flag(assault ? 0.4 : 0.03),
      island: chance.flag(0.3),
      coastal,
    },
    hexside: { strait: chance.flag(0.2), barrier: chance.of(['none', 'none', 'canal', 'mountain', 'river']) },
    isolated: chance.flag(0.2),
    retreatHexes: chance.many(3, (index) => anyHex(chance, index === 0 && chance.flag(0.3) ? BEHIND : `Hex ${index}`)),
    attackerMarkers: hands(chance, 'Attacker’s'),
    attackerAir: air('Attacking wing'),
    defenderMarkers: hands(chance, 'Defender’s'),
    defenderAir: air('Defending wing'),
    ...anyCounted(chance),
  };
}

/** A hex behind the defender that nobody has named. */
const BEHIND = '—';

/** The hexes the defender has: an isolated one has none behind him that was not named. */
const hexesOf = ({ isolated, retreatHexes }: Combat): readonly Hex[] =>
  retreatHexes.filter(({ name }) => !(isolated && name === BEHIND));

/** Interdictions de Retraite. */
const isOpen = (hex: Hex): boolean =>
  hex.away &&
  !hex.enemyCityOrFort &&
  (!hex.enemyZone || (hex.friendlyCityOrFort && hex.leavesGap)) &&
  !hex.barred &&
  !hex.occupied;

export function isLegal(combat: Combat, rulings: Rulings): boolean {
  const { attack, amphibious, navalSupport, additional, hex, isolated } = combat;
  if (attack === 'mobile' && (additional.length > 0 || hex.fort || amphibious)) return false;
  if (navalSupport && (!amphibious || !hex.coastal)) return false;
  const apart = rulings['isolation'] === 'bothConditions' ? isOpen : (each: Hex) => isOpen(each) && !each.besideFriend;
  if (isolated && hexesOf(combat).some(apart)) return false;
  const sorties = [...combat.attackerAir, ...combat.defenderAir];
  if (sorties.some((unit) => !['fighter', 'bomber'].includes(unit.kind))) return false;
  if (rulings['sortiesAboveSix'] === 'held' && sorties.some((unit) => unit.sorties > 6)) return false;
  if (combat.attackerAir.some((unit) => unit.sorties >= 6)) return false;
  return !(rulings['sixSortiesDefending'] === 'refused' && combat.defenderAir.some((unit) => unit.sorties >= 6));
}

/** Steps 2 and 3: the cards, and who has air support. */
export function committed(combat: Combat, rulings: Rulings, script: Script) {
  const { attackerMarkers, attackerAir, defenderMarkers, defenderAir } = combat;
  const anything = [attackerMarkers, attackerAir, defenderMarkers, defenderAir].some((each) => each.length > 0);
  const cards = anything ? script.cards(attackerMarkers, defenderMarkers) : { attacker: NO_CARD, defender: NO_CARD };
  const [attacker] = cards.attacker.air ? attackerAir : [];
  const [defender] = cards.defender.air ? defenderAir : [];
  const one = (unit: Flyer | undefined) =>
    unit && rulings['unopposedSupport'] === 'oneSortie' ? held(unit.sorties + 1, rulings) : null;
  if (!attacker || !defender) {
    return {
      cards,
      inTheAir: { attacker: NO_CARD, defender: NO_CARD },
      support: { attacker: attacker !== undefined, defender: defender !== undefined },
      airCode: null,
      airSorties: { attacker: one(attacker), defender: one(defender) },
    };
  }
  const left = (hand: readonly Marker[], card: Card) =>
    rulings['markersInAirSupport'] === 'none'
      ? []
      : rulings['markersInAirSupport'] === 'all'
        ? hand
        : hand.filter((marker) => !card.markers.includes(marker));
  const hands = { attacker: left(attackerMarkers, cards.attacker), defender: left(defenderMarkers, cards.defender) };
  const fight: Fight = {
    cause: 'airSupport',
    attacker,
    interceptors: [],
    defender,
    weather: combat.weather,
    location: combat.hex.coastal && rulings['airSupportPlace'] === 'coastIsSea' ? 'seaZone' : 'land',
    defenderInEngland: false,
    attackerOutsideEngland: true,
    attackerMarkers,
    defenderMarkers,
    escortsInvasion: false,
    force: [],
    cargo: [],
    airCargo: [],
    tracing: [],
  };
  const asked = hands.attacker.length + hands.defender.length > 0;
  const air = flown(fight, { ...hands, asked }, rulings, script);
  for (const side of ['attacker', 'defender'] as const) {
    expect(air.cards[side].markers.every((marker) => hands[side].includes(marker))).toBe(true);
  }
  const supported = (printed.airSupport as Readonly<Record<string, readonly string[]>>)[air.code] ?? [];
  return {
    cards,
    inTheAir: air.cards,
    support: { attacker: supported.includes('attacker'), defender: supported.includes('defender') },
    airCode: air.code,
    airSorties: air.sorties,
  };
}

/** DRM de Combat Terrestre, the lines of any unit, in attack or defence. */
function ownLines(unit: Unit, weather: string, support: boolean): readonly number[] {
  const drm = printed.groundDrm;
  return [
    unit.nationality === 'germany' ? drm.german : 0,
    ['france', 'uk', 'usa'].includes(unit.nationality) ? drm.french_uk_or_usa : 0,
    unit.elite ? drm.elite_star : 0,
    unit.strength === 'reduced' ? drm.reduced : 0,
    unit.supply === 'low' ? drm.low_supply : 0,
    unit.kind === 'shock' && weather === 'fair' ? drm.shock_fair : 0,
    unit.kind === 'tank' && weather === 'fair' ? drm.tank_fair : 0,
    unit.kind === 'tank' && weather === 'poor' ? drm.tank_poor : 0,
    ...supportLines(weather, support),
  ];
}

const supportLines = (weather: string, support: boolean): readonly number[] => [
  support && weather === 'fair' ? printed.groundDrm.air_support_fair : 0,
  support && weather === 'poor' ? printed.groundDrm.air_support_poor : 0,
];

/** The attacker's lines: the hex, the hexside, the additional attackers, the invasion. */
function attackLines(combat: Combat, rulings: Rulings): readonly number[] {
  const { weather, hex, hexside, isolated, additional, amphibious, navalSupport } = combat;
  const drm = printed.groundDrm;
  const barrier = hexside.barrier !== 'none' && (!hexside.strait || rulings['straitAndBarrier'] === 'both');
  const plusTwo = weather === 'fair' || (weather === 'poor' && rulings['additionalPlusTwo'] === 'fairAndPoor');
  return [
    isolated && !(hex.fort && hex.island) ? drm.vs_isolated_defender : 0,
    weather === 'poor' ? drm.attack_into_poor_weather : 0,
    hex.city || hex.rough ? drm.attack_city_and_or_rough : 0,
    hexside.strait ? drm.across_strait : 0,
    barrier ? drm.across_canal_mountain_or_river : 0,
    ...additional.map(({ kind }) =>
      kind !== 'infantry' && plusTwo
        ? printed.assaultDrm.additional_tank_or_shock
        : printed.assaultDrm.additional_other,
    ),
    amphibious ? printed.amphibiousDrm.amphibious : 0,
    navalSupport && weather === 'fair' ? printed.amphibiousDrm.naval_support_fair : 0,
    navalSupport && weather === 'poor' ? printed.amphibiousDrm.naval_support_poor : 0,
  ];
}

/** Both final values of a pair of dice. */
export function values(combat: Combat, rulings: Rulings, cards: Cards, support: Sides<boolean>, dice: Sides<number>) {
  const { primary, additional, defender, weather, hex } = combat;
  const marked = (card: Card) => (rulings['halvingMarkers'] === 'anyCombat' ? halvesOf(card) : 0);
  const hungry = (units: readonly Unit[]) => (units.some(({ supply }) => supply === 'unsupplied') ? 1 : 0);
  const storm = weather === 'severe' ? 1 : 0;
  if (combat.counted) {
    const { attack, attackHalved, defence, defenceHalved } = combat.counted;
    const lines = (sum: number, side: 'attacker' | 'defender') => [
      sum,
      ...supportLines(weather, support[side]),
      sumOf(cards[side]),
    ];
    return {
      attacker: value(dice.attacker, lines(attack, 'attacker'), attackHalved + marked(cards.attacker)),
      defender: value(dice.defender, lines(defence, 'defender'), defenceHalved + marked(cards.defender)),
    };
  }
  return {
    attacker: value(
      dice.attacker,
      [...ownLines(primary, weather, support.attacker), ...attackLines(combat, rulings), sumOf(cards.attacker)],
      hungry([primary, ...additional]) + storm + (hex.fort ? 1 : 0) + marked(cards.attacker),
    ),
    defender: value(
      dice.defender,
      [...ownLines(defender, weather, support.defender), sumOf(cards.defender)],
      hungry([defender]) + storm + marked(cards.defender),
    ),
  };
}

interface Sides<T> {
  readonly attacker: T;
  readonly defender: T;
}
type Cards = Sides<Card>;

/** Résultats du Combat Terrestre: what becomes of both, and where the defender goes. */
export function outcome(combat: Combat, code: string, script: Script) {
  const hexes = hexesOf(combat).filter(isOpen);
  const lower = (strength: string) => (strength === 'full' ? 'reduced' : 'eliminated');
  const whither = (strength: string, mayStand: boolean): { defender: string; retreat: string | null } => {
    if (hexes.length === 0) return { defender: lower(strength), retreat: null };
    if (mayStand && script.choice() === 'stand') return { defender: lower(strength), retreat: null };
    const retreat = hexes.length === 1 ? hexes[0]?.name : script.choice();
    expect(hexes.map(({ name }) => name)).toContain(retreat);
    return { defender: strength, retreat: retreat ?? null };
  };
  const { strength } = combat.defender;
  const stays = { defender: strength, retreat: null };
  switch (code) {
    case 'DR':
      return whither(strength, combat.hex.fort);
    case 'DD':
      return strength === 'reduced' ? { defender: 'eliminated', retreat: null } : whither('reduced', false);
    case 'DE':
      return { defender: 'eliminated', retreat: null };
    default:
      return stays;
  }
}

/** The whole combat as a journal tells it: the result, and what it changes. */
export function foughtOut(combat: Combat, rulings: Rulings, journal: readonly Entry[]) {
  const script = new Script(journal);
  const { cards, inTheAir, support, airCode, airSorties } = committed(combat, rulings, script);
  const both = values(combat, rulings, cards, support, { attacker: script.die(), defender: script.die() });
  const { code } = crossed(both.attacker, both.defender, rulings['mirrorBreaks'] === 'smoothed');
  const { defender, retreat } = outcome(combat, code, script);
  expect(script.over).toBe(true);
  const { strength } = combat.primary;
  const primary = code === 'AA' ? (strength === 'full' ? 'reduced' : 'eliminated') : strength;
  const noEzoc = combat.attack === 'mobile' && defender === 'eliminated';
  const over = code === 'AS' || code === 'AA';
  const lost = (unit: Unit, fate: string) => (unit.strength === fate ? [] : [{ kind: fate, unit: unit.name }]);
  const flew = (units: readonly Flyer[], sorties: number | null) =>
    sorties === null ? [] : units.map(({ name }) => ({ kind: 'sorties', unit: name, sorties }));
  const left = [...(primary === 'eliminated' ? [] : [combat.primary]), ...combat.additional];
  const unit = combat.defender.name;
  return {
    result: { code, primary, defender, retreat, noEzoc, support, airCode, airSorties, attackerActivationEnds: over },
    effects: [
      ...spent(cards.attacker, inTheAir.attacker),
      ...spent(cards.defender, inTheAir.defender),
      ...flew(combat.attackerAir, airSorties.attacker),
      ...flew(combat.defenderAir, airSorties.defender),
      ...lost(combat.defender, defender),
      ...lost(combat.primary, primary),
      ...(noEzoc ? [{ kind: 'noEzoc', unit }] : []),
      ...(retreat === null ? [] : [{ kind: 'retreated', unit, hex: retreat === BEHIND ? null : retreat }]),
      ...(over ? left.map(({ name }) => ({ kind: 'activationEnds', unit: name })) : []),
    ],
  };
}
