/** 20.4.4 Reconstruction: FDs in thalers or supply actions, artillery in thalers. No die. */
import { done, type Effect, type Facts, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import type { CampaignState } from '../campaign/state.ts';
import { namesForce, nationHere } from '../counters.ts';
import { name, nation, seldom, thalers } from '../fields.ts';
import { field, type RefusalCode, refusal, type TextKey, words } from '../text/kit.ts';
import { nationOf, TROOPS } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { depotNames } from './supply-actions.ts';
import { paidEffects } from './sustainment.ts';
import { actionsFor, spentFate, treasuryTerms } from './thalers.ts';

const number = (label: TextKey) => field.integer(label, { min: 0, max: 99, default: 0 });

/** Field artillery of a force the campaign keeps, among the units paid for. */
const guns = field.record('reconstruction.gun', {
  force: name('field.force', namesForce('rearmed')),
  nation: field.oneOf('force.nation', { options: TROOPS, words: 'nation' }),
  flips: number('reconstruction.flips'),
  rebuilds: number('reconstruction.rebuilds'),
});

const input = field.record(
  'reconstruction.input',
  {
    nation: nation(),
    treasury: thalers('field.treasury', 99),
    actions: field.integer('field.actions', { min: 0, max: 999, default: 0 }),
    depots: number('reconstruction.depots'),
    flips: number('reconstruction.flips'),
    rebuilds: number('reconstruction.rebuilds'),
    actionsForDepots: field.integer('reconstruction.actionsForDepots', { min: 0, max: 99, default: 0, seldom: true }),
    improved: seldom('event.russianImprovement'),
    rebuilt: depotNames('reconstruction.rebuilt', 'rebuilt'),
    guns: field.list('reconstruction.guns', guns, { min: 0, max: 12, default: [], seldom: true }),
  },
  { counter: nationHere('nation', ['treasury', 'actions'], { nation: 'nation', state: ['treasury', 'actions'] }) },
);

type Reconstruction = Infer<typeof input>;

export interface Rebuilt {
  readonly depots: number;
  readonly artillery: number;
  readonly thl: number;
  readonly sas: number;
}

export const reconstruction: Procedure<Reconstruction, Rebuilt, ClashBook, CampaignState, typeof input> = {
  id: 'reconstruction',
  rule: '20.4.4',
  phase: 'winter',
  input,
  refusals: (r, book) => refusals(r, book),
  begin: (r, book) => {
    const result = costOf(r, book);
    return done(result, () => [
      { rule: '20.4.4', title: words('reconstruction.cost'), outcome: words('reconstruction.summary', { ...result }) },
    ]);
  },
  outcome: ({ thl }) => String(thl),
  summary: (result) => words('reconstruction.summary', { ...result }),
  equation: (r, book) => treasuryTerms(r.treasury, costOf(r, book).thl),
  fates: ({ thl }, { treasury }) => [spentFate('', treasury - thl)],
  figures: { thl: ({ thl }: Rebuilt) => thl },
  effects: (paid, r): readonly Effect[] => [
    ...paidEffects(r.nation, paid),
    ...r.rebuilt.map((depot): Effect => ({ kind: 'depot', depot, owner: r.nation, state: 'working' })),
    ...r.guns.flatMap(gunEffects),
  ],
  fromCampaign: ({ events }) => ({ improved: events.russianImprovement }),
};

/** 20.4.4 An FD costs the Russians more once they are improved: kept as printed. */
function costOf(r: Reconstruction, { tables }: ClashBook): Rebuilt {
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

/** 20.4.4 Gun by gun: a reduced unit is flipped, a destroyed one comes back to the force. */
const gunEffects = ({ force, nation: of, flips, rebuilds }: Reconstruction['guns'][number]): readonly Effect[] => {
  const each = (count: number, loss: 'restored' | 'rebuilt'): readonly Effect[] =>
    Array.from({ length: count }, () => onCounter(force, { kind: 'gun', force, nation: of, loss }));
  return [...each(flips, 'restored'), ...each(rebuilds, 'rebuilt')];
};

/** What is named must be paid for, and the payer's own. */
function namedFaults(r: Reconstruction): readonly Refusal[] {
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '20.4.4', facts });
  const sum = (what: 'flips' | 'rebuilds'): number => r.guns.reduce((all, gun) => all + gun[what], 0);
  return [
    ...(r.rebuilt.length > r.depots
      ? [fault('moreNamesThanDepots', 'rebuilt', { names: r.rebuilt.length, depots: r.depots })]
      : []),
    ...(['flips', 'rebuilds'] as const).flatMap((what) =>
      sum(what) > r[what] ? [fault('moreGunsThanPaid', 'guns', { named: sum(what), paid: r[what] })] : [],
    ),
    ...r.guns.flatMap((gun, index) =>
      nationOf(gun.nation) === r.nation
        ? []
        : [fault('gunsOfAnother', `guns[${index}].nation`, { nation: gun.nation, payer: r.nation })],
    ),
  ];
}

function refusals(r: Reconstruction, book: ClashBook): readonly Refusal[] {
  const { depots, thl, sas } = costOf(r, book);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '20.4.4', facts });
  return [
    ...(r.actionsForDepots > depots ? [fault('actionsOverCost', 'actionsForDepots', { cost: depots })] : []),
    ...(sas > r.actions ? [fault('notEnoughActions', 'actions', { cost: sas, available: r.actions })] : []),
    ...(thl > r.treasury ? [fault('notEnoughThalers', 'treasury', { treasury: r.treasury, needed: thl })] : []),
    ...(r.depots + r.flips + r.rebuilds === 0 ? [fault('nothingToRebuild', 'depots')] : []),
    ...namedFaults(r),
  ];
}
