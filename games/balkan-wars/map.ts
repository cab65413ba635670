/** A map as a player draws it from his own sheet: the aid prints none, only what it asks of one. */
import { type HexMap, HexSheets, type MapVocabulary, mapField } from '@grognard/hexes';
import { field } from './text/kit.ts';

const TERRAINS = ['land', 'water'] as const;
const FEATURES = ['city', 'fortification'] as const;
/** Column shifts: a river, a lake, or one of each. */
const HEXSIDES = ['river', 'lake', 'border'] as const;

export type BalkanMap = HexMap<(typeof TERRAINS)[number], (typeof FEATURES)[number], (typeof HEXSIDES)[number]>;

const WORDS: MapVocabulary<(typeof TERRAINS)[number], (typeof FEATURES)[number], (typeof HEXSIDES)[number]> = {
  terrains: TERRAINS,
  features: FEATURES,
  hexsides: HEXSIDES,
};

export const MAPS = new HexSheets(WORDS, {
  ground: { land: 'clear', water: 'sea' },
  lines: { lake: 'coast' },
  sides: ['attacker', 'defender'],
});

export const map = () => ({ ...field.optional(mapField(MAPS)), seldom: true as const });

export const hex = () => ({
  ...field.optional(field.text('unit.hex', { max: 16, sample: 'unit.hex.sample', on: 'space' })),
  seldom: true as const,
});

/** The map of an input that was checked; nothing where none was told. */
export function mapOf(file: unknown): BalkanMap | undefined {
  const checked = file === undefined ? undefined : MAPS.read(file);
  return checked?.ok ? checked.value : undefined;
}

export interface Placed {
  readonly id: string;
  readonly hex?: string | undefined;
}

/** Units of one side in the hexes they were told to be in. */
export const placedOn = (read: BalkanMap, units: readonly Placed[]) =>
  units.flatMap((unit) => {
    const at = unit.hex === undefined ? undefined : read.find(unit.hex);
    return at === undefined ? [] : [{ unit, at }];
  });

/**
 * Column shifts: whether every attacker crosses a river or a lake, where the map shows each of them beside the hex that is
 * attacked; nothing where it does not.
 */
export function acrossWater(
  file: unknown,
  attackers: readonly Placed[],
  defenders: readonly Placed[],
): boolean | undefined {
  const read = mapOf(file);
  const attacked = read && placedOn(read, defenders)[0]?.at;
  if (!read || attacked === undefined) return undefined;
  const crossed = placedOn(read, attackers).flatMap(({ at }) => read.link(at, attacked) ?? []);
  if (crossed.length < attackers.length) return undefined;
  return crossed.every((link) => read.crosses(link, 'river') || read.crosses(link, 'lake'));
}
