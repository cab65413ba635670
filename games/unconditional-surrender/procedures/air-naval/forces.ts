/** Steps 4 and 5 of an air/naval combat: each side's modifiers and halvings, judged for its own unit. */
import { judge } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { bySide, factionOf, isAir, type Side } from '../../vocabulary.ts';
import { type Force, forceOf, type Lines } from '../confrontation.ts';
import { countedLines } from '../counted.ts';
import type { Selected } from '../selections.ts';
import { times } from '../times.ts';
import type { AirNavalInput } from './input.ts';

/** Both sides' forces, with whatever markers. */
export type AirNavalForces = (side: Side, markers: Selected) => Force;

export function airNavalForces(fight: AirNavalInput, book: SurrenderBook): AirNavalForces {
  const forces = bySide((side) => forceOf((markers) => airNavalLines(fight, side, markers, book)));
  return (side, markers) => forces[side](markers);
}

export function airNavalLines(fight: AirNavalInput, side: Side, markers: Selected, book: SurrenderBook): Lines {
  const { weather, counted } = fight;
  if (counted) return countedLines(counted, side, committedLines(markers, book));
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

/** What comes on top of a sum the players have counted. */
const committedLines = (markers: Selected, { tables }: SurrenderBook): Lines => ({
  modifiers: judge(tables['air-naval-drm'], { ...NOT_ASKED, markers: markers.drm }),
  halvings: judge(tables['air-naval-halving'], {
    unsupplied: undefined,
    seaZoneSevere: undefined,
    markers: markers.halvings,
  }),
});

const NOT_ASKED = {
  germanAir: undefined,
  germanNaval: undefined,
  ukUsaNaval: undefined,
  ukUsaAir: undefined,
  frenchNaval: undefined,
  england: undefined,
  carrierFair: undefined,
  carrierPoor: undefined,
  carrierSevere: undefined,
  bomber: undefined,
  convoy: undefined,
  lowSupply: undefined,
  airAgainstNaval: undefined,
  seaZonePoor: undefined,
  sorties: undefined,
};

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
