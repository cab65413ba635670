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

describe('slips are told with what was written and what there is', () => {
  const told = (...clauses: readonly string[]) => {
    const written = policyOf(clauses, game, asked);
    return written.ok ? [] : written.refusals;
  };
  const forms = ['never', 'always', 'evenly', 'threshold:N', 'SIDE=POLICY', 'QUESTION=OPTION'];

  test('a policy there is none of', () => {
    for (const clause of ['sometimes', 'attacker=perhaps', 'threshold:x', 'toString', '', 'attacker='])
      expect(told(clause), clause).toEqual([
        { code: 'unknownPolicy', at: 'policy', facts: { received: clause, options: forms } },
      ]);
  });

  test('a question there is none of, with the nearest', () => {
    const options = ['ask.reserves', 'ask.retreat'];
    expect(told('ask.retreet=stand')).toEqual([
      { code: 'unknownQuestion', at: 'policy', facts: { received: 'ask.retreet', options, close: 'ask.retreat' } },
    ]);
    expect(told('weather=rain')).toEqual([
      { code: 'unknownQuestion', at: 'policy', facts: { received: 'weather', options } },
    ]);
    expect(told('=stand')).toMatchObject([{ code: 'unknownQuestion', facts: { received: '' } }]);
  });

  test('an option that a question never offers, once for each side that is asked', () => {
    const refusal = (side: string) => ({
      code: 'notAnOption',
      at: 'policy',
      rule: '7.2',
      facts: { ask: words('ask.reserves'), side, received: 'fly', options: ['hold', 'commit'] },
    });
    expect(told('7.2=fly')).toEqual([refusal('attacker'), refusal('defender')]);
    expect(told('attacker:7.2=fly')).toEqual([refusal('attacker')]);
    expect(told('ask.reserves=evenly', ' ask.retreat = stand ')).toEqual([]);
  });
});

describe('which clause settles what', () => {
  const options = ['hold', 'commit'];
  const at = (clauses: readonly string[], side: string, text = 'ask.reserves') => settles(clauses, side, text, options);

  test('the nearest name wins: side and text, text, side and rule, rule', () => {
    expect(at(['7.2=commit', 'attacker:7.2=hold'], 'attacker')).toBe('hold');
    expect(at(['7.2=commit', 'attacker:7.2=hold'], 'defender')).toBe('commit');
    expect(at(['attacker:7.2=hold', 'ask.reserves=commit'], 'attacker')).toBe('commit');
    expect(at(['ask.reserves=commit', 'attacker:ask.reserves=hold'], 'attacker')).toBe('hold');
  });

  test('a side by its own policy, the other as all are', () => {
    expect([at(['always', 'defender=never'], 'attacker'), at(['always', 'defender=never'], 'defender')]).toEqual([
      'commit',
      'hold',
    ]);
    expect(at(['attacker=evenly'], 'attacker')).toEqual(
      new Map([
        ['hold', 1],
        ['commit', 1],
      ]),
    );
    expect(at(['attacker=threshold:3'], 'attacker')).toBe('hold');
    expect(settles(['threshold:10'], 'attacker', 'x', ['10', '11', '9'])).toBe('10');
  });

  test('evenly is every option alike, unless it is an option itself', () => {
    expect(at(['ask.reserves=evenly'], 'attacker')).toEqual(
      new Map([
        ['hold', 1],
        ['commit', 1],
      ]),
    );
    const named = answering(new Map([['q', 'evenly']]), () => 'x');
    const ask = { rule: 'r', text: 'q' };
    expect(named(ask, 'a', ['x', 'evenly'], nodeFor('a', ['x', 'evenly']))).toBe('evenly');
    expect(named({ rule: 'r', text: 'other' }, 'a', ['x', 'y'], nodeFor('a', ['x', 'y']))).toBe('x');
  });
});
