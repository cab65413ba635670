/** The journal told; as it grows only what is new is told, and every line that stays is the same as before. */
import { type Chronicle, Chronicler } from '@grognard/games/words';
import type { CampaignEvent, Checked, Game, Say } from '@grognard/kernel';
import { useMemo } from 'react';

export function useChronicle(game: Game, events: readonly CampaignEvent[], say: Say): Checked<Chronicle> {
  const chronicler = useMemo(() => new Chronicler(game, say), [game, say]);
  return useMemo(() => chronicler.tell(events), [chronicler, events]);
}
