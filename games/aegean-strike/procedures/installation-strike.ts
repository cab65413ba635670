/**
 * Bombardment of an installation: a depot is gone with three Hits in a turn; the two cities of event 5 surrender with as
 * many as it prints, and defend themselves while their war lasts.
 */

import {
  done,
  type Effect,
  explained,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { HITS_COUNT, natoHits, partiesOf } from '../parts/balance.ts';
import { onRaid, raidEffects, raidFaults, raidFields, raidHits, raidStrike, raidSupply } from '../parts/bombing.ts';
import { eliminated, hitsOn, spent } from '../parts/effects.ts';
import { raidFates } from '../parts/fates.ts';
import { hitsToEnd, installation } from '../parts/installations.ts';
import type { Struck } from '../parts/strike.ts';
import { STRIKE_RULINGS } from '../parts/strike.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { enemyOf, type Installation, type Phase, type Side } from '../vocabulary.ts';

const MISSION = 'bombardInstallation';

const input = field.record('installationStrike.input', {
  ...raidFields,
  target: { ...installation, force: 'defender' },
  war: field.flag('installationStrike.war', { default: true, help: 'installationStrike.war.help', seldom: true }),
  surrendered: field.list(
    'campaign.surrendered',
    field.oneOf('campaign.country', { options: ['egypt', 'libya'], words: 'country' }),
    { min: 0, max: 2, unique: true, default: [], seldom: true },
  ),
});

type Input = Infer<typeof input>;

export interface InstallationStrikeResult {
  readonly side: Side;
  readonly hits: number;
  readonly state: 'unhurt' | 'hit' | 'eliminated' | 'surrenders';
  readonly bombers: readonly number[];
  readonly escorts: readonly number[];
  readonly supply: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['eliminated', 'surrenders', 'hit', 'unhurt'] as const;

export const installationStrike: Procedure<Input, InstallationStrikeResult, AegeanBook, CampaignState, typeof input> = {
  id: 'installation-strike',
  rule: 'bombardment',
  phase: 'air' satisfies Phase,
  input,
  rulings: STRIKE_RULINGS,
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) =>
    nested('strike', [], raidStrike(plan, { ...plan.target, antiAir: antiAirOf(plan, book) }, book), (struck) =>
      ended(plan, struck, book),
    ),
  outcome: ({ state }) => state,
  outcomes: OUTCOMES,
  even: 'unhurt',
  summary: ({ hits, state }) =>
    words('installationStrike.summary', { hits, state: words(`installationStrike.state.${state}`) }),
  outcomeWords: wordedBy(OUTCOMES)('installationStrike.state'),
  figures: {
    hits: ({ hits }: InstallationStrikeResult) => hits,
    bomberHits: (result: InstallationStrikeResult) => onRaid(result),
    natoHits: (result: InstallationStrikeResult) => natoHits(result.side, result.hits, onRaid(result)),
  },
  favours: HITS_COUNT,
  parties: ({ side, bombers, escorts }) => partiesOf(side, [...bombers, ...escorts]),
  fates: (result, plan) => {
    const gone = result.state === 'eliminated';
    return [
      ...raidFates('', plan, result),
      {
        at: 'target',
        words: words('fate.installation', { hits: result.hits, gone }),
        after: { hits: plan.target.hits + result.hits },
        ...(gone && { gone }),
      },
    ];
  },
  effects: (result, plan) => effects(result, plan),
  fromCampaign: (state, { side, depot }) => ({
    ...suppliesOf(state, side, depot),
    war: state.events.includes(5),
    surrendered: state.surrendered,
  }),
};

const CITIES: Readonly<Partial<Record<Installation, 'egypt' | 'libya'>>> = { cairo: 'egypt', benghazi: 'libya' };

const countryOf = ({ target }: Input): 'egypt' | 'libya' | undefined => CITIES[target.kind];

const hasSurrendered = (plan: Input): boolean => {
  const country = countryOf(plan);
  return country !== undefined && plan.surrendered.includes(country);
};

/** Event 5: each of the two cities has a printed anti-air value, until its country has lost the war. */
const antiAirOf = (plan: Input, { tables }: AegeanBook): number => {
  const { kind, antiAir } = plan.target;
  if (kind !== 'cairo' && kind !== 'benghazi') return antiAir;
  return hasSurrendered(plan) ? 0 : tables['event-cities'].rows[kind].antiAir;
};

const faults = (plan: Input, book: AegeanBook): readonly Refusal[] => [
  ...raidFaults(plan, MISSION, plan, '', book),
  ...rangeFaults({ ...plan, weapon: 'bombardment' }, book),
  ...(countryOf(plan) === undefined || plan.war ? [] : [refusal('noWar', 'target.kind', { rule: 'events' })]),
];

const ended = (plan: Input, [thrown, onStack, taker]: Struck, book: AegeanBook): Step<InstallationStrikeResult> => {
  const { target } = plan;
  const limit = hitsToEnd(target, book);
  const ends = limit !== undefined && target.hits < limit && target.hits + thrown >= limit;
  const state = !ends
    ? thrown > 0
      ? 'hit'
      : 'unhurt'
    : target.kind === 'depot'
      ? 'eliminated'
      : hasSurrendered(plan)
        ? 'hit'
        : 'surrenders';
  return explained(
    () => [
      {
        rule: target.kind === 'depot' ? 'example.supply' : 'events',
        title: words('bombardment.effect'),
        outcome: words(`installationStrike.state.${state}`),
      },
    ],
    done({
      side: plan.side,
      hits: thrown,
      state,
      ...raidHits(plan, onStack, taker, book),
      supply: raidSupply(plan, MISSION, book),
    }),
  );
};

const effects = (result: InstallationStrikeResult, plan: Input): readonly Effect[] => {
  const enemy = enemyOf(plan.side);
  const country = countryOf(plan);
  return [
    ...hitsOn('installation', enemy, plan.target.name, result.hits),
    ...(result.state === 'eliminated' ? [eliminated('installation', enemy, plan.target.name)] : []),
    ...(result.state === 'surrenders' && country ? [{ kind: 'surrendered', country }] : []),
    ...raidEffects(plan.side, plan, result),
    ...spent(plan.side, result.supply, plan.depot),
  ];
};
