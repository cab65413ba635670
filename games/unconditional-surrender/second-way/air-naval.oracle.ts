/** Air/naval combat once more, from the lists of the aid. */
import type { Entry } from '@grognard/kernel';
import { expect } from 'vitest';
import {
  anyCounted,
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

export interface Flyer {
  readonly name: string;
  readonly nationality: string;
  readonly kind: string;
  readonly supply: string;
  readonly sorties: number;
}

export interface Fight {
  readonly cause: string;
  readonly attacker: Flyer;
  readonly interceptors: readonly string[];
  readonly defender: Flyer;
  readonly weather: string;
  readonly location: string;
  readonly defenderInEngland: boolean;
  readonly attackerOutsideEngland: boolean;
  readonly attackerMarkers: readonly Marker[];
  readonly defenderMarkers: readonly Marker[];
  readonly escortsInvasion: boolean;
  readonly force: readonly string[];
  readonly cargo: readonly { readonly name: string; readonly strength: string }[];
  readonly airCargo: readonly { readonly name: string; readonly sorties: number }[];
  readonly tracing: readonly { readonly name: string; readonly lastTurn: string }[];
  readonly counted?: Counted | undefined;
}

export type Rulings = Readonly<Record<string, string>>;

const COUNTRIES = ['germany', 'italy', 'uk', 'usa', 'france', 'poland', 'ussr', 'otherWestern'];
const WEST = ['uk', 'usa', 'france', 'poland', 'otherWestern'];
const AIR = ['fighter', 'bomber'];
const KINDS = [...AIR, 'warship', 'carrier', 'convoy'];

export const anyFlyer = (chance: Chance, name: string, kinds: readonly string[] = KINDS): Flyer => ({
  name,
  nationality: chance.of(COUNTRIES),
  kind: chance.of(kinds),
  supply: chance.of(['supplied', 'supplied', 'low', 'unsupplied']),
  sorties: chance.flag(0.95) ? chance.below(6) : 6 + chance.below(3),
});

export function anyFight(chance: Chance, markers: (side: string) => readonly Marker[]): Fight {
  const names = (word: string, most: number) => chance.many(chance.flag(0.3) ? most : 0, (index) => `${word} ${index}`);
  const cause = chance.of([
    'airStrike',
    'airSupport',
    'escort',
    'escort',
    'amphibiousInvasion',
    'bombing',
    'navalMovement',
    'supplyTrace',
  ]);
  const likely: Readonly<Record<string, readonly string[]>> = {
    airSupport: AIR,
    bombing: ['bomber'],
    amphibiousInvasion: ['convoy', 'warship'],
    navalMovement: ['convoy', 'carrier'],
    supplyTrace: ['convoy'],
  };
  const convoy = ['amphibiousInvasion', 'navalMovement'].includes(cause);
  return {
    cause,
    attacker: anyFlyer(chance, 'Attacker', cause === 'airSupport' ? AIR : KINDS),
    interceptors: names('Interceptor', ['airStrike', 'airSupport'].includes(cause) && chance.flag(0.9) ? 0 : 3),
    defender: anyFlyer(chance, 'Defender', chance.flag(0.9) ? (likely[cause] ?? KINDS) : KINDS),
    weather: chance.of(['fair', 'poor', 'severe']),
    location: chance.of(['land', 'seaZone']),
    defenderInEngland: chance.flag(),
    attackerOutsideEngland: chance.flag(0.7),
    attackerMarkers: markers('Attacker’s'),
    defenderMarkers: markers('Defender’s'),
    escortsInvasion: chance.flag(),
    force: names('Friend', 4),
    cargo: convoy ? names('Army', 2).map((name) => ({ name, strength: chance.of(['full', 'reduced']) })) : [],
    airCargo: convoy ? names('Wing', 2).map((name) => ({ name, sorties: chance.below(7) })) : [],
    tracing:
      cause === 'supplyTrace' && chance.flag(0.95)
        ? [{ name: 'Tracer', lastTurn: chance.of(['supplied', 'low', 'unsupplied']) }]
        : [],
    ...anyCounted(chance),
  };
}

/** Whether the combat may be fought at all. */
export function isLegal(fight: Fight, rulings: Rulings): boolean {
  const { cause, attacker, defender, cargo, airCargo, interceptors, tracing } = fight;
  const six = (sorties: number) => sorties >= 6;
  if (six(attacker.sorties)) return false;
  if (six(defender.sorties) && rulings['sixSortiesDefending'] === 'refused') return false;
  const all = [attacker.sorties, defender.sorties, ...airCargo.map(({ sorties }) => sorties)];
  if (rulings['sortiesAboveSix'] === 'held' && all.some((sorties) => sorties > 6)) return false;
  if (cause === 'airSupport' && !(AIR.includes(attacker.kind) && AIR.includes(defender.kind))) return false;
  if (cause === 'bombing' && defender.kind !== 'bomber') return false;
  if (['amphibiousInvasion', 'navalMovement'].includes(cause) && AIR.includes(defender.kind)) return false;
  if (cause === 'supplyTrace' && (defender.kind !== 'convoy' || tracing.length === 0)) return false;
  if (cargo.length + airCargo.length > 0 && defender.kind !== 'convoy') return false;
  return interceptors.length === 0 || !['airStrike', 'airSupport'].includes(cause);
}

/** DRM of Combat Air / Naval, line by line, for one side. */
function lines(fight: Fight, side: 'attacker' | 'defender', card: Card, rulings: Rulings): readonly number[] {
  if (fight.counted) return [side === 'attacker' ? fight.counted.attack : fight.counted.defence, sumOf(card)];
  const drm = printed.airNavalDrm;
  const unit = fight[side];
  const enemy = fight[side === 'attacker' ? 'defender' : 'attacker'];
  const air = AIR.includes(unit.kind);
  const anglo = unit.nationality === 'uk' || unit.nationality === 'usa';
  const sea = fight.location === 'seaZone' || rulings['weatherScope'] === 'any';
  const england =
    side === 'defender' &&
    fight.cause === 'airStrike' &&
    air &&
    (WEST.includes(unit.nationality) || rulings['englandLine'] === 'anyFaction') &&
    fight.defenderInEngland &&
    fight.attackerOutsideEngland;
  const carrier = { fair: drm.carrier_fair, poor: drm.carrier_poor, severe: drm.carrier_severe }[fight.weather] ?? 0;
  return [
    unit.nationality === 'germany' ? (air ? drm.german_air : drm.german_naval) : 0,
    anglo ? (air ? drm.uk_or_usa_air : drm.uk_or_usa_naval) : 0,
    unit.nationality === 'france' && !air ? drm.french_naval : 0,
    england ? drm.western_air_defending_in_england_vs_air_strike_from_outside_england : 0,
    unit.kind === 'carrier' ? carrier : 0,
    unit.kind === 'bomber' ? drm.bomber : 0,
    unit.kind === 'convoy' ? drm.convoy : 0,
    unit.supply === 'low' ? drm.low_supply : 0,
    air && !AIR.includes(enemy.kind) ? drm.air_vs_naval : 0,
    sea && fight.weather === 'poor' ? drm.location_sea_zone_poor_weather : 0,
    drm.sorties * unit.sorties,
    sumOf(card),
  ];
}

function halvings(fight: Fight, side: 'attacker' | 'defender', card: Card, rulings: Rulings): number {
  const marked = rulings['halvingMarkers'] === 'anyCombat' ? halvesOf(card) : 0;
  if (fight.counted) {
    return marked + (side === 'attacker' ? fight.counted.attackHalved : fight.counted.defenceHalved);
  }
  const sea = fight.location === 'seaZone' || rulings['weatherScope'] === 'any';
  return (fight[side].supply === 'unsupplied' ? 1 : 0) + (sea && fight.weather === 'severe' ? 1 : 0) + marked;
}

type ByCode = Readonly<Record<string, { readonly attacker: number | string; readonly defender: number | string }>>;

export interface Flown {
  readonly code: string;
  readonly cards: { readonly attacker: Card; readonly defender: Card };
  readonly added: { readonly attacker: number; readonly defender: number };
  readonly sorties: { readonly attacker: number; readonly defender: number };
}

/** The combat up to the sorties; `hands` is nothing where no marker may be committed. */
export function flown(
  fight: Fight,
  hands: { readonly attacker: readonly Marker[]; readonly defender: readonly Marker[]; readonly asked: boolean },
  rulings: Rulings,
  script: Script,
): Flown {
  const cards = hands.asked
    ? script.cards(fight.attackerMarkers, fight.defenderMarkers)
    : { attacker: NO_CARD, defender: NO_CARD };
  const [attackerDie, defenderDie] = [script.die(), script.die()];
  const { code, plus } = crossed(
    value(
      attackerDie,
      lines(fight, 'attacker', cards.attacker, rulings),
      halvings(fight, 'attacker', cards.attacker, rulings),
    ),
    value(
      defenderDie,
      lines(fight, 'defender', cards.defender, rulings),
      halvings(fight, 'defender', cards.defender, rulings),
    ),
    rulings['mirrorBreaks'] === 'smoothed',
  );
  const row = (printed.sorties as ByCode)[code] ?? { attacker: 0, defender: 0 };
  const number = (cell: number | string) => (cell === 'plus' ? plus : Number(cell));
  const added = { attacker: number(row.attacker), defender: number(row.defender) };
  return {
    code,
    cards,
    added,
    sorties: {
      attacker: held(fight.attacker.sorties + added.attacker, rulings),
      defender: held(fight.defender.sorties + added.defender, rulings),
    },
  };
}

export const held = (sorties: number, rulings: Rulings): number =>
  rulings['sortiesAboveSix'] === 'held' ? Math.min(6, sorties) : sorties;

const SUPPLY = ['supplied', 'low', 'unsupplied'];

const ends = (unit: string) => ({ kind: 'activationEnds', unit });

/** Results, step 2, with everything that goes with it. */
function aftermath(fight: Fight, { code, sorties }: Flown, rulings: Rulings, script: Script) {
  const { cause, attacker, interceptors, defender, force, cargo, airCargo, tracing } = fight;
  const everyone = [attacker.name, ...interceptors];
  const nothing = { again: false, effects: [] as object[] };
  const again = sorties.attacker < 6;
  const winner = { again, effects: !again && rulings['winnerWithSix'] === 'ends' ? [ends(attacker.name)] : [] };
  if (cause === 'airStrike') return { effect: 'over', ...nothing };
  if (cause === 'airSupport') return { effect: 'support', ...nothing };
  if (cause === 'escort') {
    if ((printed.escort as Rulings)[code] === 'success') {
      const stopped = rulings['beatenInterceptors'] === 'all' ? everyone : [attacker.name];
      return { effect: 'escortSucceeds', again: false, effects: stopped.map(ends) };
    }
    const mayCallOff = fight.escortsInvasion && rulings['callingOff'] === 'atOnce';
    if (!mayCallOff || script.choice() === 'goOn') return { effect: 'escortFails', ...winner };
    return {
      effect: 'invasionCalledOff',
      again: false,
      effects: [{ kind: 'invasionCalledOff' }, ...[...everyone, defender.name, ...force].map(ends)],
    };
  }
  if ((printed.interdiction as Rulings)[code] === 'failure') {
    return { effect: 'interdictionFails', again: false, effects: everyone.map(ends) };
  }
  const aboard = [
    ...cargo.filter(({ strength }) => strength === 'full').map(({ name }) => ({ kind: 'reduced', unit: name })),
    ...airCargo.map(({ name, sorties: had }) => ({ kind: 'sorties', unit: name, sorties: held(had + 2, rulings) })),
  ];
  const convoy = [defender.name, ...force];
  const struck: Readonly<Record<string, readonly object[]>> = {
    amphibiousInvasion: [
      { kind: 'noInvasion' },
      ...[...convoy, ...cargo.map(({ name }) => name), ...airCargo.map(({ name }) => name)].map(ends),
      ...aboard,
    ],
    bombing: [{ kind: 'noBombed' }, ends(defender.name)],
    navalMovement: [ends(defender.name), ...convoy.map((unit) => ({ kind: 'toPort', unit })), ...aboard],
    supplyTrace: [
      ...convoy.map(ends),
      ...tracing.map(({ name, lastTurn }) => ({
        kind: 'supply',
        unit: name,
        supply: SUPPLY[Math.min(2, SUPPLY.indexOf(lastTurn) + 1)],
      })),
    ],
  };
  return { effect: 'interdicted', again: winner.again, effects: [...winner.effects, ...(struck[cause] ?? [])] };
}

/** The whole combat as a journal tells it: the result, and what it changes. */
export function fought(fight: Fight, rulings: Rulings, journal: readonly Entry[]) {
  const script = new Script(journal);
  const { attackerMarkers, defenderMarkers } = fight;
  const asked = attackerMarkers.length + defenderMarkers.length > 0;
  const air = flown(fight, { attacker: attackerMarkers, defender: defenderMarkers, asked }, rulings, script);
  const { effect, again, effects } = aftermath(fight, air, rulings, script);
  expect(script.over).toBe(true);
  return {
    result: { code: air.code, effect, added: air.added, sorties: air.sorties, mayAttackAgain: again },
    effects: [
      ...spent(air.cards.attacker),
      ...spent(air.cards.defender),
      { kind: 'sorties', unit: fight.attacker.name, sorties: air.sorties.attacker },
      { kind: 'sorties', unit: fight.defender.name, sorties: air.sorties.defender },
      ...effects,
    ],
  };
}
