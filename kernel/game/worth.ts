/** What each switch is worth: the exact change of a goal if one thing of the input, or one decision, were otherwise. */
import type { Goal } from '../advice/goal.ts';
import { type Neighbour, neighbours } from '../input/neighbours.ts';
import { compare, type Fraction, fraction, minus } from '../number/fraction.ts';
import type { Plain } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import { inOneGo, oddsInPieces, type Progress } from '../walk/odds.ts';
import { questionsInPieces } from '../walk/open.ts';
import { naming, never, type Policy } from '../walk/policy.ts';
import { type Opened, open } from './resolve.ts';

export interface Worth {
  /** Where the input would differ, or the key of a decision. */
  readonly at: string;
  readonly kind: 'input' | 'decision';
  /** Text key of the field's label, or of the question. */
  readonly label: string;
  /** The question as it is first put. */
  readonly question?: Words;
  /** As things stand; nothing where a decision is not settled the same way everywhere. */
  readonly from: Plain;
  readonly to: Plain;
  /** The goal's mean with the switch. */
  readonly value: Fraction;
  /** That mean less the mean as things stand. */
  readonly change: Fraction;
}

export interface WorthOptions {
  readonly policy?: Policy;
  /** Leaves out what changes nothing. */
  readonly onlyChanges?: boolean;
  /** The most states a single walk may hold. */
  readonly budget?: number;
}

export interface Worths {
  readonly value: Fraction;
  readonly switches: readonly Worth[];
}

/** Every switch the rules accept, the weightiest first. */
export function* worthInPieces(
  opened: Opened,
  goal: Pick<Goal, 'read' | 'settle'>,
  { policy = never, onlyChanges = true, budget }: WorthOptions = {},
): Generator<Progress, Worths, void> {
  const options = { outcome: goal.read, settle: goal.settle, ...(budget !== undefined && { budget }) };
  function* mean(each: Opened, settled: Policy): Generator<Progress, Fraction, void> {
    const { distribution } = yield* oddsInPieces(each.begin(), { ...options, policy: settled });
    return distribution.mean((value) => value);
  }
  const settled = new Settled(policy);
  const value = yield* mean(opened, settled.policy);
  const switches: Worth[] = [];
  for (const { at, field, from, to, input } of neighbours(opened.procedure.input, opened.input)) {
    const other = reopened(opened, input);
    if (!other) continue;
    const there = yield* mean(other, policy);
    switches.push({ at, kind: 'input', label: field.label, from, to, value: there, change: minus(there, value) });
  }
  const asked = yield* questionsInPieces(opened.begin(), {
    settle: (certain) => (goal.settle(certain) === undefined ? undefined : 0),
    ...(budget !== undefined && { budget }),
  });
  for (const { key, text, words: question, options: offered } of asked.filter(({ varies }) => !varies)) {
    const from = settled.as(key, offered);
    for (const to of offered.filter((option) => option !== from)) {
      const there = yield* mean(opened, naming({ [key]: to }, policy));
      const change = minus(there, value);
      switches.push({ at: key, kind: 'decision', label: text, question, from, to, value: there, change });
    }
  }
  const kept = onlyChanges ? switches.filter(({ change }) => change.over !== 0n) : switches;
  return { value, switches: kept.toSorted((a, b) => compare(size(b.change), size(a.change))) };
}

/** Remembers how a policy settled each question. */
class Settled {
  readonly policy: Policy;
  readonly #answers = new Map<string, Set<string | undefined>>();

  constructor(policy: Policy) {
    this.policy = (ask, side, options, node) => {
      const answer = policy(ask, side, options, node);
      const key = `${side}:${ask.text}`;
      const known = this.#answers.get(key) ?? new Set();
      this.#answers.set(key, known.add(typeof answer === 'string' ? answer : undefined));
      return answer;
    };
  }

  /** The one answer it gives; the least commitment where the question did not come up. */
  as(key: string, offered: readonly string[]): string | null {
    const [answer = null, ...others] = this.#answers.get(key) ?? offered.slice(0, 1);
    return others.length > 0 ? null : answer;
  }
}

/** What each switch is worth, in one go. */
export const worth = (opened: Opened, goal: Pick<Goal, 'read' | 'settle'>, options: WorthOptions = {}): Worths =>
  inOneGo(worthInPieces(opened, goal, options));

const size = (change: Fraction): Fraction => (change.over < 0n ? fraction(-change.over, change.under) : change);

function reopened({ game, procedure, book, overlay }: Opened, input: Neighbour['input']): Opened | undefined {
  const other = open(game, procedure.id, input, { rulings: book.rulings, overlay });
  return other.ok ? other.value : undefined;
}
