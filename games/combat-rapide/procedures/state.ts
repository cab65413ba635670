/**
 * What the rest of a battle needs to know, packed into one small whole number so that equal states meet quickly.
 *
 * During the rounds: half losses inflicted by each side, stars suffered by each side, and four flags. After them: half
 * losses of each side and the ending. Every field is wide enough for any cell a table may hold.
 */
import { MANNERS, type Manner, type Round, type Side } from '../vocabulary.ts';

const LOSSES = 256;
const STARS = 32;

const INFLICTED = { attacker: 1, defender: LOSSES } as const;
const SUFFERED_STARS = { attacker: LOSSES ** 2, defender: LOSSES ** 2 * STARS } as const;
const FLAGS = LOSSES ** 2 * STARS ** 2;
const FAILED = { attacker: FLAGS, defender: FLAGS * 2 } as const;
const BROKE_IN_FIRE = { attacker: FLAGS * 4, defender: FLAGS * 8 } as const;

/** The state of a battle during its rounds. */
export type Standing = number;

export const FRESH: Standing = 0;

export const inflicted = (state: Standing, by: Side): number => Math.floor(state / INFLICTED[by]) % LOSSES;
export const stars = (state: Standing, of: Side): number => Math.floor(state / SUFFERED_STARS[of]) % STARS;
export const hasFailed = (state: Standing, side: Side): boolean => (state & FAILED[side]) !== 0;
export const brokeInFire = (state: Standing, side: Side): boolean => (state & BROKE_IN_FIRE[side]) !== 0;

/** What one result adds to the state: losses to the score of the side that strikes, stars to the other. */
export const scored = (by: Side, enemy: Side, losses: number, starsScored: number): number =>
  losses * INFLICTED[by] + starsScored * SUFFERED_STARS[enemy];

export const withFailed = (state: Standing, side: Side): Standing => state | FAILED[side];
export const withBrokenInFire = (state: Standing, side: Side): Standing => state | BROKE_IN_FIRE[side];
/** The failed tests count in the Fire of the second round and are then forgotten. */
export const forgetFailures = (state: Standing): Standing => state & ~(FAILED.attacker | FAILED.defender);

/** How a battle ended: for whom, how, and in which round. */
export interface Ending {
  readonly loser: Side | 'none';
  readonly manner: Manner;
  readonly rounds: Round;
}

const LOSERS = ['none', 'attacker', 'defender'] as const;

/** Every ending by its number. */
const ENDINGS: readonly Ending[] = ([1, 2] as const).flatMap((rounds) =>
  MANNERS.flatMap((manner) => LOSERS.map((loser) => ({ loser, manner, rounds }))),
);

/** The state after the rounds: half losses of each side, and the ending. */
export type Aftermath = number;

export const aftermath = (attacker: number, defender: number, { loser, manner, rounds }: Ending): Aftermath =>
  attacker +
  LOSSES * defender +
  LOSSES ** 2 * (((rounds - 1) * MANNERS.length + MANNERS.indexOf(manner)) * LOSERS.length + LOSERS.indexOf(loser));

export const lossesOf = (state: Aftermath, side: Side): number => Math.floor(state / INFLICTED[side]) % LOSSES;

export function endingOf(state: Aftermath): Ending {
  const ending = ENDINGS[Math.floor(state / LOSSES ** 2)];
  if (ending === undefined) throw new Error(`${state} holds no ending`);
  return ending;
}

/** The same ending with more half losses for one side. */
export const withLosses = (state: Aftermath, side: Side, more: number): Aftermath => state + more * INFLICTED[side];
