/** What equal checkpoints are known by. */
import type { Plain } from '../step/step.ts';

/**
 * Numbers and strings are their own keys; other states go by their JSON text. Equal texts are equal states. The same
 * state spelt with its fields in another order is only kept apart, which costs time and never a wrong weight, so the
 * engine's own quick text will do where a journal needs the canonical one.
 */
export const stateKey = (state: Plain): unknown =>
  typeof state === 'object' && state !== null ? JSON.stringify(state) : state;
