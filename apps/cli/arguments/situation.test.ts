/** `--set`, `--told`, examples in a campaign, and procedures that need no input at all. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { game as balkan } from '@grognard/games/balkan-wars';
import { game as specimen } from '@grognard/games/specimen';
import { check, type Example, field, type Plain, type Procedure, practiceNumbers, sample } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { rulingWords, situationWords } from './line.ts';
import { withSaid } from './situation.ts';

const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const data = async <T>(args: readonly string[]): Promise<T> => JSON.parse((await spoken([...args, '--json'])).out) as T;
const COMBAT = ['balkan-wars', 'combat', '--example', 'B1'];

describe('--set', () => {
  test('on an example and on an input, place after place, as if it had been written so', async () => {
    const input = (...words: readonly string[]) =>
      data<{ input: Plain }>(['odds', 'specimen', 'assault', ...words, '--policy', 'never']).then((told) => told.input);
    expect(await input('--example', '7.4-a', '--set', 'defence=5', '--set', 'acrossRiver=false')).toEqual(
      await input('--input', '{"attack":11,"defence":5}'),
    );
    expect(await input('--input', '{"attack":9}', '--set', 'attack=7')).toEqual(await input('--input', '{"attack":7}'));
    expect(await input('--set', 'attack=7')).toEqual(await input('--input', '{"attack":7}'));
  });

  test('reaches into rows, adds one after the last, takes one out, and leaves text as text', async () => {
    const sets = [
      'attackers[0].id=8',
      'attackers[3]={"id":"Train","country":"bulgaria","strength":1}',
      'defenders[3]=null',
    ];
    const { input } = await data<{ input: { attackers: { id: string }[]; defenders: { id: string }[] } }>([
      ...['odds', ...COMBAT],
      ...sets.flatMap((set) => ['--set', set]),
    ]);
    expect(input.attackers.map(({ id }) => id)).toEqual(['8', 'Sappers', 'Siege guns', 'Train']);
    expect(input.defenders.map(({ id }) => id)).toEqual(['Redif', 'Battery', 'Field guns']);
  });

  test.each([
    ['en', 'there is no place "atackers[0].strength" in this input', 'Did you mean attackers[0].strength?'],
    [
      'fr',
      'il n’y a pas d’endroit « atackers[0].strength » dans cette entrée',
      'Vouliez-vous dire attackers[0].strength ?',
    ],
  ])('every place that is not there is told at once, with what was meant, in %s', async (locale, fault, meant) => {
    const words = ['--set', 'atackers[0].strength=5', '--set', 'defenders[9].strength=5', '--lang', locale];
    const { status, err } = await spoken(['odds', ...COMBAT, ...words]);
    const [flat, whole] = [err.replaceAll(/\s+/g, ' '), 'defenders[9].strength'];
    expect(status).toBe(1);
    expect(flat).toContain(fault);
    expect(flat).toContain(meant);
    expect(flat).toContain(whole);
  });

  test('a value that will not do is refused like any other, and a place without one is no place', async () => {
    const { status, err } = await spoken(['odds', ...COMBAT, '--set', 'attackers[0].strength=many']);
    expect([status, err.includes('Combat strength')]).toEqual([1, true]);
    expect((await spoken(['odds', ...COMBAT, '--set', 'entrenched'])).status).toBe(2);
  });
});

describe('--told', () => {
  test('plays the example with its own dice and answers', async () => {
    expect(await data(['resolve', ...COMBAT, '--told'])).toMatchObject({ outcome: '-/R', journal: [{ face: 4 }] });
    const ford = await data<object>(['resolve', 'specimen', 'assault', '--example', '7.4-a', '--told']);
    const example = specimen.examples.find(({ id }) => id === '7.4-a');
    expect(ford).toMatchObject({ result: example?.expect });
  });

  test.each([
    [['resolve', 'specimen', 'assault', '--input', '{}', '--told'], '--told wants --example'],
    [['resolve', ...COMBAT, '--told', '--dice', '4'], '--told brings dice and answers'],
    [['resolve', ...COMBAT, '--told', '--seed', 'ab'], '--told brings dice and answers'],
    [['resolve', ...COMBAT, '--ask'], 'questions are asked only on a terminal'],
  ])('%j is no line', async (line, why) => {
    const { status, err } = await spoken(line);
    expect([status, err.replaceAll(/\s+/g, ' ').includes(why)]).toEqual([2, true]);
  });
});

describe('in a campaign', () => {
  test('an example stands for an input, altered and as it is told', async () => {
    const file = join(folder, 'ford.jsonl');
    await spoken(['campaign', 'new', file, 'specimen']);
    const line = ['campaign', 'resolve', file, 'assault', '--example', '7.4-a', '--set', 'defence=5', '--told'];
    // 11 against 5 is 2/1 like 11 against 4, so that the example ends as it is told.
    const expected = specimen.examples.find(({ id }) => id === '7.4-a')?.expect;
    expect(await data(line)).toMatchObject({ sequence: 1, input: { attack: 11, defence: 5 }, result: expected });
  });

  test('a procedure whose whole input the campaign knows needs none; any other still does', async () => {
    const file = join(folder, 'balkan.jsonl');
    await spoken(['campaign', 'new', file, 'balkan-wars']);
    expect(Object.keys(balkan.procedures['next-turn'].input.fields)).not.toEqual([]);
    expect(await data(['campaign', 'resolve', file, 'next-turn'])).toMatchObject({ sequence: 1 });
    const { status, err } = await spoken(['campaign', 'resolve', file, 'combat']);
    expect([status, err.includes('give --input')]).toEqual([2, true]);
  });
});

describe('the line that says it again', () => {
  test('gives the input it was made from, for every example and many samples', () => {
    const next = practiceNumbers(9);
    for (const game of [specimen, balkan]) {
      for (const example of game.examples.filter(({ refused }) => !refused)) {
        const procedure = Object.values(game.procedures).find(({ id }) => id === example.procedure);
        if (!procedure) throw new Error(example.id);
        const said = [example.input, ...Array.from({ length: 5 }, () => sample(procedure.input, next) as Plain)];
        for (const given of said) {
          const whole = check(procedure.input, given);
          if (!whole.ok) continue;
          const words = situationWords(procedure, whole.value as Plain, example);
          const sets = words.flatMap((word, index) => (words[index - 1] === '--set' ? [word] : []));
          const base = words[0] === '--input' ? (JSON.parse(words[1] ?? '') as Plain) : example.input;
          expect(check(procedure.input, withSaid(procedure.input, base, sets))).toEqual(whole);
        }
      }
    }
  });

  test('tells the whole where what was changed would take something else along', () => {
    const input = field.record('army', {
      nation: field.oneOf('nation', { options: ['france', 'turkey'], words: 'nation' }),
      native: field.flag('native', { default: false, follows: { from: 'nation', by: { turkey: true }, why: 'by' } }),
    });
    const example = { id: 'E', input: { nation: 'france' } } as unknown as Example;
    const said = (native: boolean) =>
      situationWords({ input } as unknown as Procedure, { nation: 'turkey', native }, example);
    expect(said(true)).toEqual(['--example', 'E', '--set', 'nation=turkey', '--set', 'native=true']);
    // Turks are natives unless it is said otherwise, and the example says nothing.
    expect(said(false)).toEqual(['--input', '{"nation":"turkey","native":false}']);
  });

  test('tells the readings that nobody would assume', () => {
    const book = { fractions: { default: 'defender' }, hills: { default: 'yes' } };
    expect(rulingWords(book, { fractions: 'nearest', hills: 'yes' })).toEqual(['--ruling', 'fractions=nearest']);
    const example = {
      ...specimen.examples[0],
      rulings: { fractions: 'nearest' },
    } as (typeof specimen.examples)[number];
    expect(rulingWords(book, { fractions: 'nearest', hills: 'yes' }, example)).toEqual([]);
    expect(rulingWords(book, { fractions: 'defender', hills: 'yes' }, example)).toEqual([
      '--ruling',
      'fractions=defender',
    ]);
  });
});

describe('completion', () => {
  test('the places of an input, told in the reader’s language', async () => {
    const words = ['--', 'odds', 'balkan-wars', 'combat', '--set', 'attackers[0].s'];
    expect((await spoken(['complete', ...words])).out).toBe('attackers[0].strength=\nattackers[0].supplied=\n');
    const told = await spoken(['complete', '--told', ...words], { locale: 'fr' });
    expect(told.out).toContain('attackers[0].strength=\tForce de combat');
  });

  test('procedures, examples and places of the campaign that a file holds', async () => {
    const file = join(folder, 'completed.jsonl');
    await spoken(['campaign', 'new', file, 'specimen']);
    const offered = async (...words: readonly string[]) =>
      (await spoken(['complete', '--', 'campaign', 'resolve', file, ...words])).out;
    expect(await offered('as')).toBe('assault\n');
    expect(await offered('assault', '--example', '7.')).toBe('7.4-a\n7.1-a\n');
    expect(await offered('assault', '--set', 'd')).toBe('defence=\n');
    expect(await offered('assault', '--t')).toBe('--told\n');
  });
});
