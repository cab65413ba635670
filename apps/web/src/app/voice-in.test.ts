import { expect, test } from 'vitest';
import { voiceIn } from './voice-in.ts';

test('French signs keep their space, and no line breaks before them', () => {
  const say = voiceIn('fr', undefined, { x: 'Quoi ? « Ceci » : cela ; non !' });
  expect(say('x')).toBe('Quoi\u202f? «\u00a0Ceci\u00a0»\u00a0: cela\u202f; non\u202f!');
  expect(voiceIn('en', undefined, { x: 'What? This: that; no!' })('x')).toBe('What? This: that; no!');
});
