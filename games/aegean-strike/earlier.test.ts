/** Campaigns of the first version, when every unit stood in one list: what each of them is taken for today. */
import { describe, expect, test } from 'vitest';
import { AIRCRAFT } from './aircraft.ts';
import { earlier } from './earlier.ts';

/** A unit as it was kept, with nothing told of it. */
const old = {
  name: '3 Corps',
  side: 'pact',
  formation: 'none',
  mode: 'none',
  supplied: true,
  hits: 0,
  sorties: 0,
  flown: false,
  detected: false,
  eliminated: false,
};
type Change = Readonly<Record<string, string | number | boolean>>;
const today = (change: Change = {}) => earlier({ units: [{ ...old, ...change }] });
const only = (register: 'units' | 'aircraft' | 'ships', kept: Change) => ({
  units: [],
  aircraft: [],
  ships: [],
  installations: [],
  [register]: [{ name: '3 Corps', side: 'pact', hits: 0, place: 'inPlay', ...kept }],
});
const FLYING = { flight: 'ready', detected: false };

describe('a unit of the one list', () => {
  test.each<[string, Change, ReturnType<typeof only>]>([
    ['with a formation is of the ground', { formation: 'assault' }, only('units', { formation: 'assault' })],
    [
      'with a formation is of the ground whatever else was told',
      { formation: 'assault', mode: 'raid', sorties: 2, flown: true, detected: true },
      only('units', { formation: 'assault' }),
    ],
    ['of which nothing was told is of the ground', {}, only('units', {})],
    ['found without supply is still without', { supplied: false }, only('units', { supplied: false })],
    ['with a mode flies', { mode: 'raid' }, only('aircraft', FLYING)],
    ['with a sortie flies, and keeps it', { sorties: 1 }, only('aircraft', { ...FLYING, sorties: 1 })],
    ['that flew is back home', { flown: true }, only('aircraft', { ...FLYING, flight: 'home' })],
    [
      'that flies and was detected still is',
      { mode: 'raid', detected: true },
      only('aircraft', { ...FLYING, detected: true }),
    ],
    ['that was detected and does not fly is a ship', { detected: true }, only('ships', { detected: true })],
    ['keeps its hits', { hits: 2 }, only('units', { hits: 2 })],
    ['that was eliminated is so', { eliminated: true }, only('units', { place: 'eliminated' })],
    [
      'in the air that was eliminated is so',
      { mode: 'raid', eliminated: true },
      only('aircraft', { ...FLYING, place: 'eliminated' }),
    ],
    [
      'at sea that was eliminated is so',
      { detected: true, eliminated: true },
      only('ships', { detected: true, place: 'eliminated' }),
    ],
  ])('%s', (_, change, kept) => expect(today(change)).toEqual(kept));

  test.each(AIRCRAFT)('named after the %s flies', (type) =>
    expect(today({ name: `1st ${type}`, detected: true })).toEqual(
      only('aircraft', { ...FLYING, name: `1st ${type}`, detected: true }),
    ),
  );

  test('of which less was kept has the least of everything', () =>
    expect(
      earlier({ units: [{}, { formation: 'assault' }, { sorties: 1 }, { mode: 'raid' }, { detected: true }] }),
    ).toEqual({
      units: [
        { name: '', side: 'nato', hits: 0, place: 'inPlay' },
        { name: '', side: 'nato', hits: 0, formation: 'assault', place: 'inPlay' },
      ],
      aircraft: [
        { name: '', side: 'nato', hits: 0, sorties: 1, ...FLYING, place: 'inPlay' },
        { name: '', side: 'nato', hits: 0, ...FLYING, place: 'inPlay' },
      ],
      ships: [{ name: '', side: 'nato', hits: 0, detected: true, place: 'inPlay' }],
      installations: [],
    }));
});

describe('what stood beside the units', () => {
  const EMPTY = { units: [], aircraft: [], ships: [] };

  test('depots, Cairo and Benghazi are installations', () =>
    expect(
      earlier({
        depots: [
          { name: 'Izmir', side: 'nato', hits: 1, inNetwork: false },
          { name: 'Varna', side: 'pact', hits: 0 },
        ],
        cairoHits: 1,
        benghaziHits: 2,
      }),
    ).toEqual({
      ...EMPTY,
      installations: [
        { name: 'Izmir', side: 'nato', hits: 1, kind: 'depot', inNetwork: false },
        { name: 'Varna', side: 'pact', hits: 0, kind: 'depot', inNetwork: true },
        { name: 'Cairo', kind: 'cairo', hits: 1 },
        { name: 'Benghazi', kind: 'benghazi', hits: 2 },
      ],
    }));

  test('a city that was not hit is not told of', () => {
    expect(earlier({ cairoHits: 0, benghaziHits: 0 })).toEqual({ ...EMPTY, installations: [] });
    expect(earlier({ depots: [] })).toEqual({ ...EMPTY, installations: [] });
  });

  test('all else stays as it was, and what is no set-up of then is left alone', () => {
    expect(earlier({ units: [], turn: 4 })).toEqual({ ...EMPTY, turn: 4, installations: [] });
    for (const setup of [{ turn: 4 }, [], null, 'set-up', 3]) expect(earlier(setup)).toBe(setup);
  });
});
