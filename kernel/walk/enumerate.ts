/** The slow, plain way: every face and option on its own path, nothing merged, rationals throughout. The oracle of `odds`. */
import { faces } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { type Fraction, fraction, plus, times } from '../number/fraction.ts';
import type { Plain, Step } from '../step/step.ts';
import { never, type Policy } from './policy.ts';

/** Thrown when a tree is too wide to be walked path by path. */
export class TooManyPaths extends Error {}

/** Every outcome with its exact share, keyed by its canonical text. */
export function enumerate<T>(
  start: Step<T>,
  policy: Policy = never,
  outcome: (result: T) => unknown = (result) => result,
  mostPaths = Number.POSITIVE_INFINITY,
): Map<string, Fraction> {
  const shares = new Map<string, Fraction>();
  const spelled = new Map<string, string>();
  /** Most paths end like one before, in the same order of words: these are not spelled again. */
  const keyOf = (value: Plain): string => {
    const text = JSON.stringify(value);
    const key = spelled.get(text) ?? canonical(value);
    spelled.set(text, key);
    return key;
  };
  let paths = 0;
  const walk = (step: Step<T>, share: Fraction): void => {
    switch (step.kind) {
      case 'done': {
        paths += 1;
        if (paths > mostPaths) throw new TooManyPaths(`more than ${mostPaths} paths`);
        const key = keyOf(outcome(step.result) as Plain);
        shares.set(key, plus(shares.get(key) ?? fraction(0), share));
        return;
      }
      case 'checkpoint':
        return walk(step.next(step.state), share);
      case 'chance': {
        const counting = faces(step.die);
        for (const face of counting) walk(step.next(face), times(share, fraction(1, counting.length)));
        return;
      }
      case 'choice':
        for (const [option, part] of parts(policy(step.ask, step.side, step.options, step))) {
          walk(step.next(option), times(share, part));
        }
        return;
      case 'together': {
        let joint: [Record<string, string>, Fraction][] = [[{}, fraction(1)]];
        for (const [side, options] of Object.entries(step.asks)) {
          const settled = parts(policy(step.ask, side, options, step));
          joint = joint.flatMap(([answers, so]) =>
            settled.map(([option, part]): [Record<string, string>, Fraction] => [
              { ...answers, [side]: option },
              times(so, part),
            ]),
          );
        }
        for (const [answers, part] of joint) walk(step.next(answers), times(share, part));
        return;
      }
    }
  };
  walk(start, fraction(1));
  return shares;
}

function parts(settled: ReturnType<Policy>): readonly (readonly [string, Fraction])[] {
  if (typeof settled === 'string') return [[settled, fraction(1)]];
  const whole = [...settled.values()].reduce<bigint>((all, part) => all + BigInt(part), 0n);
  return [...settled].map(([option, part]) => [option, fraction(part, whole)] as const);
}
