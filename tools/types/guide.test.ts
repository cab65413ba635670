/** What the guide shows compiles, and what it names is there. */
import { existsSync, readFileSync } from 'node:fs';
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

  test.each(guides)('%s names files that are there', (_, text) => {
    const prose = text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
    const named = [...prose.matchAll(/`([\w/.-]+(?:\.(?:ts|md|json|mjs)|\/))`/g)].map(([, path = '']) => path);
    const linked = [...prose.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => join('docs/guide', path));
    expect(named.length).toBeGreaterThan(5);
    const places = ['games/specimen-hexes', 'games/specimen-hexes/procedures/skirmish', 'games', 'docs/guide', '.'];
    const missing = named.filter((path) => !places.some((place) => existsSync(join(root, place, path))));
    expect([...missing, ...linked.filter((path) => !existsSync(join(root, path)))]).toEqual([]);
  });

  test('it gives commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const run = guides.flatMap(([, text]) => [...text.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script));
    expect(run.length).toBeGreaterThan(3);
    expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
