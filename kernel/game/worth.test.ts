import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { flag, integer, record } from '../input/field.ts';
import { written } from '../number/fraction.ts';
import { chance, checkpoint, choice, done, type Settled, settled } from '../step/step.ts';
import { whole } from '../table/codes.ts';
import { grid } from '../table/grid.ts';
import { words } from '../text/words.ts';
import type { Policy } from '../walk/policy.ts';
import { analyse } from './analyse.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { type Opened, open, type Setting } from './resolve.ts';
import { type WorthOptions, worth } from './worth.ts';

const table = grid({
  id: 'hits',
  title: { en: 'Hits', fr: 'Coups' },
  provenance: { document: 'none', heading: 'none' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'guns', fr: 'canons' },
  codes: whole(0, 9),
  grid: `
        0  1  2  3
    1   0  0  1  0
    2   0  0  1  1
    3   0  1  1  1
    4   0  1  2  1
    5   1  1  2  2
    6   1  2  3  2
    7   1  2  3  3
  `,
});

/** Guns give the column; a river costs one on the die; a shell may be spent for one more. */
const fire: Procedure<{ guns: number; river: boolean }, number> = {
  id: 'fire',
  rule: 'fire',
  input: record('fire', { guns: integer('guns', { min: 0, max: 3 }), river: flag('river') }),
  begin: ({ guns, river }) =>
    choice({ rule: 'fire', text: 'shell' }, 'gunner', ['no', 'yes'], (shell) =>
      chance({ rule: 'fire', text: 'die' }, d6, (face) => {
        const look = table.look(String(Math.max(1, face + (shell === 'yes' ? 1 : 0) - (river ? 1 : 0))), String(guns));
        return done(Number(look.cell), () => [{ rule: 'fire', title: words('die'), lookup: look }]);
      }),
    ),
  outcome: String,
  summary: () => words('x'),
  figures: { hits: (hits: number) => hits },
};

const game: Game = {
  id: 'test',
  version: '1',
  titles: { en: 'Test', fr: 'Essai' },
  period: '',
  sides: ['gunner'],
  sources: {},
  rules: {},
  rulings: {},
  tables: { hits: table },
  procedures: { fire: fire as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

const opened = (input: object) => {
  const checked = open(game, 'fire', input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

describe('what each switch is worth', () => {
  // Means by hand from the columns: 1 gun 0+0+1+1+1+2 = 5/6; 2 guns 10/6; 0 guns 2/6; river rows 1 1 2 3 4 5 = 3/6;
  // a shell rows 2 to 7 = 7/6.
  test('exact, sorted by weight, decisions among them', () => {
    const { value, switches } = worth(opened({ guns: 1, river: false }), {
      read: (hits) => hits as number,
      settle: () => undefined,
    });
    expect(written(value)).toBe('5/6');
    expect(switches.map(({ at, from, to, change }) => [at, from, to, written(change)])).toEqual([
      ['guns', 1, 2, '5/6'],
      ['guns', 1, 0, '-1/2'],
      ['river', false, true, '-1/3'],
      ['gunner:shell', 'no', 'yes', '1/3'],
    ]);
  });
});

describe('analysis for designers', () => {
  test('shares along an input, the turn of a figure, and cells nobody reaches', () => {
    const analysed = analyse(opened({ guns: 0, river: false }), 'guns', [0, 1, 2, 3]);
    if (!analysed.ok) throw new Error('refused');
    const { points, turns, unreached } = analysed.value;
    expect(points.map(({ means }) => written(means['hits'] as never))).toEqual(['1/3', '5/6', '5/3', '7/6']);
    expect(turns.map(({ figure, at }) => [figure, at])).toEqual([['hits', 3]]);
    expect(points[1]?.distribution.outcomes.map(({ outcome, weight }) => [outcome, weight])).toEqual([
      ['0', 2n],
      ['1', 3n],
      ['2', 1n],
    ]);
    expect(unreached).toEqual([]);
    const alone = analyse(opened({ guns: 0, river: true }), 'guns', [0]);
    // Across the river with or without the shell rows 1 to 6 are read: row 7 and every other column stay unread.
    expect(alone.ok && alone.value.unreached.filter(({ column }) => column === '0').map(({ row }) => row)).toEqual([
      '7',
    ]);
    expect(alone.ok && alone.value.unreached.filter(({ column }) => column !== '0')).toHaveLength(21);
  });

  test('an unknown place is refused', () => {
    const analysed = analyse(opened({ guns: 0 }), 'gnus', [1]);
    expect(analysed.ok ? [] : analysed.refusals.map(({ code }) => code)).toEqual(['noSuchInput']);
  });
});

describe('which switches are looked at', () => {
  const hits = { read: (result: unknown) => result as number, settle: () => undefined };
  const openedWith = (change: Partial<Procedure>, input: object = { guns: 1, river: false }, setting: Setting = {}) => {
    const checked = open(
      { ...game, procedures: { fire: { ...fire, ...change } as Procedure } },
      'fire',
      input,
      setting,
    );
    return checked.ok ? checked.value : expect.fail('refused');
  };
  const told = (each: Opened, options: WorthOptions = {}) =>
    worth(each, hits, options).switches.map(({ at, kind, label, from, to, value, change }) => [
      at,
      kind,
      label,
      from,
      to,
      written(value),
      written(change),
    ]);

  test('what changes nothing only where it is asked for', () => {
    const idle = openedWith({
      begin: ({ guns }: never) => choice({ rule: 'x', text: 'q' }, 'gunner', ['a', 'b'], () => done(Number(guns))),
    } as never);
    const changing = [
      ['guns', 'input', 'guns', 1, 2, '2', '1'],
      ['guns', 'input', 'guns', 1, 0, '0', '-1'],
    ];
    expect(told(idle)).toEqual(changing);
    expect(told(idle, { onlyChanges: false })).toEqual([
      ...changing,
      ['river', 'input', 'river', false, true, '1', '0'],
      ['gunner:q', 'decision', 'q', 'a', 'b', '1', '0'],
    ]);
  });

  test('none that the rules refuse, and no question whose options vary', () => {
    const varied = openedWith({
      refusals: ({ guns, river }: { guns: number; river: boolean }) =>
        guns === 2 || river ? [{ code: 'no', at: 'guns' }] : [],
      begin: ({ guns }: { guns: number }) =>
        chance({ rule: 'x', text: 'die' }, d6, (face) =>
          choice({ rule: 'x', text: 'q' }, 'gunner', face < 4 ? ['a', 'b'] : ['a', 'c'], (option) =>
            done(option === 'a' ? guns : 9),
          ),
        ),
    } as never);
    expect(told(varied)).toEqual([['guns', 'input', 'guns', 1, 0, '0', '-1']]);
  });

  test('a question that does not come up is declined, one that is answered otherwise here and there is not said to be', () => {
    const ask = (text: string) => ({ rule: 'x', text });
    const twice = openedWith({
      begin: () =>
        choice(ask('first'), 'gunner', ['stop', 'go'], (first) =>
          first === 'stop' ? done(0) : choice(ask('late'), 'gunner', ['a', 'b'], (late) => done(late === 'a' ? 1 : 5)),
        ),
    } as never);
    // Behind a stop the late question changes nothing.
    expect(told(twice, { onlyChanges: false }).filter(([, kind]) => kind === 'decision')).toEqual([
      ['gunner:first', 'decision', 'first', 'stop', 'go', '1', '1'],
      ['gunner:late', 'decision', 'late', 'a', 'b', '0', '0'],
    ]);
    let put = 0;
    const turning: Policy = (_ask, _side, options) => {
      put += 1;
      return options[put % 2] ?? '';
    };
    const dice = openedWith({
      begin: () =>
        chance(ask('die'), d6, () => choice(ask('q'), 'gunner', ['a', 'b'], (option) => done(option === 'a' ? 0 : 1))),
    } as never);
    expect(
      worth(dice, hits, { policy: turning }).switches.map(({ from, to, question }) => [from, to, question?.key]),
    ).toEqual([
      [null, 'a', 'q'],
      [null, 'b', 'q'],
    ]);
  });

  test('readings and own cells stay in force, and a budget holds for every walk', () => {
    const ruled = {
      ...game,
      rulings: { r: { rule: 'x', readings: ['one', 'ten'], default: 'one' } },
    } as unknown as Game;
    const reading = {
      ...fire,
      begin: (
        { guns }: { guns: number },
        { rulings, tables }: { rulings: Record<string, string>; tables: Record<string, typeof table> },
      ) => done((rulings['r'] === 'ten' ? 10 : 1) * guns + 100 * Number(tables['hits']?.look('1', '0').cell)),
    } as unknown as Procedure;
    const checked = open({ ...ruled, procedures: { fire: reading } }, 'fire', { guns: 1 } as never, {
      rulings: { r: 'ten' },
      overlay: { hits: [{ row: '1', column: '0', cell: '3' }] },
    });
    const each = checked.ok ? checked.value : expect.fail('refused');
    expect([written(worth(each, hits).value), told(each).map(([, , , , , value]) => value)]).toEqual([
      '310',
      ['320', '300'],
    ]);
    const wide = openedWith({
      begin: () => chance({ rule: 'x', text: 'die' }, d6, (face) => checkpoint('f', face, done)),
    } as never);
    expect(() => worth(wide, hits, { budget: 5 })).toThrow('oddsTooLarge');
    expect(written(worth(wide, hits, { budget: 6 }).value)).toBe('7/2');
    const ends = openedWith({ begin: () => chance({ rule: 'x', text: 'die' }, d6, done) } as never);
    expect(() => worth(ends, hits, { budget: 5 })).toThrow('oddsTooLarge');
    // Declined one at a time, the two questions never lead to the die; looking for questions does.
    const behind = openedWith({
      begin: () =>
        choice({ rule: 'x', text: 'first' }, 'gunner', ['stop', 'go'], (first) =>
          first === 'stop'
            ? done(0)
            : choice({ rule: 'x', text: 'late' }, 'gunner', ['stop', 'go'], (late) =>
                late === 'stop'
                  ? done(1)
                  : chance({ rule: 'x', text: 'die' }, d6, (face) => checkpoint('f', face, done)),
              ),
        ),
    } as never);
    expect(() => worth(behind, hits, { budget: 5 })).toThrow('oddsTooLarge');
    expect(worth(behind, hits).switches.map(({ at, value }) => [at, written(value)])).toEqual([['gunner:first', '1']]);
  });

  test('questions behind what is settled are not looked for', () => {
    const ask = (text: string) => ({ rule: 'x', text });
    const detail = openedWith({
      begin: () =>
        settled(
          's',
          3,
          (state) => ({ outcome: '', figures: { x: state } }),
          () => choice(ask('late'), 'gunner', ['a', 'b'], () => done(3)),
        ),
    } as never);
    const goal = { ...hits, settle: ({ figures }: Settled) => figures['x'] };
    expect(worth(detail, goal, { onlyChanges: false }).switches.filter(({ kind }) => kind === 'decision')).toEqual([]);
    expect(worth(detail, hits, { onlyChanges: false }).switches.filter(({ kind }) => kind === 'decision')).toHaveLength(
      1,
    );
  });
});
