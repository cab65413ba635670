/** What a map tells of a combat: who stands beside whom, and whether everybody crosses water. */
import { type Overlay, overlaysFrom } from '@grognard/hexes';
import { check, type Game, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, resolved } from '../testing/played-campaign.ts';
import { speakerFor } from '../words/index.ts';
import type { CampaignState } from './campaign.ts';
import { game } from './game.ts';
import { acrossWater, MAPS, map as mapInput, mapOf, placedOn } from './map.ts';
import { combatPicture } from './picture.ts';
import { type Unit, unitField } from './unit.ts';

/** Flat hexes, even columns lower: 0102 touches 0101, 0202 and 0103 among others. */
const file = {
  title: 'A river',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0404',
  background: 'land',
  hexsides: [
    { hexside: 'river', between: ['0102/0202'] },
    { hexside: 'lake', between: ['0102/0101'] },
  ],
};
const at = (...hexes: readonly (string | undefined)[]) =>
  hexes.map((hex, place) => ({ id: `U${place}`, ...(hex !== undefined && { hex }) }));
const crosses = (...attackers: readonly (string | undefined)[]) => acrossWater(file, at(...attackers), at('0102'));

test('the map is sound, and units stand where they were told to', () => {
  const map = mapOf(file) ?? expect.fail('no map');
  expect(
    placedOn(map, at('0102', undefined, '9999', '0101')).map(({ unit, at: hex }) => [unit.id, map.id(hex)]),
  ).toEqual([
    ['U0', '0102'],
    ['U3', '0101'],
  ]);
  expect(mapOf(undefined)).toBeUndefined();
  expect(mapOf({ title: 'none' })).toBeUndefined();
});

test('[column shifts] everybody crosses, or not everybody does', () => {
  expect(crosses('0202')).toBe(true);
  expect(crosses('0101')).toBe(true);
  expect(crosses('0202', '0101')).toBe(true);
  expect(crosses('0103')).toBe(false);
  expect(crosses('0202', '0103')).toBe(false);
});

test('where one of them is not shown beside the hex, nothing is known', () => {
  expect(crosses('0202', undefined)).toBeUndefined();
  expect(crosses('0202', '0404')).toBeUndefined();
  expect(crosses('0404')).toBeUndefined();
  expect(acrossWater(undefined, at('0202'), at('0102'))).toBeUndefined();
  expect(acrossWater(file, at('0202'), at(undefined))).toBeUndefined();
});

test('[column shifts] a sheet has land and water, cities and forts, rivers, lakes and borders, and nothing else', () => {
  const everything = {
    ...file,
    terrain: [{ terrain: 'water', hexes: ['0301'] }],
    features: [
      { feature: 'city', hexes: ['0404'] },
      { feature: 'fortification', hexes: ['0403'] },
    ],
    hexsides: ['river', 'lake', 'border'].map((hexside) => ({ hexside, between: ['0102/0202'] })),
  };
  const codes = (told: object) => {
    const read = MAPS.read(told);
    return read.ok ? [] : read.refusals.map(({ at }) => at);
  };
  expect(codes(everything)).toEqual([]);
  expect(codes({ ...file, background: 'marsh' })).toEqual(['background']);
  // A wood is no terrain of the aid, a railway no hexside, a port no feature.
  expect(codes({ ...file, hexsides: [{ hexside: 'railway', between: ['0102/0202'] }] })).toEqual([
    'hexsides[0].hexside',
  ]);
  expect(codes({ ...file, features: [{ feature: 'port', hexes: ['0404'] }] })).toEqual(['features[0].feature']);
  // Both sides of a combat are told apart in a fixed order.
  expect(MAPS.look.sides).toEqual(['attacker', 'defender']);
});

test('a map and a hex may be left out, and are folded away', () => {
  expect([mapInput().optional, mapInput().seldom]).toEqual([true, true]);
  const { hex } = unitField('unit.id.sample').fields;
  expect([hex.optional, hex.seldom]).toEqual([true, true]);
});

describe('a combat on its map', () => {
  const say = speakerFor(game as Game, 'en');
  const unit = (id: string, hex?: string): Unit => {
    const told = { id, country: 'serbia', strength: 1, ...(hex !== undefined && { hex }) };
    const checked = check(unitField('unit.id.sample'), told);
    return checked.ok ? (checked.value as Unit) : expect.fail(id);
  };
  const shown = (
    attackers: readonly Unit[],
    defenders: readonly Unit[],
    driven = { attackers: 0, defenders: 0 },
    map: object = file,
  ) => {
    const picture = combatPicture({ map, attackers, defenders }, driven) ?? expect.fail('no picture');
    const read = mapOf(map) ?? expect.fail('no map');
    const overlays = (picture as unknown as { readonly overlays: readonly Overlay[] }).overlays;
    return overlays.map((overlay) => {
      const label = say(overlay.label as never);
      if (overlay.kind === 'stack') {
        const pieces = (overlay.counters as readonly { readonly side?: string }[]).map(({ side }) => side);
        return ['stack', read.id(overlay.space), pieces, label];
      }
      if (overlay.kind === 'zone')
        return ['zone', overlay.side, overlay.sign, overlay.spaces.map((at) => read.id(at)).toSorted(), label];
      if (overlay.kind === 'mark') return ['mark', overlay.sign, overlay.spaces.map((at) => read.id(at)), label];
      return overlay.kind === 'reach'
        ? ['reach', overlay.spaces.map((at) => read.id(at)).toSorted(), label]
        : [overlay.kind];
    });
  };

  test('an attacker that is not beside the hex attacked is marked where it stands', () => {
    const marks = (...attackers: readonly Unit[]) =>
      shown(attackers, [unit('D', '0102')]).filter(([kind]) => kind === 'mark');
    expect(marks(unit('A', '0202'), unit('B', '0404'), unit('C', '0302'), unit('E'))).toEqual([
      ['mark', '!', ['0404', '0302'], 'not beside the hex attacked'],
    ]);
    expect(marks(unit('A', '0202'), unit('B', '0101'))).toEqual([]);
    // Where no defender stands nothing is attacked.
    expect(shown([unit('A', '0404')], [unit('D')]).map(([kind]) => kind)).toEqual(['stack']);
  });

  test('shows every unit that stands somewhere, each stack once, and the hexes beside the one attacked', () => {
    // Even columns lower: 0102 touches 0101, 0103, 0201 and 0202.
    expect(shown([unit('A', '0202'), unit('B', '0202'), unit('C')], [unit('D', '0102')])).toEqual([
      ['reach', ['0101', '0103', '0201', '0202'], 'beside the hex attacked'],
      ['stack', '0202', ['attacker', 'attacker'], 'A, B'],
      ['stack', '0102', ['defender'], 'D'],
    ]);
    // Nobody knows where the defender is.
    expect(shown([unit('A', '0202')], [unit('D')])).toEqual([['stack', '0202', ['attacker'], 'A']]);
    expect(combatPicture({ attackers: [], defenders: [] }, { attackers: 0, defenders: 0 })).toBeUndefined();
  });

  test('shows how far each side is driven, from every hex it stands in', () => {
    const zones = (driven: { attackers: number; defenders: number }, ...own: readonly string[]) =>
      shown(
        own.map((hex, place) => unit(`A${place}`, hex)),
        [unit('D', '0404')],
        driven,
      ).filter(([kind]) => kind === 'zone');
    // Three hexes from 0101 on a sheet of four columns and four rows: 0104 straight down, then along the ring.
    const [three] = zones({ attackers: 3, defenders: 0 }, '0101');
    expect([three?.[1], three?.[2], three?.[4]]).toEqual(['attacker', '3', '3 hexes away']);
    expect(three?.[3]).toEqual(ring('0101', 3));
    const [both, none] = zones({ attackers: 2, defenders: 0 }, '0101', '0104');
    expect(both?.[3]).toEqual([...new Set([...ring('0101', 2), ...ring('0104', 2)])].toSorted());
    expect(none).toBeUndefined();
    const [theirs, ours] = zones({ attackers: 0, defenders: 1 }, '0101');
    expect([theirs?.[1], theirs?.[2], theirs?.[3], ours]).toEqual(['defender', '1', ring('0404', 1), undefined]);
    // A single hex is as far away: it is shown all the same; where none is, nothing.
    const strip = { title: 'strip', numbering: { shoved: 'even' }, from: '0101', to: '0104', background: 'land' };
    const far = (hexes: number) =>
      shown([unit('A', '0101')], [], { attackers: hexes, defenders: 0 }, strip).filter(([kind]) => kind === 'zone');
    expect(far(3).map((zone) => zone[3])).toEqual([['0104']]);
    expect(far(4)).toEqual([]);
  });

  test('the unit that goes farthest tells how far its side is driven', () => {
    const driven = (attackers: readonly number[], defenders: readonly number[]) => {
      const fates = (retreats: readonly number[]) => retreats.map((retreat) => ({ retreat }));
      const picture = game.procedures.combat.picture?.(
        { attackers: fates(attackers), defenders: fates(defenders) } as never,
        { map: file, attackers: [unit('A', '0101')], defenders: [unit('D', '0404')] } as never,
        {} as never,
      ) as unknown as { readonly overlays: readonly Overlay[] };
      return picture.overlays.flatMap((each) => (each.kind === 'zone' ? [`${each.side} ${each.sign}`] : []));
    };
    expect(driven([1, 3, 0], [0])).toEqual(['attacker 3']);
    expect(driven([0], [2, 1])).toEqual(['defender 2']);
    expect(driven([], [])).toEqual([]);
  });

  /** Every hex of the sheet so many steps away, by walking out from one and marking. */
  function ring(from: string, steps: number): readonly string[] {
    const map = mapOf(file) ?? expect.fail('no map');
    const start = map.find(from) ?? expect.fail(from);
    const away = new Map([[start, 0]]);
    for (const at of away.keys())
      for (const next of map.neighbours(at)) if (!away.has(next)) away.set(next, (away.get(at) ?? 0) + 1);
    return [...away].flatMap(([at, distance]) => (distance === steps ? [map.id(at)] : [])).toSorted();
  }
});

describe('ways of a rout on its map', () => {
  /** The defender in 0404 with water to the south; 0403 and 0503 are the enemy's. */
  const sheet = {
    title: 'Seven by seven',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0707',
    background: 'land',
    terrain: [{ terrain: 'water', hexes: ['0305', '0405', '0505'] }],
  };
  const unit = (id: string, hex: string) => ({ id, hex, country: 'bulgaria', type: 'division', strength: 4 }) as never;
  const drawn = (attackers: readonly string[]) => {
    const fought = {
      map: sheet,
      attackers: attackers.map((hex, place) => unit(`A${place}`, hex)),
      defenders: [unit('D', '0404')],
    };
    const picture = combatPicture(fought, { attackers: 0, defenders: 3 }) ?? expect.fail('no picture');
    const map = mapOf(sheet) ?? expect.fail('no map');
    const hexes = (kind: string) =>
      overlaysFrom(picture.overlays).flatMap((each) =>
        each.kind === kind && 'spaces' in each ? each.spaces.map((hex) => map.id(hex)) : [],
      );
    return { away: hexes('zone').sort(), shut: hexes('mark') };
  };

  test('lead three hexes away over land and past the enemy', () => {
    // 0404 stands low in its column: of its neighbours only 0304 and 0504 are open. From 0304 on to 0303, 0203 or 0204,
    // and from these three away to 0302, 0202, 0103, 0104, 0105; by 0504 the same on the other side.
    const { away, shut } = drawn(['0403']);
    expect(away).toEqual(['0103', '0104', '0105', '0202', '0302', '0502', '0602', '0703', '0704', '0705']);
    expect(shut).toEqual([]);
  });

  test('or nowhere, which is told at the hex', () => {
    expect(drawn(['0403', '0304', '0504'])).toEqual({ away: [], shut: ['0404'] });
  });
});

describe('in a campaign', () => {
  const read = MAPS.read(file);
  const kept = read.ok ? read.value.file : expect.fail('no map');
  const war = begun(game, {
    maps: [kept],
    nations: [
      { country: 'bulgaria', player: 'first', morale: 4 },
      { country: 'ottoman', player: 'second', morale: 2 },
    ],
  });
  const attack = {
    attackers: [{ id: 'Corps', country: 'bulgaria', strength: 24, hex: '0202' }],
    defenders: [{ id: 'Redif', country: 'ottoman', strength: 4, hex: '0102' }],
  };
  // 24 against 4 is 6/1, two columns less across the river: 4/1, where a 4 gives -/S and a 5 -/R.
  const after = resolved(war, 'combat', attack, [4], ['no', 'no']);
  const hexOf = (campaign: typeof war, id: string) =>
    (campaign.state as unknown as CampaignState).units.find((unit) => unit.id === id)?.hex;

  test('the register keeps where a counter stands', () => {
    expect([hexOf(after, 'Corps'), hexOf(after, 'Redif')]).toEqual(['0202', '0102']);
    const again = openIn(after, 'combat', { attackers: [{ id: 'Corps' }], defenders: [{ id: 'Redif' }] });
    expect(again.ok && again.value.input).toMatchObject({
      map: kept,
      attackers: [{ hex: '0202' }],
      defenders: [{ hex: '0102' }],
    } as Plain as object);
  });

  test('one hex that is told is enough to know the map, and none is not', () => {
    const [attacker] = attack.attackers;
    const { hex: _, ...elsewhere } = attack.defenders[0] as (typeof attack.defenders)[number];
    const mapOfWar = (given: object) => {
      const opened = openIn(war, 'combat', given);
      return opened.ok ? (opened.value.input as { map?: Plain }).map : expect.fail(JSON.stringify(opened.refusals));
    };
    expect(mapOfWar({ attackers: [attacker], defenders: [elsewhere] })).toEqual(kept);
    expect(mapOfWar({ attackers: [{ ...attacker, hex: undefined }], defenders: [elsewhere] })).toBeUndefined();
  });

  test('until its owner has moved it and says so', () => {
    const moved = { attackers: [{ id: 'Corps', hex: '0103' }], defenders: [{ id: 'Redif' }] };
    // From 0103 nothing is crossed: 6/1, where a 2 gives -/S.
    expect(hexOf(resolved(after, 'combat', moved, [2], ['no', 'no']), 'Corps')).toBe('0103');
  });

  test('after a rout nobody knows where it is, nor off the map', () => {
    const routed = resolved(war, 'combat', attack, [5], ['no', 'no']);
    expect([hexOf(routed, 'Redif'), hexOf(routed, 'Corps')]).toEqual([undefined, '0202']);
    const named = { attackers: [{ id: 'Corps' }], defenders: [{ id: 'Redif' }] };
    const lost = resolved(after, 'combat', named, [5], ['no', 'no']);
    expect((lost.state as unknown as CampaignState).units.find(({ id }) => id === 'Redif')).toMatchObject({
      place: 'prisoners',
    });
    expect(hexOf(lost, 'Redif')).toBeUndefined();
  });
});
