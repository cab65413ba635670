/** What a campaign keeps: the year, the forces with their counters, leaders and losses, and the battles fought. */
import { type CampaignRules, type Effect, field, type Infer } from '@grognard/kernel';
import { type Force, forceFields } from './procedures/force.ts';
import type { Stack } from './procedures/stack.ts';
import { SIDES } from './vocabulary.ts';

/** The journal keeps every battle; the track shows the latest. */
const MOST_BATTLES = 200;

const force = field.record('campaign.force', {
  name: field.text('force.name', { max: 60, default: '—', sample: 'campaign.force.sample' }),
  ...forceFields,
  lost: field.integer('force.lost', { min: 0, max: 9999, default: 0 }),
});

const fought = field.record('campaign.battle', {
  year: field.integer('campaign.year', { min: 1492, max: 1815 }),
  attacker: field.text('campaign.attacker', { max: 60 }),
  defender: field.text('campaign.defender', { max: 60 }),
  winner: field.oneOf('campaign.winner', { options: ['attacker', 'defender', 'none'], words: 'side' }),
  major: field.flag('campaign.major'),
});

const state = field.record('campaign.state', {
  year: field.integer('campaign.year', { min: 1492, max: 1815, default: 1492 }),
  forces: field.list('campaign.forces', force, { min: 0, max: 60, unique: 'name', default: [] }),
  battles: field.list('campaign.battles', fought, { min: 0, max: MOST_BATTLES, default: [] }),
});

export type CampaignState = Infer<typeof state>;

type LeftEffect = Effect & Stack & { readonly kind: 'left'; readonly name: string; readonly lost: number };
type FoughtEffect = Effect & Infer<typeof fought> & { readonly kind: 'fought' };

/** The force of that name as it stands, in the form a battle asks for. */
export function forceNamed({ forces }: CampaignState, name: unknown): Force | undefined {
  const found = forces.find((each) => each.name === name);
  if (found === undefined) return undefined;
  const { name: _name, lost: _lost, ...standing } = found;
  return standing;
}

/** A force that the campaign does not know leaves no trace but its battle. */
const withLeft = (kept: CampaignState, effect: LeftEffect): CampaignState => ({
  ...kept,
  forces: kept.forces.map((each) => {
    if (each.name !== effect.name) return each;
    const { armiesPlus, armiesMinus, detachments, pachas } = effect;
    return { ...each, armiesPlus, armiesMinus, detachments, pachas, lost: each.lost + effect.lost };
  }),
});

const withBattle = (kept: CampaignState, { year, attacker, defender, winner, major }: FoughtEffect): CampaignState => ({
  ...kept,
  battles: [...kept.battles, { year, attacker, defender, winner, major }].slice(-MOST_BATTLES),
});

export const campaign: CampaignRules<CampaignState, LeftEffect | FoughtEffect> = {
  state,
  sides: SIDES,
  apply(kept, effect) {
    switch (effect.kind) {
      case 'left':
        return withLeft(kept, effect);
      case 'fought':
        return withBattle(kept, effect);
    }
  },
};
