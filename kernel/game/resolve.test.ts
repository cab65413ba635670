import { describe, expect, test } from 'vitest';
import { integer, record } from '../input/field.ts';
import { ruling } from '../ruling/ruling.ts';
import { done, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { odds } from '../walk/odds.ts';
import { evenly } from '../walk/policy.ts';
import { answersInOrder, typed } from '../walk/source.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open, replay, resolve } from './resolve.ts';

/** Two coins, worth the same whichever is spent. */
const spend: Procedure<unknown, number> = {
  id: 'spend',
  rule: 'x',
  input: record('x', {}),
  begin: () => together({ rule: 'x', text: 'which' }, { red: ['copper', 'brass'] }, () => done(1)),
  outcome: String,
  summary: () => words('x'),
  figures: {},
  effects: (_result, _input, journal) =>
    journal.flatMap((entry) =>
      entry.kind === 'together' ? [{ kind: 'spent', coin: entry.answers['red'] ?? '' }] : [],
    ),
};

const game: Game = {
  id: 'test',
  version: '1',
  titles: { en: 'Test', fr: 'Essai' },
  period: '',
  sides: ['red'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { spend: spend as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

test('effects may follow from answers that the result does not carry', () => {
  const opened = open(game, 'spend', {});
  if (!opened.ok) throw new Error('refused');
  const played = resolve(opened.value, typed([], answersInOrder([{ red: 'brass' }]).answer));
  if (!played.ok) throw new Error('refused');
  expect(played.value.effects).toEqual([{ kind: 'spent', coin: 'brass' }]);
  const again = replay(opened.value, played.value.journal);
  expect(again.ok && again.value.effects).toEqual(played.value.effects);
  // Both answers end in the same result, so the odds know only one.
  expect(odds(opened.value.begin(), { policy: evenly }).distribution.outcomes).toHaveLength(1);
});

test('effects may read the book that was in force', () => {
  const rulings = { toll: ruling({ rule: 'x', readings: ['one', 'two'], default: 'one' }) };
  const pays: Procedure<unknown, number> = {
    ...spend,
    begin: () => done(1),
    effects: (_result, _input, _journal, { rulings: book }) => [{ kind: 'paid', ...(book as Record<string, string>) }],
  };
  const opened = open(
    { ...game, rulings, procedures: { spend: pays as Procedure } },
    'spend',
    {},
    { rulings: { toll: 'two' } },
  );
  const played = opened.ok ? replay(opened.value, []) : opened;
  expect(played.ok && played.value.effects).toEqual([{ kind: 'paid', toll: 'two' }]);
});

describe('what is refused when a procedure is opened', () => {
  const pay: Procedure = {
    ...(spend as Procedure),
    id: 'pay',
    input: record('x', {
      coins: integer('coins', { min: 0, max: 9 }),
      purse: record('purse', { size: integer('size', { min: 0, max: 9, default: 1 }) }, { default: { size: 1 } }),
    }),
    refusals: (input) => {
      const { coins } = input as { coins: number };
      return coins === 0
        ? [
            { code: 'none', at: 'coins', facts: { label: 'own', n: 1 } },
            { code: 'empty', at: 'purse.size' },
            { code: 'whole', at: '' },
            { code: 'stray', at: 'nowhere' },
          ]
        : [];
    },
  };
  const paying = {
    ...game,
    rulings: { toll: ruling({ rule: 'x', readings: ['one', 'two'], default: 'one' }) },
    procedures: { spend: spend as Procedure, pay },
  };
  const refusals = (id: string, input: unknown, setting: object = {}) => {
    const opened = open(paying as Game, id, input as never, setting);
    return opened.ok ? [] : opened.refusals;
  };

  test('a procedure there is none of, with the nearest', () => {
    expect(refusals('spnd', {})).toEqual([
      { code: 'unknownProcedure', at: '', facts: { received: 'spnd', options: ['spend', 'pay'], close: 'spend' } },
    ]);
    expect(refusals('toString', {})).toEqual([
      { code: 'unknownProcedure', at: '', facts: { received: 'toString', options: ['spend', 'pay'] } },
    ]);
  });

  test('readings, own cells and input, all faults at once', () => {
    const found = refusals('pay', { coins: 10 }, { rulings: { toll: 'three' }, overlay: { fire: [] } });
    expect(found.map(({ at }) => at)).toHaveLength(3);
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknownTable', 'notAnInteger']));
  });

  test('each of them alone is a fault as well', () => {
    const alone = [
      refusals('pay', { coins: 1 }, { rulings: { toll: 'three' } }),
      refusals('pay', { coins: 1 }, { overlay: { fire: [] } }),
      refusals('pay', { coins: 10 }),
    ];
    expect(alone.map((found) => found.length)).toEqual([1, 1, 1]);
    expect(alone.map(([found]) => found?.code)).toEqual(['unknownReading', 'unknownTable', 'notAnInteger']);
  });

  test('what the rules forbid, each with the label of its place', () => {
    expect(refusals('pay', { coins: 0 })).toEqual([
      { code: 'none', at: 'coins', facts: { label: 'own', n: 1 } },
      { code: 'empty', at: 'purse.size', facts: { label: 'size' } },
      { code: 'whole', at: '' },
      { code: 'stray', at: 'nowhere' },
    ]);
    expect(refusals('pay', { coins: 1 })).toEqual([]);
  });

  test('whoever listens hears each ruling that is read', () => {
    const heard: string[] = [];
    const reads = {
      ...pay,
      begin: (_input: unknown, { rulings }: { rulings: Record<string, string> }) => done(rulings['toll']),
      refusals: () => [],
    } as unknown as Procedure;
    const opened = open({ ...paying, procedures: { pay: reads } } as Game, 'pay', { coins: 1 } as never, {
      heard: (id) => heard.push(id),
    });
    expect(heard).toEqual([]);
    if (!opened.ok) return expect.fail();
    const first = opened.value.begin();
    expect([first.kind === 'done' && first.result, heard]).toEqual(['one', ['toll']]);
  });

  test('a situation begins once, however often it is walked, and another one for itself', () => {
    let begun = 0;
    const counts = {
      ...pay,
      begin: () => {
        begun += 1;
        return done(begun);
      },
      refusals: () => [],
    } as unknown as Procedure;
    const opened = () => open({ ...paying, procedures: { pay: counts } } as Game, 'pay', { coins: 1 } as never);
    const [one, other] = [opened(), opened()];
    if (!one.ok || !other.ok) return expect.fail();
    expect(begun).toBe(0);
    expect(one.value.begin()).toBe(one.value.begin());
    expect(other.value.begin()).not.toBe(one.value.begin());
    expect(begun).toBe(2);
  });

  test('a refusal on the way is an answer, a fault is not; what is left over is refused', () => {
    const opened = open(game, 'spend', {});
    if (!opened.ok) return expect.fail();
    const wrong = resolve(opened.value, typed([], answersInOrder([{ red: 'gold' }]).answer));
    expect(wrong.ok ? [] : wrong.refusals.map(({ code }) => code)).toEqual(['notAnOption']);
    const over = resolve(opened.value, typed([3], answersInOrder([{ red: 'brass' }]).answer));
    expect(over.ok ? [] : over.refusals.map(({ code }) => code)).toEqual(['diceLeftOver']);
    expect(() =>
      resolve(opened.value, {
        face: () => 1,
        answer: () => {
          throw new Error('a fault');
        },
      }),
    ).toThrow('a fault');
  });

  test('the account says what was opened and how it ended', () => {
    const opened = open(paying as Game, 'spend', {}, { rulings: { toll: 'two' } });
    const played = opened.ok ? resolve(opened.value, typed([], answersInOrder([{ red: 'brass' }]).answer)) : opened;
    expect(played.ok && played.value).toMatchObject({
      game: 'test',
      procedure: 'spend',
      version: '1',
      input: {},
      rulings: { toll: 'two' },
      overlay: {},
      outcome: '1',
      result: 1,
      effects: [{ kind: 'spent' }],
      journal: [{ kind: 'together' }],
    });
  });
});
