/** What an air/naval combat changes in the campaign. */
import type { Effect } from '@grognard/kernel';
import { activationEnds, sortiesSet, spentMarkers } from '../../effects.ts';
import type { AirNavalResult } from './fight.ts';
import type { AirNavalInput } from './input.ts';

export const airNavalChanges = (result: AirNavalResult, fight: AirNavalInput): readonly Effect[] => [
  ...spentMarkers(fight.attackerMarkers, [result.committed.attacker]),
  ...spentMarkers(fight.defenderMarkers, [result.committed.defender]),
  sortiesSet(fight.attacker.name, result.sorties.attacker),
  sortiesSet(fight.defender.name, result.sorties.defender),
  ...(result.attackerActivationEnds ? [activationEnds(fight.attacker.name)] : []),
  ...aftermath(result, fight),
];

function aftermath(result: AirNavalResult, fight: AirNavalInput): readonly Effect[] {
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
function interdicted(result: AirNavalResult, fight: AirNavalInput): readonly Effect[] {
  const struck = [fight.defender.name, ...fight.force];
  switch (fight.cause) {
    case 'airStrike':
    case 'airSupport':
    case 'escort':
      return [];
    case 'amphibiousInvasion':
      return [{ kind: 'noInvasion' }, ...struck.map(activationEnds), ...carried(result, fight)];
    case 'bombing':
      return [{ kind: 'noBombed' }, activationEnds(fight.defender.name)];
    case 'navalMovement':
      return [
        activationEnds(fight.defender.name),
        ...struck.map((unit) => ({ kind: 'toPort', unit })),
        ...carried(result, fight),
      ];
    case 'supplyTrace':
      return [
        ...struck.map(activationEnds),
        ...fight.tracing.flatMap(({ name }) =>
          result.supply === null ? [] : [{ kind: 'supply', unit: name, supply: result.supply }],
        ),
      ];
  }
}

/** Transport. What the convoy carried. */
const carried = (result: AirNavalResult, { cargo }: AirNavalInput): readonly Effect[] =>
  cargo.flatMap((unit, index) => cargoChange(unit, result.cargoSorties[index] ?? 0));

function cargoChange({ name, load }: AirNavalInput['cargo'][number], sorties: number): readonly Effect[] {
  switch (load) {
    case 'full':
      return [{ kind: 'reduced', unit: name }];
    case 'reduced':
      return [];
    case 'air':
      return [sortiesSet(name, sorties)];
  }
}
