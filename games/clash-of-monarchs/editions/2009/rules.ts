/** The rules by which the charts of 2009 differ. */
import type { Rule } from '@grognard/kernel';

const charts = (number: string, en: string, fr: string): Rule => ({ document: 'charts', number, heading: { en, fr } });

export const rules = {
  '12.1/2009': charts('12.1', 'Normal march, 2009 charts', 'Marche normale, tables de 2009'),
  '12.3/2009': charts('12.3', 'Forced march, 2009 charts', 'Marche forcée, tables de 2009'),
} as const satisfies Record<string, Rule>;
