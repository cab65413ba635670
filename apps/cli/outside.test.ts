/** Both specimens as somebody else's packages, each with a kernel of its own, against the same games of the house. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, built, command, freshFolder, plainEnv } from './testing/command.ts';
import { spoken } from './testing/paper.ts';

const games = fileURLToPath(new URL('../../games/', import.meta.url));
const folder = freshFolder();
/** One installed, one a file beside. */
const PLACES = { specimen: 'the-ford', 'specimen-hexes': './maps/two-rivers.js' } as const;
const GAMES = Object.values(PLACES).join(',');

async function packed(id: string, file: string): Promise<void> {
  const made = await rolldown({ input: join(games, `dist/${id}/game.js`), platform: 'node' });
  await made.write({ file: join(folder, file), format: 'esm' });
  await made.close();
}

beforeAll(async () => {
  built();
  const own = join(folder, 'node_modules/the-ford');
  mkdirSync(join(folder, 'maps'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await packed('specimen', 'node_modules/the-ford/game.js');
  await packed('specimen-hexes', 'maps/two-rivers.js');
  // Can be imported and never required.
  const manifest = { name: 'the-ford', version: '1.0.0', type: 'module', exports: { '.': { import: './game.js' } } };
  writeFileSync(join(own, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'no-game.js'), 'export const game = { id: "half" };');
  writeFileSync(join(folder, 'broken.js'), 'throw new Error("not today");');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outside = (args: readonly string[]) => command(args, { cwd: folder, env: { GROGNARD_GAMES: GAMES } });
const refused = (...args: string[]) => command([...args, '--json'], { cwd: folder });
const codesOf = (out: string): readonly unknown[] =>
  (JSON.parse(out) as { refused: readonly { code: string; facts: { received: string } }[] }).refused.map(
    ({ code, facts }) => [code, facts.received],
  );

const LINES = [
  ['games', '--json'],
  ['complete', '--told', '--', 'odds', 'specimen', ''],
  ['describe', 'specimen-hexes', 'skirmish', '--json'],
  ['odds', 'specimen', 'assault', '--example', '7.4-a', '--json'],
  ['advise', 'specimen', 'assault', '--example', '7.4-a', '--side', 'attacker', '--json'],
  ['odds', 'specimen', 'assault', '--input', '{"attack":0,"defnce":4}', '--lang', 'fr'],
  ['resolve', 'specimen', 'assault', '--example', '7.4-a', '--dice', '7', '--answers', '[]'],
  ['examples', 'specimen'],
  ['examples', 'specimen-hexes'],
];

describe('games of others', () => {
  test.each(LINES.map((line) => [line.join(' '), line] as const))('%s', (_, line) => {
    const ours = command(line, { cwd: folder, env: { GROGNARD_GAMES: Object.keys(PLACES).join(',') } });
    const { status, verbatim, err } = outside(line);
    expect({ status, verbatim, err }).toEqual({ status: ours.status, verbatim: ours.verbatim, err: ours.err });
    expect(verbatim + err).not.toBe('');
  });

  test('a campaign of one of them is kept and read again', () => {
    const held = '[{"attacker":"commit","defender":"hold"},"retreat"]';
    const line = ['campaign', 'resolve', 'war.jsonl', 'assault', '--input', '{"attack":11,"defence":4}'];
    expect(outside(['campaign', 'new', 'war.jsonl', 'specimen', '--name', 'War'])).toMatchObject({ status: 0 });
    expect(outside([...line, '--dice', '4,2', '--answers', held])).toMatchObject({ status: 0, err: '' });
    expect(outside(['verify', 'war.jsonl'])).toMatchObject({ status: 0 });
  });

  test('--game lays one beside those of the house', async () => {
    const { out } = command(['games', '--game', './maps/two-rivers.js', '--json'], {
      cwd: folder,
      env: { GROGNARD_GAMES: 'balkan-wars' },
    });
    expect((JSON.parse(out) as { games: { id: string }[] }).games.map(({ id }) => id)).toEqual([
      'balkan-wars',
      'specimen-hexes',
    ]);
  });

  test('every name that leads nowhere is refused at once, with what would do', () => {
    const names = ['specimn', './no-such.js', './no-game.js', './broken.js', 'the-ford'];
    const { status, out } = refused('games', ...names.flatMap((name) => ['--game', name]));
    expect(status).toBe(1);
    expect(codesOf(out)).toEqual([
      ['gameNotFound', 'specimn'],
      ['gameNotFound', './no-such.js'],
      ['notAGame', './no-game.js'],
      ['gameNotLoaded', './broken.js'],
      ['gameTwice', 'specimen'],
    ]);
    expect(out).toContain('Did you mean specimen?');
  });

  test('and worded in French', async () => {
    const { err } = await spoken(['games', '--game', './no-such.js', '--lang', 'fr']);
    expect(err).toContain('« ./no-such.js » n’est ni un jeu de la maison');
  });

  test('the server and its threads know them', async () => {
    const args = [bin, 'serve', '--port', '0', '--database', join(folder, 'x.db'), '--json'];
    const server = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...plainEnv(), GROGNARD_GAMES: GAMES },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout.on('data', (text) => {
      said += String(text);
    });
    const over = once(server, 'close');
    try {
      while (!said.includes('"listening"')) await once(server.stdout, 'data');
      const url = /"listening": "([^"]+)"/.exec(said)?.[1];
      const told = await fetch(`${url}/api/games/specimen/assault/odds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"input":{"attack":11,"defence":4}}',
      });
      const ours = command(['odds', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--json']);
      expect(((await told.json()) as { outcomes: unknown }).outcomes).toEqual(JSON.parse(ours.verbatim).outcomes);
      expect((await fetch(`${url}/api/games/balkan-wars/combat/odds`, { method: 'POST' })).status).toBe(404);
    } finally {
      server.kill();
      await over;
    }
    expect(said).toMatch(/^\{\s*"listening": "[^"]+",\s*"database": "[^"]+"\s*\}\s*\{\s*"stopped": true\s*\}\s*$/);
  });
});
