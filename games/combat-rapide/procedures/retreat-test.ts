/** J, M Retreat alone: the army that broke takes the attrition test; one that withdraws may first have to pass option M. */
import {
  done,
  type EquationTerm,
  type Infer,
  type NextAct,
  type Played,
  type Procedure,
  type Step,
  total,
} from '@grognard/kernel';
import { signed } from '../../words/numbers.ts';
import { MOST_WEAR } from '../tables/retreat.table.ts';
import { field, words } from '../text/kit.ts';
import type { CombatBook } from './book.ts';
import { leaderFace, leaderName, rating } from './force.ts';
import { halves, losses } from './halves.ts';
import { thresholdOf, wear, wearStep, withdrawalTest } from './retreat.ts';

const input = field.record(
  'retreat.input',
  {
    broken: field.flag('retreat.broken', { default: false, rule: 'J' }),
    name: leaderName,
    manoeuvre: rating('force.manoeuvre', 'J'),
    morale: field.integer('retreat.morale', {
      min: 1,
      max: 9,
      default: 2,
      help: 'retreat.morale.help',
      rule: 'M',
      seldom: true,
    }),
  },
  leaderFace(['manoeuvre'], ['broken']),
);

type Retreat = Infer<typeof input>;

export interface RetreatResult {
  readonly withdrew: boolean;
  readonly losses: number;
}

/** Every cost a retreat table may hold, the least first; last the army that must stay. */
const OUTCOMES = [...Array.from({ length: halves(MOST_WEAR) + 1 }, (_, count) => String(losses(count))), 'held'];

const ALONE = { side: 'attacker', alone: true } as const;

export const retreatTest: Procedure<Retreat, RetreatResult, CombatBook, unknown, typeof input> = {
  id: 'retreat-test',
  rule: 'J',
  phase: 'battle',
  rulings: ['withdrawal', 'equalTest'],
  input,
  begin: (retreat, book) => {
    const { broken, manoeuvre, morale } = retreat;
    const goes = (): Step<RetreatResult> =>
      wearStep(wear(ALONE, broken, manoeuvre, book), (cost, told) =>
        done({ withdrew: true, losses: losses(cost) }, told),
      );
    return isTested(retreat, book)
      ? withdrawalTest(ALONE, manoeuvre, morale, book, (succeeded) =>
          succeeded ? goes() : done({ withdrew: false, losses: 0 }),
        )
      : goes();
  },
  outcome: ({ withdrew, losses: cost }) => (withdrew ? String(cost) : 'held'),
  outcomes: OUTCOMES,
  outcomeWords: (outcome) =>
    outcome === 'held' ? words('retreat.held') : words('retreat.lost', { loss: Number(outcome) }),
  summary: ({ withdrew, losses: cost }) => (withdrew ? words('retreat.lost', { loss: cost }) : words('retreat.held')),
  figures: { retreatLosses: ({ losses: cost }: RetreatResult) => cost },
  equation,
  headline,
  next,
};

/** M Only an army that did not break is tested, and only with the option. */
const isTested = ({ broken }: Retreat, { rulings }: CombatBook): boolean => !broken && rulings.withdrawal === 'test';

/** 4 + 2 = 6 for the test, −4 for the attrition die. */
function equation(retreat: Retreat, book: CombatBook): readonly EquationTerm[] {
  const { broken, manoeuvre, morale } = retreat;
  const test: readonly EquationTerm[] = [
    { text: String(manoeuvre), label: 'force.manoeuvre' },
    { text: '+' },
    { text: String(morale), label: 'retreat.morale' },
    { text: '=' },
    { text: String(thresholdOf(manoeuvre, morale)), label: 'retreat.threshold' },
  ];
  const die: EquationTerm = { text: signed(broken ? 0 : -manoeuvre), label: 'retreat.die', leads: true };
  return isTested(retreat, book) ? [...test, { text: '→' }, die] : [die];
}

/** 7 −4 = 3 on the retreat table, or 9 against a threshold of 6 where the army must stay. */
function headline({ steps }: Played<RetreatResult, Retreat>) {
  const last = steps.findLast(({ dice }) => dice.length > 0);
  const face = last?.dice[0]?.face ?? 0;
  if (last?.rule === 'M') return words('retreat.headline.test', { face, threshold: thresholdIn(last.outcome?.facts) });
  const modifier = total(last?.modifiers ?? []);
  return words('retreat.headline', { face, modifier, modified: face + modifier });
}

const thresholdIn = (facts: { readonly [name: string]: unknown } | undefined): number => Number(facts?.['threshold']);

/** K The cost is half losses, which only the loss table turns into counters. */
function next({ losses: loss }: RetreatResult): readonly NextAct[] {
  if (loss === 0) return [];
  const input = { losses: Math.floor(loss), half: !Number.isInteger(loss) };
  return [{ procedure: 'losses', input, words: words('next.losses', { loss }) }];
}
