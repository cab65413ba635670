/** A file that holds one resolution, as `resolve --json` prints it. */
import {
  canonical,
  type Entry,
  isEntry,
  type Opened,
  type Overlay,
  open,
  type Plain,
  Refused,
  type Resolution,
  replay,
} from '@grognard/kernel';
import { isRecord } from '../arguments/play.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';

type Account = { readonly [key: string]: Plain };

/** What is needed to play it again; a file that lacks some of it is refused with all it lacks. */
export function accountOf(value: Plain, path: string): Account {
  const account = isRecord(value) ? value : {};
  const lacking = [
    ...['game', 'procedure', 'version'].filter((key) => typeof account[key] !== 'string'),
    ...['input', 'rulings'].filter((key) => !isRecord(account[key])),
    ...(Array.isArray(account['journal']) && account['journal'].every(isEntry) ? [] : ['journal']),
  ];
  if (lacking.length > 0) throw new Refused([{ code: 'notAnAccount', at: path, facts: { lacking } }]);
  return account;
}

export interface Replayed {
  readonly opened: Opened;
  readonly played: Resolution;
  /** The parts of the account that this version of the rules tells otherwise. */
  readonly differs: readonly string[];
}

export async function replayAccount(dialogue: Dialogue, account: Account): Promise<Replayed> {
  const game = await dialogue.game(String(account['game']));
  const rulings = account['rulings'] as Readonly<Record<string, string>>;
  const overlay = (account['overlay'] ?? {}) as unknown as Overlay;
  const opened = accepted(open(game, String(account['procedure']), account['input'], { rulings, overlay }));
  const played = accepted(replay(opened, account['journal'] as unknown as readonly Entry[]));
  const again = played as unknown as Account;
  const differs = ['version', 'outcome', 'result', 'effects'].filter(
    (key) => account[key] !== undefined && canonical(account[key]) !== canonical(again[key] ?? null),
  );
  return { opened, played, differs };
}
