/** A combat on its map: who stands where, who is beside the hex that is attacked, how far survivors go. */
import { type Counter, counterOf, FORBIDDEN, type Overlay, reach, type Space, type Travel } from '@grognard/hexes';
import { countersOf, type MapPicture } from '@grognard/kernel';
import { type BalkanMap, mapOf, placedOn } from './map.ts';
import { pigments } from './pigments.ts';
import { words } from './text/kit.ts';
import { type Unit, unitField } from './unit.ts';

interface Fought {
  readonly map?: unknown;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** How far the survivors of each side go, by the number of hexes; 0 where none does. */
interface Driven {
  readonly attackers: number;
  readonly defenders: number;
}

const [FACE = { name: 'id' }] = countersOf(unitField('unit.id.sample'));

const counter = (unit: Unit, side: 'attacker' | 'defender'): Counter =>
  counterOf(FACE, { ...unit }, { pigments, side });

function combatOverlays({ map, attackers, defenders }: Fought, driven: Driven): readonly Overlay[] {
  const read = mapOf(map);
  if (!read) return [];
  const standing = [
    ...placedOn(read, attackers).map((each) => ({ ...each, side: 'attacker' as const })),
    ...placedOn(read, defenders).map((each) => ({ ...each, side: 'defender' as const })),
  ];
  const attacked = standing.find(({ side }) => side === 'defender')?.at;
  const beside = attacked === undefined ? [] : read.neighbours(attacked);
  const apart = standing.filter(
    ({ side, at }) => side === 'attacker' && attacked !== undefined && read.link(at, attacked) === undefined,
  );
  const far = (side: 'attacker' | 'defender', hexes: number): readonly Overlay[] => {
    if (hexes === 0) return [];
    const from = [...new Set(standing.filter((each) => each.side === side).map(({ at }) => at))];
    const enemies = new Set(standing.filter((each) => each.side !== side).map(({ at }) => at));
    const open = from.map((at) => ({ at, ends: endsOf(read, at, hexes, enemies) }));
    const ring = [...new Set(open.flatMap(({ ends }) => ends))];
    const shut = open.filter(({ ends }) => ends.length === 0).map(({ at }) => at);
    return [
      ...(ring.length > 0
        ? [
            {
              kind: 'zone',
              side,
              spaces: ring,
              sign: String(hexes),
              label: words('picture.driven', { hexes }),
            } as const,
          ]
        : []),
      ...(shut.length > 0
        ? [{ kind: 'mark', spaces: shut, sign: '×', label: words('picture.shut', { hexes }) } as const]
        : []),
    ];
  };
  return [
    ...(beside.length > 0 ? [{ kind: 'reach', spaces: beside, label: words('picture.beside') } as const] : []),
    ...(apart.length > 0
      ? [{ kind: 'mark', spaces: apart.map(({ at }) => at), sign: '!', label: words('picture.apart') } as const]
      : []),
    ...far('attacker', driven.attackers),
    ...far('defender', driven.defenders),
    ...[...new Set(standing.map(({ at }) => at))].map((space): Overlay => {
      const here = standing.filter(({ at }) => at === space);
      return {
        kind: 'stack',
        space,
        counters: here.map(({ unit, side }) => counter(unit as Unit, side)),
        label: words('picture.stack', { units: here.map(({ unit }) => unit.id) }),
      };
    }),
  ];
}

/** Hexes so far away to which a way just as long leads, over land and past the enemy. */
function endsOf(read: BalkanMap, at: Space, hexes: number, enemies: ReadonlySet<Space>): readonly Space[] {
  const travel: Travel = {
    cost: (_, to) => (enemies.has(to) || read.terrain(to) === 'water' ? FORBIDDEN : 1),
  };
  const ways = reach(read, at, travel, hexes);
  return read.ring(at, hexes).filter((hex) => ways.has(hex));
}

export function combatPicture(fought: Fought, driven: Driven): MapPicture | undefined {
  const read = mapOf(fought.map);
  return (
    read && {
      map: read,
      title: words('picture.title', { map: read.title }),
      description: words('picture.combat'),
      overlays: combatOverlays(fought, driven),
    }
  );
}
