/** Each change a procedure may make, booked on a campaign that has everything; and which counters may not be used. */
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/played-campaign.ts';
import { campaign as rules } from './campaign.ts';
import type { CampaignState } from './campaign-state.ts';
import { game } from './game.ts';
import type { Change } from './parts/effects.ts';
import { register } from './register.ts';

const SETUP = {
  units: [
    { name: 'Corps', side: 'nato', nation: 'us', formation: 'MC', supplied: true, hex: '4524', hits: 1 },
    { name: 'Marines', side: 'nato', nation: 'us', formation: 'MC', supplied: true, hex: '4525', aboard: 'Guam' },
  ],
  aircraft: [
    {
      name: 'Eagles',
      side: 'nato',
      nation: 'us',
      type: 'F-15',
      sortiesFlown: 2,
      sorties: 3,
      flight: 'strike',
      detected: true,
    },
    { name: 'Bears', side: 'pact', nation: 'ussr', sortiesFlown: 9, flight: 'ready' },
  ],
  ships: [
    { name: 'Guam', side: 'nato' },
    { name: 'Kiev', side: 'pact' },
  ],
  installations: [
    { name: 'Izmir', side: 'nato', kind: 'depot', points: 12, inNetwork: true },
    { name: 'Varna', side: 'pact', kind: 'depot', points: 3, inNetwork: false },
  ],
  supplyPoints: { nato: 20, pact: 5 },
  interdicted: ['4524', '4525'],
  bridges: ['4524/N'],
  events: [1],
  wars: { airWar: 2, golan: 0, israelBusy: 3 },
  demands: [
    { country: 'ussr', turns: 2 },
    { country: 'bulgaria', turns: 1 },
  ],
};
const before = begun(game, SETUP).state as unknown as CampaignState;

type Row = Readonly<Record<string, unknown>>;
/** The same campaign, but for some facts of one counter; a fact that is undefined is gone. */
const but = (
  track: 'units' | 'aircraft' | 'ships' | 'installations',
  name: string,
  change: Row,
  of: object = before,
) => ({
  ...of,
  [track]: ((of as CampaignState)[track] as unknown as readonly Row[]).map((row) =>
    row['name'] === name
      ? Object.fromEntries(Object.entries({ ...row, ...change }).filter(([, fact]) => fact !== undefined))
      : row,
  ),
});
const GROUND = { of: 'ground', side: 'nato', unit: 'Corps' } as const;
const MARINES = { of: 'ground', side: 'nato', unit: 'Marines' } as const;
const AIR = { of: 'air', side: 'nato', unit: 'Eagles' } as const;
const ADRIFT = { hex: undefined, supplied: undefined };

const CASES: readonly (readonly [Change, object])[] = [
  [{ kind: 'hits', hits: 2, ...GROUND }, but('units', 'Corps', { hits: 3 })],
  // The track has room for 99.
  [{ kind: 'hits', hits: 98, ...GROUND }, but('units', 'Corps', { hits: 99 })],
  [{ kind: 'hits', hits: 99, ...GROUND }, but('units', 'Corps', { hits: 99 })],
  [
    { kind: 'hits', hits: 1, of: 'installation', side: 'pact', unit: 'Varna' },
    but('installations', 'Varna', { hits: 1 }),
  ],
  [{ kind: 'eliminated', ...GROUND }, but('units', 'Corps', { place: 'eliminated' })],
  [{ kind: 'eliminated', ...AIR }, but('aircraft', 'Eagles', { place: 'eliminated' })],
  [
    { kind: 'eliminated', of: 'ship', side: 'nato', unit: 'Guam' },
    but('units', 'Marines', { place: 'eliminated' }, but('ships', 'Guam', { place: 'eliminated' })),
  ],
  [{ kind: 'eliminated', of: 'ship', side: 'pact', unit: 'Kiev' }, but('ships', 'Kiev', { place: 'eliminated' })],
  [{ kind: 'interned', of: 'ship', side: 'pact', unit: 'Kiev' }, but('ships', 'Kiev', { place: 'interned' })],
  [{ kind: 'halted', until: 'turn' as never, ...GROUND }, but('units', 'Corps', { halted: 'turn' })],
  [{ kind: 'detected', of: 'ship', side: 'pact', unit: 'Kiev' }, but('ships', 'Kiev', { detected: true })],
  [
    { kind: 'formed', formation: 'HA', own: true, ...GROUND },
    but('units', 'Corps', { formation: 'HA', changed: true }),
  ],
  [{ kind: 'formed', formation: 'HA', own: false, ...GROUND }, but('units', 'Corps', { formation: 'HA' })],
  [{ kind: 'moved', ...GROUND }, but('units', 'Corps', ADRIFT)],
  [{ kind: 'moved', hex: '4626', ...GROUND }, but('units', 'Corps', { ...ADRIFT, hex: '4626' })],
  [{ kind: 'supplied', supplied: false, ...GROUND }, but('units', 'Corps', { supplied: false })],
  [{ kind: 'embarked', ship: 'Guam', ...GROUND }, but('units', 'Corps', { ...ADRIFT, aboard: 'Guam' })],
  [{ kind: 'landed', ...MARINES }, but('units', 'Marines', { ...ADRIFT, aboard: '-' })],
  [{ kind: 'home', ...AIR }, but('aircraft', 'Eagles', { flight: 'home', detected: false })],
  [
    { kind: 'flown', flight: 'home', ...AIR },
    but('aircraft', 'Eagles', { flight: 'home', sortiesFlown: 3, detected: false }),
  ],
  [{ kind: 'flown', flight: 'ferry', ...AIR }, but('aircraft', 'Eagles', { flight: 'ferry', sortiesFlown: 3 })],
  [
    { kind: 'flown', flight: 'strike', of: 'air', side: 'pact', unit: 'Bears' },
    but('aircraft', 'Bears', { flight: 'strike' }),
  ],
  [{ kind: 'sailed', of: 'ship', side: 'pact', unit: 'Kiev' }, but('ships', 'Kiev', { sailed: true })],
  [
    { kind: 'network', joined: true, of: 'installation', side: 'pact', unit: 'Varna' },
    but('installations', 'Varna', { inNetwork: true }),
  ],
  [
    { kind: 'spent', side: 'pact', points: 5 },
    { ...before, supplyPoints: { nato: 20, pact: 0 } },
  ],
  [
    { kind: 'lost', side: 'pact', points: 6 },
    { ...before, supplyPoints: { nato: 20, pact: 0 } },
  ],
  [
    { kind: 'lost', side: 'nato', points: 6 },
    { ...before, supplyPoints: { nato: 14, pact: 5 } },
  ],
  [{ kind: 'spent', side: 'nato', points: 12, depot: 'Izmir' }, but('installations', 'Izmir', { points: 0 })],
  [
    { kind: 'interdicted', hex: '4626' },
    { ...before, interdicted: ['4524', '4525', '4626'] },
  ],
  [{ kind: 'interdicted', hex: '4524' }, before],
  [
    { kind: 'cleared', hex: '4524' },
    { ...before, interdicted: ['4525'] },
  ],
  [
    { kind: 'bridged', hexside: '4525/N' },
    { ...before, bridges: ['4524/N', '4525/N'] },
  ],
  [
    { kind: 'happened', event: 4 },
    { ...before, events: [1, 4] },
  ],
  [{ kind: 'happened', event: 1 }, before],
  [
    { kind: 'happened', event: 6 },
    { ...before, events: [1, 6], greeceNeutralised: true },
  ],
  // Event 2 is the air war, event 3 the Golan; Israel is busy the longer of what was and is added, and the war.
  [
    { kind: 'war', event: 2, turns: 5, extraTurns: 0 },
    { ...before, wars: { airWar: 5, golan: 0, israelBusy: 5 } },
  ],
  [
    { kind: 'war', event: 3, turns: 2, extraTurns: 4 },
    { ...before, wars: { airWar: 2, golan: 2, israelBusy: 7 } },
  ],
  [
    { kind: 'war', event: 3, turns: 200, extraTurns: 0 },
    { ...before, wars: { airWar: 2, golan: 99, israelBusy: 99 } },
  ],
  [
    { kind: 'demanded', country: 'bulgaria', turns: 3 },
    {
      ...before,
      demands: [
        { country: 'ussr', turns: 2 },
        { country: 'bulgaria', turns: 3 },
      ],
    },
  ],
  [
    { kind: 'met', country: 'bulgaria' },
    { ...before, demands: [{ country: 'ussr', turns: 2 }] },
  ],
  [{ kind: 'sovietsCut' }, { ...before, sovietsCut: true, demands: [{ country: 'bulgaria', turns: 1 }] }],
  [
    { kind: 'surrendered', country: 'egypt' },
    { ...before, surrendered: ['egypt'] },
  ],
];

describe('each effect changes what it speaks of, and nothing else', () => {
  test.each(CASES)('%j', (change, after) => expect(rules.apply(before, change)).toEqual(after));

  test.each<[Change, object]>([
    [
      { kind: 'spent', side: 'pact', points: 6 },
      {
        unbooked: 'supplyWanting',
        facts: { side: 'pact', points: 6, at: 5 },
        mend: { at: 'supplyPoints', value: { nato: 20, pact: 6 } },
      },
    ],
    [
      { kind: 'spent', side: 'pact', points: 4, depot: 'Varna' },
      { unbooked: 'depotWanting', facts: { depot: 'Varna', points: 4, at: 3 } },
    ],
    [
      { kind: 'spent', side: 'pact', points: 4, depot: 'Burgas' },
      { unbooked: 'depotWanting', facts: { depot: 'Burgas', points: 4, at: null } },
    ],
    [
      { kind: 'hits', hits: 1, of: 'air', side: 'nato', unit: 'Corps' },
      { unbooked: 'counterUnknown', facts: { unit: 'Corps' } },
    ],
    [{ kind: 'eliminated', of: 'ship', side: 'nato', unit: 'Corps' }, { unbooked: 'counterUnknown' }],
  ])('without a place it waits: %j', (change, waits) => expect(rules.apply(before, change)).toMatchObject(waits));

  test('a depot that wants points, or is not known, is put right with just as many', () => {
    const mended = (depot: string) => {
      const booked = rules.apply(before, { kind: 'spent', side: 'pact', points: 4, depot });
      return 'mend' in booked ? booked.mend : expect.fail('it was booked');
    };
    const { installations } = before;
    expect(mended('Varna')).toEqual({
      at: 'installations',
      value: installations.map((one) => (one.name === 'Varna' ? { ...one, points: 4 } : one)),
    });
    expect(mended('Burgas')).toEqual({
      at: 'installations',
      value: [...installations, { name: 'Burgas', kind: 'depot', points: 4 }],
    });
  });

  test('markers are as many as there is room for', () => {
    const hexes = (count: number) => Array.from({ length: count }, (_, at) => String(at));
    const room = (interdicted: number, bridges: number) =>
      ({ ...before, interdicted: hexes(interdicted), bridges: hexes(bridges) }) as CampaignState;
    expect(rules.apply(room(199, 19), { kind: 'interdicted', hex: 'x' })).toMatchObject({
      interdicted: [...hexes(199), 'x'],
    });
    expect(rules.apply(room(200, 19), { kind: 'interdicted', hex: 'x' })).toMatchObject({ unbooked: 'markersSpent' });
    expect(rules.apply(room(0, 19), { kind: 'bridged', hexside: 'x' })).toMatchObject({ bridges: [...hexes(19), 'x'] });
    expect(rules.apply(room(0, 20), { kind: 'bridged', hexside: 'x' })).toMatchObject({ unbooked: 'markersSpent' });
  });

  test('the side of a counter is learnt from what happens to it, and then stays', () => {
    const nobody = { ...before, ships: before.ships.map(({ side: _, ...ship }) => ship) } as unknown as CampaignState;
    const learnt = rules.apply(nobody, { kind: 'sailed', of: 'ship', side: 'pact', unit: 'Kiev' }) as CampaignState;
    expect(learnt.ships.map(({ side }) => side)).toEqual([undefined, 'pact']);
    const again = rules.apply(learnt, { kind: 'sailed', of: 'ship', side: 'nato', unit: 'Kiev' }) as CampaignState;
    expect(again.ships[1]?.side).toBe('pact');
  });
});

describe('time', () => {
  const halted = (until: string) => ({ name: until, halted: until, changed: true, supplied: true, hits: 1 });
  const state = {
    ...before,
    turn: 4,
    stage: 3,
    units: [halted('no'), halted('stage'), halted('turn')],
    aircraft: [{ name: 'F', flight: 'home', detected: true, sortiesFlown: 2, hits: 1 }],
    ships: [{ name: 'V', sailed: true, halted: 'turn', detected: true, hits: 2 }],
    installations: [
      { name: 'D', kind: 'depot', hits: 2 },
      { name: 'C', kind: 'cairo', hits: 7 },
    ],
    wars: { airWar: 3, golan: 1, israelBusy: 0 },
    demands: [
      { country: 'ussr', turns: 1 },
      { country: 'turkey', turns: 0 },
    ],
    greeceNeutralised: true,
  } as unknown as CampaignState;
  const rested = (until: string, now: string) => ({ name: until, halted: now, changed: false, hits: 1 });
  const ready = { name: 'F', flight: 'ready', detected: false, sortiesFlown: 2, hits: 1 };

  test('a stage ends: aircraft and ships are free again, supply is to be found anew', () => {
    expect(rules.apply(state, { kind: 'stageEnds' })).toEqual({
      ...state,
      stage: 4,
      units: [rested('no', 'no'), rested('stage', 'no'), rested('turn', 'turn')],
      aircraft: [ready],
      ships: [{ name: 'V', sailed: false, halted: 'turn', detected: true, hits: 2 }],
    });
  });

  test('a turn ends: sorties come back, nobody rests, a depot’s few Hits go, wars and demands run down', () => {
    expect(rules.apply(state, { kind: 'turnEnds' })).toEqual({
      ...state,
      turn: 5,
      stage: 1,
      units: [rested('no', 'no'), rested('stage', 'no'), rested('turn', 'no')],
      aircraft: [{ ...ready, sortiesFlown: 0 }],
      ships: [{ name: 'V', sailed: false, halted: 'no', detected: true, hits: 2 }],
      installations: [
        { name: 'D', kind: 'depot', hits: 0 },
        { name: 'C', kind: 'cairo', hits: 7 },
      ],
      wars: { airWar: 2, golan: 0, israelBusy: 0 },
      demands: [
        { country: 'ussr', turns: 0 },
        { country: 'turkey', turns: 0 },
      ],
      greeceNeutralised: false,
    });
  });

  test('the tracks have room for nine stages and ninety-nine turns', () => {
    const at = (turn: number, stage: number) => ({ ...state, turn, stage });
    expect(rules.apply(at(1, 8), { kind: 'stageEnds' })).toMatchObject({ stage: 9 });
    expect(rules.apply(at(1, 9), { kind: 'stageEnds' })).toMatchObject({ stage: 9 });
    expect(rules.apply(at(98, 1), { kind: 'turnEnds' })).toMatchObject({ turn: 99 });
    expect(rules.apply(at(99, 1), { kind: 'turnEnds' })).toMatchObject({ turn: 99 });
  });
});

describe('a counter that may not be used', () => {
  const bar = (kind: keyof typeof register, counter: object, use: string, state: object = {}) =>
    register[kind].barred?.(
      { name: 'A', place: 'inPlay', aboard: '-', flight: 'ready', sortiesFlown: 0, ...counter },
      use,
      {
        ...before,
        aircraft: [],
        wars: { airWar: 0, golan: 0, israelBusy: 0 },
        ...state,
      } as CampaignState,
    );
  const codes = (...asked: Parameters<typeof bar>) => bar(...asked)?.code;

  test('is lost, interned, or Greek after event 6', () => {
    for (const kind of ['ground', 'air', 'ship', 'installation'] as const) {
      expect(codes(kind, {}, 'fights')).toBeUndefined();
      expect(codes(kind, { place: 'eliminated' }, 'fights')).toBe('outOfPlay');
      expect(codes(kind, { place: 'interned' }, 'fights')).toBe('outOfPlay');
      expect(codes(kind, { nation: 'greece' }, 'fights')).toBeUndefined();
      expect(codes(kind, { nation: 'greece' }, 'fights', { events: [6] })).toBe('neutral');
      expect(codes(kind, { nation: 'turkey' }, 'fights', { events: [6] })).toBeUndefined();
      // An event interns; the Combat Results Table eliminates.
      expect(bar(kind, { place: 'interned' }, 'fights')?.rule).toBe('events');
      expect(bar(kind, { place: 'eliminated' }, 'fights')?.rule).toBe('crt');
    }
  });

  test('is aboard and does not land', () => {
    expect(codes('ground', { aboard: 'Guam' }, 'fights')).toBe('atSeaAboard');
    expect(codes('ground', { aboard: 'Guam' }, 'lands')).toBeUndefined();
  });

  test('is home, or has no sortie left, and would fly', () => {
    expect(codes('air', { flight: 'home' }, 'flies')).toBe('isHome');
    expect(codes('air', { flight: 'home' }, 'fights')).toBeUndefined();
    expect(codes('air', { sorties: 2, sortiesFlown: 1 }, 'flies')).toBeUndefined();
    expect(codes('air', { sorties: 2, sortiesFlown: 2 }, 'flies')).toBe('noSorties');
    expect(codes('air', { sorties: 2, sortiesFlown: 2, flight: 'strike' }, 'flies')).toBeUndefined();
    expect(codes('air', { sortiesFlown: 9 }, 'flies')).toBeUndefined();
  });

  test('is Israeli in a war of Israel: every F-15, and every F-16 but the first to fly', () => {
    const flown = (name: string, more: object = {}) => ({
      name,
      nation: 'israel',
      type: 'F-16',
      sortiesFlown: 1,
      ...more,
    });
    const [busy, golan, air] = ['israelBusy', 'golan', 'airWar'].map((war) => ({
      wars: { airWar: 0, golan: 0, israelBusy: 0, [war]: 1 },
    }));
    for (const war of [busy, golan, air]) {
      expect(codes('air', { nation: 'israel', type: 'F-15' }, 'fights', war)).toBe('israelBusy');
      expect(codes('air', { nation: 'us', type: 'F-15' }, 'fights', war)).toBeUndefined();
      expect(codes('air', { nation: 'israel', type: 'F-4' }, 'fights', war)).toBeUndefined();
      const f16 = (aircraft: readonly object[]) =>
        codes('air', { nation: 'israel', type: 'F-16' }, 'fights', { ...war, aircraft });
      expect(f16([])).toBeUndefined();
      expect(f16([flown('A')])).toBeUndefined();
      expect(f16([flown('B')])).toBe('israelBusy');
      expect(f16([flown('B', { sortiesFlown: 0 })])).toBeUndefined();
      expect(f16([flown('B', { nation: 'us' })])).toBeUndefined();
      expect(f16([flown('B', { type: 'F-15' })])).toBeUndefined();
    }
    expect(codes('air', { nation: 'israel', type: 'F-15' }, 'fights')).toBeUndefined();
  });
});

test('a campaign of which nothing is told begins with a hundred supply points a side, and nothing that happened', () => {
  expect(begun(game, {}).state).toMatchObject({
    turn: 1,
    stage: 1,
    units: [],
    aircraft: [],
    ships: [],
    supplyPoints: { nato: 100, pact: 100 },
    interdicted: [],
    bridges: [],
    events: [],
    wars: { airWar: 0, golan: 0, israelBusy: 0 },
    sovietsCut: false,
    surrendered: [],
    pactInGreece: false,
    greeceNeutralised: false,
  });
});
