/** Air mission prerequisites: may this unit fly this mission now; each condition that fails is refused for its own reason. */

import { done, explained, type Infer, type Procedure } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { aircraft, readiness } from '../parts/air-units.ts';
import { counterRecord } from '../parts/counters.ts';
import { flown, spent } from '../parts/effects.ts';
import { name, nation, range, rarely, scale, segment, side, supplies } from '../parts/fields.ts';
import { flightFaults, patrolFaults } from '../parts/readiness.ts';
import { suppliesOf } from '../parts/supplies.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import { MISSIONS, type Phase } from '../vocabulary.ts';

const input = counterRecord(
  'airMission.input',
  {
    side: side('airMission.side'),
    unit: name(),
    nation: nation(),
    type: aircraft(),
    mission: field.oneOf('airMission.mission', { options: MISSIONS, words: 'mission', default: 'airInterception' }),
    ...readiness('interception'),
    segment: segment('enemyMovement'),
    ...supplies,
    ...rarely({
      carrier: field.flag('patrol.carrier', { default: true }),
      scale: scale(),
      range: range('patrol.range'),
    }),
  },
  'air',
  { name: 'unit' },
);

type Input = Infer<typeof input>;

export interface AirMissionResult {
  readonly marker: 'antiAir' | 'strike' | 'ferry' | 'none';
  readonly supply: number;
  readonly sortiesLeft: number;
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['antiAir', 'strike', 'ferry', 'none'] as const;

export const airMission: Procedure<Input, AirMissionResult, AegeanBook, CampaignState, typeof input> = {
  id: 'air-mission',
  rule: 'missions',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['patrolSegments', 'supportLine', 'airmobileUnits', 'airNavalWeapons'],
  refusals: (plan, book) => [
    // A unit that is in the air has its mission; it takes off only once in a stage.
    ...(plan.flight === 'ready'
      ? flightFaults(plan, plan.mission, plan, '', book)
      : [refusal('hasFlown', 'flight', { rule: 'missions' })]),
    ...(plan.mission === 'patrol' || plan.mission === 'patrolStrike'
      ? patrolFaults(plan.carrier, plan.scale, plan.range)
      : []),
  ],
  begin: ({ mission, sorties, sortiesFlown }, { tables }) => {
    const { marker, supply } = tables['air-missions'].rows[mission];
    return explained(
      () => [
        {
          rule: 'missions',
          title: words('airMission.granted'),
          outcome: words('airMission.terms', { marker: words(`marker.${marker}`), supply }),
        },
      ],
      done({ marker, supply, sortiesLeft: sorties - sortiesFlown - 1 }),
    );
  },
  outcome: ({ marker }) => marker,
  outcomes: OUTCOMES,
  summary: ({ marker, supply }) => words('airMission.terms', { marker: words(`marker.${marker}`), supply }),
  outcomeWords: wordedBy(OUTCOMES)('marker'),
  figures: { supply: ({ supply }: AirMissionResult) => supply },
  effects: ({ marker, supply }, { side: own, unit, depot }) => [flown(own, unit, marker), ...spent(own, supply, depot)],
  fromCampaign: (state, { side: own, depot }) => suppliesOf(state, own, depot),
};
