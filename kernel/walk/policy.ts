/** How a decision is settled when odds are asked before anyone has decided. */
import { Refused } from '../refusal/refusal.ts';
import { type Ask, askWords, type Choice, type Side, type Together } from '../step/step.ts';

/** Whole-number weights of the options a side mixes between. */
export type Mix = ReadonlyMap<string, number | bigint>;

/** Settles a question with one option, or with a mix of several; `node` is the decision itself, for a policy that looks ahead. */
export type Policy = (ask: Ask, side: Side, options: readonly string[], node: Decision) => string | Mix;

export type Decision = Choice<unknown> | Together<unknown>;

const first = (options: readonly string[], ask: Ask): string => {
  const [option] = options;
  if (option === undefined) throw new Error(`${ask.rule}, ${ask.text}: no option at all`);
  return option;
};

/** The least commitment: options run from declining to committing. */
export const never: Policy = (ask, _side, options) => first(options, ask);

/** The most commitment. */
export const always: Policy = (ask, _side, options) => options.at(-1) ?? first(options, ask);

/** Any option, each as likely as the next. */
export const evenly: Policy = (_ask, _side, options) => new Map(options.map((option) => [option, 1]));

/** The highest number not above the threshold, where the options are numbers; otherwise the least commitment. */
export const threshold =
  (limit: number): Policy =>
  (ask, _side, options) =>
    options
      .filter((option) => option !== '' && Number(option) <= limit)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1) ?? first(options, ask);

/** Each side by its own policy. */
export const bySide =
  (policies: Readonly<Record<Side, Policy>>, otherwise: Policy = never): Policy =>
  (ask, side, options, node) =>
    (Object.hasOwn(policies, side) ? (policies[side] ?? otherwise) : otherwise)(ask, side, options, node);

/** Where a question is named (by its text key, or by its rule), the given option; otherwise as `otherwise` says. */
export const naming =
  (options: Readonly<Record<string, string>>, otherwise: Policy = never): Policy =>
  (ask, side, offered, node) => {
    const named = [`${side}:${ask.text}`, ask.text, `${side}:${ask.rule}`, ask.rule].find((key) =>
      Object.hasOwn(options, key),
    );
    if (named === undefined) return otherwise(ask, side, offered, node);
    const option = options[named];
    if (option !== undefined && offered.includes(option)) return option;
    throw new Refused([
      {
        code: 'notAnOption',
        at: named,
        rule: ask.rule,
        facts: { ask: askWords(ask), side, received: option ?? null, options: offered },
      },
    ]);
  };
