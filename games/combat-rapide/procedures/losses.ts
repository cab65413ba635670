/** K Losses alone: what so many losses leave of a force, for players who only want that chart. */
import { done, field, type Infer, type Procedure, words } from '@grognard/kernel';
import { type CampaignState, forceNamed } from '../campaign.ts';
import { NATIONS } from '../vocabulary.ts';
import { bear, bearer, type Left } from './bearing.ts';
import type { CombatBook } from './book.ts';
import { left } from './effects.ts';
import { halves } from './halves.ts';
import { counterFields, equivalentOf, excessOf, pachaField, stackFaults } from './stack.ts';

const input = field.record('losses.input', {
  name: field.text('force.name', { max: 60, default: '—', help: 'force.name.help' }),
  nation: field.oneOf('force.nation', { options: NATIONS, words: 'nation', default: 'other', rule: 'H' }),
  ...counterFields,
  pachas: pachaField,
  losses: field.integer('losses.whole', { min: 0, max: 20, default: 1, rule: 'K' }),
  half: field.flag('losses.half', { default: false, rule: 'K' }),
});

type Losses = Infer<typeof input>;

type Outcome = Left & { readonly excess: number };

export const losses: Procedure<Losses, Outcome, CombatBook, CampaignState> = {
  id: 'losses',
  rule: 'K',
  input,
  refusals: (stack) => stackFaults(stack, stack.nation).map((fault) => ({ ...fault, at: '' })),
  begin: (stack, book) =>
    bear(
      bearer('attacker', stack, book, 'losses.table'),
      halves(stack.losses) + (stack.half ? 1 : 0),
      (remains, told) => {
        const excess = excessOf(remains, book);
        return done({ ...remains, excess }, () => [
          ...told(),
          { rule: 'K', title: words('losses.counters'), outcome: words('losses.force', { ...remains }) },
          ...(excess > 0
            ? [{ rule: 'K', title: words('losses.moved'), outcome: words('losses.excess', { excess }) }]
            : []),
        ]);
      },
    ),
  outcome: (result) => String(equivalentOf(result)),
  outcomeWords: (outcome) => words('losses.outcome', { remaining: Number(outcome) }),
  summary: (result) => words('losses.force', { ...result }),
  figures: { detachmentsLeft: (result: Outcome) => equivalentOf(result) },
  effects: (result, stack) => [left(stack.name, stack, result)],
  fromCampaign: (state, said) => {
    const standing = forceNamed(state, said['name']);
    if (standing === undefined) return {};
    const { nation, armiesPlus, armiesMinus, detachments, pachas } = standing;
    return { nation, armiesPlus, armiesMinus, detachments, pachas };
  },
};
