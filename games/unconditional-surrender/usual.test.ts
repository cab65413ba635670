/** What lies where on the table before anybody says anything: forces, covered hands, usual values. */
import { check, type field, LOCALES, layoutOf, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { foldedIn } from '../testing/folded.ts';
import { speakerFor } from '../words/index.ts';
import { game } from './second-way/aid.oracle.ts';

type Field = field.Field;
type Facts = { readonly [fact: string]: Plain };

const inputOf = (procedure: string) => game.procedures[procedure]?.input ?? expect.fail(procedure);

describe('forces face each other, and hands are covered', () => {
  const paths = (placed: readonly { readonly path: string }[]) => placed.map(({ path }) => path);
  const forces = (procedure: string) =>
    Object.fromEntries(
      layoutOf(inputOf(procedure)).forces.map(({ side, counters, secrets }) => [
        side,
        { counters: paths(counters), secrets: paths(secrets) },
      ]),
    );

  test('on the ground', () => {
    expect(forces('ground-combat')).toEqual({
      attacker: { counters: ['primary', 'additional'], secrets: ['attackerMarkers', 'attackerAir'] },
      defender: { counters: ['defender'], secrets: ['defenderMarkers', 'defenderAir'] },
    });
  });

  test('in the air and for the factories', () => {
    expect(forces('air-naval-combat')).toEqual({
      attacker: { counters: ['attacker'], secrets: ['attackerMarkers'] },
      defender: { counters: ['defender'], secrets: ['defenderMarkers'] },
    });
    expect(forces('strategic-combat')).toEqual({
      attacker: { counters: [], secrets: ['attackerMarkers'] },
      defender: { counters: [], secrets: ['defenderMarkers'] },
    });
  });

  test('how a counter stands is drawn on it: steps and supply on the ground, sorties and supply in the air', () => {
    const states = (procedure: string) => {
      const { fields } = inputOf(procedure) as field.RecordField;
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, each]) => {
          const { counter } = (each.kind === 'list' ? each.of : each) as field.RecordField;
          const kept = [counter ?? []].flat().flatMap(({ state = [] }) => state);
          return kept.length > 0 ? [[name, kept]] : [];
        }),
      );
    };
    const [ground, air] = [
      ['elite', 'strength', 'supply'],
      ['sorties', 'supply'],
    ];
    expect(states('ground-combat')).toMatchObject({
      ...{ primary: ground, additional: ground, defender: ground },
      ...{ attackerAir: air, defenderAir: air },
    });
    expect(states('air-naval-combat')).toMatchObject({
      ...{ attacker: air, defender: air },
      // Of what a convoy carries only what it can lose.
      ...{ cargo: ['strength'], airCargo: ['sorties'] },
    });
  });

  test('what is asked most stands first, what seldom applies is folded', () => {
    const folded = (procedure: string) => foldedIn(inputOf(procedure)).toSorted();
    const hands = ['attackerMarkers', 'defenderMarkers'].flatMap((hand) => [`${hand}[].halves`, `${hand}[].stays`]);
    expect(folded('ground-combat')).toEqual(
      [
        ...['amphibious', 'counted', 'navalSupport'],
        ...['hex.coastal', 'hex.island', 'hexside.strait', 'retreatHexes[].besideFriend'],
        ...hands,
      ].toSorted(),
    );
    expect(folded('air-naval-combat')).toEqual(
      [
        'airCargo',
        'attackerOutsideEngland',
        'cargo',
        'counted',
        'escortsInvasion',
        'force',
        'interceptors',
        'tracing',
        ...hands,
      ].toSorted(),
    );
    expect(folded('strategic-combat')).toEqual(['ally', 'counted', ...hands].toSorted());
    expect(folded('next-phase')).toEqual([]);
  });

  test('each side is told by its player and its countries, each once', () => {
    const parties = (id: string, input: Facts) => {
      const opened = open(game, id, input);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      return opened.value.procedure.parties?.(opened.value.input as never);
    };
    const unit = (name: string, nationality: string) => ({ name, nationality });
    const [axis, west] = [
      { player: 'axis', nations: ['country.germany'] },
      { player: 'western', nations: ['country.uk'] },
    ];
    expect(parties('air-naval-combat', { attacker: unit('A', 'germany'), defender: unit('D', 'uk') })).toEqual({
      attacker: axis,
      defender: west,
    });
    const assault = {
      attack: 'assault',
      primary: unit('A', 'germany'),
      additional: [unit('B', 'italy'), unit('C', 'germany')],
      defender: unit('D', 'ussr'),
    };
    expect(parties('ground-combat', assault)).toEqual({
      attacker: { player: 'axis', nations: ['country.germany', 'country.italy'] },
      defender: { player: 'soviet', nations: ['country.ussr'] },
    });
    expect(parties('strategic-combat', {})).toEqual({ attacker: axis, defender: west });
    expect(parties('strategic-combat', { opponent: 'soviet' })).toEqual({
      attacker: axis,
      defender: { player: 'soviet', nations: ['country.ussr'] },
    });
  });
});

describe('what is left unsaid stands as it usually does', () => {
  const usual = (procedure: string, said: Facts): unknown => {
    const checked = check(inputOf(procedure), said);
    return checked.ok ? checked.value : checked.refusals;
  };
  const army = { kind: 'infantry', elite: false, strength: 'full', supply: 'supplied' };
  const wing = { kind: 'fighter', supply: 'supplied', sorties: 0 };
  const hands = { attackerMarkers: [], defenderMarkers: [] };
  const plain = {
    enemyCityOrFort: false,
    enemyZone: false,
    friendlyCityOrFort: false,
    leavesGap: false,
    barred: false,
    occupied: false,
    besideFriend: false,
  };

  test('a ground combat: a mobile attack in fair weather over open ground, with a hex behind the defender', () => {
    const [primary, defender] = [
      { name: 'A', nationality: 'italy' },
      { name: 'D', nationality: 'greece' },
    ];
    expect(usual('ground-combat', { primary, defender })).toEqual({
      attack: 'mobile',
      amphibious: false,
      navalSupport: false,
      primary: { ...primary, ...army },
      additional: [],
      defender: { ...defender, ...army },
      weather: 'fair',
      hex: { city: false, rough: false, fort: false, island: false, coastal: false },
      hexside: { strait: false, barrier: 'none' },
      isolated: false,
      retreatHexes: [{ name: '—', away: true, ...plain }],
      ...hands,
      attackerAir: [],
      defenderAir: [],
    });
    const named = { primary, defender, hex: {}, hexside: {}, retreatHexes: [{}] };
    expect(usual('ground-combat', named)).toEqual(usual('ground-combat', { primary, defender }));
  });

  test('an air/naval combat: an air strike over land by fresh fighters', () => {
    const [attacker, defender] = [
      { name: 'A', nationality: 'italy' },
      { name: 'D', nationality: 'greece' },
    ];
    expect(usual('air-naval-combat', { attacker, defender })).toEqual({
      cause: 'airStrike',
      attacker: { ...attacker, ...wing },
      interceptors: [],
      defender: { ...defender, ...wing },
      weather: 'fair',
      location: 'land',
      defenderInEngland: false,
      attackerOutsideEngland: true,
      ...hands,
      escortsInvasion: false,
      force: [],
      cargo: [],
      airCargo: [],
      tracing: [],
    });
  });

  test('a strategic combat: against the West, every marker in its first box', () => {
    expect(usual('strategic-combat', {})).toEqual({
      opponent: 'western',
      axisPorts: [],
      sovietAirZone13: false,
      westernZone13: false,
      conquered: { western: 0, soviet: 0 },
      usaWestern: false,
      bombed: 0,
      facLost: { germany: 1, uk: 1, ussr: 1 },
      ally: 'concerned',
      ...hands,
    });
    expect(usual('strategic-combat', { facLost: {}, conquered: {}, attackerMarkers: [{ name: 'M' }] })).toMatchObject({
      facLost: { germany: 1, uk: 1, ussr: 1 },
      conquered: { western: 0, soviet: 0 },
      attackerMarkers: [{ name: 'M', drm: 0, halves: false, stays: false }],
    });
  });

  test('the next phase: the first turn of the war, and nothing restored', () => {
    const first = { turn: { year: 1939, month: 9 }, phasing: 'axis', recovered: [], restored: [] };
    expect(usual('next-phase', {})).toEqual(first);
    expect(usual('next-phase', { turn: {}, recovered: [{ unit: 'W' }] })).toEqual({
      ...first,
      recovered: [{ unit: 'W', sorties: 0 }],
    });
  });

  /** A blank form: samples for names, the first option where the player alone can know. */
  const blank = (part: Field, say: (key: string) => string): Plain | undefined => {
    if (part.default !== undefined || part.optional) return undefined;
    if (part.kind === 'text') return part.sample === undefined ? undefined : say(part.sample);
    if (part.kind === 'oneOf') return part.options[0];
    if (part.kind !== 'record') return undefined;
    const filled = Object.entries(part.fields).flatMap(([name, inner]) => {
      const value = blank(inner, say);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(filled);
  };

  test.each(LOCALES)('%s: a blank form of every chart can be engaged, and its names never clash', (locale) => {
    for (const { id, input } of Object.values(game.procedures)) {
      const opened = open(game, id, blank(input, speakerFor(game, locale)));
      expect(opened.ok ? [] : opened.refusals, id).toEqual([]);
    }
  });

  test.each(LOCALES)('%s: every list takes one more without a clash', (locale) => {
    for (const { id, input } of Object.values(game.procedures)) {
      const say = speakerFor(game, locale);
      const one = Object.entries(input.fields).flatMap(([name, part]) =>
        part.kind === 'list' && part.max > 0 && !part.default?.toString() && part.of.kind !== 'oneOf'
          ? [[name, [blank(part.of, say) ?? {}]] as const]
          : [],
      );
      const full = { ...(blank(input, say) as object), ...Object.fromEntries(one) };
      const opened = open(game, id, full);
      const clashes = opened.ok ? [] : opened.refusals.filter(({ code }) => code === 'sameName' || code === 'twice');
      expect(clashes, id).toEqual([]);
    }
  });
});
