/** The tracks a campaign of Aegean Strike keeps. */

import { type Infer, registered } from '@grognard/kernel';
import { airFields, airStanding } from './parts/air-units.ts';
import { name, side } from './parts/fields.ts';
import { groundFields, groundStanding } from './parts/ground-units.ts';
import { installationFields } from './parts/installations.ts';
import { bridges, hex, map } from './parts/map-input.ts';
import { demandsField } from './parts/politics.ts';
import { shipFields, shipStanding } from './parts/ships.ts';
import { field, type TextKey } from './text/kit.ts';
import { PLACES } from './vocabulary.ts';

const count = (label: TextKey, max: number, fallback = 0) => field.integer(label, { min: 0, max, default: fallback });

const place = field.oneOf('unit.place', { options: PLACES, words: 'place', default: 'inPlay' });
const called = { name: name(), side: side('campaign.side') };

const units = registered('campaign.units', {
  of: 'unit.ground',
  name: 'name',
  said: { ...called, ...groundFields, hex: hex() },
  kept: { ...groundStanding, place },
  max: 400,
});

const aircraft = registered('campaign.aircraft', {
  of: 'unit.fighter',
  name: 'name',
  said: { ...called, ...airFields },
  kept: { ...airStanding, place },
  max: 400,
});

const ships = registered('campaign.ships', {
  of: 'naval.ship',
  name: 'name',
  said: { ...called, ...shipFields },
  kept: { ...shipStanding, place },
  max: 200,
});

const installations = registered('campaign.installations', {
  of: 'installation',
  name: 'name',
  said: {
    ...called,
    ...installationFields,
    hex: hex(),
    inNetwork: field.flag('installation.inNetwork', { default: true }),
  },
  kept: { place },
  max: 100,
});

/** How long the two wars still last, and how long Israel is busy. */
const wars = field.record(
  'campaign.wars',
  {
    airWar: count('campaign.airWar', 99),
    golan: count('campaign.golan', 99),
    israelBusy: count('campaign.israelBusy', 99),
  },
  { default: { airWar: 0, golan: 0, israelBusy: 0 } },
);

/** Interdiction markers: as many as there is room for. */
export const MOST_INTERDICTED = 200;
export const MOST_BRIDGES = 20;
/** The operational and the strategic map, and parts of them that somebody has drawn. */
const MOST_MAPS = 20;

export const campaignState = field.record('campaign.state', {
  turn: field.integer('campaign.turn', { min: 1, max: 99, default: 1 }),
  stage: field.integer('campaign.stage', { min: 1, max: 9, default: 1 }),
  units,
  aircraft,
  ships,
  installations,
  maps: field.list('campaign.maps', map(), { min: 0, max: MOST_MAPS, default: [] }),
  supplyPoints: field.record(
    'campaign.supplyPoints',
    { nato: count('side.nato', 9999, 100), pact: count('side.pact', 9999, 100) },
    { default: { nato: 100, pact: 100 } },
  ),
  interdicted: field.list(
    'campaign.interdicted',
    field.text('campaign.hex', { max: 8, sample: 'campaign.hex.sample' }),
    { min: 0, max: MOST_INTERDICTED, unique: true, default: [] },
  ),
  bridges: { ...bridges(), max: MOST_BRIDGES },
  events: field.list('campaign.events', field.integer('campaign.event', { min: 1, max: 10 }), {
    min: 0,
    max: 10,
    unique: true,
    default: [],
  }),
  wars,
  demands: demandsField,
  sovietsCut: field.flag('campaign.sovietsCut'),
  surrendered: field.list(
    'campaign.surrendered',
    field.oneOf('campaign.country', { options: ['egypt', 'libya'], words: 'country' }),
    { min: 0, max: 2, unique: true, default: [] },
  ),
  pactInGreece: field.flag('campaign.pactInGreece'),
  greeceNeutralised: field.flag('stageEnd.greeceNeutralised'),
});

export type CampaignState = Infer<typeof campaignState>;
