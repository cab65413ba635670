import { Advisor, type Game, goalOf, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as balkanWars } from '../game.ts';

const game: Game = balkanWars;

/** The first decision of a side, and what each option is worth to it. */
const advised = (procedure: string, input: object, side: string, goal: string) => {
  const opened = open(game, procedure, input);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const wanted = goalOf(opened.value, goal);
  if (!wanted.ok) throw new Error(JSON.stringify(wanted.refusals));
  const advisor = new Advisor({ side, goal: wanted.value.read });
  const step = opened.value.begin();
  const options = step.kind === 'choice' ? step.options : [];
  return options.map((option) => [option, written(advisor.value(step.kind === 'choice' ? step.next(option) : step))]);
};

describe('[Spending national morale points] figures that advice can weigh', () => {
  /** 5 against 5 is 1/1; the one defender is demoralised already, so D, S and R all take him. */
  const combat = {
    attackers: [{ id: 'A', country: 'greece', strength: 5 }],
    defenders: [{ id: 'D', country: 'ottoman', strength: 5, demoralised: true }],
    nations: [{ country: 'greece', player: 'first', morale: 2 }],
  };

  test('a point on the combat die against what it wins', () => {
    // Rows 1 to 6: R/- S/D S/D S/S D/S D/S, five of six; rows 2 to 7+: all six.
    expect(advised('combat', combat, 'attacker', 'defendersLost')).toEqual([
      ['no', '5/6'],
      ['greece', '1'],
    ]);
    expect(advised('combat', combat, 'attacker', 'defendersLost-attackerMoraleSpent')).toEqual([
      ['no', '5/6'],
      ['greece', '0'],
    ]);
    expect(advised('combat', combat, 'attacker', '6*defendersLost-attackerMoraleSpent')).toEqual([
      ['no', '5'],
      ['greece', '5'],
    ]);
  });

  test('national morale gained, what is spent deducted', () => {
    // Row 1 is R/-: -2 once in six. With the point: row 7+ is -/R: +1 once in six, less the point: 1/6 - 1.
    expect(advised('combat', combat, 'attacker', 'attackerMoraleChange')).toEqual([
      ['no', '-1/3'],
      ['greece', '-5/6'],
    ]);
  });

  test('a point on a rally', () => {
    const rally = {
      id: 'X',
      country: 'serbia',
      cadre: 2,
      nations: [{ country: 'serbia', player: 'first', morale: 1 }],
    };
    // Target 2: two faces of six; target 3: three of six, less one point.
    expect(advised('rally', rally, 'first', 'rallied-moraleSpent')).toEqual([
      ['no', '1/3'],
      ['yes', '-1/2'],
    ]);
  });

  test('points on a mobilisation', () => {
    const mobilisation = {
      units: [{ id: 'X', country: 'serbia', cadre: 1 }],
      treasuries: [{ country: 'serbia', points: 2 }],
      nations: [{ country: 'serbia', player: 'first', morale: 1 }],
    };
    // Two points owed: none or one of them from morale.
    expect(advised('mobilisation', mobilisation, 'first', 'unitsMobilised-moraleSpent')).toEqual([
      ['0', '1'],
      ['1', '0'],
    ]);
    expect(advised('mobilisation', mobilisation, 'first', '-pointsSpent')).toEqual([
      ['0', '-2'],
      ['1', '-1'],
    ]);
  });
});
