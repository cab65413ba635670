/** J, M Retreat: the test of option M that lets an army go, and the attrition test that every retreating army takes. */
import {
  type Alike,
  type Ask,
  alike,
  askWords,
  chance,
  chanceAlike,
  d10,
  explained,
  judge,
  type Notes,
  type Step,
  total,
} from '@grognard/kernel';
import { ask, words } from '../text/kit.ts';
import type { Side } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';
import { halves } from './halves.ts';

/** Whose test it is; an army alone is nobody's enemy. */
interface Tested {
  readonly side: Side;
  readonly alone?: true;
}

const facts = ({ alone }: Tested) => (alone ? { facts: { alone } } : {});

/** J The die of wear, worked out once for each face. */
export interface Wear {
  readonly ask: Ask;
  /** Half losses by face. */
  readonly costs: readonly number[];
  /** Faces that cost the same. */
  readonly alike: Alike;
  readonly before: Notes;
  readonly told: (face: number) => Notes;
}

const FACES = Array.from({ length: 11 }, (_, face) => face);

/** J An army that withdrew takes its leader's manoeuvre off the die; an army that broke rolls with nothing. */
export function wear(tested: Tested, broken: boolean, manoeuvre: number, { tables }: CombatBook): Wear {
  const { side } = tested;
  const thrown = ask('J', `retreat.wear.${side}`, { side, ...facts(tested) });
  const modifiers = judge(tables['retreat-modifiers'], { manoeuvre: broken ? false : -manoeuvre || 0 });
  const looks = FACES.map((face) => {
    const modified = face + total(modifiers);
    return { modified, look: tables.retreat.look(tables.retreat.rows.find(modified), 'losses') };
  });
  const head = { rule: thrown.rule, title: askWords(thrown) };
  const costs = looks.map(({ look }) => halves(look.cell));
  const tells = looks.map(({ modified, look }) => () => [
    { ...head, lookup: look, outcome: words('retreat.cost', { modified, loss: Number(look.cell) }) },
  ]);
  return {
    ask: thrown,
    costs,
    alike: alike(d10, (face) => costs[face] as number),
    before: () => [{ ...head, modifiers }],
    told: (face) => tells[face] as Notes,
  };
}

/** J The die is thrown; `then` goes on with the half losses it costs and tells how they came. */
export const wearStep = <T>(
  { ask: thrown, costs, before, told }: Wear,
  then: (cost: number, told: Notes) => Step<T>,
): Step<T> => chance(thrown, d10, (face) => then(costs[face] as number, told(face)), before);

/** M What the die of the test must not pass. */
export const thresholdOf = (manoeuvre: number, morale: number): number => manoeuvre + morale;

/** Tests that succeed up to each face: all that matters is whether they do. */
const UP_TO = FACES.map((highest) => alike(d10, (face) => Number(face <= highest)));

/** M To withdraw, roll no more than manoeuvre plus the morale that is left. */
export function withdrawalTest<T>(
  tested: Tested,
  manoeuvre: number,
  morale: number,
  { rulings, tables }: CombatBook,
  then: (succeeded: boolean) => Step<T>,
): Step<T> {
  const thrown = testOf(tested);
  const threshold = thresholdOf(manoeuvre, morale);
  const highest = rulings.equalTest === 'succeeds' ? threshold : threshold - 1;
  const either = UP_TO[Math.min(d10.sides, Math.max(0, highest))] as Alike;
  return chanceAlike(thrown, either, (face) => {
    const succeeded = face <= highest;
    const told: Notes = () => {
      const bonus = Number(tables['die-modifiers'].rows.failedRetreat.value);
      const outcome = words(succeeded ? 'retreat.succeeded' : 'retreat.failed', {
        face,
        threshold,
        manoeuvre,
        morale,
        bonus,
      });
      return [{ rule: thrown.rule, title: askWords(thrown), outcome }];
    };
    return explained(told, then(succeeded));
  });
}

const TESTS = {
  attacker: ask('M', 'retreat.test.attacker', { side: 'attacker' }),
  defender: ask('M', 'retreat.test.defender', { side: 'defender' }),
} as const satisfies Readonly<Record<Side, Ask>>;

const testOf = (tested: Tested): Ask => ({ ...TESTS[tested.side], ...facts(tested) });
