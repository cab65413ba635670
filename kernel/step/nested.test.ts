import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { fraction, written } from '../number/fraction.ts';
import { odds } from '../walk/odds.ts';
import { nested } from './nested.ts';
import { chance, checkpoint, done, type Step } from './step.ts';

const ask = (text: string) => ({ rule: '1', text });

/** A die that is rolled until it shows more than three; equal states meet between the throws. */
const throwAgain = (thrown: number): Step<number> =>
  thrown === 3
    ? done(thrown)
    : checkpoint('thrown', thrown, (so) =>
        chance(ask('again'), d6, (face) => (face > 3 ? done(so) : throwAgain(so + 1))),
      );

describe('a procedure inside another', () => {
  test('keeps the frames of the outer one apart where its own states are equal', () => {
    const outer = chance(ask('outer'), d6, (frame) =>
      nested('inner', frame > 4 ? 'high' : 'low', throwAgain(0), (thrown, inside) => done(`${inside} ${thrown}`)),
    );
    const { outcomes, total } = odds(outer).distribution;
    // Two thirds are low; after 0, 1, 2 throws in vain it ends with 1/2, 1/4, 1/8, and with the third for certain.
    expect(
      Object.fromEntries(outcomes.map(({ outcome, weight }) => [outcome, written(fraction(weight, total))])),
    ).toEqual({
      'low 0': '1/3',
      'low 1': '1/6',
      'low 2': '1/12',
      'low 3': '1/12',
      'high 0': '1/6',
      'high 1': '1/12',
      'high 2': '1/24',
      'high 3': '1/24',
    });
  });
});
