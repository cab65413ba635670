/** Steps 4 and 5 of a ground combat: each side's modifiers and halvings. */
import { judge, type Modifier } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import type { GroundUnit } from '../../units.ts';
import { bySide, type Side, type Weather } from '../../vocabulary.ts';
import { type Force, forceOf, type Lines } from '../confrontation.ts';
import { countedLines } from '../counted.ts';
import type { Selected } from '../selections.ts';
import { times } from '../times.ts';
import type { GroundInput } from './input.ts';

/** One side's lines, with the markers it has committed and with air support or without. */
export function groundLines(
  combat: GroundInput,
  side: Side,
  markers: Selected,
  support: boolean,
  book: SurrenderBook,
): Lines {
  const { primary, additional, defender, counted } = combat;
  if (counted) return countedLines(counted, side, committedLines(combat, support, markers, book));
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

/** What comes on top of a sum the players have counted: air support and markers. */
const committedLines = (
  { weather }: GroundInput,
  support: boolean,
  markers: Selected,
  { tables }: SurrenderBook,
): Lines => ({
  modifiers: judge(tables['ground-drm'], { ...NOT_ASKED, ...supportLines(support, weather), markers: markers.drm }),
  halvings: judge(tables['ground-halving'], {
    unsupplied: undefined,
    severeWeather: undefined,
    fort: undefined,
    markers: markers.halvings,
  }),
});

const NOT_ASKED = {
  german: undefined,
  frenchUkUsa: undefined,
  elite: undefined,
  reduced: undefined,
  lowSupply: undefined,
  shockFair: undefined,
  tankFair: undefined,
  tankPoor: undefined,
  isolated: undefined,
  intoPoorWeather: undefined,
  cityOrRough: undefined,
  strait: undefined,
  barrier: undefined,
};

const supportLines = (support: boolean, weather: Weather) => ({
  supportFair: support && weather === 'fair',
  supportPoor: support && weather === 'poor',
});

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
    ...supportLines(support, weather),
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

/** Both sides' forces, with whatever markers and with air support or without. */
export type GroundForces = (side: Side, markers: Selected, support: boolean) => Force;

export function groundForces(combat: GroundInput, book: SurrenderBook): GroundForces {
  const forces = (support: boolean) =>
    bySide((side) => forceOf((markers) => groundLines(combat, side, markers, support, book)));
  const [alone, supported] = [forces(false), forces(true)];
  return (side, markers, support) => (support ? supported : alone)[side](markers);
}
