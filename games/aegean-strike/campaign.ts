/** What a campaign of Aegean Strike keeps, and what each result does to it. */
import { type CampaignRules, check, words } from '@grognard/kernel';
import { type CampaignState, type CampaignUnit, campaignState } from './campaign-state.ts';
import { type Formation, SIDES, type Side } from './vocabulary.ts';

type Change =
  | { readonly kind: 'hits'; readonly side: Side; readonly unit: string; readonly hits: number }
  | { readonly kind: 'eliminated'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'formed'; readonly side: Side; readonly unit: string; readonly formation: Formation }
  | { readonly kind: 'flown'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'detected'; readonly side: Side; readonly unit: string }
  | { readonly kind: 'supplied'; readonly side: Side; readonly unit: string; readonly supplied: boolean }
  | { readonly kind: 'spent'; readonly side: Side; readonly points: number }
  | { readonly kind: 'interdicted'; readonly hex: string }
  | { readonly kind: 'cleared'; readonly hex: string }
  | { readonly kind: 'depotHits'; readonly side: Side; readonly depot: string; readonly hits: number }
  | { readonly kind: 'depotGone'; readonly side: Side; readonly depot: string }
  | { readonly kind: 'depotNetwork'; readonly side: Side; readonly depot: string; readonly joined: boolean }
  | { readonly kind: 'happened'; readonly event: number }
  | { readonly kind: 'war'; readonly event: number; readonly turns: number; readonly extraTurns: number }
  | { readonly kind: 'stageEnds' }
  | { readonly kind: 'turnEnds' };

export const campaign: CampaignRules<CampaignState, Change> = {
  state: campaignState,
  sides: SIDES,
  turn: ({ turn }) => words('chronicle.turn', { turn }),
  apply: (state, change) => {
    switch (change.kind) {
      case 'hits':
        return Object.hasOwn(CITIES, change.unit)
          ? cityHit(state, CITIES[change.unit], change.hits)
          : withUnit(state, change, (unit) => ({ ...unit, hits: Math.min(MOST_HITS, unit.hits + change.hits) }));
      case 'eliminated':
        return withUnit(state, change, (unit) => ({ ...unit, eliminated: true }));
      case 'formed':
        return withUnit(state, change, (unit) => ({ ...unit, formation: change.formation }));
      case 'flown':
        return withUnit(state, change, (unit) => ({ ...unit, flown: true, sorties: Math.max(0, unit.sorties - 1) }));
      case 'detected':
        return withUnit(state, change, (unit) => ({ ...unit, detected: true }));
      case 'supplied':
        return withUnit(state, change, (unit) => ({ ...unit, supplied: change.supplied }));
      case 'spent':
        return {
          ...state,
          supplyPoints: {
            ...state.supplyPoints,
            [change.side]: Math.max(0, state.supplyPoints[change.side] - change.points),
          },
        };
      case 'interdicted':
        return { ...state, interdicted: [...new Set([...state.interdicted, change.hex.slice(0, 8)])].slice(0, 200) };
      case 'cleared':
        return { ...state, interdicted: state.interdicted.filter((hex) => hex !== change.hex) };
      case 'depotHits':
        return withDepot(state, change.depot, (hits) => Math.min(MOST_HITS, hits + change.hits));
      case 'depotGone':
        return { ...state, depots: state.depots.filter(({ name }) => name !== change.depot) };
      case 'depotNetwork':
        return {
          ...state,
          depots: state.depots.map((depot) =>
            depot.name === change.depot ? { ...depot, inNetwork: change.joined } : depot,
          ),
        };
      case 'happened':
        return { ...state, events: [...new Set([...state.events, change.event])] };
      case 'war':
        return { ...state, wars: atWar(state.wars, change) };
      case 'stageEnds':
        return { ...state, stage: Math.min(9, state.stage + 1), units: state.units.map(rested) };
      case 'turnEnds':
        return turned(state);
    }
  },
};

/** Event 5: the two cities have tracks of their own, by name or by hex. */
const CITIES: Readonly<Record<string, 'cairoHits' | 'benghaziHits' | undefined>> = {
  Cairo: 'cairoHits',
  'AY-07': 'cairoHits',
  Benghazi: 'benghaziHits',
  'AS-06': 'benghaziHits',
};

const MOST_HITS = 99;
const MOST_TURNS = 99;
const MOST_UNITS = 400;

const fresh = (name: string, side: Side): CampaignUnit | undefined => {
  const checked = check(campaignState.fields.units.of, { name, side });
  return checked.ok ? checked.value : undefined;
};

/** A unit the campaign does not know yet is put on its list by the first thing that happens to it. */
function withUnit(
  state: CampaignState,
  { unit: name, side }: { readonly unit: string; readonly side: Side },
  change: (unit: CampaignUnit) => CampaignUnit,
): CampaignState {
  if (state.units.some((unit) => unit.name === name))
    return { ...state, units: state.units.map((unit) => (unit.name === name ? change(unit) : unit)) };
  const unit = fresh(name, side);
  return unit && state.units.length < MOST_UNITS ? { ...state, units: [...state.units, change(unit)] } : state;
}

const cityHit = (state: CampaignState, city: 'cairoHits' | 'benghaziHits' | undefined, hits: number): CampaignState =>
  city ? { ...state, [city]: Math.min(MOST_HITS, state[city] + hits) } : state;

const withDepot = (state: CampaignState, name: string, hits: (before: number) => number): CampaignState => ({
  ...state,
  depots: state.depots.map((depot) => (depot.name === name ? { ...depot, hits: hits(depot.hits) } : depot)),
});

const rested = (unit: CampaignUnit): CampaignUnit => ({ ...unit, flown: false });

/** Events 2 and 3: how long the war lasts, and how long Israel's aircraft are busy. */
const atWar = (
  wars: CampaignState['wars'],
  { event, turns, extraTurns }: Extract<Change, { kind: 'war' }>,
): CampaignState['wars'] => ({
  ...wars,
  [event === 2 ? 'airWar' : 'golan']: Math.min(MOST_TURNS, turns),
  israelBusy: Math.min(MOST_TURNS, Math.max(wars.israelBusy + extraTurns, turns)),
});

/** The end of a turn: the final phase takes a depot's few Hits off, wars run down, the next turn begins its first stage. */
const turned = (state: CampaignState): CampaignState => ({
  ...state,
  turn: Math.min(99, state.turn + 1),
  stage: 1,
  units: state.units.map(rested),
  depots: state.depots.map((depot) => ({ ...depot, hits: 0 })),
  wars: {
    airWar: Math.max(0, state.wars.airWar - 1),
    golan: Math.max(0, state.wars.golan - 1),
    israelBusy: Math.max(0, state.wars.israelBusy - 1),
  },
});
