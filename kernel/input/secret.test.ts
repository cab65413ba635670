import { expect, test } from 'vitest';
import { check } from './check.ts';
import * as field from './field.ts';
import { withoutSecrets } from './secret.ts';

const battle = field.record('battle', {
  attack: field.integer('attack', { min: 1, max: 9 }),
  hand: field.list('hand', field.text('card', { max: 9 }), { min: 0, max: 3, secret: 'attacker' }),
  ambush: field.flag('ambush', { default: false, secret: 'defender' }),
  reserve: field.optional(field.integer('reserve', { min: 0, max: 9, secret: 'defender' })),
});
const input = { attack: 3, hand: ['oblique'], ambush: true, reserve: 4 };

test('everybody sees an empty hand, whatever is in it', () => {
  expect(withoutSecrets(battle, input)).toEqual({ attack: 3, hand: [], ambush: false, reserve: undefined });
  expect(check(battle, withoutSecrets(battle, input)).ok).toBe(true);
});

test('a side sees its own hand and no other', () => {
  expect(withoutSecrets(battle, input, 'attacker')).toMatchObject({ hand: ['oblique'], ambush: false });
  expect(withoutSecrets(battle, input, 'defender')).toMatchObject({ hand: [], ambush: true, reserve: 4 });
});

test('what is covered stands as it would if nobody had said anything', () => {
  const covered = { secret: 'red' } as const;
  const whole = field.record('whole', {
    nation: field.oneOf('nation', { options: ['north', 'south'], words: 'nation' }),
    horse: field.integer('horse', {
      min: 0,
      max: 9,
      ...covered,
      follows: { from: 'nation', by: { south: 4 }, why: 'by' },
    }),
    guns: field.integer('guns', { min: 0, max: 9, default: 2, ...covered }),
    feint: field.flag('feint', covered),
    cards: field.list('cards', field.text('card', { max: 9 }), { min: 1, max: 3, ...covered }),
    orders: field.text('orders', { max: 9, ...covered }),
    late: field.optional(field.flag('late', { default: true, ...covered })),
    stacks: field.list(
      'stacks',
      field.record('stack', { size: field.integer('size', { min: 0, max: 9, default: 1, ...covered }) }),
      {
        min: 0,
        max: 3,
      },
    ),
  });
  const said = {
    nation: 'south',
    horse: 7,
    guns: 5,
    feint: true,
    cards: ['a'],
    orders: 'march',
    late: false,
    stacks: [{ size: 3 }, { size: 4 }],
    more: { of: 'it' },
  };
  expect(withoutSecrets(whole, said)).toEqual({
    nation: 'south',
    horse: 4,
    guns: 2,
    feint: false,
    cards: undefined,
    orders: undefined,
    late: undefined,
    stacks: [{ size: 1 }, { size: 1 }],
    more: { of: 'it' },
  });
  expect(withoutSecrets(whole, { ...said, nation: 'north' })).toMatchObject({ horse: undefined, guns: 2 });
  expect(withoutSecrets(whole, said, 'red')).toEqual(said);
  expect(withoutSecrets(whole, said, 'blue')).toEqual(withoutSecrets(whole, said));
});

test('what is of another shape than was described is left as it came', () => {
  for (const value of [null, 'x', 7, ['a']]) expect(withoutSecrets(battle, value)).toEqual(value);
  expect(withoutSecrets(field.list('all', battle, { min: 0, max: 3 }), { ambush: true })).toEqual({ ambush: true });
  expect(withoutSecrets(field.list('all', battle, { min: 0, max: 3 }), [input])).toEqual([
    withoutSecrets(battle, input),
  ]);
});
