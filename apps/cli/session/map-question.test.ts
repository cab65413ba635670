/** A map asked for at the keyboard: what is wrong with a file is said, and the question stands again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, field, type MapKind, type Plain, refuse, speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { askMap, isMapField } from './map-question.ts';
import type { Prompter } from './prompter.ts';

const say = speaker({
  'cli.ask.map': 'A file',
  'cli.ask.map.other': 'another',
  'refusal.noSuchFile': ({ path }: { path?: string }) => `none ${path ?? ''}`,
  'refusal.unreadable': 'unreadable',
  'refusal.notMapText': 'no map',
  'refusal.noTitle': 'a title is missing',
});

/** A sheet is sound if it has a title. */
const kind: MapKind = {
  sheet: 'points',
  read: (file) => {
    const { title } = file as { readonly title?: string };
    if (title === undefined) return refuse({ code: 'noTitle', at: 'title' });
    return accept({ title, file: file as Plain, fault: () => undefined });
  },
};
const map = { ...field.record('map', { title: field.text('title', { max: 9 }) }), map: kind };

/** Gives answers in order, and remembers the questions. */
const answering = (...answers: readonly string[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const next = async (question: string): Promise<string> => {
    asked.push(question);
    return left.shift() ?? expect.fail('asked too often');
  };
  return { prompter: { pick: next, line: next } as unknown as Prompter, asked };
};

const folder = freshFolder();
const written = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a file that is not there, or is no map, or no sound one, is told, and the next is asked for', async () => {
  const [none, prose, bare] = [join(folder, 'none.json'), written('prose.txt', 'dear map'), written('bare.json', '{}')];
  const { prompter, asked } = answering(none, prose, bare, written('good.json', '{"title":"Pass"}'));
  expect(await askMap(prompter, say, map, undefined, 'Map')).toEqual({ title: 'Pass' });
  expect(asked).toHaveLength(4);
  expect(asked[0]).toBe('Map — A file');
  expect(asked[1]).toContain(`\n  ${none}: `);
  expect(asked[2]).toBe(`Map — A file\n  ${prose}: no map`);
  expect(asked[3]).toBe('Map — A file\n  title: a title is missing');
});

test('what is a fault of ours is thrown on', async () => {
  const broken = { ...map, map: { ...kind, read: () => expect.fail('a fault of ours') } };
  const { prompter } = answering(written('any.json', '{}'));
  await expect(askMap(prompter, say, broken, undefined, 'Map')).rejects.toThrow('a fault of ours');
});

test('a map that stands there may stay', async () => {
  const { prompter, asked } = answering('');
  expect(await askMap(prompter, say, map, { title: 'Ford' }, 'Map')).toEqual({ title: 'Ford' });
  expect(asked).toEqual(['Map']);
  const other = answering(' file', written('second.json', '{"title":"Col"}'));
  expect(await askMap(other.prompter, say, map, { title: 'Ford' }, 'Map')).toEqual({ title: 'Col' });
  // What stands there and is none is not offered.
  const none = answering(written('third.json', '{"title":"Gate"}'));
  expect(await askMap(none.prompter, say, map, {}, 'Map')).toEqual({ title: 'Gate' });
});

test('a record with a sheet is a map, any other is none', () => {
  expect([isMapField(map), isMapField(field.record('map', {}))]).toEqual([true, false]);
});
