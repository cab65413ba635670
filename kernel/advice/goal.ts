/** What a player wants: a figure, a field of the result, an outcome, or a weighted sum of them. */
import type { Procedure } from '../game/procedure.ts';
import { nearest } from '../input/nearest.ts';
import { accept, type Checked, type Refusal, Refused, refuse } from '../refusal/refusal.ts';
import type { Settled, Step } from '../step/step.ts';
import { fuzz } from '../walk/fuzz.ts';

/** `factor` times a figure, a field of the result (a true one counts one), or an outcome (one when it comes about). */
export interface Term {
  readonly factor: number;
  readonly kind: 'figure' | 'field' | 'outcome';
  readonly name: string;
}

/** What is wanted, read from a result as one number. */
export interface Goal {
  readonly text: string;
  readonly terms: readonly Term[];
  read(result: unknown): number;
  /** The goal where outcome and figures are certain before the end; nothing where a field of the result counts. */
  settle(settled: Settled): number | undefined;
}

/** A procedure with an input: enough to try what its results look like. */
export interface Tried {
  readonly procedure: Procedure;
  readonly begin: () => Step<unknown>;
}

const TERM = /^(?<sign>[+-]?)(?:(?<factor>\d+(?:\.\d+)?)\*)?(?<name>[A-Za-z][\w.]*(?:=[^+*]+)?)$/;
const OUTCOME = 'outcome=';
const FIELD = 'result.';

/** Reads `lossDifference`, `-attackersLost`, `defendersLost-2*attackersLost`, `outcome=-/R` or `result.rounds`. */
export function goalOf(tried: Tried, text: string): Checked<Goal> {
  const compact = text.replaceAll(/\s+/g, '');
  const parts = compact.startsWith(OUTCOME) ? [compact] : (compact.match(/[+-]?[^+-]+/g) ?? []);
  if (parts.length === 0 || parts.join('') !== compact) return refuse(unknownGoal(tried, text));
  const terms = parts.map((part) => termOf(tried, part));
  const faults = terms.flatMap((term) => (term.ok ? [] : term.refusals));
  if (faults.length > 0) return { ok: false, refusals: faults };
  return accept(
    goalFrom(
      tried.procedure,
      text,
      terms.flatMap((term) => (term.ok ? [term.value] : [])),
    ),
  );
}

function goalFrom(procedure: Procedure, text: string, terms: readonly Term[]): Goal {
  const readers = terms.map((term) => readerOf(procedure, term));
  return {
    text,
    terms,
    read: (result) => readers.reduce((sum, { read }) => sum + read(result), 0),
    settle: (settled) =>
      readers.reduce<number | undefined>((sum, { settle }) => {
        const part = settle(settled);
        return sum === undefined || part === undefined ? undefined : sum + part;
      }, 0),
  };
}

type Reader = Pick<Goal, 'read' | 'settle'>;

function readerOf(procedure: Procedure, { factor, kind, name }: Term): Reader {
  switch (kind) {
    case 'figure': {
      const figure = procedure.figures[name] as (result: unknown) => number;
      return {
        read: (result) => factor * figure(result),
        settle: ({ figures }) => (Object.hasOwn(figures, name) ? factor * (figures[name] as number) : undefined),
      };
    }
    case 'outcome':
      return {
        read: (result) => (procedure.outcome(result) === name ? factor : 0),
        settle: ({ outcome }) => (outcome === name ? factor : 0),
      };
    case 'field':
      return { read: (result) => factor * counted(fieldAt(result, name)), settle: () => undefined };
  }
}

const fieldAt = (result: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step], result);

const counted = (value: unknown): number => (typeof value === 'number' ? value : value === true ? 1 : 0);

function termOf(tried: Tried, part: string): Checked<Term> {
  const groups = part.startsWith(OUTCOME) ? { name: part } : TERM.exec(part)?.groups;
  const name = groups?.['name'];
  if (name === undefined) return refuse(unknownGoal(tried, part));
  const factor = Number(groups?.['factor'] ?? 1) * (groups?.['sign'] === '-' ? -1 : 1);
  if (name.startsWith(OUTCOME)) return outcomeTerm(tried, factor, name.slice(OUTCOME.length));
  if (Object.hasOwn(tried.procedure.figures, name)) return accept({ factor, kind: 'figure', name });
  return name.startsWith(FIELD) ? fieldTerm(tried, factor, name.slice(FIELD.length)) : refuse(unknownGoal(tried, name));
}

function outcomeTerm(tried: Tried, factor: number, name: string): Checked<Term> {
  const options = outcomesOf(tried);
  return options.includes(name) || (!tried.procedure.outcomes && /^-?\d/.test(name))
    ? accept({ factor, kind: 'outcome', name })
    : refuse(misspelt('unknownOutcome', name, options));
}

function fieldTerm(tried: Tried, factor: number, name: string): Checked<Term> {
  const options = [...new Set(plays(tried).flatMap((result) => fieldsOf(result)))];
  return options.includes(name)
    ? accept({ factor, kind: 'field', name })
    : refuse(misspelt('unknownResultField', name, options));
}

const PLAYS = 40;

/** Some random results, to know what they look like; a play that a lost cell stops tells nothing. */
const plays = ({ begin }: Tried): readonly unknown[] =>
  Array.from({ length: PLAYS }, (_, seed) => seed + 1).flatMap((seed) => {
    try {
      return [fuzz(begin(), seed).result];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });

/** The short names a procedure declares, or those some random plays end in. */
export const outcomesOf = (tried: Tried): readonly string[] =>
  tried.procedure.outcomes ?? [...new Set(plays(tried).map((result) => tried.procedure.outcome(result)))];

/** The paths of a result that hold a number, or a yes or no. */
function fieldsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return path === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path === '' ? name : `${path}.${name}`));
}

const misspelt = (code: string, received: string, options: readonly string[]): Refusal => {
  const close = nearest(received, options);
  return { code, at: 'goal', facts: { received, options, ...(close && { close }) } };
};

const unknownGoal = ({ procedure }: Tried, received: string): Refusal =>
  misspelt('unknownGoal', received, [...Object.keys(procedure.figures), `${OUTCOME}…`, `${FIELD}…`]);

/** What a side is taken to want when it does not say: its own figure, or the opposite of the other side's. */
export function usualGoal({ favours = {}, figures }: Procedure, side: string): string | undefined {
  const own = favours[side];
  if (own !== undefined) return own;
  const other = Object.values(favours)[0];
  return other === undefined ? Object.keys(figures)[0] : `-${other}`;
}
