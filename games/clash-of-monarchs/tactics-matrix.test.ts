/** [15.4.3] Exact odds of a battle with the tactics of both sides left open: matrix, equilibrium, worth. */
import {
  Advisor,
  compare,
  enumerate,
  type Fraction,
  fraction,
  type Game,
  minus,
  naming,
  odds,
  open,
  openOdds,
  type Plain,
  plus,
  questions,
  type Step,
  times,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from './examples/forces.ts';
import { game as clash } from './game.ts';
import type { battle } from './procedures/battle/battle.ts';
import type { BattleResult } from './procedures/battle/result.ts';

const game: Game = clash;

const input = (attackerHand: readonly string[], defenderHand: readonly string[]): Plain => ({
  intensity: 'intense',
  attacker: force(leader('Frederick', 'PR', 3, 3), [troops('PR', 24, { guns: 2 })]),
  attackerHand,
  defender: force(leader('Charles', 'AU', 0, 1), [troops('AU', 30, { guns: 3 })]),
  defenderHand,
});

const PRUSSIAN = ['oblique-attack', 'artillery-up-front'];
const AUSTRIAN = ['defensive-position', 'slow-reaction'];

const start = (attackerHand: readonly string[], defenderHand: readonly string[]) => {
  const opened = open(game, 'battle', input(attackerHand, defenderHand));
  if (!opened.ok) throw new Error('the battle should open');
  return opened.value.begin() as ReturnType<typeof battle.begin>;
};

const wins = ({ winner }: BattleResult): boolean => winner === 'attacker';
const advisor = () => new Advisor<BattleResult>({ side: 'attacker', goal: (result) => (wins(result) ? 1 : 0) });

const rows = ['none', 'oblique-attack', 'artillery-up-front', 'oblique-attack+artillery-up-front'];
const columns = ['none', 'defensive-position', 'slow-reaction'];

/** The attacker's exact chance for every pair of plays. */
const matrix = (): readonly (readonly Fraction[])[] => {
  const asked = questions(start(PRUSSIAN, AUSTRIAN)).filter(({ text }) => text === 'battle.ask.tactics');
  const cells = openOdds(start(PRUSSIAN, AUSTRIAN), asked, { outcome: wins });
  return rows.map((attacker) =>
    columns.map((defender) => {
      const cell = cells.find(
        ({ answers }) =>
          answers['attacker:battle.ask.tactics'] === attacker && answers['defender:battle.ask.tactics'] === defender,
      );
      if (!cell) throw new Error(`no cell for ${attacker} against ${defender}`);
      return cell.odds.distribution.share((won) => won);
    }),
  );
};

const dot = (line: readonly Fraction[], shares: readonly Fraction[]): Fraction =>
  line.reduce((sum, value, index) => plus(sum, times(value, shares[index] ?? fraction(0))), fraction(0));

describe('the matrix of tactics', () => {
  const cells = matrix();
  const at = (row: string, column: string): Fraction =>
    cells[rows.indexOf(row)]?.[columns.indexOf(column)] ?? fraction(0);

  test('both sides are offered what they hold and may play', () => {
    const step = start(PRUSSIAN, AUSTRIAN);
    expect(step.kind === 'together' && step.asks).toEqual({ attacker: rows, defender: columns });
  });

  test('a cell equals brute enumeration', () => {
    for (const attacker of ['none', 'artillery-up-front']) {
      const policy = naming({ 'attacker:battle.ask.tactics': attacker, 'defender:battle.ask.tactics': 'none' });
      const brute = enumerate(start(PRUSSIAN, AUSTRIAN), policy, wins).get('true') ?? fraction(0);
      expect(written(at(attacker, 'none'))).toBe(written(brute));
    }
  });

  test('a tactic without effect changes nothing', () => {
    for (const row of rows) expect(written(at(row, 'slow-reaction'))).toBe(written(at(row, 'none')));
  });

  test('each good tactic is worth something to the side that plays it', () => {
    expect(compare(at('artillery-up-front', 'none'), at('none', 'none'))).toBe(1);
    expect(compare(at('oblique-attack', 'none'), at('none', 'none'))).toBe(1);
    expect(compare(at('none', 'defensive-position'), at('none', 'none'))).toBe(-1);
  });

  test('the advice is an equilibrium of this very matrix', () => {
    const step = start(PRUSSIAN, AUSTRIAN) as Extract<Step<BattleResult>, { kind: 'together' }>;
    const decision = advisor().decide(step);
    const value = advisor().value(step);
    const ours = rows.map((row) => decision.options.find(({ option }) => option === row)?.share ?? fraction(0));
    const theirs = columns.map(
      (column) => decision.against?.options.find(({ option }) => option === column)?.share ?? fraction(0),
    );
    expect(written(ours.reduce(plus))).toBe('1');
    expect(written(theirs.reduce(plus))).toBe('1');
    // Against our mix no reply of his does better than the value, and against his no play of ours does.
    for (const [index] of columns.entries()) {
      const column = cells.map((line) => line[index] ?? fraction(0));
      expect(compare(dot(column, ours), value)).toBeGreaterThanOrEqual(0);
    }
    for (const line of cells) expect(compare(dot(line, theirs), value)).toBeLessThanOrEqual(0);
  });

  test('what each tactic in the hand is worth', () => {
    const value = (attackerHand: readonly string[], defenderHand: readonly string[]): Fraction =>
      advisor().value(start(attackerHand, defenderHand));
    const whole = value(PRUSSIAN, AUSTRIAN);
    const worth = (tactic: string): Fraction =>
      PRUSSIAN.includes(tactic)
        ? minus(
            whole,
            value(
              PRUSSIAN.filter((held) => held !== tactic),
              AUSTRIAN,
            ),
          )
        : minus(
            value(
              PRUSSIAN,
              AUSTRIAN.filter((held) => held !== tactic),
            ),
            whole,
          );
    expect(written(worth('slow-reaction'))).toBe('0');
    for (const tactic of ['oblique-attack', 'artillery-up-front', 'defensive-position']) {
      expect(compare(worth(tactic), fraction(0)), tactic).toBe(1);
    }
  });

  test('odds under the advised plays have the advised value', () => {
    const adviser = advisor();
    const step = start(PRUSSIAN, AUSTRIAN);
    const { distribution } = odds(step, { policy: adviser.policy, outcome: wins });
    expect(written(distribution.share((won) => won))).toBe(written(adviser.value(step)));
  });
});
