import { shelf } from '@grognard/games';
import { expect, test } from 'vitest';
import { folded } from './folded.ts';
import { type Entry, indexOf, look } from './index-of.ts';

const specimen = async (): Promise<readonly Entry[]> => {
  const game = await shelf.find(({ id }) => id === 'specimen')?.load();
  if (!game) throw new Error('the specimen is not on the shelf');
  return indexOf(game);
};

test('accents, capitals and apostrophes do not hide a word', () => {
  expect(folded('Table d’Épée')).toBe("table d'epee");
});

test('a chart comes before a word, in either language', async () => {
  const entries = await specimen();
  expect(look(entries, 'assaut')[0]).toMatchObject({ kind: 'chart', route: { at: 'chart', procedure: 'assault' } });
  expect(look(entries, 'gué').map(({ text }) => text.en)).toContain('Attack across the ford');
  expect(look(entries, 'xyzzy')).toEqual([]);
});

test('an empty box offers the charts', async () => {
  expect(look(await specimen(), ' ').every(({ kind }) => kind === 'chart')).toBe(true);
});
