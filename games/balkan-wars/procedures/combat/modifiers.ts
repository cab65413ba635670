/** The modifiers of the combat die, all cumulative. */
import { judge, type Modifier } from '@grognard/kernel';
import type { BalkanBook } from '../../rulings.ts';
import type { Country } from '../../vocabulary.ts';
import { chargeWinner, shockOf } from './charge.ts';
import { payers, type Role, type Situation } from './situation.ts';

export type Payer = Country | 'no';
export type Paid = Readonly<Record<Role, Payer>>;

export function modifiersOf(situation: Situation, paid: Paid, { rulings, tables }: BalkanBook): readonly Modifier[] {
  const { attackers, defenders, entrenched, fortificationPresent } = situation;
  const [attack, defence] = [shockOf(attackers), shockOf(defenders)];
  const favoured = chargeWinner(attack, defence, rulings.chargeRule);
  const works = entrenched || fortificationPresent || defenders.some(({ type }) => type === 'fortification');
  const engineers = attackers.some(({ type }) => type === 'engineer');
  const shock = { attack: attack ?? 0, defence: defence ?? 0 };
  const spends = (role: Role): boolean | undefined =>
    payers(situation, role).length === 0 ? undefined : paid[role] !== 'no';
  return judge(
    tables['die-modifiers'],
    {
      attackerCharge: attack === undefined ? undefined : favoured === 'attacker',
      attackerMorale: spends('attacker'),
      engineers: engineers ? works : undefined,
      defenderCharge: defence === undefined ? undefined : favoured === 'defender',
      defenderMorale: spends('defender'),
    },
    {
      attackerCharge: shock,
      defenderCharge: { ...shock, short: favoured === 'defender' && shock.attack >= shock.defence },
    },
  );
}
