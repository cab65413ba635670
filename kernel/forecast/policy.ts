/** How decisions are settled when odds are asked before anyone has decided, as a reader writes it. */
import type { Game } from '../game/game.ts';
import { nearest } from '../input/nearest.ts';
import { accept, type Checked, type Refusal } from '../refusal/refusal.ts';
import type { Question } from '../walk/open.ts';
import { always, bySide, evenly, never, type Policy, threshold } from '../walk/policy.ts';

const PLAIN: Readonly<Record<string, Policy>> = { never, always, evenly };
const FORMS = ['never', 'always', 'evenly', 'threshold:N', 'SIDE=POLICY', 'QUESTION=OPTION'];

/** Among the policies: every decision as advice would have it. */
export const BEST = 'best';

/** Stands for every option of a question with the same weight. */
export const EVENLY = 'evenly';

/** Several clauses may stand together: `never`, `defender=always`, `retreat.question=stand`. An option may hold any sign. */
export function policyOf(
  clauses: readonly string[],
  { sides }: Pick<Game, 'sides'>,
  asked: readonly Question[],
): Checked<Policy> {
  const faults: Refusal[] = [];
  let otherwise: Policy = never;
  const ofSides: Record<string, Policy> = {};
  const named = new Map<string, string>();
  for (const clause of clauses) {
    const cut = clause.indexOf('=');
    const [name, value] = [clause.slice(0, Math.max(0, cut)).trim(), clause.slice(cut + 1).trim()];
    const policy = plainPolicy(value);
    if (cut < 0 && policy) otherwise = policy;
    else if (cut >= 0 && sides.includes(name) && policy) ofSides[name] = policy;
    else if (cut < 0 || sides.includes(name)) {
      faults.push({ code: 'unknownPolicy', at: 'policy', facts: { received: clause, options: FORMS } });
    } else {
      faults.push(...questionFaults(name, value, asked));
      named.set(name, value);
    }
  }
  return faults.length > 0 ? { ok: false, refusals: faults } : accept(answering(named, bySide(ofSides, otherwise)));
}

function plainPolicy(value: string): Policy | undefined {
  const limit = /^threshold:(-?\d+)$/.exec(value)?.[1];
  if (limit !== undefined) return threshold(Number(limit));
  return Object.hasOwn(PLAIN, value) ? PLAIN[value] : undefined;
}

const namesOf = ({ key, side, text, rule }: Question): readonly string[] => [text, key, rule, `${side}:${rule}`];

/** A question that never comes up, or an option it never offers, is a slip of the pen and not a policy. */
function questionFaults(name: string, option: string, asked: readonly Question[]): readonly Refusal[] {
  const meant = asked.filter((question) => namesOf(question).includes(name));
  if (meant.length === 0) {
    const options = [...new Set(asked.map(({ text }) => text))];
    const close = nearest(name, asked.flatMap(namesOf));
    return [{ code: 'unknownQuestion', at: 'policy', facts: { received: name, options, ...(close && { close }) } }];
  }
  return meant
    .filter(({ options }) => option !== EVENLY && !options.includes(option))
    .map(({ side, words, rule, options }) => ({
      code: 'notAnOption',
      at: 'policy',
      rule,
      facts: { ask: words, side, received: option, options },
    }));
}

/** The named answers; where an answer is not on offer the question is settled as the others are. */
export function answering(named: ReadonlyMap<string, string>, otherwise: Policy): Policy {
  if (named.size === 0) return otherwise;
  return (ask, side, options, node) => {
    const given = [`${side}:${ask.text}`, ask.text, `${side}:${ask.rule}`, ask.rule].find((name) => named.has(name));
    const option = given === undefined ? undefined : named.get(given);
    if (option === EVENLY && !options.includes(EVENLY)) return evenly(ask, side, options, node);
    return option !== undefined && options.includes(option) ? option : otherwise(ask, side, options, node);
  };
}
