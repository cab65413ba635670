/** What a ground combat changes in the campaign. */
import type { Entry } from '@grognard/kernel';
import { activationEnds, type Change, sortiesSet } from '../../effects.ts';
import type { Fate, Strength } from '../../vocabulary.ts';
import { spentMarkers } from '../commitment.ts';
import type { GroundInput } from './input.ts';
import type { GroundResult } from './results.ts';
import { toldHex } from './retreat.ts';

export const groundChanges = (
  result: GroundResult,
  combat: GroundInput,
  journal: readonly Entry[],
): readonly Change[] => {
  const unit = combat.defender.name;
  return [
    ...spentMarkers({ attacker: combat.attackerMarkers, defender: combat.defenderMarkers }, journal),
    ...flown(combat.attackerAir, result.airSorties.attacker),
    ...flown(combat.defenderAir, result.airSorties.defender),
    ...stepLost(unit, combat.defender.strength, result.defender),
    ...(result.noEzoc ? [{ kind: 'noEzoc', unit } as const] : []),
    ...(result.retreat === null ? [] : [{ kind: 'retreated', unit, hex: toldHex(result.retreat) } as const]),
    ...stepLost(combat.primary.name, combat.primary.strength, result.primary),
    ...(result.attackerActivationEnds ? survivors(result, combat).map(activationEnds) : []),
  ];
};

const flown = (units: GroundInput['attackerAir'], sorties: number | null): readonly Change[] =>
  sorties === null ? [] : units.map(({ name }) => sortiesSet(name, sorties));

const stepLost = (unit: string, before: Strength, after: Fate): readonly Change[] =>
  before === after ? [] : [{ kind: after === 'eliminated' ? 'eliminated' : 'reduced', unit }];

/** AS and AA end the activation of every attacker that is left. */
const survivors = ({ primary }: GroundResult, combat: GroundInput): readonly string[] =>
  [...(primary === 'eliminated' ? [] : [combat.primary]), ...combat.additional].map(({ name }) => name);
