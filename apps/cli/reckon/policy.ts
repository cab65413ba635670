/** `--policy`: how decisions are settled when odds are asked before anyone has decided. */
import {
  always,
  bySide,
  evenly,
  type Game,
  naming,
  nearest,
  never,
  type Policy,
  type Refusal,
  Refused,
  threshold,
} from '@grognard/kernel';
import type { Decision } from './decisions.ts';

const PLAIN: Readonly<Record<string, Policy>> = { never, always, evenly };
const FORMS = ['never', 'always', 'evenly', 'threshold:N', 'SIDE=POLICY', 'QUESTION=OPTION'];

/** Several clauses may stand together: `never,defender=always,retreat.question=stand`. */
export function policyOf(written: readonly string[], game: Game, decisions: readonly Decision[]): Policy {
  const faults: Refusal[] = [];
  let otherwise: Policy = never;
  const sides: Record<string, Policy> = {};
  const named: Record<string, string> = {};
  for (const clause of written.flatMap((each) => each.split(',')).map((each) => each.trim())) {
    const cut = clause.indexOf('=');
    const [name, value] = [clause.slice(0, Math.max(0, cut)).trim(), clause.slice(cut + 1).trim()];
    const policy = plainPolicy(value);
    if (cut < 0 && policy) otherwise = policy;
    else if (cut < 0)
      faults.push({ code: 'unknownPolicy', at: '--policy', facts: { received: clause, options: FORMS } });
    else if (game.sides.includes(name)) {
      if (policy) sides[name] = policy;
      else faults.push({ code: 'unknownPolicy', at: '--policy', facts: { received: clause, options: FORMS } });
    } else {
      faults.push(...questionFaults(name, value, decisions));
      named[name] = value;
    }
  }
  if (faults.length > 0) throw new Refused(faults);
  return naming(named, bySide(sides, otherwise));
}

function plainPolicy(value: string): Policy | undefined {
  const limit = /^threshold:(-?\d+)$/.exec(value)?.[1];
  if (limit !== undefined) return threshold(Number(limit));
  return Object.hasOwn(PLAIN, value) ? PLAIN[value] : undefined;
}

/** A question that never comes up, or an option it never offers, is a slip of the pen and not a policy. */
function questionFaults(name: string, option: string, decisions: readonly Decision[]): readonly Refusal[] {
  const namesOf = ({ side, text, rule }: Decision) => [text, `${side}:${text}`, rule, `${side}:${rule}`];
  const asked = decisions.filter((decision) => namesOf(decision).includes(name));
  if (asked.length === 0) {
    const options = [...new Set(decisions.map(({ text }) => text))];
    const close = nearest(name, decisions.flatMap(namesOf));
    return [{ code: 'unknownQuestion', at: '--policy', facts: { received: name, options, ...(close && { close }) } }];
  }
  return asked
    .filter(({ options }) => !options.includes(option))
    .map(({ side, words, rule, options }) => ({
      code: 'notAnOption',
      at: '--policy',
      rule,
      facts: { ask: words, side, received: option, options },
    }));
}
