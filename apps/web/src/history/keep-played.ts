/** What the device remembers of a play that is over: the roll, the battle for another day, and its counters. */
import { afterwards, type Opened, type Resolution } from '@grognard/kernel';
import { rememberBattle } from '../roster/battles.ts';
import { rememberCounters } from '../roster/shelf.ts';
import { keepRoll } from './shelf.ts';

interface Circumstances {
  /** The player said something of his own: counters of a ready-made situation are not his. */
  readonly typed: boolean;
  /** A campaign keeps its own journal and register. */
  readonly inCampaign: boolean;
}

export function keepPlayed(opened: Opened, played: Resolution, { typed, inCampaign }: Circumstances): void {
  const { game, procedure, input } = opened;
  const after = afterwards(input, procedure.fates?.(played.result, input) ?? []);
  rememberBattle(game.id, procedure.id, { input, ...(after !== undefined && { after }) });
  if (inCampaign) return;
  // Where the browser refuses storage, the play stands all the same.
  keepRoll(opened, played).catch(() => undefined);
  if (typed) rememberCounters(game, procedure, input).catch(() => undefined);
}
