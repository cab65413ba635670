/** Looks ahead without throwing: the modifiers of a middling throw, the cells that may be read. */
import { faces as facesOf } from '../dice/die.ts';
import type { Opened } from '../game/resolve.ts';
import type { Lookup } from '../step/note.ts';
import type { Step } from '../step/step.ts';
import { pause, take } from '../walk/play.ts';
import type { Policy } from '../walk/policy.ts';
import { type ExplainedStep, PlayRecord } from '../walk/record.ts';
import { type Replying, replyTo } from '../walk/reply.ts';
import { type DecidingDie, decidingDie } from './deciding-die.ts';

/** What the steps would look like before any die is thrown. */
export interface Preview {
  /** The steps of a middling throw. */
  readonly steps: readonly ExplainedStep[];
  /** The cells that may be read, each with the faces of the last die that lead there where one die decides. */
  readonly lit: readonly LitCell[];
  /** The one die that decides the outcome, where one does. */
  readonly die?: DecidingDie;
}

/** A cell that may be read, and the faces that lead to it. */
export interface LitCell extends Lookup {
  readonly faces?: readonly number[];
}

/** Enough for every face of two or three dice; a wider tree is lit in part. */
const MOST_NODES = 240;

export function previewOf(opened: Opened, policy: Policy): Preview {
  const die = decidingDie(opened, policy);
  return { steps: middling(opened, policy), lit: litCells(opened, policy), ...(die && { die }) };
}

function middling(opened: Opened, policy: Policy): readonly ExplainedStep[] {
  const record = new PlayRecord();
  const middle = first(policy, (counting) => counting[Math.ceil(counting.length / 2) - 1] ?? 1);
  let step = pause(opened.begin(), record);
  while (step.kind !== 'done') {
    step = pause(take(step, replyTo(step, middle), record), record);
  }
  return record.steps;
}

/** The first of a mix stands for it. */
const first = (policy: Policy, face: (counting: readonly number[]) => number): Replying => ({
  policy,
  face: (die) => face(facesOf(die)),
  draw: (mix) => [...mix.keys()][0] ?? '',
});

interface Ahead {
  readonly step: Step<unknown>;
  /** How many dice fell before, and the face of the last. */
  readonly dice: number;
  readonly face: number;
}

/** Breadth first, so that the first dice are lit in full before the last ones are reached. */
function litCells(opened: Opened, policy: Policy): readonly LitCell[] {
  const lit = new Map<string, { lookup: Lookup; faces: Set<number>; single: boolean }>();
  const waiting: Ahead[] = [{ step: opened.begin(), dice: 0, face: 0 }];
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const ahead = waiting.shift();
    if (!ahead) break;
    for (const { lookup } of ahead.step.notes?.() ?? []) {
      if (!lookup) continue;
      const key = `${lookup.table}\n${lookup.row}\n${lookup.column}`;
      const known = lit.get(key) ?? { lookup, faces: new Set<number>(), single: true };
      known.faces.add(ahead.face);
      lit.set(key, { ...known, single: known.single && ahead.dice === 1 });
    }
    waiting.push(...following(ahead, policy));
  }
  return [...lit.values()].map(({ lookup, faces, single }) => ({
    ...lookup,
    ...(single && { faces: [...faces].toSorted((a, b) => a - b) }),
  }));
}

function following({ step, dice, face }: Ahead, policy: Policy): readonly Ahead[] {
  switch (step.kind) {
    case 'done':
      return [];
    case 'checkpoint':
      return [{ step: step.next(step.state), dice, face }];
    case 'chance':
      return facesOf(step.die)
        .slice(0, MOST_NODES)
        .map((thrown) => ({ step: step.next(thrown), dice: dice + 1, face: thrown }));
    case 'choice':
    case 'together':
      return [
        {
          step: take(
            step,
            replyTo(
              step,
              first(policy, () => 1),
            ),
          ),
          dice,
          face,
        },
      ];
  }
}
