/** How steps are told: what belongs together stands together, and nothing is lost of it. */
import { expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Note } from '../step/note.ts';
import { type Ask, chance, choice, done, explained, type Step, together } from '../step/step.ts';
import { words } from '../text/words.ts';
import { play } from './play.ts';
import { PlayRecord } from './record.ts';

const title = words('fight');
const modifier = (id: string) => ({ id, value: 1, rule: '2', text: words(id), applied: true, asked: true });
const lookup = (row: string) => ({ table: 't', row, column: 'x', cell: 'A' });
const told = (...notes: readonly Note[]) => {
  const record = new PlayRecord();
  record.tell(explained(() => notes, done(0)));
  return record.steps;
};
const empty = { dice: [], answers: [], modifiers: [] };

test('modifiers under one title add up, in their order', () => {
  const [step, ...more] = told(
    { rule: '1', title, modifiers: [modifier('a'), modifier('b')] },
    { rule: '1', title, modifiers: [modifier('c')] },
    { rule: '1', title, lookup: lookup('1'), outcome: words('won') },
  );
  expect(more).toEqual([]);
  expect(step).toMatchObject({ modifiers: ['a', 'b', 'c'].map(modifier), lookup: lookup('1'), outcome: words('won') });
});

test('another rule, another title or other facts begin another step', () => {
  const steps = told(
    { rule: '1', title },
    { rule: '2', title },
    { rule: '2', title: words('rout') },
    { rule: '2', title: words('rout', { n: 1 }) },
    { rule: '2', title: words('rout', { n: 1 }) },
  );
  expect(steps.map(({ rule, title: { key, facts } }) => [rule, key, facts])).toEqual([
    ['1', 'fight', undefined],
    ['2', 'fight', undefined],
    ['2', 'rout', undefined],
    ['2', 'rout', { n: 1 }],
  ]);
});

test('a second look-up or a second outcome begins another step', () => {
  expect(told({ rule: '1', title, lookup: lookup('1') }, { rule: '1', title, lookup: lookup('2') })).toHaveLength(2);
  expect(told({ rule: '1', title, outcome: words('a') }, { rule: '1', title, outcome: words('b') })).toHaveLength(2);
  expect(told({ rule: '1', title, lookup: lookup('1') }, { rule: '1', title, outcome: words('b') })).toHaveLength(1);
  expect(told({ rule: '1', title })).toEqual([{ rule: '1', title, ...empty }]);
});

test('dice and answers stand under their question, and a copy goes its own way', () => {
  const ask = (text: string): Ask => ({ rule: '1', text });
  const tree: Step<number> = chance(ask('die'), d6, () =>
    chance(ask('die'), d6, () =>
      choice(ask('push'), 'red', ['no', 'yes'], () =>
        together(ask('seal'), { red: ['a', 'b'], blue: ['c', 'd'] }, () => done(0)),
      ),
    ),
  );
  const record = new PlayRecord();
  const faces = [3, 5];
  play(tree, { face: () => faces.shift() ?? 1, answer: (_, __, options) => options.at(-1) ?? '' }, record);
  expect(record.steps.map(({ dice, answers }) => [dice, answers])).toEqual([
    [
      [
        { sides: 6, face: 3 },
        { sides: 6, face: 5 },
      ],
      [],
    ],
    [[], [{ side: 'red', option: 'yes' }]],
    [
      [],
      [
        { side: 'red', option: 'b' },
        { side: 'blue', option: 'd' },
      ],
    ],
  ]);
  const copy = record.copy();
  expect(copy.steps).toEqual(record.steps);
  copy.enter({ kind: 'die', rule: '1', text: 'seal', sides: 6, face: 1 } as never, ask('seal'));
  expect(copy.steps.at(-1)?.dice).toEqual([{ sides: 6, face: 1 }]);
  expect(record.steps.at(-1)?.dice).toEqual([]);
  expect([record.journal.length, copy.journal.length]).toEqual([4, 5]);
});

test('a question that is answered twice keeps both answers, and sealed ones beside them', () => {
  const ask: Ask = { rule: '1', text: 'push' };
  const tree: Step<number> = choice(ask, 'red', ['a', 'b'], () =>
    choice(ask, 'red', ['c', 'd'], () => together(ask, { red: ['e'], blue: ['f'] }, () => done(0))),
  );
  const record = new PlayRecord();
  play(tree, { face: () => 1, answer: (_, __, options) => options[0] ?? '' }, record);
  expect(record.steps.map(({ answers }) => answers.map(({ side, option }) => `${side} ${option}`))).toEqual([
    ['red a', 'red c', 'red e', 'blue f'],
  ]);
});
