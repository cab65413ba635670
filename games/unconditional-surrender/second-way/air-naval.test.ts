/** Random air/naval combats against a straight reading of the aid. */
import { describe, expect, test } from 'vitest';
import { anyMarkers, anyRulings, CASES, Chance, inNoOrder, played, printed } from './aid.oracle.ts';
import { anyFight, fought, isLegal } from './air-naval.oracle.ts';

describe('[air-naval] the aid once more', () => {
  test('random combats come out alike, and only what is legal is fought', () => {
    const chance = new Chance(401);
    const causes = new Map<string, number>();
    for (let count = 0; count < CASES; ) {
      const rulings = anyRulings(chance);
      const fight = anyFight(chance, (side) => anyMarkers(chance, side));
      const resolution = played(chance, 'air-naval-combat', fight, rulings);
      expect(resolution !== undefined, JSON.stringify([fight, rulings])).toBe(isLegal(fight, rulings));
      if (!resolution) continue;
      count += 1;
      causes.set(fight.cause, (causes.get(fight.cause) ?? 0) + 1);
      const { result, effects } = fought(fight, rulings, resolution.journal);
      const said = JSON.stringify([fight, rulings, resolution.journal]);
      expect(resolution.result, said).toMatchObject(result);
      if (fight.cause === 'airSupport') {
        const { support } = resolution.result as unknown as { support: Readonly<Record<string, boolean>> };
        const supported = (printed.airSupport as Readonly<Record<string, readonly string[]>>)[result.code] ?? [];
        expect(Object.keys(support).filter((side) => support[side])).toEqual(supported);
      }
      expect(inNoOrder(resolution.effects), said).toEqual(inNoOrder(effects));
    }
    expect(causes.size).toBe(7);
  });
});
