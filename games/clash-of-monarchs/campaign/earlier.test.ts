/** A campaign that version 1 set up still opens. */
import { type CampaignEvent, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { added, begun } from '../../testing/played-campaign.ts';
import { force, leader, troops } from '../examples/forces.ts';
import { game } from '../game.ts';
import { earlier } from './earlier.ts';
import type { CampaignState } from './state.ts';

const stateOf = ({ state }: { readonly state: unknown }): CampaignState => state as CampaignState;

describe('a campaign set up by the version before', () => {
  /** As version 1 kept it: nations by name, fleets by name, leaders’ ratings in their forces, spaces, siege markers. */
  const old = {
    turn: 3,
    nations: {
      PR: {
        treasury: 20,
        actions: 6,
        will: 10,
        points: 0,
        infantry: 60,
        cavalry: 0,
        leadersToDraw: 0,
        leadersToReplace: 0,
        exhausted: false,
      },
      AU: {
        treasury: 9,
        actions: 4,
        will: 0,
        points: 0,
        infantry: 50,
        cavalry: 6,
        leadersToDraw: 0,
        leadersToReplace: 0,
        exhausted: false,
      },
    },
    events: {
      generalstab: true,
      russianImprovement: false,
      typhus: false,
      austrianReduction: false,
      dresdenHostile: false,
      saxonyHeld: true,
      ferdinandIsCic: false,
    },
    treaty: '2nd-versailles',
    advantage: 'coalition',
    fleets: { FR: 'sea', RU: 'force-pool', BR: 'sea' },
    fortresses: [
      { name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, siege: 1 },
      { name: 'Glatz', class: 1, owner: 'PR', garrison: 0, siege: 0 },
    ],
    leaders: [
      { name: 'Keith', nation: 'PR', place: 'prisoners', space: '—' },
      { name: 'Frederick', nation: 'PR', place: 'map', space: 'Kolin' },
    ],
    forces: [
      {
        name: 'Main army',
        space: 'Kolin',
        entrenched: true,
        retreat: 1,
        ...force(leader('Frederick', 'PR', 3, 3, { person: 'Frederick', endurance: 1, initiative: 1 }), [
          troops('PR', 14),
        ]),
        leaders: [leader('Moritz', 'PR', 1, 1)],
        lightCavalry: false,
        supply: 'SS',
        morale: 'DM',
      },
    ],
    lights: [{ unit: 'Freikorps', nation: 'PR', steps: 1 }],
  };

  test('opens with everything where it now stands', () => {
    const event: CampaignEvent = {
      kind: 'opened',
      format: 1,
      game: game.id,
      version: '1',
      name: 'Kolin',
      rulings: {},
      setup: old,
    };
    const campaign = added(game, undefined, event);
    const { nations, leaders, forces } = stateOf(campaign);
    const nationIn = (code: string) => nations.find(({ nation }) => nation === code);
    const leaderIn = (name: string) => leaders.find((each) => each.name === name);
    expect(nationIn('PR')).toMatchObject({ treasury: 20, will: 10, infantry: 60 });
    expect(nationIn('PR')).not.toHaveProperty('cavalry');
    expect(nationIn('AU')).toMatchObject({ infantry: 50, cavalry: 6 });
    expect(stateOf(campaign)).toMatchObject({ turn: 3, treaty: '2nd-versailles', advantage: 'coalition' });
    expect(stateOf(campaign).fleets).toContainEqual({ fleet: 'RU', berth: 'force-pool' });
    expect(stateOf(campaign).fortresses).toEqual([
      { name: 'Olmütz', class: 2, owner: 'AU', garrison: 5, marker: 1 },
      { name: 'Glatz', class: 1, owner: 'PR', garrison: 0 },
    ]);
    expect(leaderIn('Frederick')).toMatchObject({
      person: 'Frederick',
      offensive: 3,
      initiative: 1,
      place: 'map',
    });
    expect(leaderIn('Keith')).toMatchObject({ nation: 'PR', place: 'prisoners' });
    expect(leaderIn('Moritz')).toMatchObject({ nation: 'PR', offensive: 1, place: 'map' });
    expect(forces[0]).toMatchObject({
      commander: { name: 'Frederick' },
      leaders: [{ name: 'Moritz' }],
      supply: 'SS',
      morale: 'DM',
      entrenched: true,
      retreat: 1,
      place: 'map',
    });
    expect(stateOf(campaign).lights).toEqual([{ unit: 'Freikorps', steps: 1 }]);
  });

  test('its battles are read, forces named beside them', () => {
    const campaign = begun(game, {
      leaders: [
        { name: 'Frederick', nation: 'PR', person: 'other', offensive: 1, defensive: 1, endurance: 0 },
        { name: 'Daun', nation: 'AU', person: 'other', offensive: 1, defensive: 1, endurance: 0 },
      ],
      forces: [
        { name: 'Main army', commander: { name: 'Frederick' }, troops: [troops('PR', 14)] },
        { name: 'Daun’s army', commander: { name: 'Daun' }, troops: [troops('AU', 20)] },
      ],
    });
    const inputIn = (procedure: string, given: Plain) => {
      const ready = openIn(campaign, procedure, given);
      return ready.ok ? ready.value.input : ready.refusals;
    };
    const battle = { intensity: 'measured', attackerForce: 'Main army', defenderForce: 'Daun’s army' };
    expect(inputIn('battle', battle)).toMatchObject({
      attacker: { name: 'Main army', commander: { name: 'Frederick' } },
      defender: { name: 'Daun’s army', commander: { name: 'Daun' } },
    });
    const entry = {
      intensity: 'measured',
      attackerForce: 'Main army',
      defenderForce: 'Screen',
      defenders: [force(leader('Hadik', 'AU', 1, 1), [troops('AU', 3)])],
    };
    expect(inputIn('enter-space', entry)).toMatchObject({
      attacker: { name: 'Main army' },
      defenders: [{ name: 'Screen' }],
    });
  });

  test('an empty set-up of it is an empty campaign', () => {
    const event: CampaignEvent = {
      kind: 'opened',
      format: 1,
      game: game.id,
      version: '1',
      name: 'x',
      rulings: {},
      setup: {},
    };
    expect(stateOf(added(game, undefined, event))).toEqual(stateOf(begun(game, {})));
  });

  test('an army of nothing was an army nobody had counted; any other track at nothing stands there', () => {
    const nations = { PR: { infantry: 0, cavalry: 0, treasury: 0 }, AU: { infantry: 1, cavalry: 1, treasury: 2 } };
    expect(earlier({ nations })).toMatchObject({
      nations: [
        { nation: 'PR', treasury: 0 },
        { nation: 'AU', infantry: 1, cavalry: 1, treasury: 2 },
      ],
    });
    const [prussia] = (earlier({ nations }) as unknown as { nations: readonly object[] }).nations;
    expect(Object.keys(prussia ?? {})).toEqual(['nation', 'treasury']);
  });
});
