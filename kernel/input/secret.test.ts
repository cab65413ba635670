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
