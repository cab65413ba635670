/** What each effect does to the tracks of a campaign. */
import type { CampaignRules } from '@grognard/kernel';
import { forceNamed } from '../force.ts';
import { without } from '../procedures/battle/losses.ts';
import type { Taken } from '../procedures/battle/result.ts';
import { ALLIANCES, type Nation, nationOf, type Troop } from '../vocabulary.ts';
import type { ClashEffect } from './effects.ts';
import { type CampaignState, type StandingForce, state } from './state.ts';

export const campaign: CampaignRules<CampaignState, ClashEffect> = {
  state,
  sides: ALLIANCES,
  apply: (before, effect) => apply(before, effect),
};

function apply(before: CampaignState, effect: ClashEffect): CampaignState {
  switch (effect.kind) {
    case 'attrition':
      return wornDown(before, effect.force, effect.sps);
    case 'losses':
      return fewer(
        changed(before, effect.force, (force) => ({ ...force, ...without(force, held(force, effect)) })),
        [effect],
      );
    case 'gun':
      return changed(before, effect.force, (force) => fired(force, effect.nation, effect.loss));
    case 'morale':
      return changed(before, effect.force, (force) => ({ ...force, morale: effect.morale }));
    case 'supply':
      return changed(before, effect.force, (force) => ({ ...force, supply: effect.supply }));
    case 'entrenched':
      return changed(before, effect.force, (force) => ({ ...force, entrenched: true }));
    case 'moved':
    case 'retreated':
      return changed(before, effect.force, (force) => ({
        ...force,
        space: effect.space,
        entrenched: false,
        retreat: 0,
      }));
    case 'withdrew':
      return changed(before, effect.force, (force) => ({ ...force, entrenched: false }));
    case 'mustRetreat':
      return changed(before, effect.force, (force) => ({ ...force, retreat: effect.spaces }));
    case 'captured':
    case 'eliminated':
      return removed(before, effect.force);
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
      return tracked(
        tracked(before, effect.nation, 'infantry', effect.infantry),
        effect.nation,
        'cavalry',
        effect.cavalry,
      );
    case 'newLeaders':
      return tracked(
        tracked(before, effect.nation, 'leadersToDraw', effect.added),
        effect.nation,
        'leadersToReplace',
        effect.replaced,
      );
    case 'siegeMarker':
      return fortified(before, effect.fortress, { siege: effect.marker });
    case 'fell':
      return fortified(before, effect.fortress, { siege: 0, garrison: 0, owner: effect.nation });
    case 'fleetToPool':
      return effect.fleet === 'other'
        ? before
        : { ...before, fleets: { ...before.fleets, [effect.fleet]: 'force-pool' } };
    case 'lightStep':
      return {
        ...before,
        lights: before.lights.map((light) =>
          light.unit === effect.unit ? { ...light, steps: Math.max(0, light.steps - 1) } : light,
        ),
      };
    // FDs are not tracked one by one: the player moves the counter.
    case 'depot':
      return before;
  }
}

const changed = (
  before: CampaignState,
  name: string,
  change: (force: StandingForce) => StandingForce,
): CampaignState => ({
  ...before,
  forces: before.forces.map((force) => (force.name === name ? change(force) : force)),
});

const fortified = (
  before: CampaignState,
  name: string,
  change: Partial<CampaignState['fortresses'][number]>,
): CampaignState => ({
  ...before,
  fortresses: before.fortresses.map((fortress) => (fortress.name === name ? { ...fortress, ...change } : fortress)),
});

type Track = 'treasury' | 'actions' | 'will' | 'points' | 'infantry' | 'cavalry' | 'leadersToDraw' | 'leadersToReplace';

/** Monarchical will and victory points may fall below nothing, the others may not. */
function tracked(before: CampaignState, nation: Nation, track: Track, change: number): CampaignState {
  const now = before.nations[nation][track] + change;
  const kept = track === 'will' || track === 'points' ? now : Math.max(0, now);
  return { ...before, nations: { ...before.nations, [nation]: { ...before.nations[nation], [track]: kept } } };
}

type Losses = Extract<ClashEffect, { kind: 'losses' }>;

/** A correction may have left less than the battle took. */
const held = ({ troops }: StandingForce, { nation, arm, sps }: Losses) => {
  const there = troops.find((troop) => troop.nation === nation)?.[arm] ?? 0;
  return [{ nation, arm, sps: Math.min(sps, there) }];
};

/** 20.4.2 What is lost leaves room under the army's limit. */
const fewer = (before: CampaignState, taken: readonly Taken[]): CampaignState =>
  taken.reduce(
    (after, { nation, arm, sps }) => (arm === 'light' ? after : tracked(after, nationOf(nation), arm, -sps)),
    before,
  );

const ARMS_WORN = ['infantry', 'light', 'cavalry'] as const;

/** A march or a siege costs SPs without saying which: infantry of the commander's nation first, then whatever is left. */
function wornDown(before: CampaignState, name: string, sps: number): CampaignState {
  const force = forceNamed(before, name);
  if (!force) return before;
  const own = (troop: Troop): boolean => nationOf(troop) === force.commander.nation;
  const order = ARMS_WORN.flatMap((arm) =>
    force.troops
      .toSorted((a, b) => Number(own(b.nation)) - Number(own(a.nation)))
      .map((troop) => ({ nation: troop.nation, arm, there: troop[arm] })),
  );
  let left = sps;
  const taken = order.map(({ nation, arm, there }): Taken => {
    const lost = Math.min(left, there);
    left -= lost;
    return { nation, arm, sps: lost };
  });
  return fewer(
    changed(before, name, (worn) => ({ ...worn, ...without(worn, taken) })),
    taken,
  );
}

/** The whole force is gone, and its SPs with it. */
function removed(before: CampaignState, name: string): CampaignState {
  const gone = before.forces.filter((force) => force.name === name);
  const taken = gone.flatMap(({ troops }) =>
    troops.flatMap((troop) => ARMS_WORN.map((arm): Taken => ({ nation: troop.nation, arm, sps: troop[arm] }))),
  );
  return fewer({ ...before, forces: before.forces.filter((force) => force.name !== name) }, taken);
}

/** A gun flipped counts among the reduced ones; one destroyed was reduced. */
const fired = (force: StandingForce, nation: Troop, loss: 'flipped' | 'destroyed'): StandingForce => ({
  ...force,
  troops: force.troops.map((troop) => {
    if (troop.nation !== nation) return troop;
    if (loss === 'flipped') return { ...troop, gunsReduced: Math.min(troop.guns, troop.gunsReduced + 1) };
    return { ...troop, guns: Math.max(0, troop.guns - 1), gunsReduced: Math.max(0, troop.gunsReduced - 1) };
  }),
});

/** A subordinate leaves his force; who commands after a fallen commander is the player's to say. */
const leaderGone = (
  before: CampaignState,
  name: string,
  place: CampaignState['leaders'][number]['place'],
): CampaignState => ({
  ...before,
  leaders: before.leaders.map((leader) => (leader.name === name ? { ...leader, place } : leader)),
  forces: before.forces.map((force) => ({ ...force, leaders: force.leaders.filter((leader) => leader.name !== name) })),
});
