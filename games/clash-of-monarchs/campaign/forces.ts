/** What effects do to the forces of the register. */
import type { Unbooked } from '@grognard/kernel';
import { afterGun, type GunChange } from '../force.ts';
import { without } from '../procedures/battle/losses.ts';
import type { Taken } from '../procedures/battle/result.ts';
import { unbooked } from '../text/kit.ts';
import { ARMS, type ForcePlace, type Place, type Troop } from '../vocabulary.ts';
import type { Formed } from './effects.ts';
import { fewer, inOrder } from './nations.ts';
import type { CampaignState, StandingForce } from './state.ts';

type Booked = CampaignState | Unbooked;

export const unknown = (name: string): Unbooked => unbooked('counterUnknown', { name });

export const changed = (
  before: CampaignState,
  name: string,
  change: (force: StandingForce) => StandingForce,
): Booked =>
  before.forces.some((force) => force.name === name)
    ? { ...before, forces: before.forces.map((force) => (force.name === name ? change(force) : force)) }
    : unknown(name);

const named = ({ forces }: CampaignState, name: string): StandingForce | undefined =>
  forces.find((force) => force.name === name);

type Leaving = Taken & { readonly force: string };

/** 15.7.1 SPs of one arm of one contingent; a register that says they are not there is mended first. */
export const lost = (before: CampaignState, { force, ...taken }: Leaving): Booked =>
  inOrder(
    before,
    (so) => detached(so, { force, ...taken }),
    (so) => fewer(so, [taken]),
  );

/** 15.9 SPs that leave their force and stay in the army. */
export function detached(before: CampaignState, { force: name, nation, arm, sps }: Leaving): Booked {
  const force = named(before, name);
  if (!force) return unknown(name);
  const there = force.troops?.find((troop) => troop.nation === nation)?.[arm] ?? 0;
  if (there < sps) return unbooked('troopsTooFew', { name, nation, arm, sps, there });
  const taken: readonly Taken[] = [{ nation, arm, sps }];
  return changed(before, name, (each) => ({ ...each, ...without({ troops: each.troops ?? [] }, taken) }));
}

/** The whole force is gone, and its SPs with it. */
export function gone(before: CampaignState, name: string, place: ForcePlace): Booked {
  const taken = (named(before, name)?.troops ?? []).flatMap((troop) =>
    ARMS.map((arm): Taken => ({ nation: troop.nation, arm, sps: troop[arm] })),
  );
  return inOrder(
    before,
    (so) => changed(so, name, (force) => ({ ...force, place, entrenched: false, retreat: 0 })),
    (so) => fewer(so, taken),
  );
}

/** 12.10 The force that came of an interception stands in the register as it was described. */
export function formed(before: CampaignState, name: string, of: Formed): CampaignState {
  const { entrenched = false, space } = named(before, name) ?? {};
  const force = { ...of, name, place: 'map', entrenched, retreat: 0, ...(space !== undefined && { space }) } as const;
  return {
    ...before,
    forces: [...before.forces.filter((each) => each.name !== name), force as StandingForce],
  };
}

export function gun(before: CampaignState, name: string, nation: Troop, change: GunChange): Booked {
  const troops = named(before, name)?.troops;
  if (!troops) return unknown(name);
  const there = troops.find((each) => each.nation === nation);
  const after = afterGun(there ?? { ...NONE, nation }, change);
  if (!after) return unbooked('noSuchGun', { name, nation, change });
  const others = troops.map((each) => (each === there ? after : each));
  return changed(before, name, (force) => ({ ...force, troops: there ? others : [...others, after] }));
}

const NONE = { infantry: 0, cavalry: 0, cavalryUnits: 0, light: 0, lightUnits: 0, guns: 0, gunsReduced: 0 };

/** 15.7.2 A leader who leaves the map leaves his force; who commands after him is the player's to say. */
export function leaderGone(before: CampaignState, name: string, place: Place): Booked {
  if (!before.leaders.some((leader) => leader.name === name)) return unknown(name);
  return {
    ...before,
    leaders: before.leaders.map((leader) => (leader.name === name ? { ...leader, place } : leader)),
    forces: before.forces.map((force) => withoutLeader(force, name)),
  };
}

function withoutLeader(force: StandingForce, name: string): StandingForce {
  const { commander, leaders, ...rest } = force;
  return {
    ...rest,
    ...(commander && commander.name !== name && { commander }),
    ...(leaders && { leaders: leaders.filter((leader) => leader.name !== name) }),
  } as StandingForce;
}
