/** One line through a procedure: what was replied so far, what is told of it, and what waits. Each reply makes a new one. */
import type { Thrower } from '../dice/thrower.ts';
import type { Entry } from '../journal/journal.ts';
import { type Refusal, Refused } from '../refusal/refusal.ts';
import type { Step } from '../step/step.ts';
import { pause, type Reply, take, type Waiting } from './play.ts';
import { type ExplainedStep, PlayRecord } from './record.ts';

/** Where a play stands: it waits, it is done, or it is refused. */
export type Standing<T> =
  | { readonly kind: 'waiting'; readonly step: Waiting<T> }
  | { readonly kind: 'done'; readonly result: T }
  /** The rules refused on the way: a lost cell, an answer that is not allowed. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** A play that goes on reply by reply and can be taken back. */
export class Playthrough<T> {
  readonly standing: Standing<T>;
  /** The reply that led here, and where it was given; nothing at the start. */
  readonly last: { readonly reply: Reply; readonly from: Playthrough<T> } | undefined;
  readonly #record: PlayRecord;

  private constructor(standing: Standing<T>, record: PlayRecord, last: Playthrough<T>['last']) {
    this.standing = standing;
    this.#record = record;
    this.last = last;
  }

  static begin<T>(start: () => Step<T>): Playthrough<T> {
    const record = new PlayRecord();
    return new Playthrough(
      standingAfter(() => pause(start(), record)),
      record,
      undefined,
    );
  }

  /** One reply further; whoever stands still has nothing to reply to. */
  reply(reply: Reply): Playthrough<T> {
    const { standing } = this;
    if (standing.kind !== 'waiting') return this;
    const record = this.#record.copy();
    const next = standingAfter(() => pause(take(standing.step, reply, record), record));
    return new Playthrough(next, record, { reply, from: this });
  }

  /** As far as some replies lead. */
  through(replies: readonly Reply[]): Playthrough<T> {
    return replies.reduce<Playthrough<T>>((current, reply) => current.reply(reply), this);
  }

  /** As far as some replies still answer what is asked: one that was corrected may lead elsewhere. */
  fitting(replies: readonly Reply[]): Playthrough<T> {
    let current: Playthrough<T> = this;
    for (const reply of replies) {
      const next = current.reply(reply);
      if (next.standing.kind === 'refused') return current;
      current = next;
    }
    return current;
  }

  /** One reply back. */
  back(): Playthrough<T> {
    return this.last?.from ?? this;
  }

  /** Throws every die up to the next decision or the end. */
  thrown(throwDie: Thrower): Playthrough<T> {
    let current: Playthrough<T> = this;
    while (current.standing.kind === 'waiting' && current.standing.step.kind === 'chance') {
      current = current.reply({ face: throwDie(current.standing.step.die) });
    }
    return current;
  }

  /** With dice and answers given beforehand, as far as they go. */
  given(faces: readonly number[], answers: readonly (string | Readonly<Record<string, string>>)[]): Playthrough<T> {
    const [dice, said] = [[...faces], [...answers]];
    let current: Playthrough<T> = this;
    while (current.standing.kind === 'waiting') {
      const reply = replyFrom(current.standing.step, dice, said);
      if (!reply) return current;
      current = current.reply(reply);
    }
    return current;
  }

  /** Every reply from the start. */
  get replies(): readonly Reply[] {
    return this.last ? [...this.last.from.replies, this.last.reply] : [];
  }

  get steps(): readonly ExplainedStep[] {
    return this.#record.steps;
  }

  get journal(): readonly Entry[] {
    return this.#record.journal;
  }

  get record(): PlayRecord {
    return this.#record;
  }
}

function standingAfter<T>(walk: () => ReturnType<typeof pause<T>>): Standing<T> {
  try {
    const step = walk();
    return step.kind === 'done' ? { kind: 'done', result: step.result } : { kind: 'waiting', step };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    throw error;
  }
}

function replyFrom(
  step: Waiting<unknown>,
  faces: number[],
  answers: (string | Readonly<Record<string, string>>)[],
): Reply | undefined {
  if (step.kind === 'chance') {
    const face = faces.shift();
    return face === undefined ? undefined : { face };
  }
  const answer = answers.shift();
  if (answer === undefined) return undefined;
  return typeof answer === 'string' ? { option: answer } : { answers: answer };
}
