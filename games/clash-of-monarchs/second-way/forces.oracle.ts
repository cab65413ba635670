/** Random forces, and what can be counted of them, for what is computed a second way. */
import type { Draws } from '../../testing/at-random.ts';

export const NATIONS = ['AU', 'PR', 'RU', 'FR', 'A-A', 'DA', 'IM', 'SA', 'SW'] as const;
export type Nation = (typeof NATIONS)[number];

export interface Leader {
  readonly name: string;
  readonly person: string;
  readonly nation: Nation;
  readonly offensive: number;
  readonly defensive: number;
  readonly endurance: number;
  readonly initiative?: number;
}

export interface Contingent {
  readonly nation: string;
  readonly infantry: number;
  readonly cavalry: number;
  readonly cavalryUnits: number;
  readonly light: number;
  readonly lightUnits: number;
  readonly guns: number;
  readonly gunsReduced: number;
}

export interface Force {
  readonly commander: Leader;
  readonly leaders: readonly Leader[];
  readonly troops: readonly Contingent[];
  readonly lightCavalry: boolean;
  readonly supply: string;
  readonly morale: string;
}

/** Section 23: AU, FR, RU, IM, SA, SW against PR and A-A; Denmark with them here. */
export const isCoalition = (nation: string): boolean => ['AU', 'FR', 'RU', 'IM', 'SA', 'SW'].includes(nation);
export const allied = (troop: string): string => (troop === 'BR' || troop === 'HA' ? 'A-A' : troop);

const sum = (troops: readonly Contingent[], of: (each: Contingent) => number): number =>
  troops.reduce((all, each) => all + of(each), 0);

export const strength = ({ troops }: { readonly troops: readonly Contingent[] }): number =>
  sum(troops, (each) => each.infantry + each.cavalry + each.light);
export const horse = ({ troops }: Force): number => sum(troops, ({ cavalry }) => cavalry);
export const guns = ({ troops }: Force): number => sum(troops, (each) => each.guns);
export const lights = ({ troops }: Force): number => sum(troops, ({ lightUnits }) => lightUnits);
export const of = (force: Force, troop: string): Contingent | undefined =>
  force.troops.find(({ nation }) => nation === troop);

function drawnLeader(draws: Draws, name: string, nation: Nation): Leader {
  const person = draws.chance(0.3) ? draws.one(['Frederick', 'Ferdinand', 'Henry', 'Daun', 'Loudon']) : 'other';
  return {
    name,
    person,
    nation,
    offensive: draws.below(7) - 2,
    defensive: draws.below(7) - 2,
    endurance: draws.below(4) - 1,
  };
}

export function drawnContingent(draws: Draws, nation: string, most: number): Contingent {
  const steps = (units: number): number => (units === 0 ? 0 : units + draws.below(units + 1));
  const [cavalryUnits, lightUnits, all] = [draws.below(4), draws.below(3), draws.below(4)];
  return {
    nation,
    infantry: draws.below(most) + 1,
    cavalry: steps(cavalryUnits),
    cavalryUnits,
    light: steps(lightUnits),
    lightUnits,
    guns: all,
    gunsReduced: draws.below(all + 1),
  };
}

const SIDES = {
  coalition: ['AU', 'FR', 'RU', 'IM', 'SA', 'SW'],
  prussian: ['PR', 'A-A', 'DA'],
} as const;

export function drawnForce(draws: Draws, side: keyof typeof SIDES, tag: string, most = 24): Force {
  const nations: readonly Nation[] = SIDES[side];
  const nation = draws.chance(0.7) ? (nations[draws.below(2)] as Nation) : draws.one(nations);
  const troops = (of: Nation): string => (of === 'A-A' ? draws.one(['BR', 'HA']) : of);
  const mixed = [...new Set([troops(nation), ...draws.some(nations, 0.3).map(troops)])];
  const contingents = mixed.slice(0, 3).map((each) => drawnContingent(draws, each, most));
  return {
    commander: {
      ...drawnLeader(draws, `${tag}0`, nation),
      ...(draws.chance(0.5) && { initiative: 1 + draws.below(4) }),
    },
    leaders: Array.from({ length: draws.below(4) }, (_, place) =>
      drawnLeader(draws, `${tag}${place + 1}`, draws.chance(0.7) ? nation : draws.one(nations)),
    ),
    troops: contingents,
    lightCavalry: contingents.some(({ lightUnits }) => lightUnits > 0) && draws.chance(0.3),
    supply: draws.one(['FULL', 'FULL', 'SS', 'CS']),
    morale: draws.one(['OK', 'OK', 'DM', 'ROUTED']),
  };
}
