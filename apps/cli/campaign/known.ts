/** What a campaign knows of a procedure's input, and what is left for the player to say. */
import type { Campaign, Opened, Plain, Procedure, State } from '@grognard/kernel';
import { isRecord } from '../given/play.ts';

export const knownNames = (procedure: Procedure, { state }: Campaign, said: State): readonly string[] =>
  Object.keys((procedure.fromCampaign?.(state, said) ?? {}) as object);

/** The journal keeps what the player said; what the campaign knew is derived again when it is folded. */
export function saidOf(campaign: Campaign, { procedure, input }: Opened): Plain {
  const given = isRecord(input) ? input : {};
  const known = knownNames(procedure, campaign, given);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !known.includes(name)));
}
