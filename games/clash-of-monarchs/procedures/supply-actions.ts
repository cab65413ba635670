/** 10.0 Supply actions: what a list of them costs. No die. */
import { done, type Effect, type Facts, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceNamed, nationality } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, namesDepot } from '../counters.ts';
import { forceName, multiNational, nation, seldom, supply } from '../fields.ts';
import { field, type RefusalCode, refusal, type TextKey, words } from '../text/kit.ts';
import { SUPPLIES, type Supply } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { ofAtMost } from './on-table.ts';
import { actionsFor } from './thalers.ts';

export const SUPPLY_ACTIONS = [
  'build-fd',
  'share-supply',
  'move-fd',
  'prosecute-siege',
  'increase-supply',
  'increase-rally',
  'maintain-fds',
] as const;

const item = field.record('supply-actions.item', {
  action: field.oneOf('supply-actions.action', { options: SUPPLY_ACTIONS, words: 'supply-action' }),
  times: field.integer('supply-actions.times', { min: 1, max: 40, default: 1 }),
});

/** FDs by their names. */
export const depotNames = (label: TextKey, use: 'stands' | 'rebuilt') =>
  field.list(label, field.text('campaign.depotName', { max: 40, sample: 'depot.sample', ...namesDepot(use) }), {
    min: 0,
    max: 20,
    unique: true,
    default: [],
    seldom: true,
  });

const input = field.record(
  'supply-actions.input',
  {
    nation: nation(),
    force: forceName(),
    available: field.integer('supply-actions.available', { min: 0, max: 999 }),
    actions: field.list('supply-actions.actions', item, { min: 1, max: 7, unique: 'action' }),
    spring: seldom('supply-actions.spring'),
    supply: supply(),
    multiNational: multiNational({ seldom: true }),
    improved: seldom('event.russianImprovement'),
    built: depotNames('supply-actions.built', 'rebuilt'),
    moved: depotNames('supply-actions.moved', 'stands'),
  },
  { counter: forceHere('force', ['supply'], { nation: 'nation', state: ['supply'] }) },
);

type SupplyActions = Infer<typeof input>;

export interface ActionsTaken {
  readonly cost: number;
  readonly left: number;
  readonly supply: Supply;
}

export const supplyActions: Procedure<SupplyActions, ActionsTaken, ClashBook, CampaignState, typeof input> = {
  id: 'supply-actions',
  rule: '10.0',
  phase: 'supply',
  input,
  refusals: (s, book) => refusals(s, book),
  begin: (s, book) => {
    const cost = costOf(s, book);
    const result = { cost, left: s.available - cost, supply: raised(s) };
    return done(result, () => [
      { rule: '10.0', title: words('supply-actions.cost'), outcome: words('supply-actions.summary', { ...result }) },
    ]);
  },
  outcome: ({ cost }) => String(cost),
  summary: (result) => words('supply-actions.summary', { ...result }),
  equation: (s, book) => ofAtMost(costOf(s, book), 'figure.cost', s.available, 'supply-actions.available'),
  fates: ({ supply: state }, s) =>
    state === s.supply ? [] : [{ at: '', words: words(`supply.${state}`), after: { supply: state } }],
  figures: { cost: ({ cost }: ActionsTaken) => cost },
  effects: ({ cost, supply: state }, s): readonly Effect[] => [
    { kind: 'actionsSpent', nation: s.nation, sas: cost },
    ...(state === s.supply ? [] : [onCounter(s.force, { kind: 'supply', force: s.force, supply: state })]),
    ...s.built.map((depot): Effect => ({ kind: 'depot', depot, owner: s.nation, state: 'working' })),
  ],
  fromCampaign: (state, said) => {
    const tracks = state.nations.find((each) => each.nation === said['nation']);
    return {
      improved: state.events.russianImprovement,
      ...(tracks && { available: tracks.actions }),
      ...nationality(forceNamed(state, said['force'])),
    };
  },
};

const timesOf = (s: SupplyActions, action: (typeof SUPPLY_ACTIONS)[number]): number =>
  s.actions.find((each) => each.action === action)?.times ?? 0;

const named = (s: SupplyActions, action: 'build-fd' | 'move-fd') => ({
  names: (action === 'build-fd' ? s.built : s.moved).length,
  depots: timesOf(s, action),
});

/** 10.0 Russian SAs cost double before the Russian improvement. */
const costOf = (s: SupplyActions, { tables }: ClashBook): number =>
  actionsFor(
    s.actions.reduce((sum, { action, times }) => sum + times * tables['supply-actions'].rows[action].sas, 0),
    s.nation,
    s.improved,
  );

/** 10.0 Each action raises the force one step, from Critical to Short to full supply. */
const raised = (s: SupplyActions): Supply =>
  SUPPLIES[Math.max(0, SUPPLIES.indexOf(s.supply) - timesOf(s, 'increase-supply'))] ?? s.supply;

function refusals(s: SupplyActions, book: ClashBook): readonly Refusal[] {
  const cost = costOf(s, book);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '10.0', facts });
  return [
    ...(cost > s.available ? [fault('notEnoughActions', 'available', { cost, available: s.available })] : []),
    ...(timesOf(s, 'maintain-fds') > 0 && !s.spring ? [fault('maintainInSpring', 'spring')] : []),
    ...(timesOf(s, 'increase-supply') > SUPPLIES.indexOf(s.supply)
      ? [fault('supplyAlreadyFull', 'supply', { supply: s.supply })]
      : []),
    ...(s.built.length > timesOf(s, 'build-fd') ? [fault('moreNamesThanDepots', 'built', named(s, 'build-fd'))] : []),
    ...(s.moved.length > timesOf(s, 'move-fd') ? [fault('moreNamesThanDepots', 'moved', named(s, 'move-fd'))] : []),
    ...(timesOf(s, 'share-supply') > 0 && !s.multiNational ? [fault('nothingToShare', 'multiNational')] : []),
  ];
}
