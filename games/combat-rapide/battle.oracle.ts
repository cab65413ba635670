/**
 * The exact odds of a battle without steps or walkers: every pair of dice in turn, states by text, whole weights. What it
 * is told of a battle is worked out by hand from the player aid; only the combat and retreat cells come from the tables.
 */
import { tables } from './tables/index.ts';
import type { Column } from './vocabulary.ts';

/** One side of a battle, by hand. */
export interface Hand {
  readonly morale: number;
  /** Column and die modifier of the first round; nothing for an army that does not fire. */
  readonly fire?: { readonly column: Column; readonly modifier: number; readonly losses: boolean };
  readonly shock: { readonly column: Column; readonly modifier: number };
  /** Die modifier of the pursuit, without those for a quick victory. */
  readonly pursuit: number;
  readonly manoeuvre: number;
  /** Adjustment of what it inflicts: size and nation. */
  readonly adjust: number;
}

export interface ByHand {
  readonly attacker: Hand;
  readonly defender: Hand;
  /** Whether a gap of 4 may be a major victory of that side. */
  readonly major: { readonly attacker: boolean; readonly defender: boolean };
}

type Side = 'attacker' | 'defender';

/** Losses scored by each side and stars on each side so far, the attacker first. */
export type So = readonly [byAttacker: number, byDefender: number, onAttacker: number, onDefender: number];

export interface End {
  readonly outcome: string;
  /** Defender's losses less attacker's. */
  readonly edge: number;
  readonly weight: number;
}

/** Ten dice of ten sides at most: every weight is a whole number out of this. */
export const WHOLE = 10 ** 10;

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Score = readonly [stars: number, losses: number];

const cell = (column: Column, die: number): Score => {
  const [stars, losses] = (tables.combat.cells[Math.max(0, Math.min(16, die))]?.['ABCDE'.indexOf(column)] ?? '').split(
    '|',
  );
  return [Number(stars), Number(losses)];
};

const wear = (die: number): number => Number(tables.retreat.cells[Math.max(0, Math.min(10, die))]?.[0]);

/** States by text, so that equal ones meet. */
type States = Map<string, number>;

const put = (states: States, key: readonly unknown[], weight: number): void => {
  const text = JSON.stringify(key);
  states.set(text, (states.get(text) ?? 0) + weight);
};

/** Every end of the battle from a state at the start of a round, nobody withdrawing. */
export function endsOf(battle: ByHand, from: So = [0, 0, 0, 0], firstRound: 1 | 2 = 1): readonly End[] {
  let standing: States = new Map([[JSON.stringify(from), WHOLE]]);
  const ended: States = new Map();
  for (const round of firstRound === 1 ? [1, 2] : [2]) standing = playRound(battle, standing, round, ended);
  const ends: End[] = [];
  for (const [text, weight] of ended) {
    const [so, loser, bonus] = JSON.parse(text) as [So, Side | 'none', number];
    ends.push(...afterBreaking(battle, so, loser, bonus, weight));
  }
  for (const [text, weight] of standing) ends.push(...unbroken(battle, JSON.parse(text) as So, weight));
  return ends;
}

/** One round: what breaks goes to `ended` with its loser and the bonus of the pursuit, what stands comes back. */
function playRound({ attacker: a, defender: d }: ByHand, before: States, round: number, ended: States): States {
  const malus = round === 2 ? -1 : 0;
  const fire = (hand: Hand, die: number): Score => {
    if (!hand.fire) return [0, 0];
    const [stars, losses] = cell(hand.fire.column, die + hand.fire.modifier + malus);
    return [stars, hand.fire.losses ? losses : 0];
  };
  const fired = bothRoll(
    before,
    (_so, die) => fire(a, die),
    (_so, die) => fire(d, die),
  );
  // A broken army does not shock, and its enemy still does.
  const shock = (hand: Hand, out: boolean, die: number): Score =>
    out ? [0, 0] : cell(hand.shock.column, die + hand.shock.modifier + malus);
  const after: States = new Map();
  for (const [text, weight] of fired) {
    const [, , onA, onD] = JSON.parse(text) as So;
    const [aOut, dOut] = [onA >= a.morale, onD >= d.morale];
    const shocked = bothRoll(
      new Map([[text, weight]]),
      (_so, die) => shock(a, aOut, die),
      (_so, die) => shock(d, dOut, die),
    );
    for (const [end, share] of shocked) {
      const so = JSON.parse(end) as So;
      const [aBroken, dBroken] = [so[2] >= a.morale, so[3] >= d.morale];
      const bonus = (aOut || dOut ? 1 : 0) + (round === 1 ? 2 : 0);
      if (!aBroken && !dBroken) put(after, so, share);
      else put(ended, [so, aBroken && dBroken ? 'none' : aBroken ? 'attacker' : 'defender', bonus], share);
    }
  }
  return after;
}

/** Both sides throw a die; equal results meet. */
function bothRoll(
  before: States,
  attacker: (so: So, die: number) => Score,
  defender: (so: So, die: number) => Score,
): States {
  const after: States = new Map();
  for (const [text, weight] of before) {
    const so = JSON.parse(text) as So;
    for (const mine of FACES) {
      const [onD, byA] = attacker(so, mine);
      for (const theirs of FACES) {
        const [onA, byD] = defender(so, theirs);
        put(after, [so[0] + byA, so[1] + byD, so[2] + onA, so[3] + onD], weight / 100);
      }
    }
  }
  return after;
}

function afterBreaking(battle: ByHand, so: So, loser: Side | 'none', bonus: number, weight: number): readonly End[] {
  if (loser === 'none') return [{ outcome: 'draw', edge: edgeOf(battle, so, [0, 0]), weight }];
  const winner = loser === 'attacker' ? battle.defender : battle.attacker;
  return FACES.flatMap((chase) => {
    const [, more] = cell('E', chase + winner.pursuit + bonus);
    const chased: So = loser === 'attacker' ? [so[0], so[1] + more, so[2], so[3]] : [so[0] + more, so[1], so[2], so[3]];
    return FACES.map((die) => lost(battle, chased, loser, wear(die), weight / 100));
  });
}

/** Nobody broke: the lower morale left has lost and retreats under its leader; equal is a draw. */
function unbroken(battle: ByHand, so: So, weight: number): readonly End[] {
  const [left, right] = [battle.attacker.morale - so[2], battle.defender.morale - so[3]];
  if (left === right) return [{ outcome: 'draw', edge: edgeOf(battle, so, [0, 0]), weight }];
  const loser = left < right ? 'attacker' : 'defender';
  return FACES.map((die) => lost(battle, so, loser, wear(die - battle[loser].manoeuvre), weight / 10));
}

function lost(battle: ByHand, so: So, loser: Side, retreat: number, weight: number): End {
  const edge = edgeOf(battle, so, loser === 'attacker' ? [retreat, 0] : [0, retreat]);
  const winner = loser === 'attacker' ? 'defender' : 'attacker';
  const gap = winner === 'attacker' ? edge : -edge;
  return { outcome: gap >= 4 && battle.major[winner] ? `${winner}Major` : winner, edge, weight };
}

/** What each side inflicted, adjusted and never below nothing, and what its own retreat cost it. */
function edgeOf({ attacker, defender }: ByHand, [byA, byD]: So, [onA, onD]: readonly [number, number]): number {
  return Math.max(0, byA + attacker.adjust) + onD - Math.max(0, byD + defender.adjust) - onA;
}
