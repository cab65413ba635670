/** What a campaign keeps: units, factories, conquests, markers in hand, turn and weather. The map stays on the table. */
import { type CampaignRules, field, type Infer } from '@grognard/kernel';
import { facLost } from './procedures/strategic/input.ts';
import { airNavalUnitFields, groundUnitFields, markerFields, named } from './units.ts';
import { FACTIONS, type FactoryCountry, OPPONENTS, type Supply, WEATHERS } from './vocabulary.ts';

const activationOver = field.flag('campaign.activationOver');

const state = field.record('campaign.state', {
  turn: field.record(
    'campaign.turn',
    {
      year: field.integer('campaign.year', { min: 1939, max: 1946, default: 1939 }),
      month: field.integer('campaign.month', { min: 1, max: 12, default: 9 }),
    },
    { default: { year: 1939, month: 9 } },
  ),
  weather: field.oneOf('campaign.weather', { options: ['varies', ...WEATHERS], words: 'weather', default: 'varies' }),
  groundUnits: field.list(
    'campaign.groundUnits',
    field.record('campaign.groundUnit', {
      ...groundUnitFields,
      strength: field.oneOf('unit.strength', {
        options: ['full', 'reduced', 'eliminated'],
        words: 'strength',
        default: 'full',
      }),
      activationOver,
    }),
    { min: 0, max: 400, unique: 'name', default: [] },
  ),
  airNavalUnits: field.list(
    'campaign.airNavalUnits',
    field.record('campaign.airNavalUnit', { ...airNavalUnitFields, activationOver }),
    { min: 0, max: 200, unique: 'name', default: [] },
  ),
  facLost,
  bombed: field.integer('strategic.bombed', { min: 0, max: 30, default: 0 }),
  conquered: field.list(
    'campaign.conquered',
    field.record('campaign.conquest', {
      country: named('campaign.country', 'sample.country'),
      faction: field.oneOf('campaign.faction', { options: OPPONENTS, words: 'faction', default: 'western' }),
    }),
    { min: 0, max: 30, unique: 'country', default: [] },
  ),
  usaWestern: field.flag('strategic.usaWestern'),
  markers: field.list(
    'campaign.markers',
    field.record('campaign.marker', {
      ...markerFields,
      faction: field.oneOf('campaign.faction', { options: FACTIONS, words: 'faction', default: 'axis' }),
    }),
    { min: 0, max: 60, unique: 'name', default: [] },
  ),
});

export type CampaignState = Infer<typeof state>;

export type Change =
  | { readonly kind: 'reduced' | 'eliminated' | 'activationEnds' | 'toPort' | 'noEzoc'; readonly unit: string }
  | { readonly kind: 'retreated'; readonly unit: string; readonly hex: string }
  | { readonly kind: 'sorties'; readonly unit: string; readonly sorties: number }
  | { readonly kind: 'supply'; readonly unit: string; readonly supply: Supply }
  | { readonly kind: 'facLost'; readonly country: FactoryCountry; readonly lost: number }
  | { readonly kind: 'markerSpent'; readonly marker: string }
  | { readonly kind: 'noInvasion' | 'noBombed' | 'invasionCalledOff' };

export const campaign: CampaignRules<CampaignState, Change> = { state, sides: FACTIONS, apply };

function apply(before: CampaignState, change: Change): CampaignState {
  switch (change.kind) {
    case 'reduced':
    case 'eliminated':
      return groundUnit(before, change.unit, { strength: change.kind });
    case 'supply':
      return airNavalUnit(groundUnit(before, change.unit, { supply: change.supply }), change.unit, {
        supply: change.supply,
      });
    case 'activationEnds':
      return airNavalUnit(groundUnit(before, change.unit, { activationOver: true }), change.unit, {
        activationOver: true,
      });
    case 'sorties':
      return airNavalUnit(before, change.unit, { sorties: change.sorties });
    case 'facLost':
      return { ...before, facLost: { ...before.facLost, [change.country]: change.lost } };
    case 'markerSpent':
      return { ...before, markers: before.markers.filter(({ name }) => name !== change.marker) };
    // Facts of the map, told to the players and not kept here.
    case 'retreated':
    case 'toPort':
    case 'noEzoc':
    case 'noInvasion':
    case 'noBombed':
    case 'invasionCalledOff':
      return before;
  }
}

/** The campaign with one ground unit changed; a unit it does not keep is left to the players. */
const groundUnit = (
  state: CampaignState,
  unit: string,
  change: Partial<CampaignState['groundUnits'][number]>,
): CampaignState => ({
  ...state,
  groundUnits: state.groundUnits.map((each) => (each.name === unit ? { ...each, ...change } : each)),
});

const airNavalUnit = (
  state: CampaignState,
  unit: string,
  change: Partial<CampaignState['airNavalUnits'][number]>,
): CampaignState => ({
  ...state,
  airNavalUnits: state.airNavalUnits.map((each) => (each.name === unit ? { ...each, ...change } : each)),
});
