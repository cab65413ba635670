/** 10.0 Supply actions: what a list of them costs. No die. */
import { done, type Effect, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { type CampaignState, nationIn } from '../campaign/state.ts';
import { multiNational, name, nation, supply } from '../fields.ts';
import { forceNamed } from '../force.ts';
import { SUPPLIES, type Supply } from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
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

const input = field.record('supply-actions.input', {
  nation: nation(),
  force: name('field.force'),
  available: field.integer('supply-actions.available', { min: 0, max: 999 }),
  actions: field.list('supply-actions.actions', item, { min: 1, max: 7, unique: 'action' }),
  spring: field.flag('supply-actions.spring'),
  supply: supply(),
  multiNational: multiNational(),
  improved: field.flag('event.russianImprovement'),
});

type SupplyActions = Infer<typeof input>;

interface Outcome {
  readonly cost: number;
  readonly left: number;
  readonly supply: Supply;
}

export const supplyActions: Procedure<SupplyActions, Outcome, ClashBook, CampaignState> = {
  id: 'supply-actions',
  rule: '10.0',
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
  figures: { cost: ({ cost }: Outcome) => cost },
  effects: ({ cost, supply: state }, s): readonly Effect[] => [
    { kind: 'actionsSpent', nation: s.nation, sas: cost },
    ...(state === s.supply ? [] : [{ kind: 'supply', force: s.force, supply: state }]),
  ],
  fromCampaign: (state, said) => {
    const tracks = nationIn(state, said['nation']);
    const force = forceNamed(state, said['force']);
    return {
      improved: state.events.russianImprovement,
      ...(tracks && { available: tracks.actions }),
      ...(force && { supply: force.supply }),
    };
  },
};

const timesOf = (s: SupplyActions, action: (typeof SUPPLY_ACTIONS)[number]): number =>
  s.actions.find((each) => each.action === action)?.times ?? 0;

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
  const fault = (code: string, at: string, facts = {}): Refusal => ({ code, at, rule: '10.0', facts });
  return [
    ...(cost > s.available ? [fault('notEnoughActions', 'available', { cost, available: s.available })] : []),
    ...(timesOf(s, 'maintain-fds') > 0 && !s.spring ? [fault('maintainInSpring', 'spring')] : []),
    ...(timesOf(s, 'increase-supply') > SUPPLIES.indexOf(s.supply)
      ? [fault('supplyAlreadyFull', 'supply', { supply: s.supply })]
      : []),
    ...(timesOf(s, 'share-supply') > 0 && !s.multiNational ? [fault('nothingToShare', 'multiNational')] : []),
  ];
}
