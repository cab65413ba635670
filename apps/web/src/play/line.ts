/** One line through a procedure: what was replied so far, and what is asked next. Everything else is derived again. */
import {
  type Example,
  type ExplainedStep,
  type Opened,
  PlayRecord,
  pause,
  type Refusal,
  Refused,
  type Reply,
  type Resolution,
  resolution,
  type Thrower,
  take,
  type Waiting,
} from '@grognard/kernel';

export interface Line {
  readonly opened: Opened;
  readonly replies: readonly Reply[];
}

export type Standing =
  | { readonly kind: 'waiting'; readonly step: Waiting<unknown>; readonly steps: readonly ExplainedStep[] }
  | { readonly kind: 'done'; readonly played: Resolution; readonly steps: readonly ExplainedStep[] }
  /** The rules refused on the way: a lost cell, an answer that is not allowed. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[]; readonly steps: readonly ExplainedStep[] };

export function standingOf({ opened, replies }: Line): Standing {
  const record = new PlayRecord();
  try {
    let step = pause(opened.begin(), record);
    for (const reply of replies) {
      if (step.kind === 'done') break;
      step = pause(take(step, reply, record), record);
    }
    const steps = [...record.steps];
    return step.kind === 'done'
      ? { kind: 'done', played: resolution(opened, step.result, record), steps }
      : { kind: 'waiting', step, steps };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals, steps: [...record.steps] };
    throw error;
  }
}

export const replied = ({ opened, replies }: Line, reply: Reply): Line => ({ opened, replies: [...replies, reply] });

/** Throws every die up to the next decision or the end. */
export function thrown(line: Line, throwDie: Thrower): Line {
  let current = line;
  for (;;) {
    const standing = standingOf(current);
    if (standing.kind !== 'waiting' || standing.step.kind !== 'chance') return current;
    current = replied(current, { face: throwDie(standing.step.die) });
  }
}

/** A worked example as it is printed, as far as its dice and answers go. */
export function asPrinted(opened: Opened, { dice = [], answers = [] }: Example): Line {
  const [faces, given] = [[...dice], [...answers]];
  let line: Line = { opened, replies: [] };
  for (;;) {
    const standing = standingOf(line);
    if (standing.kind !== 'waiting') return line;
    const reply = replyFrom(standing.step, faces, given);
    if (!reply) return line;
    line = replied(line, reply);
  }
}

function replyFrom(
  step: Waiting<unknown>,
  faces: number[],
  given: (string | Readonly<Record<string, string>>)[],
): Reply | undefined {
  if (step.kind === 'chance') {
    const face = faces.shift();
    return face === undefined ? undefined : { face };
  }
  const answer = given.shift();
  if (answer === undefined) return undefined;
  if (typeof answer === 'string') return { option: answer };
  return step.kind === 'together' ? { answers: answer } : undefined;
}
