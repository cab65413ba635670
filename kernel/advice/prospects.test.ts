import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.ts';
import { written } from '../number/fraction.ts';
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
import { words } from '../text/words.ts';
import { inOneGo } from '../walk/odds.ts';
import { Advisor } from './advise.ts';
import { prospectsInPieces } from './prospects.ts';

const outlook = <T>(start: Step<T>, advisor: Advisor<T>, side: string) =>
  inOneGo(prospectsInPieces(start, advisor, side));

const advised = (prospect: ReturnType<typeof outlook>[number] | undefined) =>
  prospect?.advised.map(({ options, share }) => [options.join(), written(share)]);

const ask = (text: string): Ask => ({ rule: 'x', text });

/** A die; on a 1 nothing is asked. The defender may end it at 3; the attacker may then keep his face or take 4. */
const game: Step<number> = chance(ask('die'), d6, (face) =>
  face === 1
    ? done(0)
    : checkpoint('asked', face, (kept) =>
        choice(ask('end it'), 'defender', ['no', 'yes'], (end) =>
          end === 'yes'
            ? done(3)
            : choice(ask('keep'), 'attacker', ['keep', 'four'], (option) => done(option === 'keep' ? kept : 4)),
        ),
      ),
);

describe('prospects', () => {
  test('the defender is asked five times in six, and always ends it', () => {
    // Left alone the attacker makes at least four of it, so three is the defender's best.
    const advisor = new Advisor<number>({ side: 'defender', goal: (score) => -score });
    const [prospect, ...others] = outlook(game, advisor, 'defender');
    expect(others).toEqual([]);
    expect([prospect?.ask.text, written(prospect?.times as never)]).toEqual(['end it', '5/6']);
    expect(advised(prospect)).toEqual([['yes', '1']]);
  });

  test('the attacker is never asked, for the defender ends it first', () => {
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    expect(outlook(game, advisor, 'attacker')).toEqual([]);
  });

  test('where the face decides, the shares say how often', () => {
    const alone: Step<number> = chance(ask('die'), d6, (face) =>
      checkpoint('asked', face, (kept) =>
        choice(ask('keep'), 'attacker', ['keep', 'four'], (option) => done(option === 'keep' ? kept : 4)),
      ),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    const [prospect] = outlook(alone, advisor, 'attacker');
    // 5 and 6 are kept, 1 to 3 are exchanged; a four is no better than a four.
    expect(written(prospect?.indifferent as never)).toBe('1/6');
    expect(advised(prospect)).toEqual([
      ['four', '3/5'],
      ['keep', '2/5'],
    ]);
    expect(prospect?.depends).toEqual({
      on: 'one',
      question: { key: 'die' },
      kind: 'die',
      cases: [
        { values: [1, 2, 3], options: ['four'] },
        { values: [4], options: [] },
        { values: [5, 6], options: ['keep'] },
      ],
    });
  });

  test('a question that lies behind another of the same side is counted too', () => {
    // On a 6 the attacker is first asked whether to go on, and then once more whether to keep the face.
    const twice: Step<number> = chance(ask('die'), d6, (face) =>
      face < 6
        ? choice(ask('keep'), 'attacker', ['keep', 'four'], (option) => done(option === 'keep' ? face : 4))
        : choice(ask('go on'), 'attacker', ['no', 'yes'], (on) =>
            on === 'no' ? done(0) : choice(ask('keep'), 'attacker', ['keep', 'four'], () => done(6)),
          ),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    const put = outlook(twice, advisor, 'attacker').map(({ ask: { text }, times }) => [text, written(times)]);
    expect(put).toEqual([
      ['keep', '1'],
      ['go on', '1/6'],
    ]);
  });

  test('options that are as good as each other stand together', () => {
    const three: Step<number> = choice(ask('which'), 'attacker', ['a', 'b', 'c'], (option) =>
      done(option === 'a' ? 1 : 2),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    const [prospect] = outlook(three, advisor, 'attacker');
    expect(prospect?.advised.map(({ options }) => options)).toEqual([['b', 'c']]);
    expect(prospect?.depends).toBeUndefined();
  });

  test('what two dice decide together depends on several things', () => {
    const sum: Step<number> = chance(ask('first'), d6, (first) =>
      chance(ask('second'), d6, (second) =>
        choice(ask('keep'), 'attacker', ['keep', 'seven'], (option) => done(option === 'keep' ? first + second : 7)),
      ),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    expect(outlook(sum, advisor, 'attacker')[0]?.depends).toEqual({ on: 'several' });
  });

  test('a sealed question depends on what fell before it', () => {
    // On a high die the row player should hold, on a low one strike; blue’s answer changes nothing.
    const sealed: Step<number> = chance(ask('die'), d6, (face) =>
      together(ask('seal'), { attacker: ['hold', 'strike'], defender: ['wait'] }, ({ attacker }) =>
        done((attacker === 'hold') === face > 3 ? 1 : 0),
      ),
    );
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    expect(outlook(sealed, advisor, 'attacker')[0]?.depends).toMatchObject({
      on: 'one',
      kind: 'die',
      cases: [
        { values: [1, 2, 3], options: ['strike'] },
        { values: [4, 5, 6], options: ['hold'] },
      ],
    });
  });
});

describe('a sealed choice after a die', () => {
  const pennies = (stake: (face: number) => number): Step<number> =>
    chance(ask('die'), d6, (face) =>
      checkpoint('sealed', face, (kept) =>
        together(
          ask('penny'),
          { attacker: ['heads', 'tails'], defender: ['heads', 'tails'] },
          ({ attacker, defender }) => done(attacker === defender ? (attacker === 'heads' ? stake(kept) : 1) : 0),
        ),
      ),
    );
  const dependsOn = (stake: (face: number) => number) => {
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
    return outlook(pennies(stake), advisor, 'attacker')[0]?.depends;
  };

  test('that is always mixed alike depends on nothing', () => {
    // Heads are worth as much as tails: half and half, whatever fell.
    expect(dependsOn(() => 1)).toBeUndefined();
  });

  test('that is mixed otherwise depends on the die', () => {
    // Where heads are worth n, they are shown once in n + 1 times: 1/2 or 1/4.
    expect(dependsOn((face) => (face < 3 ? 1 : 3))).toMatchObject({
      on: 'one',
      kind: 'die',
      cases: [{ values: [1, 2] }, { values: [3, 4, 5, 6] }],
    });
  });
});

test('what comes after a sealed choice is put as often as its answer is mixed', () => {
  // Paper wins 1 of rock, scissors 3 of paper, rock 2 of scissors: nobody gains by leaving 1/2, 1/3, 1/6,
  // for 1/3 × 1 = 1/6 × 2, 1/6 × 3 = 1/2 × 1 and 1/2 × 2 = 1/3 × 3.
  const hands = ['rock', 'paper', 'scissors'];
  const won = [
    [0, -1, 2],
    [1, 0, -3],
    [-2, 3, 0],
  ];
  const of = (hand: string | undefined): number => hands.indexOf(hand ?? '');
  const sealed: Step<number> = together(ask('hand'), { attacker: hands, defender: hands }, ({ attacker, defender }) =>
    choice(ask(`after ${attacker}`), 'attacker', ['keep', 'lose'], (option) =>
      done((won[of(attacker)]?.[of(defender)] ?? 0) - (option === 'keep' ? 0 : 1)),
    ),
  );
  const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score });
  const told = outlook(sealed, advisor, 'attacker').map(({ ask: { text }, times }) => [text, written(times)]);
  expect(Object.fromEntries(told)).toEqual({
    hand: '1',
    'after rock': '1/2',
    'after paper': '1/3',
    'after scissors': '1/6',
  });
});

describe('where nothing will be asked any more', () => {
  test.each(['a', 'b'])('prospects of %s are the same as when all is walked to its end', (side) => {
    let asked = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const told = (merge: boolean) => {
          const advisor = new Advisor<string>({ side, goal: Number, merge });
          advisor.value(planned(plan));
          return outlook(planned(plan), advisor, side);
        };
        // An adviser that remembers no state knows of none that nothing is asked from there.
        const [quick, plain] = [told(true), told(false)];
        asked += plain.length;
        expect(quick).toEqual(plain);
      }),
      { seed: 20, numRuns: 300 },
    );
    expect(asked).toBeGreaterThan(50);
  });

  /** Six faces, four dice more that nobody is asked about; on a six the side is asked at the end. */
  const rolls = (left: number, so: number): Step<number> =>
    left === 0
      ? so % 6 === 0
        ? checkpoint('end', so, () =>
            choice(ask('end'), 'attacker', ['no', 'yes'], (end) => done(end === 'yes' ? 9 : 1)),
          )
        : done(so)
      : chance(ask('die'), d6, (face) => checkpoint(`left ${left}`, so * 6 + face, (sum) => rolls(left - 1, sum % 36)));

  test('a state is as quiet as what it leads to, whether that was known before or not', () => {
    const settle = ({ figures }: Settled) => figures['score'];
    const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score, settle });
    const details = () =>
      settled(
        'won',
        0,
        () => ({ outcome: 'won', figures: { score: 1 } }),
        () => choice(ask('how'), 'attacker', ['so', 'otherwise'], () => done(1)),
      );
    // Both faces lead to the same state, which is known when the second is looked at.
    const parents = chance(ask('die'), die(2), (face) =>
      checkpoint('parent', face, () => checkpoint('child', 0, details)),
    );
    advisor.value(parents);
    for (const face of [1, 2]) {
      expect(advisor.isQuiet('parent', face, false), `${face}`).toBe(true);
      expect(advisor.isQuiet('parent', face, true), `${face}`).toBe(false);
    }
  });

  test('where only details are still asked about, they are prospects for whoever wants all of it', () => {
    const settle = ({ figures }: Settled) => figures['score'];
    const start = chance(ask('die'), die(2), (face) =>
      checkpoint('thrown', face, () =>
        settled(
          'won',
          0,
          () => ({ outcome: 'won', figures: { score: 1 } }),
          () => choice(ask('how'), 'attacker', ['so', 'otherwise'], () => done(1)),
        ),
      ),
    );
    const asked = (options: object) => {
      const advisor = new Advisor<number>({ side: 'attacker', goal: (score) => score, settle });
      advisor.value(start);
      return inOneGo(prospectsInPieces(start, advisor, 'attacker', options)).map(({ ask: put, times }) => [
        put.text,
        written(times),
      ]);
    };
    expect(asked({})).toEqual([['how', '1']]);
    expect(asked({ settle })).toEqual([]);
  });

  test('only the states that lead to a question are opened', () => {
    const advisor = new Advisor<number>({ side: 'defender', goal: (score) => -score });
    const start = rolls(3, 0);
    advisor.value(start);
    let states = 0;
    inOneGo(prospectsInPieces(start, advisor, 'defender'), (progress) => {
      states = progress.states;
    });
    // The start itself, which is no checkpoint: whatever falls, the defender is never asked.
    expect(states).toBe(1);
  });
});

describe('on what the best answer depends', () => {
  const attacker = () => new Advisor<number>({ side: 'attacker', goal: (score) => score });
  const dependsOn = (start: Step<number>, side = 'attacker', advisor = attacker()) =>
    outlook(start, advisor, side)[0]?.depends;
  const keep = (worth: number, other: number, text = 'keep') =>
    choice(ask(text), 'attacker', ['keep', 'other'], (option) => done(option === 'keep' ? worth : other));

  test('the one earlier throw that settles it, of several that were thrown', () => {
    const second = chance(ask('die'), die(2), () => chance(ask('die'), die(3), (face) => keep(face, 2)));
    expect(dependsOn(second)).toEqual({
      on: 'one',
      question: words('die'),
      kind: 'die',
      cases: [
        { values: [1], options: ['other'] },
        { values: [2], options: [] },
        { values: [3], options: ['keep'] },
      ],
    });
  });

  test('an earlier answer, of whichever side; a sealed one as a whole', () => {
    const mixed = together(
      ask('seal'),
      { attacker: ['h', 't'], defender: ['h', 't'] },
      ({ attacker: a, defender: d }) => keep(a === d ? 3 : -1, 1),
    );
    const [, prospect] = outlook(mixed, attacker(), 'attacker');
    expect(prospect?.depends).toMatchObject({ on: 'one', kind: 'answer', question: { key: 'seal' } });
    expect(prospect?.depends?.on === 'one' && prospect.depends.cases.map(({ options }) => options).toSorted()).toEqual([
      ['keep'],
      ['other'],
    ]);
  });

  test('values that lead to one answer stand together, in their order', () => {
    const ten = chance(ask('die'), die(12), (face) => keep(face % 2, 0.5));
    expect(dependsOn(ten)).toMatchObject({
      cases: [
        { values: [1, 3, 5, 7, 9, 11], options: ['keep'] },
        { values: [2, 4, 6, 8, 10, 12], options: ['other'] },
      ],
    });
  });

  test('a throw that does not come before every time the question is put settles nothing', () => {
    const some = chance(ask('first'), die(2), (first) =>
      first === 1 ? keep(1, 0) : chance(ask('second'), die(2), (second) => keep(second, 1.5)),
    );
    expect(dependsOn(some)).toEqual({ on: 'several' });
  });

  test('in a tree too wide to be looked through nobody claims that one throw settles it', () => {
    /** After the first die, so many more that change nothing. */
    const after = (dice: number, first: number, last: (first: number) => Step<number>): Step<number> =>
      dice === 0
        ? last(first)
        : chance(ask(`die ${dice}`), d6, () => checkpoint(`thrown ${dice}`, first, (so) => after(dice - 1, so, last)));
    const thrown = (dice: number, last: (first: number) => Step<number>) =>
      chance(ask('first'), d6, (first) => after(dice, first, last));
    const byFirst = (first: number) => keep(first % 2, 0.5);
    expect(dependsOn(thrown(2, byFirst))).toMatchObject({
      on: 'one',
      question: words('first'),
      cases: [
        { values: [1, 3, 5], options: ['keep'] },
        { values: [2, 4, 6], options: ['other'] },
      ],
    });
    // Six dice fall in 46 656 ways.
    expect(dependsOn(thrown(5, byFirst))).toEqual({ on: 'several' });
    // An answer that is always the best, or never matters, depends on nothing, however wide the tree.
    expect(dependsOn(thrown(5, () => keep(1, 0)))).toBeUndefined();
    expect(dependsOn(thrown(5, () => keep(1, 1)))).toBeUndefined();
    expect(dependsOn(thrown(5, (first) => keep(1, first === 1 ? 1 : 0)))).toEqual({ on: 'several' });
  });

  test('a question put again after its own answer, and then answered otherwise, depends on more than one thing', () => {
    const again = choice(ask('keep'), 'attacker', ['keep', 'other'], (option) =>
      option === 'keep' ? keep(0, 2) : done(1),
    );
    expect(dependsOn(again)).toEqual({ on: 'several' });
  });

  test('a question that nothing comes before depends on nothing', () => {
    expect(dependsOn(keep(1, 0))).toBeUndefined();
  });
});

describe('how often', () => {
  test('a question put several times counts each time, with each of its best answers', () => {
    const loop = (left: number): Step<number> =>
      left === 0
        ? done(0)
        : choice(ask('on'), 'attacker', ['stop', 'on'], (option) =>
            option === 'stop'
              ? done(0)
              : chance(ask('die'), die(2), (face) => (face === 1 ? done(left) : loop(left - 1))),
          );
    const [on] = outlook(loop(2), new Advisor<number>({ side: 'attacker', goal: (score) => score }), 'attacker');
    expect([written(on?.times as never), written(on?.indifferent as never), advised(on)]).toEqual([
      '3/2',
      '0',
      [['on', '1']],
    ]);
  });

  test('what lies behind a mixed choice comes up as often as it is mixed', () => {
    // Hold three times in four, x and y half of the time each; whoever holds against y is asked once more.
    const seal = together(
      ask('seal'),
      { attacker: ['hold', 'strike'], defender: ['x', 'y'] },
      ({ attacker: a, defender: d }): Step<number> =>
        a === 'strike'
          ? done(d === 'x' ? 2 : -1)
          : d === 'x'
            ? done(0)
            : choice(ask('late'), 'attacker', ['one', 'none'], (option) => done(option === 'one' ? 1 : 0)),
    );
    const times = (side: string) =>
      outlook(
        seal,
        new Advisor<number>({ side, goal: (score) => (side === 'attacker' ? score : -score) }),
        'attacker',
      ).map(({ ask: { text }, times: put }) => [text, written(put)]);
    for (const side of ['attacker', 'defender'])
      expect(times(side)).toEqual([
        ['seal', '1'],
        ['late', '3/8'],
      ]);
  });

  test('a mixed choice is advised in its parts', () => {
    // Hold wins 0 or 1, strike 2 or -1: hold three times in four.
    const seal = together(
      ask('seal'),
      { attacker: ['hold', 'strike'], defender: ['x', 'y'] },
      ({ attacker: a, defender: d }) => done(a === 'hold' ? (d === 'x' ? 0 : 1) : d === 'x' ? 2 : -1),
    );
    const before = chance(ask('die'), die(2), () => seal);
    const ours = outlook(before, new Advisor<number>({ side: 'attacker', goal: (score) => score }), 'attacker');
    expect(advised(ours[0])).toEqual([
      ['hold', '3/4'],
      ['strike', '1/4'],
    ]);
    const theirs = outlook(before, new Advisor<number>({ side: 'attacker', goal: (score) => score }), 'defender');
    expect(advised(theirs[0])).toEqual([
      ['x', '1/2'],
      ['y', '1/2'],
    ]);
  });
});
