/** 12.1, 12.3 Both marches by the longer lists: enemy light units once a march, and the supply of a forced one. */
import { type Book, type Infer, judge, kit } from '@grognard/kernel';
import { forceHere } from '../../counters.ts';
import { supply } from '../../fields.ts';
import { forcedMarchBy, forcedMarchFields, forcing, leads } from '../../procedures/forced-march.ts';
import { marchBy, marchFields, marching, verdicts } from '../../procedures/march.ts';
import type { Rulings } from '../../rulings.ts';
import type { Tables } from '../../tables/index.ts';
import type { en } from '../../text/en.ts';
import type { tables } from './tables.ts';
import type { text } from './text.ts';

type Book2009 = Book<Rulings, Omit<Tables, keyof typeof tables> & typeof tables>;

const { field } = kit<typeof en & (typeof text)['en']>();

const marchInput = field.record(
  'march.input',
  { ...marchFields, enemyLights: field.flag('march.enemyLights', { default: false, rule: '12.1/2009' }) },
  marching,
);

export const march = marchBy(marchInput, (m: Infer<typeof marchInput>, book: Book2009) =>
  judge(book.tables['march-modifiers'], { ...verdicts(m, book), enemyLights: m.enemyLights }),
);

const forcedInput = field.record(
  'forced-march.input',
  { ...forcedMarchFields, supply: supply() },
  { counter: [forceHere('force', ['supply', 'troops'], { printed: ['sps'], state: ['supply'] }), leads] },
);

export const forcedMarch = forcedMarchBy(forcedInput, (m: Infer<typeof forcedInput>, { tables: charts }: Book2009) =>
  judge(charts['forced-march-modifiers'], {
    ...forcing(m),
    short: m.supply === 'SS',
    critical: m.supply === 'CS',
  }),
);
