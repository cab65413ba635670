/** The one way the command asks for a forecast: it tells how far it has come, and is numeric only where it must be. */
import { percentage, type WordedForecast, type WordedLuck, wordedFirst, wordedForecast } from '@grognard/games/words';
import {
  type Forecast,
  forecastInPieces,
  inOneGo,
  type Means,
  type Opened,
  PLAYS,
  type Policy,
  policyOf,
  Refused,
  type Resolution,
  type Telling,
  type Wish,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { largeSolver } from './large-matrix.ts';

/** The most states held at once before a walk is sampled instead. */
export const BUDGET = 1_000_000;
const MEANS = { budget: BUDGET, samples: PLAYS } satisfies Means;

/** A sealed choice too wide for exact fractions is solved numerically, and said so. */
export async function forecastFor(
  dialogue: Dialogue,
  opened: Opened,
  wish: Wish,
  means: Means = {},
): Promise<WordedForecast> {
  try {
    return walked(dialogue, opened, wish, { ...MEANS, ...means });
  } catch (error) {
    if (!(error instanceof Refused && error.refusals.some(({ code }) => code === 'matrixTooLarge'))) throw error;
    return walked(dialogue, opened, wish, { ...MEANS, ...means, solveLarge: await largeSolver() });
  }
}

const walked = (dialogue: Dialogue, opened: Opened, wish: Wish, means: Means = {}): WordedForecast =>
  wordedForecast(
    opened.game,
    dialogue.say,
    dialogue.counting((tell) => {
      const onStates = (states: number): void => tell(() => dialogue.say('cli.progress', { states }));
      const work = forecastInPieces(opened, wish, { ...means, onStates });
      return inOneGo<Forecast, Telling>(work, (telling) =>
        tell(() => tellingWords(dialogue, opened, telling, wish.by)),
      );
    }),
  );

/** More outcomes than this do not fit a line that is written over. */
const MOST_OUTCOMES = 4;

/** How far the walk has come, and what can be said already. */
function tellingWords(
  { say, locale }: Dialogue,
  { procedure }: Opened,
  { states, first }: Telling,
  by: string | undefined,
): string {
  const walking = say('cli.progress', { states });
  if (!first) return walking;
  const known = wordedFirst(say, procedure, first(), by);
  const outcomes = known.outcomes.slice(0, MOST_OUTCOMES).map((each) => [each.words, percentage(each, locale)]);
  if (known.open.fraction === '0') return `${walking}  ${say('cli.progress.known', { outcomes })}`;
  return `${walking}  ${say('cli.progress.first', { outcomes, open: percentage(known.open, locale) })}`;
}

/** Nothing where no die was thrown, or where too much could have happened. */
export const luckOf = (
  dialogue: Dialogue,
  opened: Opened,
  { journal }: Resolution,
): readonly WordedLuck[] | undefined => walked(dialogue, opened, { luck: journal }).luck;

/** A policy for whoever walks by himself, and what it settles. */
export function policyFor(
  opened: Opened,
  clauses: readonly string[],
): { readonly settled: Forecast; readonly policy: Policy } {
  const settled = inOneGo(forecastInPieces(opened, { decisions: true, policy: clauses }));
  return { settled, policy: accepted(policyOf(clauses, opened.game, settled.decisions ?? [])) };
}
