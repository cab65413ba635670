/**
 * 20.2 to 20.4 The winter turn on one sheet: subsidies, then for each nation sustainment and recruitment.
 *
 * Each is the procedure that can also be played alone; the treasury goes from one to the next.
 */
import {
  checkpoint,
  done,
  type Effect,
  explained,
  type Infer,
  inTurn,
  nested,
  type Plain,
  type Procedure,
  play,
  type Refusal,
  replaying,
  type Step,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nationHere } from '../counters.ts';
import { field, refusal, words } from '../text/kit.ts';
import { NATIONS, type Nation } from '../vocabulary.ts';
import { roomFor } from './army-size.ts';
import type { ClashBook } from './book.ts';
import {
  type Levied,
  leastCost,
  levyEffects,
  levyFields,
  paymentFaults,
  type Recruitment,
  recruit,
} from './recruitment.ts';
import { type Payment, paymentFacts, paymentsUnder, subsidiesKnown, subsidyFields } from './subsidies.ts';
import {
  type Paid,
  paidEffects,
  payUpkeep,
  type Upkeep,
  upkeepEvents,
  upkeepFields,
  upkeepKnown,
  upkeepRefusals,
} from './sustainment.ts';

const account = field.record(
  'winter.nation',
  { ...upkeepFields, recruits: field.flag('winter.recruits', { default: true }), ...levyFields },
  {
    counter: nationHere('nation', ['treasury', 'actions', 'exhausted', 'infantry'], {
      nation: 'nation',
      state: ['treasury', 'actions', 'exhausted', 'infantry'],
    }),
  },
);

const input = field.record('winter.input', {
  ...subsidyFields,
  ...upkeepEvents,
  nations: field.list('winter.nations', account, { min: 1, max: NATIONS.length, unique: 'nation' }),
});

type Winter = Infer<typeof input>;
type Account = Winter['nations'][number];

/** What a nation's accounts come to before it recruits: no die is thrown for them. */
type Settled = {
  readonly nation: Nation;
  readonly income: number;
  readonly paid: Paid;
  readonly purse: number;
};

/** What a nation raised; nothing where it did not recruit. */
type Raised = {
  readonly nation: Nation;
  readonly levied: Levied | null;
};

/** All nations together: who raised what is told by the steps, and the journal knows it. */
type Totals = {
  readonly infantry: number;
  readonly cavalry: number;
  readonly cost: number;
  readonly short: number;
};

export interface Wintered extends Totals {
  readonly payments: readonly Payment[];
  readonly nations: readonly Settled[];
}

export const winter: Procedure<Winter, Wintered, ClashBook, CampaignState, typeof input> = {
  id: 'winter',
  rule: '20.3',
  phase: 'winter',
  input,
  rulings: ['recruits-both'],
  refusals: (w, book) => w.nations.flatMap((each, index) => faults(w, each, `nations[${index}]`, book)),
  begin: (w, book) => sheet(w, book),
  outcome: ({ infantry }) => String(infantry),
  summary: ({ infantry, cavalry, cost, short }) => words('recruitment.summary', { infantry, cavalry, cost, short }),
  figures: {
    infantry: ({ infantry }: Wintered) => infantry,
    cost: ({ cost }: Wintered) => cost,
    short: ({ short, nations }: Wintered) => nations.reduce((sum, { paid }) => sum + paid.short, short),
  },
  effects: ({ payments, nations }, w, journal, book): readonly Effect[] => {
    const raised = play(
      levies(w, book, NOBODY, (all, each) => [...all, each], done),
      replaying(journal),
    );
    return [
      ...payments.map(({ to, thl }) => ({ kind: 'income', nation: to, thl })),
      ...nations.flatMap(({ nation, paid }) => paidEffects(nation, paid)),
      ...raised.flatMap(({ nation, levied }) => (levied ? levyEffects(nation, levied) : [])),
    ];
  },
  fromCampaign: (state) => ({ ...subsidiesKnown(state), ...upkeepKnown(state) }),
};

const upkeepOf = (w: Winter, account: Account, income: number): Upkeep => ({
  ...account,
  improved: w.improved,
  austrianReduction: w.austrianReduction,
  dresdenHostile: w.dresdenHostile,
  treasury: account.treasury + income,
});

const levyOf = (w: Winter, account: Account, treasury: number): Recruitment => ({
  nation: account.nation,
  treasury,
  exhausted: account.exhausted,
  paid: account.paid,
  infantry: account.infantry,
  wish: account.wish,
  austrianReduction: w.austrianReduction,
  dresdenHostile: w.dresdenHostile,
});

/** 20.2.3 Subsidies, 20.3 sustainment, and what is then left to each nation. */
function settled(w: Winter, book: ClashBook): readonly Settled[] {
  const payments = paymentsUnder(w, book);
  return w.nations.map((account) => {
    const { nation } = account;
    const income = payments.reduce((sum, { to, thl }) => (to === nation ? sum + thl : sum), 0);
    const upkeep = upkeepOf(w, account, income);
    const paid = payUpkeep(upkeep, book);
    return { nation, income, paid, purse: upkeep.treasury - paid.thl };
  });
}

const NOBODY: readonly Raised[] = [];
const NOTHING: Totals = { infantry: 0, cavalry: 0, cost: 0, short: 0 };

const counted = (so: Totals, { levied }: Raised): Totals => ({
  infantry: so.infantry + (levied?.infantry ?? 0),
  cavalry: so.cavalry + (levied?.cavalry ?? 0),
  cost: so.cost + (levied?.cost ?? 0),
  short: so.short + (levied?.short ?? 0),
});

function sheet(w: Winter, book: ClashBook): Step<Wintered> {
  const payments = paymentsUnder(w, book);
  const nations = settled(w, book);
  return explained(
    () => [
      {
        rule: '20.2.3',
        title: words('subsidies.paid'),
        outcome: words('subsidies.summary', paymentFacts({ payments })),
      },
      ...nations.map(({ nation, paid }) => ({
        rule: '20.3',
        title: words('winter.upkeep', { nation }),
        outcome: words(paid.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...paid }),
      })),
    ],
    levies(w, book, NOTHING, counted, (totals) => done({ payments, nations, ...totals })),
  );
}

/** 20.4.1 Nation after nation recruits, if it will and its treasury bears the least it can cost. */
function levies<C extends Plain, T>(
  w: Winter,
  book: ClashBook,
  start: C,
  count: (so: C, raised: Raised) => C,
  end: (so: C) => Step<T>,
): Step<T> {
  const purses = settled(w, book);
  return inTurn(
    w.nations.map((account, place) => ({ account, purse: purses[place]?.purse ?? 0 })),
    start,
    ({ account, purse }, so, next: (so: C) => Step<T>) => {
      const { nation } = account;
      const levy = levyOf(w, account, purse);
      if (!account.recruits || purse < leastCost(levy, book)) return next(count(so, { nation, levied: null }));
      return explained(
        () => [{ rule: '20.4.1', title: words('winter.levy', { nation }) }],
        nested(`levy-${nation}`, so, recruit(levy, book), (levied, before) =>
          checkpoint(`after-${nation}`, count(before, { nation, levied }), next),
        ),
      );
    },
    end,
  );
}

function faults(w: Winter, account: Account, at: string, book: ClashBook): readonly Refusal[] {
  const levy = levyOf(w, account, account.treasury);
  const room = roomFor(levy, book);
  return [
    ...upkeepRefusals(upkeepOf(w, account, 0), book),
    ...paymentFaults(account),
    ...(account.wish > room
      ? [refusal('aboveArmyLimit', 'wish', { rule: '20.4.2', facts: { wish: account.wish, room } })]
      : []),
  ].map((refusal) => ({ ...refusal, at: `${at}.${refusal.at}` }));
}
