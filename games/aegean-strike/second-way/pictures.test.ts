/** What the pictures of moves, zones and supply show, overlay by overlay, on random maps and reckoned straight. */
import type { Overlay } from '@grognard/hexes';
import { type Game, type Opened, open, type Plain, resolve, typed } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game as aegeanStrike } from '../game.ts';
import type { AegeanMap } from '../map-words.ts';
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
  type Zone,
  zone,
} from './map-straight.ts';
import { Draw } from './straight.ts';

const game: Game = aegeanStrike;

/** An overlay by its kind, with hexes for spaces. */
type Seen = Readonly<Record<string, unknown>> & { readonly kind: string; readonly hexes: readonly string[] };

function drawn(id: string, input: object): { readonly seen: readonly Seen[]; readonly result: never } | undefined {
  const opened = open(game, id, input, { rulings: { traceLimit: 'five' } });
  if (!opened.ok) return undefined;
  const played = resolve(
    opened.value as Opened,
    typed([], () => ''),
  );
  if (!played.ok) return expect.fail(JSON.stringify(played.refusals));
  const { procedure, book } = opened.value;
  const picture = procedure.picture?.(played.value.result, opened.value.input, book) ?? expect.fail('no picture');
  expect(picture.title).toMatchObject({ key: 'picture.title', facts: { procedure: id } });
  expect(picture.description).toEqual({ key: `picture.${id}` });
  const map = picture.map as unknown as AegeanMap;
  const seen = (picture.overlays as readonly Overlay[]).map((overlay) => {
    const { space, spaces, ...rest } = overlay as unknown as { space?: number; spaces?: readonly number[] };
    return { ...rest, hexes: (spaces ?? [space ?? -1]).map((each) => map.id(each)) } as unknown as Seen;
  });
  return { seen, result: played.value.result as never };
}
const of = (seen: readonly Seen[], kind: string): readonly Seen[] => seen.filter((each) => each.kind === kind);
const sorted = (hexes: Iterable<string>): readonly string[] => [...new Set(hexes)].toSorted();

/** Zones of some units, the locking ones of either side before the fluid ones. */
function zonesOf(sheet: Sheet, units: readonly Unit[]): readonly object[] {
  return (['locking', 'fluid'] as const).flatMap((kind: Zone) =>
    ['nato', 'pact'].flatMap((side) => {
      const hexes = units
        .filter((unit) => unit.side === side)
        .flatMap((unit) => neighbours(unit.hex).filter((hex) => zone(sheet, unit, hex, {}) === kind));
      const sign = kind === 'locking' ? 'L' : 'F';
      return hexes.length > 0
        ? [{ kind: 'zone', side, sign, hexes: sorted(hexes), label: { key: `zone.${kind}` } }]
        : [];
    }),
  );
}
const zonesSeen = (seen: readonly Seen[]) => of(seen, 'zone').map((each) => ({ ...each, hexes: sorted(each.hexes) }));

/** One pile a hex, of all that stand there. */
const pilesOf = (units: readonly { readonly hex: string; readonly label: object }[]): readonly object[] =>
  [...new Set(units.map(({ hex }) => hex))].map((hex) => ({
    hexes: [hex],
    label: {
      key: 'picture.stack',
      facts: { pieces: units.filter((unit) => unit.hex === hex).map(({ label }) => label) },
    },
  }));
const pilesSeen = (seen: readonly Seen[]) => of(seen, 'stack').map(({ hexes, label }) => ({ hexes, label }));
const piece = ({ hex, name, formation }: Pick<Unit, 'hex' | 'name' | 'formation'>) => ({
  hex,
  label: { key: 'picture.unit', facts: { unit: name, formation } },
});

const marker = (seen: readonly Seen[], sign: string, label: string): readonly string[] => {
  const [found, ...more] = of(seen, 'mark').filter((each) => each['sign'] === sign);
  expect(more).toEqual([]);
  if (found) expect(found['label']).toEqual({ key: label });
  if (found) expect(new Set(found.hexes).size).toBe(found.hexes.length);
  return sorted(found?.hexes ?? []);
};

const unit = (draw: Draw, name: string, side: string): Unit => ({
  name,
  side,
  kind: draw.one(['armour', 'mechanised', 'infantry']),
  size: draw.one(['division', 'brigade']),
  formation: draw.one(['MC', 'HA', 'HD', 'DD']),
  hex: draw.one(HEXES),
  engineers: draw.flag(0.2),
  declared: [],
});

test('zones of control: both sides’ zones, every unit in its pile', () => {
  for (let seed = 1; seed <= cases(60); seed += 1) {
    const draw = new Draw(seed * 53);
    const [map, units] = [
      randomMap(draw),
      draw.many(1, 4, (i) => unit(draw, `U${i}`, draw.one(['nato', 'pact']))),
    ] as const;
    const { seen } = drawn('zones-of-control', { map, units }) ?? expect.fail('refused');
    expect(zonesSeen(seen)).toEqual(zonesOf(sheetOf(map), units));
    expect(pilesSeen(seen)).toEqual(pilesOf(units.map(piece)));
    expect(seen).toHaveLength(of(seen, 'zone').length + of(seen, 'stack').length);
  }
});

interface Moved {
  readonly hex: string;
  readonly formation: string;
  readonly cleared: readonly string[];
  readonly way: readonly { readonly points: number }[];
  readonly reachable: readonly { readonly hex: string; readonly points: number }[];
}

test('a move: reach with its points, the way, enemy zones, markers, everybody where he is now', () => {
  let walked = 0;
  for (let seed = 1; seed <= cases(200); seed += 1) {
    const draw = new Draw(seed * 59);
    const map = randomMap(draw);
    const mover = { ...unit(draw, 'Mover', draw.one(['nato', 'pact'])), formation: 'MC', movement: 12 };
    const others = draw.many(0, 3, (i) => unit(draw, `U${i}`, draw.one(['nato', 'pact'])));
    const first = draw.flag(0.7) ? [draw.one(neighbours(mover.hex))] : [];
    const path = first.flatMap((hex) => (draw.flag() ? [hex, draw.one(neighbours(hex))] : [hex]));
    const interdicted = [...HEXES.filter(() => draw.flag(0.3)), ...path];
    const input = { map, unit: mover, others, path, interdicted, changeTo: draw.one(['none', 'HA']), changeAfter: 0 };
    const found = drawn('movement', input);
    if (!found) continue;
    walked += 1;
    const { seen } = found;
    const result = found.result as Moved;
    const enemies = others.filter(({ side }) => side !== mover.side);
    expect(of(seen, 'reach').map(({ hexes, label }) => [sorted(hexes), label])).toEqual([
      [sorted(result.reachable.map(({ hex }) => hex)), { key: 'picture.inReach' }],
    ]);
    expect(zonesSeen(seen)).toEqual(zonesOf(sheetOf(map), enemies));
    const left = interdicted.filter((hex) => !result.cleared.includes(hex));
    expect(marker(seen, 'I', 'picture.interdicted')).toEqual(sorted(left));
    expect(marker(seen, '(I)', 'picture.cleared')).toEqual(sorted(result.cleared));
    expect(of(seen, 'way').map(({ hexes, side, costs, label }) => [hexes, side, costs, label])).toEqual(
      path.length === 0
        ? []
        : [[[mover.hex, ...path], mover.side, result.way.map(({ points }) => points), { key: 'picture.way' }]],
    );
    const notes = of(seen, 'note');
    const points = new Map(result.reachable.map((each) => [each.hex, each.points]));
    expect(sorted(notes.flatMap(({ hexes }) => hexes))).toEqual(sorted(points.keys()));
    const inOrder = notes.map(({ hexes: [hex = ''] }) => points.get(hex) ?? -1);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    for (const { hexes, text, label } of notes) {
      const [hex = ''] = hexes;
      const here = points.get(hex) ?? -1;
      expect(text).toBe(hex === mover.hex || path.includes(hex) ? '' : String(here));
      expect(label).toEqual(
        hex === mover.hex ? { key: 'picture.start' } : { key: 'picture.points', facts: { points: here } },
      );
    }
    const now = { ...mover, hex: result.hex, formation: result.formation };
    expect(pilesSeen(seen)).toEqual(pilesOf([now, ...others].map(piece)));
  }
  expect(walked).toBeGreaterThan(30);
});

interface Network {
  readonly depots: readonly { readonly state: string; readonly points: number | null }[];
  readonly units: readonly { readonly supplied: boolean; readonly points: number | null }[];
}
const ARMOUR = { kind: 'armour', engineers: false } as Unit;

/** Armour movement points along a way. */
const along = (sheet: Sheet, way: readonly string[], interdicted: readonly string[]): number =>
  way.slice(1).reduce((all, to, i) => {
    const from = way[i] ?? '';
    const strait = (sheet.sides.get(edge(from, to)) ?? []).includes('bosphorus') ? 2 : 0;
    return all + (terrainCost(sheet, ARMOUR, from, to) ?? 999) + strait + (interdicted.includes(to) ? 2 : 0);
  }, 0);

test('supply: sources, markers, every way that leads somewhere, how far it is, how everybody stands', () => {
  for (let seed = 1; seed <= cases(150); seed += 1) {
    const draw = new Draw(seed * 61);
    const map: MapFile = randomMap(draw);
    const sheet = sheetOf(map);
    const at = () => draw.one(HEXES);
    const input = {
      side: draw.one(['nato', 'pact']),
      map,
      sources: draw.many(0, 2, at),
      depots: draw.many(0, 3, (i) => ({ name: `D${i}`, hex: at(), hits: draw.int(0, 3) })),
      units: draw.many(0, 3, (i) => ({ name: `U${i}`, hex: at() })),
      interdicted: HEXES.filter(() => draw.flag(0.2)),
    };
    const { seen, result } = drawn('supply', input) ?? expect.fail('refused');
    const { depots, units } = result as Network;
    expect(marker(seen, 'S', 'picture.source')).toEqual(sorted(input.sources));
    expect(marker(seen, 'I', 'picture.interdicted')).toEqual(sorted(input.interdicted));
    const ways = of(seen, 'supply');
    const named = (label: Plain) => ways.filter((way) => JSON.stringify(way['label']) === JSON.stringify(label));
    let told = 0;
    const leads = (label: Plain, hex: string, points: number | null, cut: boolean): void => {
      const found = named(label);
      // A way of one hex is none; one that costs nothing has not left its hex.
      expect(found).toHaveLength(points === null || points === 0 ? 0 : 1);
      told += found.length;
      for (const way of found) {
        expect([way['side'], way['cut'], way.hexes.at(-1)]).toEqual([input.side, cut, hex]);
        expect(along(sheet, way.hexes, input.interdicted)).toBe(points);
      }
    };
    const notes: [string, number][] = [];
    const far = (hex: string, points: number | null): void => {
      if (points !== null && points !== 0) notes.push([hex, points]);
    };
    for (const [i, { state, points }] of depots.entries()) {
      const { name, hex } = input.depots[i] ?? expect.fail();
      far(hex, points);
      if (state !== 'eliminated')
        leads({ key: `picture.wayToDepot.${state}`, facts: { depot: name } }, hex, points, state === 'cut');
    }
    for (const [i, { supplied, points }] of units.entries()) {
      const { name, hex } = input.units[i] ?? expect.fail();
      far(hex, points);
      leads({ key: `picture.wayToUnit.${supplied ? 'in' : 'out'}`, facts: { unit: name } }, hex, points, !supplied);
    }
    expect(ways).toHaveLength(told);
    expect(of(seen, 'note').map(({ hexes, text, label }) => [...hexes, text, label])).toEqual(
      notes.map(([hex, points]) => [hex, String(points), { key: 'picture.points', facts: { points } }]),
    );
    const pieces = [
      ...depots.map(({ state, points }, i) => ({
        hex: input.depots[i]?.hex ?? '',
        label: { key: 'picture.depot', facts: { depot: `D${i}`, state, points } },
        states: state === 'cut' ? { unsupplied: true } : state === 'eliminated' ? { lost: 'eliminated' } : {},
      })),
      ...units.map(({ supplied, points }, i) => ({
        hex: input.units[i]?.hex ?? '',
        label: { key: 'picture.drawing', facts: { unit: `U${i}`, supplied, points } },
        states: supplied ? {} : { unsupplied: true },
      })),
    ];
    expect(pilesSeen(seen)).toEqual(pilesOf(pieces));
    const faces = of(seen, 'stack').flatMap(({ counters }) => counters as readonly { states: Plain; side: string }[]);
    const inPiles = [...new Set(pieces.map(({ hex }) => hex))].flatMap((hex) =>
      pieces.filter((each) => each.hex === hex).map(({ states }) => states),
    );
    expect(faces.map(({ states }) => states)).toMatchObject(inPiles);
    // A piece that is well marks nothing.
    for (const [i, { states }] of faces.entries())
      expect(Object.keys(states as object).filter((key) => ['unsupplied', 'lost'].includes(key))).toEqual(
        Object.keys(inPiles[i] ?? {}),
      );
  }
});
