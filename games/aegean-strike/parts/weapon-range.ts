/** Weapon characteristics summary: whether a weapon reaches; its own hex is always within reach. */

import type { Refusal } from '@grognard/kernel';
import type { Shooter } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { refusal, words } from '../text/kit.ts';
import type { Scale, Weapon } from '../vocabulary.ts';
import { isLost, lostDatum } from './lost.ts';

export interface Aim {
  readonly shooter: Shooter;
  readonly weapon: Weapon;
  readonly scale: Scale;
  readonly range: number;
}

export function rangeFaults({ shooter, weapon, scale, range }: Aim, { tables }: AegeanBook): readonly Refusal[] {
  if (range === 0) return [];
  const table = tables['combat-ranges'];
  const row = `${shooter}.${weapon}`;
  const facts = { shooter: words(`shooter.${shooter}`), weapon: words(`weapon.${weapon}`) };
  if (!table.rows.labels.includes(row))
    return [refusal('weaponLacking', 'range', { rule: 'ranges.explanation', facts })];
  const cell = table.cell(row, scale);
  if (isLost(cell)) return [lostDatum('range', 'ranges', table, row, scale)];
  if (cell === '-') return [refusal('weaponLacking', 'range', { rule: 'ranges.explanation', facts })];
  return range <= Number(cell)
    ? []
    : [refusal('weaponTooFar', 'range', { rule: 'ranges', facts: { ...facts, range, reach: Number(cell) } })];
}
