import { expect, test } from 'vitest';
import { outcomeLabel } from './outcome-label.ts';

test('a printed code stands apart from its meaning, in either language', () => {
  expect(outcomeLabel('-/R', '-/R: the defender routs')).toEqual({ code: '-/R', meaning: 'the defender routs' });
  expect(outcomeLabel('-/R', '-/R\u00a0: déroute')).toEqual({ code: '-/R', meaning: 'déroute' });
});

test('a bare code is a code, a name is words', () => {
  expect(outcomeLabel('D1', 'D1')).toEqual({ code: 'D1', meaning: '' });
  expect(outcomeLabel('attacker', 'The attacker wins')).toEqual({ meaning: 'The attacker wins' });
  expect(outcomeLabel('rallies', 'rallies')).toEqual({ meaning: 'rallies' });
});
