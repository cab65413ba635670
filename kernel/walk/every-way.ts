/** One walk for every way in which the decisions may fall, each a lane: what the ways have in common is walked once. */
import type { Choice, Side, Step, Together } from '../step/step.ts';
import type { Distribution } from './distribution.ts';
import { type Deciding, type Stream, Wider } from './level.ts';
import { type Effort, type OddsOptions, type Progress, walkInPieces } from './odds.ts';
import { profilesOf, type Question, Questions } from './open.ts';
import type { Flow } from './tally.ts';

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
  readonly #asked = new Map<string, Asked>();
  readonly #met = new Questions();

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
    for (const [index, option] of options.entries()) {
      const flow = this.#masked(stream.flow, (lane) => Math.floor(lane / stride) % options.length === index);
      // No lane comes here and answers so: whatever that would lead to is not seen.
      if (!flow) throw new SetApart('unlike');
      go(option, { ...stream, flow });
    }
  }

  #known({ ask }: Choice<unknown> | Together<unknown>, side: Side, options: readonly string[]): Asked {
    this.#met.meet(ask, side, options);
    const key = `${side}:${ask.text}`;
    const known = this.#asked.get(key);
    if (!known) return this.#widened(key, options);
    if (known.options.length !== options.length || known.options.some((each, at) => each !== options[at]))
      throw new SetApart('unlike');
    return known;
  }

  #widened(key: string, options: readonly string[]): Asked {
    const times = options.length;
    if (this.lanes * times > this.#most) throw new SetApart('tooManyWays');
    for (const before of this.#asked.values()) before.stride *= times;
    const asked = { options, stride: 1 };
    this.#asked.set(key, asked);
    this.lanes *= times;
    if (times > 1) throw new Wider(times);
    return asked;
  }

  /** What flows in some lanes alone; nothing where that is nothing. */
  #masked(flow: Flow, isIn: (lane: number) => boolean): Flow | undefined {
    const only = flow.slice();
    let flows = false;
    for (let lane = 0; lane < this.lanes; lane += 1) {
      if (!isIn(lane)) only[lane] = typeof only[lane] === 'bigint' ? 0n : 0;
      else if (only[lane]) flows = true;
    }
    return flows ? only : undefined;
  }

  close(): void {}

  reset(): void {}
}
