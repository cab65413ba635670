/** What a game keeps through a campaign, and what each effect does to it. */
import type { Effect } from '../game/procedure.ts';
import type { AnyRecordField } from '../input/field.ts';
import type { Plain, Side } from '../step/step.ts';

export interface CampaignRules<S = unknown, E extends Effect = Effect> {
  /** The tracks, described like an input: set-up, corrections and display derive from it. */
  readonly state: AnyRecordField;
  /** Whose consent an undo needs. */
  readonly sides: readonly Side[];
  apply(state: S, effect: E): S;
}

export type State = Readonly<Record<string, Plain>>;
