/** What a campaign of The Ford keeps: the steps each side has lost. */
import { type CampaignRules, field, type Infer } from '@grognard/kernel';
import { SIDES } from './vocabulary.ts';

const steps = (side: 'attacker' | 'defender') => field.integer(`side.${side}`, { min: 0, max: 999, default: 0 });

const state = field.record('campaign.state', {
  lost: field.record(
    'campaign.lost',
    { attacker: steps('attacker'), defender: steps('defender') },
    { default: { attacker: 0, defender: 0 } },
  ),
});

type State = Infer<typeof state>;
type Lost = { readonly kind: 'lost'; readonly side: 'attacker' | 'defender'; readonly steps: number };

export const campaign: CampaignRules<State, Lost> = {
  state,
  sides: SIDES,
  apply: ({ lost }, { side, steps }) => ({ lost: { ...lost, [side]: lost[side] + steps } }),
};
