/** What a player wants: a figure, a field of the result, an outcome, or a weighted sum of them. */
import type { Procedure } from '../game/procedure.ts';
import { nearest } from '../input/nearest.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';

const TERM = /^(?<sign>[+-]?)(?:(?<factor>\d+(?:\.\d+)?)\*)?(?<name>[A-Za-z][\w.]*(?:=[^+*]+)?)$/;

/**
 * Reads `lossDifference`, `-attackersLost`, `defendersLost-2*attackersLost` or `outcome=-/R`.
 * An outcome counts one when it comes about; a field of the result counts as its number, or one when it is true.
 */
export function goalOf(procedure: Procedure, text: string): Checked<(result: unknown) => number> {
  const compact = text.replaceAll(/\s+/g, '');
  const terms = compact.startsWith('outcome=') ? [compact] : (compact.match(/[+-]?[^+-]+/g) ?? []);
  const parts: ((result: unknown) => number)[] = [];
  for (const term of terms) {
    const groups = term.startsWith('outcome=') ? { name: term } : TERM.exec(term)?.groups;
    const reader = groups?.['name'] === undefined ? undefined : readerOf(procedure, groups['name']);
    if (!reader) return unknownGoal(procedure, term);
    const factor = Number(groups?.['factor'] ?? 1) * (groups?.['sign'] === '-' ? -1 : 1);
    parts.push((result) => factor * reader(result));
  }
  if (parts.length === 0 || terms.join('') !== compact) return unknownGoal(procedure, text);
  return accept((result) => parts.reduce((sum, part) => sum + part(result), 0));
}

/** Reads a figure by name, or a field of the result by its path. */
export function readerOf(procedure: Procedure, name: string): ((result: unknown) => number) | undefined {
  if (name.startsWith('outcome='))
    return (result) => (procedure.outcome(result) === name.slice('outcome='.length) ? 1 : 0);
  const figure = Object.hasOwn(procedure.figures, name) ? procedure.figures[name] : undefined;
  if (figure) return figure as (result: unknown) => number;
  if (!name.startsWith('result.')) return undefined;
  const path = name.slice('result.'.length).split('.');
  return (result) => {
    const found = path.reduce<unknown>(
      (value, step) => (value as Readonly<Record<string, unknown>> | undefined)?.[step],
      result,
    );
    return typeof found === 'number' ? found : found === true ? 1 : 0;
  };
}

function unknownGoal(procedure: Procedure, received: string): Checked<never> {
  const options = [...Object.keys(procedure.figures), 'outcome=…', 'result.…'];
  const close = nearest(received, options);
  return refuse({ code: 'unknownGoal', at: 'goal', facts: { received, options, ...(close && { close }) } });
}

/** What a side is taken to want when it does not say: its own figure, or the opposite of the other side's. */
export function usualGoal({ favours = {}, figures }: Procedure, side: string): string | undefined {
  const own = favours[side];
  if (own !== undefined) return own;
  const other = Object.values(favours)[0];
  return other === undefined ? Object.keys(figures)[0] : `-${other}`;
}
