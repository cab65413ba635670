/** What a procedure must know of the war as a whole: the nations, who has given up, what is forbidden. */
import { field, type Infer } from '@grognard/kernel';
import { COUNTRIES, type Country, PLAYERS, type Player } from './vocabulary.ts';

export const nationField = field.record('nation', {
  country: field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' }),
  player: field.oneOf('nation.player', { options: PLAYERS, words: 'side' }),
  morale: field.integer('nation.morale', { min: 0, max: 99, default: 0 }),
});

export const nationsField = field.list('standing.nations', nationField, {
  min: 0,
  max: COUNTRIES.length,
  unique: 'country',
  default: [],
  help: 'standing.nations.help',
});

export type NationAtWar = Infer<typeof nationField>;

const country = field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' });

export const countryList = (label: string) =>
  field.list(label, country, { min: 0, max: COUNTRIES.length, unique: true, default: [] });

export const playerOf = (nations: readonly NationAtWar[], nation: string): Player | undefined =>
  nations.find(({ country: name }) => name === nation)?.player;

export const countriesOf = (nations: readonly NationAtWar[], player: Player): readonly Country[] =>
  nations.filter((nation) => nation.player === player).map(({ country: name }) => name);

export const moraleOf = (nations: readonly NationAtWar[], country: string): number =>
  nations.find(({ country: name }) => name === country)?.morale ?? 0;
