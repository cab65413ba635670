/** 20.2.3 Subsidies: what each power receives. No die. */
import { done, type Effect, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { type Nation, TREATIES } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';

/** What decides who pays, here and on the sheet of a winter. */
export const subsidyFields = {
  treaty: field.oneOf('subsidies.treaty', { options: TREATIES, words: 'treaty', default: 'none' }),
  saxonyHeld: field.flag('event.saxonyHeld'),
  british: field.flag('subsidies.british', { default: true }),
};

const input = field.record('subsidies.input', subsidyFields);

type Subsidies = Infer<typeof input>;

export interface Payment {
  readonly from: Nation;
  readonly to: Nation;
  readonly thl: number;
}

interface Outcome {
  readonly payments: readonly Payment[];
}

const received = ({ payments }: Outcome, nation: Nation): number =>
  payments.reduce((sum, { to, thl }) => (to === nation ? sum + thl : sum), 0);

export const subsidies: Procedure<Subsidies, Outcome, ClashBook, CampaignState> = {
  id: 'subsidies',
  rule: '20.2.3',
  input,
  begin: (s, book) => {
    const result = { payments: paymentsUnder(s, book) };
    return done(result, () => [
      { rule: '20.2.3', title: words('subsidies.paid'), outcome: words('subsidies.summary', facts(result)) },
    ]);
  },
  outcome: ({ payments }) => String(payments.reduce((sum, { thl }) => sum + thl, 0)),
  summary: (result) => words('subsidies.summary', facts(result)),
  figures: {
    prussia: (result: Outcome) => received(result, 'PR'),
    austria: (result: Outcome) => received(result, 'AU'),
    russia: (result: Outcome) => received(result, 'RU'),
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

const facts = ({ payments }: Outcome) => ({ payments: payments.map(({ from, to, thl }) => [from, to, thl]) });

/** 20.2.3 Britain until it stops; France by the one treaty in force; Saxony while Prussia holds it. */
export const paymentsUnder = (s: Subsidies, { tables }: ClashBook): readonly Payment[] =>
  Object.values(tables.subsidies.rows)
    .filter(({ from, treaty }) => (from === 'FR' ? treaty === s.treaty : from === 'SA' ? s.saxonyHeld : s.british))
    .map(({ from, to, thl }) => ({ from: from as Nation, to: to as Nation, thl }));
