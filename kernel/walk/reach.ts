/** Goes everywhere once, whatever falls and whoever decides how: no weights, only what can be met. */
import { faces } from '../dice/die.ts';
import { Refused } from '../refusal/refusal.ts';
import { type Answers, type Ask, type Checkpoint, fallen, type Plain, type Side, type Step } from '../step/step.ts';
import { stateKey } from './key.ts';
import type { OddsOptions, Progress } from './odds.ts';
import { Slots } from './slots.ts';

const DEFAULT_BUDGET = 2_000_000;
const PROGRESS_EVERY = 2_048;

/** Told of every question that is put to a side, wherever it may come up before all that is of interest is settled. */
export function* reachInPieces<T>(
  start: Step<T>,
  { budget = DEFAULT_BUDGET, settle }: Pick<OddsOptions<T, number>, 'budget' | 'settle'>,
  onQuestion: (ask: Ask, side: Side, options: readonly string[]) => void,
): Generator<Progress, void, void> {
  const reached = new Reached<T>(budget);
  const isCertain = (step: Checkpoint<T>): boolean => {
    const certain = settle && step.settled?.();
    if (!settle || !certain) return false;
    if (settle(certain) !== undefined) return true;
    return certain.falls?.every((fall) => settle(fallen(certain, fall)) !== undefined) ?? false;
  };
  const follow = (step: Step<T>): void => {
    switch (step.kind) {
      case 'done':
        return;
      case 'checkpoint':
        if (reached.isNew(step.name, step.state) && !isCertain(step)) reached.add(step.state, step.next);
        return;
      case 'chance': {
        const { lots, alike, meets } = step;
        if (lots) {
          const { weights, next } = lots();
          for (let lot = 0; lot < weights.length; lot += 1) follow(next(lot));
          return;
        }
        for (const face of alike?.faces ?? faces(step.die)) {
          if (!meets) follow(step.next(face));
          else {
            const state = meets.state(face);
            if (reached.isNew(meets.name, state)) reached.add(state, meets.next);
          }
        }
        return;
      }
      case 'choice':
        onQuestion(step.ask, step.side, step.options);
        for (const option of step.options) follow(step.next(option));
        return;
      case 'together':
        for (const [side, options] of Object.entries(step.asks)) onQuestion(step.ask, side, options);
        for (const answers of joint(step.asks)) follow(step.next(answers));
        return;
    }
  };
  follow(start);
  let states = 0;
  for (let level = 1; states < reached.size; level += 1) {
    for (const end = reached.size; states < end; states += 1) {
      follow(reached.open(states));
      if (states % PROGRESS_EVERY === PROGRESS_EVERY - 1) yield { level, states };
    }
    yield { level, states };
  }
}

/** Every way in which the sides may answer at once. */
const joint = (asks: Readonly<Record<Side, readonly string[]>>): readonly Answers[] =>
  Object.entries(asks).reduce<readonly Answers[]>(
    (all, [side, options]) => all.flatMap((answers) => options.map((option) => ({ ...answers, [side]: option }))),
    [{}],
  );

/** The states met so far, each once, in the order they were met. */
class Reached<T> {
  readonly #budget: number;
  readonly #known = new Map<string, Slots>();
  readonly #states: Plain[] = [];
  readonly #nexts: Checkpoint<T>['next'][] = [];

  constructor(budget: number) {
    this.#budget = budget;
  }

  get size(): number {
    return this.#states.length;
  }

  isNew(name: string, state: Plain): boolean {
    const known = this.#known.get(name) ?? new Slots();
    this.#known.set(name, known);
    const key = stateKey(state);
    if (known.get(key) !== undefined) return false;
    known.set(key, 0);
    return true;
  }

  add(state: Plain, next: Checkpoint<T>['next']): void {
    this.#nexts.push(next);
    const states = this.#states.push(state);
    const budget = this.#budget;
    if (states > budget) throw new Refused([{ code: 'oddsTooLarge', at: '', facts: { states, budget } }]);
  }

  open(place: number): Step<T> {
    return (this.#nexts[place] as Checkpoint<T>['next'])(this.#states[place] as Plain);
  }
}
