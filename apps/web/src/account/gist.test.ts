import { speaker } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { gistOf } from './gist.ts';

const say = speaker({ 'web.labelled': ({ label }: { label: string }) => `${label}:` });
const none = { dice: [], modifiers: [], answers: [] };
const modifier = (value: number) => ({ value, text: '', rule: '', state: 'applied' as const });
const unmet = { value: -2, text: '', rule: '', state: 'notApplied' as const };

test('a throw is spelled out with what applied to it', () => {
  const dice = [{ sides: 6, face: 4 }];
  expect(gistOf(say, { ...none, dice, modifiers: [modifier(2), modifier(1), unmet] })).toBe('4 + 3 = 7');
  expect(gistOf(say, { ...none, dice, modifiers: [modifier(-5)], outcome: 'lost' })).toBe('4 − 5 = −1 · lost');
  expect(gistOf(say, { ...none, dice, modifiers: [unmet] })).toBe('4');
});

test('decisions go by their sides, a reading by its outcome', () => {
  expect(gistOf(say, { ...none, answers: [{ side: 'Attacker', answer: 'commit' }] })).toBe('Attacker: commit');
  expect(gistOf(say, { ...none, lookup: 'row 7', outcome: '-/R' })).toBe('-/R');
  expect(gistOf(say, { ...none, modifiers: [modifier(2), modifier(-3)] })).toBe('−1');
});
