import { speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { fr } from './fr.ts';
import { optionNames } from './options.ts';

const say = speaker({ 'side.first': 'Premier joueur', 'side.second': 'Second joueur' }, fr);

test('an option is called by its words, with the id that is typed; one without words stands as it is', () => {
  expect(optionNames(say, ['first', 'umpire'], 'side')).toEqual(['Premier joueur (first)', 'umpire']);
  expect(optionNames(say, ['first'])).toEqual(['first']);
});

test('a refusal offers options so', () => {
  const facts = { received: '"third"', options: ['first', 'second'], words: 'side' };
  expect(say('refusal.notOneOf', facts)).toBe(
    '"third" est inconnu ; donnez Premier joueur (first) ou Second joueur (second).',
  );
});
