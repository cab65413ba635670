import { practiceNumbers } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Marker } from '../units.ts';
import { type Selected, selections } from './selections.ts';

const marker = (drm: number, halves = false, stays = false): Marker => ({ name: `${drm}`, drm, halves, stays });
const places = (markers: readonly Marker[]) => markers.map((_, index) => index + 1);
const says = ({ halves }: Marker) => halves;

/** What a force with +4 makes of its die: the sum held at +10, halved and rounded up, at least 1. */
const makes = ({ drm, halvings }: Selected): string =>
  [1, 2, 3, 4, 5, 6]
    .map((die) => {
      let value = die + Math.max(-10, Math.min(10, 4 + drm));
      for (let time = 0; time < halvings; time += 1) value = Math.ceil(value / 2);
      return Math.max(1, value);
    })
    .join();

const offered = (markers: readonly Marker[]) => selections(markers, places(markers), says, makes);

describe('[step-2] any number of event markers', () => {
  test('of four markers every selection is offered: 2 × 2 × 2 × 2', () => {
    const all = offered([marker(1), marker(1), marker(0), marker(2)]);
    expect(all).toHaveLength(16);
    expect(new Set(all.map(String)).size).toBe(16);
  });

  test('of eight markers of +1 as many as the limit of +10 leaves room for: none to six', () => {
    expect(offered(Array.from({ length: 8 }, () => marker(1)))).toEqual([
      [],
      [1],
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  test('what does the same is one option: the one that spends the fewest, then the one listed first', () => {
    // +3 is one marker, two, or three; a marker that stays in hand is not spent.
    expect(offered([marker(1), marker(2), marker(3), marker(1), marker(2)])).toContainEqual([3]);
    expect(offered([marker(1, false, true), marker(2, false, true), marker(3), marker(1), marker(2)])).toContainEqual([
      1, 2,
    ]);
    expect(offered([marker(1), marker(2), marker(-1), marker(2), marker(5)])).toContainEqual([2]);
    // 1 + 4 is 2 + 3: the pair that begins with the marker listed first, though it ends with the last.
    const pairs = offered([marker(1), marker(2), marker(3), marker(4), marker(9)]);
    expect(pairs).toContainEqual([1, 4]);
    expect(pairs).not.toContainEqual([2, 3]);
  });

  test('random hands of five to nine: every effect there is, each at its least cost', () => {
    const next = practiceNumbers(13);
    for (let round = 0; round < 60; round += 1) {
      const markers = Array.from({ length: 5 + Math.floor(next() * 5) }, () =>
        marker(Math.floor(next() * 9) - 3, next() < 0.15, next() < 0.2),
      );
      // Every subset, one by one: what it makes, and what it spends.
      const least = new Map<string, number>();
      for (let subset = 0; subset < 2 ** markers.length; subset += 1) {
        const chosen = markers.filter((_, index) => (subset >> index) & 1);
        const key = makes({
          drm: chosen.reduce((sum, { drm }) => sum + drm, 0),
          halvings: chosen.filter(says).length,
        });
        const spent = chosen.filter(({ stays }) => !stays).length;
        least.set(key, Math.min(spent, least.get(key) ?? spent));
      }
      const found = offered(markers).map((chosen) => {
        const taken = chosen.map((place) => markers[place - 1] as Marker);
        const key = makes({ drm: taken.reduce((sum, { drm }) => sum + drm, 0), halvings: taken.filter(says).length });
        return [key, taken.filter(({ stays }) => !stays).length] as const;
      });
      expect(found.length).toBe(least.size);
      expect(new Map(found)).toEqual(least);
    }
  });

  test('never more than a die can tell apart, however many the markers', () => {
    // Without a halving the sum runs from −10 to +10 and all below −4 makes ones: 16. Halved once, twice, three times less.
    const wild = Array.from({ length: 40 }, (_, index) => marker(((index * 7) % 21) - 10, index % 5 === 0));
    expect(offered(wild).length).toBeLessThanOrEqual(16 + 15 + 13 + 9 + 1);
  });
});
