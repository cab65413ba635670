import { game } from '@grognard/games/combat-rapide';
import { speakerFor } from '@grognard/games/words';
import type { ExplainedStep, Modifier } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { causesOf } from './causes.ts';

const say = speakerFor(game, 'en');
const modifier = (key: string, value: number, applied = true): Modifier => ({
  id: key,
  value,
  applied,
  asked: true,
  rule: '2',
  text: { key },
});
const step = (...modifiers: readonly Modifier[]): ExplainedStep => ({ modifiers }) as unknown as ExplainedStep;

test('what bears upon several dice alike is told once, where it first counts; what does not apply, not at all', () => {
  const steps = [
    step(modifier('side.attacker', -1), modifier('side.defender', 1, false)),
    step(modifier('side.defender', 1), modifier('side.attacker', -1)),
    step(modifier('side.attacker', 1)),
  ];
  expect(causesOf(game, say, steps).map(({ short, sign }) => `${short} ${sign}`)).toEqual([
    'Attacker −1',
    'Defender +1',
    'Attacker +1',
  ]);
});
