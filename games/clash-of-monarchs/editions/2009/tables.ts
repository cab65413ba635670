/** 12.1, 12.3 The two lists to which the charts of 2009 add lines. */
import { list } from '@grognard/kernel';
import { forcedMarchModifiers } from '../../tables/forced-march-modifiers.table.ts';
import { marchModifiers } from '../../tables/march-modifiers.table.ts';

const note = {
  en: 'The lines of the French aid, and those that only the charts of August 2009 have',
  fr: 'Les lignes de l’aide française, et celles que seules ont les tables d’août 2009',
};

export const tables = {
  'march-modifiers': list({
    ...marchModifiers,
    provenance: { document: 'charts', heading: '12.1', note },
    rows: {
      ...marchModifiers.rows,
      enemyLights: { value: -1, rule: '12.1/2009', text: 'march.mod.enemyLights' },
    },
  }),
  'forced-march-modifiers': list({
    ...forcedMarchModifiers,
    provenance: { document: 'charts', heading: '12.3', note },
    rows: {
      ...forcedMarchModifiers.rows,
      short: { value: -2, rule: '12.3/2009', text: 'mod.short' },
      critical: { value: -4, rule: '12.3/2009', text: 'mod.critical' },
    },
  }),
};
