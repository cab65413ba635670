/** What a printed result does to each unit of a side. */
import type { BalkanBook } from '../../rulings.ts';
import type { Unit } from '../../unit.ts';
import { CANNOT_MOVE, type Fate, NEVER_BACK, type Place, type Result, type UnitType } from '../../vocabulary.ts';

export type UnitFate = {
  readonly id: string;
  readonly type: UnitType;
  readonly fate: Fate;
  readonly place: Place;
  readonly retreat: number;
};

/** State is read before the combat: one result moves a unit one step only. */
export function fatesOf(
  units: readonly Unit[],
  result: Result,
  picked: string | undefined,
  book: BalkanBook,
): readonly UnitFate[] {
  const effect = book.tables['combat-effects'].rows[result];
  return units.map((unit) => {
    const { id, type, demoralised } = unit;
    if (!isHit(unit, units, result, picked)) return { id, type, fate: 'unhurt', place: 'map', retreat: 0 };
    const fate = demoralised ? effect.demoralised : effect.goodOrder;
    return settled(unit, fate, fate === 'demoralised' ? effect.retreat : 0, book);
  });
}

/** D strikes the charging units, or one unit its owner picks; every other result strikes all. */
const isHit = (unit: Unit, units: readonly Unit[], result: Result, picked: string | undefined): boolean => {
  if (result === '-') return false;
  if (result !== 'D') return true;
  return units.some(({ charging }) => charging) ? unit.charging : unit.id === picked;
};

/** A survivor that cannot carry out its rout is lost; forts and depots never can. */
function settled(unit: Unit, fate: Fate, retreat: number, { rulings, tables }: BalkanBook): UnitFate {
  const { id, type, retreatBlocked } = unit;
  const fixed = CANNOT_MOVE.includes(type);
  if (retreat > 0 && fixed && rulings.fixedUnitsInRout === 'stay') return { id, type, fate, place: 'map', retreat: 0 };
  const blocked = retreat > 0 && (retreatBlocked || fixed);
  const final = blocked ? (rulings.blockedRetreat === 'eliminate' ? 'eliminated' : 'surrendered') : fate;
  return { id, type, fate: final, place: placeOf(type, final, tables), retreat: blocked ? 0 : retreat };
}

/** Notes (*) and (**) of the aid: three types leave the game, the others go to a pool or to the prisoners' box. */
export function placeOf(type: UnitType, fate: Fate, tables: BalkanBook['tables']): Place {
  if (fate === 'unhurt' || fate === 'demoralised') return 'map';
  return NEVER_BACK.includes(type) ? 'gone' : tables.destinations.rows[fate].others;
}
