/** Air mission prerequisites summary: the six conditions, each refused with its own reason, and the reach of a patrol. */

import type { Refusal } from '@grognard/kernel';
import type { Aircraft } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { refusal, words } from '../text/kit.ts';
import type { Flight, Mission, Mode, Scale, Segment } from '../vocabulary.ts';

export interface Crew {
  readonly type: Aircraft;
  readonly mode: Mode;
  readonly sorties: number;
  readonly sortiesFlown: number;
  readonly flight: Flight;
}

/** When it is, and what can be spent. */
export interface Occasion {
  readonly segment: Segment;
  readonly supplyPoints: number;
}

/** A unit already in the air under the marker of this mission was granted it when it took off. */
const isGranted = ({ flight }: Pick<Crew, 'flight'>, mission: Mission, { tables }: AegeanBook): boolean =>
  flight !== 'ready' && flight === tables['air-missions'].rows[mission].marker;

/** The supply points of a mission: those in the air have spent theirs. */
export const missionSupply = (stack: readonly Pick<Crew, 'flight'>[], mission: Mission, book: AegeanBook): number =>
  stack.filter((crew) => !isGranted(crew, mission, book)).length * book.tables['air-missions'].rows[mission].supply;

/** The prerequisites of each unit of a stack; supply points are spent one after another. */
export const stackFaults = (
  stack: readonly Crew[],
  mission: Mission,
  { segment, supplyPoints }: Occasion,
  at: string,
  book: AegeanBook,
): readonly Refusal[] =>
  stack.flatMap((crew, place) => {
    const left = supplyPoints - missionSupply(stack.slice(0, place), mission, book);
    return flightFaults(crew, mission, { segment, supplyPoints: left }, `${at}[${place}]`, book);
  });

export function flightFaults(
  crew: Crew,
  mission: Mission,
  { segment, supplyPoints }: Occasion,
  at: string,
  book: AegeanBook,
): readonly Refusal[] {
  const { type, mode } = crew;
  const row = book.tables['air-missions'].rows[mission];
  const refuse = (
    holds: boolean,
    code: Parameters<typeof refusal>[0],
    field: string,
    facts: NonNullable<Refusal['facts']> = {},
  ): readonly Refusal[] =>
    holds ? [] : [refusal(code, at === '' ? field : `${at}.${field}`, { rule: 'missions', facts })];
  const segments = segmentsOf(mission, book);
  const eligible = refuse(isEligible(type, mission, book), 'notEligible', 'type', {
    type,
    mission: words(`mission.${mission}`),
  });
  if (isGranted(crew, mission, book)) return eligible;
  return [
    ...refuse(isPrinted(mission, book), 'missionLost', 'mission', { mission: words(`mission.${mission}`) }),
    ...refuse(crew.sortiesFlown < crew.sorties, 'noSorties', 'sorties'),
    ...refuse(crew.flight === 'ready', 'hasFlown', 'flight'),
    ...eligible,
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
export const patrolFaults = (carrier: boolean, scale: Scale, range: number, at = 'range'): readonly Refusal[] => [
  ...(carrier ? [] : [refusal('noCarrier', 'carrier', { rule: 'missions' })]),
  ...(range <= PATROL_REACH[scale]
    ? []
    : [
        refusal('patrolTooFar', at, {
          rule: 'missions',
          facts: { range, reach: PATROL_REACH[scale], scale: words(`scale.${scale}`) },
        }),
      ]),
];
