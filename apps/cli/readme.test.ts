/** What the README shows of the command is what it prints, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plainSpaces } from './testing/command.ts';
import { spoken } from './testing/paper.ts';

const root = join(import.meta.dirname, '..', '..');
const WIDTH = 100;

/** Each command with the runs of lines that are shown of it; `…` stands between them. */
function shownIn(text: string): readonly (readonly [string, readonly (readonly string[])[]])[] {
  const blocks = [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split(/^\$ grognard /m).slice(1))
    .map((shown) => {
      const [command = '', ...lines] = shown.trimEnd().split('\n');
      const runs = lines.join('\n').split(/^…$/m);
      return [command, runs.map((run) => plainSpaces(run).split('\n').filter(Boolean))] as const;
    });
}

describe.each(['README.md', 'README.fr.md'])('%s', (name) => {
  const shown = shownIn(readFileSync(join(root, name), 'utf8'));

  test('shows two commands', () =>
    expect(shown.map(([command]) => command.split(' ')[0])).toEqual(['odds', 'resolve']));

  test.each(shown)('%s', async (command, runs) => {
    const { out } = await spoken(command.split(' '), { width: WIDTH });
    const printed = out.split('\n').filter(Boolean).join('\n');
    const places = runs.map((run) => printed.indexOf(run.join('\n')));
    expect(runs.filter((_, at) => places[at] === -1)).toEqual([]);
    expect(places.slice(1).every((place, at) => runs[at + 1]?.length === 0 || place > (places[at] ?? 0))).toBe(true);
  });
});
