/** What a campaign keeps, and where each kind of counter stands. */
import { mapField } from '@grognard/hexes';
import { type CampaignRules, type Infer, registered } from '@grognard/kernel';
import { apply, NEW_TURN } from './bookings.ts';
import type { BalkanEffect } from './effects.ts';
import { MAPS } from './map.ts';
import { earlier, setups } from './setups.ts';
import { countryList, MOST_CITIES, nationsField, powersField, treasuriesField, volunteersField } from './standing.ts';
import { bar, field, words } from './text/kit.ts';
import { barred, placeField, registerFields } from './unit.ts';
import { CAMPS, COUNTRIES, ENDINGS, NATIONS, PLAYERS, SCENARIOS } from './vocabulary.ts';

/** A city that was captured once, and who captured it last. */
const cityField = field.record('campaign.city', {
  city: field.text('capture.name', { max: 40, words: 'city' }),
  holder: field.optional(field.oneOf('campaign.holder', { options: NATIONS, words: 'nation' })),
});

const turnField = field.record(
  'campaign.turn',
  {
    eventDone: field.flag('campaign.eventDone'),
    crisis: field.flag('campaign.crisis'),
    confrontation: field.flag('campaign.confrontation'),
    diplomacyDone: field.flag('campaign.diplomacyDone'),
    ottomansUnsupplied: field.flag('standing.ottomansUnsupplied'),
    firstMobilised: field.flag('nextTurn.firstMobilised'),
    secondMobilised: field.flag('nextTurn.secondMobilised'),
    guerrilla: field.oneOf('campaign.guerrilla', {
      options: ['nowhere', ...COUNTRIES],
      words: 'nation',
      default: 'nowhere',
    }),
  },
  { default: NEW_TURN },
);

/** Parts of the sheet that somebody has drawn. */
const MOST_MAPS = 8;

const state = field.record('campaign.state', {
  scenario: field.oneOf('campaign.scenario', { options: SCENARIOS, words: 'scenario', default: '1' }),
  firstCamp: field.oneOf('campaign.firstCamp', { options: CAMPS, words: 'camp', default: 'league' }),
  turnNumber: field.integer('campaign.turnNumber', { min: 1, max: 99, default: 1 }),
  nations: nationsField,
  powers: powersField,
  capitulated: countryList('standing.capitulated'),
  armistices: countryList('standing.armistices'),
  albaniaClosed: field.flag('standing.albaniaClosed'),
  treasuries: treasuriesField,
  volunteers: volunteersField,
  maps: field.list('campaign.maps', mapField(MAPS), { min: 0, max: MOST_MAPS, default: [] }),
  units: registered('campaign.units', {
    of: 'unit',
    name: 'id',
    said: registerFields,
    kept: { place: placeField },
    max: 400,
  }),
  captured: field.list('campaign.captured', cityField, { min: 0, max: MOST_CITIES, unique: 'city', default: [] }),
  amphibiousForbidden: field.flag('campaign.amphibiousForbidden'),
  turn: turnField,
  ended: field.oneOf('campaign.ended', { options: ENDINGS, words: 'ending', default: 'no' }),
  playsOn: field.flag('campaign.playsOn'),
});

export type CampaignState = Infer<typeof state>;
export type RegisteredUnit = CampaignState['units'][number];

export const campaign: CampaignRules<CampaignState, BalkanEffect> = {
  state,
  sides: PLAYERS,
  turn: ({ turnNumber: turn }) => words('chronicle.turn', { turn }),
  apply,
  told: ['armsOffered', 'sickOnMap', 'revoltPenalty', 'reveal'],
  // Event 31, A and WW: “La partie se termine immédiatement.”
  closed: ({ ended, playsOn }) =>
    ended === 'no' || playsOn ? undefined : bar('gameOver', { rule: 'diplomacy', facts: { how: ended } }),
  // Units move on the players' map: where one stands is what was told last.
  register: { unit: { track: 'units', name: 'id', anew: ['hex'], barred } },
  setups,
  earlier,
};
