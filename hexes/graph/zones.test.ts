import { describe, expect, test } from 'vitest';
import { ANTALYA, ANTALYA_WORDS } from '../map/antalya.map.ts';
import { readMap } from '../map/read-map.ts';
import { zones } from './zones.ts';

const checked = readMap(ANTALYA_WORDS, ANTALYA);
const map = checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));

/** Aegean Strike, zones of control example: armour reaches neither mountain nor water, and is fluid in a city. */
const exerts = (_: unknown, to: number): 'locking' | 'fluid' | undefined => {
  if (map.terrain(to) !== 'clear') return undefined;
  return map.has(to, 'city') ? 'fluid' : 'locking';
};
const a = { at: map.at('4524') };
const division = { at: map.at('4626') };

describe('zones of control', () => {
  const all = zones(map, [a, division], exerts);
  const ids = (unit: typeof a, zone: string) =>
    all
      .of(unit)
      .filter((exerted) => exerted.zone === zone)
      .map(({ space }) => map.id(space))
      .sort();

  test('unit A locks 4523 and 4624 only', () => {
    expect(ids(a, 'locking')).toEqual(['4523', '4624']);
    expect(ids(a, 'fluid')).toEqual([]);
  });

  test('the division locks 4526, 4625 and 4727 and is fluid in Antalya', () => {
    expect(ids(division, 'locking')).toEqual(['4526', '4625', '4727']);
    expect(ids(division, 'fluid')).toEqual(['4527']);
    expect(all.has(map.at('4726'))).toBe(false);
    expect(all.has(map.at('4627'))).toBe(false);
  });

  test('a hex tells who exerts what into it, in the order of the units', () => {
    const near = { at: map.at('4523') };
    const both = zones(map, [near, a], exerts);
    expect(both.in(map.at('4522')).map(({ unit }) => unit)).toEqual([near]);
    expect(both.in(map.at('4524')).map(({ unit }) => unit)).toEqual([near]);
    const shared = zones(map, [near, a, division], () => 'locking');
    expect(shared.in(map.at('4424')).map(({ unit }) => unit)).toEqual([a]);
    expect(shared.in(map.at('4423')).map(({ unit }) => unit)).toEqual([near, a]);
    expect(shared.has(map.at('4423'), ({ unit }) => unit === a)).toBe(true);
    expect(shared.has(map.at('4423'), ({ unit }) => unit === division)).toBe(false);
  });

  test('the very first zone counts like any other', () => {
    const [first] = all.all;
    if (!first) return expect.fail();
    const alone = zones(map, [a], (_, space) => (space === first.space ? 'locking' : undefined));
    expect(alone.in(first.space)).toEqual([{ unit: a, space: first.space, zone: 'locking' }]);
    expect([alone.has(first.space), alone.has(first.space, ({ zone }) => zone === 'locking')]).toEqual([true, true]);
    expect(alone.has(first.space, () => false)).toBe(false);
  });

  test('no units, no zones', () => expect(zones(map, [], exerts).all).toEqual([]));
});
