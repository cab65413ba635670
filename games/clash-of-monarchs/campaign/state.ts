/** The tracks a campaign keeps. */
import { field, type Infer } from '@grognard/kernel';
import { nation } from '../fields.ts';
import { forceFields } from '../force.ts';
import { type Fleet, NATIONS, type Nation, TREATIES } from '../vocabulary.ts';

/** Where a leader is. */
export const PLACES = ['map', 'winter-quarters', 'prisoners', 'force-pool', 'removed'] as const;
export type Place = (typeof PLACES)[number];

/** Where a fleet is. */
export const BERTHS = ['sea', 'force-pool'] as const;

const amount = (label: string, fallback = 0) => field.integer(label, { min: 0, max: 9_999, default: fallback });
const track = (label: string) => field.integer(label, { min: -999, max: 999, default: 0 });

const nationTracks = {
  treasury: amount('campaign.treasury'),
  actions: amount('campaign.actions'),
  will: track('campaign.will'),
  points: track('campaign.points'),
  infantry: amount('campaign.infantry'),
  cavalry: amount('campaign.cavalry'),
  leadersToDraw: amount('campaign.leadersToDraw'),
  leadersToReplace: amount('campaign.leadersToReplace'),
  exhausted: field.flag('campaign.exhausted'),
};

const blank = {
  treasury: 0,
  actions: 0,
  will: 0,
  points: 0,
  infantry: 0,
  cavalry: 0,
  leadersToDraw: 0,
  leadersToReplace: 0,
  exhausted: false,
};

const oneNation = (code: Nation) => field.record(`nation.${code}`, nationTracks, { default: blank });

const events = {
  generalstab: field.flag('event.generalstab'),
  russianImprovement: field.flag('event.russianImprovement'),
  typhus: field.flag('event.typhus'),
  austrianReduction: field.flag('event.austrianReduction'),
  dresdenHostile: field.flag('event.dresdenHostile'),
  saxonyHeld: field.flag('event.saxonyHeld'),
  ferdinandIsCic: field.flag('event.ferdinandIsCic'),
};

const quiet = {
  generalstab: false,
  russianImprovement: false,
  typhus: false,
  austrianReduction: false,
  dresdenHostile: false,
  saxonyHeld: false,
  ferdinandIsCic: false,
};

const fortress = field.record('campaign.fortress', {
  name: field.text('campaign.fortressName', { max: 40 }),
  class: field.integer('siege.class', { min: 1, max: 3, default: 1 }),
  owner: nation('campaign.fortressOwner'),
  garrison: field.integer('siege.garrison', { min: 0, max: 22, default: 0 }),
  siege: field.integer('siege.marker', { min: 0, max: 99, default: 0 }),
});

const leader = field.record('campaign.leader', {
  name: field.text('leader.name', { max: 40 }),
  nation: nation('leader.nation'),
  place: field.oneOf('campaign.place', { options: PLACES, words: 'place', default: 'map' }),
  space: field.text('field.space', { max: 40, default: '—' }),
});

const standing = field.record('campaign.force', {
  name: field.text('field.force', { max: 40 }),
  space: field.text('field.space', { max: 40, default: '—' }),
  entrenched: field.flag('campaign.entrenched'),
  retreat: field.integer('campaign.retreat', { min: 0, max: 3, default: 0 }),
  ...forceFields,
});

const lightUnit = field.record('campaign.lightUnit', {
  unit: field.text('raid.unit', { max: 40 }),
  nation: nation(),
  steps: field.integer('raid.steps', { min: 0, max: 2, default: 2 }),
});

const berth = (fleet: Fleet) => field.oneOf(`fleet.${fleet}`, { options: BERTHS, words: 'berth', default: 'sea' });

const nations = Object.fromEntries(NATIONS.map((code) => [code, oneNation(code)])) as {
  readonly [N in Nation]: ReturnType<typeof oneNation>;
};
const noNations = Object.fromEntries(NATIONS.map((code) => [code, blank])) as {
  readonly [N in Nation]: typeof blank;
};

export const state = field.record('campaign.state', {
  turn: field.integer('campaign.turn', { min: 1, max: 99, default: 1 }),
  nations: field.record('campaign.nations', nations, { default: noNations }),
  events: field.record('campaign.events', events, { default: quiet }),
  treaty: field.oneOf('campaign.treaty', { options: TREATIES, words: 'treaty', default: 'none' }),
  advantage: field.oneOf('campaign.advantage', {
    options: ['nobody', 'coalition', 'anglo-prussian'],
    words: 'campaign.advantage',
    default: 'nobody',
  }),
  fleets: field.record(
    'campaign.fleets',
    { FR: berth('FR'), RU: berth('RU'), BR: berth('BR') },
    { default: { FR: 'sea', RU: 'sea', BR: 'sea' } },
  ),
  fortresses: field.list('campaign.fortresses', fortress, { min: 0, max: 80, unique: 'name', default: [] }),
  leaders: field.list('campaign.leaders', leader, { min: 0, max: 120, unique: 'name', default: [] }),
  forces: field.list('campaign.forces', standing, { min: 0, max: 80, unique: 'name', default: [] }),
  lights: field.list('campaign.lights', lightUnit, { min: 0, max: 60, unique: 'unit', default: [] }),
});

export type CampaignState = Infer<typeof state>;
export type StandingForce = CampaignState['forces'][number];

/** A nation's tracks, if that is a nation. */
export const nationIn = (
  { nations: known }: CampaignState,
  code: unknown,
): CampaignState['nations'][Nation] | undefined =>
  NATIONS.includes(code as Nation) ? known[code as Nation] : undefined;
