import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { written } from '../number/fraction.ts';
import { grid } from '../table/grid.ts';
import { words } from '../text/words.ts';
import { odds } from '../walk/odds.ts';
import { play } from '../walk/play.ts';
import { PlayRecord } from '../walk/record.ts';
import { borneInTurn, pickOne } from './picks.ts';
import { rollOnTable } from './rolls.ts';
import { done, type Step } from './step.ts';

const table = grid({
  id: 'sortie',
  title: { en: 'Sortie', fr: 'Sortie' },
  provenance: { document: 'x', heading: 'y' },
  rowsAre: { en: 'Die', fr: 'Dé' },
  columnsAre: { en: 'Result', fr: 'Résultat' },
  codes: ['lost', 'held', 'won'],
  grid: `
         result
    1-   lost
    2-5  held
    6+   won
  `,
});
const ask = { rule: '1', text: 'sortie' };
const modifier = (id: string, value: number, applied: boolean) => ({
  id,
  value,
  rule: '1',
  text: words(id),
  applied,
  asked: true,
});

describe('a modified die on a table', () => {
  const modifiers = [modifier('guns', 2, true), modifier('mud', -1, true), modifier('snow', -5, false)];
  const step = rollOnTable(
    { ask, die: d6, modifiers, table, column: 'result', told: ({ cell }) => ({ outcome: words(cell) }) },
    ({ cell }) => done(cell),
  );

  test('adds what applies and holds the sum to the ends: +1 makes 2 to 7', () => {
    // 1 makes 2: held; 2, 3, 4 make 3 to 5: held; 5 and 6 make 6 and 7: won.
    const { distribution } = odds(step);
    const share = (code: string) => written(distribution.share((cell) => cell === code));
    expect([share('lost'), share('held'), share('won')]).toEqual(['0', '2/3', '1/3']);
  });

  test('tells the modifiers, the die and the cell in one step', () => {
    const record = new PlayRecord();
    play(step, { face: () => 5, answer: () => '' }, record);
    // 5 + 2 − 1 = 6.
    expect(record.steps).toMatchObject([{ modifiers, dice: [{ face: 5 }], lookup: { row: '6+', cell: 'won' } }]);
  });
});

/** The questions of a tree that asks and never rolls, answered in order. */
function answered<T>(step: Step<T>, answers: readonly string[], asked: string[] = []): { result: T; asked: string[] } {
  if (step.kind === 'done') return { result: step.result, asked };
  if (step.kind !== 'choice') throw new Error(`${step.kind} was not expected`);
  const [answer = '', ...rest] = answers;
  return answered(step.next(answer), rest, [...asked, step.options.join(' ')]);
}

describe('picking', () => {
  const picked = (options: readonly string[], answers: readonly string[] = []) =>
    answered(
      pickOne(ask, 'owner', options, (one) => done(one ?? 'nobody')),
      answers,
    );

  test('asks nobody where there is nothing to decide', () => {
    expect(picked([])).toEqual({ result: 'nobody', asked: [] });
    expect(picked(['guard'])).toEqual({ result: 'guard', asked: [] });
    expect(picked(['guard', 'line'], ['line'])).toEqual({ result: 'line', asked: ['guard line'] });
  });

  test('losses go one by one to whoever can bear one, and past all nobody bears them', () => {
    const bearers = [
      { name: 'guard', bears: 2 },
      { name: 'line', bears: 1 },
    ];
    const borne = (losses: number, answers: readonly string[]) =>
      answered(borneInTurn(ask, 'owner', bearers, losses, done), answers);
    expect(borne(2, ['line'])).toEqual({ result: [1, 1], asked: ['guard line'] });
    expect(borne(2, ['guard', 'guard'])).toEqual({ result: [2, 0], asked: ['guard line', 'guard line'] });
    expect(borne(5, ['line']).result).toEqual([2, 1]);
  });
});
