/**
 * 15 Battle, from the choice of tactics to the loser's retreat.
 *
 * Reads in the order of the rules: tactics, both fires, losses, field artillery, leaders, endurance, winner, and what
 * Desperate Gamble and Surround! do afterwards.
 */
import { done, explained, type Step, words } from '@grognard/kernel';
import { type Force, spsOf } from '../../force.ts';
import { levelOf, rankOf } from '../../tables/battle-cell.ts';
import { opponent, type Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { packed } from '../packed.ts';
import { loseGuns } from './artillery.ts';
import { enduranceOf, moraleAfter } from './endurance.ts';
import { fire, type Hit } from './fire.ts';
import { type Battle, forceOf } from './input.ts';
import { casualty, hitLeaders } from './leaders.ts';
import { lose, quotaFor, without } from './losses.ts';
import type { BattleResult, GunLoss, LeaderHit, SideResult, Taken } from './result.ts';
import type { Surprise } from './tactics/legal.ts';
import { tactics } from './tactics/resolve.ts';
import type { Tally } from './tactics/tally.ts';
import { type Standing, winnerOf } from './winner.ts';

/** What one force suffers, before anybody chooses anything. */
type Suffered = {
  readonly sps: number;
  readonly rank: number;
  readonly guns: number;
  readonly leaders: number;
  readonly advice: number;
};

type Damage = {
  readonly attacker: Suffered;
  readonly defender: Suffered;
  readonly gamble: Tally['gamble'];
  readonly surround: boolean;
};

/** What the owner gave up for it. */
type Bill = {
  readonly taken: readonly Taken[];
  readonly guns: readonly GunLoss[];
  readonly leaders: readonly LeaderHit[];
};

export const fight = (battle: Battle, surprise: Surprise, book: ClashBook): Step<BattleResult> =>
  tactics(battle, surprise, book, (tally) => packed('tally', tally, (settled) => bothFires(battle, settled, book)));

/** 15.3-7 Fire is simultaneous: each side's result falls on the other. */
const bothFires = (battle: Battle, tally: Tally, book: ClashBook): Step<BattleResult> =>
  fire(battle, 'attacker', tally, book, (onDefender) =>
    packed('fired', { hit: onDefender, tally: spent(tally) }, ({ hit, tally: left }) =>
      fire(battle, 'defender', left, book, (onAttacker) =>
        packed('damage', damageOf(battle, hit, onAttacker, left, book), (damage) => pay(battle, damage, book)),
      ),
    ),
  );

/** The attacker has fired: what changed his roll no longer matters, and equal battles may meet again. */
const spent = (tally: Tally): Tally => ({ ...tally, attacker: { ...tally.attacker, own: 0, inflicted: 0 } });

/** 15.7 What each force suffers, the tactics' extra losses and Desperate Gamble's D level included. */
function damageOf(battle: Battle, onDefender: Hit, onAttacker: Hit, tally: Tally, book: ClashBook): Damage {
  const { rulings, tables } = book;
  const { gambleLevel } = tables['tactic-figures'].rows;
  const raised =
    tally.gamble === 'nobody' || rulings['gamble-target'] === 'own' ? tally.gamble : opponent(tally.gamble);
  const suffered = (side: Side, hit: Hit, own: Hit): Suffered => ({
    sps: Math.min(spsOf(forceOf(battle, side)), hit.sps + tally[side].losses),
    rank: Math.min(rankOf('R'), hit.rank + (raised === side ? gambleLevel.figure : 0)),
    guns: hit.guns,
    leaders: Number(hit.mark) + Number(rulings['natural-six'] === 'enemy' ? hit.six : own.six),
    advice: tally[side].endurance,
  });
  return {
    attacker: suffered('attacker', onAttacker, onDefender),
    defender: suffered('defender', onDefender, onAttacker),
    gamble: tally.gamble,
    surround: tally.surround,
  };
}

/** 15.7 The attacker pays, then the defender: SPs, field artillery, leaders. */
const pay = (battle: Battle, damage: Damage, book: ClashBook): Step<BattleResult> =>
  bill(battle, 'attacker', damage, book, (attacker) =>
    packed('attacker-paid', { damage, attacker }, (paid) =>
      bill(battle, 'defender', paid.damage, book, (defender) =>
        // Without leader dice every way here is a different end: nothing could meet again.
        paid.damage.defender.leaders === 0
          ? decide(battle, paid.damage, { ...paid, defender }, book)
          : packed('both-paid', { ...paid, defender }, (bills) => decide(battle, bills.damage, bills, book)),
      ),
    ),
  );

function bill<T>(battle: Battle, side: Side, damage: Damage, book: ClashBook, then: (bill: Bill) => Step<T>): Step<T> {
  const force = forceOf(battle, side);
  const { sps, guns, leaders } = damage[side];
  return lose(force, side, quotaFor(force, sps), battle.losses, (taken) =>
    loseGuns(force, side, guns, [], (flipped) =>
      hitLeaders(force, side, leaders, [], book, (hits) => then({ taken, guns: flipped, leaders: hits })),
    ),
  );
}

type Bills = { readonly [S in Side]: Bill };

/** 15.7.4 Morale of both forces, and 15.8 the winner. */
function decide(battle: Battle, damage: Damage, bills: Bills, book: ClashBook): Step<BattleResult> {
  const standing = (side: Side): Standing => {
    const force = forceOf(battle, side);
    const { sps, rank, advice } = damage[side];
    const endurance = enduranceOf(battle, side, advice, book);
    return {
      left: spsOf(force) - sps,
      lost: sps,
      rank,
      endurance,
      morale: moraleAfter(force.morale, rank, endurance, book),
    };
  };
  const [attacker, defender] = [standing('attacker'), standing('defender')];
  const winner = winnerOf(attacker, defender, book);
  const told = (side: Side, { rank, endurance, morale }: Standing) => ({
    rule: '15.7.4',
    title: words(`battle.endurance.${side}`),
    outcome: words('battle.morale', { level: levelOf(rank), endurance, morale }),
  });
  return explained(
    () => [
      told('attacker', attacker),
      told('defender', defender),
      { rule: '15.8', title: words('battle.winner'), outcome: words(`battle.winner.${winner}`) },
    ],
    aftermath(battle, damage, bills, { attacker, defender }, winner, book),
  );
}

/** 15.4.3 Desperate Gamble: not winning costs French SPs as prisoners, French ones first. */
function aftermath(
  battle: Battle,
  damage: Damage,
  bills: Bills,
  standings: { readonly [S in Side]: Standing },
  winner: BattleResult['winner'],
  book: ClashBook,
): Step<BattleResult> {
  const end = (prisoners: readonly Taken[]): Step<BattleResult> => {
    const side = (of: Side): SideResult =>
      sideResult(battle, of, damage, bills[of], standings[of], winner, damage.gamble === of ? prisoners : [], book);
    return done({ winner, attacker: side('attacker'), defender: side('defender') });
  };
  const { gamble } = damage;
  if (gamble === 'nobody' || winner === gamble) return end([]);
  const left = without(forceOf(battle, gamble), bills[gamble].taken);
  const sps = Math.min(book.tables['tactic-figures'].rows.gamblePrisoners.figure, spsOf(left));
  return explained(
    () => [{ rule: '15.4.3', title: words('battle.gamble'), outcome: words('battle.gamble.lost', { sps }) }],
    lose(left, gamble, { sps, own: Math.min(sps, ownSps(left)), cavalry: 0 }, battle.losses, end),
  );
}

const ownSps = (force: Force): number =>
  spsOf({ troops: force.troops.filter(({ nation }) => nation === force.commander.nation) });

/** 15.9 The loser retreats one space, or three if routed; Surround! makes a Prussian force that did not win surrender. */
function sideResult(
  battle: Battle,
  side: Side,
  damage: Damage,
  { taken, guns, leaders }: Bill,
  standing: Standing,
  winner: BattleResult['winner'],
  prisoners: readonly Taken[],
  book: ClashBook,
): SideResult {
  const left = standing.left - prisoners.reduce((sum, { sps }) => sum + sps, 0);
  const surrenders = damage.surround && side === 'defender' && winner !== 'defender';
  const stand = left === 0 ? 'eliminated' : surrenders ? 'surrenders' : winner === side ? 'holds' : 'retreats';
  const routed = standing.morale === 'ROUTED';
  return {
    lost: standing.lost,
    taken,
    prisoners,
    guns,
    leaders: leaders.map((hit) => casualty(forceOf(battle, side), hit, book)),
    level: levelOf(standing.rank),
    morale: standing.morale,
    left,
    stand,
    spaces: stand === 'retreats' ? (routed ? ROUT_SPACES : LOSER_SPACES) : 0,
    baggageLost: stand === 'retreats' && routed,
    commanderToPool: damage.gamble === side && winner !== side && leaders.every(({ place }) => place !== 0),
  };
}

/** 15.9 Spaces a loser retreats. */
export const LOSER_SPACES = 1;
export const ROUT_SPACES = 3;
