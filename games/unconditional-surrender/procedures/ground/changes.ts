/** What a ground combat changes in the campaign. */
import type { Effect, Entry } from '@grognard/kernel';
import { activationEnds, sortiesSet } from '../../effects.ts';
import type { Fate, Strength } from '../../vocabulary.ts';
import { spentMarkers } from '../commitment.ts';
import type { GroundInput } from './input.ts';
import type { GroundResult } from './results.ts';

export const groundChanges = (
  result: GroundResult,
  combat: GroundInput,
  journal: readonly Entry[],
): readonly Effect[] => [
  ...spentMarkers({ attacker: combat.attackerMarkers, defender: combat.defenderMarkers }, journal),
  ...flown(combat.attackerAir, result.airSorties.attacker),
  ...flown(combat.defenderAir, result.airSorties.defender),
  ...stepLost(combat.defender.name, combat.defender.strength, result.defender),
  ...(result.noEzoc ? [{ kind: 'noEzoc', unit: combat.defender.name }] : []),
  ...(result.retreat === null ? [] : [{ kind: 'retreated', unit: combat.defender.name, hex: result.retreat }]),
  ...stepLost(combat.primary.name, combat.primary.strength, result.primary),
  ...(result.attackerActivationEnds ? survivors(result, combat).map(activationEnds) : []),
];

const flown = (units: GroundInput['attackerAir'], sorties: number | null): readonly Effect[] =>
  sorties === null ? [] : units.map(({ name }) => sortiesSet(name, sorties));

const stepLost = (unit: string, before: Strength, after: Fate): readonly Effect[] =>
  before === after ? [] : [{ kind: after === 'eliminated' ? 'eliminated' : 'reduced', unit }];

/** AS and AA end the activation of every attacker that is left. */
const survivors = ({ primary }: GroundResult, combat: GroundInput): readonly string[] =>
  [...(primary === 'eliminated' ? [] : [combat.primary]), ...combat.additional].map(({ name }) => name);
