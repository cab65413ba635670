import { type Game, open, type Plain, resolve } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from '../../examples/forces.ts';
import { game as clash } from '../../game.ts';

const game: Game = clash;
const [a, b] = ['A', 'B'];

describe('[15.7.1] several forces of several nations', () => {
  /** 35 SPs of Prussia against two Commands with guns of two nations: a + takes one gun, of one of them. */
  const input = {
    intensity: 'intense',
    attacker: {
      ...force(leader('Daun', 'AU', 0, 0), [troops('AU', 5, { guns: 1 }), troops('SA', 5, { guns: 1 })]),
      name: a,
    },
    commands: [
      {
        ...force(leader('Lacy', 'AU', 0, 0, { initiative: 1 }), [troops('AU', 5, { guns: 2, gunsReduced: 1 })]),
        name: b,
      },
    ],
    defenders: [{ ...force(leader('Frederick', 'PR', 0, 7), [troops('PR', 35)]), name: 'P' }],
  };

  test.each([
    [
      'flip-AU',
      a,
      'AU',
      'flipped',
      [
        [1, 1],
        [1, 0],
        [2, 1],
      ],
    ],
    [
      'flip-SA',
      a,
      'SA',
      'flipped',
      [
        [1, 0],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'destroy-AU',
      b,
      'AU',
      'destroyed',
      [
        [1, 0],
        [1, 0],
        [1, 0],
      ],
    ],
  ] as const)('%s', (option, of, nation, loss, guns) => {
    const opened = open(game, 'enter-space', input as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    // 6 enters; then 1 + 1 for the attacker, 4 + 4 + 7 = 15 for the defender.
    const dice = [6, 1, 1, 4, 4];
    const account = resolve(opened.value, {
      face: () => dice.shift() ?? 3,
      answer: (_ask, _side, options) => (options.includes(option) ? option : (options[0] ?? '')),
    });
    if (!account.ok) throw new Error(JSON.stringify(account.refusals));
    const { effects, result } = account.value;
    expect(effects.filter(({ kind }) => kind === 'gun')).toEqual([
      { kind: 'gun', force: of, side: 'attacker', nation, loss },
    ]);
    const fates = opened.value.procedure.fates?.(result as never, opened.value.input as never) ?? [];
    const left = fates
      .filter(({ at }) => at === 'attacker' || at === 'commands[0]')
      .flatMap(({ after }) => after?.['troops'] as unknown as readonly { guns: number; gunsReduced: number }[]);
    expect(left.map((each) => [each.guns, each.gunsReduced])).toEqual(guns);
  });
});
