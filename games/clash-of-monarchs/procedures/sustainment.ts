/** 20.3 Sustainment: what a nation pays for its army and its FDs. No die. */
import { done, type Effect, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { type CampaignState, nationIn } from '../campaign/state.ts';
import { nation, thalers } from '../fields.ts';
import type { ClashBook } from './book.ts';
import { actionsFor } from './thalers.ts';

const number = (label: string) => field.integer(label, { min: 0, max: 99, default: 0 });

const input = field.record('sustainment.input', {
  nation: nation(),
  treasury: thalers('field.treasury', 99),
  actions: field.integer('field.actions', { min: 0, max: 999, default: 0 }),
  depots: number('sustainment.depots'),
  britishDepots: number('sustainment.britishDepots'),
  actionsForDepots: number('sustainment.actionsForDepots'),
  actionsForLine: number('sustainment.actionsForLine'),
  improved: field.flag('event.russianImprovement'),
  austrianReduction: field.flag('event.austrianReduction'),
  dresdenHostile: field.flag('event.dresdenHostile'),
});

type Sustainment = Infer<typeof input>;

interface Outcome {
  readonly line: number;
  readonly depots: number;
  readonly thl: number;
  readonly sas: number;
  readonly short: number;
}

export const sustainment: Procedure<Sustainment, Outcome, ClashBook, CampaignState> = {
  id: 'sustainment',
  rule: '20.3',
  input,
  refusals: (s, book) => refusals(s, book),
  begin: (s, book) => {
    const result = pay(s, book);
    return done(result, () => [
      {
        rule: '20.3',
        title: words('sustainment.due'),
        outcome: words(result.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...result }),
      },
    ]);
  },
  outcome: ({ thl, sas }) => `${thl}/${sas}`,
  outcomeWords: (outcome) => words('sustainment.outcome', { paid: outcome }),
  summary: (result) => words(result.short > 0 ? 'sustainment.short' : 'sustainment.summary', { ...result }),
  figures: { thl: ({ thl }: Outcome) => thl, short: ({ short }: Outcome) => short },
  effects: ({ thl, sas }, s): readonly Effect[] => [
    ...(thl > 0 ? [{ kind: 'spent', nation: s.nation, thl }] : []),
    ...(sas > 0 ? [{ kind: 'actionsSpent', nation: s.nation, sas }] : []),
  ],
  fromCampaign: (state, said) => {
    const tracks = nationIn(state, said['nation']);
    const { russianImprovement: improved, austrianReduction, dresdenHostile } = state.events;
    return {
      improved,
      austrianReduction,
      dresdenHostile,
      ...(tracks && { treasury: tracks.treasury, actions: tracks.actions }),
    };
  },
};

/** 20.3 Line and cavalry: less for Austria after its reduction, nothing for Saxony while the enemy holds Dresden. */
function lineCost(s: Sustainment, { tables }: ClashBook): number {
  const { rows } = tables.sustainment;
  if (s.nation === 'AU' && s.austrianReduction) return rows['AU-reduced'].thl;
  if (s.nation === 'SA' && s.dresdenHostile) return 0;
  return rows[s.nation].thl;
}

/** 20.3 Each FD, in thalers or supply actions; British FDs are free, Hanoverian ones are not. */
function depotCost(s: Sustainment, { tables }: ClashBook): number {
  const { rows } = tables['depot-costs'];
  const each = s.nation === 'RU' ? (s.improved ? rows['RU-after'] : rows['RU-before']) : rows.others;
  return s.depots * each.sustain + s.britishDepots * rows.BR.sustain;
}

/** 20.3 What cannot be paid is told; the aid does not print what follows. */
function pay(s: Sustainment, book: ClashBook): Outcome {
  const [line, depots] = [lineCost(s, book), depotCost(s, book)];
  const due = line + depots - s.actionsForDepots;
  const thl = Math.min(due, s.treasury);
  return { line, depots, thl, sas: actionsFor(s.actionsForDepots, s.nation, s.improved), short: due - thl };
}

function refusals(s: Sustainment, book: ClashBook): readonly Refusal[] {
  const depots = depotCost(s, book);
  const sas = actionsFor(s.actionsForDepots, s.nation, s.improved);
  const fault = (code: string, at: string, facts = {}): Refusal => ({ code, at, rule: '20.3', facts });
  return [
    ...(s.actionsForLine > 0 ? [fault('lineInThalersOnly', 'actionsForLine')] : []),
    ...(s.actionsForDepots > depots ? [fault('actionsOverCost', 'actionsForDepots', { cost: depots })] : []),
    ...(sas > s.actions ? [fault('notEnoughActions', 'actions', { cost: sas, available: s.actions })] : []),
    ...(s.britishDepots > 0 && s.nation !== 'A-A' ? [fault('notBritish', 'britishDepots')] : []),
  ];
}
