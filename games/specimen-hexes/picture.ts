/** A march or a skirmish on its map: what lay in reach or beside, the way, the enemy, the counters where they stand. */
import type { Counter, Overlay, Reach, Space } from '@grognard/hexes';
import type { MapPicture } from '@grognard/kernel';
import { mapOf, type PassMap } from './map.ts';
import { pigments } from './pigments.ts';
import type { March, MarchResult } from './procedures/march.ts';
import { attackedHex, type Fighter, nationOf, type Situation } from './procedures/skirmish/situation.ts';
import type { SkirmishResult } from './procedures/skirmish/skirmish.ts';
import { words } from './text/kit.ts';
import { SYMBOLS } from './unit.ts';

export const marchPicture = (map: PassMap, result: MarchResult, plan: March, ways: Reach): MapPicture => ({
  map,
  title: words('picture.title'),
  description: words('effect.moved', { name: plan.unit.name, hex: result.hex }),
  overlays: marchOverlays(map, result, plan, ways),
});

const marchOverlays = (
  map: PassMap,
  { hex, way }: MarchResult,
  { unit, held }: March,
  ways: Reach,
): readonly Overlay[] => [
  { kind: 'reach', spaces: ways.spaces(), label: words('picture.reach') },
  ...(held.length > 0
    ? [{ kind: 'mark', spaces: held.map((each) => map.at(each)), sign: '!', label: words('picture.held') } as const]
    : []),
  { kind: 'way', side: unit.nation, spaces: way.map((each) => map.at(each)), label: words('picture.way') },
  {
    kind: 'stack',
    space: map.at(hex),
    label: words('picture.counter', { name: unit.name }),
    counters: [counterOf(unit, unit.movement)],
  },
];

const counterOf = ({ name, arm, nation }: Pick<Fighter, 'name' | 'arm' | 'nation'>, printed: number): Counter => ({
  name,
  symbol: SYMBOLS[arm],
  size: 'II',
  pigment: pigments[nation],
  printed: [printed],
  states: {},
  side: nation === 'valmer' ? 'first' : 'second',
});

/** Where it was fought; nothing where the defenders were not told to stand on the map. */
export function skirmishPicture(result: SkirmishResult, situation: Situation): MapPicture | undefined {
  const map = mapOf(situation.map);
  const attacked = attackedHex(situation);
  return attacked === undefined
    ? undefined
    : {
        map,
        title: words('picture.skirmish'),
        description: words('picture.skirmish.told', { hex: map.id(attacked) }),
        overlays: skirmishOverlays(map, attacked, result, situation),
      };
}

/** Who is beside the hex attacked, and where its defenders may retreat to: 3.5 never over the gorge nor into the enemy. */
function skirmishOverlays(
  map: PassMap,
  attacked: Space,
  { retreats }: SkirmishResult,
  situation: Situation,
): readonly Overlay[] {
  const standing = [...situation.attackers, ...situation.defenders].flatMap((fighter) => {
    const at = fighter.hex === undefined ? undefined : map.find(fighter.hex);
    return at === undefined ? [] : [{ fighter, at }];
  });
  const beside = map.neighbours(attacked);
  const side = nationOf(situation, 'defender');
  const isOpen = (hex: Space): boolean => {
    const link = map.link(attacked, hex);
    const held = standing.some(({ fighter, at }) => at === hex && fighter.nation !== side);
    return !held && link !== undefined && !map.crosses(link, 'gorge');
  };
  return [
    { kind: 'reach', spaces: beside, label: words('picture.beside') },
    ...(retreats
      ? [{ kind: 'zone', side, spaces: beside.filter(isOpen), sign: 'R', label: words('picture.retreat') } as const]
      : []),
    ...[...new Set(standing.map(({ at }) => at))].map((space): Overlay => {
      const here = standing.filter(({ at }) => at === space).map(({ fighter }) => fighter);
      return {
        kind: 'stack',
        space,
        counters: here.map((fighter) => counterOf(fighter, fighter.strength)),
        label: words('picture.counters', { names: here.map(({ name }) => name) }),
      };
    }),
  ];
}
