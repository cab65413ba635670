import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import * as field from '../input/field.ts';
import { type MapKind, mapMark } from '../input/map.ts';
import { accept, refuse } from '../refusal/refusal.ts';
import { done, type Plain } from '../step/step.ts';
import { openIn } from './asking.ts';
import { append, begin, type Campaign } from './campaign.ts';
import type { Ending } from './ending.ts';

const pay: Procedure<{ nation: string; purse: number }, number> = {
  id: 'pay',
  rule: '1',
  input: field.record('pay', {
    nation: field.oneOf('nation', { options: ['north', 'south'], words: 'nation' }),
    purse: field.integer('purse', { min: 0, max: 99 }),
  }),
  begin: ({ purse }) => done(purse),
  outcome: String,
  summary: () => ({ key: 'paid' }),
  figures: {},
  fromCampaign: (state, said) => {
    const purse = (state as Readonly<Record<string, number>>)[String(said['nation'])];
    return purse === undefined ? {} : { purse };
  },
};

const game: Game = {
  id: 'purses',
  version: '1',
  titles: { en: '', fr: '' },
  period: '',
  sides: [],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { pay: pay as Procedure },
  campaign: {
    state: field.record('state', {
      north: field.integer('north', { min: 0, max: 99, default: 7 }),
      south: field.integer('south', { min: 0, max: 99, default: 3 }),
    }),
    sides: [],
    apply: (state) => state,
  },
  text: { en: {}, fr: {} },
  examples: [],
};

const campaign = () => {
  const opened = begin(game, 'test', {});
  if (!opened.ok) throw new Error('the campaign should open');
  const folded = append(game, undefined, opened.value);
  if (!folded.ok) throw new Error('the campaign should fold');
  return folded.value;
};

test('what the player says picks the track the campaign fills in', () => {
  const north = openIn(campaign(), 'pay', { nation: 'north' });
  const south = openIn(campaign(), 'pay', { nation: 'south' });
  expect([north.ok && north.value.input, south.ok && south.value.input]).toEqual([
    { nation: 'north', purse: 7 },
    { nation: 'south', purse: 3 },
  ]);
});

test('a player may not contradict the track he picked', () => {
  const opened = openIn(campaign(), 'pay', { nation: 'south', purse: 7 });
  expect(opened.ok ? [] : opened.refusals.map(({ code, at }) => [code, at])).toEqual([['campaignKnows', 'purse']]);
});

test('saying nothing is told as what is missing', () => {
  const opened = openIn(campaign(), 'pay', undefined);
  expect(opened.ok).toBe(false);
});

/** A game that keeps units and maps, and one chart that is told of both. */
const unit = field.record(
  'unit',
  { name: field.text('name', { max: 9 }), size: field.integer('size', { min: 0, max: 9, default: 1 }) },
  { counter: { kind: 'unit', name: 'name', use: 'x' } },
);
const letters: MapKind = {
  sheet: 'points',
  read: (file) => {
    const spaces = (file as { readonly spaces?: unknown } | null)?.spaces;
    if (typeof spaces !== 'string') return refuse({ code: 'notText', at: 'spaces' });
    return accept({ title: spaces, file: { spaces: [...spaces].sort().join('') }, fault: () => undefined });
  },
};
const sheet = { ...field.record('map', { spaces: field.text('spaces', { max: 26 }) }), map: letters };
const drill = (more: Partial<Procedure> = {}): Procedure =>
  ({
    id: 'drill',
    rule: '1',
    input: field.record('drill', {
      units: field.list('units', unit, { min: 0, max: 9, default: [] }),
      names: field.list('names', field.text('n', { max: 9 }), { min: 0, max: 9, default: ['a'] }),
      map: field.optional(sheet),
    }),
    begin: (input: unknown) => done(input as Plain),
    outcome: () => 'x',
    summary: () => ({ key: 'x' }),
    figures: {},
    ...more,
  }) as unknown as Procedure;
const drilling = (more: Partial<Procedure> = {}, mapsMax = 2): Game =>
  ({
    ...game,
    id: 'drills',
    procedures: { drill: drill(more) },
    campaign: {
      state: field.record('state', {
        turn: field.integer('turn', { min: 0, max: 9, default: 0 }),
        maps: field.list('maps', sheet, { min: 0, max: mapsMax, default: [] }),
      }),
      sides: [],
      apply: (state: unknown) => state,
    },
  }) as unknown as Game;
const begun = (of: Game, setup: object = {}): Campaign => {
  const opening = begin(of, 'test', setup);
  const folded = opening.ok ? append(of, undefined, opening.value) : opening;
  return folded.ok ? folded.value : expect.fail('refused');
};
const told = (of: Game, campaign: Campaign, input: object): Campaign => {
  const next = append(of, campaign, { kind: 'resolved', procedure: 'drill', input: input as never, journal: [] });
  return next.ok ? next.value : expect.fail(JSON.stringify(next.refusals));
};

describe('a list of counters that the campaign knows', () => {
  const known = [
    { name: 'A', size: 1 },
    { name: 'B', size: 2 },
  ];
  const of = drilling({ fromCampaign: () => ({ units: known, names: ['x', 'y'] }) });
  const asked = (said: object) => {
    const opened = openIn(begun(of), 'drill', said);
    return opened.ok ? opened.value.input : opened.refusals;
  };
  const whole = { units: known, names: ['x', 'y'] };

  test('may be told in part, and the campaign adds the others; a list of anything else may not', () => {
    expect(asked({})).toEqual(whole);
    expect(asked({ units: [{ name: 'B', size: 2 }] })).toEqual(whole);
    expect(asked({ units: [] })).toEqual(whole);
    expect(asked({ names: ['x', 'y'] })).toEqual(whole);
    expect(asked({ names: ['x'] })).toEqual([
      { code: 'campaignKnows', at: 'names', facts: { received: '["x"]', known: '["x","y"]' } },
    ]);
  });

  test('a counter that it does not know contradicts it, as does what is no list', () => {
    expect(asked({ units: [{ name: 'B' }, { name: 'C' }] })).toMatchObject([{ code: 'campaignKnows', at: 'units' }]);
    expect(asked({ units: 'B' })).toMatchObject([{ code: 'campaignKnows', at: 'units' }]);
    expect(asked({ units: [null] })).toMatchObject([{ code: 'campaignKnows', at: 'units' }]);
  });

  test('what is usual may pick the track, what is said picks it before', () => {
    const picking = drilling({
      fromCampaign: (_state, said) => ({ units: [{ name: String((said['names'] as readonly string[])[0]), size: 1 }] }),
    });
    const units = (said: object) => {
      const opened = openIn(begun(picking), 'drill', said);
      return opened.ok && (opened.value.input as { units: unknown }).units;
    };
    expect([units({}), units({ names: ['b'] })]).toEqual([[{ name: 'a', size: 1 }], [{ name: 'b', size: 1 }]]);
    const nothing = drilling({
      fromCampaign: (_state, said) => (Object.hasOwn(said, 'map') ? { names: ['map'] } : {}),
    });
    const opened = openIn(begun(nothing), 'drill', {});
    expect(opened.ok && [opened.value.input, opened.value.known]).toEqual([{ units: [], names: ['a'] }, []]);
  });

  test('an unknown procedure, or an input that is no record, is refused as it came', () => {
    expect(openIn(begun(of), 'dril', {})).toMatchObject({
      ok: false,
      refusals: [{ code: 'unknownProcedure', facts: { close: 'drill' } }],
    });
    for (const said of [null, 'x', []])
      expect(openIn(begun(of), 'drill', said)).toMatchObject({ ok: false, refusals: [{ code: 'notARecord' }] });
  });
});

describe('maps that a campaign is told of', () => {
  test('are kept in their one spelling as long as there is room, and referred to by their marks', () => {
    const of = drilling();
    const one = told(of, begun(of), { map: { spaces: 'BA' } });
    expect(one.state).toEqual({ turn: 0, maps: [{ spaces: 'AB' }] });
    expect(one.last).toMatchObject({ input: { map: { spaces: 'AB' } } });
    const again = told(of, one, { map: mapMark({ spaces: 'AB' }) });
    expect([again.state, (again.last as { input?: unknown }).input]).toEqual([
      one.state,
      { units: [], names: ['a'], map: mapMark({ spaces: 'AB' }) },
    ]);
    const two = told(of, again, { map: { spaces: 'C' } });
    const three = told(of, two, { map: { spaces: 'D' } });
    expect([two.state, three.state]).toEqual([
      { turn: 0, maps: [{ spaces: 'AB' }, { spaces: 'C' }] },
      { turn: 0, maps: [{ spaces: 'AB' }, { spaces: 'C' }] },
    ]);
    expect(told(of, one, {}).state).toBe(one.state);
  });

  test('and by their marks in a correction', () => {
    const of = drilling();
    const kept = told(of, begun(of), { map: { spaces: 'AB' } });
    const corrected = append(of, kept, {
      kind: 'corrected',
      at: 'maps',
      value: [mapMark({ spaces: 'AB' })],
      reason: 'x',
    });
    expect(corrected.ok && corrected.value.state).toEqual(kept.state);
  });

  test('where no track keeps maps none is kept', () => {
    const bare = {
      ...drilling(),
      campaign: {
        ...drilling().campaign,
        state: field.record('state', {
          names: field.list('names', field.text('n', { max: 9 }), { min: 0, max: 9, default: [] }),
        }),
      },
    } as unknown as Game;
    expect(told(bare, begun(bare), { map: { spaces: 'AB' } }).state).toEqual({ names: [] });
  });
});

describe('how an event ended', () => {
  test('is kept with headline and fates, where the procedure tells any', () => {
    const fates = () => [
      { at: 'units[0]', words: { key: 'lost' }, after: { size: 0 }, gone: true as const },
      { at: 'units[1]', words: { key: 'hurt' } },
    ];
    const ending = (more: Partial<Procedure>) => {
      const of = drilling(more);
      return (told(of, begun(of), { names: ['z'] }).last as { ending?: Ending }).ending;
    };
    expect(ending({})?.told).toEqual({ summary: { key: 'x' } });
    expect(
      ending({
        headline: ({ input, steps }) => ({ key: 'head', facts: { input: JSON.stringify(input), steps: steps.length } }),
        fates,
      })?.told,
    ).toEqual({
      summary: { key: 'x' },
      headline: { key: 'head', facts: { input: '{"units":[],"names":["z"]}', steps: 0 } },
      fates: [
        { at: 'units[0]', words: { key: 'lost' }, gone: true },
        { at: 'units[1]', words: { key: 'hurt' } },
      ],
    });
    expect(ending({ effects: () => [{ kind: 'y' }] })).toMatchObject({
      version: '1',
      name: 'x',
      effects: [{ kind: 'y' }],
    });
  });
});
