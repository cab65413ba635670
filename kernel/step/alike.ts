/** Dice of which several faces come to the same: whoever only weighs them looks at one face for all of these. */
import { type Die, faces } from '../dice/die.ts';
import type { Notes } from './note.ts';
import { type Alike, type Ask, checkpoint, type Plain, type Step } from './step.ts';

/** `comesTo` says all that is made of a face; what is only told of it does not count. */
export function alike(die: Die, comesTo: (face: number) => number | string): Alike {
  const counting = faces(die);
  const ones = new Map<number | string, number>();
  const weights = new Map<number, number>();
  for (const face of counting) {
    const thing = comesTo(face);
    const one = ones.get(thing) ?? face;
    ones.set(thing, one);
    weights.set(one, (weights.get(one) ?? 0) + 1);
  }
  return { die, faces: [...weights.keys()], weights: [...weights.values()], whole: counting.length };
}

/** The die is thrown; `then` must go on alike from faces that are alike. */
export const chanceAlike = <T>(ask: Ask, likes: Alike, then: (face: number) => Step<T>, notes?: Notes): Step<T> => ({
  kind: 'chance',
  ask,
  die: likes.die,
  next: then,
  notes,
  lots: undefined,
  alike: likes,
  meets: undefined,
});

/** The die is thrown, and each face leads to a checkpoint of the same name; `told` is what is said of a face. */
export const chanceMeeting = <T, S extends Plain>(
  ask: Ask,
  likes: Alike,
  name: string,
  state: (face: number) => S,
  then: (state: S) => Step<T>,
  told: (face: number) => Notes,
  notes?: Notes,
): Step<T> => ({
  kind: 'chance',
  ask,
  die: likes.die,
  next: (face) => checkpoint(name, state(face), then, told(face)),
  notes,
  lots: undefined,
  alike: likes,
  meets: { name, state, next: then as (state: Plain) => Step<T> },
});
