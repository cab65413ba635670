/** Faces that are alike weigh what they weigh one by one, for odds, advice and questions. */
import { describe, expect, test } from 'vitest';
import { Advisor } from '../advice/advise.ts';
import { d6, d10, thrownAgain } from '../dice/die.ts';
import { written } from '../number/fraction.ts';
import { enumerate } from '../walk/enumerate.ts';
import { odds } from '../walk/odds.ts';
import { questions } from '../walk/open.ts';
import { alike, chanceAlike, chanceMeeting } from './alike.ts';
import { nested } from './nested.ts';
import { type Ask, choice, done, explained, type Step } from './step.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

describe('alike', () => {
  test('one face stands for all that come to the same', () => {
    // 1 to 3 miss, 4 and 5 score one, 6 two.
    const scores = [0, 0, 0, 1, 1, 2];
    expect(alike(d6, (face) => scores[face - 1] as number)).toEqual({
      die: d6,
      faces: [1, 4, 6],
      weights: [3, 2, 1],
      whole: 6,
    });
  });

  test('faces that are thrown again do not count', () => {
    const die = thrownAgain(d6, [1, 6]);
    expect(alike(die, (face) => face % 2)).toEqual({ die, faces: [2, 3], weights: [2, 2], whole: 4 });
  });

  test('a number is not the name that looks like it', () => {
    expect(alike(d6, (face) => (face < 4 ? 1 : '1')).faces).toEqual([1, 4]);
  });
});

const HITS = alike(d10, (face) => Math.max(0, face - 6));
const EITHER = alike(d10, (face) => Number(face > 7));

/** Three dice whose hits are summed, then a test that lets one stop; told as each face is. */
const volley = (left: number, so: number): Step<string> =>
  left === 0
    ? chanceAlike(ask('test'), EITHER, (face) =>
        face > 7 ? choice(ask('stop'), 'red', ['stop', 'on'], (option) => done(`${so} ${option}`)) : done(`${so}`),
      )
    : chanceMeeting(
        ask('shot'),
        HITS,
        `left ${left}`,
        (face) => so + Math.max(0, face - 6),
        (sum) => volley(left - 1, sum),
        (face) => () => [{ rule: 'x', title: { key: 'shot', facts: { face } } }],
      );

const sharesOf = (step: Step<string>) => {
  const { outcomes, total } = odds(step).distribution;
  return new Map(outcomes.map(({ outcome, weight }) => [JSON.stringify(outcome), `${(weight * 10_000n) / total}`]));
};

describe('a die with faces that are alike', () => {
  const plain = new Map(
    [...enumerate(volley(3, 0))].map(([key, { over, under }]) => [key, `${(over * 10_000n) / under}`]),
  );

  test('has the odds of every face', () => {
    expect(sharesOf(volley(3, 0))).toEqual(plain);
    expect(sharesOf(explained(() => [], volley(3, 0)))).toEqual(plain);
    expect(sharesOf(nested('inside', 0, volley(3, 0), (result) => done(result)))).toEqual(plain);
  });

  test('is worth what every face is worth', () => {
    const goal = (result: string): number => Number(result.split(' ')[0]) + (result.endsWith('on') ? 1 : 0);
    // Each die scores (1 + 2 + 3 + 4) / 10 = 1 on average; three in ten times one more by going on.
    expect(written(new Advisor<string>({ side: 'red', goal }).value(volley(3, 0)))).toBe('33/10');
    expect(written(new Advisor<string>({ side: 'red', goal, merge: false }).value(volley(3, 0)))).toBe('33/10');
  });

  test('hides no question', () => {
    expect(questions(volley(3, 0)).map(({ key }) => key)).toEqual(['red:stop']);
  });
});
