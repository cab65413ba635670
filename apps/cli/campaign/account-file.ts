/** A file that holds one resolution, as `resolve --json` prints it. */
import { type Account, type Replayed, replayAccount } from '@grognard/games/dialect';
import type { Dialogue } from '../dialogue.ts';

export const replayed = async (dialogue: Dialogue, account: Account): Promise<Replayed> =>
  replayAccount(await dialogue.game(String(account['game'])), account);
