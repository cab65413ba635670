/** What a combat tells and what it changes: units, national morale, armistices. */
import type { Note } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import { words } from '../../text/kit.ts';
import { isCountry } from '../../vocabulary.ts';
import type { CombatResult } from './combat.ts';
import type { UnitFate } from './fates.ts';
import { nationsIn, playerIn, ROLES, type Role, type Situation, unitsOf } from './situation.ts';

export const fatesIn = ({ attackers, defenders }: CombatResult, role: Role): readonly UnitFate[] =>
  role === 'attacker' ? attackers : defenders;

export function accountOf(result: CombatResult): readonly Note[] {
  const hit = ROLES.flatMap((role) =>
    fatesIn(result, role)
      .filter(({ fate }) => fate !== 'unhurt')
      .map((fate) => words('fate.told', fate)),
  );
  const changes = (because: CombatResult['morale'][number]['because'], rule: string): readonly Note[] => {
    const items = result.morale
      .filter((change) => change.because === because)
      .map((change) => words('combat.moraleChange', { ...change }));
    return items.length === 0 ? [] : [{ rule, title: words('combat.morale'), outcome: words('each', { items }) }];
  };
  return [
    ...(hit.length === 0
      ? []
      : [{ rule: 'results', title: words('combat.units'), outcome: words('each', { items: hit }) }]),
    ...changes('result', 'morale'),
    ...changes('fortification', 'moraleOther'),
  ];
}

export function effectsOf(result: CombatResult, situation: Situation): readonly BalkanEffect[] {
  const paid = [result.attackerPaid, result.defenderPaid].flatMap((country): BalkanEffect[] =>
    country === 'no' ? [] : [{ kind: 'moraleSpent', country, points: 1 }],
  );
  const units = ROLES.flatMap((role) =>
    unitsOf(situation, role).flatMap(({ id, country, type }, index): BalkanEffect[] => {
      const struck = fatesIn(result, role)[index];
      if (!struck || struck.fate === 'unhurt') return [];
      const { fate, place, retreat } = struck;
      return [{ kind: 'unit', id, country, type, player: playerIn(situation, role), fate, place, retreat }];
    }),
  );
  const attacked = nationsIn(situation, 'defender').filter(isCountry);
  return [
    ...paid,
    ...units,
    ...result.morale.map(({ country, change }): BalkanEffect => ({ kind: 'morale', country, change })),
    ...attacked
      .filter((country) => situation.armistices.includes(country))
      .map((country): BalkanEffect => ({ kind: 'armisticeEnds', country })),
  ];
}
