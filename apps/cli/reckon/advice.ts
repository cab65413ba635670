/** Advice for one side, from wherever the dice and answers already given have led. */
import {
  type AdvisedDecision,
  Advisor,
  type Fraction,
  type GivenAnswers,
  goalOf,
  type MatrixSolver,
  nearest,
  type Opened,
  outlook,
  type Prospect,
  pause,
  Refused,
  type Step,
  take,
  usualGoal,
} from '@grognard/kernel';
import { accepted } from '../faults.ts';
import { largeSolver } from './large-matrix.ts';

export interface Advice {
  readonly side: string;
  readonly goal: string;
  readonly method: 'exact' | 'numeric';
  /** The goal's expected value when all sides play as well as they can. */
  readonly value: Fraction;
  /** The decision that waits now, if one of this side does. */
  readonly decision?: AdvisedDecision;
  /** Otherwise the decisions that may come up. */
  readonly prospects: readonly Prospect[];
}

export interface Situation {
  readonly side: string | undefined;
  readonly goal: string | undefined;
  readonly faces: readonly number[];
  readonly answers: GivenAnswers;
}

/** Exact where fractions can be had; a sealed choice too wide for them is solved numerically, and said so. */
export async function adviceFor(opened: Opened, situation: Situation): Promise<Advice> {
  try {
    return advised(opened, situation);
  } catch (error) {
    if (!(error instanceof Refused && error.refusals.some(({ code }) => code === 'matrixTooLarge'))) throw error;
    return { ...advised(opened, situation, await largeSolver()), method: 'numeric' };
  }
}

function advised(
  opened: Opened,
  { side: asked, goal: wanted, faces, answers }: Situation,
  solveLarge?: MatrixSolver,
): Advice {
  const { game, procedure } = opened;
  const step = follow(opened.begin(), [...faces], [...answers]);
  const side = asked ?? deciding(step) ?? game.sides[0] ?? '';
  if (!game.sides.includes(side)) {
    const close = nearest(side, game.sides);
    throw new Refused([
      { code: 'unknownSide', at: '--side', facts: { received: side, options: game.sides, ...(close && { close }) } },
    ]);
  }
  const goal = wanted ?? usualGoal(procedure, side);
  if (goal === undefined) throw new Refused([{ code: 'noGoal', at: '--goal' }]);
  const advisor = new Advisor({ side, goal: accepted(goalOf(procedure, goal)), ...(solveLarge && { solveLarge }) });
  const waits =
    (step.kind === 'choice' && step.side === side) || (step.kind === 'together' && Object.hasOwn(step.asks, side));
  return {
    side,
    goal,
    method: 'exact',
    value: advisor.value(step),
    ...(waits && { decision: advisor.decide(step as never) }),
    prospects: waits ? [] : outlook(step, advisor, side),
  };
}

/** The side whose decision waits. */
const deciding = (step: Step<unknown>): string | undefined => (step.kind === 'choice' ? step.side : undefined);

/** Goes as far as the given dice and answers reach. */
function follow(start: Step<unknown>, faces: number[], answers: GivenAnswers[number][]): Step<unknown> {
  let step = pause(start);
  for (;;) {
    switch (step.kind) {
      case 'done':
        return step;
      case 'chance': {
        const face = faces.shift();
        if (face === undefined) return step;
        step = pause(take(step, { face }));
        break;
      }
      case 'choice': {
        const option = answers.shift();
        if (option === undefined) return step;
        step = pause(take(step, typeof option === 'string' ? { option } : {}));
        break;
      }
      case 'together': {
        const sealed = answers.shift();
        if (sealed === undefined) return step;
        step = pause(take(step, typeof sealed === 'string' ? {} : { answers: sealed }));
        break;
      }
    }
  }
}
