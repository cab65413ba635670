/** Every refusal there are words for is met, and every bound of every field is held at both edges. */
import { check, type Field, type Game, open, openExample, openIn, type Plain, playExample } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { expect, test } from 'vitest';
import { begun, refusedBy } from '../testing/played-campaign.ts';
import { infantry, plain as open1212 } from './examples/forces.ts';
import { vectors } from './examples/vectors/index.ts';
import { game as aegeanStrike } from './game.ts';
import { en } from './text/en.ts';

const game: Game = aegeanStrike;

/** What the examples and the vectors are refused for. */
const inExamples = (): readonly string[] =>
  [...game.examples, ...vectors].flatMap((example) => {
    const opened = openExample(game, example);
    const played = opened.ok ? playExample(opened.value, example) : opened;
    return played.ok ? [] : played.refusals.map(({ code }) => code);
  });

/** What only a campaign can refuse. */
function inCampaigns(): readonly string[] {
  const campaign = begun(game, {
    events: [6],
    wars: { airWar: 2 },
    units: [
      { name: 'Gone', side: 'nato', place: 'eliminated' },
      { name: 'Evzones', side: 'nato', nation: 'greece' },
      { name: 'Afloat', side: 'nato', aboard: 'Transport' },
    ],
    aircraft: [
      { name: 'Back', side: 'nato', flight: 'home' },
      { name: 'Spent', side: 'nato', sorties: 1, sortiesFlown: 1 },
      { name: 'Heyl', side: 'nato', nation: 'israel', type: 'F-15' },
    ],
  });
  const enemy = { name: 'Enemy' };
  const codes = (procedure: string, input: Plain) =>
    refusedBy(openIn(campaign, procedure, input)).map(([code]) => code);
  return [
    ...['Gone', 'Evzones', 'Afloat'].flatMap((name) =>
      codes('ground-combat', { attackers: [{ name }], defenders: [enemy] }),
    ),
    ...['Back', 'Spent', 'Heyl'].flatMap((name) =>
      codes('air-combat', { interceptors: [{ name, antiAir: 5 }], strikers: [enemy] }),
    ),
  ];
}

const foot = { ...infantry, movement: 8 };
const pact = { ...infantry, name: 'Enemy', side: 'pact', formation: 'R', hex: '1213' };
const ground = { attackers: [{ name: 'A' }], defenders: [{ name: 'B' }] };
const at1213 = (terrain: string) => ({ ...open1212, terrain: [{ terrain, hexes: ['1213'] }] });

/** What else is forbidden: the procedure, what is said, and the fault with its place. */
const FORBIDDEN: readonly (readonly [
  string,
  Plain,
  code: string,
  at: string,
  rulings?: Readonly<Record<string, string>>,
])[] = [
  ['ground-combat', { ...ground, defenders: [{ name: 'A' }] }, 'counterTwice', 'defenders[0].name'],
  [
    'ground-combat',
    { ...ground, attackers: [{ name: 'A', acrossBosphorus: true }] },
    'noBridge',
    'attackers[0].acrossBosphorus',
    { bosphorusUnbridged: 'mayNot' },
  ],
  ['ground-combat', { ...ground, attackers: [{ name: 'A', strength: 0 }] }, 'noStrength', 'attackers'],
  ['amphibious-landing', { ship: 'Amph' }, 'nothingEmbarked', 'marines'],
  [
    'amphibious-landing',
    { ship: 'Amph', marines: [{ name: 'M' }], artillery: [{ name: 'G', kind: 'infantry' }], enemies: [{ name: 'E' }] },
    'notArtillery',
    'artillery[0].kind',
  ],
  ['parachute-drop', { unit: 'P', transportHit: true }, 'hitUnfired', 'transportHit'],
  ['formation-change', { unit: 'U', from: 'MC', to: 'MC' }, 'sameFormation', 'to'],
  ['movement', { map: open1212, unit: foot, changeTo: 'HD', changeAfter: 1 }, 'changeTooLate', 'changeAfter'],
  ['movement', { map: at1213('sea'), unit: { ...foot, hex: '1213' } }, 'atSea', 'unit.hex'],
  ['movement', { map: open1212, unit: foot, path: ['1213'], others: [pact] }, 'way.enemy', 'path[0]'],
  ['movement', { map: at1213('city'), unit: { ...foot, formation: 'DA' }, path: ['1213'] }, 'way.assault', 'path[0]'],
  ['bridge', { map: open1212, unit: { ...infantry, kind: 'engineer' }, hexside: '1212/1213' }, 'noStrait', 'hexside'],
  ['air-combat', { interceptors: [{ name: 'F', antiAir: 5 }] }, 'nobodyThere', 'strikers'],
  ['interception', { interceptors: [{ name: 'F', antiAir: 5 }], strikers: [{ name: 'S' }] }, 'nobodyLooks', 'sensors'],
  [
    'air-mission',
    { unit: 'F', mission: 'airNavalSubsurface' },
    'missionLost',
    'mission',
    { airNavalWeapons: 'asPrinted' },
  ],
  ['detection', { sensors: ['AWACS'], ranges: [2] }, 'nothingToFind', 'aircraft'],
  [
    'naval-combat',
    {
      ships: [{ name: 'A', bombardment: 5 }],
      targets: [{ name: 'X' }],
      weapon: 'bombardment',
      range: 1,
      shooter: 'us-airbase',
    },
    'weaponLacking',
    'range',
  ],
  ['naval-move', { initiative: 2, ship: { name: 'S', side: 'pact' } }, 'otherSide', 'ship.side'],
  [
    'bombardment',
    { unit: { name: 'U' }, ships: [{ name: 'S', bombardment: 4 }], bombers: [{ name: 'B', bombardment: 4 }] },
    'oneKindBombs',
    'ships',
  ],
  [
    'bombardment',
    { unit: { name: 'U', hits: 3, hitsToEliminate: 3 }, bombers: [{ name: 'B', bombardment: 4 }] },
    'alreadyEliminated',
    'unit.hits',
  ],
];

for (const [procedure, input, code, at, rulings = {}] of FORBIDDEN) {
  test(`${procedure} is refused: ${code} at ${at}`, () => {
    const opened = open(game, procedure, input, { rulings });
    expect(opened.ok ? [] : opened.refusals.map((each) => [each.code, each.at])).toContainEqual([code, at]);
  });
}

/** What is wanted and what there is, as the refusal tells it. */
const FIGURES: readonly (readonly [string, Plain, code: string, facts: object])[] = [
  [
    'detection',
    { sensors: ['AWACS'], ranges: [22], aircraft: [{ name: 'T' }] },
    'rangeBeyond',
    { range: 22, last: 21 },
  ],
  [
    'detection',
    { sensors: ['pact-submarine'], medium: 'subsurface', scale: 'strategic', ranges: [3], ships: [{ name: 'T' }] },
    'rangeBeyond',
    { range: 3, last: 2 },
  ],
  // An AWACS sees as far as 21; of a unit of another nation no figure is left.
  ...(
    [
      ['AWACS', 21],
      ['other-unit', 0],
    ] as const
  ).map(
    ([sensor, last]) =>
      [
        'interception',
        {
          ...{ interceptors: [{ name: 'F', antiAir: 5 }], strikers: [{ name: 'S', type: 'Su-24' }] },
          ...{ reach: 'long', sensors: [sensor], ranges: [0], baseRange: 22 },
        },
        'baseTooFar',
        { range: 22, last },
      ] as const,
  ),
  ...(
    [
      ['operational', 21, 20],
      ['strategic', 3, 2],
    ] as const
  ).map(
    ([scale, range, reach]) =>
      ['air-mission', { unit: 'F', mission: 'patrol', scale, range }, 'patrolTooFar', { range, reach }] as const,
  ),
  ['air-mission', { unit: 'F', supplyPoints: 0 }, 'noSupply', { needed: 1, received: 0 }],
  [
    'naval-combat',
    {
      ...{ ships: [{ name: 'A', asm: 5 }], targets: [{ name: 'X' }], weapon: 'asm', range: 3 },
      ...{ scale: 'strategic', shooter: 'ussr-ship' },
    },
    'weaponTooFar',
    { range: 3, reach: 2 },
  ],
  ['naval-move', { initiative: 0, ship: { name: 'V' } }, 'staysIdle', { initiative: 0 }],
  [
    'naval-move',
    { initiative: 1, points: 4, ship: { name: 'V', movement: 3 } },
    'tooFewPoints',
    { needed: 4, received: 3 },
  ],
  // Out of deliberate assault two, into movement to contact one.
  ['formation-change', { unit: 'U', from: 'DA', to: 'MC', points: 2 }, 'tooFewPoints', { needed: 3, received: 2 }],
  [
    'amphibious-landing',
    { ship: 'A', movement: 1, marines: [{ name: 'M' }] },
    'tooFewPoints',
    { needed: 2, received: 1 },
  ],
  // Two steps of clear for infantry, two each.
  [
    'movement',
    { map: open1212, unit: { ...foot, movement: 3 }, path: ['1213', '1214'] },
    'tooFewPoints',
    { needed: 4, received: 3 },
  ],
  [
    'movement',
    { map: open1212, unit: foot, path: ['1213'], changeTo: 'HD', changeAfter: 2 },
    'changeTooLate',
    { steps: 1 },
  ],
  // Infantry in movement to contact spends one point in combat.
  ['ground-combat', { ...ground, supplyPoints: 0 }, 'noSupply', { needed: 1, received: 0 }],
];
test.each(FIGURES)('%s tells its figures: %j', (procedure, input, code, facts) => {
  const opened = open(game, procedure, input);
  const found = opened.ok ? undefined : opened.refusals.find((each) => each.code === code);
  expect(found?.facts).toMatchObject(facts);
});

test('every code the game has words for is met', () => {
  const met = new Set([...inExamples(), ...inCampaigns(), ...FORBIDDEN.map(([, , code]) => code)]);
  const codes = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
  expect(codes.filter((code) => !met.has(code))).toEqual([]);
});

/** Every number and list of a description, with what reads and writes it in an input. */
interface Edge {
  readonly path: string;
  readonly field: Extract<Field, { kind: 'integer' | 'list' }>;
  with(value: Plain): Plain;
}

function edges(field: Field, value: Plain, path: string, put: (value: Plain) => Plain): readonly Edge[] {
  if (field.kind === 'integer') return [{ path, field, with: put }];
  if (field.kind === 'list') {
    const items = value as readonly Plain[];
    const [first] = items;
    const inner =
      first === undefined ? [] : edges(field.of, first, `${path}[0]`, (item) => put([item, ...items.slice(1)]));
    return [{ path, field, with: put }, ...inner];
  }
  if (field.kind !== 'record') return [];
  const row = value as { readonly [key: string]: Plain };
  return Object.entries(field.fields).flatMap(([key, inner]) =>
    row[key] === undefined
      ? []
      : edges(inner, row[key], path === '' ? key : `${path}.${key}`, (each) => put({ ...row, [key]: each })),
  );
}

test.each(Object.entries(game.procedures))('%s: every bound holds at both edges', (_, procedure) => {
  const seen = new Set<string>();
  for (const { input } of inputsFor(game, procedure, 6, 3)) {
    for (const { path, field, with: put } of edges(procedure.input, input as Plain, '', (value) => value)) {
      if (seen.has(path)) continue;
      seen.add(path);
      const faults = (value: Plain): readonly string[] => {
        const checked = check(procedure.input, put(value));
        return checked.ok ? [] : checked.refusals.map(({ at }) => at);
      };
      if (field.kind === 'integer') {
        expect(faults(field.min), `${path} at least`).not.toContain(path);
        expect(faults(field.max), `${path} at most`).not.toContain(path);
        expect(faults(field.min - 1), `${path} below`).toContain(path);
        expect(faults(field.max + 1), `${path} above`).toContain(path);
      } else {
        const long = Array.from({ length: field.max + 1 }, () => null);
        expect(faults(long), `${path} too long`).toContain(path);
        if (field.min > 0) expect(faults([]), `${path} too short`).toContain(path);
      }
    }
  }
});
