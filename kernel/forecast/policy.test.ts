import { describe, expect, test } from 'vitest';
import { choice, done } from '../step/step.ts';
import { words } from '../text/words.ts';
import type { Question } from '../walk/open.ts';
import { evenly, type Policy } from '../walk/policy.ts';
import { answering, policyOf } from './policy.ts';

const game = { sides: ['attacker', 'defender'] };

const asked: readonly Question[] = [
  ['attacker', 'ask.reserves', '7.2', ['hold', 'commit']],
  ['defender', 'ask.reserves', '7.2', ['hold', 'commit']],
  ['defender', 'ask.retreat', '7.5', ['stand', 'retreat']],
].map(([side, text, rule, options]) => ({
  key: `${side}:${text}`,
  side: side as string,
  text: text as string,
  words: words(text as string),
  rule: rule as string,
  options: options as string[],
  varies: false,
}));

/** A policy may look at the decision itself; these do not. */
const nodeFor = (side: string, options: readonly string[]) =>
  choice({ rule: '', text: '' }, side, options, () => done(0)) as Parameters<Policy>[3];

const settles = (clauses: readonly string[], side: string, text: string, options: readonly string[]) => {
  const policy = policyOf(clauses, game, asked);
  if (!policy.ok) throw new Error(JSON.stringify(policy.refusals));
  return policy.value({ rule: '7.2', text }, side, options, nodeFor(side, options));
};

describe('a policy as it is written', () => {
  test.each([
    [[], 'hold'],
    [['never'], 'hold'],
    [['always'], 'commit'],
    [['attacker=always'], 'commit'],
    [['defender=always'], 'hold'],
    [['always', 'attacker=never'], 'hold'],
    [['ask.reserves=commit'], 'commit'],
    [['defender:ask.reserves=commit'], 'hold'],
    [['attacker:7.2=commit'], 'commit'],
  ])('%j: the attacker answers %s', (clauses, option) => {
    expect(settles(clauses, 'attacker', 'ask.reserves', ['hold', 'commit'])).toBe(option);
  });

  test('evenly mixes, a threshold takes the highest number it allows', () => {
    const options = ['0', '1', '2', '3'];
    expect(settles(['evenly'], 'attacker', 'x', options)).toEqual(
      evenly({ rule: '', text: '' }, '', options, nodeFor('', options)),
    );
    expect(settles(['threshold:2'], 'attacker', 'x', options)).toBe('2');
    expect(settles(['threshold:-1'], 'attacker', 'x', options)).toBe('0');
  });

  test('every slip is told at once', () => {
    const written = policyOf(['sometimes', 'attacker=perhaps', 'ask.retreat=fly', 'nobody=always'], game, asked);
    expect(written.ok ? [] : written.refusals.map(({ code }) => code)).toEqual([
      'unknownPolicy',
      'unknownPolicy',
      'notAnOption',
      'unknownQuestion',
    ]);
  });

  test('an answer that is assumed may hold any sign, and is left out where it is not offered', () => {
    const assumed = answering(new Map([['attacker:ask.reserves', '1st, 2nd=3rd']]), () => 'hold');
    const ask = { rule: '7.2', text: 'ask.reserves' };
    const answer = (options: readonly string[]) => assumed(ask, 'attacker', options, nodeFor('attacker', options));
    expect(answer(['hold', '1st, 2nd=3rd'])).toBe('1st, 2nd=3rd');
    expect(answer(['hold', 'commit'])).toBe('hold');
  });
});
