/** What is told before a die is thrown: the cells that may be read, the die that decides, what is listed, how far it is. */
import { describe, expect, test } from 'vitest';
import { type Die, d6, d10, die, thrownAgain } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open } from '../game/resolve.ts';
import { record } from '../input/field.ts';
import type { Notes } from '../step/note.ts';
import { type Ask, chance, checkpoint, choice, done, type Plain, type Step, settled, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { inOneGo } from '../walk/odds.ts';
import { always, evenly, never, type Policy } from '../walk/policy.ts';
import { decidingDie } from './deciding-die.ts';
import type { FirstAnswer } from './first-answer.ts';
import { forecastInPieces, type Means, type Wish } from './forecast.ts';
import { listingOf } from './listing.ts';
import { newsFrom } from './news.ts';
import { previewOf } from './preview.ts';
import { player, questionsMet, sampledInPieces } from './sampled.ts';
import { sampledAdviceInPieces } from './sampled-advice.ts';
import { inTime, stopWhenLate } from './time.ts';

const ask = (text: string): Ask => ({ rule: 'x', text });

const openedWith = (begin: () => Step<unknown>, more: Partial<Procedure> = {}): Opened => {
  const procedure = {
    id: 'p',
    rule: 'x',
    input: record('x', {}),
    begin,
    outcome: String,
    summary: (result: unknown) => words('x', { result: String(result) }),
    figures: {},
    ...more,
  } as unknown as Procedure;
  const game = { id: 'g', version: '1', sides: ['red', 'blue'], rulings: {}, tables: {}, procedures: { p: procedure } };
  const opened = open(game as unknown as Game, 'p', {});
  return opened.ok ? opened.value : expect.fail('refused');
};
const forecastOf = (opened: Opened, wish: Wish, means: Means = {}) => inOneGo(forecastInPieces(opened, wish, means));

const reading = (row: string, column = 'c', table = 't'): Notes => {
  const lookup = { table, row, column, cell: `${row}${column}` };
  return () => [
    { rule: 'x', title: words('no lookup') },
    { rule: 'x', title: words('read'), lookup },
  ];
};

describe('cells that may be read', () => {
  const litOf = (begin: () => Step<unknown>, policy: Policy = never) =>
    previewOf(openedWith(begin), policy).lit.map(({ table, row, column, cell, faces }) => [
      `${table} ${row} ${column} ${cell}`,
      faces,
    ]);

  test('have the faces that lead there, in their order, where one die decides', () => {
    expect(litOf(() => chance(ask('die'), d6, (face) => done(face, reading(face % 2 === 0 ? 'even' : 'odd'))))).toEqual(
      [
        ['t odd c oddc', [1, 3, 5]],
        ['t even c evenc', [2, 4, 6]],
      ],
    );
    // Of faces thrown again nothing is read.
    expect(litOf(() => chance(ask('die'), thrownAgain(die(4), [1, 4]), (face) => done(face, reading('a'))))).toEqual([
      ['t a c ac', [2, 3]],
    ]);
    // Met in another order: the six is seen first of those behind the checkpoint.
    const late = (face: number): Step<number> =>
      face > 4 ? done(face, reading('a')) : checkpoint('late', face, (state) => done(state, reading('a')));
    expect(litOf(() => chance(ask('die'), d6, late))).toEqual([['t a c ac', [1, 2, 3, 4, 5, 6]]]);
  });

  test('have no faces where none or two dice lead there, and are apart by table, row and column', () => {
    expect(
      litOf(() =>
        chance(
          ask('die'),
          die(2),
          (face) =>
            face === 1 ? done(1, reading('a', 'd')) : chance(ask('die'), die(2), () => done(2, reading('a', 'c', 'u'))),
          reading('a'),
        ),
      ),
    ).toEqual([
      ['t a c ac', undefined],
      ['t a d ad', [1]],
      ['u a c ac', undefined],
    ]);
    // The same cell after one die and after two.
    expect(
      litOf(() =>
        chance(ask('die'), die(2), (face) =>
          face === 1 ? done(1, reading('a')) : chance(ask('die'), die(2), () => done(2, reading('a'))),
        ),
      ),
    ).toEqual([['t a c ac', undefined]]);
  });

  test('lie where the policy goes, and a mix goes its first way', () => {
    const decided = () =>
      choice(ask('which'), 'red', ['a', 'b'], (first) =>
        together(ask('seal'), { red: ['c', 'd'], blue: ['e', 'f'] }, ({ red, blue }) =>
          done(0, reading(`${first}${red}${blue}`)),
        ),
      );
    const rows = (policy: Policy) => previewOf(openedWith(decided), policy).lit.map(({ row }) => row);
    expect([rows(never), rows(always), rows(evenly)]).toEqual([['ace'], ['bdf'], ['ace']]);
  });

  test('are lit in part where there are too many of them', () => {
    // The die itself is the first of 240 nodes that are looked at.
    const wide = litOf(() => chance(ask('die'), die(500), (face) => done(face, reading(`${face}`))));
    expect([wide.length, wide.at(-1)?.[1]]).toEqual([239, [239]]);
    expect(litOf(() => chance(ask('die'), die(239), (face) => done(face, reading(`${face}`))))).toHaveLength(239);
  });
});

describe('the steps of a middling throw', () => {
  const facesOf = (thrown: Die, policy: Policy = never) =>
    previewOf(
      openedWith(() =>
        chance(ask('die'), thrown, (face) =>
          choice(ask('which'), 'red', ['a', 'b'], (option) => done(`${face}${option}`)),
        ),
      ),
      policy,
    ).steps.map(({ dice, answers }) => [...dice.map(({ face }) => face), ...answers.map(({ option }) => option)]);

  test('take the lower of the two middle faces that count, and what the policy says', () => {
    expect(facesOf(d6)).toEqual([[3], ['a']]);
    expect(facesOf(d10, always)).toEqual([[5], ['b']]);
    expect(facesOf(die(5), evenly)).toEqual([[3], ['a']]);
    // Of 2 to 6 the third is the middle.
    expect(facesOf(thrownAgain(d6, [1]))).toEqual([[4], ['a']]);
  });
});

describe('the die that decides', () => {
  const decides = (begin: () => Step<unknown>, policy: Policy = never) => decidingDie(openedWith(begin), policy);

  test('is the first that is thrown, whatever is decided or merged before and after', () => {
    const low = (face: number): Step<string> =>
      checkpoint('mid', face, (state) =>
        choice(ask('ask'), 'red', ['no', 'yes'], (option) => done(`${state < 3} ${option}`)),
      );
    const begin = () => together(ask('seal'), { red: ['a'], blue: ['b'] }, () => chance(ask('die'), die(4), low));
    expect(decides(begin)).toEqual({
      sides: 4,
      question: words('die'),
      faces: { 'true no': [1, 2], 'false no': [3, 4] },
    });
    expect(decides(begin, always)?.faces).toEqual({ 'true yes': [1, 2], 'false yes': [3, 4] });
    expect(decides(begin, evenly)?.faces).toEqual({ 'true no': [1, 2], 'false no': [3, 4] });
  });

  test('later dice may fall as they will, if all that comes of them is the same', () => {
    const later = (second: (face: number, next: number) => string) => () =>
      chance(ask('die'), die(2), (face) => chance(ask('later'), die(3), (next) => done(second(face, next))));
    expect(decides(later((face) => `${face}`))?.faces).toEqual({ 1: [1], 2: [2] });
    expect(decides(later((face, next) => (face === 2 && next === 3 ? 'x' : `${face}`)))).toBeUndefined();
  });

  test('what is settled need not be looked behind', () => {
    const begin = () =>
      chance(ask('die'), die(2), (face) =>
        settled(
          'end',
          face,
          (state) => ({ outcome: `s${state}`, figures: {} }),
          () => expect.fail('not looked for'),
        ),
      );
    expect(decides(begin)?.faces).toEqual({ s1: [1], s2: [2] });
  });

  test('there is none where nothing is thrown, where it is settled before, or where it takes too long to tell', () => {
    expect(decides(() => done('x'))).toBeUndefined();
    expect(
      decides(() =>
        settled(
          's',
          0,
          () => ({ outcome: 'x', figures: {} }),
          () => done('x'),
        ),
      ),
    ).toBeUndefined();
    // One step to the die and one for each face: 400 in all may be looked at.
    const wide = (sides: number) => () => chance(ask('die'), die(sides), () => done('x'));
    expect(decides(wide(399))?.faces['x']).toHaveLength(399);
    expect(decides(wide(400))).toBeUndefined();
  });
});

describe('what odds are listed by', () => {
  const result = { code: 'A', hits: 3, in: { deep: [4, { end: true }] }, none: null };
  const opened = openedWith(() => done(result), {
    outcome: () => 'A',
    outcomes: ['A', 'B'],
    figures: { hits: (each: unknown) => (each as typeof result).hits * 2 } as never,
  });
  const certain = { outcome: 'B', figures: { hits: 5 } };

  test('the outcome, in its order', () => {
    const listing = listingOf(opened);
    expect([listing.by, listing.order, listing.read(result), listing.settle(certain)]).toEqual([
      'outcome',
      ['A', 'B'],
      'A',
      'B',
    ]);
    expect(listing.finish).not.toThrow();
  });

  test('a figure', () => {
    const listing = listingOf(opened, 'hits');
    expect([listing.by, listing.order, listing.read(result), listing.settle(certain)]).toEqual([
      'hits',
      undefined,
      6,
      5,
    ]);
    expect(listing.settle({ outcome: 'B', figures: {} })).toBeUndefined();
    expect(listing.finish).not.toThrow();
  });

  test('a field, however deep; nothing is settled before the end', () => {
    const read = (by: string) => {
      const listing = listingOf(opened, by);
      const value = listing.read(result);
      listing.finish();
      return [listing.by, listing.order, value, listing.settle(certain)];
    };
    expect(read('code')).toEqual(['code', undefined, 'A', undefined]);
    expect(read('in.deep[0]')).toEqual(['in.deep[0]', undefined, 4, undefined]);
    expect(read('in.deep[1].end')).toEqual(['in.deep[1].end', undefined, true, undefined]);
    expect(read('none')).toEqual(['none', undefined, null, undefined]);
  });

  test('a field that only some results have is nothing in the others', () => {
    const listing = listingOf(opened, 'late');
    expect([listing.read({ late: 1 }), listing.read(result), listing.read('x')]).toEqual([1, null, null]);
    expect(listing.finish).not.toThrow();
  });

  test('one that none has is refused with those there are, and the nearest', () => {
    const told = (by: string, results: readonly Plain[]) => {
      const listing = listingOf(opened, by);
      for (const each of results) expect(listing.read(each)).toBe(null);
      try {
        listing.finish();
        return undefined;
      } catch (error) {
        return (error as { refusals: unknown }).refusals;
      }
    };
    expect(told('cod', [result, { late: 1 }, null, 'x', 7])).toEqual([
      {
        code: 'unknownResultField',
        at: 'by',
        facts: { received: 'cod', options: ['outcome', 'hits', 'code', 'in', 'none', 'late'], close: 'code' },
      },
    ]);
    expect(told('toString', [{}])).toEqual([
      { code: 'unknownResultField', at: 'by', facts: { received: 'toString', options: ['outcome', 'hits'] } },
    ]);
    for (const by of ['', '.', 'code.length', 'none.x', 'in.deep.x']) expect(told(by, [result]), by).toBeDefined();
  });
});

describe('how far it has come', () => {
  const answer: FirstAnswer = { outcomes: [], open: { p: 0.25, fraction: '1/4' } };

  test('what was settled once is told on; what is thrown is told as such', () => {
    const news = newsFrom();
    expect(news({ level: 1, states: 5 })()).toEqual({ states: 5 });
    expect(news({ level: 1, states: 6, first: () => answer })()).toEqual({ states: 6, share: 0.75, first: answer });
    expect(news({ level: 2, states: 7 })()).toEqual({ states: 7, share: 0.75, first: answer });
    expect(news({ level: 0, states: 8, share: 0 })()).toEqual({ states: 8, share: 0, sampling: true, first: answer });
    const other = { ...answer, open: { p: 0, fraction: '0' } };
    expect(news({ level: 2, states: 9, first: () => other })()).toEqual({ states: 9, share: 1, first: other });
  });

  test('is worked out when somebody looks, as it stood then', () => {
    let worked = 0;
    const news = newsFrom();
    const first = news({
      level: 1,
      states: 1,
      first: () => {
        worked += 1;
        return answer;
      },
    });
    const second = news({ level: 1, states: 2, first: () => ({ ...answer, open: { p: 0, fraction: '0' } }) });
    expect(worked).toBe(0);
    expect([first().share, second().share, worked]).toEqual([0.75, 1, 1]);
  });

  test('without time left work ends at its first piece', () => {
    const work = function* () {
      yield 1;
      yield 2;
      return 3;
    };
    expect(inOneGo(inTime(work(), undefined))).toBe(3);
    expect(inOneGo(inTime(work(), () => 'walk'))).toBe(3);
    expect(() => inOneGo(inTime(work(), () => 'sample'))).toThrow('oddsTooLong');
    expect(() => stopWhenLate(() => 'none')).toThrow('oddsTooLong');
    expect(() => stopWhenLate(undefined)).not.toThrow();
  });
});

describe('random plays', () => {
  test('draw a mix by its weights, and every face alike', () => {
    const play = player(
      () =>
        new Map<string, number | bigint>([
          ['a', 1],
          ['none', 0],
          ['b', 3n],
        ]),
    );
    const step = {
      begin: () =>
        choice(ask('q'), 'red', ['a', 'none', 'b'], (option) =>
          chance(ask('d'), die(2), (face) => done(`${option}${face}`)),
        ),
    };
    const counts = new Map<unknown, number>();
    for (let times = 0; times < 4_000; times += 1) {
      const ended = play(step as never);
      counts.set(ended, (counts.get(ended) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
    // One in eight and three in eight of 4,000: five standard errors are about 105 and 153.
    for (const [key, expected, off] of [
      ['a1', 500, 105],
      ['a2', 500, 105],
      ['b1', 1500, 153],
      ['b2', 1500, 153],
    ] as const)
      expect(Math.abs((counts.get(key) ?? 0) - expected)).toBeLessThan(off);
  });

  test('meet every question of every situation, options that vary told as such', () => {
    const asking = (text: string, options: (face: number) => readonly string[]) =>
      openedWith(() => chance(ask('die'), d6, (face) => choice(ask(text), 'red', options(face), done)));
    const met = questionsMet([
      asking('one', () => ['a', 'b']),
      asking('two', (face) => (face < 3 ? ['a', 'b'] : ['b', 'c'])),
    ]);
    expect(met.map(({ key, varies }) => [key, varies])).toEqual([
      ['red:one', false],
      ['red:two', true],
    ]);
    expect([...(met[1]?.options ?? [])].toSorted()).toEqual(['a', 'b', 'c']);
    // As many plays as there are situations leave one each.
    expect(
      questionsMet([asking('one', () => ['a', 'b']), asking('two', () => ['a'])], 2).map(({ text }) => text),
    ).toEqual(['one']);
    expect(questionsMet([asking('one', () => ['a', 'b'])], 0)).toEqual([]);
  });

  test('of each option in turn tell how many of all are thrown', () => {
    const opened = openedWith(() => choice(ask('q'), 'red', ['a', 'b'], (option) => done(Number(option === 'a'))), {
      figures: { sum: Number } as never,
    });
    const told: unknown[] = [];
    const advised = sampledAdviceInPieces(opened, opened.begin(), { side: 'red' }, { plays: 150 });
    inOneGo(advised, (each) => told.push(each));
    expect(told).toEqual([
      { level: 0, states: 100, share: 50 / 150 },
      { level: 0, states: 200, share: 100 / 150 },
      { level: 0, states: 250, share: 125 / 150 },
      { level: 0, states: 300, share: 1 },
    ]);
  });

  test('make a chart that claims no fraction, piece by piece', () => {
    const opened = openedWith(() => chance(ask('die'), die(2), (face) => done(face)), {
      outcomes: ['2', '1'],
      figures: { face: (face: unknown) => Number(face) } as never,
    });
    const told: unknown[] = [];
    const chart = inOneGo(sampledInPieces(opened, listingOf(opened), never, { plays: 1_200 }), (each) =>
      told.push(each),
    );
    expect(told).toEqual([
      { level: 0, states: 500, share: 500 / 1200 },
      { level: 0, states: 1000, share: 1000 / 1200 },
      { level: 0, states: 1200, share: 1 },
    ]);
    expect([chart.method, chart.effort]).toEqual(['sampled', 1200]);
    expect(chart.within).toBeCloseTo(1.96 / (2 * Math.sqrt(1200)), 12);
    const [two, one] = chart.outcomes;
    expect([two?.outcome, one?.outcome, two?.fraction, one?.atLeast?.fraction]).toEqual(['2', '1', '…', '…']);
    expect((two?.p ?? 0) + (one?.p ?? 0)).toBeCloseTo(1, 12);
    expect(one?.atLeast?.p).toBeCloseTo(1, 12);
    const [face] = chart.figures;
    // The mean of ones and twos is one and the share of twos.
    expect([face?.mean.fraction, face?.values.map(({ value, fraction }) => [value, fraction])]).toEqual([
      '…',
      [
        [1, '…'],
        [2, '…'],
      ],
    ]);
    expect(face?.mean.value).toBeCloseTo(1 + (two?.p ?? 0), 12);
    expect(face?.values[1]?.p).toBe(two?.p);
    expect(Math.abs((two?.p ?? 0) - 0.5)).toBeLessThan(0.08);
  });
});

describe('how a forecast says it was settled', () => {
  const opened = openedWith(
    () => choice(ask('q'), 'red', ['a', 'b'], (option) => chance(ask('d'), die(2), (face) => done(`${option}${face}`))),
    {
      figures: { b: (result: unknown) => Number(String(result).startsWith('b')) } as never,
    },
  );
  const settled = (wish: Wish) => forecastOf(opened, wish).policy;

  test('by the best where only advice was asked for, and by declining otherwise', () => {
    const advice = {};
    expect(settled({ advice })).toEqual(['best']);
    expect(settled({})).toEqual(['never']);
    for (const more of [{ odds: true }, { worth: {} }, { preview: true }]) {
      expect(settled({ advice, ...more })).toEqual(['never']);
      expect(settled(more)).toEqual(['never']);
    }
  });

  test('by a journal, by clauses, by answers that are tried out, in this order', () => {
    const journal = [{ kind: 'choice', rule: 'x', text: 'q', side: 'red', option: 'b' }] as const;
    const made = forecastOf(opened, { odds: true, asPlayed: journal, policy: ['never'], assumed: { 'red:q': 'a' } });
    expect(made.policy).toEqual(['journal', 'never', 'red:q=a']);
    expect(made.outcomes?.map(({ outcome }) => outcome)).toEqual(['b1', 'b2']);
    expect(
      forecastOf(opened, { odds: true, policy: ['never'], assumed: { 'red:q': 'b' } }).outcomes?.map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(['b1', 'b2']);
  });

  test('its members are there only where they were asked for', () => {
    const keys = (wish: Wish) => Object.keys(forecastOf(opened, wish)).filter((key) => !HEAD.includes(key));
    const HEAD = ['format', 'game', 'procedure', 'version', 'input', 'rulings', 'overlay', 'policy', 'by'];
    expect(keys({})).toEqual([]);
    expect(keys({ decisions: true })).toEqual(['decisions']);
    expect(keys({ preview: true })).toEqual(['preview']);
    expect(keys({ odds: true })).toEqual(['method', 'effort', 'outcomes', 'figures']);
    expect(keys({ odds: true, open: true })).toEqual(['decisions', 'method', 'effort', 'outcomes', 'figures', 'open']);
    expect(keys({ open: true })).toEqual(['decisions', 'open']);
    expect(keys({ advice: {} })).toEqual(['advice']);
    expect(keys({ worth: {} })).toEqual(['worth']);
    expect(forecastOf(opened, { decisions: true }).decisions?.map(({ key }) => key)).toEqual(['red:q']);
    expect(
      forecastOf(
        openedWith(() => chance(ask('d'), d6, done)),
        { odds: true, decisions: true },
      ).decisions,
    ).toEqual([]);
  });
});
