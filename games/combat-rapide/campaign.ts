/** What a campaign keeps: the year, the registers of forces and leaders, and the battles fought. */
import {
  type Barred,
  type CampaignRules,
  type Effect,
  type Infer,
  type Plain,
  registered,
  type Unbooked,
} from '@grognard/kernel';
import type { ConvertedEffect, CrowdedEffect, FoughtEffect, LeftEffect, UnkeptEffect } from './procedures/effects.ts';
import { leaderName, ratingFields, standingFields } from './procedures/force.ts';
import { setups } from './setups.ts';
import { field, words } from './text/kit.ts';
import { NATIONS, PLAYERS, UNNAMED } from './vocabulary.ts';

/** The journal keeps every battle; the track shows the latest. */
const MOST_BATTLES = 200;

const year = (usual: { readonly default?: number } = {}) =>
  field.integer('campaign.year', { min: 1492, max: 1815, ...usual });
const nation = (label: 'campaign.attackerNation' | 'campaign.defenderNation') =>
  field.oneOf(label, { options: NATIONS, words: 'nation', default: 'other' });

const fought = field.record('campaign.battle', {
  year: year(),
  attacker: field.optional(field.text('campaign.attacker', { max: 60 })),
  attackerNation: nation('campaign.attackerNation'),
  defender: field.optional(field.text('campaign.defender', { max: 60 })),
  defenderNation: nation('campaign.defenderNation'),
  winner: field.oneOf('campaign.winner', { options: ['attacker', 'defender', 'none'], words: 'side' }),
  major: field.flag('campaign.major'),
});

const state = field.record('campaign.state', {
  year: year({ default: 1492 }),
  forces: registered('campaign.forces', {
    of: 'campaign.force',
    name: 'name',
    said: standingFields,
    kept: { lost: field.integer('force.lost', { min: 0, max: 9999, default: 0 }) },
    max: 120,
  }),
  leaders: registered('campaign.leaders', {
    of: 'force.leader',
    name: 'name',
    said: { name: leaderName, ...ratingFields },
    kept: {},
    max: 200,
  }),
  battles: field.list('campaign.battles', fought, { min: 0, max: MOST_BATTLES, default: [] }),
});

export type CampaignState = Infer<typeof state>;
type Fought = CampaignState['battles'][number];
type RegisteredForce = CampaignState['forces'][number];

type CombatEffect = LeftEffect | UnkeptEffect | CrowdedEffect | ConvertedEffect | FoughtEffect;

export const campaign: CampaignRules<CampaignState, CombatEffect & Effect> = {
  state,
  sides: PLAYERS,
  turn: ({ year }) => words('chronicle.year', { year }),
  apply,
  // A force without a name is found by nobody; where counters stand is for the map to say.
  told: ['unkept', 'crowded'],
  register: {
    force: { track: 'forces', name: 'name', barred },
    leader: { track: 'leaders', name: 'name' },
  },
  setups,
  earlier,
};

/** K Of an army wiped out nothing fights, suffers or is exchanged any more; what is not known of it bars nothing. */
function barred({ name, armiesPlus, armiesMinus, detachments }: RegisteredForce): Barred | undefined {
  const destroyed = [armiesPlus, armiesMinus, detachments].every((count) => count === 0);
  return destroyed ? { code: 'forceDestroyed', rule: 'K', facts: { name } } : undefined;
}

function withForce(
  kept: CampaignState,
  name: string,
  change: (force: RegisteredForce) => Partial<RegisteredForce>,
): CampaignState | Unbooked {
  if (!kept.forces.some((force) => force.name === name)) return { unbooked: 'forceUnknown', facts: { name } };
  const forces = kept.forces.map((force) => (force.name === name ? { ...force, ...change(force) } : force));
  return { ...kept, forces };
}

function apply(kept: CampaignState, effect: CombatEffect): CampaignState | Unbooked {
  switch (effect.kind) {
    case 'left': {
      const { name, armiesPlus, armiesMinus, detachments, pachas, lost } = effect;
      return withForce(kept, name, (force) => ({
        armiesPlus,
        armiesMinus,
        detachments,
        pachas,
        lost: force.lost + lost,
      }));
    }
    case 'converted': {
      const { name, armiesPlus, armiesMinus, detachments } = effect;
      return withForce(kept, name, () => ({ armiesPlus, armiesMinus, detachments }));
    }
    case 'fought': {
      const { kind: _kind, ...battle } = effect;
      return { ...kept, battles: [...kept.battles, battle as Fought].slice(-MOST_BATTLES) };
    }
    case 'unkept':
    case 'crowded':
      return kept;
  }
}

interface EarlierForce {
  readonly name?: string;
  readonly leader?: { readonly [rating: string]: Plain };
  readonly [field: string]: Plain | undefined;
}

interface EarlierBattle {
  readonly attacker?: string;
  readonly defender?: string;
}

/**
 * Version 1 kept a leader's ratings with his force, and what is of one battle only; its leaders take their forces' names.
 * A force without a name stood among the battles as if that were one.
 */
function earlier(setup: Plain): Plain {
  const {
    forces = [],
    leaders = [],
    battles = [],
    ...rest
  } = setup as {
    readonly forces?: readonly EarlierForce[];
    readonly leaders?: readonly Plain[];
    readonly battles?: readonly EarlierBattle[];
    readonly [track: string]: unknown;
  };
  const kept = forces.map(({ leader: _leader, revolution: _revolution, other: _other, ...force }) => force);
  const led = forces.flatMap(({ name = UNNAMED, leader }) =>
    leader && Object.values(leader).some((rating) => rating !== 0) ? [{ name, ...leader }] : [],
  );
  return { ...rest, forces: kept, leaders: [...leaders, ...led], battles: battles.map(withNames) } as unknown as Plain;
}

const withNames = ({ attacker, defender, ...rest }: EarlierBattle): EarlierBattle => ({
  ...rest,
  ...(attacker !== undefined && attacker !== UNNAMED && { attacker }),
  ...(defender !== undefined && defender !== UNNAMED && { defender }),
});
