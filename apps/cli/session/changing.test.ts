/** One answer changed among many: which is offered, what is asked, and what becomes of the rest. */
import { accept, field, type MapKind, type Plain, type Procedure, speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { askedAgain, changed } from './changing.ts';
import type { Values } from './form.ts';
import type { Prompter } from './prompter.ts';

const say = speaker({
  size: 'Size',
  army: 'Army',
  name: 'Name',
  units: 'Units',
  unit: 'Unit',
  input: 'All',
  yes: 'yes',
  no: 'no',
  'cli.said': ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
  'cli.ask.change': 'What?',
  'cli.ask.change.add': 'one more',
  'cli.ask.change.remove': 'one less',
  'cli.ask.change.which': ({ title }: { title: string }) => `Which of ${title}?`,
  'cli.ask.row': ({ title, number }: { title: string; number: number }) => `${title} ${number}`,
  'cli.ask.rows': ({ count }: { count: number }) => `${count} rows`,
});

const name = field.text('name', { max: 9 });
const unit = field.record('unit', { name, size: field.integer('size', { min: 1, max: 9 }) });
const input = field.record('input', {
  size: field.integer('size', { min: 1, max: 9 }),
  army: field.record('army', { name }),
  units: field.list('units', unit, { min: 1, max: 3 }),
});
const procedure = { input } as unknown as Procedure;
const before: Values = {
  size: 3,
  army: { name: 'A' },
  units: [
    { name: 'u', size: 1 },
    { name: 'v', size: 2 },
  ],
};

/** Gives answers in order; remembers each question and what was offered. */
const answering = (...answers: readonly Plain[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const next = (question: string, offered: unknown): never => {
    asked.push(`${question} [${String(offered)}]`);
    return left.shift() as never;
  };
  const prompter = {
    pick: async (question: string, options: readonly { value: string }[]) =>
      next(question, options.map(({ value }) => value.trim()).join()),
    whole: async (question: string, { initial }: { initial?: number }) => next(question, initial),
    line: async (question: string, _most: number, initial?: string) => next(question, initial),
    yes: async (question: string, initial: boolean) => next(question, initial),
  } as unknown as Prompter;
  return { prompter, asked };
};

const change = async (known: readonly string[], ...answers: readonly Plain[]) => {
  const { prompter, asked } = answering(...answers);
  const after = await changed(prompter, say, procedure, before, () => known);
  return { after, asked };
};

test('a plain answer: which one, then its own question with what stood there', async () => {
  expect(await change([], 'size', 5)).toEqual({
    after: { ...before, size: 5 },
    asked: ['What? [size,army,units]', 'Size [3]'],
  });
  expect((await change(['army', 'units'], 'size', 5)).asked[0]).toBe('What? [size]');
});

test('inside a record its own fields are offered, but those that are known', async () => {
  const { after, asked } = await change([], 'army', 'name', 'B');
  expect(after).toEqual({ ...before, army: { name: 'B' } });
  expect(asked).toEqual(['What? [size,army,units]', 'Army [name]', expect.stringMatching(/^Army.* \[A\]$/)]);
  const known = await change(['units[0].size'], 'units', '0', 'name', 'x');
  expect(known.asked[2]).toMatch(/ \[name\]$/);
  expect(known.after).toEqual({
    ...before,
    units: [
      { name: 'x', size: 1 },
      { name: 'v', size: 2 },
    ],
  });
});

test('a row is changed, added or taken out, within what the list may hold', async () => {
  const second = await change([], 'units', '1', 'size', 7);
  expect(second.after).toEqual({
    ...before,
    units: [
      { name: 'u', size: 1 },
      { name: 'v', size: 7 },
    ],
  });
  expect(second.asked[1]).toBe('Units [0,1,add,remove]');
  const added = await change([], 'units', ' add', 'w', 4);
  expect(added.after).toEqual({
    ...before,
    units: [
      { name: 'u', size: 1 },
      { name: 'v', size: 2 },
      { name: 'w', size: 4 },
    ],
  });
  expect(added.asked[2]).toMatch(/^Units 3 /);
  const removed = await change([], 'units', ' remove', '0');
  expect(removed.after).toEqual({ ...before, units: [{ name: 'v', size: 2 }] });
  expect(removed.asked[2]).toBe('Which of Units? [0,1]');
  const offered = async (rows: readonly Plain[]) => {
    const { prompter, asked } = answering('units', '0', 'size', 1);
    await changed(prompter, say, procedure, { ...before, units: rows });
    return asked[1];
  };
  const row = { name: 'u', size: 1 };
  expect([await offered([row]), await offered([row, row, row])]).toEqual(['Units [0,add]', 'Units [0,1,2,remove]']);
});

test('what was refused is asked again at its place, or at the nearest that there is', async () => {
  const again = async (at: string, ...answers: readonly Plain[]) => {
    const { prompter, asked } = answering(...answers);
    return { after: await askedAgain(prompter, say, procedure, before, at), asked };
  };
  expect(await again('size', 9)).toEqual({ after: { ...before, size: 9 }, asked: ['Size [3]'] });
  const inside = await again('units[1].size', 9);
  expect(inside.after).toEqual({
    ...before,
    units: [
      { name: 'u', size: 1 },
      { name: 'v', size: 9 },
    ],
  });
  expect(inside.asked).toEqual([expect.stringMatching(/Size \[2\]$/)]);
  const list = await again('units', ' remove', '1');
  expect(list.after).toEqual({ ...before, units: [{ name: 'u', size: 1 }] });
  const around = await again('units[1].size.deeper', 8);
  expect(around.after).toEqual({
    ...before,
    units: [
      { name: 'u', size: 1 },
      { name: 'v', size: 8 },
    ],
  });
  const record = await again('army', 'name', 'C');
  expect(record.after).toEqual({ ...before, army: { name: 'C' } });
  for (const at of ['', 'nowhere']) expect((await again(at, 'size', 2)).asked[0]).toBe('What? [size,army,units]');
});

test('a map is given anew as a whole, whatever place of it was refused', async () => {
  const kind: MapKind = {
    sheet: 'points',
    read: (file) => accept({ title: 'Pass', file: file as Plain, fault: () => undefined }),
  };
  const map = { ...field.record('map', { spaces: field.text('name', { max: 9 }) }), map: kind };
  const laid = { input: field.record('input', { map, size: input.fields.size }) } as unknown as Procedure;
  const said = { map: { spaces: 'abc' }, size: 3 };
  const { prompter, asked } = answering('');
  expect(await askedAgain(prompter, say, laid, said, 'map.spaces')).toEqual(said);
  expect(asked).toEqual(['[map] [,file]']);
  // What is refused beside it is asked for by itself.
  const beside = answering(5);
  expect(await askedAgain(beside.prompter, say, laid, said, 'size')).toEqual({ ...said, size: 5 });
  expect(beside.asked).toEqual(['Size [3]']);
});

test('what stood as another proposes moves along', async () => {
  const nation = field.oneOf('name', { options: ['france', 'turkey'], words: 'name' });
  const native = field.flag('name', { default: false, follows: { from: 'nation', by: { turkey: true }, why: 'name' } });
  const following = { input: field.record('input', { nation, native }) } as unknown as Procedure;
  const moved = async (said: Values) => changed(answering('nation', 'turkey').prompter, say, following, said);
  expect(await moved({ nation: 'france', native: false })).toEqual({ nation: 'turkey', native: true });
  expect(await moved({ nation: 'france', native: true })).toEqual({ nation: 'turkey', native: true });
});

test('each is offered with what stands in it: a list of several by how many they are', async () => {
  const labels: string[] = [];
  const pick = async (_: string, options: readonly { readonly label: string }[]) => {
    labels.push(...options.map(({ label }) => label));
    throw new Error('enough');
  };
  const offered = async (values: Values) => {
    labels.length = 0;
    await changed({ pick } as unknown as Prompter, say, procedure, values).catch(() => undefined);
    return labels.at(-1);
  };
  expect(await offered(before)).toBe('Units: 2 rows');
  expect(await offered({ ...before, units: [{ name: 'u', size: 1 }] })).not.toContain('rows');
});
