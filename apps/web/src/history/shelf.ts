/** Rolls made outside any campaign, kept on this device: enough of each to play it again, and what was told of it. */
import type { Entry, Opened, Overlay, Part, Plain, Resolution, Written } from '@grognard/kernel';
import { Shelf } from '../app/database.ts';
import { inEachOf } from '../app/speaker-in.ts';

/** How lucky it was for a side: the share of all that could have happened that was worse for it. */
export interface SideLuck {
  readonly side: Written;
  readonly figure: Written;
  readonly worse: Part;
}

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
  /** Nothing until it was worked out; empty where no die was thrown or too much could have happened. */
  readonly luck?: readonly SideLuck[];
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
    .map(({ title: _title, told: _told, luck: _luck, id: _id, changed, ...roll }) =>
      JSON.stringify({ at: new Date(changed).toISOString(), ...roll }),
    )
    .join('\n');
