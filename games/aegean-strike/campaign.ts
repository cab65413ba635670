/** What each result does to a campaign of Aegean Strike. */
import { type CampaignRules, type Plain, type Unbooked, words } from '@grognard/kernel';
import { type CampaignState, campaignState, MOST_BRIDGES, MOST_INTERDICTED } from './campaign-state.ts';
import { earlier } from './earlier.ts';
import type {
  AirChange,
  Change,
  CounterChange,
  GroundChange,
  MarkerChange,
  PoliticalChange,
  SupplyChange,
  War,
} from './parts/effects.ts';
import { ASHORE } from './parts/ground-units.ts';
import { register } from './register.ts';
import { stageEnded, turnEnded } from './time.ts';
import { SIDES } from './vocabulary.ts';
import { type Counter, placeUnknown, withCounter } from './with-counter.ts';

export const campaign: CampaignRules<CampaignState, Change> = {
  state: campaignState,
  sides: SIDES,
  register,
  earlier,
  turn: ({ turn }) => words('chronicle.turn', { turn }),
  stage: ({ stage }) => words('campaign.inStage', { stage }),
  apply,
};

type Booked = CampaignState | Unbooked;

function apply(state: CampaignState, change: Change): Booked {
  switch (change.kind) {
    case 'hits':
    case 'eliminated':
    case 'interned':
    case 'halted':
    case 'detected':
      return toAny(state, change);
    case 'formed':
    case 'moved':
    case 'supplied':
    case 'embarked':
    case 'landed':
      return toGround(state, change);
    case 'flown':
    case 'home':
      return toAircraft(state, change);
    case 'sailed':
      return withCounter(state, change, (ship) => ({ ...ship, sailed: true }));
    case 'network':
      return withCounter(state, change, (one) => ({ ...one, inNetwork: change.joined }));
    case 'spent':
    case 'lost':
      return paid(state, change);
    case 'interdicted':
    case 'cleared':
    case 'bridged':
      return onMap(state, change);
    case 'happened':
    case 'war':
    case 'demanded':
    case 'met':
    case 'sovietsCut':
    case 'surrendered':
      return political(state, change);
    case 'stageEnds':
      return stageEnded(state);
    case 'turnEnds':
      return turnEnded(state);
  }
}

/** Hits are never more than the track has room for. */
const MOST_HITS = 99;

function toAny(state: CampaignState, change: CounterChange): Booked {
  switch (change.kind) {
    case 'hits':
      return withCounter(state, change, (one) => ({
        ...one,
        hits: Math.min(MOST_HITS, (one.hits ?? 0) + change.hits),
      }));
    case 'eliminated':
      return aboardLost(
        withCounter(state, change, (one) => ({ ...one, place: 'eliminated' })),
        change,
      );
    case 'interned':
      return withCounter(state, change, (one) => ({ ...one, place: 'interned' }));
    case 'halted':
      return withCounter(state, change, (one) => ({ ...one, halted: change.until }));
    case 'detected':
      return withCounter(state, change, (one) => ({ ...one, detected: true }));
  }
}

/** What a ship carries is lost with it. */
const aboardLost = (booked: Booked, { of, unit }: { readonly of: string; readonly unit: string }): Booked =>
  of !== 'ship' || 'unbooked' in booked
    ? booked
    : {
        ...booked,
        units: booked.units.map((one) => (one.aboard === unit ? { ...one, place: 'eliminated' as const } : one)),
      };

/** A unit that moves is supplied or not by where it then stands: that is found anew, and so is its hex if nobody tells it. */
function toGround(state: CampaignState, change: GroundChange): Booked {
  return withCounter(state, change, (unit): Counter<'ground'> => {
    const elsewhere = placeUnknown(unit);
    switch (change.kind) {
      case 'formed':
        return { ...unit, formation: change.formation, changed: unit.changed || change.own };
      case 'moved':
        return change.hex === undefined ? elsewhere : { ...elsewhere, hex: change.hex };
      case 'supplied':
        return { ...unit, supplied: change.supplied };
      case 'embarked':
        return { ...elsewhere, aboard: change.ship };
      case 'landed':
        return { ...elsewhere, aboard: ASHORE };
    }
  });
}

const toAircraft = (state: CampaignState, change: AirChange): Booked =>
  withCounter(state, change, (unit) =>
    change.kind === 'home'
      ? { ...unit, flight: 'home', detected: false }
      : {
          ...unit,
          sortiesFlown: Math.min(MOST_SORTIES, unit.sortiesFlown + 1),
          flight: change.flight,
          detected: unit.detected && change.flight !== 'home',
        },
  );

const MOST_SORTIES = 9;

/** Nobody spends what he has not; what is lost is lost as far as there is any. */
function paid(state: CampaignState, change: SupplyChange): Booked {
  const { side, points } = change;
  if (change.kind === 'spent' && change.depot !== undefined) return drawn(state, change.depot, points);
  const left = state.supplyPoints[side] - points;
  if (left < 0 && change.kind === 'spent') {
    const value = { ...state.supplyPoints, [side]: points };
    return {
      unbooked: 'supplyWanting',
      facts: { side, points, at: state.supplyPoints[side] },
      mend: { at: 'supplyPoints', value },
    };
  }
  return { ...state, supplyPoints: { ...state.supplyPoints, [side]: Math.max(0, left) } };
}

function drawn(state: CampaignState, depot: string, points: number): Booked {
  const { installations } = state;
  const store = installations.find(({ name }) => name === depot);
  const left = (store?.points ?? 0) - points;
  const withPoints = (value: number) => installations.map((one) => (one === store ? { ...one, points: value } : one));
  if (left >= 0) return { ...state, installations: withPoints(left) };
  const value = store ? withPoints(points) : [...installations, { name: depot, kind: 'depot', points }];
  return {
    unbooked: 'depotWanting',
    facts: { depot, points, at: store?.points ?? null },
    mend: { at: 'installations', value: value as Plain },
  };
}

function onMap(state: CampaignState, change: MarkerChange): Booked {
  switch (change.kind) {
    case 'interdicted': {
      const interdicted = added(state.interdicted, change.hex);
      return interdicted.length > MOST_INTERDICTED
        ? { unbooked: 'markersSpent', facts: { hex: change.hex } }
        : { ...state, interdicted };
    }
    case 'cleared':
      return { ...state, interdicted: state.interdicted.filter((hex) => hex !== change.hex) };
    case 'bridged': {
      const bridges = added(state.bridges, change.hexside);
      return bridges.length > MOST_BRIDGES
        ? { unbooked: 'markersSpent', facts: { hex: change.hexside } }
        : { ...state, bridges };
    }
  }
}

const added = <T>(items: readonly T[], item: T): readonly T[] => [...new Set([...items, item])];

function political(state: CampaignState, change: PoliticalChange): CampaignState {
  const without = (country: string) => state.demands.filter((one) => one.country !== country);
  switch (change.kind) {
    case 'happened':
      return {
        ...state,
        events: added(state.events, change.event),
        greeceNeutralised: state.greeceNeutralised || change.event === 6,
      };
    case 'war':
      return { ...state, wars: atWar(state.wars, change) };
    case 'demanded':
      return { ...state, demands: [...without(change.country), { country: change.country, turns: change.turns }] };
    case 'met':
      return { ...state, demands: without(change.country) };
    case 'sovietsCut':
      return { ...state, sovietsCut: true, demands: without('ussr') };
    case 'surrendered':
      return { ...state, surrendered: added(state.surrendered, change.country) };
  }
}

const MOST_TURNS = 99;

/** Events 2 and 3: how long the war lasts, and how long Israel's aircraft are busy. */
const atWar = (wars: CampaignState['wars'], { event, turns, extraTurns }: War): CampaignState['wars'] => ({
  ...wars,
  [event === 2 ? 'airWar' : 'golan']: Math.min(MOST_TURNS, turns),
  israelBusy: Math.min(MOST_TURNS, Math.max(wars.israelBusy + extraTurns, turns)),
});
