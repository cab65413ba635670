/** 20.3 Sustainment: what a nation pays for its army and its FDs. No die. */
import { done, type Effect, type Facts, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { nationHere } from '../counters.ts';
import { nation, seldom, thalers } from '../fields.ts';
import { field, type RefusalCode, refusal, type TextKey, words } from '../text/kit.ts';
import type { Nation } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { actionsFor, spentFate, treasuryTerms } from './thalers.ts';

const number = (label: TextKey) => field.integer(label, { min: 0, max: 99, default: 0 });
const rarely = (label: TextKey) => field.integer(label, { min: 0, max: 99, default: 0, seldom: true });

/** What a nation tells of its accounts, here and on the sheet of a winter. */
export const upkeepFields = {
  nation: nation(),
  treasury: thalers('field.treasury', 99),
  actions: field.integer('field.actions', { min: 0, max: 999, default: 0 }),
  depots: number('sustainment.depots'),
  britishDepots: rarely('sustainment.britishDepots'),
  actionsForDepots: rarely('sustainment.actionsForDepots'),
};

/** The events that change what is due. */
export const upkeepEvents = {
  improved: seldom('event.russianImprovement'),
  austrianReduction: seldom('event.austrianReduction'),
  dresdenHostile: seldom('event.dresdenHostile'),
};

const input = field.record(
  'sustainment.input',
  { ...upkeepFields, actionsForLine: rarely('sustainment.actionsForLine'), ...upkeepEvents },
  { counter: nationHere('nation', ['treasury', 'actions'], { nation: 'nation', state: ['treasury', 'actions'] }) },
);

type Sustainment = Infer<typeof input>;

/** All that decides what is paid. */
export type Upkeep = Omit<Sustainment, 'actionsForLine'>;

export type Paid = {
  readonly line: number;
  readonly depots: number;
  readonly thl: number;
  readonly sas: number;
  readonly short: number;
};

export const sustainment: Procedure<Sustainment, Paid, ClashBook, CampaignState, typeof input> = {
  id: 'sustainment',
  rule: '20.3',
  phase: 'winter',
  input,
  refusals: (s, book) => [
    ...(s.actionsForLine > 0 ? [refusal('lineInThalersOnly', 'actionsForLine', { rule: '20.3' })] : []),
    ...upkeepRefusals(s, book),
  ],
  begin: (s, book) => {
    const result = payUpkeep(s, book);
    return done(result, () => [
      {
        rule: '20.3',
        title: words('sustainment.due'),
        outcome: words(result.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...result }),
      },
    ]);
  },
  outcome: ({ thl }) => String(thl),
  summary: (result) => words(result.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...result }),
  equation: (s, book) => {
    const { thl } = payUpkeep(s, book);
    return treasuryTerms(s.treasury, thl);
  },
  fates: ({ thl }, s) => [spentFate('', s.treasury - thl)],
  next: ({ thl }, { nation: of, treasury }) => [
    {
      procedure: 'recruitment',
      input: { nation: of, treasury: treasury - thl },
      words: words('procedure.recruitment'),
    },
  ],
  figures: { thl: ({ thl }: Paid) => thl, short: ({ short }: Paid) => short },
  effects: (paid, s) => paidEffects(s.nation, paid),
  fromCampaign: (state) => upkeepKnown(state),
};

export const upkeepKnown = ({ events }: CampaignState) => ({
  improved: events.russianImprovement,
  austrianReduction: events.austrianReduction,
  dresdenHostile: events.dresdenHostile,
});

/** Thalers out of the treasury, supply actions out of the nation's own. */
export const paidEffects = (of: Nation, { thl, sas }: Pick<Paid, 'thl' | 'sas'>): readonly Effect[] => [
  ...(thl > 0 ? [{ kind: 'spent', nation: of, thl }] : []),
  ...(sas > 0 ? [{ kind: 'actionsSpent', nation: of, sas }] : []),
];

/** 20.3 Line and cavalry: less for Austria after its reduction, nothing for Saxony while the enemy holds Dresden. */
function lineCost(s: Upkeep, { tables }: ClashBook): number {
  const { rows } = tables.sustainment;
  if (s.nation === 'AU' && s.austrianReduction) return rows['AU-reduced'].thl;
  if (s.nation === 'SA' && s.dresdenHostile) return 0;
  return rows[s.nation].thl;
}

/** 20.3 Each FD, in thalers or supply actions; British FDs are free, Hanoverian ones are not. */
function depotCost(s: Upkeep, { tables }: ClashBook): number {
  const { rows } = tables['depot-costs'];
  const each = s.nation === 'RU' ? (s.improved ? rows['RU-after'] : rows['RU-before']) : rows.others;
  return s.depots * each.sustain + s.britishDepots * rows.BR.sustain;
}

/** 20.3 What cannot be paid is told; the aid does not print what follows. */
export function payUpkeep(s: Upkeep, book: ClashBook): Paid {
  const [line, depots] = [lineCost(s, book), depotCost(s, book)];
  const due = line + depots - s.actionsForDepots;
  const thl = Math.min(due, s.treasury);
  return { line, depots, thl, sas: actionsFor(s.actionsForDepots, s.nation, s.improved), short: due - thl };
}

export function upkeepRefusals(s: Upkeep, book: ClashBook): readonly Refusal[] {
  const depots = depotCost(s, book);
  const sas = actionsFor(s.actionsForDepots, s.nation, s.improved);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '20.3', facts });
  return [
    ...(s.actionsForDepots > depots ? [fault('actionsOverCost', 'actionsForDepots', { cost: depots })] : []),
    ...(sas > s.actions ? [fault('notEnoughActions', 'actions', { cost: sas, available: s.actions })] : []),
    ...(s.britishDepots > 0 && s.nation !== 'A-A' ? [fault('notBritish', 'britishDepots')] : []),
  ];
}
