/** What of an input is for one side's eyes. */
import { type Field, layoutOf } from '@grognard/kernel';

export const hasSecrets = (input: Extract<Field, { kind: 'record' }>): boolean =>
  layoutOf(input).forces.some(({ secrets }) => secrets.length > 0);
