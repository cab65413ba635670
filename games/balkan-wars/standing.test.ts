/** Whose a nation is, what it can spend, who has given up. */
import { describe, expect, test } from 'vitest';
import {
  countriesOf,
  earlierVolunteers,
  moraleOf,
  type NationAtWar,
  notHis,
  outOfPlay,
  ownerOf,
  type PowerAtWar,
  type Volunteers,
  volunteersOf,
} from './standing.ts';

const nations = [
  { country: 'serbia', player: 'first', morale: 7 },
  { country: 'ottoman', player: 'second', morale: 0 },
  { country: 'greece', player: 'first' },
] as readonly NationAtWar[];
const powers = [
  { power: 'russia', alignment: 'first', diplomacy: 0, points: 0 },
  { power: 'germany', alignment: 'second', diplomacy: 0, points: 0 },
  { power: 'italy', alignment: 'neutral', diplomacy: 0, points: 0 },
] as readonly PowerAtWar[];
const camps = { nations, powers };

describe('whose units they are', () => {
  test('a country’s are its player’s, a Great Power’s those of whom it is aligned with', () => {
    expect(['serbia', 'ottoman', 'russia', 'germany'].map((nation) => ownerOf(camps, nation))).toEqual([
      'first',
      'second',
      'first',
      'second',
    ]);
    expect(['italy', 'bulgaria', 'france'].map((nation) => ownerOf(camps, nation))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('nobody uses what is the other’s; what is nobody’s bars nobody', () => {
    const told = (nation: string, player: 'first' | 'second') => notHis(camps, nation, player, 'unit');
    expect([told('serbia', 'first'), told('italy', 'first'), told('bulgaria', 'second')]).toEqual([[], [], []]);
    expect(told('serbia', 'second')).toMatchObject([
      { code: 'wrongPlayer', at: 'unit', facts: { country: 'serbia', player: 'first' } },
    ]);
    expect(told('germany', 'first')).toMatchObject([{ code: 'wrongPlayer', facts: { player: 'second' } }]);
  });

  test('a player’s countries are his alone', () => {
    expect(countriesOf(nations, 'first')).toEqual(['serbia', 'greece']);
    expect(countriesOf(nations, 'second')).toEqual(['ottoman']);
  });
});

test('morale that nobody told, or of a nation that is not there, is none to spend', () => {
  expect(['serbia', 'ottoman', 'greece', 'romania'].map((nation) => moraleOf(nations, nation))).toEqual([7, 0, 0, 0]);
});

test('[events 13, 14] a country that has capitulated is out of play, and no other', () => {
  expect(outOfPlay(['serbia'], 'serbia', 'unit')).toMatchObject([
    { code: 'hasCapitulated', at: 'unit', facts: { country: 'serbia' } },
  ]);
  expect(outOfPlay(['serbia'], 'greece', 'unit')).toEqual([]);
  // A Great Power does not capitulate, whatever the list says.
  expect(outOfPlay(['serbia'], 'germany', 'unit')).toEqual([]);
});

describe('[event 12] volunteers', () => {
  const track = [
    { player: 'first', country: 'serbia', points: 3 },
    { player: 'first', points: 2 },
    { player: 'second', country: 'serbia', points: 5 },
    { player: 'first', country: 'serbia', points: 4 },
  ] as readonly Volunteers[];

  test('are counted by player and by country, those for a country yet to be named apart', () => {
    expect(volunteersOf(track, 'first', 'serbia')).toBe(7);
    expect(volunteersOf(track, 'first', undefined)).toBe(2);
    expect(volunteersOf(track, 'second', 'serbia')).toBe(5);
    expect(volunteersOf(track, 'second', undefined)).toBe(0);
  });

  test('before 0.3.0 were one number a player', () => {
    expect(earlierVolunteers({ first: 3, second: 1 })).toEqual([
      { player: 'first', points: 3 },
      { player: 'second', points: 1 },
    ]);
    expect(earlierVolunteers({ first: 0, second: 2 })).toEqual([{ player: 'second', points: 2 }]);
    expect(earlierVolunteers({ first: 'many' })).toEqual([]);
    // What is no such record stands as it is, for the check to refuse or take.
    for (const today of [[{ player: 'first', points: 1 }], undefined, null, 4])
      expect(earlierVolunteers(today)).toBe(today);
  });
});
