/** 17.3-4 Masking a fortress: enough SPs before it, and a Siege marker at 0 that a siege can begin from. No die. */
import { done, field, type Infer, type Procedure, words } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, fortressHere } from '../counters.ts';
import { fortressClass, name, sps } from '../fields.ts';
import type { ClashBook } from './book.ts';
import { fortressFigures, fortressRefusals } from './fortress.ts';

const input = field.record(
  'mask.input',
  {
    fortress: name('siege.fortress'),
    class: fortressClass('siege.class'),
    garrison: field.integer('siege.garrison', { min: 0, max: 99, default: 0 }),
    force: name('mask.force'),
    sps: sps('mask.sps'),
    besieged: field.flag('mask.besieged'),
  },
  { counter: [fortressHere('fortress', 'class', 'garrison'), forceHere('force')] },
);

type Mask = Infer<typeof input>;

interface Outcome {
  readonly needed: number;
  /** SPs of the force that are free to go. */
  readonly spare: number;
  /** A Siege marker at 0 is placed; false where one stands already. */
  readonly placed: boolean;
}

export const mask: Procedure<Mask, Outcome, ClashBook, CampaignState> = {
  id: 'mask',
  rule: '17.3-4',
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
  figures: { spare: ({ spare }: Outcome) => spare },
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
