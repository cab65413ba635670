/** 20.4.1 Recruitment: dice by nation and exhaustion, then infantry, cavalry and a cost. 20.4.2 Army size limits. */
import {
  askWords,
  chance,
  checkpoint,
  choice,
  d6,
  done,
  type Effect,
  explained,
  type Facts,
  type Infer,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nationHere } from '../counters.ts';
import { nation, seldom, thalers } from '../fields.ts';
import { ask, field, type RefusalCode, refusal, words } from '../text/kit.ts';
import { type Nation, partyOf } from '../vocabulary.ts';
import { infantryThere, limitEvents, limitsKnown, roomFor } from './army-size.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline, diceTerms } from './on-table.ts';
import { spentFate } from './thalers.ts';

/** What a nation tells of its recruitment, here and on the sheet of a winter. */
export const levyFields = {
  exhausted: field.flag('recruitment.exhausted'),
  paid: seldom('recruitment.paid'),
  infantry: infantryThere(),
  wish: field.integer('recruitment.wish', {
    min: 0,
    max: 99,
    default: 0,
    help: 'recruitment.wish.help',
    seldom: true,
  }),
};

const input = field.record(
  'recruitment.input',
  { nation: nation(), treasury: thalers('field.treasury', 99), ...levyFields, ...limitEvents },
  {
    counter: nationHere('nation', ['treasury', 'exhausted', 'infantry'], {
      nation: 'nation',
      state: ['treasury', 'exhausted', 'infantry'],
    }),
  },
);

export type Recruitment = Infer<typeof input>;

export type Levied = {
  readonly total: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly cost: number;
  /** Thalers the treasury lacks; what follows is not printed. */
  readonly short: number;
};

const DIE = ask('20.4.1', 'recruitment.ask.die');
const EITHER = ask('20.4.1', 'recruitment.ask.either');

export const recruitment: Procedure<Recruitment, Levied, ClashBook, CampaignState, typeof input> = {
  id: 'recruitment',
  rule: '20.4.1',
  phase: 'winter',
  input,
  rulings: ['recruits-both'],
  refusals: (r, book) => refusals(r, book),
  begin: (r, book) => recruit(r, book),
  outcome: ({ total }) => String(total),
  summary: (result) => words('recruitment.summary', { ...result }),
  equation: (r, book) => {
    const { dice, drm } = diceOf(r, book);
    return diceTerms(drm, dice);
  },
  headline: ({ steps }) => diceHeadline(steps),
  fates: (levied, { treasury }) => [spentFate('', treasury - paidFor(levied))],
  next: (_levied, { nation: of }) => [
    { procedure: 'new-leaders', input: { nation: of }, words: words('procedure.new-leaders') },
  ],
  figures: {
    infantry: ({ infantry }: Levied) => infantry,
    cavalry: ({ cavalry }: Levied) => cavalry,
    cost: ({ cost }: Levied) => cost,
  },
  favours: { recruiter: 'infantry' },
  parties: ({ nation: of }) => ({ recruiter: partyOf([of]) }),
  effects: (levied, r) => levyEffects(r.nation, levied),
  fromCampaign: (state) => limitsKnown(state),
};

/** What the treasury bears of the cost. */
const paidFor = ({ cost, short }: Levied): number => cost - short;

export const levyEffects = (of: Nation, levied: Levied): readonly Effect[] => [
  ...(levied.infantry + levied.cavalry > 0
    ? [{ kind: 'recruits', nation: of, infantry: levied.infantry, cavalry: levied.cavalry }]
    : []),
  ...(paidFor(levied) > 0 ? [{ kind: 'spent', nation: of, thl: paidFor(levied) }] : []),
];

/** 20.4.1 The dice, the DRM and the extra thalers of each nation and state. */
function diceOf(
  r: Recruitment,
  { tables }: ClashBook,
): { readonly dice: number; readonly drm: number; readonly thl: number } {
  const { rows } = tables['recruitment-dice'];
  switch (r.nation) {
    case 'AU':
    case 'FR':
    case 'PR':
      return r.exhausted ? (r.paid ? rows['great-paid'] : rows['great-exhausted']) : rows.great;
    case 'A-A':
      return r.paid ? rows['A-A-paid'] : rows['A-A'];
    case 'RU':
      return r.paid ? rows['RU-paid'] : rows.RU;
    case 'DA':
    case 'IM':
    case 'SA':
    case 'SW':
      return rows.minor;
  }
}

export const recruit = (r: Recruitment, book: ClashBook): Step<Levied> => throwDice(r, diceOf(r, book).dice, 0, book);

/** 20.4.1 The dice are summed; only the sum goes on. */
const throwDice = (r: Recruitment, left: number, sum: number, book: ClashBook): Step<Levied> =>
  left === 0
    ? levy(r, sum, book)
    : chance(DIE, d6, (face) =>
        checkpoint('dice', [left - 1, sum + face], ([more, so]) => throwDice(r, more ?? 0, so ?? 0, book)),
      );

const columnOf = (nationCode: Nation): 'others' | 'A-A' | 'RU' =>
  nationCode === 'A-A' || nationCode === 'RU' ? nationCode : 'others';

/** 20.4.1 One roll raises infantry and cavalry together, unless the ruling makes them alternatives. */
function levy(r: Recruitment, sum: number, book: ClashBook): Step<Levied> {
  const table = book.tables.recruitment;
  const { drm, thl } = diceOf(r, book);
  const total = sum + drm;
  const row = table.rows.find(total);
  const look = table.look(row, columnOf(r.nation));
  const [infantry, cavalry] = [Number(look.cell), Number(table.cell(row, 'cavalry'))];
  const cost = Number(table.cell(row, 'thl')) + thl;
  const told = (step: Step<Levied>): Step<Levied> =>
    explained(
      () => [
        {
          rule: '20.4.1',
          title: askWords(DIE),
          lookup: look,
          outcome: words('recruitment.raised', { sum, drm, total, infantry, cavalry, cost }),
        },
      ],
      step,
    );
  if (book.rulings['recruits-both'] === 'both') return told(place(r, total, infantry, cavalry, cost, book));
  return told(
    choice(EITHER, 'recruiter', ['infantry', 'cavalry'], (arm) =>
      arm === 'infantry' ? place(r, total, infantry, 0, cost, book) : place(r, total, 0, cavalry, cost, book),
    ),
  );
}

/** 20.4.2 Infantry above the limit is not placed; its cost stays. */
function place(
  r: Recruitment,
  total: number,
  infantry: number,
  cavalry: number,
  cost: number,
  book: ClashBook,
): Step<Levied> {
  const room = roomFor(r, book);
  const placed = Math.min(infantry, room, r.wish === 0 ? room : r.wish);
  return done({ total, infantry: placed, cavalry, cost, short: Math.max(0, cost - r.treasury) }, () => [
    { rule: '20.4.2', title: words('recruitment.limit'), outcome: words('recruitment.placed', { placed, room }) },
  ]);
}

/** 20.4.1 What the worst roll costs. */
export function leastCost(r: Recruitment, book: ClashBook): number {
  const { dice, drm, thl } = diceOf(r, book);
  const table = book.tables.recruitment;
  return thl + Number(table.cell(table.rows.find(dice + drm), 'thl'));
}

export function paymentFaults(r: Pick<Recruitment, 'nation' | 'exhausted' | 'paid'>): readonly Refusal[] {
  const great = r.nation === 'AU' || r.nation === 'FR' || r.nation === 'PR';
  const mayPay = great ? r.exhausted : r.nation === 'A-A' || r.nation === 'RU';
  const code = great ? 'paidBeforeExhaustion' : 'minorCannotPay';
  return r.paid && !mayPay ? [{ code, at: 'paid', rule: '20.4.1', facts: { nation: r.nation } }] : [];
}

function refusals(r: Recruitment, book: ClashBook): readonly Refusal[] {
  const least = leastCost(r, book);
  const room = roomFor(r, book);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}, rule = '20.4.1'): Refusal =>
    refusal(code, at, { rule, facts });
  return [
    ...paymentFaults(r),
    ...(r.treasury < least ? [fault('notEnoughThalers', 'treasury', { treasury: r.treasury, needed: least })] : []),
    ...(r.wish > room ? [fault('aboveArmyLimit', 'wish', { wish: r.wish, room }, '20.4.2')] : []),
  ];
}
