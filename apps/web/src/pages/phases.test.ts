import type { Procedure } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { phasesOf } from './phases.ts';

const chart = (id: string, phase?: string): readonly [string, Procedure] => [
  id,
  { id, ...(phase !== undefined && { phase }) } as Procedure,
];

test('charts stand in the order of the turn, those of no phase last, empty phases not at all', () => {
  const procedures = Object.fromEntries([
    chart('odd'),
    chart('fight', 'combat'),
    chart('march', 'movement'),
    chart('siege', 'combat'),
  ]);
  expect(phasesOf({ phases: ['movement', 'supply', 'combat'], procedures })).toEqual([
    { phase: 'movement', procedures: ['march'] },
    { phase: 'combat', procedures: ['fight', 'siege'] },
    { phase: undefined, procedures: ['odd'] },
  ]);
});
