/** K Losses alone: what so many losses leave of a force, for players who only want that chart. */
import { done, type EquationTerm, type Infer, type Played, type Procedure } from '@grognard/kernel';
import { number } from '../../words/grammar/english.ts';
import type { CampaignState } from '../campaign.ts';
import { field, words } from '../text/kit.ts';
import { nameOf } from '../vocabulary.ts';
import { fateOf } from './battle-table.ts';
import { bear, bearer, type Left } from './bearing.ts';
import type { CombatBook } from './book.ts';
import { conversionOf } from './conversion.ts';
import { borne } from './effects.ts';
import { nationField, stackFace, standingFields } from './force.ts';
import { halves, losses as written } from './halves.ts';
import { bodyOf, counterFields, equivalentOf, pachaField, stackRefusals, worthOf } from './stack.ts';

const input = field.record(
  'losses.input',
  {
    name: standingFields.name,
    nation: nationField('H'),
    ...counterFields,
    pachas: pachaField,
    losses: field.integer('losses.whole', { min: 0, max: 20, default: 1, rule: 'K' }),
    half: field.flag('losses.half', { default: false, rule: 'K' }),
  },
  { counter: { ...stackFace('suffers'), nation: 'nation' } },
);

type Losses = Infer<typeof input>;

/** The half losses that were given. */
const given = ({ losses: whole, half }: Losses): number => halves(whole) + (half ? 1 : 0);

const bearing = (stack: Losses, book: CombatBook) =>
  bearer('attacker', stack, book, { table: words('losses.table'), moved: words('losses.moved') });

export const losses: Procedure<Losses, Left, CombatBook, CampaignState, typeof input> = {
  id: 'losses',
  rule: 'K',
  phase: 'battle',
  input,
  rulings: ['pachaAbsorbs', 'recombination', 'provinceCounters'],
  refusals: (stack) => stackRefusals(stack, stack.nation, ''),
  begin: (stack, book) =>
    bear(bearing(stack, book), given(stack), (left, told) =>
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
  equation,
  headline,
  fates: (left) => [fateOf(left, '')],
  next: (left, stack) => conversionOf(left, { nation: stack.nation, ...nameOf(stack) }),
  effects: (left, stack) => borne(stack, left),
};

/** 8 D − 4½ → 4 D. */
function equation(stack: Losses, book: CombatBook): readonly EquationTerm[] {
  return [
    { text: `${bodyOf(stack, book)} D`, label: 'losses.start' },
    { text: '−' },
    { text: number(written(given(stack))), label: 'losses.suffered' },
    { text: '→' },
    { text: `${bearing(stack, book).remaining(given(stack))} D`, label: 'losses.remaining', leads: true },
  ];
}

/** 4½ losses of 8 D: 4 D left. */
function headline({ result, steps }: Played<Left, Losses>) {
  const read = steps.find(({ lookup }) => lookup?.table === 'losses')?.lookup;
  const [start, remaining] = [Number(read?.row), Number(read?.cell)];
  return words('losses.headline', { start, suffered: result.suffered, remaining });
}
