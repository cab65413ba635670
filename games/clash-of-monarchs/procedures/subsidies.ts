/** 20.2.3 Subsidies: what each power receives. No die. */
import { done, type Effect, type Infer, type Procedure } from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { field, words } from '../text/kit.ts';
import { type Nation, TREATIES, type Troop } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { term } from './on-table.ts';

/** What decides who pays, here and on the sheet of a winter. */
export const subsidyFields = {
  treaty: field.oneOf('subsidies.treaty', { options: TREATIES, words: 'treaty', default: 'none' }),
  saxonyHeld: field.flag('event.saxonyHeld'),
  british: field.flag('subsidies.british', { default: true }),
};

const input = field.record('subsidies.input', subsidyFields);

type Subsidies = Infer<typeof input>;

export interface Payment {
  readonly from: Troop;
  readonly to: Nation;
  readonly thl: number;
}

export interface Subsidised {
  readonly payments: readonly Payment[];
}

const sumOf = (payments: readonly Payment[]): number => payments.reduce((sum, { thl }) => sum + thl, 0);

const received = ({ payments }: Subsidised, nation: Nation): number =>
  payments.reduce((sum, { to, thl }) => (to === nation ? sum + thl : sum), 0);

export const subsidies: Procedure<Subsidies, Subsidised, ClashBook, CampaignState, typeof input> = {
  id: 'subsidies',
  rule: '20.2.3',
  phase: 'winter',
  input,
  equation: (s, book) => [term(sumOf(paymentsUnder(s, book)), 'figure.thl', { leads: true })],
  begin: (s, book) => {
    const result = { payments: paymentsUnder(s, book) };
    return done(result, () => [
      { rule: '20.2.3', title: words('subsidies.paid'), outcome: words('subsidies.summary', paymentFacts(result)) },
    ]);
  },
  outcome: ({ payments }) => String(sumOf(payments)),
  summary: (result) => words('subsidies.summary', paymentFacts(result)),
  figures: {
    prussia: (result: Subsidised) => received(result, 'PR'),
    austria: (result: Subsidised) => received(result, 'AU'),
    russia: (result: Subsidised) => received(result, 'RU'),
  },
  effects: ({ payments }): readonly Effect[] => payments.map(({ to, thl }) => ({ kind: 'income', nation: to, thl })),
  fromCampaign: (state) => subsidiesKnown(state),
};

/** The treaty in force, and which of the other two still pay. */
export const subsidiesKnown = ({ treaty, events }: CampaignState): Subsidies => ({
  treaty,
  saxonyHeld: events.saxonyHeld,
  british: !events.britishSubsidyEnded,
});

export const paymentFacts = ({ payments }: Pick<Subsidised, 'payments'>) => ({
  payments: payments.map((each) => ({ ...each })),
});

/** 20.2.3 Britain until it stops; France by the one treaty in force; Saxony while Prussia holds it. */
export const paymentsUnder = (s: Subsidies, { tables }: ClashBook): readonly Payment[] =>
  Object.values(tables.subsidies.rows)
    .filter(({ from, treaty }) => (from === 'FR' ? treaty === s.treaty : from === 'SA' ? s.saxonyHeld : s.british))
    .map(({ from, to, thl }) => ({ from: from as Troop, to: to as Nation, thl }));
