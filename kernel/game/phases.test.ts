import { expect, test } from 'vitest';
import { chartsByPhase } from './phases.ts';
import type { Procedure } from './procedure.ts';

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
  const phases = ['movement', 'supply', 'combat'].map((id) => ({ id, rule: '1' }));
  expect(chartsByPhase({ phases, procedures })).toEqual([
    { phase: 'movement', procedures: ['march'] },
    { phase: 'combat', procedures: ['fight', 'siege'] },
    { phase: undefined, procedures: ['odd'] },
  ]);
});
