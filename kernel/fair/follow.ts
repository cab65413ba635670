/**
 * Follows a journal line by line. Server, players and verifier all use this one function: whoever follows a journal
 * has checked it, but for the dice of an epoch whose seed is not yet revealed.
 */
import { append } from '../campaign/campaign.ts';
import type { Game } from '../game/game.ts';
import { accept, type Checked, type Refusal, refuse } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import type { Crypto } from './crypto.ts';
import { bind, contribute, endEpoch, pledge, throwBound } from './dice.ts';
import {
  type ClerkEvent,
  type Corrected,
  isPlayerEvent,
  type Opened,
  type PlayerEvent,
  type Reviewed,
} from './event.ts';
import { finish } from './finish.ts';
import { isWeakKey } from './key.ts';
import { isSigned, type Line, lineText, textHash } from './line.ts';
import { abandon, answer, begin, claim, seal, unseal } from './open.ts';
import { protocolFault } from './protocol.ts';
import { dueOf, isTaken, type Shared } from './shared.ts';
import { answerUndo, askUndo, undo } from './undo.ts';

/** Adds one line, already of the right shape. */
export function follow(game: Game, shared: Shared | undefined, line: Line, crypto: Crypto): Checked<Shared> {
  const misplaced = linkFault(shared, line);
  if (misplaced) return refuse(misplaced);
  const next = shared ? within(shared, line, crypto) : opening(game, line);
  if (!next.ok) return next;
  return accept({ ...next.value, length: line.sequence + 1, head: textHash(crypto, lineText(line)) });
}

function linkFault(shared: Shared | undefined, { sequence, previous }: Line): Refusal | undefined {
  const length = shared?.length ?? 0;
  if (sequence !== length) return { code: 'lineOutOfOrder', at: 'sequence', facts: { received: sequence, length } };
  return previous === (shared?.head ?? null) ? undefined : { code: 'chainBroken', at: 'previous' };
}

function opening(game: Game, { event }: Line): Checked<Shared> {
  if (event.kind !== 'opened') return refuse({ code: 'notOpened', at: 'kind' });
  const foreign = protocolFault(event);
  if (foreign) return refuse(foreign);
  const { fair, ...opened } = event as Opened;
  const campaign = append(game, undefined, opened);
  if (!campaign.ok) return campaign;
  const seats = seatsOf(game);
  if (fair.seats.join('\n') !== seats.join('\n'))
    return refuse({ code: 'otherSeats', at: 'fair.seats', facts: { seats } });
  if (isWeakKey(fair.server)) return refuse({ code: 'weakServerKey', at: 'fair.server' });
  return accept({
    game,
    id: fair.campaign,
    seats,
    server: fair.server,
    length: 0,
    head: '',
    campaign: campaign.value,
    origins: [{ line: 0, by: undefined }],
    seated: {},
    epoch: { number: 0, commitment: fair.commitment, spent: false, thrown: [] },
    open: undefined,
    undo: undefined,
  });
}

/** The seats of a campaign: one for each side whose consent it may need. */
export const seatsOf = (game: Game): readonly Side[] => game.campaign?.sides ?? [];

function within(shared: Shared, line: Line, crypto: Crypto): Checked<Shared> {
  const due = dueOf(shared);
  if (isPlayerEvent(line.event)) {
    if (due) return refuse({ code: 'clerkOwes', at: 'kind', facts: { due } });
    const stranger = authorFault(shared, line as Line<PlayerEvent>, crypto);
    return stranger ? refuse(stranger) : acting(shared, line.sequence, line.event, crypto);
  }
  if (line.event.kind !== due) return refuse({ code: 'notDue', at: 'kind', facts: { received: line.event.kind } });
  return clerking(shared, line.sequence, line.event, crypto);
}

/** Only the holder of the seat's key can have signed for it; a seat is taken with the key that signs the taking. */
function authorFault(shared: Shared, line: Line<PlayerEvent>, crypto: Crypto): Refusal | undefined {
  const { event } = line;
  if (!shared.seats.includes(event.by)) {
    return { code: 'noSuchSeat', at: 'by', facts: { received: event.by, options: shared.seats } };
  }
  const seat = isTaken(shared, event.by) ? shared.seated[event.by] : undefined;
  if (event.kind === 'seated' && seat) return { code: 'seatTaken', at: 'by', facts: { seat: event.by } };
  const key = event.kind === 'seated' ? event.key : seat?.key;
  if (key === undefined) return { code: 'seatEmpty', at: 'by', facts: { seat: event.by } };
  if (event.kind === 'seated' && isWeakKey(key)) return { code: 'weakKey', at: 'key', facts: { seat: event.by } };
  return isSigned(crypto, shared.id, key, line)
    ? undefined
    : { code: 'notSigned', at: 'signature', facts: { seat: event.by } };
}

function acting(shared: Shared, at: number, event: PlayerEvent, crypto: Crypto): Checked<Shared> {
  switch (event.kind) {
    case 'seated':
      // Whoever sits down now was not asked: a question about taking back lapses.
      return accept({
        ...shared,
        undo: undefined,
        seated: {
          ...shared.seated,
          [event.by]: { key: event.key, pledge: { hash: event.pledge, after: shared.head } },
        },
      });
    case 'pledged':
      return pledge(shared, event);
    case 'began':
      return begin(shared, at, event);
    case 'claimed':
      return goingOn(claim(shared, event));
    case 'chose':
      return goingOn(answer(shared, event));
    case 'sealed':
      return goingOn(seal(shared, event));
    case 'unsealed':
      return goingOn(unseal(shared, event, crypto));
    case 'contributed':
      return goingOn(contribute(shared, event, crypto));
    case 'corrected':
    case 'reviewed':
      return amend(shared, at, event);
    case 'noted':
      return standing(shared, at, { kind: 'noted', text: event.text }, event.by);
    case 'undoAsked':
      return askUndo(shared, at, event);
    case 'undoAnswered':
      return answerUndo(shared, event);
  }
}

/** Whoever plays on does not consent, and whoever asked had not seen this: the question lapses. */
const goingOn = (played: Checked<Shared>): Checked<Shared> =>
  played.ok ? accept({ ...played.value, undo: undefined }) : played;

function clerking(shared: Shared, at: number, event: ClerkEvent, crypto: Crypto): Checked<Shared> {
  switch (event.kind) {
    case 'opened':
      return refuse({ code: 'openedTwice', at: 'kind' });
    case 'bound':
      return bind(shared, at, event);
    case 'thrown':
      return throwBound(shared, at, event);
    case 'resolved':
      return finish(shared, at, event);
    case 'abandoned':
      return abandon(shared, event);
    case 'undone':
      return undo(shared, event);
    case 'epoch':
      return endEpoch(shared, event, crypto);
  }
}

/** A correction, or a review, would pull the ground from under an open procedure. */
function amend(shared: Shared, at: number, event: Corrected | Reviewed): Checked<Shared> {
  if (shared.open) return refuse({ code: 'procedureOpen', at: 'kind', facts: { began: shared.open.line } });
  const { by, signature: _, ...amendment } = event;
  return standing(shared, at, amendment, by);
}

/** A campaign event comes into force; a question about an earlier one lapses. */
function standing(shared: Shared, at: number, event: Parameters<typeof append>[2], by: Side): Checked<Shared> {
  const campaign = append(shared.game, shared.campaign, event);
  if (!campaign.ok) return campaign;
  const origins = [...shared.origins, { line: at, by }];
  return accept({ ...shared, campaign: campaign.value, origins, undo: shared.open ? shared.undo : undefined });
}
