/** A play that was under way when the page went: a phone drops its pages without asking, and dice must not fall twice. */
import { type Opened, type Plain, Playthrough, type Reply } from '@grognard/kernel';
import { store } from '../app/store.ts';
import { isRecord } from '../form/draft.ts';

interface UnderWay {
  /** The chart, its campaign, its input and readings, written out. */
  readonly what: string;
  readonly dice: 'thrown' | 'tapped';
  readonly replies: readonly Reply[];
}

const isUnderWay = (value: unknown): value is UnderWay =>
  isRecord(value) &&
  typeof value['what'] === 'string' &&
  (value['dice'] === 'thrown' || value['dice'] === 'tapped') &&
  Array.isArray(value['replies']);

const kept = store<UnderWay | null>('under-way', (stored) => (isUnderWay(stored) ? stored : null));

const written = ({ game, procedure, input, book, overlay }: Opened, campaign: string): string =>
  JSON.stringify([game.id, game.version, procedure.id, campaign, input as Plain, book.rulings, overlay]);

export const keepUnderWay = (opened: Opened, campaign: string, { dice, replies }: Omit<UnderWay, 'what'>): void =>
  kept.set({ what: written(opened, campaign), dice, replies });

export const leave = (): void => kept.set(null);

/** What was replied so far, if it was this very situation and its rules still take the replies. */
export function underWay(opened: Opened, campaign: string): Omit<UnderWay, 'what'> | undefined {
  const found = kept.get();
  if (found?.what !== written(opened, campaign)) return undefined;
  const { standing } = Playthrough.begin(opened.begin).through(found.replies);
  return standing.kind === 'waiting' ? found : undefined;
}
