import { describe, expect, test } from 'vitest';
import { integer, list, optional, record } from '../input/field.ts';
import { replaced } from './path.ts';

describe('a place on the tracks', () => {
  const tracks = { morale: { red: 3, blue: null }, pool: [{ cadre: 1 }, { cadre: 2 }], turn: 4 };
  const field = record('state', {
    morale: record('morale', {
      red: optional(integer('red', { min: 0, max: 9 })),
      green: optional(integer('g', { min: 0, max: 9 })),
    }),
    pool: list(
      'pool',
      record('unit', {
        cadre: integer('cadre', { min: 0, max: 9 }),
        late: optional(integer('late', { min: 0, max: 9 })),
      }),
      { min: 0, max: 9 },
    ),
    turn: integer('turn', { min: 0, max: 9 }),
  });

  test('is replaced alone', () => {
    expect(replaced(tracks, 'turn', 5)).toEqual({ ...tracks, turn: 5 });
    expect(replaced(tracks, 'morale.red', 0)).toEqual({ ...tracks, morale: { red: 0, blue: null } });
    expect(replaced(tracks, 'pool[1].cadre', 7)).toEqual({ ...tracks, pool: [{ cadre: 1 }, { cadre: 7 }] });
    expect(replaced(tracks, 'pool[0]', null)).toEqual({ ...tracks, pool: [null, { cadre: 2 }] });
    expect(replaced(tracks, 'morale.blue', 1)).toEqual({ ...tracks, morale: { red: 3, blue: 1 } });
  });

  test('that is not there is none', () => {
    for (const at of [
      '',
      'fame',
      'toString',
      'turn.now',
      'morale.blue.now',
      'morale.green',
      'pool[2]',
      'pool[-1]',
      'pool[0.5]',
      'pool.first',
      'pool[2].cadre',
      'pool[0].late',
      'fame.now',
    ])
      expect(replaced(tracks, at, 1), at).toBeUndefined();
  });

  test('may be put in where the description lets it be left out, and only the last of the way', () => {
    expect(replaced(tracks, 'morale.green', 1, field)).toEqual({ ...tracks, morale: { red: 3, blue: null, green: 1 } });
    expect(replaced(tracks, 'pool[0].late', 1, field)).toEqual({
      ...tracks,
      pool: [{ cadre: 1, late: 1 }, { cadre: 2 }],
    });
    for (const at of ['morale.green.now', 'morale.toString', 'pool[0].other', 'fame'])
      expect(replaced(tracks, at, 1, field), at).toBeUndefined();
  });
});
