/** The one way the command asks for a forecast: it tells how far it has come, and is numeric only where it must be. */
import { type WordedForecast, type WordedLuck, wordedForecast } from '@grognard/games/words';
import {
  type Forecast,
  forecastInPieces,
  inOneGo,
  type Means,
  type Opened,
  type Policy,
  policyOf,
  Refused,
  type Resolution,
  type Wish,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { largeSolver } from './large-matrix.ts';

/** A sealed choice too wide for exact fractions is solved numerically, and said so. */
export async function forecastFor(dialogue: Dialogue, opened: Opened, wish: Wish): Promise<WordedForecast> {
  try {
    return walked(dialogue, opened, wish);
  } catch (error) {
    if (!(error instanceof Refused && error.refusals.some(({ code }) => code === 'matrixTooLarge'))) throw error;
    return walked(dialogue, opened, wish, { solveLarge: await largeSolver() });
  }
}

const walked = (dialogue: Dialogue, opened: Opened, wish: Wish, means: Means = {}): WordedForecast =>
  wordedForecast(
    opened.game,
    dialogue.say,
    dialogue.walking((watch) => inOneGo(forecastInPieces(opened, wish, means), watch)),
  );

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
