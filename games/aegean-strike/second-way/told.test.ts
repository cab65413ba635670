/** What is told on the way to a result, line by line, against the result, the dice and the input. */
import type { ExplainedStep, Game, Plain, Words } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import { vectors } from '../examples/vectors/index.ts';
import { game as aegeanStrike } from '../game.ts';
import { page, sum } from './straight.ts';

const game: Game = { ...aegeanStrike, examples: [...aegeanStrike.examples, ...vectors] };

type Row = Readonly<Record<string, Plain>>;
interface Told {
  readonly result: never;
  readonly input: never;
  readonly steps: readonly ExplainedStep[];
  readonly rulings: Readonly<Record<string, string>>;
}
type Line = readonly [key: string, facts?: Row];

const lineOf = (words: Words | undefined): Line | undefined =>
  words === undefined ? undefined : words.facts === undefined ? [words.key] : [words.key, words.facts as Row];
const under = ({ steps }: Told, title: string): readonly (Line | undefined)[] =>
  steps.filter(({ title: { key } }) => key === title).map(({ outcome }) => lineOf(outcome));

interface Named {
  readonly name: string;
}
interface Zones {
  readonly zones: readonly { readonly unit: string; readonly locking: string[]; readonly fluid: string[] }[];
}
interface Network {
  readonly depots: readonly { readonly depot: string; readonly state: string; readonly points: number | null }[];
  readonly units: readonly {
    readonly unit: string;
    readonly supplied: boolean;
    readonly points: number | null;
    readonly depot: string | null;
  }[];
}

/** For each procedure: lines under a title, and what must be said there. */
const LINES: Readonly<Record<string, (told: never) => Readonly<Record<string, readonly (Line | undefined)[]>>>> = {
  'naval-move': ({ result, input }: { result: Row; input: { ship: { sailed: boolean } } }) => ({
    'navalMove.count': [[input.ship.sailed ? 'navalMove.goesOn' : 'navalMove.moves', result]],
  }),
  'sea-transport': ({ input }: { input: { does: string; unit: Named; ship: Named } }) => ({
    'transport.title': [[`transport.${input.does}`, { unit: input.unit.name, ship: input.ship.name }]],
  }),
  'ship-damage': ({ result }: { result: { sunk: boolean; hits: number } }) => ({
    'damage.values': [[result.sunk ? 'damage.sunk' : 'damage.reduced', { hits: result.hits }]],
  }),
  'air-mission': ({ result }: { result: { marker: string; supply: number } }) => ({
    'airMission.granted': [['airMission.terms', { marker: { key: `marker.${result.marker}` }, supply: result.supply }]],
  }),
  'formation-change': ({ result: { mayDeclare: _, ...costs } }: { result: Row & { mayDeclare: boolean } }) => ({
    'change.cost': [['change.told', costs]],
  }),
  'stage-end': ({ result }: { result: Row }) => ({ 'stageEnd.penalties': [['stageEnd.lost', result]] }),
  interdiction: ({ result }: { result: { interdicted: boolean } }) => ({
    'interdiction.hex': [[result.interdicted ? 'interdiction.interdicted' : 'interdiction.open']],
  }),
  bombardment: ({
    result: { thrown, applied },
    input,
    rulings,
  }: {
    result: { thrown: number; applied: number };
    input: { ships: readonly unknown[] };
    rulings: Row;
  }) => ({
    'bombardment.effect': [
      [
        'bombardment.applied',
        {
          thrown,
          taken: applied,
          // Naval guns are limited only by a reading.
          short: applied < thrown && (input.ships.length === 0 || rulings['navalGunLimit'] === 'oneShort'),
        },
      ],
    ],
  }),
  'installation-strike': ({ result }: { result: { state: string } }) => ({
    'bombardment.effect': [[`installationStrike.state.${result.state}`]],
  }),
  'amphibious-landing': ({ result }: { result: { outcome: string; marines: number[] } }) => ({
    'landing.decision': [[`landing.${result.outcome}`, { hits: sum(result.marines) }]],
  }),
  'zones-of-control': ({ result }: { result: Zones }) => ({
    'zones.of': result.zones.map(({ locking, fluid }) => ['zones.told', { locking, fluid }]),
  }),
  supply: ({ result }: { result: Network }) => ({
    'supply.depotTitle': result.depots.map(({ state, points }) => [`supply.depot.${state}`, { points }]),
    'supply.unitTitle': result.units.map(({ supplied, points, depot }) => [
      supplied ? 'supply.unit.in' : 'supply.unit.out',
      { points, depot },
    ]),
  }),
  movement: ({
    result,
    input: { changeTo, changeAfter },
  }: {
    result: { spent: number; way: readonly { points: number }[] };
    input: { changeTo: string; changeAfter: number };
  }) => {
    // Before the change the way has cost what it had cost there; what is left are the change and the way on.
    const before = changeTo === 'none' ? result.way.length : changeAfter;
    return {
      'movement.way': [
        [
          'movement.told',
          expect.objectContaining({
            spent: result.spent,
            walked: result.way[before - 1]?.points ?? 0,
          }) as unknown as Row,
        ],
      ],
    };
  },
  'political-event': ({ result }: { result: { event: string; ignored: boolean } }) => ({
    'event.title': [[result.ignored ? 'event.repeat' : `event.${result.event}`]],
  }),
  interception: ({
    result,
    input: { reach, distance },
  }: {
    result: { detected: boolean; legs: number };
    input: { reach: string; distance: number };
  }) => ({
    'interception.meet': !result.detected
      ? []
      : reach === 'short'
        ? [['interception.meet.short', { distance }]]
        : [['interception.meet.long', { legs: result.legs }]],
  }),
  detection: ({ input: { condition } }: { input: { condition: string } }) => ({
    'detection.always': condition === 'undetected' ? [] : [[`condition.${condition}`]],
  }),
  'parachute-drop': ({ result }: { result: { result: string } }) => ({
    [result.result === 'noDrop' ? 'drop.transportHit' : 'drop.table']: [[`drop.${result.result}`]],
  }),
  'soviet-air-defence': ({ result: { aborts, hits } }: { result: { aborts: boolean; hits: number } }) => ({
    'soviet.table': [[aborts ? 'soviet.aborts' : 'soviet.goesOn', { hits }]],
  }),
  'naval-combat': ({ steps, input }: Told) => {
    const { intercepted, targets } = input as { intercepted: string; targets: readonly Named[] };
    const exchanges = steps.filter(({ title: { key } }) => key === 'naval.exchange');
    for (const { title } of exchanges) expect(targets.map(({ name }) => name)).toContain(title.facts?.['target']);
    return {
      'naval.exchange': exchanges.map((_, i) => [
        i === 0 && intercepted !== 'no' ? 'naval.exchange.interception' : 'naval.exchange.attack',
      ]),
    };
  },
};

/** A shot: die under the value, countermeasures, the box on the track. Whatever procedure fires it. */
function shots(steps: readonly ExplainedStep[], row: (value: number) => readonly number[]): void {
  let box = 0;
  let by = 0;
  for (const { title, dice, outcome, lookup } of steps) {
    const [die] = dice;
    switch (title.key) {
      case 'fire.noValue':
        expect(title.facts?.['value']).toBeLessThanOrEqual(0);
        break;
      case 'fire.ask.shot': {
        const margin = Number(title.facts?.['value']) - (die?.face ?? 0);
        box = Math.min(10, margin);
        by = 1;
        expect(lineOf(outcome)).toEqual(margin < 0 ? ['fire.miss', { by: -margin }] : ['fire.box', { box }]);
        break;
      }
      case 'fire.ask.ecm': {
        const moved = Math.max(0, Number(title.facts?.['ecm']) - (die?.face ?? 0));
        box -= moved;
        expect(lineOf(outcome)).toEqual(['fire.moved', { moved }]);
        break;
      }
      case 'fire.track':
        expect(by, 'a shot stands before its box').toBe(1);
        by = 0;
        expect(lineOf(outcome)).toEqual(
          box < 0 ? ['fire.pastZero'] : ['fire.hits', { hits: lookup?.row === 'ground' ? row(1)[box] : row(0)[box] }],
        );
        break;
    }
  }
}

/** One that looks sees with a face not above its value; who looks among several is numbered. */
function sightings(steps: readonly ExplainedStep[]): void {
  for (const { title, dice, outcome, lookup } of steps)
    if (title.key === 'sighting.ask') {
      const value = Number(title.facts?.['value']);
      expect(Number(lookup?.cell)).toBe(value);
      expect(outcome?.key).toBe((dice[0]?.face ?? 0) <= value ? 'sighting.yes' : 'sighting.no');
    }
}

/** Strengths, shifts, die and cell of a ground combat fit each other. */
function combats(steps: readonly ExplainedStep[]): void {
  const of = (key: string) => steps.find(({ title }) => title.key === key);
  const [first, shifted, rolled, read] = ['battle.column', 'battle.shifts', 'battle.ask.die', 'battle.result'].map(of);
  if (!first || !shifted || !rolled || !read) return;
  const { columns, rows } = page.groundCombat;
  const total = (step: ExplainedStep) =>
    step.modifiers.reduce((all, { value, applied }) => (applied ? all + value : all), 0);
  const from = columns.indexOf(String(first.outcome?.facts?.['column']));
  const to = columns.indexOf(String(shifted.outcome?.facts?.['column']));
  expect(to).toBe(Math.min(columns.length - 1, Math.max(0, from + total(shifted))));
  const row = Math.min(10, (rolled.dice[0]?.face ?? 0) + total(rolled));
  const cell = rows[String(row)]?.[to] ?? '';
  expect(read.lookup?.cell).toBe(cell);
  const [attacker, defender] = cell.split('/').map(Number);
  expect(lineOf(read.outcome)).toEqual(['battle.result.hits', { attacker, defender }]);
}

/** The interceptors that are free are those left over from the escorts. */
function freed(steps: readonly ExplainedStep[]): void {
  for (const { title, outcome } of steps)
    if (title.key === 'airBattle.free') {
      const { left = 0, guards = 0, free } = (outcome?.facts ?? {}) as Readonly<Record<string, number>>;
      expect([0, Math.max(0, left - guards)]).toContain(free);
    }
}

type Hits = readonly number[];
const key = (name: string): Plain => ({ key: name });

/** The one sentence of a result. */
const SUMMARIES: Readonly<Record<string, (result: never) => Line>> = {
  'air-combat': ({ strikers, strikersLeft }: { strikers: Hits; strikersLeft: number }) => [
    'airCombat.summary',
    { left: strikersLeft, strikers: strikers.length },
  ],
  interception: (result: { detected: boolean; strikers: Hits; strikersLeft: number; strike: { applied: number } }) => [
    result.detected ? 'interception.summary' : 'interception.undetected',
    { left: result.strikersLeft, strikers: result.strikers.length, hits: result.strike.applied },
  ],
  'combat-air-patrol': ({ escorts, strikers, flown }: { escorts: Hits; strikers: Hits; flown: number }) => {
    const hits = sum([...escorts, ...strikers]);
    return hits === 0 ? ['patrol.goesOn', { flown }] : ['patrol.hit', { hits }];
  },
  'patrol-strike': ({ hits, sunk, flown }: { hits: number; sunk: boolean; flown: number }) => [
    'patrolStrike.summary',
    { hits, sunk, flown },
  ],
  'air-naval-interception': ({ aborted, hits, sunk }: { aborted: string; hits: number; sunk: boolean }) => [
    aborted === 'no' ? 'airNaval.summary' : `airNaval.aborted.${aborted}`,
    { hits, sunk },
  ],
  bombardment: ({ thrown, applied, state }: { thrown: number; applied: number; state: string }) => [
    'bombardment.summary',
    { thrown, applied, state: key(`bombardment.state.${state}`) },
  ],
  'installation-strike': ({ hits, state }: { hits: number; state: string }) => [
    'installationStrike.summary',
    { hits, state: key(`installationStrike.state.${state}`) },
  ],
  interdiction: ({ interdicted }: { interdicted: boolean }) => [
    interdicted ? 'interdiction.interdicted' : 'interdiction.open',
  ],
  'anti-air-fire': ({ hits }: { hits: Hits }) => [
    sum(hits) === 0 ? 'antiAir.none' : 'antiAir.summary',
    { hits: sum(hits) },
  ],
  'soviet-air-defence': ({ aborts, hits }: { aborts: boolean; hits: number }) => [
    aborts ? 'soviet.aborts' : 'soviet.goesOn',
    { hits },
  ],
  'naval-combat': ({ ships, targets, movementLeft }: { ships: Hits; targets: Hits; movementLeft: number }) => [
    'naval.summary',
    { suffered: sum(ships), inflicted: sum(targets), movementLeft },
  ],
  'ship-damage': ({ hits, sunk }: { hits: number; sunk: boolean }) => [
    sunk ? 'damage.sunk' : 'damage.reduced',
    { hits },
  ],
  'naval-move': (result: Row) => ['navalMove.moves', result],
  'sea-transport': ({ does }: { does: string }) => [`transport.does.${does}`],
  'ground-combat': (result: {
    cell: string;
    column: string;
    retreated: boolean;
    pursued: boolean;
    attackers: Hits;
    defenders: Hits;
  }) => {
    const { cell, column, retreated, pursued } = result;
    return [
      'battle.summary',
      { cell, column, retreated, pursued, attackers: sum(result.attackers), defenders: sum(result.defenders) },
    ];
  },
  'amphibious-landing': ({ outcome, marines }: { outcome: string; marines: Hits }) => [
    `landing.${outcome}`,
    { hits: sum(marines) },
  ],
  detection: ({ detected, at }: { detected: boolean; at: number | null }) => [
    detected ? 'detection.found' : 'detection.notFound',
    { at },
  ],
  'air-mission': ({ marker, supply }: { marker: string; supply: number }) => [
    'airMission.terms',
    { marker: key(`marker.${marker}`), supply },
  ],
  'formation-change': ({ mayDeclare: _, ...costs }: Row) => ['change.told', costs],
  'parachute-drop': ({ result }: { result: string }) => [`drop.${result}`],
  disengagement: ({ outcome, pursued }: { outcome: string; pursued: boolean }) => [`disengage.${outcome}`, { pursued }],
  'political-event': ({ event, ignored, turns }: { event: string; ignored: boolean; turns: number }) => [
    ignored ? 'event.ignored' : 'event.summary',
    { event: key(`event.${event}`), turns },
  ],
  'stage-end': (result: Row) => [
    'stageEnd.summary',
    { ...result, ends: key(`stageEnd.ends.${String(result['ends'])}`) },
  ],
  'resolution-track': ({ hits }: { hits: number }) => ['hits.count', { hits }],
  'zones-of-control': ({ zones }: Zones) => [
    'zones.summary',
    { locking: zones.flatMap(({ locking }) => locking).length, fluid: zones.flatMap(({ fluid }) => fluid).length },
  ],
  bridge: ({ hexside }: { hexside: string }) => ['bridge.summary', { hexside }],
  movement: ({ hex, spent, left, formation, reachable }: Row) => [
    'movement.summary',
    {
      hex: hex ?? '',
      spent: spent ?? 0,
      left: left ?? 0,
      formation: key(`formation.${String(formation)}`),
      reach: (reachable as readonly unknown[]).length,
    },
  ],
};

test('zones are counted hex by hex, a path and its reach as they are', () => {
  const zones = game.procedures['zones-of-control'] ?? expect.fail();
  const none = { zones: [{ unit: 'U', locking: [], fluid: [] }] };
  const some = { zones: [...none.zones, { unit: 'V', locking: ['1212', '1213'], fluid: ['1111'] }] };
  for (const [result, hexes] of [
    [none, 0],
    [some, 3],
  ] as const) {
    expect(zones.figures['zoneHexes']?.(result as never)).toBe(hexes);
    expect(zones.outcome(result)).toBe(String(hexes));
    expect(zones.outcomeWords?.(String(hexes))).toEqual({ key: 'zones.outcome', facts: { hexes } });
  }
  const movement = game.procedures['movement'] ?? expect.fail();
  const moved = { spent: 5, hex: '1212', reachable: [{}, {}] } as never;
  expect([movement.figures['points']?.(moved), movement.figures['reach']?.(moved)]).toEqual([5, 2]);
  const supply = game.procedures['supply'] ?? expect.fail();
  const network = {
    depots: ['joined', 'cut', 'joined', 'eliminated'].map((state) => ({ state })),
    units: [true, false, true, true].map((supplied) => ({ supplied })),
  };
  expect([supply.figures['joined']?.(network as never), supply.outcome(network)]).toEqual([2, '2/3']);
});

test('an outcome has words of its own', () => {
  const words = (id: string, outcome: string) => game.procedures[id]?.outcomeWords?.(outcome);
  expect(words('political-event', 'ignored')).toEqual({ key: 'event.repeat' });
  expect(words('political-event', '4')).toEqual({ key: 'event.4' });
  expect(words('soviet-air-defence', '0')).toEqual({ key: 'soviet.goesOn', facts: { hits: 0 } });
  expect(words('soviet-air-defence', '2')).toEqual({ key: 'soviet.aborts', facts: { hits: 2 } });
  expect(words('naval-combat', '-2')).toEqual({ key: 'naval.outcome', facts: { balance: -2 } });
});

describe('what is told of a play', () => {
  test.each(Object.values(game.procedures).map((procedure) => [procedure.id, procedure] as const))(
    '%s',
    (id, procedure) => {
      const draws = drawsOf(id.length * 13);
      const seen = new Set<string>();
      for (const opened of inputsFor(game, procedure, 20, 11)) {
        const { resolution } = playedAtRandom(opened, draws);
        const rulings = opened.book.rulings as Readonly<Record<string, string>>;
        const { steps, result } = resolution;
        const summary = SUMMARIES[id]?.(result as never);
        if (summary) expect(lineOf(procedure.summary(result)), JSON.stringify(result)).toEqual(summary);
        const told = { result, input: opened.input, steps, rulings } as never;
        for (const [title, lines] of Object.entries(LINES[id]?.(told) ?? {})) {
          expect(under(told, title), `${title} ${JSON.stringify([opened.input, result])}`).toEqual(lines);
          if (lines.length > 0) seen.add(title);
        }
        if (rulings['bombardmentModifiers'] === 'value')
          shots(steps, (ground) => (ground === 1 ? page.track.ground : page.track.airNaval));
        sightings(steps);
        combats(steps);
        freed(steps);
      }
      expect(seen.size > 0, 'something was told').toBe(LINES[id] !== undefined);
    },
  );
});
