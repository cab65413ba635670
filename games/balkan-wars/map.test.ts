/** What a map tells of a combat: who stands beside whom, and whether everybody crosses water. */
import { overlaysFrom } from '@grognard/hexes';
import { openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, resolved } from '../testing/played-campaign.ts';
import type { CampaignState } from './campaign.ts';
import { game } from './game.ts';
import { acrossWater, MAPS, mapOf, placedOn } from './map.ts';
import { combatPicture } from './picture.ts';

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
