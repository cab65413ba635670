/** Air mission prerequisites: may this unit fly this mission now; each condition that fails is refused for its own reason. */
import { done, explained, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { aircraft, name, readiness, scale, side } from '../parts/air-units.ts';
import { flown, spent } from '../parts/effects.ts';
import { flightFaults, patrolFaults } from '../parts/readiness.ts';
import { MISSIONS, SEGMENTS } from '../vocabulary.ts';

const input = field.record('airMission.input', {
  side: side('airMission.side'),
  unit: name(),
  type: aircraft(),
  mission: field.oneOf('airMission.mission', { options: MISSIONS, words: 'mission', default: 'airInterception' }),
  ...readiness,
  segment: field.oneOf('unit.segment', { options: SEGMENTS, words: 'segment', default: 'enemyMovement' }),
  supplyPoints: field.integer('unit.supplyPoints', { min: 0, max: 9999, default: 99 }),
  carrier: field.flag('patrol.carrier', { default: true }),
  scale: scale(),
  range: field.integer('patrol.range', { min: 0, max: 60, default: 0 }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly marker: 'antiAir' | 'strike' | 'ferry' | 'none';
  readonly supply: number;
  readonly sortiesLeft: number;
}

export const airMission: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'air-mission',
  rule: 'missions',
  input,
  rulings: ['patrolSegments', 'supportLine', 'airmobileUnits', 'airNavalWeapons'],
  refusals: (plan, book) => [
    ...flightFaults(plan, '', book),
    ...(plan.mission === 'patrol' || plan.mission === 'patrolStrike'
      ? patrolFaults(plan.carrier, plan.scale, plan.range, '')
      : []),
  ],
  begin: ({ mission, sorties }, { tables }) => {
    const { marker, supply } = tables['air-missions'].rows[mission];
    return explained(
      () => [
        {
          rule: 'missions',
          title: words('airMission.granted'),
          outcome: words('airMission.terms', { marker: words(`marker.${marker}`), supply }),
        },
      ],
      done({ marker, supply, sortiesLeft: sorties - 1 }),
    );
  },
  outcome: ({ marker }) => marker,
  summary: ({ marker, supply }) => words('airMission.terms', { marker: words(`marker.${marker}`), supply }),
  outcomeWords: (outcome) => words(`marker.${outcome}`),
  figures: { supply: ({ supply }: Result) => supply },
  effects: ({ supply }, { side, unit }) => [flown(side, unit), ...spent(side, supply)],
  fromCampaign: ({ units, supplyPoints }, { unit, side }) => {
    const known = units.find(({ name }) => name === unit);
    return {
      ...(known && { mode: known.mode, sorties: known.sorties, flown: known.flown }),
      ...((side === 'nato' || side === 'pact') && { supplyPoints: supplyPoints[side] }),
    };
  },
};
