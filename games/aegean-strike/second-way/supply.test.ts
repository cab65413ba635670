/** Supply: random maps, reckoned by relaxing every step until nothing changes. */
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import {
  edge,
  HEXES,
  type MapFile,
  neighbours,
  randomMap,
  type Sheet,
  sheetOf,
  terrainCost,
  type Unit,
} from './map-straight.ts';
import { compare, reading, readings } from './straight.ts';

interface Network {
  readonly map: MapFile;
  readonly sources: readonly string[];
  readonly depots: readonly { readonly name: string; readonly hex: string; readonly hits: number }[];
  readonly units: readonly { readonly name: string; readonly hex: string; readonly nation: string }[];
  readonly interdicted: readonly string[];
  readonly sovietsCut: boolean;
}

describe('[example.supply] supply', () => {
  const ARMOUR: Unit = {
    name: '',
    side: '',
    kind: 'armour',
    size: '',
    formation: '',
    hex: '',
    engineers: false,
    declared: [],
  };

  /** Armour movement points from any of these hexes to all others. */
  function distances(sheet: Sheet, from: readonly string[], interdicted: readonly string[]): Map<string, number> {
    const best = new Map(from.map((hex) => [hex, 0]));
    for (let changed = true; changed; ) {
      changed = false;
      for (const [hex, points] of [...best])
        for (const to of neighbours(hex)) {
          const cost = terrainCost(sheet, ARMOUR, hex, to);
          if (cost === undefined) continue;
          const strait = (sheet.sides.get(edge(hex, to)) ?? []).includes('bosphorus') ? 2 : 0;
          const total = points + cost + strait + (interdicted.includes(to) ? 2 : 0);
          if (total < (best.get(to) ?? Number.POSITIVE_INFINITY)) {
            best.set(to, total);
            changed = true;
          }
        }
    }
    return best;
  }

  test('depots in the network, units that draw', () =>
    compare(
      cases(300),
      'supply',
      (draw) => ({
        rulings: { ...readings(draw, ['depotOutsideNetwork']), traceLimit: draw.one(['four', 'five']) },
        input: {
          map: randomMap(draw),
          sources: draw.many(0, 2, () => draw.one(HEXES)),
          depots: draw.many(0, 3, (place) => ({ name: `D${place}`, hex: draw.one(HEXES), hits: draw.int(0, 3) })),
          units: draw.many(0, 3, (place) => ({
            name: `U${place}`,
            hex: draw.one(HEXES),
            nation: draw.one(['us', 'ussr']),
          })),
          interdicted: HEXES.filter(() => draw.flag(0.2)),
          sovietsCut: draw.flag(0.2),
        },
      }),
      (input: Network, _, r) => {
        const sheet = sheetOf(input.map);
        const standing = input.depots.filter(({ hits }) => hits < 3);
        const members = new Set(input.sources);
        for (let grown = true; grown; ) {
          grown = false;
          const near = distances(sheet, [...members], input.interdicted);
          for (const { hex } of standing)
            if (!members.has(hex) && (near.get(hex) ?? 99) <= 20) {
              members.add(hex);
              grown = true;
            }
        }
        const open = standing.filter(({ hex }) => members.has(hex) || reading(r, 'depotOutsideNetwork') === 'mayDraw');
        const near = distances(
          sheet,
          open.map(({ hex }) => hex),
          input.interdicted,
        );
        const limit = reading(r, 'traceLimit') === 'four' ? 4 : 5;
        /** The nearest depot; which of two as near is nobody's business. */
        const source = (hex: string): unknown => {
          const nearest = open.filter(
            (depot) => distances(sheet, [depot.hex], input.interdicted).get(hex) === near.get(hex),
          );
          return nearest.length === 1 ? nearest[0]?.name : expect.any(String);
        };
        const feeding = distances(sheet, [...members], input.interdicted);
        return {
          depots: input.depots.map(({ name, hex, hits }) => ({
            depot: name,
            state: hits >= 3 ? 'eliminated' : members.has(hex) ? 'joined' : 'cut',
            ...(hits >= 3 ? { points: null } : {}),
            ...(hits < 3 && input.sources.includes(hex) ? { points: 0 } : {}),
            ...(hits < 3 && !members.has(hex) ? { points: feeding.get(hex) ?? null } : {}),
          })),
          units: input.units.map(({ name, hex, nation }) => {
            const supplied = (near.get(hex) ?? 99) <= limit && !(input.sovietsCut && nation === 'ussr');
            return { unit: name, points: near.get(hex) ?? null, supplied, depot: supplied ? source(hex) : null };
          }),
        };
      },
    ));
});
