/** The last battle of each chart, as it stood before and as it left its forces. */
import type { Plain } from '@grognard/kernel';
import { store } from '../app/store.ts';
import { isRecord } from '../form/draft.ts';

export interface Battle {
  readonly input: Plain;
  /** The forces with their losses, where the result says so. */
  readonly after?: Plain;
}

const MOST = 24;

const battles = store<Readonly<Record<string, Battle>>>('battles', (stored) =>
  isRecord(stored) ? (stored as Readonly<Record<string, Battle>>) : {},
);

const placeOf = (game: string, procedure: string): string => `${game}/${procedure}`;

export const useLastBattle = (game: string, procedure: string): Battle | undefined =>
  battles.use()[placeOf(game, procedure)];

export function rememberBattle(game: string, procedure: string, battle: Battle): void {
  const { [placeOf(game, procedure)]: _, ...others } = battles.get();
  battles.set(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [placeOf(game, procedure), battle]]));
}
