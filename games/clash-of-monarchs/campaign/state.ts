/** The tracks a campaign keeps, and its registers of counters. */
import { pointMapField } from '@grognard/hexes';
import { type Infer, registered } from '@grognard/kernel';
import { fortressClass, nation, spaceName } from '../fields.ts';
import { forceFields, leaderFields } from '../force.ts';
import { MAPS } from '../map.ts';
import { field, type TextKey } from '../text/kit.ts';
import {
  ALL_FLEETS,
  ALLIANCES,
  type Alliance,
  BERTHS,
  DEPOT_STATES,
  FORCE_PLACES,
  NATIONS,
  type Nation,
  PLACES,
  TREATIES,
} from '../vocabulary.ts';

const amount = (label: TextKey) => field.integer(label, { min: 0, max: 9_999, default: 0 });
const track = (label: TextKey) => field.integer(label, { min: -999, max: 999, default: 0 });

/** The tracks of a nation begin at nothing; the size of its army is kept once it is told. */
const nationTracks = {
  treasury: amount('campaign.treasury'),
  actions: amount('campaign.actions'),
  will: track('campaign.will'),
  points: track('campaign.points'),
  cavalry: field.optional(amount('campaign.cavalry')),
  infantryToPlace: amount('campaign.infantryToPlace'),
  cavalryToPlace: amount('campaign.cavalryToPlace'),
  leadersToDraw: amount('campaign.leadersToDraw'),
  leadersToReplace: amount('campaign.leadersToReplace'),
  exhausted: field.flag('campaign.exhausted'),
};

/** A nation's tracks at the beginning. */
export const blank = {
  treasury: 0,
  actions: 0,
  will: 0,
  points: 0,
  infantryToPlace: 0,
  cavalryToPlace: 0,
  leadersToDraw: 0,
  leadersToReplace: 0,
  exhausted: false,
};

const events = {
  generalstab: field.flag('event.generalstab'),
  russianImprovement: field.flag('event.russianImprovement'),
  typhus: field.flag('event.typhus'),
  austrianReduction: field.flag('event.austrianReduction'),
  dresdenHostile: field.flag('event.dresdenHostile'),
  saxonyHeld: field.flag('event.saxonyHeld'),
  ferdinandIsCic: field.flag('event.ferdinandIsCic'),
  britishSubsidyEnded: field.flag('event.britishSubsidyEnded'),
};

const quiet = {
  generalstab: false,
  russianImprovement: false,
  typhus: false,
  austrianReduction: false,
  dresdenHostile: false,
  saxonyHeld: false,
  ferdinandIsCic: false,
  britishSubsidyEnded: false,
};

/** What is told of a fortress, by a siege, by those who mask it, by those who shelter in it. */
export const fortressFields = {
  name: field.text('campaign.fortressName', { max: 40 }),
  class: fortressClass('siege.class'),
  owner: nation('campaign.fortressOwner'),
  garrison: field.integer('siege.garrison', { min: 0, max: 99 }),
  marker: field.integer('siege.marker', { min: 0, max: 99 }),
};

const nations = registered('campaign.nations', {
  of: 'campaign.nation',
  name: 'nation',
  said: { nation: nation(), infantry: amount('campaign.infantry') },
  kept: nationTracks,
  max: NATIONS.length,
});

const registers = {
  forces: registered('campaign.forces', {
    of: 'campaign.force',
    name: 'name',
    said: forceFields,
    kept: {
      place: field.oneOf('campaign.forcePlace', { options: FORCE_PLACES, words: 'forcePlace', default: 'map' }),
      entrenched: field.flag('campaign.entrenched'),
      retreat: field.integer('campaign.retreat', { min: 0, max: 3, default: 0 }),
      space: field.optional(spaceName('field.space')),
    },
    max: 200,
  }),
  leaders: registered('campaign.leaders', {
    of: 'campaign.leader',
    name: 'name',
    said: leaderFields,
    kept: { place: field.oneOf('campaign.place', { options: PLACES, words: 'place', default: 'map' }) },
    max: 300,
  }),
  fortresses: registered('campaign.fortresses', {
    of: 'campaign.fortress',
    name: 'name',
    said: fortressFields,
    kept: {},
    max: 120,
  }),
  depots: registered('campaign.depots', {
    of: 'campaign.depot',
    name: 'name',
    said: { name: field.text('campaign.depotName', { max: 40 }), owner: nation('campaign.depotOwner') },
    kept: { state: field.oneOf('campaign.depotState', { options: DEPOT_STATES, words: 'depot', default: 'working' }) },
    max: 120,
  }),
  lights: registered('campaign.lights', {
    of: 'campaign.lightUnit',
    name: 'unit',
    said: {
      unit: field.text('raid.unit', { max: 40 }),
      steps: field.integer('raid.steps', { min: 0, max: 2 }),
    },
    kept: {},
    max: 200,
  }),
  fleets: registered('campaign.fleets', {
    of: 'campaign.fleet',
    name: 'fleet',
    said: { fleet: field.oneOf('campaign.fleetName', { options: ALL_FLEETS, words: 'fleet' }) },
    kept: { berth: field.oneOf('campaign.berth', { options: BERTHS, words: 'berth', default: 'sea' }) },
    max: ALL_FLEETS.length,
  }),
};

/** Parts of the sheet that somebody has drawn. */
const MOST_MAPS = 8;

export const state = field.record('campaign.state', {
  turn: field.integer('campaign.turn', { min: 1, max: 99, default: 1 }),
  nations: { ...nations, default: NATIONS.map((code) => ({ nation: code, ...blank })) },
  events: field.record('campaign.events', events, { default: quiet }),
  denmark: field.optional(field.oneOf('campaign.denmark', { options: ALLIANCES, words: 'alliance' })),
  treaty: field.oneOf('campaign.treaty', { options: TREATIES, words: 'treaty', default: 'none' }),
  advantage: field.oneOf('campaign.advantage', {
    options: ['nobody', 'coalition', 'anglo-prussian'],
    words: 'campaign.advantage',
    default: 'nobody',
  }),
  maps: field.list('campaign.maps', pointMapField(MAPS), { min: 0, max: MOST_MAPS, default: [] }),
  ...registers,
});

export type CampaignState = Infer<typeof state>;
export type StandingForce = CampaignState['forces'][number];
export type StandingLeader = CampaignState['leaders'][number];
export type Fortress = CampaignState['fortresses'][number];
export type Depot = CampaignState['depots'][number];

export type NationTracks = CampaignState['nations'][number];

/** Whether Prussia can still replace what it loses. */
export const isExhausted = ({ nations: known }: CampaignState, code: Nation): boolean =>
  known.some(({ nation: of, exhausted }) => of === code && exhausted);

/** Where Denmark stands, if the campaign was told. */
export const danes = ({ denmark }: CampaignState): { denmark?: Alliance } => (denmark ? { denmark } : {});
