import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import { type Fraction, fraction, toNumber, written } from '../number/fraction.ts';
import { type Ask, chance, checkpoint, choice, done, type Step, together } from '../step/step.ts';
import { enumerate } from '../walk/enumerate.ts';
import { odds } from '../walk/odds.ts';
import type { Policy } from '../walk/policy.ts';
import { Advisor } from './advise.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

/** Attacker and defender commit or hold a reserve; a commitment helps but is lost. Gains are the attacker's. */
const commitment: Step<number> = together(
  ask('commit'),
  { attacker: ['hold', 'commit'], defender: ['hold', 'commit'] },
  ({ attacker, defender }) => done(attacker === 'hold' ? (defender === 'hold' ? 0 : 1) : defender === 'hold' ? 2 : -1),
);

describe('advice on sealed choices', () => {
  // Gains [[0, 1], [2, -1]]: hold with p where 2(1-p) = p - (1-p), so p = 3/4, value 1/2; defender holds q = 1/2.
  test('a commit or hold game solved by hand', () => {
    const advisor = new Advisor<number>({ side: 'attacker', goal: (gain) => gain });
    expect(written(advisor.value(commitment))).toBe('1/2');
    const decision = advisor.decide(commitment as never);
    expect(decision.options.map(({ option, share }) => [option, written(share)])).toEqual([
      ['hold', '3/4'],
      ['commit', '1/4'],
    ]);
    expect(decision.against?.options.map(({ option, share }) => [option, written(share)])).toEqual([
      ['hold', '1/2'],
      ['commit', '1/2'],
    ]);
  });

  test('each option is worth what the matrix gives against the other’s mixture', () => {
    const next = practiceNumbers(5);
    for (let round = 0; round < 40; round += 1) {
      const [height, width] = [1 + Math.floor(next() * 4), 1 + Math.floor(next() * 4)];
      const gains = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => Math.floor(next() * 9) - 4),
      );
      const sealed = together(
        ask('sealed'),
        { attacker: gains.map((_, row) => String(row)), defender: (gains[0] ?? []).map((_, column) => String(column)) },
        ({ attacker, defender }) => done(gains[Number(attacker)]?.[Number(defender)] ?? Number.NaN),
      );
      const advisor = new Advisor<number>({ side: 'attacker', goal: (gain) => gain });
      const { options, against } = advisor.decide(sealed as never);
      const rows = options.map(({ share }) => toNumber(share));
      const columns = against?.options.map(({ share }) => toNumber(share)) ?? [];
      const dot = (line: readonly number[], shares: readonly number[]) =>
        line.reduce((sum, gain, at) => sum + gain * (shares[at] ?? Number.NaN), 0);
      for (const [row, { value }] of options.entries())
        expect(toNumber(value)).toBeCloseTo(dot(gains[row] ?? [], columns), 9);
      for (const [column, { value }] of (against?.options ?? []).entries()) {
        const line = gains.map((each) => each[column] ?? Number.NaN);
        expect(Math.abs(toNumber(value))).toBeCloseTo(Math.abs(dot(line, rows)), 9);
      }
    }
  });

  test('the defender’s advice is the mirror', () => {
    const advisor = new Advisor<number>({ side: 'defender', goal: (gain) => -gain });
    expect(written(advisor.value(commitment))).toBe('-1/2');
    expect(advisor.decide(commitment as never).options.map(({ share }) => written(share))).toEqual(['1/2', '1/2']);
  });

  test('odds under the advised policy have the advised mean', () => {
    const advisor = new Advisor<number>({ side: 'attacker', goal: (gain) => gain });
    const { distribution } = odds(commitment, { policy: advisor.policy });
    expect(written(distribution.mean((gain) => gain))).toBe('1/2');
  });
});

/** Two rounds: a die each, the side behind may withdraw between them; merged after each round. */
const tworounds = (attack: number, defence: number): Step<number> => {
  const round = (name: string, score: number, then: (score: number) => Step<number>): Step<number> =>
    chance(ask('attacker'), die(attack), (ours) =>
      chance(ask('defender'), die(defence), (theirs) => checkpoint(name, score + Math.sign(ours - theirs), then)),
    );
  const withdraw = (score: number): Step<number> =>
    choice(ask('defender withdraws'), 'defender', ['stay', 'withdraw'], (d) =>
      d === 'withdraw'
        ? done(score + 1)
        : choice(ask('attacker withdraws'), 'attacker', ['stay', 'withdraw'], (a) =>
            a === 'withdraw' ? done(score - 1) : round('second', 2 * score, done),
          ),
    );
  return round('first', 0, withdraw);
};

describe('advice inside a two-round battle', () => {
  test('the value equals exhaustive enumeration of all strategies', () => {
    const battle = tworounds(4, 3);
    const states = [-1, 0, 1];
    const means: Fraction[][] = [];
    // A strategy says for each score after round one whether to withdraw: eight for each side.
    const strategy = (bits: number, score: number): string =>
      (bits >> states.indexOf(score)) & 1 ? 'withdraw' : 'stay';
    for (let a = 0; a < 8; a += 1) {
      means[a] = [];
      for (let d = 0; d < 8; d += 1) {
        const settle =
          (score: number): Policy =>
          (_ask, side) =>
            strategy(side === 'attacker' ? a : d, score);
        let mean = fraction(0);
        const outer = (step: Step<number>, share: Fraction): void => {
          if (step.kind === 'checkpoint' && typeof step.state === 'number') {
            for (const [text, part] of enumerate(step.next(step.state), settle(step.state))) {
              const add = fraction(BigInt(text) * part.over * share.over, part.under * share.under);
              mean = fraction(mean.over * add.under + add.over * mean.under, mean.under * add.under);
            }
          } else if (step.kind === 'chance') {
            for (let face = 1; face <= step.die.sides; face += 1)
              outer(step.next(face), fraction(share.over, share.under * BigInt(step.die.sides)));
          }
        };
        outer(battle, fraction(1));
        means[a]?.push(mean);
      }
    }
    // Both see everything, so the best of the worst is the value.
    const worst = means.map((row) => row.reduce((low, each) => (toNumber(each) < toNumber(low) ? each : low)));
    const value = worst.reduce((high, each) => (toNumber(each) > toNumber(high) ? each : high));
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    expect(written(advisor.value(battle))).toBe(written(value));
  });

  test('a choice says by how much the best is better', () => {
    const gamble = choice(ask('roll'), 'attacker', ['safe', 'roll'], (option) =>
      option === 'safe' ? done(3) : chance(ask('die'), d6, (face) => done(face)),
    );
    const decision = new Advisor<number>({ side: 'attacker', goal: (x) => x }).decide(gamble as never);
    expect(decision.best).toBe('roll');
    expect(written(decision.margin)).toBe('1/2');
  });
});
