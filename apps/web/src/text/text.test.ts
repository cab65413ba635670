import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('text'),
);
const sources = files.map((path) => readFileSync(`${SOURCES}${path}`, 'utf8')).join('\n');

test('every word the app says is there, in both languages', () => {
  const used = [...sources.matchAll(/'(web(?:\.\w+)+)'/g)].map(([, key]) => key ?? '');
  expect(used.length).toBeGreaterThan(100);
  for (const key of used) {
    expect(Object.keys(en)).toContain(key);
    expect(Object.keys(fr)).toContain(key);
  }
});

test('no word is kept that nobody says', () => {
  const prefixes = [...sources.matchAll(/`(web(?:\.\w+)*\.)\$\{/g)].map(([, prefix]) => prefix ?? '');
  const unsaid = Object.keys(en).filter(
    (key) =>
      key.startsWith('web.') && !sources.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unsaid).toEqual([]);
});

test('plurals and articles are made for both languages', () => {
  const speak = (phrase: unknown, facts: object): string => (phrase as (facts: object) => string)(facts);
  expect([0, 1, 2].map((count) => speak(en['web.campaigns.events'], { count }))).toEqual([
    '0 events',
    '1 event',
    '2 events',
  ]);
  expect([0, 1, 2].map((count) => speak(fr['web.campaigns.events'], { count }))).toEqual([
    '0 événement',
    '1 événement',
    '2 événements',
  ]);
});
