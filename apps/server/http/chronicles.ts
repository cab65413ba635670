/** Journals in sentences, kept as long as nothing is added to them. */
import { FORMAT } from '@grognard/games/dialect';
import { chronicle } from '@grognard/games/words';
import type { Locale, Plain } from '@grognard/kernel';
import { campaignEventIn, type FairEvent } from '@grognard/kernel/fair';
import { refusedBecause } from '../admission/problem.ts';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import { serverSpeaker } from '../text/index.ts';

const PIECE = 2_000;
/** Chronicles kept. */
const MOST = 100;

/** Every line of a journal as it is stored. */
export async function linesOf(store: Pick<Services['store'], 'lines'>, id: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (;;) {
    const lines = await store.lines(id, texts.length, PIECE);
    texts.push(...lines.map(({ text }) => text));
    if (lines.length < PIECE) return texts;
  }
}

export class Chronicles {
  readonly #kept = new Map<string, Plain>();

  /** What is sealed or still being played is in no event yet, so that it cannot be told. */
  async told({ store }: Services, { shared, length }: Room, locale: Locale): Promise<Plain> {
    const { id, game } = shared;
    const name = `${id} ${length} ${locale}`;
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    const texts = await linesOf(store, id);
    const events = texts.flatMap((text) => {
      const { event } = JSON.parse(text) as { readonly event: FairEvent };
      return campaignEventIn(event) ?? [];
    });
    const told = chronicle(game, events, serverSpeaker(locale, game));
    if (!told.ok) throw refusedBecause(told.refusals, game);
    const made = { format: FORMAT, ...told.value } as unknown as Plain;
    this.#keep(name, made);
    return made;
  }

  #keep(name: string, made: Plain): void {
    this.#kept.set(name, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
  }
}
