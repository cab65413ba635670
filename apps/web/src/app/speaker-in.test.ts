import { expect, test } from 'vitest';
import { speakerIn } from './speaker-in.ts';

test('French signs keep their space, and no line breaks before them', () => {
  const say = speakerIn('fr', undefined, { x: 'Quoi ? « Ceci » : cela ; non !' });
  expect(say('x')).toBe('Quoi\u202f? «\u00a0Ceci\u00a0»\u00a0: cela\u202f; non\u202f!');
  expect(speakerIn('en', undefined, { x: 'What? This: that; no!' })('x')).toBe('What? This: that; no!');
});
