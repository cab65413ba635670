import { describe, expect, test } from 'vitest';
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open, resolve } from '../game/resolve.ts';
import { done } from '../step/step.ts';
import { speaker, words } from '../text/words.ts';
import { typed } from '../walk/source.ts';
import { check } from './check.ts';
import { flag, integer, list, oneOf, optional, record } from './field.ts';
import { contrary, movedAlong, proposed, standsAsProposed } from './follow.ts';
import { neighbours } from './neighbours.ts';
import { sample } from './sample.ts';
import { schema } from './schema.ts';

const NATIONS = ['france', 'turkey', 'aztecs'] as const;
const why = 'by.nation';
const force = record('force', {
  nation: oneOf('nation', { options: NATIONS, words: 'nation', default: 'france' }),
  cavalry: oneOf('cavalry', {
    options: ['standard', 'eastern', 'none'],
    words: 'cavalry',
    rule: 'D',
    follows: { from: 'nation', by: { france: 'standard', turkey: 'eastern', aztecs: 'none' }, why },
  }),
  native: flag('native', { default: false, follows: { from: 'nation', by: { aztecs: true }, why } }),
  morale: integer('morale', { min: 0, max: 9, default: 3, follows: { from: 'nation', by: { aztecs: 1 }, why } }),
});
const battle = record('battle', { forces: list('forces', force, { min: 0, max: 4 }) });

const turks = { nation: 'turkey', cavalry: 'eastern', native: false, morale: 3 };
const aztecs = { nation: 'aztecs', cavalry: 'none', native: true, morale: 1 };

describe('what is left out is filled in', () => {
  test('as the other field proposes, or as usual where it proposes nothing', () => {
    expect(check(force, { nation: 'turkey' })).toEqual({ ok: true, value: turks });
    expect(check(force, { nation: 'aztecs' })).toEqual({ ok: true, value: aztecs });
    expect(check(force, {})).toMatchObject({ ok: true, value: { nation: 'france', cavalry: 'standard' } });
  });

  test('and what was said stands', () => {
    expect(check(force, { nation: 'turkey', cavalry: 'none' })).toMatchObject({ ok: true, value: { cavalry: 'none' } });
  });

  test('a refused choice is one fault, not two', () => {
    const checked = check(force, { nation: 'turky' });
    expect(checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at])).toEqual([['notOneOf', 'nation']]);
  });

  test('but not where it may stay unknown', () => {
    const kept = record('force', { nation: force.fields.nation, cavalry: optional(force.fields.cavalry) });
    expect(check(kept, { nation: 'turkey' })).toEqual({ ok: true, value: { nation: 'turkey' } });
  });
});

describe('what derives from a description', () => {
  test('the schema does not ask for it, and tells what is proposed', () => {
    const described = schema(force, speaker({}));
    expect(described['required']).toEqual([]);
    expect(described).toMatchObject({
      properties: { cavalry: { 'x-follows': { from: 'nation', by: { turkey: 'eastern' } } } },
    });
  });

  test('samples mostly stand as proposed, sometimes otherwise, and always pass', () => {
    const next = practiceNumbers(5);
    const drawn = Array.from({ length: 400 }, () => sample(force, next));
    expect(drawn.every((each) => check(force, each).ok)).toBe(true);
    const followed = drawn.filter((each) => contrary(force, each).length === 0).length;
    // Three quarters of each, and by chance a third, a half and a tenth of the others: 0.83 × 0.88 × 0.78 is 0.57.
    expect(followed).toBeGreaterThan(180);
    expect(followed).toBeLessThan(280);
  });

  test('a neighbour with another nation takes along what stood as proposed, and leaves what did not', () => {
    const around = (input: object) =>
      neighbours(battle, { forces: [input] } as never).flatMap(({ at, to, input: changed }) =>
        at === 'forces[0].nation' && to === 'aztecs' ? [(changed as { forces: readonly unknown[] }).forces[0]] : [],
      );
    expect(around(turks)).toEqual([aztecs]);
    expect(around({ ...turks, cavalry: 'standard' })).toEqual([{ ...aztecs, cavalry: 'standard' }]);
  });

  test('a row taken out changes nothing in the rows that are left', () => {
    const odd = { ...turks, nation: 'france' };
    const left = neighbours(battle, { forces: [turks, odd] } as never).filter(({ to }) => to === null);
    expect(left.map(({ input }) => input)).toEqual([{ forces: [odd] }, { forces: [turks] }]);
  });
});

describe('a contrary choice is told', () => {
  const fight: Procedure = {
    id: 'fight',
    rule: 'A',
    input: battle,
    begin: () => done('over', () => [{ rule: 'A', title: words('over') }]),
    outcome: String,
    summary: () => words('over'),
    figures: {},
  };
  const game = { rulings: {}, tables: {}, procedures: { fight } } as unknown as Game;
  const account = (...forces: readonly object[]) => {
    const opened = open(game, 'fight', { forces });
    if (!opened.ok) return [];
    const played = resolve(opened.value, typed([], answer));
    return played.ok ? played.value.steps.map(({ rule, title, outcome }) => [rule, title.key, outcome]) : [];
  };
  const answer = () => '';

  test('before anything else, with the rule of the field', () => {
    expect(account({ nation: 'turkey', cavalry: 'none' })).toEqual([
      [
        'D',
        'follows.title',
        words('follows.told', {
          field: words('cavalry'),
          from: words('nation.turkey'),
          chosen: words('cavalry.none'),
          proposal: words('cavalry.eastern'),
          why: words('by.nation'),
        }),
      ],
      ['A', 'over', undefined],
    ]);
  });

  test('once for each, and not at all where nothing is contrary', () => {
    expect(account(turks, aztecs)).toHaveLength(1);
    expect(account({ ...aztecs, native: false, morale: 2 }, turks)).toHaveLength(3);
  });
});

describe('what moves along', () => {
  test('is what stood as proposed and was not itself changed', () => {
    expect(movedAlong(force, turks, { ...turks, nation: 'aztecs' })).toEqual(aztecs);
    expect(movedAlong(force, turks, { ...turks, nation: 'aztecs', cavalry: 'standard' })).toEqual({
      ...aztecs,
      cavalry: 'standard',
    });
    expect(movedAlong(force, { ...turks, morale: 5 }, { ...turks, nation: 'aztecs', morale: 5 })).toEqual({
      ...aztecs,
      morale: 5,
    });
  });

  test('inside lists and records, and not what is unknown or of another shape', () => {
    const before = { forces: [turks, turks], more: 1 };
    const after = { forces: [turks, { ...turks, nation: 'aztecs' }], more: 2 };
    expect(movedAlong(battle, before, after)).toEqual({ forces: [turks, aztecs], more: 2 });
    expect(movedAlong(battle, { forces: [turks] }, { forces: 'none' })).toEqual({ forces: 'none' });
    expect(movedAlong(battle, { forces: [turks] }, { forces: 'x' })).toEqual({ forces: 'x' });
    expect(movedAlong(battle, { forces: 'none' }, { forces: [turks] })).toEqual({ forces: [turks] });
    expect(movedAlong(battle, undefined, after)).toEqual(after);
    expect(movedAlong(battle, before, null)).toBe(null);
    expect(movedAlong(battle, before, ['x'])).toEqual(['x']);
  });
});

describe('standing as proposed', () => {
  const { cavalry, nation, morale } = force.fields;

  test('is to hold what the other proposes, or the usual where it proposes nothing', () => {
    expect(standsAsProposed(cavalry, { nation: 'turkey' }, 'eastern')).toBe(true);
    expect(standsAsProposed(cavalry, { nation: 'turkey' }, 'standard')).toBe(false);
    expect(standsAsProposed(morale, { nation: 'turkey' }, 3)).toBe(true);
    expect(standsAsProposed(morale, {}, 3)).toBe(true);
  });

  test('nothing said, or a field that follows none, stands as nothing proposed', () => {
    expect(standsAsProposed(cavalry, {}, undefined)).toBe(false);
    expect(standsAsProposed(nation, {}, 'france')).toBe(false);
  });

  test('a proposal is only for the options that are named', () => {
    expect(proposed(cavalry, { nation: 'toString' })).toBeUndefined();
    expect(proposed(cavalry, { nation: 7 })).toBeUndefined();
    expect(proposed(morale, { nation: 'toString' })).toBe(3);
  });
});

describe('what was said to the contrary', () => {
  const told = (value: unknown) =>
    contrary(battle, value).map(({ at, rule, told: { facts } }) => [at, rule, facts?.['chosen'], facts?.['proposal']]);

  test('is told with its place, options and switches in words, numbers as they are', () => {
    expect(told({ forces: [turks, { nation: 'aztecs', cavalry: 'eastern', native: false, morale: 2 }] })).toEqual([
      ['forces[1].cavalry', 'D', words('cavalry.eastern'), words('cavalry.none')],
      ['forces[1].native', undefined, words('no'), words('yes')],
      ['forces[1].morale', undefined, 2, 1],
    ]);
    expect(contrary(force, { ...turks, morale: 2 })).toEqual([
      {
        at: 'morale',
        rule: undefined,
        title: words('follows.title', { where: words('force') }),
        told: words('follows.told', {
          field: words('morale'),
          from: words('nation.turkey'),
          chosen: 2,
          proposal: 3,
          why: words(why),
        }),
      },
    ]);
  });

  test('is nothing where nothing was said, or nothing is proposed, or the other field is not there', () => {
    expect(told({ forces: [{ nation: 'aztecs' }] })).toEqual([]);
    expect(told({ forces: [{ cavalry: 'none', native: false, morale: 3 }] })).toEqual([]);
    for (const value of [null, 'x', ['x'], { forces: 'x' }, { forces: [null, 7] }]) expect(told(value)).toEqual([]);
    const orphan = record('x', { cavalry: force.fields.cavalry });
    expect(contrary(orphan, { nation: 'turkey', cavalry: 'none' })).toEqual([]);
  });
});

describe('a field that follows one which was refused', () => {
  const refusals = (value: unknown) => {
    const checked = check(force, value);
    return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at]);
  };

  test('is not missing, but what is said of it is checked', () => {
    expect(refusals({ nation: 'x', cavalry: 'y' })).toEqual([
      ['notOneOf', 'nation'],
      ['notOneOf', 'cavalry'],
    ]);
  });

  test('is missing where the other is told and proposes nothing for it', () => {
    const bare = record('x', {
      nation: force.fields.nation,
      cavalry: oneOf('cavalry', { options: ['a'], words: 'c', follows: { from: 'nation', by: {}, why } }),
    });
    expect(check(bare, {})).toMatchObject({ ok: false, refusals: [{ code: 'missing', at: 'cavalry' }] });
  });
});
