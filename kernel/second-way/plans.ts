/** Random small procedures, for laws that hold of every procedure. */
import fc from 'fast-check';
import { die, faces, thrownAgain } from '../dice/die.ts';
import { alike, chanceAlike, chanceMeeting } from '../step/alike.ts';
import { type Ask, chance, checkpoint, choice, done, type Step, together } from '../step/step.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

/** How a die is told: face by face, by what its faces come to, by faces that are alike, or by the states these meet in. */
const WAYS = ['faces', 'lots', 'alike', 'meeting'] as const;

/** A small random procedure, as data: each node lists what may follow. */
export type Plan =
  | { kind: 'done'; value: number }
  | { kind: 'chance'; sides: number; again: boolean; way: (typeof WAYS)[number]; next: Plan[] }
  | { kind: 'choice'; side: 'a' | 'b'; next: Plan[] }
  | { kind: 'together'; next: Plan[][] }
  | { kind: 'checkpoint'; modulus: number; next: Plan[] };

export const plans: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('done' as const), value: fc.integer({ min: 0, max: 3 }) }),
    fc.integer({ min: 1, max: 5 }).chain((sides) =>
      fc.record({
        kind: fc.constant('chance' as const),
        sides: fc.constant(sides),
        again: fc.boolean(),
        way: fc.constantFrom(...WAYS),
        next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
      }),
    ),
    fc.record({
      kind: fc.constant('choice' as const),
      side: fc.constantFrom('a' as const, 'b' as const),
      next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('together' as const),
      next: fc.array(fc.array(tie('plan'), { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('checkpoint' as const),
      modulus: fc.integer({ min: 1, max: 3 }),
      next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).plan;

/** The procedure of a plan; `seen` is what happened so far, and a checkpoint forgets all but its remainder. */
function built(plan: Plan, seen: number, path: string): Step<string> {
  const follow = (next: readonly Plan[], index: number, now: number, name: string): Step<string> =>
    built(next[index % next.length] as Plan, now, `${path}/${name}`);
  switch (plan.kind) {
    case 'done':
      return done(`${plan.value + seen}`);
    case 'chance':
      return thrown(plan, seen, path);
    case 'choice':
      return choice(
        ask(path),
        plan.side,
        plan.next.map((_, index) => `${index}`),
        (option) => follow(plan.next, Number(option), seen, option),
      );
    case 'together':
      return together(ask(path), { a: ['0', '1'], b: ['0', '1'] }, ({ a, b }) =>
        built(plan.next[Number(a)]?.[Number(b)] as Plan, seen + Number(a), `${path}/${a}${b}`),
      );
    case 'checkpoint':
      return checkpoint(path, seen % plan.modulus, (state) =>
        follow(plan.next, state, state, `c${state % plan.next.length}`),
      );
  }
}

/** Faces are worth what they leave over three, so that some are alike; of some dice the first face is thrown again. */
function thrown({ sides, again, way, next }: Plan & { kind: 'chance' }, seen: number, path: string): Step<string> {
  const dice = again && sides > 1 ? thrownAgain(die(sides), [1]) : die(sides);
  const worth = (face: number): number => face % 3;
  const from = (so: number, now: number): Step<string> =>
    built(next[so % next.length] as Plan, now, `${path}/${so % next.length}`);
  const then = (face: number): Step<string> => from(worth(face), seen + worth(face));
  const likes = alike(dice, worth);
  switch (way) {
    case 'faces':
      return chance(ask(path), dice, then);
    case 'alike':
      return chanceAlike(ask(path), likes, then);
    case 'lots':
      return chance(ask(path), dice, then, undefined, () => {
        const lots = [...new Set(faces(dice).map(worth))];
        return {
          weights: lots.map((lot) => faces(dice).filter((face) => worth(face) === lot).length),
          whole: faces(dice).length,
          next: (lot) => from(lots[lot] as number, seen + (lots[lot] as number)),
        };
      });
    case 'meeting':
      return chanceMeeting(
        ask(path),
        likes,
        `${path}/met`,
        (face) => (seen + worth(face)) % 4,
        (state) => from(state, state),
        () => () => [],
      );
  }
}

export const planned = (plan: Plan): Step<string> => built(plan, 0, '');
