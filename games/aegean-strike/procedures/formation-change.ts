/** Formation change: what it costs, and whether the hex and the unit allow it. */

import { done, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { counterRecord } from '../parts/counters.ts';
import { formed } from '../parts/effects.ts';
import { name, nation, side } from '../parts/fields.ts';
import { changeCost } from '../parts/formation-change.ts';
import { formationFaults, mayDeclare } from '../parts/formation-rules.ts';
import { groundStanding, kind, terrain } from '../parts/ground-units.ts';
import { plain } from '../parts/plain.ts';
import { field, refusal, words } from '../text/kit.ts';
import { FORMATIONS, type Phase } from '../vocabulary.ts';

const input = counterRecord(
  'change.input',
  {
    side: side('change.side'),
    unit: name(),
    nation: nation(),
    kind: kind(),
    from: field.oneOf('change.from', { options: FORMATIONS, words: 'formation', default: 'MC' }),
    to: field.oneOf('change.to', { options: FORMATIONS, words: 'formation', default: 'DA' }),
    terrain: terrain('change.terrain'),
    engineers: field.flag('place.engineers'),
    points: field.integer('change.points', { min: 0, max: 40, default: 8 }),
    changed: groundStanding.changed,
    halted: groundStanding.halted,
    adjacent: field.flag('change.adjacent', { default: true }),
    pursuit: field.flag('change.pursuit', { default: false, seldom: true }),
  },
  'ground',
  { name: 'unit' },
);

type Input = Infer<typeof input>;

export interface FormationChangeResult {
  readonly out: number;
  readonly into: number;
  readonly left: number;
  readonly mayDeclare: boolean;
}

export const formationChange: Procedure<Input, FormationChangeResult, AegeanBook, CampaignState, typeof input> = {
  id: 'formation-change',
  rule: 'formations',
  phase: 'movement' satisfies Phase,
  input,
  rulings: ['armourDeliberateDefence', 'travelMayDeclare', 'pursuitFromAssault'],
  refusals: (plan, book) => faults(plan, book),
  begin: ({ from, to, points, pursuit, adjacent }, book) => {
    const [out, into] = changeCost(from, to, pursuit, book);
    const left = points - out - into;
    return explained(
      () => [{ rule: 'formations', title: words('change.cost'), outcome: words('change.told', { out, into, left }) }],
      done({ out, into, left, mayDeclare: adjacent && mayDeclare(to, book) }),
    );
  },
  outcome: ({ out, into }) => String(out + into),
  summary: ({ out, into, left }) => words('change.told', { out, into, left }),
  outcomeWords: (outcome) => words('change.points.count', { points: Number(outcome) }),
  figures: { points: ({ out, into }: FormationChangeResult) => out + into },
  effects: (_, { side: own, unit, to, pursuit }) => [formed(own, unit, to, !pursuit)],
  next: (result, { side: own, unit, nation: flag, kind, to }) =>
    result.mayDeclare
      ? [
          {
            procedure: 'ground-combat',
            input: { attacker: own, attackers: [plain({ name: unit, nation: flag, kind, formation: to })] },
            words: words('next.assault'),
          },
        ]
      : [],
  fromCampaign: ({ units }, { unit }) => {
    const formation = units.find((one) => one.name === unit)?.formation;
    return formation === undefined ? {} : { from: formation };
  },
};

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const { kind, to, from, terrain, engineers, points } = plan;
  const [out, into] = changeCost(from, to, plan.pursuit, book);
  return [
    ...(from === to ? [refusal('sameFormation', 'to', { rule: 'formations' })] : []),
    ...(plan.changed && !plan.pursuit ? [refusal('changedTwice', 'changed', { rule: 'example.movement' })] : []),
    ...(plan.halted === 'no' || plan.pursuit ? [] : [refusal('movesNoMore', 'halted', { rule: 'example.landing' })]),
    ...(out + into <= points
      ? []
      : [refusal('tooFewPoints', 'points', { rule: 'formations', facts: { needed: out + into, received: points } })]),
    ...formationFaults({ kind, formation: to, terrain, engineers }, 'to', book),
  ];
}
