/** The tracks a campaign of Aegean Strike keeps. */
import { field, type Infer } from '@grognard/kernel';
import { FORMATIONS, MODES, SIDES } from './vocabulary.ts';

const count = (label: string, max: number, fallback = 0) => field.integer(label, { min: 0, max, default: fallback });

const unit = field.record('campaign.unit', {
  name: field.text('unit.name', { max: 40, sample: 'unit.sample' }),
  side: field.oneOf('campaign.side', { options: SIDES, words: 'side', default: 'nato' }),
  hits: count('unit.hits', 99),
  formation: field.oneOf('unit.formation', { options: ['none', ...FORMATIONS], words: 'formation', default: 'none' }),
  supplied: field.flag('unit.supplied', { default: true }),
  detected: field.flag('campaign.detected'),
  mode: field.oneOf('unit.mode', { options: MODES, words: 'mode', default: 'none' }),
  sorties: count('unit.sorties', 9),
  flown: field.flag('unit.flown'),
  eliminated: field.flag('campaign.eliminated'),
});

const depot = field.record('campaign.depot', {
  name: field.text('campaign.depot.name', { max: 40, sample: 'campaign.depot.sample' }),
  side: field.oneOf('campaign.side', { options: SIDES, words: 'side', default: 'nato' }),
  hits: count('campaign.depot.hits', 99),
  inNetwork: field.flag('campaign.depot.inNetwork', { default: true }),
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

export const campaignState = field.record('campaign.state', {
  turn: field.integer('campaign.turn', { min: 1, max: 99, default: 1 }),
  stage: field.integer('campaign.stage', { min: 1, max: 9, default: 1 }),
  units: field.list('campaign.units', unit, { min: 0, max: 400, unique: 'name', default: [] }),
  depots: field.list('campaign.depots', depot, { min: 0, max: 60, unique: 'name', default: [] }),
  supplyPoints: field.record(
    'campaign.supplyPoints',
    { nato: count('side.nato', 9999, 100), pact: count('side.pact', 9999, 100) },
    { default: { nato: 100, pact: 100 } },
  ),
  interdicted: field.list(
    'campaign.interdicted',
    field.text('campaign.hex', { max: 8, sample: 'campaign.hex.sample' }),
    {
      min: 0,
      max: 200,
      unique: true,
      default: [],
    },
  ),
  events: field.list('campaign.events', field.integer('campaign.event', { min: 1, max: 10 }), {
    min: 0,
    max: 10,
    unique: true,
    default: [],
  }),
  wars,
  pactInGreece: field.flag('campaign.pactInGreece'),
  cairoHits: count('campaign.cairoHits', 99),
  benghaziHits: count('campaign.benghaziHits', 99),
});

export type CampaignState = Infer<typeof campaignState>;
export type CampaignUnit = Infer<typeof unit>;
