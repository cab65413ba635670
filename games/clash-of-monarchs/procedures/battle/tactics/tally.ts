/** 15.4.3 What the tactics leave for the battle rolls and for after the battle. */
import { opponent, type Side } from '../../../vocabulary.ts';

/** A force's share; a type and not an interface, for it travels through checkpoints as plain data. */
export type Share = {
  /** Added by own tactics to the own roll. */
  readonly own: number;
  /** Added (less than nothing) by enemy tactics to the own roll. */
  readonly inflicted: number;
  /** SPs lost besides what the table says. */
  readonly losses: number;
  /** Added to the own endurance. */
  readonly endurance: number;
};

export type Tally = {
  readonly attacker: Share;
  readonly defender: Share;
  /** The defender counts half its SPs and at most one gun. */
  readonly oblique: boolean;
  /** Who gambles desperately. */
  readonly gamble: Side | 'nobody';
  /** A Prussian defender who does not win surrenders. */
  readonly surround: boolean;
};

const BLANK: Share = { own: 0, inflicted: 0, losses: 0, endurance: 0 };

export const NO_TACTICS: Tally = {
  attacker: BLANK,
  defender: BLANK,
  oblique: false,
  gamble: 'nobody',
  surround: false,
};

/** The tally with something more for one side. */
export const adding = (tally: Tally, side: Side, more: Partial<Share>): Tally => {
  const share = tally[side];
  return {
    ...tally,
    [side]: {
      own: share.own + (more.own ?? 0),
      inflicted: share.inflicted + (more.inflicted ?? 0),
      losses: share.losses + (more.losses ?? 0),
      endurance: share.endurance + (more.endurance ?? 0),
    },
  };
};

/** Both rolls changed by a tactic of one side. */
export const changing = (tally: Tally, side: Side, own: number, enemy: number): Tally =>
  adding(adding(tally, side, { own }), opponent(side), { inflicted: enemy });
