import { expect, test } from 'vitest';
import { equationLine } from './equation-line.ts';

test('a phone reads the sides and the answer, not what leads from one to the other', () => {
  const ratio = { text: '3/1', label: 'odds' };
  const terms = [
    { text: '13', side: 'attacker', label: 'attack' },
    { text: ':' },
    { text: '4', side: 'defender', label: 'defence' },
    { text: '=' },
    ratio,
    { text: '→' },
    { text: '2/1', label: 'column', leads: true as const },
  ];
  expect(equationLine(terms)).toBe('13 : 4 → 2/1');
});

test('a sum without sides is read whole', () => {
  const terms = [
    { text: '2', label: 'cadre' },
    { text: '+' },
    { text: '1', label: 'staff' },
    { text: '=' },
    { text: '3', label: 'target', leads: true as const },
  ];
  expect(equationLine(terms)).toBe('2 + 1 = 3');
});
