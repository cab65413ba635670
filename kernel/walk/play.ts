/** Plays one line through the tree. */
import { isFace } from '../dice/die.ts';
import type { Entry } from '../journal/journal.ts';
import { quoted, Refused } from '../refusal/refusal.ts';
import {
  type Ask,
  askWords,
  type Chance,
  type Checkpoint,
  type Choice,
  type Side,
  type Step,
  type Together,
} from '../step/step.ts';
import type { PlayRecord } from './record.ts';
import type { Source } from './source.ts';

/** Walks to the end. With a record it keeps the journal and the explanation; without one it only walks. */
export function play<T>(start: Step<T>, source: Source, record?: PlayRecord): T {
  let step = start;
  for (;;) {
    record?.tell(step);
    switch (step.kind) {
      case 'done':
        return step.result;
      case 'checkpoint':
        step = step.next(step.state);
        break;
      case 'chance':
        step = take(step, { face: source.face(step.ask, step.die) }, record);
        break;
      case 'choice':
        step = take(step, { option: source.answer(step.ask, step.side, step.options) }, record);
        break;
      case 'together': {
        const { ask, asks } = step;
        const answers = Object.keys(asks).map((side) => [side, source.answer(ask, side, asks[side] ?? [])] as const);
        step = take(step, { answers: Object.fromEntries(answers) }, record);
        break;
      }
    }
  }
}

/** A step that waits for a die or a decision. */
export type Waiting<T> = Chance<T> | Choice<T> | Together<T>;

/** What answers a waiting step: a face, an option, or one option for each side. */
export interface Reply {
  readonly face?: number;
  readonly option?: string;
  readonly answers?: { readonly [side: Side]: string };
}

/** Takes one reply, if the rules allow it. */
export function take<T>(step: Waiting<T>, reply: Reply, record?: PlayRecord): Step<T> {
  const entry = entryOf(step, reply);
  record?.enter(entry, step.ask);
  switch (step.kind) {
    case 'chance': {
      const { face } = entry as { face: number };
      return step.die.again?.includes(face) ? { ...step, notes: undefined } : step.next(face);
    }
    case 'choice':
      return step.next((entry as { option: string }).option);
    case 'together':
      return step.next((entry as { answers: { [side: Side]: string } }).answers);
  }
}

function entryOf<T>(step: Waiting<T>, reply: Reply): Entry {
  const { rule, text } = step.ask;
  switch (step.kind) {
    case 'chance': {
      const { face } = reply;
      if (!isFace(face, step.die)) {
        throw new Refused([
          {
            code: 'notAFace',
            at: 'dice',
            rule,
            facts: { ask: askWords(step.ask), received: quoted(face), sides: step.die.sides },
          },
        ]);
      }
      return { kind: 'die', rule, text, sides: step.die.sides, face };
    }
    case 'choice':
      return {
        kind: 'choice',
        rule,
        text,
        side: step.side,
        option: allowed(step.ask, step.side, step.options, reply.option),
      };
    case 'together': {
      const answers = Object.entries(step.asks).map(
        ([side, options]) => [side, allowed(step.ask, side, options, reply.answers?.[side])] as const,
      );
      return { kind: 'together', rule, text, answers: Object.fromEntries(answers) };
    }
  }
}

function allowed(ask: Ask, side: Side, options: readonly string[], option: string | undefined): string {
  if (option !== undefined && options.includes(option)) return option;
  throw new Refused([
    {
      code: 'notAnOption',
      at: 'answers',
      rule: ask.rule,
      facts: { ask: askWords(ask), side, received: option ?? null, options },
    },
  ]);
}

/** Walks on through checkpoints to the next die, decision or end. */
export function pause<T>(start: Step<T>, record?: PlayRecord): Exclude<Step<T>, Checkpoint<T>> {
  let step = start;
  for (;;) {
    record?.tell(step);
    if (step.kind !== 'checkpoint') return step;
    step = step.next(step.state);
  }
}
