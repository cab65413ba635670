/** What the charts forbid of a formation, wherever one is taken or held. */

import type { Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { refusal } from '../text/kit.ts';
import type { Formation, Terrain, UnitKind } from '../vocabulary.ts';
import { isInfantryClass, isPureArmour, terrainRow, withEngineers } from './ground-units.ts';

export interface Stand {
  readonly kind: UnitKind;
  readonly formation: Formation;
  readonly terrain: Terrain;
  readonly engineers: boolean;
}

/** Notes 2 and 3 and the formations that terrain bars. */
export function formationFaults(stand: Stand, at: string, book: AegeanBook): readonly Refusal[] {
  const { kind, formation, terrain } = stand;
  const facts = { formation, terrain };
  if (formation === 'T' && isInfantryClass(kind)) {
    return [refusal('infantryTravels', at, { rule: 'formations.3', facts })];
  }
  if (formation === 'DD' && isPureArmour(kind)) {
    if (terrain === 'city') return [refusal('armourDigsIn', at, { rule: 'formations.2', facts })];
    if (book.rulings.armourDeliberateDefence === 'never')
      return [refusal('armourDigsIn', at, { rule: 'formations.2', facts })];
  }
  return barredHere({ ...stand, engineers: withEngineers(stand) }, book)
    ? [refusal('formationBarred', at, { rule: 'terrain.barred', facts })]
    : [];
}

/** Whether terrain bars the formation in this hex; engineers lift some of the bars. */
export const barredHere = (
  { formation, terrain, engineers }: Omit<Stand, 'kind'>,
  { tables }: Pick<AegeanBook, 'tables'>,
): boolean => tables.terrain.cell(terrainRow(terrain, engineers), 'barred').split(',').includes(formation);

/** Whether a unit in this formation may declare combat. */
export const mayDeclare = (formation: Formation, { tables, rulings }: AegeanBook): boolean =>
  tables['formation-effects'].cell(formation, 'declare') === 'yes' &&
  (formation !== 'T' || rulings.travelMayDeclare === 'asPrinted');
