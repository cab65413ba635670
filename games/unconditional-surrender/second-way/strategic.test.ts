/** Random strategic combats against a straight reading of the aid, and the order of the phases. */
import { open, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { anyRulings, CASES, Chance, game, inNoOrder, played } from './aid.oracle.ts';
import { anyCombat, foughtOver, isLegal } from './strategic.oracle.ts';

describe('[strategic] the aid once more', () => {
  test('random combats come out alike, and only what is legal is fought', () => {
    const chance = new Chance(404);
    for (let fought = 0; fought < CASES; ) {
      const rulings = anyRulings(chance);
      const combat = anyCombat(chance);
      const resolution = played(chance, 'strategic-combat', combat, rulings);
      expect(resolution !== undefined, JSON.stringify([combat, rulings])).toBe(isLegal(combat, rulings));
      if (!resolution) continue;
      fought += 1;
      const { result, effects } = foughtOver(combat, rulings, resolution.journal);
      const said = JSON.stringify([combat, rulings, resolution.journal]);
      expect(resolution.result, said).toMatchObject(result);
      expect(inNoOrder(resolution.effects), said).toEqual(inNoOrder(effects));
    }
  });
});

test('[phases] from September 1939 to December 1946: three phases in each of 88 months', () => {
  let [phases, turn, phasing] = [0, { year: 1939, month: 9 }, 'axis'];
  for (;;) {
    const opened = open(game, 'next-phase', { turn, phasing });
    if (!opened.ok) break;
    const resolution = resolve(
      opened.value,
      typed([], () => ''),
    );
    const { faction, year, month } = (resolution.ok ? resolution.value.result : {}) as {
      faction: string;
      year: number;
      month: number;
    };
    phases += 1;
    // Months counted from September 1939 on.
    const months = Math.floor(phases / 3) + 8;
    expect([faction, year, month]).toEqual([
      ['axis', 'western', 'soviet'][phases % 3],
      1939 + Math.floor(months / 12),
      1 + (months % 12),
    ]);
    [turn, phasing] = [{ year, month }, faction];
  }
  // 4 months of 1939 and 12 of each of seven years, less the phase that was the first.
  expect(phases).toBe((4 + 7 * 12) * 3 - 1);
});
