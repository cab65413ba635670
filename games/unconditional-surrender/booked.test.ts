/** Each change a procedure may make, booked on a campaign that has everything: what it changes, and that nothing else is. */
import { check } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type CampaignState, campaign } from './campaign.ts';
import { type Change, TOLD } from './effects.ts';

const tracks = {
  turn: { year: 1941, month: 6 },
  phasing: 'soviet',
  weather: 'severe',
  units: [
    { name: 'BEF', strength: 'full', supply: 'supplied', lastTurn: 'low', activationOver: true },
    { name: 'AASF', sorties: 1, supply: 'low', activationOver: false },
    { name: 'Home Fleet', lastTurn: 'low', activationOver: true },
  ],
  markers: [{ name: 'Blitz' }, { name: 'Fuel', spent: true }],
  facLost: { germany: 2, uk: 1, ussr: 3 },
  bombed: 4,
  conquered: [{ country: 'France', faction: 'western' }],
  usaWestern: true,
};
const checked = check(campaign.state, tracks);
const before = (checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals))) as unknown as CampaignState;

/** The same campaign, but for some facts of one line of a register; a fact that is undefined is gone. */
const but = (register: 'units' | 'markers', named: string, change: object) => ({
  ...before,
  [register]: (before[register] as readonly { readonly name: string }[]).map((row) =>
    row.name === named
      ? Object.fromEntries(Object.entries({ ...row, ...change }).filter(([, fact]) => fact !== undefined))
      : row,
  ),
});

const unit = 'AASF';
const CASES: readonly (readonly [Change, object])[] = [
  [{ kind: 'reduced', unit }, but('units', unit, { strength: 'reduced' })],
  [{ kind: 'eliminated', unit }, but('units', unit, { strength: 'eliminated' })],
  [{ kind: 'restored', unit }, but('units', unit, { strength: 'full' })],
  [{ kind: 'supply', unit, supply: 'unsupplied' }, but('units', unit, { supply: 'unsupplied' })],
  [{ kind: 'activationEnds', unit }, but('units', unit, { activationOver: true })],
  [{ kind: 'sorties', unit, sorties: 3 }, but('units', unit, { sorties: 3 })],
  [
    { kind: 'facLost', country: 'uk', lost: 5 },
    { ...before, facLost: { germany: 2, uk: 5, ussr: 3 } },
  ],
  [{ kind: 'markerSpent', marker: 'Blitz' }, but('markers', 'Blitz', { spent: true })],
  [
    { kind: 'weather', weather: 'fair' },
    { ...before, weather: 'fair' },
  ],
  [
    { kind: 'phaseBegins', faction: 'western' },
    {
      ...before,
      phasing: 'western',
      units: before.units.map((each) => ({ ...each, activationOver: false })),
    },
  ],
];

describe('each change is made where it belongs, and nowhere else', () => {
  test.each(CASES)('%j', (change, after) => expect(campaign.apply(before, change as never)).toEqual(after));

  test('with a new turn the weather is open, and supply as it was counts as last turn’s', () => {
    expect(campaign.apply(before, { kind: 'turnBegins', year: 1941, month: 7 } as never)).toEqual({
      ...before,
      turn: { year: 1941, month: 7 },
      weather: 'varies',
      units: [
        { name: 'BEF', strength: 'full', lastTurn: 'supplied', activationOver: true },
        { name: 'AASF', sorties: 1, lastTurn: 'low', activationOver: false },
        { name: 'Home Fleet', activationOver: true },
      ],
    });
  });

  test('what is only told changes nothing', () => {
    for (const kind of TOLD) expect(campaign.apply(before, { kind, unit, hex: null } as never), kind).toBe(before);
  });

  test('a unit that nobody entered waits for its line, beside the others', () => {
    expect(campaign.apply(before, { kind: 'reduced', unit: 'KG 40' } as never)).toEqual({
      unbooked: 'unitUnknown',
      facts: { unit: 'KG 40' },
      mend: { at: 'units', value: [...before.units, { name: 'KG 40', activationOver: false }] },
    });
  });
});

test('an earlier set-up keeps every other track, and names that stood twice are told apart', () => {
  const { units: _, ...rest } = tracks;
  const old = { ...rest, groundUnits: [{ name: 'A' }, { name: 'B' }], airNavalUnits: [{ name: 'B' }, { name: 'C' }] };
  const names = ['A', 'B', 'B (2)', 'C'];
  expect(campaign.earlier?.(old as never, '1')).toEqual({ ...rest, units: names.map((name) => ({ name })) });
  expect(campaign.earlier?.({ ...rest, groundUnits: [{ name: 'A' }] } as never, '1')).toEqual({
    ...rest,
    units: [{ name: 'A' }],
  });
  expect(campaign.earlier?.({ ...rest, airNavalUnits: [{ name: 'A' }] } as never, '1')).toEqual({
    ...rest,
    units: [{ name: 'A' }],
  });
  expect(campaign.earlier?.(tracks as never, '1')).toEqual(tracks);
});
