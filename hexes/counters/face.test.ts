import { expect, test } from 'vitest';
import { counterOf } from './face.ts';

const face = {
  name: 'id',
  nation: 'country',
  symbol: { by: 'type', of: { division: 'infantry', battery: 'artillery' } },
  size: { by: 'type', of: { division: 'XX' } },
  printed: ['strength', 'cadre', 'guns'],
  state: ['demoralised', 'supplied', 'hits'],
} as const;
const pigments = { bulgaria: { body: '#7d9161', ink: '#14120e' } };

test('a record becomes the counter its face describes', () => {
  const values = { id: '1st', country: 'bulgaria', type: 'division', strength: 9, cadre: 3, demoralised: true };
  expect(counterOf(face, values, { pigments, side: 'attacker' })).toEqual({
    name: '1st',
    symbol: 'infantry',
    size: 'XX',
    pigment: pigments.bulgaria,
    printed: [9, 3],
    states: { demoralised: true },
    side: 'attacker',
  });
});

test('what is not known yet is left blank, never guessed', () => {
  const { symbol, size, pigment, printed, states } = counterOf(face, { supplied: false, hits: 2, charging: true });
  expect([symbol, size, printed, states]).toEqual(['marker', undefined, [], { unsupplied: true, hits: 2 }]);
  expect(pigment).not.toEqual(pigments.bulgaria);
});

test('each state is told where the face has it and the record says so, and not otherwise', () => {
  const all = { ...face, state: ['demoralised', 'charging', 'supplied', 'hits', 'formation'] } as const;
  const statesOf = (values: object, of: Parameters<typeof counterOf>[0] = all) => counterOf(of, { ...values }).states;
  expect(statesOf({ formation: 'MC' })).toEqual({ formation: 'MC' });
  expect(statesOf({ demoralised: true, charging: true, supplied: false, hits: 1 })).toEqual({
    demoralised: true,
    charging: true,
    unsupplied: true,
    hits: 1,
  });
  for (const nothing of [{}, { formation: '' }, { formation: 3 }, { hits: 0 }, { hits: '2' }, { supplied: true }])
    expect(statesOf(nothing)).toEqual({});
  expect(statesOf({ demoralised: 'yes', charging: 1 })).toEqual({});
  const none = { ...face, state: [] } as const;
  expect(statesOf({ demoralised: true, charging: true, supplied: false, hits: 1, formation: 'MC' }, none)).toEqual({});
});

test('a symbol and a size may be the same for every record of a face', () => {
  const { symbol, size } = counterOf({ name: 'id', symbol: 'warship', size: 'X' }, {});
  expect([symbol, size]).toEqual(['warship', 'X']);
  const bare = counterOf({ name: 'id' }, { id: 7 }, { pigments });
  expect(bare).toEqual({ name: '7', symbol: 'marker', pigment: bare.pigment, printed: [], states: {} });
  // A word of every object is no kind of unit.
  expect(counterOf(face, { type: 'toString' }).symbol).toBe('marker');
  expect([counterOf(face, { country: 5 }, { pigments }).pigment, counterOf(face, {}).name]).toEqual([bare.pigment, '']);
});
