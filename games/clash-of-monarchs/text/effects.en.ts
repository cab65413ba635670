/** English words of what happens to a campaign, and of what finds no place in it. */
import type { Dictionary, Say } from '@grognard/kernel';
import { a, and, capital, count, number, possessive, signed, the, verb } from '../../words/grammar/english.ts';
import type { DepotState, Fleet, Morale, Nation, PartyName, Place, Supply, Troop } from '../vocabulary.ts';
import { sps, troopsIn } from './battle.en.ts';
import type { Called, GunFacts, NationFacts, TroopFacts } from './facts.ts';
import { called } from './notation.ts';

/** A force and what it does. */
const does = (facts: Called, one: string, many: string, say: Say): string => {
  const subject = called(facts, say);
  return `${capital(the(subject))} ${verb(subject, one, many)}`;
};

/** A nation and what it does. */
const nationDoes = (nation: Nation | Troop, one: string, many: string, say: Say): string => {
  const subject = say.noun(`nation.${nation}`);
  return `${capital(the(subject))} ${verb(subject, one, many)}`;
};

/** What is raised; nothing where nothing is. */
export const raised = (infantry: number, cavalry: number): string =>
  and([
    ...(infantry > 0 ? [`${sps(infantry)} of infantry`] : []),
    ...(cavalry > 0 ? [count(cavalry, 'cavalry step')] : []),
  ]) || 'nothing';

const adjective = (nation: Nation | Troop, say: Say): string => say.noun(`nation.${nation}`).adjective ?? '';

const MORALE = { OK: 'is in good order', DM: 'is demoralised', ROUTED: 'is routed' } as const;
const SUPPLY = { FULL: 'is in full supply', SS: 'is in Short Supply', CS: 'is in Critical Supply' } as const;
const PLACE = {
  map: 'stands on the map',
  'winter-quarters': 'goes to Winter Quarters',
  prisoners: 'goes to the Prisoners',
  'force-pool': 'goes back to the force pool',
  removed: 'is removed for good',
} as const;
const DEPOT = {
  working: 'is in working order',
  disorganised: 'is disorganised',
  destroyed: 'is destroyed',
  captured: 'is captured',
} as const;
const GUN = {
  flipped: 'is flipped to its reduced side',
  destroyed: 'is destroyed',
  restored: 'is flipped back',
  rebuilt: 'is rebuilt',
} as const;

export const effects = {
  'effect.attrition': ({ sps: lost, ...force }: Called & { sps: number }, say: Say) =>
    `${does(force, 'loses', 'lose', say)} ${sps(lost)}`,
  'effect.losses': ({ nation, arm, sps: lost, ...force }: Called & TroopFacts, say: Say) =>
    `${does(force, 'loses', 'lose', say)} ${sps(lost)} of ${troopsIn(nation, arm, say)}`,
  'effect.detached': ({ nation, arm, sps: gone, ...force }: Called & TroopFacts, say: Say) =>
    `${does(force, 'leaves', 'leave', say)} ${sps(gone)} of ${troopsIn(nation, arm, say)} in the fortress`,
  'effect.gun': ({ nation, loss, ...force }: Called & GunFacts, say: Say) =>
    `${capital(a({ noun: `${adjective(nation, say)} field artillery unit` }))} of ${the(called(force, say))} ${GUN[loss]}`,
  'effect.morale': ({ morale, ...force }: Called & { morale: Morale }, say: Say) =>
    `${capital(the(called(force, say)))} ${MORALE[morale]}`,
  'effect.supply': ({ supply, ...force }: Called & { supply: Supply }, say: Say) =>
    `${capital(the(called(force, say)))} ${SUPPLY[supply]}`,
  'effect.entrenched': (force: Called, say: Say) => `${does(force, 'is', 'are', say)} entrenched`,
  'effect.moved': ({ space, ...force }: Called & { space: string }, say: Say) =>
    `${does(force, 'moves', 'move', say)} to ${space}`,
  'effect.retreated': ({ space, ...force }: Called & { space: string }, say: Say) =>
    `${does(force, 'retreats', 'retreat', say)} to ${space}`,
  'effect.entered': (force: Called, say: Say) => `${does(force, 'enters', 'enter', say)} the space`,
  'effect.formed': (force: Called, say: Say) => `${does(force, 'now stands', 'now stand', say)} in the space`,
  'effect.joined': ({ into, ...force }: Called & { into?: string }, say: Say) =>
    `${does(force, 'joins', 'join', say)} ${into ?? 'the garrison'}`,
  'effect.withdrew': (force: Called, say: Say) => `${does(force, 'withdraws', 'withdraw', say)} from the space`,
  'effect.mustRetreat': ({ spaces, ...force }: Called & { spaces: number }, say: Say) =>
    `${capital(the(called(force, say)))} must retreat ${count(spaces, 'space')}`,
  'effect.captured': (force: Called, say: Say) => `${does(force, 'is', 'are', say)} captured`,
  'effect.eliminated': (force: Called, say: Say) => `${does(force, 'is', 'are', say)} eliminated`,
  'effect.leader': ({ name, side, place }: { name?: string; side?: PartyName; place: Place }, say: Say) => {
    const owner = side === undefined ? 'the' : possessive(say.noun(`side.${side}`));
    return `${name ?? capital(`${owner} commander`)} ${PLACE[place]}`;
  },
  'effect.will': ({ nation, change }: NationFacts & { change: number }, say: Say) =>
    `${capital(possessive(say.noun(`nation.${nation}`)))} monarchical will: ${signed(change)}`,
  'effect.points': ({ nation, change }: NationFacts & { change: number }, say: Say) =>
    `${nationDoes(nation, change < 0 ? 'loses' : 'gains', change < 0 ? 'lose' : 'gain', say)} ${count(Math.abs(change), 'VP')}`,
  'effect.income': ({ nation, thl }: NationFacts & { thl: number }, say: Say) =>
    `${nationDoes(nation, 'receives', 'receive', say)} ${number(thl)} Thl`,
  'effect.spent': ({ nation, thl }: NationFacts & { thl: number }, say: Say) =>
    `${nationDoes(nation, 'pays', 'pay', say)} ${number(thl)} Thl`,
  'effect.actionsSpent': ({ nation, sas }: NationFacts & { sas: number }, say: Say) =>
    `${nationDoes(nation, 'spends', 'spend', say)} ${count(sas, 'SA')}`,
  'effect.recruits': ({ nation, infantry, cavalry }: NationFacts & { infantry: number; cavalry: number }, say: Say) =>
    `${nationDoes(nation, 'raises', 'raise', say)} ${raised(infantry, cavalry)}`,
  'effect.newLeaders': ({ nation, replaced, added }: NationFacts & { replaced: number; added: number }, say: Say) =>
    replaced > 0
      ? `${nationDoes(nation, 'replaces', 'replace', say)} ${count(replaced, 'leader')}`
      : `${nationDoes(nation, 'draws', 'draw', say)} ${count(added, 'new leader')}`,
  'effect.siegeMarker': ({ fortress, marker }: { fortress?: string; marker: number }) =>
    `The Siege marker${fortress === undefined ? '' : ` at ${fortress}`} stands at ${number(marker)}`,
  'effect.garrison': ({ fortress = 'The fortress', sps: inside }: { fortress?: string; sps: number }) =>
    `${fortress} holds ${sps(inside)}`,
  'effect.siegeGuns': ({ guns, ...force }: Called & { guns: number }, say: Say) =>
    `${does(force, 'loses', 'lose', say)} ${count(guns, 'siege artillery unit')} to the enemy`,
  'effect.lightSteps': ({ who, steps }: { who: PartyName; steps: number }, say: Say) => {
    const subject = say.noun(`side.${who}`);
    return `${capital(the(subject))} ${verb(subject, 'takes', 'take')} ${count(steps, 'light step')} off the map`;
  },
  'effect.onMap': ({ effect }: { effect: { kind: string } }, say: Say) => say(`effect.${effect.kind}`, effect),
  'effect.fell': (
    { fortress = 'The fortress', nation, garrison }: NationFacts & { fortress?: string; garrison: 'free' | 'captured' },
    say: Say,
  ) =>
    `${fortress} falls to ${the(say.noun(`nation.${nation}`))}; its garrison ${garrison === 'free' ? 'marches out free' : 'is captured'}`,
  'effect.fleetToPool': ({ fleet }: { fleet: Fleet }, say: Say) =>
    `${capital(fleet === 'other' ? 'the enemy fleet' : the(say.noun(`fleet.${fleet}`)))} goes to the force pool`,
  'effect.lightStep': ({ unit }: { unit: string }) => `${unit} loses a step`,
  'effect.depot': ({ depot, owner, state }: { depot?: string; owner?: Nation; state: DepotState }, say: Say) => {
    const some = owner === undefined ? 'an FD' : a({ noun: `${adjective(owner, say)} FD` });
    return `${capital(depot ?? some)} ${DEPOT[state]}`;
  },

  'unbooked.counterUnknown': ({ name }: { name: string }) => `${name} does not stand in the register`,
  'unbooked.nationUnknown': ({ nation }: NationFacts, say: Say) =>
    `${nationDoes(nation, 'has', 'have', say)} no tracks in this campaign`,
  'unbooked.trackTooLow': (
    { nation, track, had, change }: NationFacts & { track: string; had: number; change: number },
    say: Say,
  ) =>
    `${capital(the(say.noun(`nation.${nation}`)))}, ${say(`campaign.${track}`)}: ${number(Math.abs(change))} cannot be taken from ${number(had)}`,
  'unbooked.troopsTooFew': (
    { name, nation, arm, sps: lost, there }: { name: string; there: number } & TroopFacts,
    say: Say,
  ) => `the register gives ${name} ${sps(there)} of ${troopsIn(nation, arm, say)}, not ${number(lost)}`,
  'unbooked.noSuchGun': ({ name, nation }: { name: string; nation: Troop }, say: Say) =>
    `the register gives ${name} no ${adjective(nation, say)} field artillery unit of which this can be said`,
  'unbooked.noStepLeft': ({ name }: { name: string }) => `${name} has no step left in the register`,
} satisfies Dictionary;
