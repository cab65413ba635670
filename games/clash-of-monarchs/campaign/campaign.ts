/** What each effect does to the tracks and registers of a campaign. */
import { type CampaignRules, type Unbooked, words } from '@grognard/kernel';
import { unbooked } from '../text/kit.ts';
import { ALLIANCES } from '../vocabulary.ts';
import { registers } from './barred.ts';
import { earlier } from './earlier.ts';
import type { ClashEffect } from './effects.ts';
import { changed, detached, formed, gone, gun, leaderGone, lost, unknown } from './forces.ts';
import { fewer, inOrder, raised, tracked } from './nations.ts';
import { type CampaignState, type Fortress, type StandingForce, state } from './state.ts';

type Booked = CampaignState | Unbooked;

export const campaign: CampaignRules<CampaignState, ClashEffect> = {
  state,
  sides: ALLIANCES,
  turn: ({ turn }) => words('chronicle.turn', { turn }),
  apply,
  told: ['onMap'],
  register: registers,
  earlier,
};

function apply(before: CampaignState, effect: ClashEffect): Booked {
  switch (effect.kind) {
    case 'losses':
      return lost(before, effect);
    case 'detached':
      return detached(before, effect);
    case 'gun':
      return gun(before, effect.force, effect.nation, effect.loss);
    case 'morale':
      return changed(before, effect.force, (force) => ({ ...force, morale: effect.morale }));
    case 'supply':
      return changed(before, effect.force, (force) => ({ ...force, supply: effect.supply }));
    case 'entrenched':
      return changed(before, effect.force, (force) => ({ ...force, entrenched: true }));
    case 'entered':
    case 'withdrew':
      return changed(before, effect.force, ({ space: _, ...force }) => ({
        ...(force as StandingForce),
        entrenched: false,
        ...(effect.space !== undefined && { space: effect.space }),
      }));
    case 'moved':
      return changed(before, effect.force, (force) => ({ ...force, entrenched: false, space: effect.space }));
    case 'retreated':
      return changed(before, effect.force, (force) => ({
        ...force,
        entrenched: false,
        retreat: 0,
        space: effect.space,
      }));
    case 'mustRetreat':
      return changed(before, effect.force, (force) => ({ ...force, entrenched: false, retreat: effect.spaces }));
    case 'captured':
    case 'eliminated':
      return gone(before, effect.force, effect.kind);
    case 'joined':
      return changed(before, effect.force, (force) => ({ ...force, place: 'joined', entrenched: false }));
    case 'formed':
      return formed(before, effect.force, effect.of);
    case 'leader':
      return leaderGone(before, effect.name, effect.place);
    case 'will':
    case 'points':
      return tracked(before, effect.nation, effect.kind, effect.change);
    case 'income':
      return tracked(before, effect.nation, 'treasury', effect.thl);
    case 'spent':
      return tracked(before, effect.nation, 'treasury', -effect.thl);
    case 'actionsSpent':
      return tracked(before, effect.nation, 'actions', -effect.sas);
    case 'recruits':
      return raised(before, effect.nation, effect.infantry, effect.cavalry);
    case 'newLeaders':
      return inOrder(
        before,
        (so) => tracked(so, effect.nation, 'leadersToDraw', effect.added),
        (so) => tracked(so, effect.nation, 'leadersToReplace', effect.replaced),
      );
    case 'siegeMarker':
      return fortified(before, effect.fortress, (fortress) => ({ ...fortress, marker: effect.marker }));
    case 'garrison':
      return garrisoned(before, effect);
    case 'fell':
      return fortified(before, effect.fortress, ({ marker: _, ...fortress }) => ({
        ...(fortress as Fortress),
        garrison: 0,
        owner: effect.nation,
      }));
    case 'fleetToPool':
      return {
        ...before,
        fleets: [
          ...before.fleets.filter(({ fleet }) => fleet !== effect.fleet),
          { fleet: effect.fleet, berth: 'force-pool' },
        ],
      };
    case 'lightStep':
      return lightStep(before, effect.unit);
    case 'depot':
      return depot(before, effect);
    case 'onMap':
      return effect.effect.kind === 'losses' ? fewer(before, [effect.effect]) : before;
  }
}

const fortified = (before: CampaignState, name: string, change: (fortress: Fortress) => Fortress): Booked =>
  before.fortresses.some((fortress) => fortress.name === name)
    ? { ...before, fortresses: before.fortresses.map((each) => (each.name === name ? change(each) : each)) }
    : unknown(name);

/** 17.3-4 A fortress may become known by those who shelter in it. */
const garrisoned = (
  before: CampaignState,
  { fortress: name, class: of, sps: garrison }: Extract<ClashEffect, { kind: 'garrison' }>,
): CampaignState => ({
  ...before,
  fortresses: before.fortresses.some((each) => each.name === name)
    ? before.fortresses.map((each) => (each.name === name ? { ...each, class: each.class ?? of, garrison } : each))
    : [...before.fortresses, { name, class: of, garrison } as Fortress],
});

function lightStep(before: CampaignState, unit: string): Booked {
  const light = before.lights.find((each) => each.unit === unit);
  const steps = light?.steps;
  if (steps === undefined) return unknown(unit);
  if (steps === 0) return unbooked('noStepLeft', { name: unit });
  return { ...before, lights: before.lights.map((each) => (each === light ? { unit, steps: steps - 1 } : each)) };
}

/** A depot that is built, or rebuilt, may be new to the register. */
function depot(before: CampaignState, { depot: name, owner, state: now }: Extract<ClashEffect, { kind: 'depot' }>) {
  const known = before.depots.find((each) => each.name === name);
  const after = { ...known, name, ...(owner && { owner }), state: now } as CampaignState['depots'][number];
  return {
    ...before,
    depots: known ? before.depots.map((each) => (each === known ? after : each)) : [...before.depots, after],
  };
}
