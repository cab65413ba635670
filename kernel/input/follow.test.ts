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
import { contrary } from './follow.ts';
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
