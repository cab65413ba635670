/** What waits to be told: read as it is written, refused with every fault, gathered into one version. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

/** The scripts that release are plain JavaScript. */
interface Changes {
  changesIn(folder: string, packages: readonly string[]): readonly { readonly bumps: readonly (readonly string[])[] }[];
  nextVersion(current: string, changes: readonly object[]): string;
  toldIn(changelog: string, version: string, changes: readonly object[]): string;
}
const PLAIN = new URL('./changes.mjs', import.meta.url).href;
const { changesIn, nextVersion, toldIn } = (await import(/* @vite-ignore */ PLAIN)) as Changes;

const folder = mkdtempSync(join(tmpdir(), 'grognard-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PACKAGES = ['grognard', '@grognard/kernel', '@grognard/server', '@grognard/games'];

test('every fault of every file at once', () => {
  writeFileSync(join(folder, 'good.md'), '---\n"grognard": patch\n---\n\nMended.\n');
  expect(changesIn(folder, PACKAGES)).toMatchObject([{ bumps: [['grognard', 'patch']], told: 'Mended.' }]);
  writeFileSync(join(folder, 'bad.md'), '---\n"grognrad": huge\n---\n');
  expect(() => changesIn(folder, PACKAGES)).toThrow(/no package grognrad[\s\S]*"huge" will not do[\s\S]*says nothing/);
});

test('the greatest change is that of all', () => {
  const change = (...bumps: readonly string[]) => ({ bumps: bumps.map((bump) => ['grognard', bump]) });
  expect(nextVersion('0.1.0', [change('patch')])).toBe('0.1.1');
  expect(nextVersion('0.1.9', [change('patch'), change('minor', 'patch')])).toBe('0.2.0');
  expect(nextVersion('0.1.9', [change('major')])).toBe('0.2.0');
  expect(nextVersion('1.4.2', [change('major'), change('patch')])).toBe('2.0.0');
});

test('what was told stands under its version, before the earlier ones', () => {
  const log = '# Changelog\n\n## Unreleased\n\n- Old.\n\n## 0.1.0\n\n- First.\n';
  expect(toldIn(log, '0.2.0', [{ told: 'New\nin two lines.' }])).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- Old.\n- New\n  in two lines.\n\n## 0.1.0\n\n- First.\n',
  );
});

test('what waits now can be read', () => {
  const own = join(dirname(fileURLToPath(import.meta.url)), '../../.changeset');
  const waiting = readdirSync(own).filter((name) => name.endsWith('.md'));
  expect(changesIn(own, PACKAGES)).toHaveLength(waiting.length);
});
