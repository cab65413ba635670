/** Figures, parties and summaries against what the same results do to the campaign: they must tell the same story. */
import { type Effect, type Game, open, type Plain, practiceNumbers, sample } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as aegeanStrike } from './game.ts';

const game: Game = aegeanStrike;
const COUNT = 60;
const procedures = Object.values(game.procedures);

/** Who only lends a hand, or is fired at from afar, does not stand for a side. */
const HELPING = ['attackSupport', 'defenceSupport', 'artillery', 'strike'];

/** Every nation whose counters fight. */
function nationsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (HELPING.includes(key)) return [];
    return key === 'nation' && typeof value === 'string' ? [`nation.${value}`] : nationsIn(value);
  });
}

const hitsOn = (side: string, effects: readonly Effect[]): number =>
  effects.reduce(
    (all, effect) => all + (effect.kind === 'hits' && effect['side'] === side ? Number(effect['hits']) : 0),
    0,
  );

/** One shot is booked by whoever asked for it. */
const counting = procedures
  .filter(({ id, favours }) => favours?.['nato'] === 'natoHits' && id !== 'resolution-track')
  .map(({ id }) => id);
/** Soviet air defence fires at those who fly over the Soviet Union: NATO’s aircraft. */
const isMeant = (id: string, input: unknown): boolean =>
  id !== 'soviet-air-defence' || (input as { readonly side: string }).side === 'nato';

describe('hits', () => {
  test.each(counting)('%s: NATO’s balance is the hits booked on the Pact less those booked on NATO', (id) => {
    const procedure = game.procedures[id] ?? expect.fail(id);
    const draws = drawsOf(id.length);
    for (const opened of inputsFor(game, procedure, 2 * COUNT, 3)) {
      if (!isMeant(id, opened.input)) continue;
      const { resolution } = playedAtRandom(opened, draws);
      const { effects } = resolution;
      const balance = procedure.figures['natoHits']?.(resolution.result as never) ?? Number.NaN;
      expect(balance, JSON.stringify([opened.input, resolution.result, effects])).toBe(
        hitsOn('pact', effects) - hitsOn('nato', effects),
      );
    }
  });
});

type Lists = Readonly<Record<string, unknown>>;
/** The lists of an input whose counters a result tells of by their places. */
const parallel = (input: Lists, result: Lists): readonly string[] =>
  Object.keys(input).filter((key) => {
    const hits = result[key];
    return Array.isArray(input[key]) && Array.isArray(hits) && typeof hits[0] === 'number';
  });

test('every counter of every list is booked the hits that the result has at its place', () => {
  const next = practiceNumbers(9);
  const met = new Set<string>();
  for (const procedure of procedures) {
    const all = inputsFor(game, procedure, 40, 3).map((opened) => {
      const played = playedAtRandom(opened, drawsOf(3)).resolution;
      return { opened, played, keys: parallel(opened.input as Lists, played.result as Lists) };
    });
    const [first] = all;
    if (!first || !procedure.effects) continue;
    const { opened, played } = first;
    for (const key of new Set(all.flatMap(({ keys }) => keys))) {
      for (let round = 0; round < 20; round += 1) {
        const drawn = sample(procedure.input, next) as Readonly<Record<string, readonly object[]>>;
        const units = (drawn[key] ?? []).map((unit, place) => ({ ...unit, name: `${key} ${place}` }));
        const hits = units.map(() => Math.floor(next() * 3));
        const input = { ...(opened.input as object), [key]: units } as never;
        const result = { ...(played.result as object), [key]: hits } as never;
        const effects = procedure.effects(result, input, played.journal, opened.book as never);
        for (const [place, { name }] of units.entries()) {
          const booked = effects.reduce(
            (sum, effect) => sum + (effect.kind === 'hits' && effect['unit'] === name ? Number(effect['hits']) : 0),
            0,
          );
          expect(booked, `${procedure.id} ${name}`).toBe(hits[place]);
        }
      }
      met.add(`${procedure.id} ${key}`);
    }
  }
  expect(met.size).toBeGreaterThan(15);
});

describe('parties', () => {
  const withNations = procedures.filter(({ parties }) => parties !== undefined).map(({ id }) => id);
  test.each(withNations)('%s: every nation of the input stands behind one side, and no other', (id) => {
    const procedure = game.procedures[id] ?? expect.fail(id);
    const next = practiceNumbers(5);
    for (let round = 0; round < 3 * COUNT; round += 1) {
      // Who stands behind a procedure does not depend on whether the rules allow it.
      const input = sample(procedure.input, next);
      const parties = Object.entries(procedure.parties?.(input) ?? {});
      expect(parties.map(([side, { player }]) => [side, player])).toEqual([
        ['nato', 'nato'],
        ['pact', 'pact'],
      ]);
      // Of a side whose nations nobody tells nothing is said, not even that there are none.
      for (const [, party] of parties) expect(party.nations ?? ['some']).not.toEqual([]);
      const told = parties.flatMap(([, { nations = [] }]) => nations);
      const soviet = id === 'soviet-air-defence' ? ['nation.ussr'] : [];
      expect(new Set(told), JSON.stringify(input)).toEqual(new Set([...soviet, ...nationsIn(input)]));
    }
  });
});

test('[supply] the summary counts what is booked', () => {
  const supply = game.procedures['supply'] ?? expect.fail('supply');
  const draws = drawsOf(7);
  for (const opened of inputsFor(game, supply, COUNT, 7)) {
    const { resolution } = playedAtRandom(opened, draws);
    const { effects } = resolution;
    const count = (passes: (effect: Effect) => boolean) => effects.filter(passes).length;
    const isUnit = ({ kind }: Effect): boolean => kind === 'supplied';
    const isDepot = (effect: Effect): boolean => effect['of'] === 'installation';
    expect(supply.summary(resolution.result)).toEqual({
      key: 'supply.summary',
      facts: {
        joined: count((effect) => effect.kind === 'network' && effect['joined'] === true),
        depots: count(isDepot),
        supplied: count((effect) => isUnit(effect) && effect['supplied'] === true),
        units: count(isUnit),
      },
    });
  }
});

test('[ground combat] two totals stand for a unit a side, with support or without', () => {
  const { shortcuts } = game.procedures['ground-combat'] ?? expect.fail('ground-combat');
  const totals = { attack: 7, defence: 4, attackQuality: 'M', defenceQuality: 'L', formation: 'HD' };
  for (const [support, how] of [
    [true, 'succeeded'],
    [false, 'none'],
  ] as const) {
    expect(shortcuts?.['totals']?.expand({ ...totals, support } as never)).toEqual({
      attackers: [{ name: 'A', strength: 7, quality: 'M' }],
      defenders: [{ name: 'B', strength: 4, quality: 'L', formation: 'HD' }],
      attackSupport: { how },
    });
  }
});

test('[landing] what the combat takes is enough, one point less is not', () => {
  const landings = game.examples.filter(({ procedure, refused }) => procedure === 'amphibious-landing' && !refused);
  const fought = landings.flatMap(({ input, rulings = {} }) => {
    const short = (supplyPoints: number) => {
      const landing = { ...(input as Readonly<Record<string, Plain>>), supplyPoints };
      const opened = open(game, 'amphibious-landing', landing, { rulings });
      return opened.ok ? undefined : opened.refusals.find(({ code }) => code === 'noSupply');
    };
    const needed = short(0)?.facts?.['needed'];
    if (typeof needed !== 'number') return [];
    expect(short(needed - 1)?.facts).toMatchObject({ needed, received: needed - 1 });
    expect(short(needed)).toBeUndefined();
    return [needed];
  });
  expect(fought.length).toBeGreaterThan(0);
});

test('[detection] what is seen in the air may be intercepted, a ship be attacked, nothing else offered', () => {
  const detection = game.procedures['detection'] ?? expect.fail('detection');
  const offered = (aircraft: readonly object[], ships: readonly object[], detected = true) =>
    (
      detection.next?.({ side: 'nato', detected, at: null } as never, { side: 'nato', aircraft, ships } as never) ?? []
    ).map(({ procedure, input }) => [procedure, input]);
  const [plane, ship] = [{ name: 'Bear' }, { name: 'Kiev' }];
  const intercept = ['interception', { side: 'nato', strikers: [{ name: 'Bear', detected: true }] }];
  const attack = ['air-naval-interception', { side: 'nato', ship: { name: 'Kiev', detected: true } }];
  expect(offered([plane], [])).toEqual([intercept]);
  expect(offered([], [ship])).toEqual([attack]);
  expect(offered([plane], [ship])).toEqual([intercept, attack]);
  expect(offered([], [])).toEqual([]);
  expect(offered([plane], [ship], false)).toEqual([]);
});

test('[interception] a strike that is planned needs a striker that bombs', () => {
  const example = game.examples.find(
    ({ procedure, input, refused }) =>
      procedure === 'interception' &&
      !refused &&
      (input as { strike?: { planned?: boolean } }).strike?.planned === true,
  );
  const input = (example?.input ?? expect.fail('no planned strike')) as { readonly strikers: readonly object[] };
  const codes = (bombardment: number) => {
    const strikers = input.strikers.map((striker, place) => ({
      ...striker,
      bombardment: place === 0 ? bombardment : 0,
    }));
    const opened = open(game, 'interception', { ...input, strikers } as unknown as Plain);
    return opened.ok ? [] : opened.refusals.map(({ code }) => code).filter((code) => code === 'nobodyBombs');
  };
  expect([codes(1), codes(0)]).toEqual([[], ['nobodyBombs']]);
});

test('[landing] defenders who are driven back and survive stand elsewhere, in Movement to Contact', () => {
  const landing = game.procedures['amphibious-landing'] ?? expect.fail('landing');
  const draws = drawsOf(21);
  let driven = 0;
  for (const opened of inputsFor(game, landing, 4 * COUNT, 21)) {
    const { effects } = playedAtRandom(opened, draws).resolution;
    const formed = effects.filter(({ kind }) => kind === 'formed').map((effect) => effect['unit']);
    const moved = effects.filter(({ kind }) => kind === 'moved').map((effect) => effect['unit']);
    expect(formed).toEqual(moved);
    driven += formed.length;
    for (const effect of effects)
      if (effect.kind === 'formed') expect([effect['formation'], effect['own']]).toEqual(['MC', false]);
  }
  expect(driven).toBeGreaterThan(0);
});

test('[chemical warfare] with a player’s own figures each user hits the other, both at once too', () => {
  const own = {
    chemical: [
      ['attacker', 2],
      ['defender', 1],
    ].flatMap(([row, hits]) => [
      { row: String(row), column: 'shift', cell: '0' },
      { row: String(row), column: 'hits', cell: String(hits) },
    ]),
  };
  const example = game.examples.find(({ procedure, refused }) => procedure === 'ground-combat' && !refused);
  const sturdy = (units: unknown) =>
    (units as readonly object[]).map((unit) => ({ ...unit, hitsToHalf: 8, hitsToEliminate: 9 }));
  const input = example?.input as Readonly<Record<string, Plain>>;
  const hits = (chemical: string) => {
    const changed = {
      ...input,
      chemical,
      attackers: sturdy(input['attackers']),
      defenders: sturdy(input['defenders']),
    };
    const opened = open(game, 'ground-combat', changed as unknown as Plain, { overlay: own });
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const result = playedAtRandom(opened.value, drawsOf(4)).resolution.result as unknown as {
      attackers: number[];
      defenders: number[];
    };
    const all = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
    return [all(result.attackers), all(result.defenders)] as const;
  };
  const [attackers, defenders] = hits('none');
  expect(hits('attacker')).toEqual([attackers, defenders + 2]);
  expect(hits('defender')).toEqual([attackers + 1, defenders]);
  expect(hits('both')).toEqual([attackers + 1, defenders + 2]);
});

test('[bombardment] ships that have no value to fire with do not bombard', () => {
  const example = game.examples.find(({ procedure, refused }) => procedure === 'bombardment' && !refused);
  const codes = (...values: readonly number[]) => {
    const ships = values.map((bombardment, place) => ({ name: `Ship ${place}`, bombardment }));
    const input = { ...(example?.input as object), bombers: [], escorts: [], ships } as unknown as Plain;
    const opened = open(game, 'bombardment', input);
    return opened.ok ? [] : opened.refusals.filter(({ code }) => code === 'noValue').map(({ at }) => at);
  };
  expect([codes(0), codes(0, 0), codes(0, 1), codes(1)]).toEqual([
    ['ships[0].bombardment'],
    ['ships[0].bombardment'],
    [],
    [],
  ]);
});
