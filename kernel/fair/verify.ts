/** Checks a whole journal, offline: chain, signatures, seals, seeds, dice, and every procedure played again. */
import { append, type Campaign } from '../campaign/campaign.ts';
import { isCampaignEvent } from '../campaign/event.ts';
import type { Game } from '../game/game.ts';
import { type Refusal, refuse } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import type { Crypto } from './crypto.ts';
import type { FairEvent } from './event.ts';
import { follow } from './follow.ts';
import { type Line, textHash } from './line.ts';
import { type Fault, type ReadJournal, readJournal } from './read.ts';
import { checkEvent } from './shape.ts';
import type { Shared } from './shared.ts';

export interface Report {
  readonly holds: boolean;
  readonly faults: readonly Fault[];
  /** Whether the journal is of a shared campaign: signed, sealed, with dice that can be checked. */
  readonly shared: boolean;
  /** Whether a closing line vouches for the last one. */
  readonly closed: boolean;
  readonly lines: number;
  readonly head: string;
  /** How many of each kind of event were checked. */
  readonly events: Readonly<Record<string, number>>;
  /** The key of each seat that was taken. */
  readonly keys: Readonly<Record<Side, string>>;
  /** Dice whose seed is not yet revealed. */
  readonly unrevealed: number;
  /** The state after the last line that holds. */
  readonly campaign?: Campaign;
}

/** The id of the game a journal is of, if its first line says so. */
export function gameOf(text: string): string | undefined {
  try {
    const { event } = JSON.parse(text.split('\n', 1)[0] ?? '') as Line<{ readonly game?: unknown }>;
    return typeof event.game === 'string' ? event.game : undefined;
  } catch {
    return undefined;
  }
}

export function verifyJournal(text: string, game: Game, crypto: Crypto): Report {
  const read = readJournal(text, crypto);
  const first = read.lines[0]?.event as { readonly fair?: unknown } | undefined;
  const shared = first?.fair !== undefined;
  const head = textHash(crypto, read.texts.at(-1) ?? '');
  const blank = { shared, closed: read.closed, lines: read.lines.length, head, events: {}, keys: {}, unrevealed: 0 };
  if (read.faults.length > 0) return { ...blank, holds: false, faults: read.faults };
  return shared ? verifyShared(read, game, crypto, blank) : verifyPlain(read, game, blank);
}

type Blank = Omit<Report, 'holds' | 'faults'>;

const counted = (events: Readonly<Record<string, number>>, kind: string): Readonly<Record<string, number>> => ({
  ...events,
  [kind]: (events[kind] ?? 0) + 1,
});

function verifyShared(read: ReadJournal, game: Game, crypto: Crypto, blank: Blank): Report {
  let shared: Shared | undefined;
  let events = blank.events;
  const told = (): Blank => ({
    ...blank,
    events,
    keys: Object.fromEntries(Object.entries(shared?.seated ?? {}).map(([seat, { key }]) => [seat, key])),
    unrevealed: shared?.epoch.thrown.length ?? 0,
    ...(shared && { campaign: shared.campaign }),
  });
  for (const [index, line] of read.lines.entries()) {
    const shaped = checkEvent(line.event);
    const next = shaped.ok ? follow(game, shared, line as Line<FairEvent>, crypto) : shaped;
    if (!next.ok) return { ...told(), holds: false, faults: next.refusals.map((each) => located(read, index, each)) };
    shared = next.value;
    events = counted(events, (line.event as FairEvent).kind);
  }
  return { ...told(), holds: shared !== undefined, faults: [] };
}

/** A false die is found when the seed is shown; the fault is where it was thrown. */
const located = (read: ReadJournal, index: number, { code, facts }: Refusal): Fault => {
  const thrownAt = code === 'falseDie' && typeof facts?.['line'] === 'number' ? facts['line'] : index;
  return read.fault(code, thrownAt, facts);
};

/** A campaign of one table: nobody signed it, so only its chain and its rules can be checked. */
function verifyPlain(read: ReadJournal, game: Game, blank: Blank): Report {
  let campaign: Campaign | undefined;
  let events = blank.events;
  for (const [index, { event }] of read.lines.entries()) {
    const next = isCampaignEvent(event) ? append(game, campaign, event) : refuse({ code: 'lineNotAnEvent', at: '' });
    if (!next.ok) {
      return { ...blank, events, holds: false, faults: next.refusals.map((each) => located(read, index, each)) };
    }
    campaign = next.value;
    events = counted(events, (event as { readonly kind: string }).kind);
  }
  return { ...blank, events, holds: campaign !== undefined, faults: [], ...(campaign && { campaign }) };
}
