/** What the events may need to know of the war. */
import type { Infer, Refusal } from '@grognard/kernel';
import type { BalkanBook } from '../../rulings.ts';
import { countryList, nationsField, notHis, outOfPlay, ownerOf, somePowersField } from '../../standing.ts';
import { field, refusal, type TextKey } from '../../text/kit.ts';
import { counterAs, counterFields, demoralised, inPool, named, onlyType } from '../../unit.ts';
import { CAMPS, type Camp, CITIES, COUNTRIES, opponent, PLAYERS, type Player, SCENARIOS } from '../../vocabulary.ts';

/** Whose a unit is follows from its country; it is asked where the country's side is not known. */
const player = field.optional(
  field.oneOf('unit.player', { options: PLAYERS, words: 'side', help: 'unit.player.help', seldom: true }),
);
const MANY = 200;

const unitOnMap = field.record(
  'unit',
  { ...counterFields, player, demoralised: demoralised(false) },
  counterAs('onMap', { state: ['demoralised'] }),
);
const unitInAlbania = field.record(
  'unit',
  { ...counterFields, player, leaves: field.flag('event.leaves', { default: true }) },
  counterAs('onMap', { state: ['leaves'] }),
);
const heavyGuns = field.record(
  'unit',
  { ...counterFields, id: named('unit.id.sample.guns'), type: onlyType('heavyArtillery'), player, ...inPool },
  counterAs('gunsFromPool'),
);
const depot = field.record(
  'event.depot',
  {
    id: field.text('event.depot.id', { max: 40, sample: 'unit.id.sample.depot' }),
    country: field.optional(counterFields.country),
    type: onlyType('depot'),
    player,
  },
  counterAs('depot'),
);
const intruder = field.record('event.intruder', {
  country: field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' }),
  where: field.oneOf('event.intruder.where', {
    options: ['whollyInside', 'border'],
    words: 'event.where',
    default: 'whollyInside',
  }),
});
const units = <F extends typeof unitOnMap | typeof unitInAlbania | typeof heavyGuns | typeof depot>(
  label: TextKey,
  unit: F,
) => field.list(label, unit, { min: 0, max: MANY, unique: 'id', default: [], seldom: true });

export const warField = field.record('event.input', {
  scenario: field.oneOf('campaign.scenario', { options: SCENARIOS, words: 'scenario', default: '1' }),
  firstCamp: field.oneOf('campaign.firstCamp', { options: CAMPS, words: 'camp', default: 'league' }),
  nations: nationsField,
  leagueHolds: field.list('event.leagueHolds', field.oneOf('capture.city', { options: CITIES, words: 'city' }), {
    min: 0,
    max: CITIES.length,
    unique: true,
    default: [],
    seldom: true,
  }),
  ottomansInside: field.list('event.ottomansInside', intruder, { min: 0, max: 14, default: [], seldom: true }),
  corpsCommitted: field.flag('event.corpsCommitted', { default: false, seldom: true }),
  alreadyRolled: field.flag('campaign.eventDone', { default: false, seldom: true }),
  powers: { ...somePowersField, seldom: true },
  capitulated: { ...countryList('standing.capitulated'), seldom: true },
  units: units('event.units', unitOnMap),
  inAlbania: units('event.inAlbania', unitInAlbania),
  heavyArtillery: units('event.heavyArtillery', heavyGuns),
  depots: units('event.depots', depot),
});

export type War = Infer<typeof warField>;
export type UnitOnMap = War['units'][number];

const LISTS = ['units', 'inAlbania', 'heavyArtillery', 'depots'] as const;
type Listed = War[(typeof LISTS)[number]][number];

/** Whose a unit is: by its country, or as the player says where nobody knows. */
export const playerOf = (war: War, unit: Listed): Player | undefined =>
  (unit.country === undefined ? undefined : ownerOf(war, unit.country)) ?? unit.player;

/** The listed units of one player. */
export const ownUnits = <U extends Listed>(war: War, listed: readonly U[], owner: Player): readonly U[] =>
  listed.filter((unit) => playerOf(war, unit) === owner);

/** Which player leads a camp. */
export const playerOfCamp = ({ firstCamp }: Pick<War, 'firstCamp'>, camp: Camp): Player =>
  camp === firstCamp ? 'first' : opponent('first');

/** The war's nations still fighting. */
export const fighting = ({ nations, capitulated }: War): War['nations'] =>
  nations.filter(({ country }) => !capitulated.includes(country));

export function warRefusals(war: War, { rulings }: BalkanBook): readonly Refusal[] {
  return [
    ...(war.alreadyRolled && rulings.eventsPerTurn === 'one'
      ? [refusal('oneEventATurn', 'alreadyRolled', { rule: 'sequence' })]
      : []),
    ...war.nations.flatMap(({ country, morale }, index): Refusal[] =>
      morale === undefined && !war.capitulated.includes(country)
        ? [refusal('moraleUnknown', `nations[${index}].morale`, { rule: 'events', facts: { country } })]
        : [],
    ),
    ...LISTS.flatMap((list) => war[list].flatMap((unit, index) => unitRefusals(war, unit, `${list}[${index}]`))),
  ];
}

function unitRefusals(war: War, unit: Listed, at: string): readonly Refusal[] {
  const { id, country, player: said } = unit;
  return [
    ...(playerOf(war, unit) === undefined ? [refusal('ownerUnknown', `${at}.player`, { facts: { id } })] : []),
    ...(country !== undefined && said !== undefined ? notHis(war, country, said, `${at}.player`) : []),
    ...(country === undefined ? [] : outOfPlay(war.capitulated, country, `${at}.country`)),
  ];
}
