/** National morale after a combat: the printed result, and every fortification lost. */
import type { BalkanBook } from '../../rulings.ts';
import { type Country, isCountry, type Result } from '../../vocabulary.ts';
import type { UnitFate } from './fates.ts';
import { ROLES, type Role, type Situation, strengthOf, unitsOf } from './situation.ts';

export interface MoraleChange {
  readonly country: Country;
  readonly change: number;
  readonly because: 'result' | 'fortification';
}

/** By the printed result, whatever becomes of the units; D and S change nothing. */
export function moraleChanges(
  situation: Situation,
  printed: Readonly<Record<Role, Result>>,
  fates: Readonly<Record<Role, readonly UnitFate[]>>,
  book: BalkanBook,
): readonly MoraleChange[] {
  const row = printedRow(printed);
  const table = book.tables['national-morale'];
  return ROLES.flatMap((role): MoraleChange[] => {
    const change = row === undefined ? 0 : Number(table.cell(row, role));
    const forResult =
      change === 0
        ? []
        : nationsIn(situation, role, book).map((country) => ({ country, change, because: 'result' as const }));
    return [...forResult, ...fortsLost(situation, role, fates[role], book)];
  });
}

function printedRow({ attacker, defender }: Readonly<Record<Role, Result>>): string | undefined {
  if (attacker === 'E' || attacker === 'R') return `A${attacker}`;
  if (defender === 'E' || defender === 'R') return `D${defender}`;
  return undefined;
}

/** Great Powers have no morale of their own. */
function nationsIn(situation: Situation, role: Role, { rulings }: BalkanBook): readonly Country[] {
  const units = unitsOf(situation, role);
  const countries = [...new Set(units.map(({ country }) => country))].filter(isCountry);
  if (rulings.multinationalMorale === 'each') return countries;
  const strength = (country: Country): number => strengthOf(units.filter((unit) => unit.country === country));
  const strongest = countries.toSorted((a, b) => strength(b) - strength(a))[0];
  return strongest ? [strongest] : [];
}

function fortsLost(
  situation: Situation,
  role: Role,
  fates: readonly UnitFate[],
  { rulings, tables }: BalkanBook,
): MoraleChange[] {
  const lost = unitsOf(situation, role).filter((unit, index) => {
    const fate = fates[index]?.fate;
    return (
      unit.type === 'fortification' &&
      (fate === 'eliminated' || (fate === 'surrendered' && rulings.surrenderedFort === 'alike'))
    );
  });
  const owners = lost.map(({ country }) => country).filter(isCountry);
  const counted = rulings.fortMorale === 'once' ? [...new Set(owners)] : owners;
  return counted.map((country) => ({
    country,
    change: tables['morale-events'].rows.fortificationLost.loser,
    because: 'fortification',
  }));
}
