import { expect, test } from 'vitest';
import { outcomeLabel, toldApart } from './outcome-label.ts';

test('a printed code stands apart from its meaning, in either language', () => {
  expect(outcomeLabel('-/R', '-/R: the defender routs')).toEqual({ code: '-/R', meaning: 'the defender routs' });
  expect(outcomeLabel('-/R', '-/R\u00a0: déroute')).toEqual({ code: '-/R', meaning: 'déroute' });
});

test('a bare code is a code, a name is words', () => {
  expect(outcomeLabel('D1', 'D1')).toEqual({ code: 'D1', meaning: '' });
  expect(outcomeLabel('attacker', 'The attacker wins')).toEqual({ meaning: 'The attacker wins' });
  expect(outcomeLabel('rallies', 'rallies')).toEqual({ meaning: 'rallies' });
});

test('labels in one line keep what tells them apart', () => {
  expect(toldApart(['l’unité se rallie', 'l’unité reste démoralisée'])).toEqual(['se rallie', 'reste démoralisée']);
  expect(toldApart(['morale becomes 1', 'morale becomes 2', 'morale becomes 3'])).toEqual(['1', '2', '3']);
  expect(toldApart(['it rallies', 'it rallies twice'])).toEqual(['rallies', 'rallies twice']);
  expect(toldApart(['A', 'B'])).toEqual(['A', 'B']);
  expect(toldApart(['the only one'])).toEqual(['the only one']);
});
