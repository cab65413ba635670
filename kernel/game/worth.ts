/** What each switch is worth: the exact change of a figure if one thing of the input, or one decision, were otherwise. */
import { neighbours } from '../input/neighbours.ts';
import { compare, type Fraction, fraction, minus } from '../number/fraction.ts';
import type { Plain } from '../step/step.ts';
import { odds } from '../walk/odds.ts';
import { questions } from '../walk/open.ts';
import { naming, never, type Policy } from '../walk/policy.ts';
import { type Opened, open } from './resolve.ts';

export interface Worth {
  /** Where the input would differ, or `side:question` for a decision. */
  readonly at: string;
  readonly kind: 'input' | 'decision';
  /** Text key of the field's label, or of the question. */
  readonly label: string;
  readonly from: Plain;
  readonly to: Plain;
  readonly value: Fraction;
  /** The figure's mean with the switch, less its mean as things stand. */
  readonly change: Fraction;
}

export interface WorthOptions {
  readonly policy?: Policy;
  /** Leaves out what changes nothing. */
  readonly onlyChanges?: boolean;
}

export interface Worths {
  readonly value: Fraction;
  readonly switches: readonly Worth[];
}

/** Every switch the rules accept, the weightiest first. */
export function worth(opened: Opened, figure: (result: unknown) => number, options: WorthOptions = {}): Worths {
  const { policy = never, onlyChanges = true } = options;
  const mean = (each: Opened, settled: Policy): Fraction =>
    odds(each.begin(), { policy: settled, outcome: figure }).distribution.mean((x) => x);
  const value = mean(opened, policy);
  const switches = [
    ...inputSwitches(opened, (each) => mean(each, policy), value),
    ...decisions(opened, policy, (settled) => mean(opened, settled), value),
  ];
  const kept = onlyChanges ? switches.filter(({ change }) => change.over !== 0n) : switches;
  return { value, switches: kept.toSorted((a, b) => compare(size(b.change), size(a.change))) };
}

const size = (change: Fraction): Fraction => (change.over < 0n ? fraction(-change.over, change.under) : change);

function inputSwitches(opened: Opened, mean: (opened: Opened) => Fraction, value: Fraction): readonly Worth[] {
  const { game, procedure, input, book, overlay } = opened;
  return neighbours(procedure.input, input).flatMap(({ at, field, from, to, input: changed }): Worth[] => {
    const other = open(game, procedure.id, changed, { rulings: book.rulings, overlay });
    if (!other.ok) return [];
    const there = mean(other.value);
    return [{ at, kind: 'input', label: field.label, from, to, value: there, change: minus(there, value) }];
  });
}

function decisions(
  opened: Opened,
  policy: Policy,
  mean: (policy: Policy) => Fraction,
  value: Fraction,
): readonly Worth[] {
  return questions(opened.begin()).flatMap(({ side, text, options }) =>
    options.slice(1).map((option): Worth => {
      const there = mean(naming({ [`${side}:${text}`]: option }, policy));
      return {
        at: `${side}:${text}`,
        kind: 'decision',
        label: text,
        from: options[0] ?? '',
        to: option,
        value: there,
        change: minus(there, value),
      };
    }),
  );
}
