/** Random small procedures, for laws that hold of every procedure. */
import fc from 'fast-check';
import { die } from '../dice/die.ts';
import { type Ask, chance, checkpoint, choice, done, type Step, together } from '../step/step.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

/** A small random procedure, as data: each node lists what may follow. */
export type Plan =
  | { kind: 'done'; value: number }
  | { kind: 'chance'; sides: number; next: Plan[] }
  | { kind: 'choice'; next: Plan[] }
  | { kind: 'together'; next: Plan[][] }
  | { kind: 'checkpoint'; modulus: number; next: Plan[] };

export const plans: fc.Arbitrary<Plan> = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('done' as const), value: fc.integer({ min: 0, max: 3 }) }),
    fc.integer({ min: 1, max: 4 }).chain((sides) =>
      fc.record({
        kind: fc.constant('chance' as const),
        sides: fc.constant(sides),
        next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }),
      }),
    ),
    fc.record({ kind: fc.constant('choice' as const), next: fc.array(tie('plan'), { minLength: 1, maxLength: 3 }) }),
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
      return chance(ask(path), die(plan.sides), (face) =>
        follow(plan.next, face - 1, seen + face, `${(face - 1) % plan.next.length}`),
      );
    case 'choice':
      return choice(
        ask(path),
        'a',
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

export const planned = (plan: Plan): Step<string> => built(plan, 0, '');
