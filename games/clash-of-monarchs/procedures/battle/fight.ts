/**
 * 15 Battle, from the choice of tactics to the loser's retreat.
 *
 * Reads in the order of the rules: tactics, both fires, losses, field artillery, leaders, endurance, winner, and what
 * Desperate Gamble and Surround! do afterwards.
 */
import { checkpoint, done, explained, type Step, settled } from '@grognard/kernel';
import { type Force, spsOf } from '../../force.ts';
import { levelOf, rankOf } from '../../tables/battle-cell.ts';
import { words } from '../../text/kit.ts';
import { opponent, type Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { packed } from '../packed.ts';
import { loseGun } from './artillery.ts';
import { fire, type Hit, volley } from './fire.ts';
import { type Battle, forceOf, whoOf } from './input.ts';
import { casualty, hitLeaders } from './leaders.ts';
import { lose, quotaFor, without } from './losses.ts';
import type { BattleResult, GunLoss, LeaderHit, SideResult, Taken } from './result.ts';
import type { Surprise } from './tactics/legal.ts';
import { tactics } from './tactics/resolve.ts';
import type { Tally } from './tactics/tally.ts';
import { certain, type Damage, damageKey, type Suffered, type Verdict, verdictOn } from './verdict.ts';
import { type WillFalls, willFalls } from './will.ts';

/** What the owner gave up for it. */
type Bill = {
  readonly taken: readonly Taken[];
  readonly guns: readonly GunLoss[];
  readonly leaders: readonly LeaderHit[];
};

export const fight = (battle: Battle, surprise: Surprise, book: ClashBook): Step<BattleResult> => {
  const wills = willFalls(battle, book);
  return tactics(battle, surprise, book, (tally) =>
    packed('tally', tally, (so) => bothFires(battle, so, book, (damage) => judged(battle, damage, wills, book))),
  );
};

/** 15.3-7 Fire is simultaneous: each side's result falls on the other. */
const bothFires = (
  battle: Battle,
  tally: Tally,
  book: ClashBook,
  then: (damage: Damage) => Step<BattleResult>,
): Step<BattleResult> => {
  const left = spent(tally);
  const [ours, theirs] = [volley(battle, 'attacker', tally, book), volley(battle, 'defender', left, book)];
  const key = JSON.stringify(left);
  return fire(ours, (onDefender) =>
    checkpoint('fired', `${hitKey(onDefender)} ${key}`, () =>
      fire(theirs, (onAttacker) => then(damageOf(battle, onDefender, onAttacker, left, book))),
    ),
  );
};

const hitKey = ({ sps, rank, guns, mark, six }: Hit): string => `${sps},${rank},${guns},${Number(mark)},${Number(six)}`;

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

/** 15.7 From here on outcome, morale and SPs lost are certain: who gives up what is walked only by whoever asks. */
const judged = (battle: Battle, damage: Damage, wills: WillFalls, book: ClashBook): Step<BattleResult> =>
  checkpoint('damage', damageKey(damage), () =>
    settled(
      'judged',
      damage,
      (known) => certain(battle, known, wills, book),
      (known) => pay(battle, known, book),
    ),
  );

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
  return lose(force, whoOf(battle, side), quotaFor(force, sps), battle.losses, (taken) =>
    loseGun(force, side, guns, (flipped) =>
      hitLeaders(force, side, leaders, [], book, (hits) => then({ taken, guns: flipped, leaders: hits })),
    ),
  );
}

type Bills = { readonly [S in Side]: Bill };

/** 15.7.4 Morale of both forces, and 15.8 the winner. */
function decide(battle: Battle, damage: Damage, bills: Bills, book: ClashBook): Step<BattleResult> {
  const verdict = verdictOn(battle, damage, book);
  const { winner, standings } = verdict;
  const told = (side: Side) => {
    const { rank, endurance, morale } = standings[side];
    return {
      rule: '15.7.4',
      title: words(`battle.endurance.${side}`),
      outcome: words('battle.morale', { level: levelOf(rank), endurance, morale }),
    };
  };
  return explained(
    () => [
      told('attacker'),
      told('defender'),
      {
        rule: '15.8',
        title: words('battle.winner'),
        outcome: words('battle.won', winner === 'nobody' ? { winner } : { winner: whoOf(battle, winner) }),
      },
    ],
    aftermath(battle, damage, bills, verdict, book),
  );
}

/** 15.4.3 Desperate Gamble: not winning costs French SPs as prisoners, French ones first. */
function aftermath(
  battle: Battle,
  { gamble }: Damage,
  bills: Bills,
  verdict: Verdict,
  book: ClashBook,
): Step<BattleResult> {
  const end = (prisoners: readonly Taken[]): Step<BattleResult> => {
    const side = (of: Side): SideResult =>
      sideResult(battle, of, verdict, bills[of], gamble === of ? prisoners : [], gamble === of, book);
    return done({ winner: verdict.winner, attacker: side('attacker'), defender: side('defender') });
  };
  if (gamble === 'nobody' || verdict.winner === gamble) return end([]);
  const left = without(forceOf(battle, gamble), bills[gamble].taken);
  const sps = verdict[gamble].captives;
  return explained(
    () => [{ rule: '15.4.3', title: words('battle.gamble'), outcome: words('battle.gamble.lost', { sps }) }],
    lose(left, whoOf(battle, gamble), { sps, own: Math.min(sps, ownSps(left)), cavalry: 0 }, battle.losses, end),
  );
}

const ownSps = (force: Force): number =>
  spsOf({ troops: force.troops.filter(({ nation }) => nation === force.commander.nation) });

/** The verdict on a side, with what its owner gave up. */
function sideResult(
  battle: Battle,
  side: Side,
  { winner, [side]: { captives: _, ...own } }: Verdict,
  { taken, guns, leaders }: Bill,
  prisoners: readonly Taken[],
  gambled: boolean,
  book: ClashBook,
): SideResult {
  return {
    ...own,
    taken,
    prisoners,
    guns,
    leaders: leaders.map((hit) => casualty(forceOf(battle, side), hit, book)),
    commanderToPool: gambled && winner !== side && leaders.every(({ place }) => place !== 0),
  };
}
