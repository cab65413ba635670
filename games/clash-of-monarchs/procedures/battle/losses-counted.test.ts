/** [15.4.3] What surrenders and who is taken prisoner counts among the losses of its side, and so in advice. */
import { Advisor, fraction, type Game, odds, open, type Plain, resolve, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from '../../examples/forces.ts';
import { game as clash } from '../../game.ts';
import { battle } from './battle.ts';
import type { BattleResult } from './result.ts';

const game: Game = clash;

const start = (input: Plain, rulings = {}) => {
  const ready = open(game, 'battle', input, { rulings });
  if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
  return ready.value.begin() as ReturnType<typeof battle.begin>;
};

const mean = (
  step: ReturnType<typeof start>,
  figure: 'attackerLosses' | 'defenderLosses',
  side: string,
  play: string,
) =>
  written(
    odds(step, {
      policy: (_ask, of, options) => (of === side && options.includes(play) ? play : (options[0] ?? '')),
      outcome: battle.figures[figure] as (result: BattleResult) => number,
    }).distribution.mean((value) => value),
  );

describe('Surround, Surrender!: "toute cette force PR se rend"', () => {
  // AU 4 SPs, column 3-5, die + 1: a 4, 5 or 6 reaches row 5 to 7, 1-: one SP. PR 2 SPs, column 1-2: nothing on any face.
  // So AU wins with fewer SPs lost one time in two, and then the SP that is left surrenders: 1 + 1 instead of 1.
  const input = {
    intensity: 'measured',
    attacker: force(leader('Daun', 'AU', 1, 0), [troops('AU', 4)]),
    attackerHand: ['surround'],
    defender: force(leader('Finck', 'PR', 0, 0), [troops('PR', 2)]),
    generalstab: true,
  };

  test('the whole force counts: 2 SPs half of the time, not 1', () => {
    expect(mean(start(input), 'defenderLosses', 'attacker', 'none')).toBe('1/2');
    expect(mean(start(input), 'defenderLosses', 'attacker', 'surround')).toBe('1');
  });

  test('the advice is worth what surrenders', () => {
    const step = start(input);
    if (step.kind !== 'together') throw new Error('the tactics should be asked');
    const goal = battle.figures['lossDifference'] as (result: BattleResult) => number;
    const { best, options } = new Advisor<BattleResult>({ side: 'attacker', goal }).decide(step);
    expect(best).toBe('surround');
    expect(options.map(({ option, value }) => [option, written(value)])).toEqual([
      ['none', written(fraction(1, 2))],
      ['surround', '1'],
    ]);
  });
});

test('[15.4.3, 15.7.1] whoever surrenders is captured, whoever loses his last SP is eliminated', () => {
  const became = (sps: number) => {
    const ready = open(game, 'battle', {
      intensity: 'measured',
      attacker: force(leader('Daun', 'AU', 1, 0), [troops('AU', 4)], { name: 'A' }),
      attackerHand: ['surround'],
      defender: force(leader('Finck', 'PR', 0, 0), [troops('PR', sps)], { name: 'B' }),
      generalstab: true,
    });
    if (!ready.ok) throw new Error(JSON.stringify(ready.refusals));
    const account = resolve(ready.value, {
      face: () => 4,
      answer: (_ask, _side, options) => (options.includes('surround') ? 'surround' : (options[0] ?? '')),
    });
    if (!account.ok) throw new Error(JSON.stringify(account.refusals));
    return account.value.effects;
  };
  // A 4 costs 1 SP, as above: of two one is left to surrender, of one none.
  const lost = { kind: 'losses', force: 'B', side: 'defender', nation: 'PR', arm: 'infantry', sps: 1 };
  expect(became(2)).toEqual([lost, { kind: 'captured', force: 'B', side: 'defender' }]);
  expect(became(1)).toEqual([lost, { kind: 'eliminated', force: 'B', side: 'defender' }]);
});

describe('Desperate Gamble: "il perd 2 SPs FR supplémentaires comme prisonniers"', () => {
  // The gambler's own D level rises: D0 against none, so the French never win. One SP for the gamble, one more on a Prussian 5
  // or 6 (column 3-5), and what is left of two prisoners: 1 + 2 or 2 + 1, always all three.
  const input = {
    intensity: 'measured',
    attacker: force(leader('Soubise', 'FR', 0, 0, { initiative: 1 }), [troops('FR', 3)]),
    attackerHand: ['desperate-gamble'],
    defender: force(leader('Seydlitz', 'PR', 0, 0), [troops('PR', 3)]),
  };

  test('prisoners count among the losses', () => {
    const step = start(input, { 'gamble-target': 'own' });
    expect(mean(step, 'attackerLosses', 'attacker', 'desperate-gamble')).toBe('3');
  });
});
