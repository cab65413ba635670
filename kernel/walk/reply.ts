/** The reply a policy gives to whatever waits: a face from a source of faces, an option for each side that is asked. */
import type { Die } from '../dice/die.ts';
import type { Side } from '../step/step.ts';
import type { Reply, Waiting } from './play.ts';
import type { Mix, Policy } from './policy.ts';

export interface Replying {
  readonly policy: Policy;
  readonly face: (die: Die) => number;
  /** Takes one option of a mix. */
  readonly draw: (mix: Mix) => string;
}

/** What a policy and a source of faces reply to a step that waits. */
export function replyTo(step: Waiting<unknown>, { policy, face, draw }: Replying): Reply {
  const settled = (asked: Exclude<typeof step, { kind: 'chance' }>, side: Side, options: readonly string[]): string => {
    const answer = policy(asked.ask, side, options, asked);
    return typeof answer === 'string' ? answer : draw(answer);
  };
  switch (step.kind) {
    case 'chance':
      return { face: face(step.die) };
    case 'choice':
      return { option: settled(step, step.side, step.options) };
    case 'together': {
      const answers = Object.entries(step.asks).map(([side, options]) => [side, settled(step, side, options)]);
      return { answers: Object.fromEntries(answers) as Record<Side, string> };
    }
  }
}
