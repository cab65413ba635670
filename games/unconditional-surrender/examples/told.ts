/** Short claims about told steps, so that an example reads like the page. */
import type { Plain, Side } from '@grognard/kernel';

/** A side's modifiers come to this sum; the limit of ten is applied to it. */
export const drm = (side: Side, sum: number, limited = sum): Plain => ({
  rule: 'step-4',
  title: { key: `combat.drm.${side}` },
  outcome: { facts: { sum, drm: limited } },
});

/** A die with its DRM and halvings comes to this final value. */
export const value = (die: number, times: number, final: number): Plain => ({
  rule: 'step-5',
  dice: [{ sides: 6, face: die }],
  outcome: { facts: { die, times, value: final } },
});

/** The attacker's value along the top, the defender's down the side. */
export const crossed = (attacker: number, defender: number, cell: string): Plain => ({
  rule: 'step-6',
  lookup: { table: 'combat-results', column: String(attacker), row: String(defender), cell },
});
