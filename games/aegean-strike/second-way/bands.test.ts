/** The two banded tables: random cases, read from the page. */
import { describe, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { compare, page, reading, readings } from './straight.ts';

const TERRAINS = ['clear', 'city', 'town', 'forest', 'rough', 'mountain', 'marsh', 'impassable'];

describe('[parachute] [sovietDefence] the two banded tables', () => {
  const band = <T>(bands: readonly (readonly [number, number, T])[], die: number): T | undefined =>
    bands.find(([from, to]) => die >= from && die <= to)?.[2];

  test('parachute drop', () =>
    compare(
      cases(500),
      'parachute-drop',
      (draw) => ({
        input: {
          transport: draw.one(['C-130', 'C-5', 'UH-1', 'Il-76']),
          unit: 'P',
          kind: draw.one(['airborne', 'airborne', 'infantry']),
          terrain: draw.one(TERRAINS),
          firedOn: draw.flag(),
          transportHit: draw.flag(0.2),
        },
      }),
      (input: { transport: string; kind: string; terrain: string; firedOn: boolean; transportHit: boolean }, fate) => {
        const { transport, kind, terrain, firedOn, transportHit } = input;
        if (transport === 'UH-1' || kind !== 'airborne' || (transportHit && !firedOn)) return undefined;
        if (transportHit) return { result: 'noDrop' };
        const [fire = 0, rough = 0, clear = 0] = page.parachute.modifiers;
        const die =
          fate.die() + (firedOn ? fire : 0) + (terrain === 'rough' ? rough : 0) + (terrain === 'clear' ? clear : 0);
        const text = band(page.parachute.bands, Math.min(10, Math.max(1, die)));
        const names: Record<string, string> = {
          'lands, no effect': 'lands',
          'lands, 1 hit': 'landsHit',
          'unit eliminated': 'eliminated',
        };
        return { result: names[text ?? ''] };
      },
    ));

  test('Soviet air defence', () =>
    compare(
      cases(500),
      'soviet-air-defence',
      (draw) => ({
        rulings: readings(draw, ['sovietDefenceTargets']),
        input: {
          unit: 'F',
          nation: draw.one(['us', 'us', 'turkey']),
          singleSortie: draw.flag(),
          optionalRule: draw.flag(0.8),
        },
      }),
      (input: { nation: string; singleSortie: boolean; optionalRule: boolean }, fate, r) => {
        const { nation, singleSortie, optionalRule } = input;
        if (nation !== 'us' && (singleSortie || reading(r, 'sovietDefenceTargets') === 'usOnly')) return undefined;
        if (singleSortie && !optionalRule) return undefined;
        const found = band(page.sovietDefence.bands, Math.max(1, fate.die() - (singleSortie ? 2 : 0)));
        return { aborts: found?.abort, hits: found?.hits };
      },
    ));
});
