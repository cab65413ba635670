/** What an air/naval combat changes in the campaign. */
import type { Entry } from '@grognard/kernel';
import { activationEnds, type Change, sortiesSet } from '../../effects.ts';
import { interdiction } from '../../tables/interdiction.table.ts';
import { transport } from '../../tables/transport.table.ts';
import { spentMarkers } from '../commitment.ts';
import type { AirNavalResult } from './fight.ts';
import { type AirNavalInput, struckIn } from './input.ts';

export const airNavalChanges = (
  result: AirNavalResult,
  fight: AirNavalInput,
  journal: readonly Entry[],
): readonly Change[] => [
  ...spentMarkers({ attacker: fight.attackerMarkers, defender: fight.defenderMarkers }, journal),
  sortiesSet(fight.attacker.name, result.sorties.attacker),
  sortiesSet(fight.defender.name, result.sorties.defender),
  ...(result.attackerActivationEnds ? [activationEnds(fight.attacker.name)] : []),
  ...(result.othersActivationEnds ? fight.interceptors.map(activationEnds) : []),
  ...aftermath(result, fight),
];

function aftermath(result: AirNavalResult, fight: AirNavalInput): readonly Change[] {
  switch (result.effect) {
    case 'over':
    case 'support':
    case 'escortSucceeds':
    case 'escortFails':
    case 'interdictionFails':
      return [];
    case 'invasionCalledOff':
      return [{ kind: 'invasionCalledOff' }, ...[fight.defender.name, ...fight.force].map(activationEnds)];
    case 'interdicted':
      return interdicted(result, fight);
  }
}

/** Interdiction. What was interdicted and what goes with it. */
function interdicted(result: AirNavalResult, fight: AirNavalInput): readonly Change[] {
  const struck = struckIn(fight.cause);
  if (!struck) return [];
  const row = interdiction.rows[struck];
  const escorted = [fight.defender.name, ...fight.force];
  const aboard = [...fight.cargo, ...fight.airCargo].map(({ name }) => name);
  const ended = { unit: [fight.defender.name], unitAndEscort: escorted, invasionForce: [...escorted, ...aboard] };
  return [
    ...prevented(row.prevented),
    ...ended[row.activationEnds].map(activationEnds),
    ...(row.toPort ? escorted.map((unit): Change => ({ kind: 'toPort', unit })) : []),
    ...(row.transport ? carried(result, fight) : []),
    ...fight.tracing.flatMap(({ name }): readonly Change[] =>
      result.supply === null ? [] : [{ kind: 'supply', unit: name, supply: result.supply }],
    ),
  ];
}

/** What the map is spared; naval movement and a trace have nothing to place. */
function prevented(what: (typeof interdiction.rows)[keyof typeof interdiction.rows]['prevented']): readonly Change[] {
  switch (what) {
    case 'invasion':
      return [{ kind: 'noInvasion' }];
    case 'bombedMarker':
      return [{ kind: 'noBombed' }];
    case 'nothing':
    case 'trace':
      return [];
  }
}

/** Transport. Full ground units are reduced, reduced ones stay so, air units have more sorties. */
const carried = (result: AirNavalResult, { cargo, airCargo }: AirNavalInput): readonly Change[] => [
  ...cargo
    .filter(({ strength }) => transport.rows[strength].stepsLost > 0)
    .map(({ name }): Change => ({ kind: 'reduced', unit: name })),
  ...airCargo.map(({ name, sorties }, index) => sortiesSet(name, result.cargoSorties[index] ?? sorties)),
];
