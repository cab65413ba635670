/**
 * 20.2 to 20.4 The winter turn on one sheet: subsidies, then for each nation sustainment and recruitment.
 *
 * Each is the procedure that can also be played alone; the treasury goes from one to the next.
 */
import {
  done,
  type Effect,
  explained,
  field,
  type Infer,
  inTurn,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nationHere } from '../counters.ts';
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
import { type Payment, paymentsUnder, subsidiesKnown, subsidyFields } from './subsidies.ts';
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
  { counter: nationHere('nation', 'treasury', 'actions', 'exhausted', 'infantry') },
);

const input = field.record('winter.input', {
  ...subsidyFields,
  ...upkeepEvents,
  nations: field.list('winter.nations', account, { min: 1, max: NATIONS.length, unique: 'nation' }),
});

type Winter = Infer<typeof input>;
type Account = Winter['nations'][number];

/** One nation's line of the sheet; `levied` is nothing where it does not recruit. */
type Line = {
  readonly nation: Nation;
  readonly income: number;
  readonly paid: Paid;
  readonly levied: Levied | null;
  readonly left: number;
};

interface Outcome {
  readonly payments: readonly Payment[];
  readonly nations: readonly Line[];
}

export const winter: Procedure<Winter, Outcome, ClashBook, CampaignState> = {
  id: 'winter',
  rule: '20.3',
  input,
  rulings: ['recruits-both'],
  refusals: (w, book) => w.nations.flatMap((each, index) => faults(w, each, `nations[${index}]`, book)),
  begin: (w, book) => sheet(w, paymentsUnder(w, book), book),
  outcome: (result) => String(raised(result)),
  summary: (result) => words('winter.summary', { lines: told(result) }),
  figures: {
    infantry: (result: Outcome) => raised(result),
    cost: ({ nations }: Outcome) => nations.reduce((sum, { levied }) => sum + (levied?.cost ?? 0), 0),
    short: ({ nations }: Outcome) =>
      nations.reduce((sum, { paid, levied }) => sum + paid.short + (levied?.short ?? 0), 0),
  },
  effects: ({ payments, nations }): readonly Effect[] => [
    ...payments.map(({ to, thl }) => ({ kind: 'income', nation: to, thl })),
    ...nations.flatMap(({ nation, paid, levied }) => [
      ...paidEffects(nation, paid),
      ...(levied ? levyEffects(nation, levied) : []),
    ]),
  ],
  fromCampaign: (state) => ({ ...subsidiesKnown(state), ...upkeepKnown(state) }),
};

const raised = ({ nations }: Outcome): number => nations.reduce((sum, { levied }) => sum + (levied?.infantry ?? 0), 0);

const told = ({ nations }: Outcome) =>
  nations.map(({ nation, left, levied }) => [nation, levied?.infantry ?? 0, levied?.cavalry ?? 0, left]);

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

/** 20.2.3 Subsidies first; then nation after nation. */
const sheet = (w: Winter, payments: readonly Payment[], book: ClashBook): Step<Outcome> =>
  explained(
    () => [
      {
        rule: '20.2.3',
        title: words('subsidies.paid'),
        outcome: words('subsidies.summary', { payments: payments.map(({ from, to, thl }) => [from, to, thl]) }),
      },
    ],
    inTurn(
      w.nations,
      [] as readonly Line[],
      (account, lines, next) => line(w, account, incomeOf(account.nation, payments), lines, next, book),
      (nations) => done({ payments, nations }),
    ),
  );

const incomeOf = (nation: Nation, payments: readonly Payment[]): number =>
  payments.reduce((sum, { to, thl }) => (to === nation ? sum + thl : sum), 0);

/** 20.3 Sustainment, 20.4.1 then recruitment, if the treasury bears the least it can cost. */
function line(
  w: Winter,
  account: Account,
  income: number,
  lines: readonly Line[],
  next: (lines: readonly Line[]) => Step<Outcome>,
  book: ClashBook,
): Step<Outcome> {
  const { nation } = account;
  const upkeep = upkeepOf(w, account, income);
  const paid = payUpkeep(upkeep, book);
  const purse = upkeep.treasury - paid.thl;
  const levy = levyOf(w, account, purse);
  const mayRecruit = account.recruits && purse >= leastCost(levy, book);
  const entry = (levied: Levied | null): Line => ({
    nation,
    income,
    paid,
    levied,
    left: purse - (levied ? levied.cost - levied.short : 0),
  });
  const step = mayRecruit
    ? nested('levy', lines, recruit(levy, book), (levied, before) => next([...before, entry(levied)]))
    : next([...lines, entry(null)]);
  return explained(
    () => [
      {
        rule: '20.3',
        title: words(`nation.${nation}`),
        outcome: words(paid.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...paid }),
      },
    ],
    step,
  );
}

function faults(w: Winter, account: Account, at: string, book: ClashBook): readonly Refusal[] {
  const levy = levyOf(w, account, account.treasury);
  const room = roomFor(levy, book);
  return [
    ...upkeepRefusals(upkeepOf(w, account, 0), book),
    ...paymentFaults(account),
    ...(account.wish > room
      ? [{ code: 'aboveArmyLimit', at: 'wish', rule: '20.4.2', facts: { wish: account.wish, room } }]
      : []),
  ].map((refusal) => ({ ...refusal, at: `${at}.${refusal.at}` }));
}
