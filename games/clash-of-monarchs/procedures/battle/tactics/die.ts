/** 15.4.3 The die that some tactics throw, and what is added to it. */
import { judge, type Modifier } from '@grognard/kernel';
import { lightUnits } from '../../../force.ts';
import type { Tactic } from '../../../vocabulary.ts';
import { bestSubordinate } from './amounts.ts';
import type { TacticFacts } from './facts.ts';

type Verdicts = Parameters<
  typeof judge<keyof TacticFacts['book']['tables']['tactic-die-modifiers']['rows'] & string>
>[1];

const NOT_ASKED: Verdicts = {
  offensive: undefined,
  defensive: undefined,
  ownLights: undefined,
  enemyDefensive: undefined,
  lightCavalry: undefined,
  fewEnemyLights: undefined,
  manyEnemyLights: undefined,
  subordinate: undefined,
};

const MANY = 3;

const ASKED: Partial<Readonly<Record<Tactic, (facts: TacticFacts) => Partial<Verdicts>>>> = {
  'defensive-position': ({ own }) => ({ defensive: own.commander.defensive, ownLights: lightUnits(own) }),
  'flanking-maneuver': ({ own, enemy }) => ({
    offensive: own.commander.offensive,
    enemyDefensive: -enemy.commander.defensive,
  }),
  'night-march': ({ own }) => ({ offensive: own.commander.offensive }),
  'oblique-attack': ({ own, enemy }) => ({
    offensive: own.commander.offensive,
    lightCavalry: own.lightCavalry,
    fewEnemyLights: lightUnits(enemy) > 0 && lightUnits(enemy) < MANY,
    manyEnemyLights: lightUnits(enemy) >= MANY,
  }),
  'rally-re-attack': (facts) => ({ subordinate: bestSubordinate(facts) }),
  'surprise-attack': ({ own }) => ({ offensive: own.commander.offensive, ownLights: lightUnits(own) }),
};

export const dieModifiers = (facts: TacticFacts): readonly Modifier[] =>
  judge(facts.book.tables['tactic-die-modifiers'], { ...NOT_ASKED, ...ASKED[facts.tactic]?.(facts) });
