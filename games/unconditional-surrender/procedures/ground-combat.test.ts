import {
  Advisor,
  compare,
  enumerate,
  evenly,
  fraction,
  type Game,
  naming,
  type Opened,
  odds,
  open,
  openOdds,
  type Plain,
  pause,
  questions,
  take,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as surrender } from '../game.ts';
import type { GroundResult } from './ground/results.ts';
import { groundCombat } from './ground-combat.ts';

const game: Game = surrender;

function opened(input: Plain): Opened {
  const combat = open(game, 'ground-combat', input);
  if (!combat.ok) throw new Error(JSON.stringify(combat.refusals));
  return combat.value;
}

const codeOf = (result: unknown): string => (result as GroundResult).code;

const panzersAgainstTheBef = {
  primary: { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
  defender: { name: 'BEF', nationality: 'uk' },
  retreatHexes: [{ name: 'Dunkirk' }],
  attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany' }],
  defenderAir: [{ name: 'AASF', nationality: 'uk' }],
};

/** All 36 throws of two dice under two modifiers, read from the transcription by hand. */
function thrown(attacker: number, defender: number): readonly string[] {
  const cells: string[] = [];
  for (let a = 1; a <= 6; a += 1) {
    for (let d = 1; d <= 6; d += 1) {
      const row = printed.rows[Math.max(1, d + defender) - 1]?.cells.split(' ') ?? [];
      cells.push(row[Math.max(1, a + attacker) - 1]?.split('+')[0] ?? '?');
    }
  }
  return cells;
}

const shares = (codes: readonly string[]): Record<string, string> => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries([...counts].map(([code, count]) => [code, written(fraction(count, codes.length))]));
};

describe('[step-2] the matrix of both commitments', () => {
  const combat = opened(panzersAgainstTheBef);
  const asked = questions(combat.begin());
  const matrix = openOdds(combat.begin(), asked, { outcome: codeOf });
  const cell = (attacker: string, defender: string): Record<string, string> => {
    const found = matrix.find(
      ({ answers }) =>
        answers['attacker:ground.ask.commit'] === attacker && answers['defender:ground.ask.commit'] === defender,
    );
    if (!found) throw new Error(`no cell for ${attacker} and ${defender}`);
    const { outcomes, total } = found.odds.distribution;
    return Object.fromEntries(outcomes.map(({ outcome, weight }) => [outcome, written(fraction(weight, total))]));
  };

  test('both sides are asked, from holding back to committing everything', () => {
    expect(asked.map(({ side, text, options }) => ({ side, text, options }))).toEqual([
      { side: 'attacker', text: 'ground.ask.commit', options: ['hold', 'commit', 'commit+air'] },
      { side: 'defender', text: 'ground.ask.commit', options: ['hold', 'commit', 'commit+air'] },
    ]);
    expect(matrix).toHaveLength(9);
  });

  // German tank +4, UK infantry +1, air support +2 in fair weather.
  test.each([
    ['hold', 'hold', 4, 1],
    ['commit', 'commit', 4, 1],
    ['commit+air', 'hold', 6, 1],
    ['hold', 'commit+air', 4, 3],
  ])('%s against %s is the table under +%i and +%i', (attacker, defender, up, down) => {
    expect(cell(attacker, defender)).toEqual(shares(thrown(up, down)));
  });

  test('with both air units the air combat decides who is supported', () => {
    // In the air German +2 against UK +1; then each of the 36 throws is followed by 36 on the ground.
    const followed = thrown(2, 1).flatMap((code) => {
      const attacker = code === 'AA' ? 4 : 6;
      const defender = code === 'DD' || code === 'DE' ? 1 : 3;
      return thrown(attacker, defender);
    });
    expect(cell('commit+air', 'commit+air')).toEqual(shares(followed));
  });

  test('every cell equals brute enumeration, and sums to one', () => {
    for (const { answers, odds: exact } of matrix) {
      const brute = enumerate(combat.begin(), naming(answers), codeOf);
      const { outcomes, total } = exact.distribution;
      expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
      expect(brute.size).toBe(outcomes.length);
      for (const { outcome, weight } of outcomes) {
        const share = brute.get(JSON.stringify(outcome));
        expect(share && written(share), `${JSON.stringify(answers)}: ${outcome}`).toBe(
          written(fraction(weight, total)),
        );
      }
    }
  });
});

test('[step-2] markers in both hands: every selection is an option, and every cell equals brute enumeration', () => {
  const combat = opened({
    ...panzersAgainstTheBef,
    attackerMarkers: [{ name: 'Blitz', drm: 2 }],
    defenderMarkers: [{ name: 'Ultra', drm: 1, halves: true }],
  });
  const asked = questions(combat.begin()).filter(({ text }) => text === 'ground.ask.commit');
  expect(asked.map(({ options }) => options)).toEqual([
    ['hold', 'commit', 'commit+1', 'commit+air', 'commit+1+air'],
    ['hold', 'commit', 'commit+1', 'commit+air', 'commit+1+air'],
  ]);
  const matrix = openOdds(combat.begin(), asked, { outcome: codeOf, policy: evenly });
  expect(matrix).toHaveLength(25);
  for (const { answers, odds: exact } of matrix) {
    const brute = enumerate(combat.begin(), naming(answers, evenly), codeOf);
    const { outcomes, total } = exact.distribution;
    expect(
      outcomes.map(({ outcome, weight }) => [JSON.stringify(outcome), written(fraction(weight, total))]).sort(),
    ).toEqual([...brute].map(([code, share]) => [code, written(share)]).sort());
  }
});

test('[step-3] in the air combat inside each side may commit what it has not committed on the ground', () => {
  const combat = opened({
    ...panzersAgainstTheBef,
    attackerMarkers: [{ name: 'A1' }, { name: 'A2' }],
    defenderMarkers: [{ name: 'D1' }, { name: 'D2' }],
  });
  const first = pause(combat.begin());
  if (first.kind !== 'together') throw new Error(`a sealed choice was expected, not a ${first.kind}`);
  const inside = pause(take(first, { answers: { attacker: 'commit+1+air', defender: 'commit+2+air' } }));
  if (inside.kind !== 'together') throw new Error(`a sealed choice was expected, not a ${inside.kind}`);
  expect(inside.ask.text).toBe('airNaval.ask.commit');
  expect(inside.asks).toEqual({ attacker: ['hold', 'commit', 'commit+2'], defender: ['hold', 'commit', 'commit+1'] });
});

test('odds with the fullest hands and the air combat inside keep few states', () => {
  const hand = (...names: readonly string[]) => names.map((name, index) => ({ name, drm: index + 1 }));
  const combat = opened({
    ...panzersAgainstTheBef,
    attackerMarkers: hand('A1', 'A2', 'A3'),
    defenderMarkers: hand('D1', 'D2', 'D3'),
  });
  const everything = naming({
    'attacker:ground.ask.commit': 'commit+1+air',
    'defender:ground.ask.commit': 'commit+1+air',
  });
  expect(odds(combat.begin(), { policy: everything }).effort.states).toBeLessThan(100);
});

test('[step-2] ten markers a side: few options, exact odds, advice', () => {
  const hand = (name: string) =>
    Array.from({ length: 10 }, (_, index) => ({ name: `${name}${index}`, drm: index + 1 }));
  const combat = opened({
    ...panzersAgainstTheBef,
    defenderAir: [],
    attackerMarkers: hand('A'),
    defenderMarkers: hand('D'),
  });
  const asked = questions(combat.begin());
  // +4 leaves room for six steps up to +10, with and without air support; +1 for nine: each with and without the air unit, and the other card.
  expect(asked.map(({ options }) => options.length)).toEqual([7 * 2 + 1, 10 + 1]);
  const answers = { 'attacker:ground.ask.commit': 'commit+3+air', 'defender:ground.ask.commit': 'commit+5' };
  const { outcomes, total } = odds(combat.begin(), { policy: naming(answers), outcome: codeOf }).distribution;
  // German tank +4, air support +2, third marker +3; UK +1, fifth marker +5.
  expect(
    Object.fromEntries(outcomes.map(({ outcome, weight }) => [outcome, written(fraction(weight, total))])),
  ).toEqual(shares(thrown(9, 6)));
  const balance = groundCombat.figures['attackerBalance'] as (result: unknown) => number;
  const step = pause(combat.begin());
  if (step.kind !== 'together') throw new Error(`a sealed choice was expected, not a ${step.kind}`);
  const { options, against } = new Advisor({ side: 'attacker', goal: balance }).decide(step);
  // What costs nothing is worth committing, as far as +10: the attacker by +6, or by air support and +4 or more; the defender by +9.
  const most = options.reduce((high, { value }) => (compare(value, high) > 0 ? value : high), fraction(-9));
  expect(options.flatMap(({ option, value }) => (compare(value, most) === 0 ? [option] : []))).toEqual([
    'commit+6',
    'commit+4+air',
    'commit+5+air',
    'commit+6+air',
  ]);
  expect(against?.options.flatMap(({ option, share }) => (share.over > 0n ? [option] : []))).toEqual(['commit+9']);
});
