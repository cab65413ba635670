import { field, type Plain, speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { Quit } from '../faults.ts';
import { askRecord } from './form.ts';
import type { Prompter } from './prompter.ts';

const follows = <V>(by: Readonly<Record<string, V>>) => ({ from: 'nation', by, why: 'by.nation' });
const fields = {
  nation: field.oneOf('nation', { options: ['france', 'turkey'], words: 'nation', default: 'france' }),
  cavalry: field.oneOf('cavalry', {
    options: ['standard', 'eastern'],
    words: 'cavalry',
    follows: follows({ france: 'standard', turkey: 'eastern' } as const),
  }),
  native: field.flag('native', { default: false, follows: follows({ turkey: true }) }),
};
const say = speaker({
  'by.nation': 'by nation',
  'cli.ask.proposed': ({ why }: { why: string }) => `(proposed ${why})`,
});

/** Takes what stands in every question, but for the nation; remembers the questions with what stood there. */
const taking = (nation: string) => {
  const asked: [string, Plain | undefined][] = [];
  const prompter = {
    pick: async (question: string, _: unknown, initial?: string) => {
      asked.push([question, initial]);
      return question.includes('nation]') ? nation : initial;
    },
    yes: async (question: string, initial: boolean) => {
      asked.push([question, initial]);
      return initial;
    },
  } as unknown as Prompter;
  return { prompter, asked };
};

test('a field that follows another is asked with what the answer before proposes, and says so', async () => {
  const { prompter, asked } = taking('turkey');
  expect(await askRecord(prompter, say, fields)).toEqual({ nation: 'turkey', cavalry: 'eastern', native: true });
  expect(asked).toEqual([
    ['[nation]', 'france'],
    ['[cavalry] — (proposed by nation)', 'eastern'],
    ['[native] — (proposed by nation)', true],
  ]);
});

test('asked again, what stood as proposed follows the new answer; what did not stays', async () => {
  const before = { nation: 'turkey', cavalry: 'eastern', native: false };
  const { prompter } = taking('france');
  expect(await askRecord(prompter, say, fields, before)).toEqual({
    nation: 'france',
    cavalry: 'standard',
    native: false,
  });
  const { prompter: again } = taking('turkey');
  const contrary = { nation: 'france', cavalry: 'eastern', native: false };
  expect(await askRecord(again, say, fields, contrary)).toMatchObject({ cavalry: 'eastern', native: true });
});

test('what need not be known is asked for only if it is', async () => {
  const open = { player: field.optional(fields.nation) };
  const asked: string[] = [];
  const answering = (known: boolean) =>
    ({
      pick: async (question: string) => `${asked.push(question) > 0 ? 'turkey' : ''}`,
      yes: async () => known,
    }) as unknown as Prompter;
  expect(await askRecord(answering(false), say, open)).toEqual({});
  expect(asked).toEqual([]);
  expect(await askRecord(answering(true), say, open)).toEqual({ player: 'turkey' });
});

/** Answers from a list, in order; every question with what stood in it is remembered. */
const answering = (answers: readonly unknown[]) => {
  const left = [...answers];
  const asked: unknown[][] = [];
  const next = (kind: string, question: string, ...facts: unknown[]): never => {
    asked.push([kind, question, ...facts]);
    if (left.length === 0) throw new Quit();
    return left.shift() as never;
  };
  const prompter = {
    pick: async (question: string, options: readonly { value: string }[], initial?: string) =>
      next('pick', question, options.map(({ value }) => value).join(), initial),
    several: async (
      question: string,
      options: readonly { value: string; hint?: string }[],
      initial: readonly string[],
    ) =>
      next(
        'several',
        question,
        options.map(({ value, hint }) => (hint ? `${value}(${hint})` : value)).join(),
        initial.join(),
      ),
    whole: async (question: string, { min, max, initial }: { min: number; max: number; initial?: number }) =>
      next('whole', question, min, max, initial),
    line: async (question: string, most: number, initial?: string) => next('line', question, most, initial),
    yes: async (question: string, initial: boolean) => next('yes', question, initial),
  } as unknown as Prompter;
  return { prompter, asked };
};

const plain = speaker({
  size: 'Size',
  'size.help': 'how many',
  name: 'Name',
  army: 'Army',
  units: 'Units',
  marks: 'Marks',
  mark: 'Mark',
  unit: 'Unit',
  one: 'One',
  two: 'Two',
  three: 'Three',
  'cli.ask.flags': 'Which of these?',
  'cli.ask.another': ({ title, count }: { title: string; count: number }) => `Another of ${title} after ${count}?`,
  'cli.ask.row': ({ title, number }: { title: string; number: number }) => `${title} ${number}`,
  'cli.ask.isKnown': ({ question }: { question: string }) => `Known: ${question}?`,
});
const size = field.integer('size', { min: 1, max: 9, default: 4, help: 'size.help' });
const name = field.text('name', { max: 20 });
const flag = (label: string, yes = false) => field.flag(label, { default: yes });

test('each kind of field has its question, with what stood in it or is usual', async () => {
  const fields = { size, name, one: flag('one', true) };
  const { prompter, asked } = answering([7, 'x', false]);
  expect(await askRecord(prompter, plain, fields)).toEqual({ size: 7, name: 'x', one: false });
  expect(asked).toEqual([
    ['whole', 'Size — how many', 1, 9, 4],
    ['line', 'Name', 20, undefined],
    ['yes', 'One', true],
  ]);
  const again = answering([7, 'x', true]);
  await askRecord(again.prompter, plain, fields, { size: 6, name: 'y', one: false }, 'Here');
  expect(again.asked).toEqual([
    ['whole', 'Here · Size — how many', 1, 9, 6],
    ['line', 'Here · Name', 20, 'y'],
    ['yes', 'Here · One', false],
  ]);
  // What will not do does not stand there.
  const wrong = answering([7, 'x', true]);
  await askRecord(wrong.prompter, plain, fields, { size: 60, name: 7, one: 'x' });
  expect(wrong.asked.map((each) => each.at(-1))).toEqual([4, undefined, true]);
});

test('three switches in a row are one question, two are two, and one that need not be known stands alone', async () => {
  const three = { one: flag('one'), two: flag('two', true), three: flag('three') };
  const { prompter, asked } = answering([['one', 'three']]);
  expect(await askRecord(prompter, plain, three)).toEqual({ one: true, two: false, three: true });
  expect(asked).toEqual([['several', 'Which of these?', 'one,two,three', 'two']]);
  const titled = answering([[]]);
  await askRecord(titled.prompter, plain, three, { three: true }, 'Army');
  expect(titled.asked).toEqual([['several', 'Army', 'one,two,three', 'two,three']]);
  const helped = answering([[]]);
  await askRecord(helped.prompter, plain, { ...three, two: field.flag('two', { help: 'size.help' }) });
  expect(helped.asked).toEqual([['several', 'Which of these?', 'one,two(how many),three', '']]);
  const two = answering([true, false]);
  expect(await askRecord(two.prompter, plain, { one: three.one, two: three.two })).toEqual({ one: true, two: false });
  const apart = answering([true, 5, false, true]);
  await askRecord(apart.prompter, plain, { one: three.one, size, two: three.two, three: three.three });
  expect(apart.asked.map(([kind]) => kind)).toEqual(['yes', 'whole', 'yes', 'yes']);
  // One of them known leaves two.
  const known = answering([true, false]);
  expect(await askRecord(known.prompter, plain, three, {}, '', () => ['two'])).toEqual({ one: true, three: false });
  const open = answering([true, true, false, true]);
  await askRecord(open.prompter, plain, { one: three.one, two: field.optional(three.two), three: three.three });
  expect(open.asked.map(([, question]) => question)).toEqual(['One', 'Known: Two?', 'Two', 'Three']);
});

test('what is known is not asked, and what can be only one thing neither', async () => {
  const { prompter, asked } = answering([5]);
  const only = field.oneOf('name', { options: ['x'], words: 'name', default: 'x' });
  expect(await askRecord(prompter, plain, { size, name, only }, {}, '', () => ['name'])).toEqual({
    size: 5,
    only: 'x',
  });
  expect(asked).toHaveLength(1);
});

test('a list: the rows it must have, then as many as are wanted, never too many', async () => {
  const marks = field.list('marks', field.integer('mark', { min: 1, max: 3 }), { min: 1, max: 3 });
  const { prompter, asked } = answering([1, true, 2, true, 3]);
  expect(await askRecord(prompter, plain, { marks })).toEqual({ marks: [1, 2, 3] });
  expect(asked).toEqual([
    ['whole', 'Marks 1 · Mark', 1, 3, undefined],
    ['yes', 'Another of Marks after 1?', false],
    ['whole', 'Marks 2 · Mark', 1, 3, undefined],
    ['yes', 'Another of Marks after 2?', false],
    ['whole', 'Marks 3 · Mark', 1, 3, undefined],
  ]);
  const again = answering([1, true, 2, false]);
  expect(await askRecord(again.prompter, plain, { marks }, { marks: [3, 2] })).toEqual({ marks: [1, 2] });
  // A second row stood there, a third did not.
  expect(again.asked.map((each) => each.at(-1))).toEqual([3, true, 2, false]);
});

test('rows of records are called by their number, and a record by its own name', async () => {
  const unit = field.record('unit', { name });
  const units = field.list('units', unit, { min: 1, max: 2 });
  const { prompter, asked } = answering(['a', true, 'b', 'c']);
  const army = field.record('army', { name });
  expect(await askRecord(prompter, plain, { units, army }, { units: [{ name: 'z' }] })).toEqual({
    units: [{ name: 'a' }, { name: 'b' }],
    army: { name: 'c' },
  });
  expect(asked).toEqual([
    ['line', 'Units 1 · Name', 20, 'z'],
    ['yes', 'Another of Units after 1?', false],
    ['line', 'Units 2 · Name', 20, undefined],
    ['line', 'Army · Name', 20, undefined],
  ]);
});

test('what is known inside a row is looked up in what was said so far', async () => {
  const unit = field.record('unit', { name, size });
  const units = field.list('units', unit, { min: 2, max: 2 });
  const looked: unknown[] = [];
  const known = (said: Readonly<Record<string, Plain>>) => {
    looked.push(said);
    return JSON.stringify(said).includes('"old"') ? ['units[1].size'] : [];
  };
  const { prompter, asked } = answering(['old', 5, 'new']);
  expect(await askRecord(prompter, plain, { units }, {}, '', known)).toEqual({
    units: [{ name: 'old', size: 5 }, { name: 'new' }],
  });
  expect(asked.map(([, question]) => question)).toEqual([
    'Units 1 · Name',
    'Units 1 · Size — how many',
    'Units 2 · Name',
  ]);
  expect(looked).toContainEqual({ units: [{ name: 'old', size: 5 }, { name: 'new' }] });
});

test.each([
  [[], {}],
  // He was at the first row, and had said nothing of it.
  [[7], { size: 7, units: [{}] }],
  [[7, 'a'], { size: 7, units: [{ name: 'a' }] }],
  [[7, 'a', 3], { size: 7, units: [{ name: 'a', size: 3 }] }],
  [[7, 'a', 3, true], { size: 7, units: [{ name: 'a', size: 3 }, {}] }],
  [[7, 'a', 3, true, 'b'], { size: 7, units: [{ name: 'a', size: 3 }, { name: 'b' }] }],
])('whoever leaves after %j has said so much', async (answers, said) => {
  const unit = field.record('unit', { name, size });
  const units = field.list('units', unit, { min: 1, max: 2 });
  const { prompter } = answering(answers);
  const left = await askRecord(prompter, plain, { size, units }).catch((error: unknown) => error);
  expect(left).toBeInstanceOf(Quit);
  expect((left as Quit).said).toEqual(said);
});
