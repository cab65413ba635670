/**
 * 15.7.4, 15.8, 15.9 What is settled once the damage is known: morale, winner, SPs lost, who stands where. Bills, guns and
 * leaders only follow.
 */
import type { Settled } from '@grognard/kernel';
import { spsOf } from '../../force.ts';
import { levelOf } from '../../tables/battle-cell.ts';
import type { Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { enduranceOf, moraleAfter } from './endurance.ts';
import { type Battle, forceOf } from './input.ts';
import { type BattleResult, givenUp, outcomeOf, type SideVerdict } from './result.ts';
import type { Tally } from './tactics/tally.ts';
import type { WillFalls } from './will.ts';
import { type Standing, winnerOf } from './winner.ts';

/** What one force suffers, before anybody chooses anything. */
export type Suffered = {
  readonly sps: number;
  readonly rank: number;
  readonly guns: 0 | 1;
  readonly leaders: number;
  readonly advice: number;
};

export type Damage = {
  readonly attacker: Suffered;
  readonly defender: Suffered;
  readonly gamble: Tally['gamble'];
  readonly surround: boolean;
};

/** What equal damages are known by. */
export const damageKey = ({ attacker, defender, gamble, surround }: Damage): string =>
  `${sufferedKey(attacker)} ${sufferedKey(defender)} ${gamble} ${surround}`;

const sufferedKey = ({ sps, rank, guns, leaders, advice }: Suffered): string =>
  `${sps},${rank},${guns},${leaders},${advice}`;

/** 15.9 Spaces a loser retreats. */
export const LOSER_SPACES = 1;
export const ROUT_SPACES = 3;

export interface Verdict {
  readonly winner: BattleResult['winner'];
  readonly standings: { readonly [S in Side]: Standing };
  readonly attacker: SideVerdict;
  readonly defender: SideVerdict;
}

export function verdictOn(battle: Battle, damage: Damage, book: ClashBook): Verdict {
  const standings = {
    attacker: standing(battle, damage, 'attacker', book),
    defender: standing(battle, damage, 'defender', book),
  };
  const winner = winnerOf(standings.attacker, standings.defender, book);
  const side = (of: Side): SideVerdict => sideVerdict(standings[of], of, damage, winner, book);
  return { winner, standings, attacker: side('attacker'), defender: side('defender') };
}

/** 15.7.4 The D level against endurance. */
function standing(battle: Battle, damage: Damage, side: Side, book: ClashBook): Standing {
  const force = forceOf(battle, side);
  const { sps, rank, advice } = damage[side];
  const endurance = enduranceOf(battle, side, advice, book);
  const morale = moraleAfter(force.morale, rank, endurance, book);
  return { left: spsOf(force) - sps, lost: sps, rank, endurance, morale };
}

/** 15.9 The loser retreats one space, or three if routed; Surround! makes a Prussian force that did not win surrender. */
function sideVerdict(
  own: Standing,
  side: Side,
  { gamble, surround }: Damage,
  winner: BattleResult['winner'],
  { tables }: ClashBook,
): SideVerdict {
  const { gamblePrisoners } = tables['tactic-figures'].rows;
  const captives = gamble === side && winner !== side ? Math.min(gamblePrisoners.figure, own.left) : 0;
  const left = own.left - captives;
  const surrenders = surround && side === 'defender' && winner !== 'defender';
  const stand = left === 0 ? 'eliminated' : surrenders ? 'surrenders' : winner === side ? 'holds' : 'retreats';
  const routed = own.morale === 'ROUTED';
  return {
    lost: own.lost,
    captives,
    level: levelOf(own.rank),
    morale: own.morale,
    left,
    stand,
    spaces: stand === 'retreats' ? (routed ? ROUT_SPACES : LOSER_SPACES) : 0,
    baggageLost: stand === 'retreats' && routed,
  };
}

/** What no choice changes any more; the wills only by the dice of the leaders hit. */
export function certain(battle: Battle, damage: Damage, wills: WillFalls, book: ClashBook): Settled {
  const verdict = verdictOn(battle, damage, book);
  const { winner, attacker, defender } = verdict;
  const falls = wills(damage);
  const figures = {
    attackerWins: winner === 'attacker' ? 1 : 0,
    defenderWins: winner === 'attacker' ? 0 : 1,
    attackerLosses: givenUp(attacker),
    defenderLosses: givenUp(defender),
    lossDifference: givenUp(defender) - givenUp(attacker),
  };
  const [only, another] = falls;
  const outcome = outcomeOf(winner, verdict);
  return another ? { outcome, figures, falls } : { outcome, figures: { ...figures, ...only?.figures } };
}
