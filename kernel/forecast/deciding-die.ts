/** Where one die decides the outcome: which of its faces give which. */
import { faces as facesOf } from '../dice/die.ts';
import type { Opened } from '../game/resolve.ts';
import { askWords, type Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import { take } from '../walk/play.ts';
import type { Policy } from '../walk/policy.ts';
import { replyTo } from '../walk/reply.ts';

/** The one die on which the outcome hangs. */
export interface DecidingDie {
  readonly sides: number;
  readonly question: Words;
  /** The faces that lead to each outcome. */
  readonly faces: Readonly<Record<string, readonly number[]>>;
}

/** Far more steps than one die needs. */
const MOST_STEPS = 400;

/** Nothing where no die, or more than one, decides. */
export function decidingDie({ procedure, begin }: Opened, policy: Policy): DecidingDie | undefined {
  let steps = 0;
  const onwards = (start: Step<unknown>): Exclude<Step<unknown>, { kind: 'choice' | 'together' }> | undefined => {
    let step = start;
    for (;;) {
      steps += 1;
      if (steps > MOST_STEPS) return undefined;
      if (step.kind === 'done' || step.kind === 'chance') return step;
      if (step.kind === 'checkpoint') {
        if (step.settled) return step;
        step = step.next(step.state);
      } else step = take(step, replyTo(step, { policy, face: () => 1, draw: (mix) => [...mix.keys()][0] ?? '' }));
    }
  };
  /** The outcome from here on, whatever later dice show; nothing where they matter. */
  const certain = (start: Step<unknown>): string | undefined => {
    const step = onwards(start);
    if (step?.kind === 'done') return procedure.outcome(step.result);
    if (step?.kind === 'checkpoint') return step.settled?.().outcome;
    if (step?.kind !== 'chance') return undefined;
    const all = new Set(facesOf(step.die).map((face) => certain(step.next(face))));
    return all.size === 1 ? [...all][0] : undefined;
  };
  const first = onwards(begin());
  if (first?.kind !== 'chance') return undefined;
  const faces: Record<string, number[]> = {};
  for (const face of facesOf(first.die)) {
    const outcome = certain(first.next(face));
    if (outcome === undefined) return undefined;
    faces[outcome] = [...(faces[outcome] ?? []), face];
  }
  return { sides: first.die.sides, question: askWords(first.ask), faces };
}
