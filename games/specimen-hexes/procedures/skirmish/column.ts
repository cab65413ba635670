/** The column of the skirmish table, before anything is thrown. */
import { oddsColumn } from '@grognard/kernel';
import type { SpecimenBook } from '../../rulings.ts';
import { groundOf, type Situation, strengthOf } from './situation.ts';

/** 3.1 Two strengths give a column, fractions to the defender; 3.2 the ground shifts it, held to the ends of the table. */
export function columnOf(situation: Situation, { tables }: SpecimenBook) {
  const { attackers, defenders } = situation;
  const [attack, defence] = [strengthOf(attackers), strengthOf(defenders)];
  const base = oddsColumn(tables.skirmish.columns, attack, defence);
  const shift = Number(tables.terrain.cell(groundOf(situation), 'shift'));
  return { attack, defence, base, shift, column: tables.skirmish.columns.shift(base, shift) };
}
