/** One walk for every way in which the decisions may fall, each a lane: what the ways have in common is walked once. */
import type { Ask, Choice, Side, Step, Together } from '../step/step.ts';
import type { Distribution } from './distribution.ts';
import { type Deciding, type Stream, Wider } from './level.ts';
import { type Effort, type OddsOptions, type Progress, walkInPieces } from './odds.ts';
import { profilesOf, type Question, Questions } from './open.ts';
import type { Flow, Weight } from './tally.ts';

/** The odds of every combination of constant answers, the first of them with every question declined. */
export interface EveryWay<K> {
  readonly questions: readonly Question[];
  readonly ways: readonly {
    readonly answers: Readonly<Record<string, string>>;
    readonly distribution: Distribution<K>;
  }[];
  readonly effort: Effort;
}

/** How far it is worth going side by side: so many ways, so many states. */
export interface Limits {
  readonly ways: number;
  readonly states: number;
}

/**
 * Why the ways must be walked one by one: they are too many, or so are their states; or they are unlike, with a question
 * whose options vary or that must be answered otherwise when it comes again, to see all that may be asked.
 */
export type Apart = 'tooManyWays' | 'tooManyStates' | 'unlike';

export function* everyWayInPieces<T, K = T>(
  start: Step<T>,
  options: Pick<OddsOptions<T, K>, 'outcome' | 'settle' | 'budget'>,
  limits: Limits,
): Generator<Progress, EveryWay<K> | Apart, void> {
  const deciding = new ByEveryAnswer(limits.ways);
  const walk = walkInPieces(start, options, deciding);
  try {
    for (;;) {
      const { done, value } = walk.next();
      if (!done && value.states > limits.states) return 'tooManyStates';
      if (done) {
        const { questions } = deciding;
        const ways = profilesOf(questions).map((answers, lane) => ({
          answers,
          distribution: value.distribution(lane),
        }));
        return { questions, ways, effort: value.effort };
      }
      yield value;
    }
  } catch (error) {
    if (error instanceof SetApart) return error.why;
    throw error;
  }
}

class SetApart extends Error {
  readonly why: Apart;

  constructor(why: Apart) {
    super();
    this.why = why;
  }
}

interface Asked {
  readonly options: readonly string[];
  /** How many lanes stand between one answer and the next. */
  stride: number;
}

/** Every lane answers each question in its own way, the same wherever it comes up. */
class ByEveryAnswer implements Deciding {
  lanes = 1;
  readonly #most: number;
  /** By side and text, without a name made of both: the same few questions are put by thousands of states. */
  readonly #asked = new Map<Side, Map<string, Asked>>();
  readonly #met = new Questions();
  /** Room for what flows on from decisions within decisions: by depth, for no two of one depth flow at once. */
  readonly #rooms: Flow[] = [];
  #depth = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get questions(): readonly Question[] {
    return this.#met.all;
  }

  settle(
    step: Choice<unknown> | Together<unknown>,
    side: Side,
    options: readonly string[],
    stream: Stream,
    go: (option: string, stream: Stream) => void,
  ): void {
    const { stride } = this.#known(step, side, options);
    const only = this.#room(stream.flow);
    this.#depth += 1;
    for (const [index, option] of options.entries()) {
      // No lane comes here and answers so: whatever that would lead to is not seen.
      if (!keptIn(only, stream.flow, stride, options.length, index)) throw new SetApart('unlike');
      go(option, { flow: only, factor: stream.factor, under: stream.under });
    }
    this.#depth -= 1;
  }

  #room(flow: Flow): Flow {
    const room = this.#rooms[this.#depth];
    if (room?.length === flow.length && Array.isArray(room) === Array.isArray(flow)) return room;
    const fresh = flow.slice();
    this.#rooms[this.#depth] = fresh;
    return fresh;
  }

  #known({ ask }: Choice<unknown> | Together<unknown>, side: Side, options: readonly string[]): Asked {
    const known = this.#asked.get(side)?.get(ask.text);
    if (!known) return this.#widened(ask, side, options);
    if (!areSame(known.options, options)) throw new SetApart('unlike');
    return known;
  }

  #widened(ask: Ask, side: Side, options: readonly string[]): Asked {
    this.#met.meet(ask, side, options);
    const times = options.length;
    if (this.lanes * times > this.#most) throw new SetApart('tooManyWays');
    for (const texts of this.#asked.values()) for (const before of texts.values()) before.stride *= times;
    const asked = { options, stride: 1 };
    const texts = this.#asked.get(side) ?? new Map<string, Asked>();
    this.#asked.set(side, texts.set(ask.text, asked));
    this.lanes *= times;
    if (times > 1) throw new Wider(times);
    return asked;
  }

  close(): void {}

  /** The level starts over, from the middle of a decision. */
  reset(): void {
    this.#depth = 0;
  }
}

const areSame = (options: readonly string[], others: readonly string[]): boolean =>
  options.length === others.length && options.every((each, at) => each === others[at]);

/** Leaves in `only` what flows in the lanes that answer so; false where that is nothing. */
function keptIn(only: Flow, flow: Flow, stride: number, answers: number, answer: number): boolean {
  const nothing = Array.isArray(flow) ? 0n : 0;
  let flows = false;
  for (let lane = 0; lane < flow.length; lane += 1) {
    const isIn = Math.floor(lane / stride) % answers === answer;
    only[lane] = isIn ? (flow[lane] as Weight) : nothing;
    if (isIn && flow[lane]) flows = true;
  }
  return flows;
}
