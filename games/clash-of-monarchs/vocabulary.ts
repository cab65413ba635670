/** The words of the rulebook, as lists and their types. */
import type { Party } from '@grognard/kernel';

/** Nations as commanders, treasuries and charts know them; A-A is Britain and Hanover together. */
export const NATIONS = ['AU', 'PR', 'RU', 'FR', 'A-A', 'DA', 'IM', 'SA', 'SW'] as const;
export type Nation = (typeof NATIONS)[number];

/** Nations as troops know them: the Anglo-Allied army is British and Hanoverian. */
export const TROOPS = ['AU', 'PR', 'RU', 'FR', 'BR', 'HA', 'DA', 'IM', 'SA', 'SW'] as const;
export type Troop = (typeof TROOPS)[number];

export const ARMS = ['cavalry', 'light', 'infantry'] as const;
export type Arm = (typeof ARMS)[number];

export const ALLIANCES = ['coalition', 'anglo-prussian'] as const;
export type Alliance = (typeof ALLIANCES)[number];

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** Where in the turn a chart belongs, in the order of the chapters; the aid prints no other order. */
export const PHASES = [
  { id: 'supply', rule: '10.0' },
  { id: 'movement', rule: '12.1' },
  { id: 'battle', rule: '15.3-7' },
  { id: 'siege', rule: '17.4' },
  { id: 'raids', rule: '18.5' },
  { id: 'winter', rule: '20.3' },
] as const;

/** Everyone a question is put to or a result favours, in battle, raid, at sea and in winter quarters. */
export const PARTIES = [...SIDES, 'owner', 'raiders', 'enemy', 'recruiter', ...ALLIANCES] as const;
export type PartyName = (typeof PARTIES)[number];

/** Stands for a force, fortress or leader the campaign need not know. */
export const UNNAMED = '—';

/** The name a counter was given, if it was given one. */
export const nameOf = ({ name }: { readonly name: string }): { readonly name?: string } =>
  name === UNNAMED ? {} : { name };

/** Who it is that something is said of: by name, by nation, or by what he does here. */
export type Who = {
  readonly name?: string;
  readonly nation?: Nation | Troop;
  readonly side?: PartyName;
};

export const SUPPLIES = ['FULL', 'SS', 'CS'] as const;
export type Supply = (typeof SUPPLIES)[number];

export const MORALES = ['OK', 'DM', 'ROUTED'] as const;
export type Morale = (typeof MORALES)[number];

export const INTENSITIES = ['measured', 'intense'] as const;

/** D levels from none to rout; the place in the list is the rank. */
export const D_LEVELS = ['-', 'D0', 'D1', 'D2', 'D3', 'D4', 'R'] as const;
export type DLevel = (typeof D_LEVELS)[number];

/** Leaders the charts call by name. */
export const PERSONS = ['other', 'Frederick', 'Ferdinand', 'Henry', 'Daun', 'Loudon'] as const;
export type Person = (typeof PERSONS)[number];

export const FATES = ['killed', 'captured', 'wounded'] as const;
export type Fate = (typeof FATES)[number];

export const TACTICS = [
  'able-advisor',
  'able-subordinate',
  'artillery-tenacity',
  'artillery-up-front',
  'blown-march',
  'counter-charge',
  'defensive-position',
  'desperate-gamble',
  'flanking-maneuver',
  'arrogance',
  'improved-artillery',
  'luck-quick-wits',
  'night-march',
  'oblique-attack',
  'rally-re-attack',
  'redcoats',
  'seydlitz',
  'shuvalovs',
  'slow-reaction',
  'subordinate-errors',
  'superior-infantry-fire',
  'superior-operational-maneuver',
  'surprise-attack',
  'surround',
  'twelve-pounders',
  'unexpected-savagery',
] as const;
export type Tactic = (typeof TACTICS)[number];

/** The tactics that throw a die of their own. */
export type DiceTactic =
  | 'defensive-position'
  | 'flanking-maneuver'
  | 'night-march'
  | 'oblique-attack'
  | 'rally-re-attack'
  | 'surprise-attack';

/** How a force stands after a battle. */
export type Stand = 'holds' | 'retreats' | 'eliminated' | 'surrenders';

/** French treaties of subsidy; at most one is in force. */
export const TREATIES = ['none', '1st-versailles', 'balance-of-power', '2nd-versailles', '3rd-versailles'] as const;

export const FLEETS = ['FR', 'RU', 'BR'] as const;
/** Fleets as a naval combat may meet them: the page names three, and any other may be the enemy. */
export const ALL_FLEETS = [...FLEETS, 'other'] as const;
export type Fleet = (typeof ALL_FLEETS)[number];

/** Who holds the light-troop (Kleiner Krieg) advantage, seen from the raiders. */
export const KK_HOLDERS = ['nobody', 'raiders', 'enemy'] as const;

/** Whose the advantage is, seen from an alliance that raids. */
export const advantageFor = (raiders: Alliance, holder: Alliance | 'nobody'): (typeof KK_HOLDERS)[number] =>
  holder === 'nobody' ? 'nobody' : holder === raiders ? 'raiders' : 'enemy';

/** Where a leader is. */
export const PLACES = ['map', 'winter-quarters', 'prisoners', 'force-pool', 'removed'] as const;
export type Place = (typeof PLACES)[number];

/** What became of a force. */
export const FORCE_PLACES = ['map', 'captured', 'eliminated', 'joined'] as const;
export type ForcePlace = (typeof FORCE_PLACES)[number];

/** Where a fleet is. */
export const BERTHS = ['sea', 'force-pool'] as const;

/** How a depot stands. */
export const DEPOT_STATES = ['working', 'disorganised', 'destroyed', 'captured'] as const;
export type DepotState = (typeof DEPOT_STATES)[number];

/** What a counter does in a procedure. */
export type CounterUse = 'acts' | 'onMap' | 'rearmed' | 'leads' | 'stands' | 'rebuilt' | 'raids' | 'sails';

export const opponent = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** The nation a troop answers to. */
export const nationOf = (troop: Troop): Nation => (troop === 'BR' || troop === 'HA' ? 'A-A' : troop);

/** Troops that a nation may field by itself. */
export const troopOf = (nation: Nation): Troop => (nation === 'A-A' ? 'HA' : nation);

/** Prussia and the Anglo-Allies against the others; Denmark stands where the player says. */
export function allianceOf(nation: Nation, denmark: Alliance): Alliance {
  switch (nation) {
    case 'PR':
    case 'A-A':
      return 'anglo-prussian';
    case 'DA':
      return denmark;
    case 'AU':
    case 'RU':
    case 'FR':
    case 'IM':
    case 'SA':
    case 'SW':
      return 'coalition';
  }
}

/** Who stands behind a side: the player of its first nation, where it is known, and all its nations. */
export const partyOf = (nations: readonly [Nation, ...Nation[]], denmark?: Alliance): Party => ({
  ...((nations[0] !== 'DA' || denmark) && { player: allianceOf(nations[0], denmark ?? 'anglo-prussian') }),
  nations: nations.map((nation) => `nation.${nation}`),
});
