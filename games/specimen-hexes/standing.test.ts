/** What procedures take from the campaign, whatever the player has said so far. */
import { expect, test } from 'vitest';
import type { CampaignState } from './campaign.ts';
import { printed } from './map.ts';
import { enemyHexes, firstOf, groundUnder, mapIn, nationOf } from './standing.ts';
import { NATIONS } from './vocabulary.ts';

const [own, other] = NATIONS;
const { file } = printed;
const HEX = '0103';
const unit = (name: string, more: object) => ({ name, nation: other, place: 'map', ...more });
const units = [
  unit('Ours', { nation: own, hex: '0203' }),
  unit('Theirs', { hex: HEX }),
  unit('Beside it', { hex: HEX }),
  unit('Pooled', { hex: '0303', place: 'pool' }),
  unit('Nowhere', {}),
  unit('Off the map', { hex: '9999' }),
] as unknown as CampaignState['units'];
const state = (maps: readonly unknown[] = []) => ({ units, maps }) as unknown as CampaignState;

test('a counter’s nation is the register’s, or else the one that is said', () => {
  expect(nationOf(units, { name: 'Ours' })).toBe(own);
  expect(nationOf(units, { name: 'Ours', nation: other })).toBe(own);
  expect(nationOf(units, { name: 'New', nation: other })).toBe(other);
  for (const said of [{ name: 'New' }, { nation: 'nobody' }, null, 'Ours', undefined])
    expect(nationOf(units, said)).toBeUndefined();
});

test('the first of a list, where there is a list', () => {
  expect([firstOf(['a', 'b']), firstOf([]), firstOf('ab'), firstOf(undefined)]).toEqual([
    'a',
    undefined,
    undefined,
    undefined,
  ]);
});

test('the campaign’s one map, unless the player names another than the printed one', () => {
  const drawn = { ...file, title: 'Drawn' };
  expect(mapIn(state([drawn]), {})).toEqual({ map: drawn });
  expect(mapIn(state([drawn]), { map: file })).toEqual({ map: drawn });
  expect(mapIn(state([drawn]), { map: { ...file } })).toEqual({});
  expect(mapIn(state([drawn, drawn]), {})).toEqual({});
  expect(mapIn(state(), {})).toEqual({});
});

test('[2.2] enemies hold the hexes where they stand, each told once', () => {
  expect(enemyHexes(state(), own, file)).toEqual([HEX]);
  expect(enemyHexes(state(), other, file)).toEqual(['0203']);
  // What is no map is taken for the printed one.
  expect(enemyHexes(state(), own, 'nothing')).toEqual([HEX]);
});

test('[3.2] the ground under a counter that is on the map', () => {
  const space = printed.find(HEX) ?? expect.fail(HEX);
  expect(groundUnder(state([file]), { name: 'Theirs' })).toBe(printed.terrain(space));
  for (const name of ['Nowhere', 'Off the map', 'Nobody']) expect(groundUnder(state(), { name })).toBeUndefined();
  // Of several maps the first counts: in this one woods stand on every plain.
  const { picture } = file as unknown as { readonly picture: readonly string[] };
  const wooded = { ...file, picture: picture.map((row) => row.replaceAll('.', 'w')) };
  const under = (...maps: readonly unknown[]) => groundUnder(state(maps), { name: 'Theirs' });
  expect([under(), under(file, wooded), under(wooded, file)]).toEqual(['plain', 'plain', 'wood']);
});
