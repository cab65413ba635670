/** Open decisions: every combination of answers while that helps, and the plain policies beyond. */
import { expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open } from '../game/resolve.ts';
import { record } from '../input/field.ts';
import { chance, choice, done, type Step } from '../step/step.ts';
import { words } from '../text/words.ts';
import { inOneGo } from '../walk/odds.ts';
import { forecastInPieces } from './forecast.ts';

const ask = (text: string) => ({ rule: 'x', text });
const options = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => String(at));

/** A die, then questions; each answer adds its place as often as its question weighs. */
function asking(questions: readonly { readonly count: number; readonly weight: number; readonly varies?: boolean }[]) {
  const put = (at: number, face: number, sum: number): Step<number> => {
    const question = questions[at];
    if (!question) return done(sum);
    const offered = options(question.varies && face > 3 ? question.count + 1 : question.count);
    return choice(ask(`q${at}`), 'red', offered, (answer) => put(at + 1, face, sum + question.weight * Number(answer)));
  };
  const procedure = {
    id: 'ask',
    rule: 'x',
    input: record('x', {}),
    begin: () => chance(ask('die'), d6, (face) => put(0, face, face)),
    outcome: String,
    summary: () => words('x'),
    figures: { sum: (sum: number) => sum },
  } as unknown as Procedure;
  const game = { id: 'asking', version: '1', rulings: {}, tables: {}, procedures: { ask: procedure }, examples: [] };
  const opened = open(game as unknown as Game, 'ask', {});
  return opened.ok ? inOneGo(forecastInPieces(opened.value, { open: true })).open : expect.fail('refused');
}

const meansOf = (charts: ReturnType<typeof asking>) =>
  charts?.charts.map(({ figures }) => figures.find(({ name }) => name === 'sum')?.mean.fraction);

test('twenty-four combinations stand side by side, each with its own odds', () => {
  const charts = asking([2, 2, 2, 3].map((count, at) => ({ count, weight: 10 ** at })));
  expect(charts).toMatchObject({ kind: 'combinations', idle: [], declined: [] });
  expect(charts?.charts).toHaveLength(24);
  expect(new Set(meansOf(charts)).size).toBe(24);
});

test('one more is too many: the plain policies stand side by side', () => {
  const charts = asking([
    { count: 5, weight: 1 },
    { count: 5, weight: 1 },
  ]);
  expect(charts).toMatchObject({ kind: 'policies', combinations: 25 });
  // Nought each, two each on average, four each, on top of three and a half.
  expect(meansOf(charts)).toEqual(['7/2', '15/2', '23/2']);
});

test('where every question varies, there is nothing to combine', () => {
  const charts = asking([{ count: 2, weight: 1, varies: true }]);
  expect(charts).toMatchObject({ kind: 'policies', combinations: 1 });
});

test('a question that varies is declined beside those that do not', () => {
  const charts = asking([
    { count: 2, weight: 1, varies: true },
    { count: 3, weight: 2 },
  ]);
  expect(charts).toMatchObject({ kind: 'combinations', idle: [], declined: ['red:q0'] });
  expect(meansOf(charts)).toEqual(['7/2', '11/2', '15/2']);
});

test('a question whose answer changes nothing is named, and told of no more', () => {
  const charts = asking([
    { count: 2, weight: 1 },
    { count: 3, weight: 0 },
  ]);
  expect(charts).toMatchObject({
    kind: 'combinations',
    idle: ['red:q1'],
    charts: [{ answers: { 'red:q0': '0' } }, { answers: { 'red:q0': '1' } }],
  });
  expect(charts?.kind === 'combinations' && charts.charts.map(({ answers }) => answers)).toEqual([
    { 'red:q0': '0' },
    { 'red:q0': '1' },
  ]);
  expect(meansOf(charts)).toEqual(['7/2', '9/2']);
});
