/** 20.4.5 New leaders: one die. */
import { type Ask, chance, d6, done, type Effect, field, type Infer, type Procedure, words } from '@grognard/kernel';
import { nation } from '../fields.ts';
import type { ClashBook } from './book.ts';

const input = field.record('new-leaders.input', { nation: nation() });

type NewLeaders = Infer<typeof input>;

interface Outcome {
  readonly result: 'replace-2' | 'add-1' | 'add-2' | 'add-3';
  readonly replaced: number;
  readonly added: number;
}

const DIE: Ask = { rule: '20.4.5', text: 'new-leaders.ask.die' };

export const newLeaders: Procedure<NewLeaders, Outcome, ClashBook> = {
  id: 'new-leaders',
  rule: '20.4.5',
  input,
  begin: (_input, { tables }) =>
    chance(DIE, d6, (face) => {
      const table = tables['new-leaders'];
      const look = table.look(table.rows.find(face), 'leaders');
      return done(outcomeOf(look.cell), () => [
        { rule: '20.4.5', title: words(DIE.text), lookup: look, outcome: words(`new-leaders.${look.cell}`) },
      ]);
    }),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`new-leaders.${outcome}`),
  outcomes: ['add-3', 'add-2', 'add-1', 'replace-2'],
  summary: ({ result }) => words(`new-leaders.${result}`),
  figures: { added: ({ added }: Outcome) => added },
  effects: ({ replaced, added }, { nation: of }): readonly Effect[] => [
    { kind: 'newLeaders', nation: of, replaced, added },
  ],
};

const outcomeOf = (result: Outcome['result']): Outcome => {
  const [what, number] = result.split('-');
  const leaders = Number(number);
  return { result, replaced: what === 'replace' ? leaders : 0, added: what === 'add' ? leaders : 0 };
};
