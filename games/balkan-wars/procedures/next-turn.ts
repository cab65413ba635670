/** The game turn moves on: what lasted for one turn ends. No die is thrown. */
import { done, field, type Procedure, type Refusal, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { asEffects } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';

const input = field.record('nextTurn.input', {
  turnNumber: field.integer('campaign.turnNumber', { min: 1, max: 98, default: 1 }),
  conflictOwed: field.flag('nextTurn.conflictOwed'),
});

interface NextTurn {
  readonly turnNumber: number;
}

export const nextTurn: Procedure<
  { readonly turnNumber: number; readonly conflictOwed: boolean },
  NextTurn,
  BalkanBook,
  CampaignState
> = {
  id: 'next-turn',
  rule: 'sequence',
  phase: 'turnEnd',
  input,
  refusals: ({ conflictOwed }): readonly Refusal[] =>
    conflictOwed ? [{ code: 'conflictOwed', at: 'conflictOwed', rule: 'events' }] : [],
  begin: ({ turnNumber }) =>
    done({ turnNumber: turnNumber + 1 }, () => [
      {
        rule: 'sequence',
        title: words('nextTurn.title'),
        outcome: words('nextTurn.read', { turnNumber: turnNumber + 1 }),
      },
    ]),
  outcome: ({ turnNumber }) => String(turnNumber),
  outcomeWords: (turn) => words('nextTurn.read', { turnNumber: Number(turn) }),
  summary: ({ turnNumber }) => words('nextTurn.read', { turnNumber }),
  figures: {},
  effects: () => asEffects([{ kind: 'nextTurn' }]),
  fromCampaign: ({ turnNumber, turn }) => ({ turnNumber, conflictOwed: turn.confrontation }),
};
