import { type Game, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from '../../../examples/forces.ts';
import { game as clash } from '../../../game.ts';
import { printed } from '../../book.ts';
import type { Battle } from '../input.ts';
import { playsOf, type Surprise, tacticsIn } from './legal.ts';

const game: Game = clash;

/** Frederick with a DRM of 2 against Daun with a DRM of 1, each with some tactics, told in no order. */
const battle = (more: object = {}): Battle => {
  const input = {
    intensity: 'intense',
    attacker: force(leader('Frederick', 'PR', 2, 2), [troops('PR', 20)]),
    attackerHand: ['superior-infantry-fire', 'oblique-attack', 'artillery-up-front'],
    defender: force(leader('Daun', 'AU', 1, 1), [troops('AU', 20)]),
    defenderHand: ['twelve-pounders', 'able-advisor'],
    generalstab: true,
    ...more,
  };
  const opened = open(game, 'battle', input as unknown as Plain);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return opened.value.input as unknown as Battle;
};
const plays = (of: Battle, side: 'attacker' | 'defender', surprise: Surprise = 'open') =>
  playsOf(of, side, surprise, printed);

describe('[15.4.3] what a side may choose between', () => {
  test('none, each alone, each pair once: as the page lists them, but what must come first goes first', () => {
    expect(plays(battle(), 'attacker')).toEqual([
      'none',
      ...['oblique-attack', 'artillery-up-front', 'superior-infantry-fire'],
      ...['oblique-attack+artillery-up-front', 'oblique-attack+superior-infantry-fire'],
      'artillery-up-front+superior-infantry-fire',
    ]);
  });

  test('a DRM of 1 plays one tactic, of 2 two', () => {
    expect(plays(battle(), 'defender')).toEqual(['none', 'able-advisor', 'twelve-pounders']);
    const able = battle({ defender: force(leader('Daun', 'AU', 1, 2), [troops('AU', 20)]) });
    expect(plays(able, 'defender')).toEqual([
      'none',
      'able-advisor',
      'twelve-pounders',
      'able-advisor+twelve-pounders',
    ]);
  });

  test('a surprise that was announced is played, one that was not is not, and the surprised play nothing', () => {
    const austrian = battle({
      attacker: force(leader('Daun', 'AU', 2, 2), [troops('AU', 20)]),
      attackerHand: ['slow-reaction', 'surprise-attack', 'able-advisor'],
      defender: force(leader('Frederick', 'PR', 2, 2), [troops('PR', 20)]),
      defenderHand: ['artillery-up-front'],
    });
    const alone = ['able-advisor', 'slow-reaction'];
    const pairs = alone.map((other) => `surprise-attack+${other}`);
    const others = [...alone, 'able-advisor+slow-reaction'];
    expect(plays(austrian, 'attacker')).toEqual([
      ...['none', 'surprise-attack', ...alone],
      ...[...pairs, 'able-advisor+slow-reaction'],
    ]);
    expect(plays(austrian, 'attacker', 'announced')).toEqual(['surprise-attack', ...pairs]);
    expect(plays(austrian, 'attacker', 'declined')).toEqual(['none', ...others]);
    expect(plays(austrian, 'defender', 'announced')).toEqual(['none']);
    expect(plays(austrian, 'defender', 'declined')).toEqual(['none', 'artillery-up-front']);
  });

  test('a play stands for its tactics', () => {
    expect(['none', '', 'surround', 'oblique-attack+redcoats', 'nonsense'].map(tacticsIn)).toEqual([
      ...[[], [], ['surround']],
      ...[['oblique-attack', 'redcoats'], []],
    ]);
  });
});
