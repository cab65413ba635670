/** The server's own part: it adds what is due, and nothing else. */

import type { CampaignEvent } from '../campaign/event.ts';
import type { Game } from '../game/game.ts';
import { accept, type Checked } from '../refusal/refusal.ts';
import type { Crypto } from './crypto.ts';
import { bindingAt } from './dice.ts';
import { type ClerkEvent, type FairEvent, type Opened, PROTOCOL } from './event.ts';
import { follow, seatsOf } from './follow.ts';
import type { Line } from './line.ts';
import { seedCommitment } from './proof.ts';
import { faceOf } from './roll.ts';
import { contributorsTo, type Due, dueOf, type Shared } from './shared.ts';
import { absentFrom } from './undo.ts';

/** The server's secrets: the seed of the running epoch, and where the next comes from. */
export interface Secrets {
  readonly seed: string;
  fresh(): string;
}

export interface Written {
  readonly shared: Shared;
  readonly lines: readonly Line[];
  /** The seed of the epoch after these lines. */
  readonly seed: string;
}

/** The first line of a shared campaign. */
export function openingLine(
  game: Game,
  opened: Extract<CampaignEvent, { kind: 'opened' }>,
  campaign: string,
  seed: string,
  crypto: Crypto,
): Line<Opened> {
  const commitment = seedCommitment(crypto, campaign, 0, seed);
  return {
    sequence: 0,
    previous: null,
    event: { ...opened, fair: { protocol: PROTOCOL, campaign, seats: seatsOf(game), commitment } },
  };
}

/** Adds a player's line and everything that is due after it. */
export function write(shared: Shared, line: Line, secrets: Secrets, crypto: Crypto): Checked<Written> {
  const lines: Line[] = [];
  let { seed } = secrets;
  let [current, next]: [Shared, Line | undefined] = [shared, line];
  while (next) {
    const followed = follow(shared.game, current, next, crypto);
    if (!followed.ok) return followed;
    lines.push(next);
    current = followed.value;
    const due = dueOf(current);
    const fresh = due === 'epoch' ? secrets.fresh() : seed;
    next = due && { sequence: current.length, previous: current.head, event: owed(current, due, seed, fresh, crypto) };
    seed = fresh;
  }
  return accept({ shared: current, lines, seed });
}

function owed(shared: Shared, due: Due, seed: string, fresh: string, crypto: Crypto): FairEvent {
  const { open, undo, epoch, id, length, campaign } = shared;
  const consent = undo?.consent ?? [];
  switch (due) {
    case 'undone': {
      const absent = absentFrom(shared);
      const event = campaign.standing.at(-1)?.sequence ?? 0;
      return { kind: 'undone', event, line: undo?.target ?? 0, consent, ...(absent && { absent }) };
    }
    case 'epoch': {
      const commitment = seedCommitment(crypto, id, epoch.number + 1, fresh);
      return { kind: 'epoch', number: epoch.number, seed, commitment };
    }
    case 'abandoned':
    case 'resolved':
    case 'bound':
    case 'thrown': {
      if (!open) throw new Error(`${due} is owed for a procedure that is not open`);
      return owedTo(shared, open, due, seed, crypto, consent, length);
    }
  }
}

function owedTo(
  shared: Shared,
  open: NonNullable<Shared['open']>,
  due: 'abandoned' | 'resolved' | 'bound' | 'thrown',
  seed: string,
  crypto: Crypto,
  consent: readonly string[],
  line: number,
): ClerkEvent {
  switch (due) {
    case 'abandoned':
      return { kind: 'abandoned', began: open.line, consent };
    case 'resolved': {
      const { procedure, input } = open.opened;
      return { kind: 'resolved', procedure: procedure.id, input, journal: open.entries, began: open.line };
    }
    case 'bound': {
      const roll = bindingAt(shared, open, line);
      if (!roll) throw new Error('no die is asked for');
      const { run } = open;
      const contributors = run?.contributors ?? contributorsTo(shared, open);
      return { kind: 'bound', roll, run: run?.line ?? line, contributors };
    }
    case 'thrown': {
      const { bound, run } = open;
      if (!bound || !run) throw new Error('no die is bound');
      const face = faceOf(crypto, seed, bound.binding, run.contributions);
      return { kind: 'thrown', roll: bound.line, face };
    }
  }
}
