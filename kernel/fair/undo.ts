/** Taking back: freely what one did oneself and nobody need trust, by consent where a die is bound or all have sealed. */
import { append } from '../campaign/campaign.ts';
import { isIrreversible } from '../campaign/taking-back.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import type { UndoAnswered, UndoAsked, Undone } from './event.ts';
import { isTaken, type Shared, takenSeats } from './shared.ts';

/** What could be taken back now: the open procedure, or else the last event in force. */
export function undoTarget(shared: Shared): { readonly line: number; readonly needed: readonly Side[] } | undefined {
  const { open, campaign, origins } = shared;
  const everyone = takenSeats(shared);
  if (open) return { line: open.line, needed: open.irreversible ? everyone : [open.by] };
  const last = campaign.standing.at(-1);
  if (!last || last.sequence === 0) return undefined;
  const origin = origins[last.sequence];
  if (!origin) return undefined;
  const { by } = origin;
  return { line: origin.line, needed: isIrreversible(last.event) || by === undefined ? everyone : [by] };
}

export function askUndo(shared: Shared, at: number, { by, line }: UndoAsked): Checked<Shared> {
  const target = undoTarget(shared);
  if (!target) return refuse({ code: 'nothingToUndo', at: 'line' });
  if (shared.undo) return refuse({ code: 'undoPending', at: 'kind', facts: { asked: shared.undo.asked } });
  if (target.line !== line) {
    return refuse({ code: 'undoOutOfOrder', at: 'line', facts: { received: line, last: target.line } });
  }
  return accept({ ...shared, undo: { asked: at, by, target: line, needed: target.needed, consent: [by] } });
}

/** One refusal ends the question. */
export function answerUndo(shared: Shared, { by, asked, answer }: UndoAnswered): Checked<Shared> {
  const { undo } = shared;
  if (undo?.asked !== asked) return refuse({ code: 'noSuchQuestion', at: 'asked', facts: { received: asked } });
  if (answer === 'refuse') return accept({ ...shared, undo: undefined });
  if (undo.consent.includes(by)) return refuse({ code: 'consentedTwice', at: 'by', facts: { seat: by } });
  return accept({ ...shared, undo: { ...undo, consent: [...undo.consent, by] } });
}

/** Nobody sits there: it can neither consent nor refuse. */
export const absentFrom = (shared: Shared): readonly Side[] | undefined => {
  const absent = shared.seats.filter((seat) => !isTaken(shared, seat));
  return absent.length > 0 ? absent : undefined;
};

const sameSeats = (told: readonly Side[] | undefined, seats: readonly Side[] | undefined): boolean =>
  told?.join('\n') === seats?.join('\n');

/** The event is taken back; the campaign itself checks that the consent is enough. */
export function undo(shared: Shared, { event, line, consent, absent }: Undone): Checked<Shared> {
  const asked = shared.undo;
  if (
    asked?.target !== line ||
    consent.join('\n') !== asked.consent.join('\n') ||
    !sameSeats(absent, absentFrom(shared))
  ) {
    return refuse({ code: 'otherConsent', at: 'consent' });
  }
  const campaign = append(shared.game, shared.campaign, {
    kind: 'undone',
    event,
    consent,
    ...(absent && { absent }),
  });
  if (!campaign.ok) return campaign;
  const origins = [...shared.origins, { line, by: undefined }];
  return accept({ ...shared, campaign: campaign.value, origins, undo: undefined });
}
