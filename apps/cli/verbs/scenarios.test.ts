/** Stories, their steps as lines to type, worked examples as inputs, and pictures of results. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { game as aegean } from '@grognard/games/aegean-strike';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spoken } from '../testing/paper.ts';

interface Told {
  readonly scenarios: readonly {
    readonly game: string;
    readonly id: string;
    readonly steps: readonly { readonly example: string; readonly line: string }[];
  }[];
}

const data = async <T>(args: readonly string[]): Promise<T> => {
  const { status, out, err } = await spoken([...args, '--json']);
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err || out}`);
  return JSON.parse(out) as T;
};

/** A line as a shell takes it apart. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, single, plain]) => single ?? plain ?? '').slice(1);

describe('scenarios', () => {
  test('every story of the game, each step with its example', async () => {
    const { scenarios } = await data<Told>(['scenarios', 'aegean-strike']);
    expect(scenarios.map(({ id, steps }) => [id, steps.map(({ example }) => example)])).toEqual(
      aegean.scenarios?.map(({ id, steps }) => [id, steps]),
    );
  });

  test('the line of each step gives what the story tells', async () => {
    const { scenarios } = await data<Told>(['scenarios']);
    const steps = scenarios.flatMap(({ steps }) => steps);
    expect(steps.length).toBeGreaterThan(40);
    for (const { example: id, line } of steps) {
      const { result } = await data<{ result: unknown }>(wordsOf(line));
      const example = aegean.examples.find((each) => each.id === id);
      if (example?.expect) expect(result, id).toMatchObject(example.expect as object);
    }
  });

  test('in words, in both languages, with lines that are never broken', async () => {
    const french = await spoken(['scenarios', 'aegean-strike', '--lang', 'fr'], { width: 60 });
    expect(french.out).toContain('Le réseau de dépôts');
    expect(french.out).toContain('1. Les deux dépôts dans le réseau');
    const line = /^ {5}(grognard resolve aegean-strike ground-combat --example ground-combat .*)$/m.exec(french.out);
    expect(line?.[1]).toMatch(/ --told$/);
    const english = await spoken(['scenarios', 'aegean-strike']);
    expect(english.out).toContain('The depot network');
  });

  test('a game without stories says so', async () => {
    const { status, out } = await spoken(['scenarios', 'specimen']);
    expect(status).toBe(0);
    expect(out).toContain('tells no stories');
    expect(await data(['scenarios', 'specimen'])).toEqual({ scenarios: [] });
  });
});

describe('--example', () => {
  test('takes the example’s input and rulings; a ruling on the line comes first', async () => {
    // 7.1-a reads 11 against 4 to the nearest column, 3/1; the default reads it as 2/1.
    const column = async (...more: readonly string[]) => {
      const line = ['resolve', 'specimen', 'assault', '--example', '7.1-a', '--dice', '1'];
      const answers = ['--answers', '[{"attacker":"hold","defender":"hold"}]'];
      const told = await data<{ input: unknown; steps: { lookup?: { column: string } }[] }>([
        ...line,
        ...answers,
        ...more,
      ]);
      expect(told.input).toMatchObject({ attack: 11, defence: 4, acrossRiver: false });
      return told.steps.flatMap(({ lookup }) => lookup?.column ?? []);
    };
    expect(await column()).toEqual(['3/1']);
    expect(await column('--ruling', 'fractions=defender')).toEqual(['2/1']);
  });

  test.each([
    ['odds', ['--policy', 'never']],
    ['advise', ['--side', 'attacker']],
    ['worth', ['--goal', 'lossDifference']],
    ['analyse', ['--along', 'attack=10..12']],
  ])('%s takes it like an input', async (verb, more) => {
    const situation = (...words: readonly string[]) => data([verb, 'specimen', 'assault', ...words, ...more]);
    expect(await situation('--example', '7.4-a')).toEqual(
      await situation('--input', '{"attack":11,"defence":4,"acrossRiver":true}'),
    );
  });

  test('an unknown one is refused with what there is, and what was meant', async () => {
    const { status, err } = await spoken(['odds', 'specimen', 'assault', '--example', '7.4-b']);
    expect(status).toBe(1);
    expect(err).toContain('there are 7.4-a, 7.1-a, refused-a, refused-b.');
    expect(err).toContain('Did you mean 7.4-a?');
    const french = await spoken(['odds', 'specimen', 'assault', '--example', '7.4-b', '--lang', 'fr']);
    expect(french.err).toContain('Vouliez-vous dire 7.4-a ?');
  });

  test('one of another procedure is refused with its name', async () => {
    const { status, err } = await spoken(['resolve', 'aegean-strike', 'movement', '--example', 'supply-after']);
    expect(status).toBe(1);
    expect(err).toContain('"supply-after" is an example of another procedure: supply');
  });

  test('not together with an input', async () => {
    const { status, err } = await spoken(['odds', 'specimen', 'assault', '--example', '7.4-a', '--input', '{}']);
    expect(status).toBe(2);
    expect(err).toContain('give --input or --example, not both.');
  });

  test('the shell completes the examples of the procedure', async () => {
    const { out } = await spoken(['complete', '--', 'resolve', 'specimen', 'assault', '--example', '7.']);
    expect(out).toBe('7.4-a\n7.1-a\n');
  });
});

describe('the picture of a result', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grognard-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const AFTER = ['resolve', 'aegean-strike', 'supply', '--example', 'supply-after'];

  test('is written to a file, in the reader’s language', async () => {
    const file = join(folder, 'supply.svg');
    const { status, out } = await spoken([...AFTER, '--svg', file, '--lang', 'fr']);
    expect(status).toBe(0);
    expect(out).toContain(`L’image est dans ${file}.`);
    const svg = await readFile(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*lang="fr"/);
    expect(svg).toContain('chemin trop long vers Depot A');
  });

  test('is told in sentences after the result', async () => {
    const { out } = await spoken(AFTER);
    const [summary, title, depot] = [
      'depots in the network: 1 of 2',
      'Supply network: A, B, D',
      'Depot A, out of the network at 22 armour movement points: 4225',
    ].map((each) => out.indexOf(each));
    expect(summary).toBeGreaterThan(-1);
    expect(title).toBeGreaterThan(summary ?? -1);
    expect(depot).toBeGreaterThan(title ?? -1);
    const { words } = await data<{ words: { picture?: string } }>(AFTER);
    expect(words.picture).toContain('Depot A, out of the network');
  });

  test('with --json the answer stands alone, and the file is written all the same', async () => {
    const file = join(folder, 'json.svg');
    expect(await data([...AFTER, '--svg', file])).toMatchObject({ outcome: '1/0' });
    expect(await readFile(file, 'utf8')).toContain('too long a route to Depot A');
  });

  test.each([
    ['en', 'no map was told'],
    ['fr', 'aucune carte n’a été donnée'],
  ])('in %s: without a map it says that there is none, and writes nothing', async (lang, words) => {
    const file = join(folder, `unmapped-${lang}.svg`);
    const line = ['resolve', 'balkan-wars', 'combat', '--example', 'B1', '--dice', '4'];
    const { status, err } = await spoken([...line, '--svg', file, '--lang', lang]);
    expect([status, err]).toEqual([0, expect.stringContaining(words)]);
    await expect(readFile(file, 'utf8')).rejects.toThrow('ENOENT');
  });

  test('a procedure without one is refused with those that have, before any die', async () => {
    const file = join(folder, 'none.svg');
    const { status, out, err } = await spoken([
      ...['resolve', 'aegean-strike', 'detection', '--example', 'detection-carrier'],
      ...['--svg', file],
    ]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('"detection" is not drawn; drawn are movement, zones-of-control, supply, detection-ranges');
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    const none = ['resolve', 'specimen', 'assault', '--example', '7.4-a', '--svg', file, '--lang', 'fr'];
    expect((await spoken(none)).err).toContain('ni aucune procédure de ce jeu');
  });

  test.each([
    ['a folder that is not there', ['no', 'folder.svg'], 'there is no such folder'],
    ['a folder in its place', [], 'it is a folder'],
  ])('%s is refused before anything is told', async (_, path, why) => {
    const { status, out, err } = await spoken([...AFTER, '--svg', join(folder, ...path)]);
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(why);
  });
});
