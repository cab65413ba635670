/**
 * J, M Retreat: the test of option M that lets an army withdraw, and the test of wear that every retreating army takes.
 */
import {
  type Ask,
  chance,
  d10,
  done,
  explained,
  field,
  type Infer,
  judge,
  type Notes,
  type Procedure,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import { MOST_WEAR } from '../tables/retreat.table.ts';
import type { Side } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { leaderName, leads, ratingFields } from './force.ts';
import { halves, losses } from './halves.ts';

/** J The die of wear, worked out once for each face. */
export interface Wear {
  readonly ask: Ask;
  /** Half losses by face. */
  readonly costs: readonly number[];
  readonly before: Notes;
  readonly told: readonly Notes[];
}

const FACES = Array.from({ length: 11 }, (_, face) => face);

/** J An army that withdrew takes its leader's manoeuvre off the die; an army that broke rolls with nothing. */
export function wear(side: Side, broken: boolean, manoeuvre: number, { tables }: CombatBook): Wear {
  const ask: Ask = { rule: 'J', text: `retreat.wear.${side}`, side };
  const modifiers = judge(tables['retreat-modifiers'], { manoeuvre: broken ? false : -manoeuvre || 0 });
  const looks = FACES.map((face) => {
    const modified = face + total(modifiers);
    return { modified, look: tables.retreat.look(tables.retreat.rows.find(modified), 'losses') };
  });
  return {
    ask,
    costs: looks.map(({ look }) => halves(look.cell)),
    before: () => [{ rule: ask.rule, title: words(ask.text), modifiers }],
    told: looks.map(({ modified, look }) => () => [
      {
        rule: ask.rule,
        title: words(ask.text),
        lookup: look,
        outcome: words('retreat.cost', { modified, loss: Number(look.cell) }),
      },
    ]),
  };
}

/** J The die is thrown; `then` goes on with the half losses it costs and tells how they came. */
export const wearStep = <T>(
  { ask, costs, before, told }: Wear,
  then: (cost: number, told: Notes) => Step<T>,
): Step<T> => chance(ask, d10, (face) => then(costs[face] as number, told[face] as Notes), before);

/** M To withdraw, roll no more than manoeuvre plus the morale that is left. */
export function withdrawalTest<T>(
  side: Side,
  manoeuvre: number,
  morale: number,
  { rulings }: CombatBook,
  then: (succeeded: boolean) => Step<T>,
): Step<T> {
  const ask: Ask = { rule: 'M', text: `retreat.test.${side}`, side };
  const threshold = manoeuvre + morale;
  const succeeds = (face: number): boolean =>
    face < threshold || (face === threshold && rulings.equalTest === 'succeeds');
  return chance(ask, d10, (face) => {
    const outcome = words(succeeds(face) ? 'retreat.succeeded' : 'retreat.failed', {
      face,
      threshold,
      manoeuvre,
      morale,
    });
    return explained(() => [{ rule: ask.rule, title: words(ask.text), outcome }], then(succeeds(face)));
  });
}

const input = field.record(
  'retreat.input',
  {
    broken: field.flag('retreat.broken', { default: false, rule: 'J' }),
    name: leaderName,
    manoeuvre: { ...ratingFields.manoeuvre, rule: 'J' },
    morale: field.integer('retreat.morale', { min: 1, max: 9, default: 2, help: 'retreat.morale.help', rule: 'M' }),
  },
  leads,
);

type Retreat = Infer<typeof input>;

/** Every cost a retreat table may hold, the least first; last the army that must stay. */
const OUTCOMES = [...Array.from({ length: halves(MOST_WEAR) + 1 }, (_, count) => String(losses(count))), 'held'];

interface Outcome {
  readonly withdrew: boolean;
  readonly losses: number;
}

/** J, M The army that broke takes the test of wear; the army that withdraws may first have to pass option M. */
export const retreatTest: Procedure<Retreat, Outcome, CombatBook> = {
  id: 'retreat-test',
  rule: 'J',
  input,
  rulings: ['withdrawal', 'equalTest'],
  begin: ({ broken, manoeuvre, morale }, book) => {
    const goes = (): Step<Outcome> =>
      wearStep(wear('attacker', broken, manoeuvre, book), (cost, told) =>
        done({ withdrew: true, losses: losses(cost) }, told),
      );
    if (broken || book.rulings.withdrawal === 'free') return goes();
    return withdrawalTest('attacker', manoeuvre, morale, book, (succeeded) =>
      succeeded ? goes() : done({ withdrew: false, losses: 0 }),
    );
  },
  outcome: ({ withdrew, losses: cost }) => (withdrew ? String(cost) : 'held'),
  outcomes: OUTCOMES,
  outcomeWords: (outcome) =>
    outcome === 'held' ? words('retreat.held') : words('retreat.lost', { loss: Number(outcome) }),
  summary: ({ withdrew, losses: cost }) => (withdrew ? words('retreat.lost', { loss: cost }) : words('retreat.held')),
  figures: { retreatLosses: ({ losses: cost }: Outcome) => cost },
};
