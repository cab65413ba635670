import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { type Ask, chance, choice, done, explained, type Step } from '../step/step.ts';
import { words } from '../text/words.ts';
import { Playthrough } from './playthrough.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });
let begun = 0;

/** Three dice, a question after the second; every die is told. */
const start = (): Step<number> => {
  begun += 1;
  return chance(ask('first'), d6, (a) =>
    chance(ask('second'), d6, (b) =>
      choice(ask('again'), 'red', ['no', 'yes'], (answer) =>
        answer === 'no'
          ? done(a + b)
          : explained(
              () => [{ rule: 'x', title: words('third'), outcome: words('told') }],
              chance(ask('third'), d6, (c) => done(a + b + c)),
            ),
      ),
    ),
  );
};

const dice = (faces: readonly number[]) => {
  const left = [...faces];
  return () => left.shift() ?? 0;
};

describe('a playthrough', () => {
  test('goes on reply by reply, without beginning again', () => {
    begun = 0;
    const end = Playthrough.begin(start)
      .reply({ face: 2 })
      .reply({ face: 3 })
      .reply({ option: 'yes' })
      .reply({ face: 6 });
    expect(end.standing).toEqual({ kind: 'done', result: 11 });
    expect(begun).toBe(1);
    expect(end.replies).toEqual([{ face: 2 }, { face: 3 }, { option: 'yes' }, { face: 6 }]);
    expect(Playthrough.begin(start).through(end.replies).steps).toEqual(end.steps);
    expect(end.journal.map(({ kind }) => kind)).toEqual(['die', 'die', 'choice', 'die']);
  });

  test('can be taken back, and what was told before stays as it was', () => {
    const asked = Playthrough.begin(start).thrown(dice([2, 3]));
    const steps = JSON.stringify(asked.steps);
    const end = asked.reply({ option: 'yes' }).thrown(dice([6]));
    expect(JSON.stringify(asked.steps)).toBe(steps);
    expect(end.back().back().steps).toEqual(asked.steps);
    const otherwise = end.back().reply({ face: 1 });
    expect(otherwise.standing).toEqual({ kind: 'done', result: 6 });
    expect(end.standing).toEqual({ kind: 'done', result: 11 });
  });

  test('goes on with what still fits after a die was corrected, and asks for the rest', () => {
    const replies = [{ face: 2 }, { face: 3 }, { option: 'yes' }, { face: 6 }];
    const begin = Playthrough.begin(start);
    expect(begin.fitting(replies.with(1, { face: 4 })).standing).toEqual({ kind: 'done', result: 12 });
    // Without the third die the last reply answers nothing: it is left out.
    expect(begin.fitting(replies.with(2, { option: 'no' })).standing).toEqual({ kind: 'done', result: 5 });
    const stopped = begin.fitting(replies.with(1, { face: 9 }));
    expect(stopped.replies).toEqual([{ face: 2 }]);
    expect(stopped.standing.kind).toBe('waiting');
  });

  test('stands refused where the rules refuse, with what led there', () => {
    const refused = Playthrough.begin(start).reply({ face: 7 });
    expect(refused.standing).toMatchObject({ kind: 'refused', refusals: [{ code: 'notAFace' }] });
    expect(refused.back().standing.kind).toBe('waiting');
  });

  test('takes what was given beforehand as far as it goes', () => {
    const played = Playthrough.begin(start).given([1, 1], ['yes']);
    expect(played.standing.kind === 'waiting' && played.standing.step.ask.text).toBe('third');
    expect(played.given([4], []).standing).toEqual({ kind: 'done', result: 6 });
  });
});
