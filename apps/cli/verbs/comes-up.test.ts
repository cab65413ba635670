/** How often a question comes up, against a walk of the tree that shares nothing with the advisor's. */
import { game as aegean } from '@grognard/games/aegean-strike';
import { game as rapide } from '@grognard/games/combat-rapide';
import { canonical, openExample, type Procedure, type Step } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { spoken } from '../testing/paper.ts';

type Decision = Extract<Step<unknown>, { kind: 'choice' }>;

/** Every face as likely as the next, equal checkpoints looked at once. */
function remembering(look: (step: Step<unknown>) => number): (step: Step<unknown>) => number {
  const known = new Map<string, number>();
  return (step) => {
    if (step.kind !== 'checkpoint') return look(step);
    const key = canonical([step.name, step.state]);
    const value = known.get(key) ?? look(step.next(step.state));
    known.set(key, value);
    return value;
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const faces = (step: Extract<Step<unknown>, { kind: 'chance' }>): readonly Step<unknown>[] =>
  Array.from({ length: step.die.sides }, (_, index) => step.next(index + 1));

/** The first option that is best for whoever chooses, when both go on so. */
function bestAnswers(procedure: Procedure, side: string, figure: string): (step: Decision) => string {
  const read = procedure.figures[figure] as (result: unknown) => number;
  const best = (step: Decision): readonly [option: string, value: number] => {
    const sign = step.side === side ? 1 : -1;
    const all = step.options.map((option) => [option, value(step.next(option))] as const);
    return all.reduce((so, each) => (sign * (each[1] - so[1]) > 1e-12 ? each : so));
  };
  const value: (step: Step<unknown>) => number = remembering((step) => {
    switch (step.kind) {
      case 'done':
        return read(step.result);
      case 'checkpoint':
        return value(step);
      case 'chance':
        return mean(faces(step).map(value));
      case 'choice':
        return best(step)[1];
      case 'together':
        throw new Error('nothing is sealed here');
    }
  });
  return (step) => best(step)[0];
}

/** How many times a question is put on average. */
function timesPut(start: Step<unknown>, question: string, answer: (step: Decision) => string): number {
  const count: (step: Step<unknown>) => number = remembering((step) => {
    switch (step.kind) {
      case 'done':
        return 0;
      case 'checkpoint':
        return count(step);
      case 'chance':
        return mean(faces(step).map(count));
      case 'choice':
        return (step.ask.text === question ? 1 : 0) + count(step.next(answer(step)));
      case 'together':
        throw new Error('nothing is sealed here');
    }
  });
  return count(start);
}

const CASES = [
  {
    game: rapide,
    id: 'mohacs-1520',
    side: 'attacker',
    figure: 'attackerEdge',
    question: 'losses.ask.pachas.attacker',
    times: 0.4,
  },
  {
    game: aegean,
    id: 'ground-combat',
    side: 'pact',
    figure: 'attackerHits',
    question: 'battle.ask.pursuit',
    times: 0.4,
  },
];

describe('how often a question comes up, however many ways lead to it', () => {
  test.each(CASES.map((each) => [each.id, each] as const))('%s', async (id, each) => {
    const { game, side, figure, question, times } = each;
    const example = game.examples.find((one) => one.id === id);
    if (!example) throw new Error(`there is no example ${id}`);
    const opened = openExample(game, example);
    if (!opened.ok) throw new Error(`${id} does not open`);
    const answers = bestAnswers(opened.value.procedure, side, figure);
    expect(timesPut(opened.value.begin(), question, answers)).toBeCloseTo(times, 12);
    const args = ['advise', game.id, example.procedure, '--example', id, '--side', side, '--goal', figure];
    const { goal, prospects } = JSON.parse((await spoken([...args, '--json'])).out).advice;
    expect(goal).toBe(figure);
    const told = prospects.find(({ text }: { text: string }) => text === question);
    expect(told.times.value).toBeCloseTo(times, 12);
    expect((await spoken(args)).out).toContain('(comes up 40.0% of the time)');
    expect((await spoken([...args, '--lang', 'fr'])).out).toMatch(/\(se pose 40,0\s% du temps\)/);
  });
});
