/** 20.4.4 Reconstruction: FDs in thalers or supply actions, artillery in thalers. No die. */
import { done, type Effect, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { type CampaignState, nationIn } from '../campaign/state.ts';
import { nation, thalers } from '../fields.ts';
import type { ClashBook } from './book.ts';
import { actionsFor } from './thalers.ts';

const number = (label: string) => field.integer(label, { min: 0, max: 99, default: 0 });

const input = field.record('reconstruction.input', {
  nation: nation(),
  treasury: thalers('field.treasury', 99),
  actions: field.integer('field.actions', { min: 0, max: 999, default: 0 }),
  depots: number('reconstruction.depots'),
  flips: number('reconstruction.flips'),
  rebuilds: number('reconstruction.rebuilds'),
  actionsForDepots: number('reconstruction.actionsForDepots'),
  improved: field.flag('event.russianImprovement'),
});

type Reconstruction = Infer<typeof input>;

interface Outcome {
  readonly depots: number;
  readonly artillery: number;
  readonly thl: number;
  readonly sas: number;
}

export const reconstruction: Procedure<Reconstruction, Outcome, ClashBook, CampaignState> = {
  id: 'reconstruction',
  rule: '20.4.4',
  input,
  refusals: (r, book) => refusals(r, book),
  begin: (r, book) => {
    const result = costOf(r, book);
    return done(result, () => [
      { rule: '20.4.4', title: words('reconstruction.cost'), outcome: words('reconstruction.summary', { ...result }) },
    ]);
  },
  outcome: ({ thl, sas }) => `${thl}/${sas}`,
  outcomeWords: (outcome) => words('sustainment.outcome', { paid: outcome }),
  summary: (result) => words('reconstruction.summary', { ...result }),
  figures: { thl: ({ thl }: Outcome) => thl },
  effects: ({ thl, sas }, r): readonly Effect[] => [
    ...(thl > 0 ? [{ kind: 'spent', nation: r.nation, thl }] : []),
    ...(sas > 0 ? [{ kind: 'actionsSpent', nation: r.nation, sas }] : []),
  ],
  fromCampaign: (state, said) => {
    const tracks = nationIn(state, said['nation']);
    return {
      improved: state.events.russianImprovement,
      ...(tracks && { treasury: tracks.treasury, actions: tracks.actions }),
    };
  },
};

/** 20.4.4 An FD costs the Russians more once they are improved: kept as printed. */
function costOf(r: Reconstruction, { tables }: ClashBook): Outcome {
  const { rows } = tables['depot-costs'];
  const each = r.nation === 'RU' ? (r.improved ? rows['RU-after'] : rows['RU-before']) : rows.others;
  const depots = r.depots * each.rebuild;
  const guns = tables['artillery-costs'].rows;
  const artillery = r.flips * guns.flip.thl + r.rebuilds * guns.rebuild.thl;
  return {
    depots,
    artillery,
    thl: depots + artillery - r.actionsForDepots,
    sas: actionsFor(r.actionsForDepots, r.nation, r.improved),
  };
}

function refusals(r: Reconstruction, book: ClashBook): readonly Refusal[] {
  const { depots, thl, sas } = costOf(r, book);
  const fault = (code: string, at: string, facts = {}): Refusal => ({ code, at, rule: '20.4.4', facts });
  return [
    ...(r.actionsForDepots > depots ? [fault('actionsOverCost', 'actionsForDepots', { cost: depots })] : []),
    ...(sas > r.actions ? [fault('notEnoughActions', 'actions', { cost: sas, available: r.actions })] : []),
    ...(thl > r.treasury ? [fault('notEnoughThalers', 'treasury', { treasury: r.treasury, needed: thl })] : []),
    ...(r.depots + r.flips + r.rebuilds === 0 ? [fault('nothingToRebuild', 'depots')] : []),
  ];
}
