/** Random battles: forces, hands, ground and events. */
import type { Draws } from '../../testing/at-random.ts';
import { type Battle, tacticsOf } from './battle.oracle.ts';
import { drawnForce, type Force } from './forces.oracle.ts';

export function drawnBattle(draws: Draws, most = 24, intensity?: 'measured'): Battle {
  const coalitionAttacks = draws.chance(0.5);
  const attacker = drawnForce(draws, coalitionAttacks ? 'coalition' : 'prussian', 'A', most);
  const defender = drawnForce(draws, coalitionAttacks ? 'prussian' : 'coalition', 'D', most);
  const hand = ({ commander }: Force) => draws.some(tacticsOf(commander.nation), 0.3).slice(0, 4);
  return {
    intensity: intensity ?? draws.one(['measured', 'intense']),
    attacker,
    defender,
    attackerHand: hand(attacker),
    defenderHand: hand(defender),
    hills: draws.chance(0.25),
    fortress: draws.chance(0.25),
    entrenched: draws.chance(0.25),
    generalstab: draws.chance(0.6),
    prussiaExhausted: draws.chance(0.4),
    ferdinandIsCic: draws.chance(0.5),
  };
}
