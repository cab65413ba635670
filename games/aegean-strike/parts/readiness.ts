/** Air mission prerequisites summary: the six conditions, each refused with its own reason, and the reach of a patrol. */
import { type Refusal, words } from '@grognard/kernel';
import type { Aircraft } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { Mission, Mode, Scale, Segment } from '../vocabulary.ts';

export interface Flight {
  readonly mission: Mission;
  readonly type: Aircraft;
  readonly mode: Mode;
  readonly segment: Segment;
  readonly sorties: number;
  readonly flown: boolean;
  readonly supplyPoints: number;
}

export function flightFaults(flight: Flight, at: string, book: AegeanBook): readonly Refusal[] {
  const { mission, type, mode, segment } = flight;
  const row = book.tables['air-missions'].rows[mission];
  const { supplyPoints } = flight;
  const refuse = (holds: boolean, code: string, field: string, facts: Refusal['facts'] = {}): readonly Refusal[] =>
    holds ? [] : [{ code, at: at === '' ? field : `${at}.${field}`, rule: 'missions', facts }];
  const segments = segmentsOf(mission, book);
  return [
    ...refuse(isPrinted(mission, book), 'missionLost', 'mission', { mission: words(`mission.${mission}`) }),
    ...refuse(flight.sorties > 0, 'noSorties', 'sorties'),
    ...refuse(!flight.flown, 'hasFlown', 'flown'),
    ...refuse(isEligible(type, mission, book), 'notEligible', 'type', { type, mission: words(`mission.${mission}`) }),
    ...refuse(supplyPoints >= row.supply, 'noSupply', 'supplyPoints', { needed: row.supply, received: supplyPoints }),
    ...refuse(row.mode === 'none' || row.mode === mode, 'wrongMode', 'mode', {
      needed: words(`mode.${row.mode}`),
      received: words(`mode.${mode}`),
    }),
    ...refuse(segments.includes(segment), 'wrongSegment', 'segment', {
      needed: segments,
      received: words(`segment.${segment}`),
    }),
  ];
}

/** The line of close air support is lost, and the sub-surface interception stands only in an example. */
const isPrinted = (mission: Mission, { rulings }: AegeanBook): boolean =>
  (mission !== 'closeAirSupport' || rulings.supportLine === 'asBombardment') &&
  (mission !== 'airNavalSubsurface' || rulings.airNavalWeapons === 'withSubsurface');

const isEligible = (type: Aircraft, mission: Mission, { tables, rulings }: AegeanBook): boolean => {
  const { units } = tables['air-missions'].rows[mission];
  const column = units === 'helicopter' && rulings.airmobileUnits === 'allTransports' ? 'transport' : units;
  return tables['eligible-units'].cell(type, column) === 'x';
};

const segmentsOf = (mission: Mission, { tables, rulings }: AegeanBook): readonly Segment[] => {
  const { segments } = tables['air-missions'].rows[mission];
  const isPatrol = mission === 'patrol' || mission === 'patrolStrike';
  return isPatrol && rulings.patrolSegments === 'enemyOnly' ? ['enemyMovement'] : segments;
};

/** How far from its carrier a patrol may strike. */
const PATROL_REACH: Readonly<Record<Scale, number>> = { operational: 20, strategic: 2 };

/** A patrol flies only within reach of a carrier whose aircraft are in interception mode. */
export function patrolFaults(carrier: boolean, scale: Scale, range: number, at: string): readonly Refusal[] {
  const path = (field: string): string => (at === '' ? field : `${at}.${field}`);
  return [
    ...(carrier ? [] : [{ code: 'noCarrier', at: path('carrier'), rule: 'missions' }]),
    ...(range <= PATROL_REACH[scale]
      ? []
      : [
          {
            code: 'patrolTooFar',
            at: path('range'),
            rule: 'missions',
            facts: { range, reach: PATROL_REACH[scale], scale: words(`scale.${scale}`) },
          },
        ]),
  ];
}
