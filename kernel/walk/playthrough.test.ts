import { describe, expect, test } from 'vitest';
import { type Die, d6, thrownAgain } from '../dice/die.ts';
import type { Entry } from '../journal/journal.ts';
import { quoted } from '../refusal/refusal.ts';
import { type Ask, chance, checkpoint, choice, done, explained, type Step, settled, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { fuzz } from './fuzz.ts';
import { Playthrough } from './playthrough.ts';
import { answersInOrder, live, replaying, typed } from './source.ts';

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

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { refusals?: readonly unknown[] }).refusals;
  }
};
const DIE: Die = d6;

describe('where faces come from', () => {
  test('dice that were rolled are taken in their order; one missing or left over is told with its place', () => {
    const source = typed([4, 2], () => 'x');
    expect(source.answer(ask('q'), 'red', ['x'])).toBe('x');
    expect(source.face(ask('a'), DIE)).toBe(4);
    expect(codeOf(source.finish)).toEqual([{ code: 'diceLeftOver', at: 'dice[1]', facts: { used: 1, given: 2 } }]);
    expect(source.face(ask('b'), DIE)).toBe(2);
    expect(codeOf(source.finish)).toBeUndefined();
    expect(codeOf(() => source.face(ask('c'), DIE))).toEqual([
      { code: 'dieMissing', at: 'dice[2]', rule: 'x', facts: { ask: words('c') } },
    ]);
  });

  test('live dice are thrown, and answers asked for', () => {
    const source = live(
      ({ sides }) => sides - 1,
      (_ask, side, options) => `${side}${options.length}`,
    );
    expect([source.face(ask('a'), DIE), source.answer(ask('a'), 'red', ['x', 'y'])]).toEqual([5, 'red2']);
  });
});

describe('a journal played again', () => {
  const fell = { kind: 'die', rule: 'x', text: 'a', sides: 6, face: 3 } as const;
  const chosen = { kind: 'choice', rule: 'x', text: 'q', side: 'red', option: 'y' } as const;
  const sealed = { kind: 'together', rule: 'x', text: 's', answers: { red: 'r', blue: 'b' } } as const;

  test('gives faces, options and sealed answers in their order', () => {
    const source = replaying([fell, sealed, chosen, sealed, fell]);
    expect(source.face(ask('a'), DIE)).toBe(3);
    expect(source.answer(ask('s'), 'red', ['r'])).toBe('r');
    expect(codeOf(source.finish)).toEqual([
      { code: 'journalLeftOver', at: 'journal[1]', facts: { used: 1, given: 5 } },
    ]);
    expect(source.answer(ask('s'), 'blue', ['b'])).toBe('b');
    expect(source.answer(ask('q'), 'red', ['y'])).toBe('y');
    // The second sealed choice wants both sides again.
    expect(source.answer(ask('s'), 'blue', ['b'])).toBe('b');
    expect(codeOf(() => source.face(ask('a'), DIE))).toMatchObject([{ code: 'journalDiffers', at: 'journal[3]' }]);
    expect(source.answer(ask('s'), 'red', ['r'])).toBe('r');
    expect(source.face(ask('a'), DIE)).toBe(3);
    expect(codeOf(source.finish)).toBeUndefined();
  });

  test('is refused at the entry that differs, with what stands there', () => {
    const refusal = (code: string, text: string, received: unknown) => [
      {
        code,
        at: 'journal[0]',
        rule: 'x',
        facts: { ask: words(text), received: received === undefined ? 'undefined' : quoted(received) },
      },
    ];
    const face = (entry: Entry | undefined, text = 'a', sides = 6) =>
      codeOf(() => replaying(entry ? [entry] : []).face(ask(text), { sides }));
    expect(face(undefined)).toEqual(refusal('journalEnds', 'a', undefined));
    expect(face(chosen)).toEqual(refusal('journalDiffers', 'a', chosen));
    expect(face(fell, 'b')).toEqual(refusal('journalDiffers', 'b', fell));
    expect(face(fell, 'a', 10)).toEqual(refusal('journalDiffers', 'a', fell));
    expect(face({ ...fell, rule: 'y' })).toMatchObject([{ code: 'journalDiffers' }]);
    const answer = (entry: Entry | undefined, text: string, side = 'red') =>
      codeOf(() => replaying(entry ? [entry] : []).answer(ask(text), side, ['y', 'r', 'b']));
    expect(answer(undefined, 'q')).toEqual(refusal('journalEnds', 'q', undefined));
    expect(answer(fell, 'a')).toEqual(refusal('journalDiffers', 'a', fell));
    expect(answer(chosen, 'p')).toEqual(refusal('journalDiffers', 'p', chosen));
    expect(answer({ ...chosen, rule: 'y' }, 'q')).toMatchObject([{ code: 'journalDiffers' }]);
    expect(answer(chosen, 'q', 'blue')).toEqual(refusal('journalDiffers', 'q', chosen));
    expect(answer(sealed, 's', 'green')).toEqual(refusal('journalDiffers', 's', sealed));
  });
});

describe('answers given beforehand', () => {
  test('are taken in their order, a sealed choice once for each side', () => {
    const { answer, finish } = answersInOrder(['y', { red: 'r', blue: 'b' }, 'y', { red: 'r' }]);
    expect(answer(ask('q'), 'red', ['x', 'y'])).toBe('y');
    expect(answer(ask('s'), 'blue', ['b'])).toBe('b');
    expect(codeOf(finish)).toEqual([{ code: 'answersLeftOver', at: 'answers[1]', facts: { used: 1, given: 4 } }]);
    expect(answer(ask('s'), 'red', ['r'])).toBe('r');
    expect(answer(ask('q'), 'blue', ['y'])).toBe('y');
    expect(answer(ask('s'), 'red', ['r'])).toBe('r');
    expect(codeOf(finish)).toBeUndefined();
    expect(codeOf(() => answer(ask('q'), 'red', ['x']))).toEqual([
      { code: 'answerMissing', at: 'answers[4]', rule: 'x', facts: { ask: words('q'), side: 'red', options: ['x'] } },
    ]);
  });

  test('that are not on offer are refused', () => {
    const refused = (given: string | Record<string, string>) =>
      codeOf(() => answersInOrder([given]).answer(ask('q'), 'red', ['x', 'y']));
    const refusal = (received: string | null) => [
      {
        code: 'notAnOption',
        at: 'answers[0]',
        rule: 'x',
        facts: { ask: words('q'), side: 'red', options: ['x', 'y'], received },
      },
    ];
    expect(refused('z')).toEqual(refusal('z'));
    expect(refused({ red: 'z' })).toEqual(refusal('z'));
    expect(refused({ blue: 'x' })).toEqual(refusal(null));
  });
});

describe('one reply', () => {
  const refused = (step: Step<number>, reply: object) => Playthrough.begin(() => step).reply(reply).standing;

  test('that the rules do not allow is refused with what came and what would do', () => {
    const die = chance(ask('a'), d6, done);
    for (const face of [0, 7, 1.5, undefined])
      expect(refused(die, { face })).toEqual({
        kind: 'refused',
        refusals: [
          { code: 'notAFace', at: 'dice', rule: 'x', facts: { ask: words('a'), received: quoted(face), sides: 6 } },
        ],
      });
    const refusal = (side: string, received: string | null, options: readonly string[]) => ({
      kind: 'refused',
      refusals: [
        { code: 'notAnOption', at: 'answers', rule: 'x', facts: { ask: words('q'), side, received, options } },
      ],
    });
    const question = choice(ask('q'), 'red', ['x', 'y'], () => done(0));
    expect(refused(question, { option: 'z' })).toEqual(refusal('red', 'z', ['x', 'y']));
    expect(refused(question, {})).toEqual(refusal('red', null, ['x', 'y']));
    const seal = together(ask('q'), { red: ['x'], blue: ['y'] }, () => done(0));
    expect(refused(seal, { answers: { red: 'x', blue: 'x' } })).toEqual(refusal('blue', 'x', ['y']));
    expect(refused(seal, { answers: { blue: 'y' } })).toEqual(refusal('red', null, ['x']));
    expect(refused(seal, {})).toMatchObject({ kind: 'refused' });
  });

  test('a face that is thrown again asks for another, and is told once', () => {
    const again = chance(ask('a'), thrownAgain(d6, [6]), done, () => [{ rule: 'x', title: words('told') }]);
    const once = Playthrough.begin(() => again).reply({ face: 6 });
    expect(once.standing.kind).toBe('waiting');
    expect(once.reply({ face: 2 }).standing).toEqual({ kind: 'done', result: 2 });
    expect(once.reply({ face: 2 }).journal.map((entry) => entry.kind === 'die' && entry.face)).toEqual([6, 2]);
    expect(once.steps.filter(({ title }) => title.key === 'told')).toHaveLength(1);
  });

  test('to a play that is done, or from its start back, changes nothing', () => {
    const end = Playthrough.begin(() => done(3));
    expect([end.reply({ face: 1 }), end.back(), end.replies]).toEqual([end, end, []]);
    expect(() =>
      Playthrough.begin(() => {
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
  });

  test('given beforehand may be sealed, and stops where there is none left', () => {
    const seal = () => together(ask('q'), { red: ['x', 'y'], blue: ['z'] }, ({ red }) => done(red));
    expect(Playthrough.begin(seal).given([], [{ red: 'y', blue: 'z' }]).standing).toEqual({
      kind: 'done',
      result: 'y',
    });
    expect(Playthrough.begin(seal).given([1], []).standing.kind).toBe('waiting');
  });
});

describe('random play', () => {
  test('ends, and tells what was settled on the way', () => {
    const certain = { outcome: 'x', figures: {} };
    const tree = checkpoint('c', 1, () =>
      settled(
        's',
        2,
        () => certain,
        (state) => chance(ask('a'), d6, () => done(state)),
      ),
    );
    const played = fuzz(tree, 1);
    expect([played.result, played.nodes, played.settled, played.record.journal.length]).toEqual([2, 4, [certain], 1]);
  });

  test('says where a decision offers nothing or the same twice, or where there is no end', () => {
    expect(() =>
      fuzz(
        choice(ask('q'), 'red', [], () => done(0)),
        1,
      ),
    ).toThrow('q: a decision without options');
    expect(() =>
      fuzz(
        choice(ask('q'), 'red', ['a', 'b', 'a'], () => done(0)),
        1,
      ),
    ).toThrow('q: an option stands twice in a, b, a');
    expect(() =>
      fuzz(
        together(ask('q'), { red: ['a'], blue: ['b', 'b'] }, () => done(0)),
        1,
      ),
    ).toThrow('q: an option stands twice');
    const long = (left: number): Step<number> => (left === 0 ? done(0) : checkpoint('on', left, () => long(left - 1)));
    expect(fuzz(long(9_999), 1).nodes).toBe(10_000);
    expect(() => fuzz(long(10_000), 1)).toThrow('no end after 10000 nodes');
    expect(() =>
      fuzz(
        checkpoint('c', Number.NaN, () => done(0)),
        1,
      ),
    ).toThrow('NaN');
  });

  test('answers a sealed choice for every side', () => {
    const seal = together(ask('q'), { red: ['a'], blue: ['b'] }, ({ red, blue }) => done(`${red}${blue}`));
    expect(fuzz(seal, 1).result).toBe('ab');
  });

  test('takes every option in the end', () => {
    const ends = new Set(
      Array.from({ length: 60 }, (_, seed) => fuzz(choice(ask('q'), 'red', ['a', 'b', 'c'], done), seed).result),
    );
    expect([...ends].toSorted()).toEqual(['a', 'b', 'c']);
  });
});
