/** C What a cell of either terrain table may hold: a die modifier of each side and phase, and the rounds it lasts. */
import { codes } from '@grognard/kernel';

const die = codes.whole(-5, 5);

export const GROUND_CODES = {
  byColumn: {
    'attacker-fire': die,
    'attacker-shock': die,
    'attacker-pursuit': die,
    'defender-fire': die,
    'defender-shock': die,
    'defender-pursuit': die,
    rounds: codes.whole(0, 2),
  },
};
