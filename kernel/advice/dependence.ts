/** On what the best answer depends: one earlier die or answer that settles it alone, or more than one thing. */
import { faces } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import { written } from '../number/fraction.ts';
import { type Ask, askWords, type Choice, type Plain, type Side, type Step, type Together } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import type { Policy } from '../walk/policy.ts';
import type { Decision } from './advise.ts';
import { bestAt } from './best.ts';

/** On what the best answer depends. */
export type Dependence =
  /** One earlier die or answer settles it: which of its values lead to which best answer (none where it makes no difference). */
  | {
      readonly on: 'one';
      readonly question: Words;
      readonly kind: 'die' | 'answer';
      readonly cases: readonly { readonly values: readonly Plain[]; readonly options: readonly string[] }[];
    }
  | { readonly on: 'several' };

/** Wider trees than this are not looked through. */
const MOST_PATHS = 20_000;
const FEW_PLAYS = 60;

interface Earlier {
  readonly question: Words;
  readonly kind: 'die' | 'answer';
  readonly value: Plain;
}

/** The last thing that fell or was answered, and all before it. */
interface Path extends Pick<Earlier, 'kind' | 'value'> {
  readonly ask: Ask;
  readonly before: Path | undefined;
}

type Node<T> = Choice<T> | Together<T>;

export function dependenceOf<T>(
  start: Step<T>,
  policy: Policy,
  side: Side,
  text: string,
  decisionAt: (node: Node<T>) => Decision,
): Dependence | undefined {
  const suspects = new Suspects();
  const meet = (path: Path | undefined, node: Node<T>): boolean => suspects.meet(path, bestIn(decisionAt(node), side));
  // A few plays clear most suspects; to be sure of one that is left, every path must be seen.
  for (let play = 0; play < FEW_PLAYS && !suspects.areCleared; play += 1)
    meetAll(start, policy, side, text, meet, play + 1);
  if (suspects.areCleared) return { on: 'several' };
  const all = meetAll(start, policy, side, text, meet);
  if (!all || suspects.areCleared) return { on: 'several' };
  if (!suspects.differ) return undefined;
  for (const { question, kind, byValue } of suspects.left) {
    if (new Set(byValue.values()).size > 1) return { on: 'one', question, kind, cases: casesOf(byValue) };
  }
  return suspects.hasAny ? { on: 'several' } : undefined;
}

interface Suspect extends Pick<Earlier, 'question' | 'kind'> {
  /** The best answer for each value met, as text. */
  readonly byValue: Map<string, string>;
}

/** What may settle the answer alone: it came before every time the question was put, and each value led to one answer. */
class Suspects {
  #left: Map<string, Suspect> | undefined;
  readonly #answers = new Set<string>();
  hasAny = false;

  /** The same answer every time, mixed alike or not, depends on nothing. */
  get differ(): boolean {
    return this.#answers.size > 1;
  }

  get left(): readonly Suspect[] {
    return [...(this.#left?.values() ?? [])];
  }

  /** There were some, and none is left: nothing that comes after can change that. */
  get areCleared(): boolean {
    return this.hasAny && this.differ && this.#left?.size === 0;
  }

  meet(path: Path | undefined, best: string): boolean {
    const earlier = earlierOn(path);
    this.hasAny ||= earlier.size > 0;
    this.#answers.add(best);
    this.#left ??= new Map(
      [...earlier].map(([key, { question, kind }]) => [key, { question, kind, byValue: new Map() }]),
    );
    for (const [key, { byValue }] of this.#left) {
      const value = earlier.get(key)?.value;
      const known = value === undefined ? undefined : (byValue.get(JSON.stringify(value)) ?? best);
      if (known === best) byValue.set(JSON.stringify(value), best);
      else this.#left.delete(key);
    }
    return !this.areCleared;
  }
}

function casesOf(byValue: ReadonlyMap<string, string>) {
  const values = new Map<string, Plain[]>();
  const met = [...byValue].map(([value, best]) => ({ value: JSON.parse(value) as Plain, best }));
  for (const { value, best } of met.toSorted((a, b) => Number(a.value) - Number(b.value) || 0))
    values.set(best, [...(values.get(best) ?? []), value]);
  return [...values].map(([best, led]) => ({
    values: led,
    options: (JSON.parse(best) as Parts).flatMap(([each]) => each),
  }));
}

/**
 * Every time the question is put, with all that fell and was answered before; false where that is too often to be looked
 * through. With a seed, only one play: one face of each die, one answer of each side.
 */
function meetAll<T>(
  start: Step<T>,
  policy: Policy,
  side: Side,
  text: string,
  meet: (before: Path | undefined, node: Node<T>) => boolean,
  seed?: number,
): boolean {
  let paths = 0;
  let goesOn = true;
  const draw = seed === undefined ? undefined : practiceNumbers(seed);
  const some = <V>(all: readonly V[]): readonly V[] => (draw ? [all[Math.floor(draw() * all.length)] as V] : all);
  const walk = (step: Step<T>, before: Path | undefined): void => {
    paths += 1;
    if (paths > MOST_PATHS || !goesOn) return;
    switch (step.kind) {
      case 'done':
        return;
      case 'checkpoint':
        return walk(step.next(step.state), before);
      case 'chance':
        for (const face of some(faces(step.die))) {
          walk(step.next(face), { ask: step.ask, kind: 'die', value: face, before });
        }
        return;
      case 'choice': {
        if (step.side === side && step.ask.text === text) goesOn = meet(before, step);
        for (const option of some(optionsOf(policy(step.ask, step.side, step.options, step as Node<unknown>)))) {
          walk(step.next(option), { ask: step.ask, kind: 'answer', value: option, before });
        }
        return;
      }
      case 'together': {
        if (Object.hasOwn(step.asks, side) && step.ask.text === text) goesOn = meet(before, step);
        let joint: Readonly<Record<Side, string>>[] = [{}];
        for (const [whose, options] of Object.entries(step.asks)) {
          const answers = optionsOf(policy(step.ask, whose, options, step as Node<unknown>));
          joint = joint.flatMap((so) => answers.map((option) => ({ ...so, [whose]: option })));
        }
        for (const answers of some(joint))
          walk(step.next(answers), { ask: step.ask, kind: 'answer', value: answers, before });
        return;
      }
    }
  };
  walk(start, undefined);
  return paths <= MOST_PATHS;
}

/** By the question, and by how often it had been put before. */
function earlierOn(path: Path | undefined): ReadonlyMap<string, Earlier> {
  const all: Path[] = [];
  for (let each = path; each; each = each.before) all.push(each);
  const put = new Map<string, number>();
  const earlier = new Map<string, Earlier>();
  for (const { ask, kind, value } of all.reverse()) {
    const repeated = put.get(ask.text) ?? 0;
    put.set(ask.text, repeated + 1);
    earlier.set(`${ask.text}#${repeated}`, { question: askWords(ask), kind, value });
  }
  return earlier;
}

/** Options that are as good as each other, and their part of a mixed choice. */
type Parts = readonly (readonly [options: readonly string[], share: string])[];

/** The best answers as one text; none where it makes no difference. */
function bestIn(decision: Decision, side: Side): string {
  const { indifferent, sets } = bestAt(decision, side);
  const parts: Parts = indifferent ? [] : sets.map(({ options, share }) => [options, written(share)]);
  return JSON.stringify(parts);
}

const optionsOf = (settled: ReturnType<Policy>): readonly string[] =>
  typeof settled === 'string' ? [settled] : [...settled].flatMap(([option, part]) => (part > 0 ? [option] : []));
