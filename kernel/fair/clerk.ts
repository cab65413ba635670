/** The server's own part: it adds what is due, and nothing else. */

import type { CampaignEvent } from '../campaign/event.ts';
import type { Game } from '../game/game.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Crypto } from './crypto.ts';
import { bindingAt } from './dice.ts';
import type { ClerkEvent, FairEvent, Opened } from './event.ts';
import { resolvedOf } from './finish.ts';
import { follow, seatsOf } from './follow.ts';
import type { Line } from './line.ts';
import { seedCommitment } from './proof.ts';
import { PROTOCOL } from './protocol.ts';
import { faceOf } from './roll.ts';
import { type Due, dueOf, type Shared, takenSeats } from './shared.ts';
import { absentFrom } from './undo.ts';

/** The server's secrets of one campaign. */
export interface Secrets {
  seed(epoch: number): string;
  /** The public part of the key that it signs heads with. */
  readonly key: string;
}

/** What the server has added, and the campaign after it. */
export interface Written {
  readonly shared: Shared;
  readonly lines: readonly Line[];
}

/** The first line of a shared campaign. */
export function openingLine(
  game: Game,
  opened: Extract<CampaignEvent, { kind: 'opened' }>,
  campaign: string,
  { seed, key }: Secrets,
  crypto: Crypto,
): Line<Opened> {
  const commitment = seedCommitment(crypto, campaign, 0, seed(0));
  const fair = { protocol: PROTOCOL, campaign, seats: seatsOf(game), commitment, server: key };
  return { sequence: 0, previous: null, event: { ...opened, fair } };
}

/** Adds a player's line and everything that is due after it. */
export function write(shared: Shared, line: Line, secrets: Secrets, crypto: Crypto): Checked<Written> {
  const { version } = shared.game;
  // Whoever reads a review later may know other rules; whoever writes one goes by those in force here.
  if (line.event.kind === 'reviewed' && line.event.version !== version) {
    return refuse({ code: 'otherVersion', at: 'version', facts: { received: line.event.version, version } });
  }
  const lines: Line[] = [];
  let [current, next]: [Shared, Line | undefined] = [shared, line];
  while (next) {
    const followed = follow(shared.game, current, next, crypto);
    if (!followed.ok) return followed;
    lines.push(next);
    current = followed.value;
    const due = dueOf(current);
    next = due && { sequence: current.length, previous: current.head, event: owed(current, due, secrets, crypto) };
  }
  return accept({ shared: current, lines });
}

/** The one event that the server owes now. */
export function owed(shared: Shared, due: Due, { seed }: Secrets, crypto: Crypto): FairEvent {
  const { open, undo, epoch, id, campaign } = shared;
  const consent = undo?.consent ?? [];
  switch (due) {
    case 'undone': {
      const absent = absentFrom(shared);
      const event = campaign.standing.at(-1)?.sequence ?? 0;
      return { kind: 'undone', event, line: undo?.target ?? 0, consent, ...(absent && { absent }) };
    }
    case 'epoch': {
      const { number } = epoch;
      const commitment = seedCommitment(crypto, id, number + 1, seed(number + 1));
      return { kind: 'epoch', number, seed: seed(number), commitment };
    }
    case 'abandoned':
    case 'resolved':
    case 'bound':
    case 'thrown': {
      if (!open) throw new Error(`${due} is owed for a procedure that is not open`);
      return owedTo(shared, open, due, seed(epoch.number), crypto);
    }
  }
}

function owedTo(
  shared: Shared,
  open: NonNullable<Shared['open']>,
  due: 'abandoned' | 'resolved' | 'bound' | 'thrown',
  seed: string,
  crypto: Crypto,
): ClerkEvent {
  switch (due) {
    case 'abandoned':
      return { kind: 'abandoned', began: open.line, consent: shared.undo?.consent ?? [] };
    case 'resolved':
      return resolvedOf(shared, open);
    case 'bound': {
      const roll = bindingAt(shared, open, shared.length);
      if (!roll) throw new Error('no die is asked for');
      return { kind: 'bound', roll, contributors: open.run?.contributors ?? takenSeats(shared) };
    }
    case 'thrown': {
      const { bound, run } = open;
      if (!bound || !run) throw new Error('no die is bound');
      const face = faceOf(crypto, seed, bound.binding, run.contributions);
      return { kind: 'thrown', roll: bound.line, face };
    }
  }
}
