/** 20.4.5 New leaders: one die. */
import { askWords, chance, d6, done, type Effect, type Infer, type Procedure } from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nation } from '../fields.ts';
import { ask, field, words } from '../text/kit.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline } from './on-table.ts';

const input = field.record('new-leaders.input', { nation: nation() });

type NewLeaders = Infer<typeof input>;

export interface LeadersDrawn {
  readonly result: 'replace-2' | 'add-1' | 'add-2' | 'add-3';
  readonly replaced: number;
  readonly added: number;
}

const DIE = ask('20.4.5', 'new-leaders.ask.die');

export const newLeaders: Procedure<NewLeaders, LeadersDrawn, ClashBook, CampaignState, typeof input> = {
  id: 'new-leaders',
  rule: '20.4.5',
  phase: 'winter',
  input,
  begin: (_input, { tables }) =>
    chance(DIE, d6, (face) => {
      const table = tables['new-leaders'];
      const look = table.look(table.rows.find(face), 'leaders');
      return done(outcomeOf(look.cell), () => [
        { rule: '20.4.5', title: askWords(DIE), lookup: look, outcome: words(`new-leaders.${look.cell}`) },
      ]);
    }),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`new-leaders.${outcome as LeadersDrawn['result']}`),
  outcomes: ['add-3', 'add-2', 'add-1', 'replace-2'],
  summary: ({ result }) => words(`new-leaders.${result}`),
  headline: ({ steps }) => diceHeadline(steps),
  figures: { added: ({ added }: LeadersDrawn) => added },
  effects: ({ replaced, added }, { nation: of }): readonly Effect[] => [
    { kind: 'newLeaders', nation: of, replaced, added },
  ],
};

const outcomeOf = (result: LeadersDrawn['result']): LeadersDrawn => {
  const [what, number] = result.split('-');
  const leaders = Number(number);
  return { result, replaced: what === 'replace' ? leaders : 0, added: what === 'add' ? leaders : 0 };
};
