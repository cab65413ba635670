/** The changes that several procedures hand to the campaign. */
import type { Effect } from '@grognard/kernel';

export const activationEnds = (unit: string): Effect => ({ kind: 'activationEnds', unit });

export const sortiesSet = (unit: string, sorties: number): Effect => ({ kind: 'sorties', unit, sorties });
