/** Which counters of the registers can do nothing of the kind any more, and by which rule. */
import type { Barred, CampaignRules } from '@grognard/kernel';
import { bar } from '../text/kit.ts';
import type { CounterUse } from '../vocabulary.ts';
import type { ClashEffect } from './effects.ts';
import type { CampaignState, Depot, StandingForce, StandingLeader } from './state.ts';

export const registers: NonNullable<CampaignRules<CampaignState, ClashEffect>['register']> = {
  nation: { track: 'nations', name: 'nation' },
  force: {
    track: 'forces',
    name: 'name',
    barred: (counter, use) => forceBarred(counter as StandingForce, use as CounterUse),
  },
  leader: { track: 'leaders', name: 'name', barred: (counter) => leaderBarred(counter as StandingLeader) },
  fortress: { track: 'fortresses', name: 'name' },
  depot: {
    track: 'depots',
    name: 'name',
    barred: (counter, use) => depotBarred(counter as Depot, use as CounterUse),
  },
  light: {
    track: 'lights',
    name: 'unit',
    barred: (counter) => lightBarred(counter as CampaignState['lights'][number]),
  },
  fleet: {
    track: 'fleets',
    name: 'fleet',
    barred: (counter) => fleetBarred(counter as CampaignState['fleets'][number]),
  },
};

/** 20.4.4 Guns are given back only to a force whose troops are told. */
function forceBarred({ name, place, troops }: StandingForce, use: CounterUse): Barred | undefined {
  if (place !== 'map') return bar('forceGone', { rule: '15.9', facts: { name, place } });
  return use === 'rearmed' && !troops ? bar('troopsUnknown', { rule: '20.4.4', facts: { name } }) : undefined;
}

const leaderBarred = ({ name, place }: StandingLeader): Barred | undefined =>
  place === 'map' ? undefined : bar('leaderElsewhere', { rule: '15.7.2', facts: { name, place } });

/** 20.4.4 Only what is gone is rebuilt, and what is gone does nothing else. */
function depotBarred({ name, state }: Depot, use: CounterUse): Barred | undefined {
  const gone = state === 'destroyed' || state === 'captured';
  if (gone === (use === 'rebuilt')) return undefined;
  return gone
    ? bar('depotGone', { rule: '18.5.2', facts: { name, state } })
    : bar('depotStands', { rule: '20.4.4', facts: { name } });
}

const lightBarred = ({ unit, steps }: CampaignState['lights'][number]): Barred | undefined =>
  steps === 0 ? bar('lightEliminated', { rule: '18.5.3', facts: { name: unit } }) : undefined;

const fleetBarred = ({ fleet, berth }: CampaignState['fleets'][number]): Barred | undefined =>
  berth === 'sea' ? undefined : bar('fleetInPool', { rule: '15.10', facts: { fleet } });
