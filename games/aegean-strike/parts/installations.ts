/** Depots, bases and cities: what bombardment does to them. */

import type { Infer } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { field } from '../text/kit.ts';
import { INSTALLATIONS } from '../vocabulary.ts';
import { counterRecord } from './counters.ts';
import { hits, name, value } from './fields.ts';

/** What a campaign keeps of an installation. */
export const installationFields = {
  kind: field.oneOf('installation.kind', { options: INSTALLATIONS, words: 'installation', default: 'depot' }),
  hits: hits('installation.hits'),
  antiAir: value('unit.antiAir'),
  points: field.integer('installation.points', { min: 0, max: 9999, default: 0 }),
};

export const installation = counterRecord(
  'installation',
  {
    name: name('installation.name', 'installation.sample'),
    kind: installationFields.kind,
    hits: installationFields.hits,
    antiAir: installationFields.antiAir,
  },
  'installation',
);

export type BombedInstallation = Infer<typeof installation>;

/** The Hits that end it: three in a turn for a depot, as many as event 5 prints for its cities; no others are printed. */
export const hitsToEnd = (
  { kind }: Pick<BombedInstallation, 'kind'>,
  { tables }: Pick<AegeanBook, 'tables'>,
): number | undefined => {
  switch (kind) {
    case 'depot':
      return Number(tables['supply-limits'].cell('depot-hits', 'figure'));
    case 'cairo':
    case 'benghazi':
      return tables['event-cities'].rows[kind].hits;
    case 'airbase':
    case 'port':
    case 'other':
      return undefined;
  }
};
