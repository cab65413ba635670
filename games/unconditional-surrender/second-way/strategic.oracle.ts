/** Strategic combat once more, from the lists of the aid. */
import type { Entry } from '@grognard/kernel';
import { expect } from 'vitest';
import {
  anyCounted,
  anyMarkers,
  type Card,
  type Chance,
  type Counted,
  crossed,
  type Marker,
  NO_CARD,
  printed,
  Script,
  spent,
  sumOf,
  value,
} from './aid.oracle.ts';
import type { Rulings } from './air-naval.oracle.ts';

export interface Combat {
  readonly opponent: string;
  readonly axisPorts: readonly string[];
  readonly sovietAirZone13: boolean;
  readonly westernZone13: boolean;
  readonly conquered: { readonly western: number; readonly soviet: number };
  readonly usaWestern: boolean;
  readonly bombed: number;
  readonly facLost: { readonly germany: number; readonly uk: number; readonly ussr: number };
  readonly ally: string;
  readonly attackerMarkers: readonly Marker[];
  readonly defenderMarkers: readonly Marker[];
  readonly counted?: Counted | undefined;
}

export const anyCombat = (chance: Chance): Combat => ({
  opponent: chance.of(['western', 'soviet']),
  axisPorts: chance.many(6, () => chance.of(['1', '2', '3', '4', '6', '7', '9', '31', '32'])),
  sovietAirZone13: chance.flag(),
  westernZone13: chance.flag(),
  conquered: { western: chance.below(8), soviet: chance.below(3) },
  usaWestern: chance.flag(),
  bombed: chance.below(6),
  facLost: { germany: chance.below(10), uk: 1 + chance.below(9), ussr: 1 + chance.below(9) },
  ally: chance.of(['concerned', 'concerned', 'uk', 'ussr']),
  attackerMarkers: anyMarkers(chance, 'Axis'),
  defenderMarkers: anyMarkers(chance, 'Allied'),
  ...anyCounted(chance),
});

const respective = ({ opponent }: Combat): 'uk' | 'ussr' => (opponent === 'western' ? 'uk' : 'ussr');

const least = (rulings: Rulings): number => (rulings['facLostFloor'] === 'one' ? 1 : 0);

export const isLegal = (combat: Combat, rulings: Rulings): boolean =>
  combat.facLost.germany >= least(rulings) && ['concerned', respective(combat)].includes(combat.ally);

/** Faction de l’Axe: a port in the zones of each line, against whom the line names. */
function axis({ opponent, axisPorts, counted: own }: Combat, rulings: Rulings): readonly number[] {
  if (own) return [own.attack];
  const drm = printed.strategicDrm;
  const west = opponent === 'western';
  const line = (worth: number, zones: readonly string[], counts: boolean): number => {
    const ports = axisPorts.filter((port) => zones.includes(port)).length;
    return counts ? worth * (rulings['portLines'] === 'once' ? Math.min(1, ports) : ports) : 0;
  };
  return [
    line(drm.axis_port_sea_zone_1_2_7_9, ['1', '2', '7', '9'], west),
    line(drm.axis_port_sea_zone_3_4, ['3', '4'], true),
    line(drm.axis_port_sea_zone_6, ['6'], !west),
    line(drm.axis_port_sea_zone_31, ['31'], west),
    line(drm.axis_port_sea_zone_32, ['32'], true),
  ];
}

/** Faction Occidentale, or Faction Soviétique. */
function ally(combat: Combat, rulings: Rulings): readonly number[] {
  if (combat.counted) return [combat.counted.defence];
  const drm = printed.strategicDrm;
  const { western, soviet } = combat.conquered;
  if (combat.opponent === 'western') {
    return [
      combat.usaWestern ? drm.usa_is_western : 0,
      combat.westernZone13 ? drm.western_fighter_or_warship_in_port_zone_13 : 0,
      drm.bombed_markers_on_german_factory_hexes * combat.bombed,
    ];
  }
  const counted = { western, soviet, westernAndSoviet: western + soviet }[rulings['alliedCountries'] ?? ''] ?? 0;
  return [
    combat.sovietAirZone13 && !combat.westernZone13
      ? drm.soviet_air_in_port_zone_13_without_western_fighter_or_warship_there
      : 0,
    drm.allied_countries_conquered_by_axis * Math.ceil(counted / 3),
  ];
}

/** The whole combat as a journal tells it: the result, and what it changes. */
export function foughtOver(combat: Combat, rulings: Rulings, journal: readonly Entry[]) {
  const script = new Script(journal);
  const { attackerMarkers, defenderMarkers } = combat;
  const cards =
    attackerMarkers.length + defenderMarkers.length > 0
      ? script.cards(attackerMarkers, defenderMarkers)
      : { attacker: NO_CARD, defender: NO_CARD };
  const halved = ({ markers }: Card) =>
    rulings['strategicHalving'] === 'everyMarker' ? markers.length : markers.filter((each) => each.halves).length;
  const { attackHalved = 0, defenceHalved = 0 } = combat.counted ?? {};
  const { code } = crossed(
    value(script.die(), [...axis(combat, rulings), sumOf(cards.attacker)], halved(cards.attacker) + attackHalved),
    value(script.die(), [...ally(combat, rulings), sumOf(cards.defender)], halved(cards.defender) + defenceHalved),
    rulings['mirrorBreaks'] === 'smoothed',
  );
  expect(script.over).toBe(true);
  const change = (printed.strategicResults as Readonly<Record<string, { germany: number; ally: number }>>)[code];
  const held = (lost: number) => Math.max(least(rulings), Math.min(9, lost));
  const country = respective(combat);
  const germany = held(combat.facLost.germany + (change?.germany ?? 0));
  const other = held(combat.facLost[country] + (change?.ally ?? 0));
  return {
    result: { code, ally: country, germanyLost: germany, allyLost: other },
    effects: [
      ...spent(cards.attacker),
      ...spent(cards.defender),
      { kind: 'facLost', country: 'germany', lost: germany },
      { kind: 'facLost', country, lost: other },
    ],
  };
}
