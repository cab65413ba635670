/** Steps 4 and 5 of an air/naval combat: each side's modifiers and halvings, judged for its own unit. */
import { judge } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { factionOf, isAir, type Side } from '../../vocabulary.ts';
import type { Force } from '../confrontation.ts';
import type { Selected } from '../selections.ts';
import { times } from '../times.ts';
import type { AirNavalInput } from './input.ts';

export function airNavalForce(fight: AirNavalInput, side: Side, markers: Selected, book: SurrenderBook): Force {
  const { weather } = fight;
  const unit = fight[side];
  const enemy = fight[side === 'attacker' ? 'defender' : 'attacker'];
  const air = isAir(unit.kind);
  const { nationality } = unit;
  const ukOrUsa = nationality === 'uk' || nationality === 'usa';
  const carrier = unit.kind === 'carrier';
  const exposed = isExposed(fight, book);
  const list = book.tables['air-naval-drm'];
  const modifiers = judge(
    list,
    {
      germanAir: nationality === 'germany' && air,
      germanNaval: nationality === 'germany' && !air,
      ukUsaNaval: ukOrUsa && !air,
      ukUsaAir: ukOrUsa && air,
      frenchNaval: nationality === 'france' && !air,
      england: side === 'defender' ? isOverEngland(fight, book) : undefined,
      carrierFair: carrier && weather === 'fair',
      carrierPoor: carrier && weather === 'poor',
      carrierSevere: carrier && weather === 'severe',
      bomber: unit.kind === 'bomber',
      convoy: unit.kind === 'convoy',
      lowSupply: unit.supply === 'low',
      airAgainstNaval: air && !isAir(enemy.kind),
      seaZonePoor: exposed && weather === 'poor',
      sorties: times(list, 'sorties', unit.sorties),
      markers: markers.drm,
    },
    { sorties: { sorties: unit.sorties } },
  );
  const halvings = judge(book.tables['air-naval-halving'], {
    unsupplied: unit.supply === 'unsupplied',
    seaZoneSevere: exposed && weather === 'severe',
    markers: markers.halvings,
  });
  return { modifiers, halvings };
}

/** The weather lines: one side defends there and the other attacks there, so they strike both. */
const isExposed = ({ location }: AirNavalInput, { rulings }: SurrenderBook): boolean =>
  rulings.weatherScope === 'any' || location === 'seaZone';

/** The line of England: an air unit defending there against an air strike by a unit from outside. */
const isOverEngland = (
  { cause, defender, defenderInEngland, attackerOutsideEngland }: AirNavalInput,
  { rulings }: SurrenderBook,
): boolean =>
  cause === 'airStrike' &&
  isAir(defender.kind) &&
  (rulings.englandLine === 'anyFaction' || factionOf(defender.nationality) === 'western') &&
  defenderInEngland &&
  attackerOutsideEngland;
