import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, die, faces } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import { type Fraction, fraction, minus, plus, times, toNumber, written } from '../number/fraction.ts';
import { planned, plans } from '../second-way/plans.ts';
import {
  type Ask,
  chance,
  checkpoint,
  choice,
  done,
  type Settled,
  type Step,
  settled,
  together,
} from '../step/step.ts';
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

const smaller = (a: Fraction, b: Fraction): Fraction => (toNumber(minus(a, b)) < 0 ? a : b);
const larger = (a: Fraction, b: Fraction): Fraction => (toNumber(minus(a, b)) > 0 ? a : b);

/** What two times two sealed options are worth: a saddle where there is one, otherwise the mixture that makes both rows alike. */
function sealed([[a, b], [c, d]]: readonly [readonly [Fraction, Fraction], readonly [Fraction, Fraction]]): Fraction {
  const low = larger(smaller(a, b), smaller(c, d));
  const high = smaller(larger(a, c), larger(b, d));
  if (toNumber(minus(low, high)) === 0) return low;
  const below = minus(plus(a, d), plus(b, c));
  return times(minus(times(a, d), times(b, c)), fraction(below.under, below.over));
}

/** Every path on its own, with plain fractions: the mean of a die, the best for whoever chooses. */
function minimax(step: Step<string>, side: string, goal: (result: string) => number): Fraction {
  const of = (next: Step<string>): Fraction => minimax(next, side, goal);
  switch (step.kind) {
    case 'done':
      return fraction(goal(step.result));
    case 'checkpoint':
      return of(step.next(step.state));
    case 'chance': {
      const counting = faces(step.die);
      return counting.map((face) => times(of(step.next(face)), fraction(1, counting.length))).reduce(plus);
    }
    case 'choice':
      return step.options.map((option) => of(step.next(option))).reduce(step.side === side ? larger : smaller);
    case 'together': {
      const gain = (row: string, column: string): Fraction =>
        of(step.next(side === 'a' ? { a: row, b: column } : { a: column, b: row }));
      return sealed([
        [gain('0', '0'), gain('0', '1')],
        [gain('1', '0'), gain('1', '1')],
      ]);
    }
  }
}

describe('advice on random small procedures', () => {
  const goal = (result: string): number => (Number(result) * 7) % 5;

  test.each(['a', 'b'])('is what plain minimax gives, for %s', (side) => {
    fc.assert(
      fc.property(plans, (plan) => {
        const value = written(minimax(planned(plan), side, goal));
        expect(written(new Advisor<string>({ side, goal }).value(planned(plan)))).toBe(value);
        expect(written(new Advisor<string>({ side, goal, merge: false }).value(planned(plan)))).toBe(value);
      }),
      { seed: 41, numRuns: 120 },
    );
  });

  test('a decision names each option with what it is worth, the best first for whoever chooses, and by how much', () => {
    fc.assert(
      fc.property(
        fc.array(plans, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('a' as const, 'b' as const),
        (next, side) => {
          const node = planned({ kind: 'choice', side, next });
          const decision = new Advisor<string>({ side: 'a', goal }).decide(node as never);
          if (node.kind !== 'choice') return;
          const values = node.options.map((option) => minimax(node.next(option), 'a', goal));
          expect(decision.options.map(({ value }) => written(value))).toEqual(values.map(written));
          const best = values.reduce(side === 'a' ? larger : smaller);
          expect(written(values[Number(decision.best)] as Fraction)).toBe(written(best));
          expect(decision.options.map(({ share }) => written(share))).toEqual(
            next.map((_, index) => (`${index}` === decision.best ? '1' : '0')),
          );
          const others = values.filter((_, index) => `${index}` !== decision.best);
          const second = others.length === 0 ? best : others.reduce(side === 'a' ? larger : smaller);
          expect(written(decision.margin)).toBe(written(side === 'a' ? minus(best, second) : minus(second, best)));
          expect([decision.side, decision.ask.text, decision.against]).toEqual([side, '', undefined]);
        },
      ),
      { seed: 42, numRuns: 60 },
    );
  });

  test('played as advised, the odds have the advised mean', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const advisor = new Advisor<string>({ side: 'a', goal });
        const { distribution } = odds(planned(plan), { policy: advisor.policy });
        expect(written(distribution.mean(goal))).toBe(written(minimax(planned(plan), 'a', goal)));
      }),
      { seed: 43, numRuns: 80 },
    );
  });
});

describe('how far advice goes', () => {
  const wide = (sides: number): Step<number> =>
    chance(ask('die'), die(sides), (face) => checkpoint('face', face, (state) => checkpoint('twice', state % 2, done)));

  test('as many states as it may hold, equal ones counted once, and no more', () => {
    // Five faces and two remainders.
    const value = (budget: number) =>
      written(new Advisor<number>({ side: 'a', goal: (x) => x, budget }).value(wide(5)));
    expect(value(7)).toBe('3/5');
    expect(() => value(6)).toThrow('oddsTooLarge');
  });

  test('with some to spare it holds so many more, and then again all it was given', () => {
    const advisor = new Advisor<number>({ side: 'a', goal: (x) => x, budget: 20 });
    advisor.value(wide(5));
    advisor.spare(3);
    const other = (sides: number): Step<number> =>
      chance(ask('die'), die(sides), (face) => checkpoint(`other ${sides}`, face, done));
    expect(written(advisor.value(other(3)))).toBe('2');
    expect(() => advisor.value(other(4))).toThrow('oddsTooLarge');
    advisor.spare();
    expect(written(advisor.value(other(5)))).toBe('3');
  });

  test('it looks no further than what is settled, where all of it is', () => {
    const detail = (certain: (state: number) => Settled): Step<number> =>
      chance(ask('die'), die(4), (face) => settled('end', face, certain, (state) => done(100 + state)));
    const settle = ({ figures }: Settled) => figures['x'];
    const value = (certain: (state: number) => Settled, more: object = { settle }) =>
      written(new Advisor<number>({ side: 'a', goal: (x) => x, ...more }).value(detail(certain)));
    expect(value((state) => ({ outcome: '', figures: { x: state } }))).toBe('5/2');
    expect(value((state) => ({ outcome: '', figures: { x: state } }), {})).toBe('205/2');
    expect(value(() => ({ outcome: '', figures: {} }))).toBe('205/2');
    const falls = [
      { weight: 1, figures: { x: 1 } },
      { weight: 3, figures: { x: 5 } },
    ];
    expect(value(() => ({ outcome: '', figures: {}, falls }))).toBe('4');
    expect(value(() => ({ outcome: '', figures: {}, falls: [...falls, { weight: 1, figures: {} }] }))).toBe('205/2');
  });
});

describe('sealed choices of one side, of a stranger, and too wide ones', () => {
  const goal = (gain: number): number => gain;
  const seal = (
    asks: Readonly<Record<string, readonly string[]>>,
    gain: (answers: Readonly<Record<string, string>>) => number,
  ): Step<number> =>
    together(ask('seal'), asks as never, (answers) => done(gain(answers as Readonly<Record<string, string>>)));

  test('a side alone takes its best, with nobody against it', () => {
    const alone = seal({ attacker: ['a', 'b', 'c'] }, ({ attacker }) => ({ a: 1, b: 5, c: 3 })[attacker ?? ''] ?? 0);
    const advisor = new Advisor<number>({ side: 'attacker', goal });
    const decision = advisor.decide(alone as never);
    expect([written(advisor.value(alone)), decision.best, written(decision.margin), decision.against]).toEqual([
      '5',
      'b',
      '2',
      undefined,
    ]);
    expect(decision.options.map(({ option, value, share }) => [option, written(value), written(share)])).toEqual([
      ['a', '1', '0'],
      ['b', '5', '1'],
      ['c', '3', '0'],
    ]);
    expect(odds(alone, { policy: advisor.policy }).distribution.outcomes.map(({ outcome }) => outcome)).toEqual([5]);
  });

  test('the side that asks takes the rows, wherever it stands; three sides are too many', () => {
    const gains = ({ blue, red }: Readonly<Record<string, string>>): number => (red === 'r' ? 3 : blue === 'b' ? 1 : 2);
    const advisor = new Advisor<number>({ side: 'red', goal });
    const decision = advisor.decide(seal({ blue: ['b', 'c'], red: ['s', 'r'] }, gains) as never);
    expect([decision.side, decision.best, decision.against?.side, written(decision.margin)]).toEqual([
      'red',
      'r',
      'blue',
      '2',
    ]);
    const three = seal({ a: ['x'], b: ['y'], c: ['z'] }, () => 1);
    expect(() => advisor.value(three)).toThrow('advice takes sealed choices of one or two sides, not 3');
    expect(() => advisor.value(seal({}, () => 1))).toThrow('not 0');
  });

  test('forty options a side are solved exactly, one more is refused or handed on', () => {
    const many = (rows: number, columns: number) =>
      seal(
        { a: Array.from({ length: rows }, (_, at) => `${at}`), b: Array.from({ length: columns }, (_, at) => `${at}`) },
        ({ a }) => Number(a),
      );
    const value = (rows: number, columns: number, more: object = {}) =>
      written(new Advisor<number>({ side: 'a', goal, ...more }).value(many(rows, columns)));
    expect([value(40, 1), value(1, 40)]).toEqual(['39', '0']);
    for (const [rows, columns] of [
      [41, 1],
      [1, 41],
    ] as const) {
      try {
        expect.fail(value(rows, columns));
      } catch (error) {
        expect((error as { refusals?: unknown }).refusals).toEqual([
          { code: 'matrixTooLarge', at: '', facts: { rows, columns, most: 40 } },
        ]);
      }
      expect(value(rows, columns, { solveLarge: () => ({ value: fraction(7), rows: [], columns: [] }) })).toBe('7');
    }
  });

  test('a decision without options is a fault', () => {
    const none = choice(ask('none'), 'a', [], () => done(0));
    const advisor = new Advisor<number>({ side: 'a', goal });
    expect(() => advisor.value(none)).toThrow('none: a decision without options');
    expect(() => advisor.decide(none as never)).toThrow('none: a decision without options');
  });
});
