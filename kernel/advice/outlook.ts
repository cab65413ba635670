/** What a side will have to decide before the dice are thrown: how likely each question is, and what will be advised. */
import { type Fraction, fraction } from '../number/fraction.ts';
import { type Ask, chance, checkpoint, choice, done, type Side, type Step, together } from '../step/step.ts';
import { odds } from '../walk/odds.ts';
import type { Decision, Policy } from '../walk/policy.ts';
import type { Advisor } from './advise.ts';

export interface Prospect {
  readonly ask: Ask;
  /** How likely the question is to come up, everybody playing as advised until then. */
  readonly share: Fraction;
  /** Of the times it comes up, how often each option is the advised one; a mixed choice counts by its shares. */
  readonly options: readonly { readonly option: string; readonly share: Fraction }[];
}

/** The first question put to the side on every path; the other sides' questions before it are settled as advised. */
export function outlook<T>(start: Step<T>, advisor: Advisor<T>, side: Side): readonly Prospect[] {
  const asks = new Map<string, Ask>();
  const originals = new WeakMap<Decision, Decision>();
  const remembered = <S extends Step<string>>(made: S, original: Decision): S => {
    originals.set(made as unknown as Decision, original);
    return made;
  };
  const asked = (node: Extract<Step<T>, { kind: 'choice' | 'together' }>, options: readonly string[]): Step<string> => {
    asks.set(node.ask.text, node.ask);
    const settled = advisor.policy(node.ask, side, options, node as Decision);
    return choice(node.ask, '', [JSON.stringify([...mixed(settled)])], (told) => done(`${node.ask.text}\n${told}`));
  };
  const until = (step: Step<T>): Step<string> => {
    switch (step.kind) {
      case 'done':
        return done('');
      case 'chance':
        return chance(step.ask, step.die, (face) => until(step.next(face)));
      case 'checkpoint':
        return checkpoint(step.name, step.state, (state) => until(step.next(state)));
      case 'choice':
        if (step.side === side) return asked(step, step.options);
        return remembered(
          choice(step.ask, step.side, step.options, (option) => until(step.next(option))),
          step as Decision,
        );
      case 'together':
        if (Object.hasOwn(step.asks, side)) return asked(step, step.asks[side] ?? []);
        return remembered(
          together(step.ask, step.asks, (answers) => until(step.next(answers))),
          step as Decision,
        );
    }
  };
  const policy: Policy = (ask, whose, options, node) => {
    const original = originals.get(node);
    return original ? advisor.policy(ask, whose, options, original) : (options[0] ?? '');
  };
  return prospects(odds(until(start), { policy }).distribution, asks);
}

/** Shares as text, so that the outcome of the walk stays plain: option and share over share. */
const mixed = (settled: ReturnType<Policy>): readonly (readonly [string, string, string])[] => {
  if (typeof settled === 'string') return [[settled, '1', '1']];
  const whole = [...settled.values()].reduce<bigint>((sum, part) => sum + BigInt(part), 0n);
  return [...settled].map(([option, part]) => [option, String(part), String(whole)] as const);
};

function prospects(
  { outcomes, total }: ReturnType<typeof odds<string>>['distribution'],
  asks: ReadonlyMap<string, Ask>,
): readonly Prospect[] {
  return [...asks].map(([text, ask]) => {
    const met = outcomes.filter(({ outcome }) => outcome.split('\n')[0] === text && outcome !== '');
    const weight = met.reduce((sum, each) => sum + each.weight, 0n);
    const shares = new Map<string, Fraction>();
    for (const { outcome, weight: part } of met) {
      for (const [option, over, under] of JSON.parse(outcome.slice(text.length + 1)) as [string, string, string][]) {
        const add = fraction(part * BigInt(over), weight * BigInt(under));
        const so = shares.get(option) ?? fraction(0);
        shares.set(option, fraction(so.over * add.under + add.over * so.under, so.under * add.under));
      }
    }
    return { ask, share: fraction(weight, total), options: [...shares].map(([option, share]) => ({ option, share })) };
  });
}
