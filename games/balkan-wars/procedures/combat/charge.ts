/** 6.4 Charge and shock: the die modifier that charging units win or give away. */
import type { BalkanRulings } from '../../rulings.ts';
import type { Unit } from '../../unit.ts';

/** Who the charge favours on the die. */
export type ChargeWinner = 'attacker' | 'defender' | 'nobody';

/** The shock of a side is the sum of its charging units' cadre levels; no charging unit is no shock at all. */
export const shockOf = (units: readonly Unit[]): number | undefined => {
  const charging = units.filter((unit) => unit.charging);
  return charging.length === 0 ? undefined : charging.reduce((sum, { cadre = 0 }) => sum + cadre, 0);
};

/** The S&T 166 correction gives every contest short of twice the shock to the defender; the aid only the ones he wins. */
export function chargeWinner(
  attack: number | undefined,
  defence: number | undefined,
  rule: BalkanRulings['chargeRule'],
): ChargeWinner {
  if (attack === undefined) return defence === undefined ? 'nobody' : 'defender';
  if (defence === undefined) return 'attacker';
  // Two charges without any shock are equal, not one twice the other.
  if (attack >= 2 * defence && attack > 0) return 'attacker';
  if (defence > attack) return 'defender';
  return rule === 'errata166' ? 'defender' : 'nobody';
}
