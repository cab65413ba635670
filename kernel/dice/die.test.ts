import { describe, expect, test } from 'vitest';
import { Advisor } from '../advice/advise.ts';
import { previewOf } from '../forecast/preview.ts';
import type { Opened } from '../game/resolve.ts';
import { fraction, written } from '../number/fraction.ts';
import { type Ask, chance, done, explained, type Step } from '../step/step.ts';
import { words } from '../text/words.ts';
import { enumerate } from '../walk/enumerate.ts';
import { fuzz } from '../walk/fuzz.ts';
import { odds } from '../walk/odds.ts';
import { play } from '../walk/play.ts';
import { PlayRecord } from '../walk/record.ts';
import { replaying, typed } from '../walk/source.ts';
import { d10, die, faces, isFace, thrownAgain } from './die.ts';

const ASK: Ask = { rule: 'x', text: 'event' };
/** Five is the middle of the ten faces, and does not count. */
const BARRED = [4, 5];
const event: Step<number> = explained(
  () => [{ rule: 'x', title: words('event') }],
  chance(ASK, thrownAgain(d10, BARRED), (face) => {
    if (BARRED.includes(face)) throw new Error('a face that does not count was followed');
    return done(face);
  }),
);

describe('a die thrown again', () => {
  test('exact odds are those of throwing until a face counts', () => {
    // 1/10 + 2/10 × 1/10 + (2/10)² × 1/10 + … = 1/10 ÷ (1 − 2/10) = 1/8.
    const { distribution } = odds(event);
    expect(faces(thrownAgain(d10, BARRED))).toEqual([1, 2, 3, 6, 7, 8, 9, 10]);
    for (const face of [1, 2, 3, 6, 7, 8, 9, 10])
      expect(written(distribution.share((thrown) => thrown === face))).toBe('1/8');
    expect(new Set([...enumerate(event).values()].map(written))).toEqual(new Set(['1/8']));
    // The mean of the eight: (55 − 9) / 8.
    expect(new Advisor<number>({ side: '', goal: (face) => face }).value(event)).toEqual(fraction(46, 8));
  });

  test('play throws the whole die each time, and the journal tells every throw', () => {
    const record = new PlayRecord();
    expect(
      play(
        event,
        typed([4, 5, 4, 9], () => ''),
        record,
      ),
    ).toBe(9);
    expect(record.journal.map((entry) => entry.kind === 'die' && [entry.sides, entry.face])).toEqual([
      [10, 4],
      [10, 5],
      [10, 4],
      [10, 9],
    ]);
    expect(record.steps).toHaveLength(1);
    expect(play(event, replaying(record.journal))).toBe(9);
    for (let seed = 1; seed <= 50; seed += 1) expect(BARRED).not.toContain(fuzz(event, seed).result);
  });

  test('a middling throw is one that counts', () => {
    const opened = { begin: () => event, procedure: { outcome: (face: number) => (face > 5 ? 'high' : 'low') } };
    const { steps, die } = previewOf(opened as unknown as Opened, () => '');
    expect(steps.map(({ dice }) => dice)).toEqual([[{ sides: 10, face: 6 }]]);
    expect(die).toMatchObject({ sides: 10, faces: { low: [1, 2, 3], high: [6, 7, 8, 9, 10] } });
  });

  test('a die whose every face is thrown again is no die', () => {
    expect(() => thrownAgain(d10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toThrow(RangeError);
    expect(thrownAgain(d10, [])).toEqual(d10);
    expect(faces(thrownAgain(d10, [4, 4, 11]))).toHaveLength(9);
  });
});

test('a die has sides from one to 2^32, and its own faces', () => {
  expect([die(1), die(2 ** 32)]).toEqual([{ sides: 1 }, { sides: 2 ** 32 }]);
  for (const sides of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => die(sides)).toThrow(`received ${sides}`);
  for (const face of [1, 10]) expect(isFace(face, d10)).toBe(true);
  for (const face of [0, 11, 1.5, '1', undefined]) expect(isFace(face, d10)).toBe(false);
});

test('faces that the die does not have are not thrown again; all of them cannot be', () => {
  expect(thrownAgain(d10, [])).toEqual({ sides: 10 });
  expect(thrownAgain(d10, [0, 11, 1.5])).toEqual({ sides: 10 });
  expect(thrownAgain(d10, [3, 3, 12])).toEqual({ sides: 10, again: [3] });
  expect(thrownAgain(die(2), [1, 7])).toEqual({ sides: 2, again: [1] });
  expect(() => thrownAgain(die(2), [1, 2])).toThrow('never counts');
});
