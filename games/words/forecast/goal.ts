/** What a side wants, in words: a figure, a field of the result, an outcome, or a weighted sum of them. */
import { type Amount, type Game, INEXACT, type Plain, type Procedure, type Say, type Term } from '@grognard/kernel';
import { localeOf } from '../locale.ts';
import { fractionShown, percentage, shown } from '../numbers.ts';

/** An outcome by its short name: the procedure's own words where it has some. */
export function outcomeWords(say: Say, { outcomeWords: own }: Procedure, outcome: string): string {
  return own ? say(own(outcome)) : outcome;
}

/** A value that a chart lists: a number, a yes or no, a name. */
export function listedWords(say: Say, value: Plain): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return shown(value, localeOf(say));
  if (value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function termWords(say: Say, procedure: Procedure, { kind, name }: Term): string {
  switch (kind) {
    case 'figure':
      return say('goal.figure', { figure: say(`figure.${name}`) });
    case 'field':
      return say('goal.field', { name });
    case 'outcome':
      return say('goal.outcome', { outcome: outcomeWords(say, procedure, name) });
  }
}

const alone = (terms: readonly Term[]): Term | undefined => (terms.length === 1 ? terms[0] : undefined);

/** What is counted: `“Losses”`, `“Losses” − 2 × “Steps”`. A goal of one term is counted as it is, more or less wanted. */
export function quantityWords(game: Game, say: Say, procedure: string, terms: readonly Term[]): string {
  const owner = game.procedures[procedure] as Procedure;
  const only = alone(terms);
  if (only) return termWords(say, owner, only);
  return terms
    .map((term, place) => {
      const size = Math.abs(term.factor);
      const sign = term.factor < 0 ? '−' : place === 0 ? '' : '+';
      const times = size === 1 ? '' : `${shown(size, localeOf(say))} × `;
      return `${sign}${place > 0 ? ' ' : ''}${times}${termWords(say, owner, term)}`;
    })
    .join(' ');
}

/** What is wanted: as much or as little of it as can be had. */
export function goalWords(game: Game, say: Say, procedure: string, terms: readonly Term[]): string {
  const only = alone(terms);
  const what = quantityWords(game, say, procedure, terms);
  const least = only !== undefined && only.factor < 0;
  if (only?.kind === 'outcome') {
    const outcome = outcomeWords(say, game.procedures[procedure] as Procedure, only.name);
    return say(least ? 'goal.unlikely' : 'goal.likely', { outcome });
  }
  return say(least ? 'goal.least' : 'goal.most', { what });
}

/** A goal's value as what is counted: a side that wants few losses is told how many they are, not how many they are not. */
export function counted(terms: readonly Term[], { value, fraction }: Amount): Amount {
  if ((alone(terms)?.factor ?? 1) !== -1 || value === 0) return { value, fraction };
  if (fraction === INEXACT) return { value: -value, fraction };
  return { value: -value, fraction: fraction.startsWith('-') ? fraction.slice(1) : `-${fraction}` };
}

/** The same for the eye: a chance in per cent, anything else as a number. */
export function countedWords(say: Say, terms: readonly Term[], amount: Amount): string {
  const { value, fraction } = counted(terms, amount);
  const only = alone(terms);
  const chance = only?.kind === 'outcome' && Math.abs(only.factor) === 1;
  return chance ? percentage({ p: value, fraction }, localeOf(say)) : shown(value, localeOf(say));
}

/** With the exact fraction after it; what was sampled has none. */
export const countedExactly = (say: Say, terms: readonly Term[], amount: Amount): string =>
  amount.fraction === INEXACT
    ? say('goal.about', { value: countedWords(say, terms, amount) })
    : say('goal.exactly', {
        value: countedWords(say, terms, amount),
        fraction: fractionShown(counted(terms, amount)),
      });
