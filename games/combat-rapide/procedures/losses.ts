/** K Losses alone: what so many losses leave of a force, for players who only want that chart. */
import { done, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign.ts';
import { bear, bearer, type Left } from './bearing.ts';
import type { CombatBook } from './book.ts';
import { borne } from './effects.ts';
import { forceAs, standingFields } from './force.ts';
import { halves } from './halves.ts';
import { counterFields, equivalentOf, pachaField, stackFaults, worthOf } from './stack.ts';

const input = field.record(
  'losses.input',
  {
    name: standingFields.name,
    nation: { ...standingFields.nation, rule: 'H' },
    ...counterFields,
    pachas: pachaField,
    losses: field.integer('losses.whole', { min: 0, max: 20, default: 1, rule: 'K' }),
    half: field.flag('losses.half', { default: false, rule: 'K' }),
  },
  forceAs('suffers'),
);

type Losses = Infer<typeof input>;

export const losses: Procedure<Losses, Left, CombatBook, CampaignState> = {
  id: 'losses',
  rule: 'K',
  input,
  rulings: ['pachaAbsorbs', 'recombination', 'provinceCounters'],
  refusals: (stack) => stackFaults(stack, stack.nation).map((fault) => ({ ...fault, at: '' })),
  begin: (stack, book) =>
    bear(
      bearer('attacker', stack, book, { table: 'losses.table', moved: 'losses.moved' }),
      halves(stack.losses) + (stack.half ? 1 : 0),
      (left, told) =>
        done(left, () => [
          ...told(),
          { rule: 'K', title: words('losses.counters'), outcome: words('losses.force', { ...left }) },
        ]),
    ),
  outcome: (left) => String(equivalentOf(left)),
  outcomeWords: (outcome) => words('losses.outcome', { remaining: Number(outcome) }),
  summary: (left) => words('losses.force', { ...left }),
  figures: {
    detachmentsLeft: (left: Left) => equivalentOf(left),
    // H Whether a pacha or a counter goes is worth the same; what is kept of both is what an owner may want.
    worthLeft: (left: Left) => worthOf(left),
  },
  effects: (left, stack) => borne(stack, left),
};
