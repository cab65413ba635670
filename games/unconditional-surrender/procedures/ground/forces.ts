/** Steps 4 and 5 of a ground combat: each side's modifiers and halvings. */
import { judge, type Modifier } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import type { GroundUnit } from '../../units.ts';
import type { Side } from '../../vocabulary.ts';
import type { Force } from '../confrontation.ts';
import type { Selected } from '../selections.ts';
import { times } from '../times.ts';
import type { GroundInput } from './input.ts';

/** One side's force, with the markers it has committed and with air support or without. */
export function groundForce(
  combat: GroundInput,
  side: Side,
  markers: Selected,
  support: boolean,
  book: SurrenderBook,
): Force {
  const { primary, additional, defender } = combat;
  switch (side) {
    case 'attacker':
      return {
        modifiers: [
          ...ownLines(combat, primary, support, markers, true, book),
          ...assaultLines(combat, book),
          ...amphibiousLines(combat, book),
        ],
        halvings: halvings(combat, [primary, ...additional], markers, true, book),
      };
    case 'defender':
      return {
        modifiers: ownLines(combat, defender, support, markers, false, book),
        halvings: halvings(combat, [defender], markers, false, book),
      };
  }
}

/** Assault or mobile attack: the primary attacker's and the defender's own lines. Five of them ask only the attacker. */
function ownLines(
  combat: GroundInput,
  unit: GroundUnit,
  support: boolean,
  markers: Selected,
  attacks: boolean,
  { tables, rulings }: SurrenderBook,
): readonly Modifier[] {
  const { weather, hex, hexside, isolated } = combat;
  const attacker = (applies: boolean): boolean | undefined => (attacks ? applies : undefined);
  // A strait and another obstacle on one hexside: the worse only, unless the ruling adds them.
  const barrier = hexside.barrier !== 'none' && (!hexside.strait || rulings.straitAndBarrier === 'both');
  return judge(tables['ground-drm'], {
    german: unit.nationality === 'germany',
    frenchUkUsa: unit.nationality === 'france' || unit.nationality === 'uk' || unit.nationality === 'usa',
    elite: unit.elite,
    reduced: unit.strength === 'reduced',
    lowSupply: unit.supply === 'low',
    shockFair: unit.kind === 'shock' && weather === 'fair',
    tankFair: unit.kind === 'tank' && weather === 'fair',
    tankPoor: unit.kind === 'tank' && weather === 'poor',
    isolated: attacker(isolated && !(hex.fort && hex.island)),
    intoPoorWeather: attacker(weather === 'poor'),
    cityOrRough: attacker(hex.city || hex.rough),
    strait: attacker(hexside.strait),
    barrier: attacker(barrier),
    supportFair: support && weather === 'fair',
    supportPoor: support && weather === 'poor',
    markers: markers.drm,
  });
}

/** Assault: what the additional attackers add to the primary. */
function assaultLines(
  { attack, additional, weather }: GroundInput,
  { tables, rulings }: SurrenderBook,
): readonly Modifier[] {
  const list = tables['assault-drm'];
  if (attack === 'mobile') return judge(list, { additionalTankOrShock: undefined, additionalOther: undefined });
  const plusTwo = weather === 'fair' || (weather === 'poor' && rulings.additionalPlusTwo === 'fairAndPoor');
  const armoured = plusTwo ? additional.filter(({ kind }) => kind !== 'infantry').length : 0;
  return judge(list, {
    additionalTankOrShock: times(list, 'additionalTankOrShock', armoured),
    additionalOther: times(list, 'additionalOther', additional.length - armoured),
  });
}

/** Amphibious invasion: besides everything above. */
function amphibiousLines(
  { amphibious, navalSupport, weather }: GroundInput,
  { tables }: SurrenderBook,
): readonly Modifier[] {
  const asked = (applies: boolean): boolean | undefined => (amphibious ? applies : undefined);
  return judge(tables['amphibious-drm'], {
    amphibious: asked(true),
    navalSupportFair: asked(navalSupport && weather === 'fair'),
    navalSupportPoor: asked(navalSupport && weather === 'poor'),
  });
}

/** After the roll: once for unsupplied units however many they are, once for severe weather, once for a fort attacked. */
const halvings = (
  { weather, hex }: GroundInput,
  units: readonly GroundUnit[],
  markers: Selected,
  attacks: boolean,
  { tables }: SurrenderBook,
): readonly Modifier[] =>
  judge(tables['ground-halving'], {
    unsupplied: units.some(({ supply }) => supply === 'unsupplied'),
    severeWeather: weather === 'severe',
    fort: attacks ? hex.fort : undefined,
    markers: markers.halvings,
  });
