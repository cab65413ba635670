/** Rolls made outside any campaign, kept on this device: enough of each to play it again, and what was told of it. */
import type { Ending, Entry, Opened, Overlay, Plain, Resolution, Written } from '@grognard/kernel';
import { Shelf } from '../app/database.ts';
import { inEachOf } from '../app/speaker-in.ts';

export interface Roll {
  readonly id: string;
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Plain;
  readonly rulings: Readonly<Record<string, string>>;
  readonly overlay: Overlay;
  readonly journal: readonly Entry[];
  readonly outcome: string;
  /** Kept in both languages, so that a list of rolls opens no game. */
  readonly title: Written;
  readonly told: Written;
  /** Nothing until it was weighed; empty where no die was thrown or too much could have happened. */
  readonly weighed?: Pick<Ending, 'luck' | 'tooWide'>;
  readonly changed: number;
}

export const rollShelf = new Shelf<Roll>('grognard-history', 'rolls', 'id');

/** A phone need not carry years of dice. */
const MOST = 500;

export async function keepRoll({ game, procedure }: Opened, played: Resolution): Promise<void> {
  const { version, input, rulings, overlay, journal, outcome, result } = played;
  await rollShelf.put({
    id: crypto.randomUUID(),
    game: game.id,
    procedure: procedure.id,
    ...{ version, input, rulings, overlay, journal, outcome },
    title: inEachOf(game, (say) => say(`procedure.${procedure.id}`)),
    told: inEachOf(game, (say) => say(procedure.summary(result))),
    changed: Date.now(),
  });
  const all = await rollShelf.all();
  if (all.length > MOST) await rollShelf.forget(...all.slice(MOST).map(({ id }) => id));
}

/** A line of JSON for each roll: what was said, thrown and decided, for whoever wants to work with it. */
export const rollLines = (rolls: readonly Roll[]): string =>
  rolls
    .map(({ title: _title, told: _told, weighed: _weighed, id: _id, changed, ...roll }) =>
      JSON.stringify({ at: new Date(changed).toISOString(), ...roll }),
    )
    .join('\n');
