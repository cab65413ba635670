/** What the events may need to know of the war. */
import { field, type Infer } from '@grognard/kernel';
import { countryList, nationsField } from '../../standing.ts';
import { counterAs, counterFields } from '../../unit.ts';
import { CAMPS, type Camp, CITIES, COUNTRIES, opponent, PLAYERS, type Player, SCENARIOS } from '../../vocabulary.ts';

const player = field.oneOf('unit.player', { options: PLAYERS, words: 'side' });
const MANY = 200;

const unitOnMap = field.record(
  'unit',
  { ...counterFields, player, demoralised: field.flag('unit.demoralised') },
  counterAs('onMap'),
);
const unitInAlbania = field.record(
  'unit',
  { ...counterFields, player, leaves: field.flag('event.leaves', { default: true }) },
  counterAs('onMap'),
);
const depot = field.record('event.depot', { id: field.text('event.depot.id', { max: 40 }), player });
const intruder = field.record('event.intruder', {
  country: field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' }),
  where: field.oneOf('event.intruder.where', {
    options: ['whollyInside', 'border'],
    words: 'event.where',
    default: 'whollyInside',
  }),
});

export const warField = field.record('event.input', {
  scenario: field.oneOf('campaign.scenario', { options: SCENARIOS, words: 'scenario', default: '1' }),
  firstCamp: field.oneOf('campaign.firstCamp', { options: CAMPS, words: 'camp', default: 'league' }),
  nations: nationsField,
  capitulated: countryList('standing.capitulated'),
  corpsCommitted: field.flag('event.corpsCommitted'),
  leagueHolds: field.list('event.leagueHolds', field.oneOf('capture.city', { options: CITIES, words: 'city' }), {
    min: 0,
    max: CITIES.length,
    unique: true,
    default: [],
  }),
  ottomansInside: field.list('event.ottomansInside', intruder, { min: 0, max: 14, default: [] }),
  units: field.list('event.units', unitOnMap, { min: 0, max: MANY, unique: 'id', default: [] }),
  inAlbania: field.list('event.inAlbania', unitInAlbania, { min: 0, max: MANY, unique: 'id', default: [] }),
  heavyArtillery: field.list(
    'event.heavyArtillery',
    field.record('unit', { ...counterFields, player }, counterAs('fromPool')),
    {
      min: 0,
      max: MANY,
      unique: 'id',
      default: [],
    },
  ),
  depots: field.list('event.depots', depot, { min: 0, max: MANY, unique: 'id', default: [] }),
});

export type War = Infer<typeof warField>;
export type UnitOnMap = War['units'][number];

/** Which player leads a camp. */
export const playerOfCamp = ({ firstCamp }: War, camp: Camp): Player =>
  camp === firstCamp ? 'first' : opponent('first');

/** The war's nations still fighting. */
export const fighting = ({ nations, capitulated }: War): War['nations'] =>
  nations.filter(({ country }) => !capitulated.includes(country));
