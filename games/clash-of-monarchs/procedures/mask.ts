/** 17.3-4 Masking a fortress: enough SPs before it, and a Siege marker at 0 that a siege can begin from. No die. */
import { done, type Infer, type Procedure } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, fortressHere } from '../counters.ts';
import { fortressClass, name, seldom, sps } from '../fields.ts';
import { field, words } from '../text/kit.ts';
import type { ClashBook } from './book.ts';
import { fortressFigures, fortressRefusals } from './fortress.ts';
import { sign, term } from './on-table.ts';

const input = field.record(
  'mask.input',
  {
    fortress: name('siege.fortress', { force: 'defender' }),
    class: fortressClass('siege.class', { force: 'defender' }),
    garrison: field.integer('siege.garrison', { min: 0, max: 99, default: 0, force: 'defender' }),
    force: name('mask.force', { force: 'attacker' }),
    sps: sps('mask.sps', { force: 'attacker' }),
    besieged: seldom('mask.besieged'),
  },
  {
    counter: [
      fortressHere('fortress', ['class', 'garrison'], { printed: ['class'], state: ['garrison'] }),
      forceHere('force', [], { printed: ['sps'] }),
    ],
  },
);

type Mask = Infer<typeof input>;

export interface Masked {
  readonly needed: number;
  /** SPs of the force that are free to go. */
  readonly spare: number;
  /** A Siege marker at 0 is placed; false where one stands already. */
  readonly placed: boolean;
}

export const mask: Procedure<Mask, Masked, ClashBook, CampaignState, typeof input> = {
  id: 'mask',
  rule: '17.3-4',
  phase: 'siege',
  input,
  refusals: (m, book) => fortressRefusals(m, book),
  begin: (m, book) => {
    const { besiege: needed } = fortressFigures(m.class, book);
    const result = { needed, spare: m.sps - needed, placed: !m.besieged };
    return done(result, () => [
      { rule: '17.3-4', title: words('mask.held'), outcome: words('mask.summary', { ...result }) },
    ]);
  },
  outcome: () => 'masked',
  outcomeWords: () => words('mask.masked'),
  outcomes: ['masked'],
  summary: (result) => words('mask.summary', { ...result }),
  equation: (m, book) => [
    term(m.sps, 'mask.sps', { side: 'attacker', leads: true }),
    sign('≥'),
    term(fortressFigures(m.class, book).besiege, 'fortressRow.besiege', { side: 'defender' }),
  ],
  fates: () => [{ at: '', words: words('mask.masked') }],
  next: (_result, { fortress, class: of, garrison, force, sps: there }) => [
    {
      procedure: 'siege',
      input: { fortress, class: of, garrison, force, sps: there },
      words: words('procedure.siege'),
    },
  ],
  figures: { spare: ({ spare }: Masked) => spare },
  effects: ({ placed }, { fortress }) =>
    placed ? [onCounter(fortress, { kind: 'siegeMarker', fortress, marker: 0 })] : [],
  fromCampaign: (state, said) => {
    const fortress = state.fortresses.find((known) => known.name === said['fortress']);
    return {
      ...strengthOf(forceNamed(state, said['force'])),
      ...(fortress && { besieged: fortress.marker !== undefined }),
    };
  },
};
