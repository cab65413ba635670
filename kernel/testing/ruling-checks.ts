/** What holds for the rulings of every game: each is read somewhere, and whoever reads one says so. */
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open } from '../game/resolve.ts';
import { Refused } from '../refusal/refusal.ts';
import { fuzz } from '../walk/fuzz.ts';
import { expectThat } from './expect-that.ts';
import { inputsFor } from './inputs.ts';

export function rulingsServe({ rulings, procedures }: Game): void {
  const named = Object.values(procedures).flatMap((procedure) => procedure.rulings ?? []);
  const idle = Object.keys(rulings).filter((id) => !named.includes(id));
  expectThat(idle.length === 0, `no procedure reads ${idle.join(', ')}`);
  const stray = named.filter((id) => !Object.hasOwn(rulings, id));
  expectThat(stray.length === 0, `a procedure reads ${stray.join(', ')}, no such ruling`);
}

/** A ruling that is read and not named would be hidden from the player who asks what there is to choose. */
export function rulingsNamed(game: Game, procedure: Procedure, plays: number): void {
  const heard = new Set<string>();
  for (const [index, { input, book, overlay }] of inputsFor(game, procedure, plays, 5).entries()) {
    const again = open(game, procedure.id, input, { rulings: book.rulings, overlay, heard: (id) => heard.add(id) });
    if (again.ok) playedAtRandom(again.value, index + 1);
  }
  const hidden = [...heard].filter((id) => !procedure.rulings?.includes(id));
  expectThat(hidden.length === 0, `${procedure.id} reads ${hidden.join(', ')} and does not say so`);
}

/** What the source lost may stop a play half-way; what was read until then was read. */
function playedAtRandom(opened: Opened, seed: number): void {
  try {
    fuzz(opened.begin(), seed);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
