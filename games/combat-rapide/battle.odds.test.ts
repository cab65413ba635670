/** Exact odds of the five battles, against an oracle that knows neither steps nor walkers; and what advice adds to them. */
import {
  Advisor,
  bySide,
  compare,
  type Fraction,
  fraction,
  type Game,
  never,
  type Opened,
  odds,
  open,
  pause,
  play,
  times,
  typed,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type ByHand, type End, endsOf, type Hand, WHOLE } from './battle.oracle.ts';
import { game as combatRapide } from './game.ts';
import type { BattleResult } from './procedures/result.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = combatRapide;

const opened = (id: string, rulings: Readonly<Record<string, string>> = {}): Opened => {
  const checked = open(game, 'battle', game.examples.find((each) => each.id === id)?.input, { rulings });
  if (!checked.ok) throw new Error(`${id} is refused`);
  return checked.value;
};

const edge = (result: unknown): number => {
  const { attacker, defender } = result as BattleResult;
  return defender.suffered - attacker.suffered;
};

/** Two armies of medieval veterans (morale 2) on column A, Shock 6 against 4; Spain inflicts ½ less before 1560. */
const NAPLES: ByHand = {
  attacker: { morale: 2, shock: { column: 'A', modifier: 2 }, pursuit: 2, manoeuvre: 0, adjust: 0 },
  defender: { morale: 2, shock: { column: 'A', modifier: 0 }, pursuit: 0, manoeuvre: 0, adjust: -0.5 },
  major: { attacker: true, defender: true },
};

/** Renaissance Fire on C (+2 leader, −1 river) without losses, Shock on A (−1 river, +1 cavalry); Hungary on B, 6 D. */
const MOHACS: ByHand = {
  attacker: {
    morale: 2,
    fire: { column: 'C', modifier: 1, losses: false },
    shock: { column: 'A', modifier: 0 },
    pursuit: 0,
    manoeuvre: 4,
    adjust: 1,
  },
  defender: { morale: 2, shock: { column: 'B', modifier: 0 }, pursuit: 0, manoeuvre: 2, adjust: -0.5 },
  major: { attacker: true, defender: true },
};

/** The Aztecs shock on B without Cav; Cortés fires on C (+5) without losses, shocks on A (+5, +1 cavalry), 1A+, Spain. */
const TENOCHTITLAN: ByHand = {
  attacker: { morale: 2, shock: { column: 'B', modifier: 0 }, pursuit: 0, manoeuvre: 1, adjust: 0 },
  defender: {
    morale: 3,
    fire: { column: 'C', modifier: 5, losses: false },
    shock: { column: 'A', modifier: 6 },
    pursuit: 6,
    manoeuvre: 5,
    adjust: -1,
  },
  major: { attacker: false, defender: false },
};

/** Spain on D/D, France on B/B with +2 Shock; Fire 3 against 3. */
const ROCROI: ByHand = {
  attacker: hand('D', 0, 'D', 0, 2, 0),
  defender: hand('B', 0, 'B', 2, 4, 0),
  major: { attacker: true, defender: true },
};

/** France on B (+3) and on A (+4) by the Revolution, Austria on B/B; ½ more for both from 1700 on. */
const RIVOLI: ByHand = {
  attacker: hand('B', 3, 'A', 4, 6, 0.5),
  defender: hand('B', 0, 'B', 0, 4, 0.5),
  major: { attacker: true, defender: true },
};

/** Veterans of morale 4 with full Fire; the pursuit has the modifier of the Shock. */
function hand(
  fire: 'B' | 'D',
  fireModifier: number,
  shock: 'A' | 'B' | 'D',
  shockModifier: number,
  manoeuvre: number,
  adjust: number,
): Hand {
  return {
    morale: 4,
    fire: { column: fire, modifier: fireModifier, losses: true },
    shock: { column: shock, modifier: shockModifier },
    pursuit: shockModifier,
    manoeuvre,
    adjust,
  };
}

const BATTLES: readonly (readonly [id: string, battle: ByHand])[] = [
  ['naples-1495', NAPLES],
  ['mohacs-1520', MOHACS],
  ['tenochtitlan-1520', TENOCHTITLAN],
  ['rocroi-1643', ROCROI],
  ['rivoli-1797', RIVOLI],
];

const share = (ends: readonly End[], outcome: string): Fraction =>
  fraction(
    ends.reduce((sum, end) => (end.outcome === outcome ? sum + end.weight : sum), 0),
    WHOLE,
  );

/** Edges are whole halves. */
const mean = (ends: readonly End[]): Fraction =>
  fraction(
    ends.reduce((sum, { edge: gap, weight }) => sum + BigInt(gap * 2) * BigInt(weight), 0n),
    BigInt(WHOLE) * 2n,
  );

describe('exact odds with nobody withdrawing', () => {
  test.each(BATTLES)('%s: every outcome and the mean gap as the oracle has them', (id, battle) => {
    const ends = endsOf(battle);
    const { distribution } = odds(opened(id).begin(), { policy: never });
    for (const outcome of ['attackerMajor', 'attacker', 'draw', 'defender', 'defenderMajor']) {
      const ours = distribution.share((result) => opened(id).procedure.outcome(result) === outcome);
      expect(`${outcome} ${written(ours)}`).toBe(`${outcome} ${written(share(ends, outcome))}`);
    }
    expect(written(distribution.mean(edge))).toBe(written(mean(ends)));
  });
});

describe('exact odds know no first side', () => {
  const MIRRORED = [
    ['attackerMajor', 'defenderMajor'],
    ['attacker', 'defender'],
    ['draw', 'draw'],
    ['defender', 'attacker'],
    ['defenderMajor', 'attackerMajor'],
  ] as const;

  test.each(['naples-1495', 'tenochtitlan-1520', 'rocroi-1643', 'rivoli-1797'])('%s with the sides exchanged', (id) => {
    const { input, procedure, begin } = opened(id);
    const { attacker, defender, ...rest } = input as { readonly attacker: object; readonly defender: object };
    const exchanged = open(game, 'battle', { ...rest, attacker: defender, defender: attacker });
    if (!exchanged.ok) throw new Error('refused');
    const outcome = (result: unknown): string => procedure.outcome(result);
    const [ours, theirs] = [begin, exchanged.value.begin].map((start) => odds(start(), { outcome }).distribution);
    for (const [here, there] of MIRRORED) {
      const [left, right] = [ours?.share((name) => name === here), theirs?.share((name) => name === there)];
      expect(left && written(left)).toBe(right && written(right));
    }
  });
});

describe('withdrawal decided by advice for both sides', () => {
  test.each(BATTLES)(
    '%s: the odds under the advice have the advised value, and no side gains by never withdrawing',
    (id) => {
      const { begin } = opened(id);
      const advisor = new Advisor<unknown>({ side: 'attacker', goal: edge });
      const advised = advisor.value(begin());
      const value = (policy: Parameters<typeof odds>[1] & object): Fraction =>
        odds(begin(), policy).distribution.mean(edge);
      expect(written(value({ policy: advisor.policy }))).toBe(written(advised));
      const stubbornAttacker = value({ policy: bySide({ attacker: never }, advisor.policy) });
      const stubbornDefender = value({ policy: bySide({ defender: never }, advisor.policy) });
      expect(compare(stubbornAttacker, advised)).toBeLessThanOrEqual(0);
      expect(compare(stubbornDefender, advised)).toBeGreaterThanOrEqual(0);
    },
  );
});

describe('[C] the value of withdrawing after the first round of Rivoli', () => {
  const { begin } = opened('rivoli-1797');
  const faces = [3, 5, 8, 6];

  /** The defender's decision after the printed first round. */
  const decision = () => {
    let step = pause(begin());
    for (const face of faces) {
      if (step.kind !== 'chance') throw new Error('a die was expected');
      step = pause(step.next(face));
    }
    if (step.kind !== 'choice') throw new Error('a decision was expected');
    return new Advisor<unknown>({ side: 'defender', goal: (result) => -edge(result) }).decide(step);
  };

  test('withdrawing costs Austria 4½ and on average 3/20 for the retreat, against 2 for France', () => {
    // Manoeuvre 4: seven faces of ten cost nothing, three cost ½.
    const { options } = decision();
    const withdraw = options.find(({ option }) => option === 'withdraw');
    expect(written(withdraw?.value ?? fraction(0))).toBe(written(fraction(-(45 + 1.5 - 20) * 10, 100)));
  });

  test('fighting on is worth what the oracle says, and withdrawing is better for Austria', () => {
    const { options, best, margin } = decision();
    const fight = options.find(({ option }) => option === 'fight');
    const byHand = mean(endsOf(RIVOLI, [4, 1.5, 0, 2], 2));
    expect(written(fight?.value ?? fraction(0))).toBe(written(times(byHand, fraction(-1))));
    expect(best).toBe('withdraw');
    expect(margin.over > 0n).toBe(true);
  });
});

test('[M] with option M the French Fire harder where the Austrian fails: his value lies between fighting and withdrawing freely', () => {
  const value = (rulings: Readonly<Record<string, string>>): Fraction => {
    const { begin } = opened('rivoli-1797', rulings);
    return new Advisor<unknown>({ side: 'defender', goal: (result) => -edge(result) }).value(begin());
  };
  const [free, tested] = [value({}), value({ withdrawal: 'test' })];
  const stand = times(odds(opened('rivoli-1797').begin(), { policy: never }).distribution.mean(edge), fraction(-1));
  expect(compare(tested, free)).toBeLessThan(0);
  expect(compare(stand, tested)).toBeLessThanOrEqual(0);
});

test('a play without a record comes to the same result as one with it', () => {
  const { begin } = opened('rivoli-1797');
  const answer = () => 'withdraw';
  expect(play(begin(), typed([3, 5, 8, 6, 7], answer))).toMatchObject({ winner: 'attacker', gap: 2.5 });
});
