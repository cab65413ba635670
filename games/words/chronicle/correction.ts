/** A correction in words: which track, what it was, what it is, why. */
import {
  type Campaign,
  type CampaignEvent,
  type CampaignRules,
  fieldAt,
  type Plain,
  type Say,
  stepsTo,
} from '@grognard/kernel';
import { placeWords } from '../place.ts';
import { trackWords } from '../tracks.ts';

const OWED = /^owed\[(\d+)\]$/;

export function correctionWords(
  say: Say,
  { game, state, owed }: Campaign,
  { at, value, reason }: Extract<CampaignEvent, { kind: 'corrected' }>,
): string {
  const struck = owed[Number(OWED.exec(at)?.[1] ?? Number.NaN)];
  if (struck) {
    const { effect } = struck;
    return say('chronicle.struck', { effect: say(`effect.${effect.kind}`, effect), reason });
  }
  const { state: field } = game.campaign as CampaignRules;
  const inner = fieldAt(field, at);
  const was = stepsTo(at).reduce<Plain | undefined>(
    (part, step) => (part as Readonly<Record<string, Plain>> | undefined)?.[step],
    state,
  );
  const place = placeWords(say, field, state, at);
  return say('chronicle.corrected', {
    place,
    was: trackWords(say, inner, was),
    now: trackWords(say, inner, value),
    reason,
  });
}
