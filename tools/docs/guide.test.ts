/** Every page of the guide stands in every language, with the same code and the same parts, and names what is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tongues } from '@grognard/games/words';
import { LOCALES } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const FENCED = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm;
/** Where a page looks for a file that it names. */
const PLACES = [
  '.',
  'games',
  'games/specimen-hexes',
  'games/specimen-hexes/procedures/skirmish',
  'apps/server',
  'docs/guide',
];
/** What is made, not kept. */
const MADE = /^(dist|apps\/web\/dist|docs\/dist)\//;

const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const twinOf = (path: string, locale: string): string => path.replace(/\.md$/, `.${locale}.md`);
const sources = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/guide'))
    .filter((name) => /^[\w-]+\.md$/.test(name))
    .map((name) => `docs/guide/${name}`),
];
const pages = [...sources, ...sources.flatMap((source) => OTHERS.map((locale) => twinOf(source, locale)))];

/** Blocks without the indentation of the list they stand in; what a terminal answered is in the reader's language. */
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(FENCED)]
    .filter(([, , language]) => language !== 'console')
    .map(
      ([, indent = '', language = '', block = '']) =>
        `${language}\n${block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}`,
    );

const unfenced = (text: string): string => text.replaceAll(FENCED, '');

/** Headings by their depth, and how many rows and pictures stand under each. */
const partsOf = (text: string): readonly string[] =>
  unfenced(text)
    .split(/^(?=#)/m)
    .map((part) => {
      const count = (pattern: RegExp): number => [...part.matchAll(pattern)].length;
      return `${/^#*/.exec(part)?.[0]} ${count(/^ *\|/gm)} rows, ${count(/docs\/pictures\//g)} pictures`;
    });

/** Sentences alone: no code, no addresses. */
const proseOf = (text: string): string =>
  unfenced(text)
    .replaceAll(/``.*?``|`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)|<img src="[^"]*"/g, '');

describe.each(OTHERS.flatMap((locale) => sources.map((source) => [source, locale] as const)))(
  '%s in %s',
  (source, locale) => {
    const [own, twin] = [read(source), read(twinOf(source, locale))];

    test('shows the same code', () => expect(codeIn(twin)).toEqual(codeIn(own)));

    test('has the same parts', () => expect(partsOf(twin)).toEqual(partsOf(own)));

    test('is set as the language is', () => {
      const prose = proseOf(twin);
      expect(prose).toBe(tongues[locale].typeset(prose));
      if (locale === 'fr') expect(prose).not.toContain("'");
    });

    test('leads to pages of its language', () => {
      const links = [...twin.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, path = '']) => join(dirname(source), path));
      expect(links.filter((path) => path !== source && sources.includes(path))).toEqual([]);
    });
  },
);

test.each(pages)('%s names files and commands that are there', (page) => {
  const text = read(page);
  const prose = unfenced(text);
  const named = [...prose.matchAll(/`(\w[\w/.-]*(?:\.(?:ts|md|json|mjs)|\/))`/g)].map(([, path = '']) => path);
  const linked = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(page), path));
  const missing = named.filter(
    (path) => !MADE.test(path) && !PLACES.some((place) => existsSync(join(root, place, path))),
  );
  expect([...missing, ...linked.filter((path) => !existsSync(join(root, path)))]).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const run = [...text.matchAll(/npm run ([\w:-]+)\b(?! --workspace)/g)].map(([, script = '']) => script);
  expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});
