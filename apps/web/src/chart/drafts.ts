/** Forms left half filled, found again when the reader comes back. */
import type { Written } from '@grognard/kernel';
import { store } from '../app/store.ts';
import { type Draft, isRecord } from '../form/draft.ts';

const MOST = 24;

const drafts = store<Readonly<Record<string, Draft>>>('drafts', (stored) => (isRecord(stored) ? stored : {}));

const keyOf = (game: string, procedure: string): string => `${game}/${procedure}`;

export const draftOf = (game: string, procedure: string): Draft => drafts.get()[keyOf(game, procedure)];

export function keepDraft(game: string, procedure: string, draft: Draft): void {
  const { [keyOf(game, procedure)]: _, ...others } = drafts.get();
  drafts.set(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [keyOf(game, procedure), draft]]));
}

export interface Recent {
  readonly game: string;
  readonly procedure: string;
  /** Kept with it, so that the first screen need not open the game to name its chart. */
  readonly titles: Written;
}

const isRecent = (value: unknown): value is Recent =>
  isRecord(value) &&
  typeof value['game'] === 'string' &&
  typeof value['procedure'] === 'string' &&
  isRecord(value['titles']);

const MOST_RECENT = 6;

const recents = store<readonly Recent[]>('recent', (stored) => (Array.isArray(stored) ? stored.filter(isRecent) : []));

export const useRecents = (): readonly Recent[] => recents.use();

export function keepRecent(recent: Recent): void {
  const others = recents.get().filter(({ game, procedure }) => game !== recent.game || procedure !== recent.procedure);
  recents.set([recent, ...others].slice(0, MOST_RECENT));
}
