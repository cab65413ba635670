/**
 * What the rest of a battle needs to know, packed into one small whole number so that equal states meet quickly.
 *
 * During the rounds: half losses inflicted by each side, stars suffered by each side, and four flags. After them: half
 * losses of each side and the ending. Every field is wide enough for any cell a table may hold.
 */
import { MANNERS, type Manner, type Round, type Side } from '../vocabulary.ts';

/** Bits: eight for the half losses of a side, five for its stars, one for each flag. */
const LOSSES = { attacker: 0, defender: 8 } as const;
const STARS = { attacker: 16, defender: 21 } as const;
const FAILED = { attacker: 1 << 26, defender: 1 << 27 } as const;
const BROKE_IN_FIRE = { attacker: 1 << 28, defender: 1 << 29 } as const;
const ENDING = 16;
const BOTH_LOSSES = 0xffff;
const LOSS_BITS = 0xff;
const STAR_BITS = 0x1f;
/** More half losses than one battle can inflict. */
export const MOST_HALVES = LOSS_BITS;

/** The state of a battle during its rounds. */
export type Standing = number;

export const FRESH: Standing = 0;

export const inflicted = (state: Standing, by: Side): number => (state >> LOSSES[by]) & LOSS_BITS;
export const stars = (state: Standing, of: Side): number => (state >> STARS[of]) & STAR_BITS;
export const hasFailed = (state: Standing, side: Side): boolean => (state & FAILED[side]) !== 0;
export const brokeInFire = (state: Standing, side: Side): boolean => (state & BROKE_IN_FIRE[side]) !== 0;
/** Stars and flags without the losses: all that says who has broken. */
export const moraleBits = (state: Standing): number => state >>> STARS.attacker;

/** What one result adds to the state: losses to the score of the side that strikes, stars to the other. */
export const scored = (by: Side, enemy: Side, losses: number, starsScored: number): number =>
  (losses << LOSSES[by]) + (starsScored << STARS[enemy]);

export const withFailed = (state: Standing, side: Side): Standing => state | FAILED[side];
export const withBrokenInFire = (state: Standing, side: Side): Standing => state | BROKE_IN_FIRE[side];
/** A failed test counts in the enemy's Fire of the second round and is then forgotten. */
export const forgetFailure = (state: Standing, side: Side): Standing => state & ~FAILED[side];

/** How a battle ended: for whom, how, and in which round. */
export interface Ending {
  readonly loser: Side | 'none';
  readonly manner: Manner;
  readonly rounds: Round;
  readonly code: number;
}

const LOSERS = ['none', 'attacker', 'defender'] as const;
const ROUNDS = [1, 2] as const;

/** Every ending by its code. */
const ENDINGS: readonly Ending[] = ROUNDS.flatMap((rounds) =>
  MANNERS.flatMap((manner) => LOSERS.map((loser) => ({ loser, manner, rounds }))),
).map((ending, code) => ({ ...ending, code }));

/** The one ending of that description. */
export function endingFor(loser: Ending['loser'], manner: Manner, rounds: Round): Ending {
  const ending = ENDINGS.find((each) => each.loser === loser && each.manner === manner && each.rounds === rounds);
  if (ending === undefined) throw new Error(`a battle does not end so: ${loser} ${manner} ${rounds}`);
  return ending;
}

/** The state after the rounds: half losses of each side, and the ending. */
export type Aftermath = number;

/** What each side inflicted in the rounds, and how they ended. */
export const afterRounds = (state: Standing, { code }: Ending): Aftermath => (state & BOTH_LOSSES) | (code << ENDING);

export const lossesOf = (state: Aftermath, side: Side): number => (state >> LOSSES[side]) & LOSS_BITS;

export function endingOf(state: Aftermath): Ending {
  const ending = ENDINGS[state >> ENDING];
  if (ending === undefined) throw new Error(`${state} holds no ending`);
  return ending;
}

/** The same ending with more half losses for one side. */
export const withLosses = (state: Aftermath, side: Side, more: number): Aftermath => state + (more << LOSSES[side]);

/** The same ending with other half losses. */
export const exchanged = (state: Aftermath, attacker: number, defender: number): Aftermath =>
  (state & ~BOTH_LOSSES) | (attacker << LOSSES.attacker) | (defender << LOSSES.defender);
