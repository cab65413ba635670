/** The journal of one procedure: every face and every answer, in the order they fell. */
import type { RuleRef } from '../step/note.ts';
import type { Answers, Side } from '../step/step.ts';

/** A die, a decision, or a sealed choice. */
export type Entry =
  | {
      readonly kind: 'die';
      readonly rule: RuleRef;
      readonly text: string;
      readonly sides: number;
      readonly face: number;
    }
  | {
      readonly kind: 'choice';
      readonly rule: RuleRef;
      readonly text: string;
      readonly side: Side;
      readonly option: string;
    }
  | { readonly kind: 'together'; readonly rule: RuleRef; readonly text: string; readonly answers: Answers };

/** Whether something read from outside is an entry. */
export const isEntry = (value: unknown): value is Entry => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, rule, text, sides, face, side, option, answers } = value as Record<string, unknown>;
  if (typeof rule !== 'string' || typeof text !== 'string') return false;
  switch (kind) {
    case 'die':
      return Number.isInteger(sides) && Number.isInteger(face);
    case 'choice':
      return typeof side === 'string' && typeof option === 'string';
    case 'together':
      return (
        typeof answers === 'object' && answers !== null && Object.values(answers).every((a) => typeof a === 'string')
      );
    default:
      return false;
  }
};
