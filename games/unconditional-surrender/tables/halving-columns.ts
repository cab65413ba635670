/** The heads of a list of halvings: its values count divisions by two. */
import { MODIFIER_COLUMNS } from '@grognard/kernel';

export const HALVING_COLUMNS = {
  ...MODIFIER_COLUMNS,
  value: { en: 'Halvings', fr: 'Divisions par deux' },
} as const;
