/** What the guide shows compiles. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './compiled.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const specimen = join(root, 'games/specimen-hexes');
const guides = ['adding-a-game.md', 'writing-a-test.md'].map(
  (name) => [name, readFileSync(join(root, 'docs/guide', name), 'utf8')] as const,
);

/** Blocks of one language, without the indentation of the list they stand in. */
const blocksIn = (text: string, language: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].map(
    ([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** Each as a file of the specimen, where its imports lead somewhere. */
const snippets = guides.flatMap(([name, text]) =>
  blocksIn(text, 'ts').map((block, index) => [join(specimen, `${name}-${index}.ts`), block] as const),
);
/** What a reader might get wrong in copying one. */
const slip = [join(specimen, 'slip.ts'), (snippets[1]?.[1] ?? '').replace("'tooDear'", "'tooDeer'")] as const;

describe('the guide', () => {
  const faults = faultsOf(new Map([...snippets, slip]));

  test.each(snippets.map(([path]) => [path.slice(specimen.length + 1), path] as const))('%s compiles', (_, path) => {
    expect(faults.get(path)).toEqual([]);
  });

  test('a slip in a snippet would be found', () => expect(faults.get(slip[0])?.join()).toContain('tooDeer'));
});
