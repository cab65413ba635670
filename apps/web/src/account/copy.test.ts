import { shelf } from '@grognard/games';
import { openExample, playExample } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { speakerIn } from '../app/speaker-in.ts';
import { copied } from './copy.ts';

test('one line for a chat stays one line, and Markdown is escaped', async () => {
  const game = await shelf.find(({ id }) => id === 'specimen')?.load();
  const example = game?.examples.find(({ id }) => id === '7.4-a');
  if (!game || !example) throw new Error('the specimen lost its example');
  const opened = openExample(game, example);
  const played = opened.ok ? playExample(opened.value, example) : opened;
  if (!played.ok) throw new Error('the example is refused');
  const say = speakerIn('fr', game);
  const line = copied('line', game, say, 'Le *Gué*', played.value).replace(/[\u00a0\u202f]/g, ' ');
  expect(line).toBe(
    'Le *Gué* [Attaquant : l’engager, Défenseur : la garder, d6=5, Défenseur : retraiter, d6=6] D1 : l’attaquant perd 0, le défenseur 1 et retraite; le défenseur perd 1 pas',
  );
  expect(copied('markdown', game, say, 'Le *Gué*', played.value)).toMatch(/^### Le \\\*Gué\\\*\n/);
  const forum = copied('bbcode', game, say, 'Le [Gué]', played.value);
  expect(forum).toMatch(/^\[b\]Le \(Gué\)\[\/b\]\n\[list=1\]\n\[\*\]/);
  expect(forum.match(/\[list/g)?.length).toBe(forum.match(/\[\/list\]/g)?.length);
});
