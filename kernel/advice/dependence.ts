/** On what the best answer depends: one earlier die or answer that settles it alone, or more than one thing. */
import { faces } from '../dice/die.ts';
import { askWords, type Choice, type Plain, type Side, type Step, type Together } from '../step/step.ts';
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

interface Earlier {
  readonly question: Words;
  readonly kind: 'die' | 'answer';
  readonly value: Plain;
}

interface Meeting {
  readonly earlier: ReadonlyMap<string, Earlier>;
  readonly best: string;
}

type Node<T> = Choice<T> | Together<T>;

export function dependenceOf<T>(
  start: Step<T>,
  policy: Policy,
  side: Side,
  text: string,
  decisionAt: (node: Node<T>) => Decision,
): Dependence | undefined {
  const meetings = meetingsOf(start, policy, side, text, decisionAt);
  if (!meetings) return { on: 'several' };
  const candidates = new Map(
    meetings.flatMap(({ earlier }) => [...earlier].map(([key, each]) => [key, each] as const)),
  );
  for (const [key, { question, kind }] of candidates) {
    const byValue = settledBy(meetings, key);
    if (byValue) return { on: 'one', question, kind, cases: casesOf(byValue) };
  }
  return candidates.size > 0 ? { on: 'several' } : undefined;
}

/** The best answer for each value, if the value alone settles it everywhere. */
function settledBy(meetings: readonly Meeting[], key: string): ReadonlyMap<string, Meeting> | undefined {
  const byValue = new Map<string, Meeting>();
  for (const meeting of meetings) {
    const value = meeting.earlier.get(key)?.value;
    if (value === undefined) return undefined;
    const known = byValue.get(JSON.stringify(value));
    if (known && known.best !== meeting.best) return undefined;
    byValue.set(JSON.stringify(value), meeting);
  }
  return new Set([...byValue.values()].map(({ best }) => best)).size > 1 ? byValue : undefined;
}

function casesOf(byValue: ReadonlyMap<string, Meeting>) {
  const values = new Map<string, Plain[]>();
  for (const [value, { best }] of byValue) values.set(best, [...(values.get(best) ?? []), JSON.parse(value) as Plain]);
  return [...values].map(([best, led]) => ({ values: led, options: best === '' ? [] : best.split('\n') }));
}

/** Every time the question is put, with all that fell and was answered before; nothing where there are too many. */
function meetingsOf<T>(
  start: Step<T>,
  policy: Policy,
  side: Side,
  text: string,
  decisionAt: (node: Node<T>) => Decision,
): readonly Meeting[] | undefined {
  const meetings: Meeting[] = [];
  let paths = 0;
  const put = (earlier: Meeting['earlier'], node: Node<T>, kind: Earlier['kind'], value: Plain): Meeting['earlier'] => {
    const repeated = [...earlier.keys()].filter((key) => key.startsWith(`${node.ask.text}#`)).length;
    return new Map([...earlier, [`${node.ask.text}#${repeated}`, { question: askWords(node.ask), kind, value }]]);
  };
  const walk = (step: Step<T>, earlier: Meeting['earlier']): void => {
    paths += 1;
    if (paths > MOST_PATHS) return;
    switch (step.kind) {
      case 'done':
        return;
      case 'checkpoint':
        return walk(step.next(step.state), earlier);
      case 'chance':
        for (const face of faces(step.die)) {
          walk(step.next(face), put(earlier, step as unknown as Node<T>, 'die', face));
        }
        return;
      case 'choice': {
        if (step.side === side && step.ask.text === text) meet(meetings, earlier, decisionAt(step), side);
        for (const option of optionsOf(policy(step.ask, step.side, step.options, step as Node<unknown>))) {
          walk(step.next(option), put(earlier, step, 'answer', option));
        }
        return;
      }
      case 'together': {
        if (Object.hasOwn(step.asks, side) && step.ask.text === text) meet(meetings, earlier, decisionAt(step), side);
        let joint: Readonly<Record<Side, string>>[] = [{}];
        for (const [whose, options] of Object.entries(step.asks)) {
          const answers = optionsOf(policy(step.ask, whose, options, step as Node<unknown>));
          joint = joint.flatMap((so) => answers.map((option) => ({ ...so, [whose]: option })));
        }
        for (const answers of joint) walk(step.next(answers), put(earlier, step, 'answer', answers));
        return;
      }
    }
  };
  walk(start, new Map());
  return paths > MOST_PATHS ? undefined : meetings;
}

function meet(meetings: Meeting[], earlier: Meeting['earlier'], decision: Decision, side: Side): void {
  const { indifferent, sets } = bestAt(decision, side);
  const best = indifferent ? '' : sets.flatMap(({ options }) => options).join('\n');
  meetings.push({ earlier, best });
}

const optionsOf = (settled: ReturnType<Policy>): readonly string[] =>
  typeof settled === 'string' ? [settled] : [...settled].flatMap(([option, part]) => (part > 0 ? [option] : []));
