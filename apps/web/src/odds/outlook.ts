/** Looks ahead without throwing: the modifiers of a middling throw, the cells that may be read. */
import {
  type ExplainedStep,
  type Lookup,
  type Opened,
  PlayRecord,
  type Policy,
  pause,
  type Step,
  take,
  type Waiting,
} from '@grognard/kernel';
import type { Outlook } from './job.ts';

/** Enough for every face of two or three dice; a wider tree is lit in part. */
const MOST_NODES = 240;

export function outlookOf(opened: Opened, policy: Policy): Outlook {
  return { steps: middling(opened, policy), lit: litCells(opened, policy) };
}

type Open = Waiting<unknown>;

const settled = (
  policy: Policy,
  step: Extract<Open, { kind: 'choice' | 'together' }>,
  side: string,
  options: readonly string[],
): string => {
  const answer = policy(step.ask, side, options, step);
  return typeof answer === 'string' ? answer : (options[0] ?? '');
};

function middling(opened: Opened, policy: Policy): readonly ExplainedStep[] {
  const record = new PlayRecord();
  let step = pause(opened.begin(), record);
  while (step.kind !== 'done')
    step = pause(
      take(
        step,
        replyTo(step, policy, (sides) => Math.ceil(sides / 2)),
        record,
      ),
      record,
    );
  return record.steps.filter(({ modifiers }) => modifiers.length > 0);
}

function replyTo(step: Open, policy: Policy, face: (sides: number) => number) {
  switch (step.kind) {
    case 'chance':
      return { face: face(step.die.sides) };
    case 'choice':
      return { option: settled(policy, step, step.side, step.options) };
    case 'together': {
      const answers = Object.entries(step.asks).map(([side, options]) => [side, settled(policy, step, side, options)]);
      return { answers: Object.fromEntries(answers) as Record<string, string> };
    }
  }
}

function litCells(opened: Opened, policy: Policy): readonly Lookup[] {
  const lit = new Map<string, Lookup>();
  // Breadth first, so that the first dice are lit in full before the last ones are reached.
  const waiting: Step<unknown>[] = [opened.begin()];
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const next = waiting.shift();
    if (!next) break;
    for (const { lookup } of next.notes?.() ?? []) {
      if (lookup) lit.set(`${lookup.table}\n${lookup.row}\n${lookup.column}`, lookup);
    }
    waiting.push(...following(next, policy));
  }
  return [...lit.values()];
}

function following(step: Step<unknown>, policy: Policy): readonly Step<unknown>[] {
  switch (step.kind) {
    case 'done':
      return [];
    case 'checkpoint':
      return [step.next(step.state)];
    case 'chance':
      return Array.from({ length: Math.min(step.die.sides, MOST_NODES) }, (_, index) => step.next(index + 1));
    case 'choice':
    case 'together':
      return [
        take(
          step,
          replyTo(step, policy, () => 1),
        ),
      ];
  }
}
