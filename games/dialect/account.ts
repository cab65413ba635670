/** A resolution that was kept: read back, played again, compared. */
import {
  canonical,
  type Entry,
  type Game,
  isEntry,
  type Opened,
  type Overlay,
  open,
  type Plain,
  Refused,
  type Resolution,
  replay,
} from '@grognard/kernel';
import type { Finding } from './findings.ts';

/** A resolution as it was kept. */
export type Account = { readonly [key: string]: Plain };

const isRecord = (value: Plain | undefined): value is Account =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is needed to play it again; what lacks some of it is refused with all it lacks. */
export function accountOf(value: Plain, at: string): Account {
  const account = isRecord(value) ? value : {};
  const lacking = [
    ...['game', 'procedure', 'version'].filter((key) => typeof account[key] !== 'string'),
    ...['input', 'rulings'].filter((key) => !isRecord(account[key])),
    ...(Array.isArray(account['journal']) && account['journal'].every(isEntry) ? [] : ['journal']),
  ];
  if (lacking.length > 0) throw new Refused([{ code: 'notAnAccount', at, facts: { lacking } }]);
  return account;
}

/** An account played again. */
export interface Replayed {
  readonly opened: Opened;
  readonly played: Resolution;
  /** The parts of the account that this version of the rules tells otherwise. */
  readonly differs: readonly string[];
}

/** Every fault is thrown as `Refused`. */
export function replayAccount(game: Game, account: Account): Replayed {
  const rulings = account['rulings'] as Readonly<Record<string, string>>;
  const overlay = (account['overlay'] ?? {}) as unknown as Overlay;
  const opened = open(game, String(account['procedure']), account['input'], { rulings, overlay });
  if (!opened.ok) throw new Refused(opened.refusals);
  const played = replay(opened.value, account['journal'] as unknown as readonly Entry[]);
  if (!played.ok) throw new Refused(played.refusals);
  const again = played.value as unknown as Account;
  const differs = ['version', 'outcome', 'result', 'effects'].filter(
    (key) => account[key] !== undefined && canonical(account[key]) !== canonical(again[key] ?? null),
  );
  return { opened: opened.value, played: played.value, differs };
}

/** What playing it again has shown. */
export const accountFindings = ({ played, differs }: Replayed): readonly Finding[] => [
  { holds: true, key: 'replayed', facts: { entries: played.journal.length, steps: played.steps.length } },
  differs.length > 0
    ? { holds: false, key: 'differs', facts: { differs } }
    : { holds: true, key: 'same', facts: { outcome: played.outcome } },
];
