import { game } from '@grognard/games/specimen';
import { choice, done, evenly, never, type Opened, open, type Policy, Refused, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { byField, chartOf, openCharts } from './chart.ts';
import { decisionsIn } from './decisions.ts';
import { forecast } from './forecast.ts';
import { withoutIdle } from './idle.ts';
import { policyOf } from './policy.ts';

const openedWith = (input: object): Opened => {
  const opened = open(game, 'assault', input);
  if (!opened.ok) throw new Error('the assault should open');
  return opened.value;
};
const assault = openedWith({ attack: 11, defence: 4 });
/** Below 1/1 and with both reserves held, rows 1 to 6 read A2 A1 A1 - - D1. */
const weak = openedWith({ attack: 2, defence: 4 });

describe('decisions', () => {
  test('every question that may come up, in the order it first does', () => {
    expect(decisionsIn(assault).map(({ side, text, options, varies }) => [side, text, options, varies])).toEqual([
      ['attacker', 'assault.ask.reserves', ['hold', 'commit'], false],
      ['defender', 'assault.ask.reserves', ['hold', 'commit'], false],
      ['defender', 'assault.ask.retreat', ['stand', 'retreat'], false],
    ]);
  });
});

/** A policy may look at the decision itself; these do not. */
const nodeFor = (side: string, options: readonly string[]) =>
  choice({ rule: '', text: '' }, side, options, () => done(0)) as Parameters<Policy>[3];

describe('policies', () => {
  const asked = decisionsIn(assault);
  const settles = (written: string, side: string, text: string, options: readonly string[]) =>
    policyOf([written], game, asked)({ rule: '7', text }, side, options, nodeFor(side, options));

  test.each([
    ['never', 'hold'],
    ['always', 'commit'],
    ['attacker=always', 'commit'],
    ['defender=always', 'hold'],
    ['always,attacker=never', 'hold'],
    ['assault.ask.reserves=commit', 'commit'],
    ['defender:assault.ask.reserves=commit', 'hold'],
    [' never , attacker:7.2=commit', 'hold'],
  ])('%s: the attacker answers %s', (clauses, option) => {
    expect(settles(clauses, 'attacker', 'assault.ask.reserves', ['hold', 'commit'])).toBe(option);
  });

  test('evenly mixes, a threshold takes the highest number it allows', () => {
    const options = ['0', '1', '2', '3'];
    expect(settles('evenly', 'attacker', 'x', options)).toEqual(
      evenly({ rule: '', text: '' }, '', options, nodeFor('', options)),
    );
    expect(settles('threshold:2', 'attacker', 'x', options)).toBe('2');
    expect(settles('threshold:-1', 'attacker', 'x', options)).toBe('0');
  });

  test('every slip is told at once', () => {
    try {
      policyOf(['sometimes', 'attacker=perhaps', 'assault.ask.retreat=fly', 'nobody=always'], game, asked);
      expect.unreachable();
    } catch (error) {
      expect(error instanceof Refused && error.refusals.map(({ code }) => code)).toEqual([
        'unknownPolicy',
        'unknownPolicy',
        'notAnOption',
        'unknownQuestion',
      ]);
    }
  });
});

describe('charts', () => {
  test('numbers stand in their order, names by their weight', () => {
    const shares = (field: string | undefined) =>
      chartOf(weak, byField(weak, field).by, never).outcomes.map(({ outcome, share }) => [outcome, written(share)]);
    expect(shares('attackerLosses')).toEqual([
      [0, '1/2'],
      [1, '1/3'],
      [2, '1/6'],
    ]);
    expect(shares(undefined)).toEqual([
      ['-', '1/3'],
      ['A1', '1/3'],
      ['A2', '1/6'],
      ['D1', '1/6'],
    ]);
  });

  test('mean and spread of each figure are exact', () => {
    const [attackerLosses] = chartOf(weak, byField(weak, undefined).by, never).figures;
    // Mean (2 + 1 + 1)/6; mean of squares (4 + 1 + 1)/6; variance 1 - 4/9.
    expect(attackerLosses && written(attackerLosses.mean)).toBe('2/3');
    expect(attackerLosses?.spread).toBeCloseTo(Math.sqrt(5 / 9), 12);
  });
});

describe('open odds', () => {
  test('one chart for each combination of answers', () => {
    const made = forecast(assault, undefined, []);
    expect(made.kind === 'open' && made.combinations.map(({ answers }) => Object.values(answers).join(' '))).toEqual([
      'hold hold stand',
      'hold hold retreat',
      'hold commit stand',
      'hold commit retreat',
      'commit hold stand',
      'commit hold retreat',
      'commit commit stand',
      'commit commit retreat',
    ]);
  });

  test('a question whose answer changes nothing shown is left out, and told', () => {
    const asked = decisionsIn(assault);
    const byCode = (result: unknown) => (result as { code: string }).code;
    const charts = openCharts(assault, byCode, asked).map(({ answers, chart }) => ({
      answers,
      chart: { ...chart, figures: [] },
    }));
    const { combinations, idle } = withoutIdle(charts, asked);
    expect(idle.map(({ text }) => text)).toEqual(['assault.ask.retreat']);
    expect(combinations.map(({ answers }) => Object.values(answers).join(' '))).toEqual([
      'hold hold',
      'hold commit',
      'commit hold',
      'commit commit',
    ]);
    const { idle: none } = withoutIdle(openCharts(assault, byCode, asked), asked);
    expect(none).toEqual([]);
  });
});
