/** National morale after a combat: the printed result, and every fortification lost. */
import type { BalkanBook } from '../../rulings.ts';
import { type Country, isCountry, type Result } from '../../vocabulary.ts';
import { fortsLost, type MoraleChange } from '../forts-lost.ts';
import type { UnitFate } from './fates.ts';
import { nationsIn, ROLES, type Role, type Situation, strengthOf, unitsOf } from './situation.ts';

/** A change, and the side whose nation it falls on. */
export interface SideMorale extends MoraleChange {
  readonly side: Role;
}

/** By the printed result, whatever becomes of the units; D and S change nothing. */
export function moraleChanges(
  situation: Situation,
  printed: Readonly<Record<Role, Result>>,
  fates: Readonly<Record<Role, readonly UnitFate[]>>,
  book: BalkanBook,
): readonly SideMorale[] {
  const row = printedRow(printed);
  const table = book.tables['national-morale'];
  return ROLES.flatMap((side): SideMorale[] => {
    const change = row === undefined ? 0 : Number(table.cell(row, side));
    const forResult =
      change === 0
        ? []
        : concerned(situation, side, book).map((country) => ({ country, change, because: 'result' as const }));
    const lost = unitsOf(situation, side).flatMap(({ type, country }, index) => {
      const fate = fates[side][index]?.fate;
      return fate === undefined ? [] : [{ type, country, fate }];
    });
    return [...forResult, ...fortsLost(lost, book)].map((each) => ({ ...each, side }));
  });
}

function printedRow({ attacker, defender }: Readonly<Record<Role, Result>>): string | undefined {
  if (attacker === 'E' || attacker === 'R') return `A${attacker}`;
  if (defender === 'E' || defender === 'R') return `D${defender}`;
  return undefined;
}

/** Great Powers have no morale of their own. */
function concerned(situation: Situation, role: Role, { rulings }: BalkanBook): readonly Country[] {
  const units = unitsOf(situation, role);
  const countries = nationsIn(situation, role).filter(isCountry);
  if (rulings.multinationalMorale === 'each') return countries;
  const strength = (country: Country): number => strengthOf(units.filter((unit) => unit.country === country));
  const strongest = countries.toSorted((a, b) => strength(b) - strength(a))[0];
  return strongest ? [strongest] : [];
}
