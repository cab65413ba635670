/** The odds column and its shifts. */
import { judge, type Modifier, type Note, oddsColumn, total } from '@grognard/kernel';
import { acrossWater } from '../../map.ts';
import type { BalkanBook } from '../../rulings.ts';
import { words } from '../../text/kit.ts';
import { bombards } from '../demoralised.ts';
import { isSupplied, ROLES, type Role, type Situation, strengthOf, unitsOf } from './situation.ts';

export interface Column {
  /** Before the shifts, and after them. */
  readonly base: string;
  readonly net: number;
  readonly column: string;
  readonly notes: () => readonly Note[];
}

/** Odds, then all shifts added up, then the net applied and held to the ends of the table. */
export function columnOf(situation: Situation, { rulings, tables }: BalkanBook): Column {
  const [attack, defence] = [strengthOf(situation.attackers), strengthOf(situation.defenders)];
  const { columns } = tables['combat-results'];
  // Fractions go to the defender; under 1/3 counts as 1/3, over 6/1 as 6/1; no defending strength at all is 6/1.
  const base = oddsColumn(columns, attack, defence, rulings.oddsRounding);
  const shifts = shiftsOf(situation, { rulings, tables });
  const net = total(shifts);
  const column = columns.shift(base, net);
  return {
    base,
    net,
    column,
    notes: () => [
      {
        rule: 'crt',
        title: words('combat.odds'),
        outcome: words('combat.odds.base', { attack, defence, column: base }),
      },
      {
        rule: 'shifts',
        title: words('combat.shifts'),
        modifiers: shifts,
        outcome: words('combat.shifts.net', { net, column }),
      },
    ],
  };
}

function shiftsOf(situation: Situation, { rulings, tables }: BalkanBook): readonly Modifier[] {
  const [ours, theirs] = ROLES.map((role) => bombardment(situation, role, rulings)) as [number, number];
  const superiority = rulings.negativeArtillery === 'noShift' ? Math.max(0, ours - theirs) : ours - theirs;
  const { map, attackers, defenders, terrain, entrenched, allAcrossWater } = situation;
  const unsupplied = attackers.filter((unit) => !isSupplied(unit, 'attacker', situation)).length;
  return judge(
    tables['column-shifts'],
    {
      artillerySuperiority: superiority,
      entrenchment: entrenched,
      terrain,
      acrossWater: acrossWater(map, attackers, defenders) ?? allAcrossWater,
      someUnsupplied: unsupplied > 0 && unsupplied < attackers.length,
      allUnsupplied: unsupplied === attackers.length,
    },
    { artillerySuperiority: { ours, theirs } },
  );
}

const bombardment = (situation: Situation, role: Role, rulings: BalkanBook['rulings']): number =>
  unitsOf(situation, role)
    .filter((unit) => bombards(unit, rulings))
    .filter((unit) => rulings.unsuppliedGuns === 'fire' || isSupplied(unit, role, situation))
    .reduce((sum, { bombardment: guns = 0 }) => sum + guns, 0);
