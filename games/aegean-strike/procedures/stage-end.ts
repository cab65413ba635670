/**
 * The end of an action stage or of a turn: what the aid says is counted by stage or by turn is counted anew.
 *
 * The sequence of play is lost, so that only this is done: aircraft may fly again, a depot's few Hits go, wars run down,
 * demands are looked at, and NATO units still in a Greece that has become neutral are interned.
 */

import { done, type Effect, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { counterRecord } from '../parts/counters.ts';
import { name, nation, rarely } from '../parts/fields.ts';
import { demandsField, happened } from '../parts/politics.ts';
import { field, refusal, type TextKey, wordedBy, words } from '../text/kit.ts';
import type { Debtor, Phase } from '../vocabulary.ts';

const divisions = (label: TextKey, usual: number) => field.integer(label, { min: 0, max: 20, default: usual });
const interned = (label: TextKey, of: 'ground' | 'air' | 'ship') =>
  field.list(label, counterRecord('stageEnd.unit', { name: name(), nation: nation() }, of), {
    min: 0,
    max: 60,
    unique: 'name',
    default: [],
  });

const input = field.record('stageEnd.input', {
  ends: field.oneOf('stageEnd.ends', { options: ['stage', 'turn'], words: 'stageEnd.ends', default: 'stage' }),
  demands: demandsField,
  ...rarely({
    bulgarianDivisions: divisions('stageEnd.bulgaria', 1),
    turkishDivisions: divisions('stageEnd.turkey', 2),
    greekDivisions: divisions('stageEnd.greece', 1),
    sovietDivisions: divisions('stageEnd.ussr', 3),
    happened,
    greeceNeutralised: field.flag('stageEnd.greeceNeutralised', {
      default: false,
      help: 'stageEnd.greeceNeutralised.help',
    }),
    internedUnits: interned('stageEnd.internedUnits', 'ground'),
    internedAircraft: interned('stageEnd.internedAircraft', 'air'),
    internedShips: interned('stageEnd.internedShips', 'ship'),
  }),
});

type Input = Infer<typeof input>;

export interface StageEndResult {
  readonly ends: 'stage' | 'turn';
  /** Demands met once and for all. */
  readonly met: readonly Debtor[];
  /** Supply points lost for divisions wanting. */
  readonly nato: number;
  readonly pact: number;
  readonly sovietsCut: boolean;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['stage', 'turn'] as const;

export const stageEnd: Procedure<Input, StageEndResult, AegeanBook, CampaignState, typeof input> = {
  id: 'stage-end',
  rule: 'missions',
  phase: 'end' satisfies Phase,
  everyTurn: 'missions',
  input,
  rulings: ['neutralGreece'],
  refusals: (plan) => faults(plan),
  begin: (plan, book) => {
    const result = plan.ends === 'turn' ? reckoned(plan, book) : nothingDue(plan);
    return explained(
      () => [{ rule: 'events', title: words('stageEnd.penalties'), outcome: words('stageEnd.lost', { ...result }) }],
      done(result),
    );
  },
  outcome: ({ ends }) => ends,
  outcomes: OUTCOMES,
  summary: (result) => words('stageEnd.summary', { ...result, ends: words(`stageEnd.ends.${result.ends}`) }),
  outcomeWords: wordedBy(OUTCOMES)('stageEnd.ends'),
  figures: { natoLoses: ({ nato }: StageEndResult) => nato, pactLoses: ({ pact }: StageEndResult) => pact },
  effects: (result, plan): readonly Effect[] => [
    ...plan.internedUnits.map((unit) => ({ kind: 'interned', of: 'ground', side: 'nato', unit: unit.name })),
    ...plan.internedAircraft.map((unit) => ({ kind: 'interned', of: 'air', side: 'nato', unit: unit.name })),
    ...plan.internedShips.map((unit) => ({ kind: 'interned', of: 'ship', side: 'nato', unit: unit.name })),
    ...result.met.map((country) => ({ kind: 'met', country })),
    ...(result.sovietsCut ? [{ kind: 'sovietsCut' }] : []),
    ...(result.nato > 0 ? [{ kind: 'lost', side: 'nato', points: result.nato }] : []),
    ...(result.pact > 0 ? [{ kind: 'lost', side: 'pact', points: result.pact }] : []),
    { kind: result.ends === 'turn' ? 'turnEnds' : 'stageEnds' },
  ],
  fromCampaign: ({ events, demands, greeceNeutralised }) => ({ happened: events, demands, greeceNeutralised }),
};

/** Event 6: units are interned at the end of the turn in which Greece became neutral, and of no other. */
const faults = (plan: Input): readonly Refusal[] => {
  const due = plan.ends === 'turn' && plan.greeceNeutralised;
  return (['internedUnits', 'internedAircraft', 'internedShips'] as const).flatMap((list) =>
    plan[list].length === 0 || due ? [] : [refusal('notInterned', list, { rule: 'events' })],
  );
};

const nothingDue = ({ ends }: Input): StageEndResult => ({ ends, met: [], nato: 0, pact: 0, sovietsCut: false });

const SIDE_OF = { bulgaria: 'pact', turkey: 'nato', greece: 'nato' } as const;

/** Events 7, 9 and 10: a demand once met is over; one due and not met costs its points, or the Soviet supply lines. */
const reckoned = (plan: Input, { tables, rulings }: AegeanBook): StageEndResult => {
  const { rows } = tables['event-demands'];
  const has: Readonly<Record<Debtor, number>> = {
    bulgaria: plan.bulgarianDivisions,
    turkey: plan.turkishDivisions,
    greece: plan.greekDivisions,
    ussr: plan.sovietDivisions,
  };
  const exempt = plan.happened.includes(6) && rulings.neutralGreece === 'exempt';
  const open = plan.demands.filter(({ country }) => !(exempt && country === 'greece'));
  const isMet = ({ country }: { readonly country: Debtor }): boolean => has[country] >= rows[country].divisions;
  const failed = open.filter((one) => !isMet(one) && one.turns === 0).map(({ country }) => country);
  const lost = (side: 'nato' | 'pact'): number =>
    failed.reduce(
      (sum, country) => sum + (country !== 'ussr' && SIDE_OF[country] === side ? rows[country].penalty : 0),
      0,
    );
  return {
    ends: plan.ends,
    met: open.filter(isMet).map(({ country }) => country),
    nato: lost('nato'),
    pact: lost('pact'),
    sovietsCut: failed.includes('ussr'),
  };
};
