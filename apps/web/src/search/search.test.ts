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

test('what is called the same is found once, as what matters most', async () => {
  const game = await shelf.find(({ id }) => id === 'specimen-hexes')?.load();
  const entries = game ? indexOf(game) : [];
  const names = entries.map(({ text }) => folded(`${text.en} ${text.fr}`));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  // The name of a counter is asked for by every chart: march, skirmish and muster.
  expect(look(entries, 'nom')[0]).toMatchObject({ kind: 'word', text: { en: 'Name' }, more: 2 });
});

test('an empty box offers the charts', async () => {
  expect(look(await specimen(), ' ').every(({ kind }) => kind === 'chart')).toBe(true);
});
