import { createHmac } from 'node:crypto';
import { d6, die, Refused } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { liveDice, seededDice } from './dice.ts';

/** The first bytes of HMAC-SHA-256(seed, counter), turned into faces of a six by hand: 252 and above are thrown away. */
const byHand = (seed: string, blocks: number): number[] =>
  Array.from({ length: blocks }, (_, counter) => {
    const message = Buffer.alloc(8);
    message.writeUInt32BE(counter, 4);
    return [...createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()];
  })
    .flat()
    .filter((byte) => byte < 252)
    .map((byte) => (byte % 6) + 1);

describe('dice', () => {
  test('a seed gives the faces its HMAC says, block after block', () => {
    const expected = byHand('1f2e', 3);
    const dice = seededDice('1f2e');
    expect(expected.map(() => dice(d6))).toEqual(expected);
  });

  test('the case of the digits does not matter, the digits do', () => {
    const throws = (seed: string) => {
      const dice = seededDice(seed);
      return Array.from({ length: 20 }, () => dice(die(10)));
    };
    expect(throws('AB')).toEqual(throws('ab'));
    expect(throws('ab')).not.toEqual(throws('ac'));
  });

  test.each(['', 'a', 'xyz1', '0x12', '12 34', 'ab'.repeat(65)])('%j is no seed', (seed) => {
    expect(() => seededDice(seed)).toThrow(Refused);
  });

  test('live dice show every face and nothing else', () => {
    const dice = liveDice();
    const faces = new Set(Array.from({ length: 2_000 }, () => dice(d6)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
