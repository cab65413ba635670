/** How exact odds grow with rounds and dice: strikes of ten-sided dice between two sides, merged after each die. */
import { type Ask, chance, checkpoint, d10, done, odds, type Step } from '@grognard/kernel';
import { timed } from './measure.ts';

export interface Growth {
  readonly rounds: number;
  readonly dice: number;
  readonly states: number;
  readonly milliseconds: number;
}

const STRIKE: Ask = { rule: 'bench', text: 'strike' };
/** Losses in halves by face, as on a printed column. */
const LOSSES = [0, 0, 0, 1, 1, 2, 3, 4, 4, 5];
const WIDTH = 1024;

/** Each round both sides strike twice; the state is both sums of losses in one number. */
const strikes = (left: number, state: number): Step<number> =>
  left === 0
    ? done(state)
    : chance(STRIKE, d10, (face) => {
        const loss = LOSSES[face - 1] ?? 0;
        return checkpoint(`left ${left}`, state + (left % 2 === 0 ? loss : loss * WIDTH), (next) =>
          strikes(left - 1, next),
        );
      });

export const growths = (): readonly Growth[] =>
  [1, 2, 4, 8, 12].map((rounds) => {
    const walk = () => odds(strikes(rounds * 4, 0));
    const { effort } = walk();
    return {
      rounds,
      dice: rounds * 4,
      states: effort.states,
      milliseconds: Math.min(timed(walk), timed(walk), timed(walk)),
    };
  });
