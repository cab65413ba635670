/** [15] Battles computed a second way: what fell, and the exact odds of small ones against plain enumeration. */
import { always, type Game, type Opened, odds, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { CASES, drawnRulings, drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import { game as clash } from '../game.ts';
import { type Battle, type Fought, fought, plays, type Readings, type Record2, type Side } from './battle.oracle.ts';
import { drawnBattle } from './drawn-battle.oracle.ts';
import { type Contingent, type Force, strength } from './forces.oracle.ts';

const game: Game = clash;

const SIDES = ['attacker', 'defender'] as const;

const opened = (battle: Battle, rulings: Readings): Opened => {
  const ready = open(game, 'battle', battle, { rulings });
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  return ready.value;
};

/** Pairs are one option whatever order their two stand in. */
const unordered = (options: readonly string[]): readonly string[] =>
  options.map((option) => option.split('+').toSorted().join('+')).toSorted();

type Taken = { readonly nation: string; readonly arm: 'infantry' | 'cavalry' | 'light'; readonly sps: number };

/** 15.7.1 The quotas of what was taken, and that it was there to take. */
function quotasHold({ commander, troops }: Force, taken: readonly Taken[], lost: number): void {
  const total = (counts: (each: Taken) => boolean): number =>
    taken.reduce((sum, each) => (counts(each) ? sum + each.sps : sum), 0);
  const there = (counts: (troop: Contingent) => number): number =>
    troops.reduce((sum, troop) => sum + counts(troop), 0);
  const own = (nation: string): boolean => (nation === 'BR' || nation === 'HA' ? 'A-A' : nation) === commander.nation;
  expect(total(() => true)).toBe(lost);
  for (const troop of troops) {
    for (const arm of ['infantry', 'cavalry', 'light'] as const) {
      expect(total((each) => each.nation === troop.nation && each.arm === arm)).toBeLessThanOrEqual(troop[arm]);
    }
  }
  if (lost === 0 || lost >= strength({ troops })) return;
  const ours = there((troop) => (own(troop.nation) ? troop.infantry + troop.cavalry + troop.light : 0));
  expect(total(({ nation }) => own(nation))).toBeGreaterThanOrEqual(Math.min(Math.floor(lost / 2) + 1, ours));
  const horse = there(({ cavalry }) => cavalry);
  expect(total(({ arm }) => arm === 'cavalry')).toBeGreaterThanOrEqual(Math.min(Math.floor(lost / 4), horse));
}

interface OursOfSide {
  readonly lost: number;
  readonly taken: readonly Taken[];
  readonly prisoners: readonly Taken[];
  readonly guns: readonly unknown[];
  readonly leaders: readonly { readonly name: string; readonly fate: string; readonly will: number }[];
  readonly level: string;
  readonly morale: string;
  readonly left: number;
  readonly stand: string;
  readonly spaces: number;
  readonly baggageLost: boolean;
  readonly commanderToPool: boolean;
}

const LEVELS = ['-', 'D0', 'D1', 'D2', 'D3', 'D4', 'R'];

function sidesAgree(ours: OursOfSide, theirs: Fought[Side], force: Force): void {
  const { lost, level, morale, left, stand, spaces, leaders, commanderToPool, baggageLost } = ours;
  expect({
    lost,
    level,
    morale,
    left,
    stand,
    spaces,
    leaders: leaders.map(({ name, fate, will }) => ({ name, fate, will })),
    toPool: commanderToPool,
    baggageLost,
    prisoners: ours.prisoners.reduce((sum, { sps }) => sum + sps, 0),
    guns: ours.guns.length,
  }).toEqual({
    lost: theirs.lost,
    level: LEVELS[theirs.rank + 1],
    morale: theirs.morale,
    left: theirs.left,
    stand: theirs.stand,
    spaces: theirs.spaces,
    leaders: theirs.leaders,
    toPool: theirs.toPool,
    baggageLost: theirs.spaces === 3,
    prisoners: theirs.prisoners,
    guns: Math.min(
      theirs.guns,
      force.troops.reduce((sum, { guns }) => sum + guns, 0),
    ),
  });
  quotasHold(force, ours.taken, ours.lost);
  // Section 23: Desperate Gamble's prisoners from a mixed force are French first.
  const french = (taken: readonly Taken[]): number =>
    taken.reduce((sum, { nation, sps }) => (nation === 'FR' ? sum + sps : sum), 0);
  const there = force.troops.find(({ nation }) => nation === 'FR');
  const stillThere = (there ? there.infantry + there.cavalry + there.light : 0) - french(ours.taken);
  expect(french(ours.prisoners)).toBe(Math.min(theirs.prisoners, stillThere));
}

describe('[15] every battle comes out the same', () => {
  test(`${CASES} random battles with random tactics, dice, answers and readings`, () => {
    let withTactics = 0;
    for (let seed = 1; seed <= CASES; seed += 1) {
      const draws = drawsOf(seed);
      const battle = drawnBattle(draws);
      const rulings = drawnRulings(draws, game.rulings);
      const ready = opened(battle, rulings);
      const { resolution, faces, asked } = playedAtRandom(ready, draws);
      const chosen = { attacker: [] as readonly string[], defender: [] as readonly string[] };
      for (const side of SIDES) {
        const legal = plays(side, battle, rulings);
        const put = asked.find((each) => each.text === 'battle.ask.tactics' && each.side === side);
        expect(unordered(put?.options ?? ['none']), `seed ${seed}`).toEqual(unordered(legal));
        if (put && put.option !== 'none') chosen[side] = put.option.split('+');
        withTactics += chosen[side].length;
      }
      const dice = [...faces];
      const answers = asked.filter(({ text }) => text === 'battle.ask.keep' || text === 'battle.ask.advice');
      const record: Record2 = {
        die: () => dice.shift() ?? expect.fail('one die too few'),
        answer: (text) =>
          answers.splice(
            answers.findIndex((each) => each.text === text),
            1,
          )[0]?.option ?? '',
      };
      const theirs = fought(battle, chosen, rulings, record);
      expect(dice, `seed ${seed}: every die is used`).toEqual([]);
      const ours = resolution.result as unknown as { winner: string } & Record<Side, OursOfSide>;
      expect(ours.winner, `seed ${seed}`).toBe(theirs.winner);
      for (const side of SIDES) sidesAgree(ours[side], theirs[side], battle[side]);
    }
    expect(withTactics).toBeGreaterThan(CASES / 2);
  });
});

/** Every sequence of faces a computation asks for, each with its weight. */
function enumerated<T>(compute: (record: Record2) => T, each: (result: T, weight: number) => void): void {
  const walk = (prefix: readonly number[]): void => {
    let next = 0;
    let short = false;
    const die = (): number => {
      const face = prefix[next];
      next += 1;
      if (face === undefined) {
        short = true;
        throw new Error('one more die');
      }
      return face;
    };
    try {
      each(compute({ die, answer: () => 'endurance' }), 6 ** -prefix.length);
    } catch (error) {
      if (!short) throw error;
      for (let face = 1; face <= 6; face += 1) walk([...prefix, face]);
    }
  };
  walk([]);
}

describe('[15] exact odds of measured battles equal plain enumeration', () => {
  const FEW = Math.ceil(CASES / 80);
  test(`${FEW} battles of single tactics, every face of every die`, () => {
    for (let seed = 1; seed <= FEW; seed += 1) {
      const draws = drawsOf(seed * 7919);
      const drawn = drawnBattle(draws, 9, 'measured');
      // One tactic a side at most, no leaders to draw lots for: the trees stay small and every choice is the last option.
      const battle: Battle = {
        ...drawn,
        attacker: { ...drawn.attacker, leaders: [] },
        defender: { ...drawn.defender, leaders: [] },
        attackerHand: drawn.attackerHand.slice(0, 1),
        defenderHand: drawn.defenderHand.slice(0, 1),
      };
      const rulings = drawnRulings(draws, game.rulings);
      const last = (side: Side): readonly string[] =>
        (plays(side, battle, rulings).at(-1) ?? 'none').split('+').filter((id) => id !== 'none');
      const ours = odds(opened(battle, rulings).begin(), {
        policy: always,
        outcome: (result) => nameOf(result as unknown as Plain),
      }).distribution;
      const theirs = new Map<string, number>();
      enumerated(
        (record) => fought(battle, { attacker: last('attacker'), defender: last('defender') }, rulings, record),
        (result, weight) =>
          theirs.set(
            nameOf(result as unknown as Plain),
            (theirs.get(nameOf(result as unknown as Plain)) ?? 0) + weight,
          ),
      );
      expect(ours.outcomes.map(({ outcome }) => outcome).toSorted(), `seed ${seed}`).toEqual(
        [...theirs.keys()].toSorted(),
      );
      for (const { outcome, weight } of ours.outcomes) {
        expect(Number(weight) / Number(ours.total), `seed ${seed}: ${outcome}`).toBeCloseTo(
          theirs.get(outcome) ?? 0,
          10,
        );
      }
    }
  });
});

/** The parts of a result that both computations name alike. */
function nameOf(result: Plain): string {
  const { winner, attacker, defender } = result as unknown as Fought;
  const side = ({ lost, morale, stand, left }: Fought[Side]): readonly Plain[] => [lost, morale, stand, left];
  return JSON.stringify([winner, side(attacker), side(defender)]);
}
