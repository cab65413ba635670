/** [15.4.3] What each tactic adds to its die, from the column Effet of the table of tactics. */
import type { Game } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as clash } from '../../../game.ts';
import type { Tactic } from '../../../vocabulary.ts';
import { dieModifiers } from './die.ts';
import type { TacticFacts } from './facts.ts';

const { tables } = clash as Game;

/** Rated 3 in attack and 1 in defence against 2 and 4; a subordinate is worth 2 in attack. */
const force = (offensive: number, defensive: number, units: number, more: object = {}) => ({
  commander: { offensive, defensive },
  leaders: [{ offensive: 2, defensive: 0 }],
  troops: [{ lightUnits: units }],
  lightCavalry: false,
  ...more,
});

const added = (tactic: Tactic, own: number, enemy: number, more: object = {}): number => {
  const facts = {
    tactic,
    side: 'attacker',
    own: force(3, 1, own, more),
    enemy: force(2, 4, enemy),
    battle: {},
    book: { tables },
  };
  const applied = dieModifiers(facts as unknown as TacticFacts).filter((each) => each.applied);
  return applied.reduce((sum, { value }) => sum + value, 0);
};

test.each<[Tactic, number]>([
  // DRM def 1 and 2 light units of one's own.
  ['defensive-position', 3],
  // DRM off 3, less the enemy commander's DRM def 4.
  ['flanking-maneuver', -1],
  ['night-march', 3],
  // The best subordinate.
  ['rally-re-attack', 2],
  // DRM off 3 and 2 light units.
  ['surprise-attack', 5],
])('%s: %i, whatever lights the enemy has', (tactic, sum) => {
  expect(added(tactic, 2, 0)).toBe(sum);
  expect(added(tactic, 2, 5)).toBe(sum);
});

test('Oblique Attack: −1 for one or two light units of the enemy, −2 for three or more, +1 for light cavalry', () => {
  const lights = [0, 1, 2, 3, 4];
  expect(lights.map((enemy) => added('oblique-attack', 5, enemy))).toEqual([3, 2, 2, 1, 1]);
  expect(lights.map((enemy) => added('oblique-attack', 5, enemy, { lightCavalry: true }))).toEqual([4, 3, 3, 2, 2]);
});
