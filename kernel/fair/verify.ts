/** Checks a whole journal, offline: chain, signatures, seals, seeds, dice, and every procedure played again. */
import { append, type Campaign } from '../campaign/campaign.ts';
import { isCampaignEvent } from '../campaign/event.ts';
import type { Game } from '../game/game.ts';
import { type Refusal, refuse } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import { claimsIn } from './claims.ts';
import type { Crypto } from './crypto.ts';
import { type DiceReport, DiceTally } from './dice-report.ts';
import type { FairEvent } from './event.ts';
import { follow } from './follow.ts';
import { isSignedHead } from './head.ts';
import { type Line, textHash } from './line.ts';
import { protocolFault } from './protocol.ts';
import { type Fault, type ReadJournal, readJournal } from './read.ts';
import { checkEvent } from './shape.ts';
import type { Shared } from './shared.ts';

/** What is known of a journal's end: the server signed it, anybody may have cut it there, or it stops within a line. */
export type ReportedEnd = 'signed' | 'unsigned' | 'torn';

/** What the verifier found in a journal. */
export interface Report {
  readonly holds: boolean;
  readonly faults: readonly Fault[];
  /** Whether the journal is of a shared campaign: signed, sealed, with dice that can be checked. */
  readonly shared: boolean;
  readonly end: ReportedEnd;
  /** Where a line was cut short. */
  readonly torn?: Fault;
  readonly lines: number;
  readonly head: string;
  /** How many of each kind of event were checked. */
  readonly events: Readonly<Record<string, number>>;
  /** How many signatures of players were found good. */
  readonly signatures: number;
  /** The key of each seat that was taken. */
  readonly keys: Readonly<Record<Side, string>>;
  readonly dice: DiceReport;
  /** The state after the last line that holds. */
  readonly campaign?: Campaign;
}

/** Lines that were checked before, up to this head: their signatures are not checked again. */
export interface CheckedUpTo {
  readonly length: number;
  readonly head: string;
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

/** Checks a whole journal: chain, signatures, seals, seeds, dice and rules. */
export function verifyJournal(text: string, game: Game, crypto: Crypto, checked?: CheckedUpTo): Report {
  const read = readJournal(text, crypto);
  const first = read.lines[0]?.event as { readonly fair?: unknown } | undefined;
  const blank: Blank = {
    shared: first?.fair !== undefined,
    end: read.end.kind === 'torn' ? 'torn' : 'unsigned',
    ...(read.end.kind === 'torn' && { torn: read.end.fault }),
    lines: read.lines.length,
    head: textHash(crypto, read.texts.at(-1) ?? ''),
    events: {},
    signatures: 0,
    keys: {},
    dice: new DiceTally().report,
  };
  if (read.faults.length > 0) return { ...blank, holds: false, faults: read.faults };
  if (!blank.shared) return verifyPlain(read, game, blank);
  const foreign = protocolFault(first);
  return foreign ? verifyForeign(read, crypto, blank, foreign) : verifyShared(read, game, crypto, blank, checked);
}

type Blank = Omit<Report, 'holds' | 'faults'>;

const counted = (events: Readonly<Record<string, number>>, kind: string): Readonly<Record<string, number>> => ({
  ...events,
  [kind]: (events[kind] ?? 0) + 1,
});

function verifyShared(
  read: ReadJournal,
  game: Game,
  crypto: Crypto,
  blank: Blank,
  checked: CheckedUpTo | undefined,
): Report {
  let shared: Shared | undefined;
  let { events, signatures } = blank;
  const tally = new DiceTally();
  const trusted = trustedLines(read, crypto, checked);
  const told = (): Blank => ({
    ...blank,
    events,
    signatures,
    keys: Object.fromEntries(Object.entries(shared?.seated ?? {}).map(([seat, { key }]) => [seat, key])),
    dice: tally.report,
    ...(shared && { campaign: shared.campaign }),
  });
  for (const [index, line] of read.lines.entries()) {
    const shaped = checkEvent(line.event);
    const seen: Crypto = index < trusted ? { ...crypto, trusting: true } : crypto;
    const next = shaped.ok ? follow(game, shared, line as Line<FairEvent>, seen) : shaped;
    if (!next.ok) return { ...told(), holds: false, faults: next.refusals.map((each) => located(read, index, each)) };
    const event = line.event as FairEvent;
    tally.take(index, event, shared);
    shared = next.value;
    events = counted(events, event.kind);
    if ('by' in event) signatures += 1;
  }
  const end = shared && endOf(read, shared, crypto);
  if (end === undefined) return { ...told(), holds: false, faults: [read.fault('endNotSigned', read.lines.length)] };
  return { ...told(), end, holds: true, faults: [] };
}

/** How many lines need not be checked for their signatures: those up to a head that was checked before. */
function trustedLines(read: ReadJournal, crypto: Crypto, checked: CheckedUpTo | undefined): number {
  const last = read.texts[(checked?.length ?? 0) - 1];
  return checked && last !== undefined && textHash(crypto, last) === checked.head ? checked.length : 0;
}

/** Nothing where the closing line bears a signature that the server never made. */
function endOf(read: ReadJournal, shared: Shared, crypto: Crypto): ReportedEnd | undefined {
  if (read.end.kind === 'torn') return 'torn';
  if (read.end.kind === 'open' || read.end.signature === undefined) return 'unsigned';
  const { length, head, id, server } = shared;
  const { signature } = read.end;
  return isSignedHead(crypto, id, server, { length, head, signature }) ? 'signed' : undefined;
}

/** A journal of another protocol: its signatures can be checked, and nothing is said of its dice. */
function verifyForeign(read: ReadJournal, crypto: Crypto, blank: Blank, foreign: Refusal): Report {
  const claims = claimsIn(read.lines);
  const bad = claims.filter(({ key, message, signature }) => !crypto.verify(key, message, signature));
  const faults = bad.map(({ index, by }) => read.fault('notSigned', index, { seat: by }));
  const signatures = claims.length - bad.length;
  return { ...blank, signatures, holds: false, faults: [located(read, 0, foreign), ...faults] };
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
