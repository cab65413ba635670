import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Effect, Procedure } from '../game/procedure.ts';
import { flag, type Infer, integer, list, oneOf, record, text } from '../input/field.ts';
import { done } from '../step/step.ts';
import { words } from '../text/words.ts';
import { openIn } from './asking.ts';
import { append, begin, type Campaign } from './campaign.ts';
import { entered, registered } from './register.ts';
import type { CampaignRules } from './rules.ts';

const ship = {
  name: text('name', { max: 20, default: '—' }),
  guns: integer('guns', { min: 0, max: 99, default: 10 }),
  flag: oneOf('flag', { options: ['red', 'blue'], words: 'flag' }),
};
const state = record('state', {
  ships: registered('ships', {
    of: 'ship',
    name: 'name',
    said: ship,
    kept: { sunk: flag('sunk') },
    max: 3,
  }),
});
type State = Infer<typeof state>;
type Ship = State['ships'][number];

const input = record('input', {
  line: list(
    'line',
    record('ship', { ...ship, ablaze: flag('ablaze') }, { counter: { kind: 'ship', name: 'name', use: 'fights' } }),
    {
      min: 0,
      max: 9,
      default: [],
    },
  ),
  towed: text('towed', { max: 20, default: '—', names: { kind: 'ship', use: 'towed' } }),
  consort: text('consort', { max: 20, default: '—', names: { kind: 'ship', use: 'fights', enters: true } }),
  sinks: text('sinks', { max: 20, default: '—' }),
});

/** An input that is itself the counter, and calls its name otherwise than the register does. */
const refit = record(
  'refit',
  { vessel: text('vessel', { max: 20 }), guns: ship.guns },
  { counter: { kind: 'ship', name: 'vessel', use: 'refits' } },
);
const yard: Procedure<Infer<typeof refit>, string> = {
  id: 'yard',
  rule: 'x',
  input: refit,
  begin: ({ vessel }) => done(vessel),
  outcome: (vessel) => vessel,
  summary: () => words('x'),
  figures: {},
};

const battle: Procedure<Infer<typeof input>, string> = {
  id: 'battle',
  rule: 'x',
  input,
  begin: ({ sinks }) => done(sinks),
  outcome: (sinks) => sinks,
  summary: () => words('x'),
  figures: {},
  effects: (sinks) => (sinks === '—' ? [] : [{ kind: 'sunk', ship: sinks }]),
};

const game: Game = {
  id: 'sea',
  version: '1',
  titles: { en: 'Sea', fr: 'Mer' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { battle: battle as Procedure, yard: yard as Procedure },
  campaign: {
    state,
    sides: ['red', 'blue'],
    register: {
      ship: {
        track: 'ships',
        name: 'name',
        barred: (counter, use) => {
          const { name, sunk } = counter as Ship;
          return sunk && use === 'fights' ? { code: 'sunk', facts: { name } } : undefined;
        },
      },
    },
    apply: (before, { ship: name }: Effect) => {
      const { ships } = before as State;
      if (!ships.some((each) => each.name === name)) return { unbooked: 'unknownShip', facts: { name } };
      return { ships: ships.map((each) => (each.name === name ? { ...each, sunk: true } : each)) };
    },
  },
  text: { en: {}, fr: {} },
  examples: [],
};

const opened = (): Campaign => {
  const event = begin(game, 'sea', {});
  if (!event.ok) throw new Error('refused');
  return added(undefined, event.value);
};
const added = (campaign: Campaign | undefined, event: Parameters<typeof append>[2]): Campaign => {
  const next = append(game, campaign, event);
  if (!next.ok) throw new Error(JSON.stringify(next.refusals));
  return next.value;
};
const fought = (campaign: Campaign, said: object): Campaign =>
  added(campaign, { kind: 'resolved', procedure: 'battle', input: said as never, journal: [] });
const refused = (campaign: Campaign, said: object) => {
  const ready = openIn(campaign, 'battle', said);
  return ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at]);
};

const victory = { name: 'Victory', guns: 99, flag: 'red' };

describe('a counter', () => {
  const after = fought(opened(), { line: [{ name: 'Victory', guns: 50, flag: 'red', ablaze: true }] });

  test('is entered on first use with what was said of it, and nothing that is only of the moment', () => {
    expect(after.state).toEqual({ ships: [{ name: 'Victory', guns: 50, flag: 'red', sunk: false }] });
  });

  test('is then taken by its name; what is not said is filled in and named as known', () => {
    const ready = openIn(after, 'battle', { line: [{ name: 'Victory' }] });
    expect(ready.ok && ready.value.input).toMatchObject({ line: [{ guns: 50, flag: 'red', ablaze: false }] });
    expect(ready.ok && ready.value.known).toEqual(['line[0].guns', 'line[0].flag']);
  });

  test('may be the whole input, under another name of the field', () => {
    const ready = openIn(after, 'yard', { vessel: 'Victory' });
    expect(ready.ok && ready.value.input).toEqual({ vessel: 'Victory', guns: 50 });
    const said = openIn(after, 'yard', { vessel: 'Victory', guns: 60 });
    expect(said.ok ? [] : said.refusals).toMatchObject([{ at: 'guns', facts: { counter: 'Victory', known: '50' } }]);
  });

  test('may not be said otherwise, every contradiction told with its place', () => {
    expect(refused(after, { line: [{ name: 'Victory', guns: 60, flag: 'blue' }] })).toEqual([
      ['registerKnows', 'line[0].guns'],
      ['registerKnows', 'line[0].flag'],
    ]);
  });

  test('that is barred is refused once, by its name, and only for what it is barred from', () => {
    const sunk = fought(after, { sinks: 'Victory' });
    expect(refused(sunk, { line: [{ name: 'Victory' }] })).toEqual([['sunk', 'line[0].name']]);
    expect(refused(sunk, { line: [{ name: 'Victory', guns: 60, flag: 'blue' }] })).toEqual([['sunk', 'line[0].name']]);
    expect(refused(sunk, { line: [{ name: 'Victory' }, { name: 'Orion' }] })).toEqual([
      ['sunk', 'line[0].name'],
      ['missing', 'line[1].flag'],
    ]);
    expect(refused(sunk, { towed: 'Victory' })).toEqual([]);
  });

  test('that is only named is not kept, unless it takes part', () => {
    expect(fought(opened(), { towed: 'Orion' }).state).toEqual({ ships: [] });
    expect(fought(opened(), { consort: 'Orion' }).state).toEqual({ ships: [{ name: 'Orion', sunk: false }] });
    expect(fought(after, { consort: 'Victory' }).state).toEqual(after.state);
    const sunk = fought(after, { sinks: 'Victory' });
    expect(refused(sunk, { consort: 'Victory' })).toEqual([['sunk', 'consort']]);
  });

  test('where there should be one and is none is told as such', () => {
    expect(refused(after, { line: ['Victory'] })).toEqual([['notARecord', 'line[0]']]);
    expect(refused(after, { line: 'Victory' })).toEqual([['notAList', 'line']]);
    expect(refused(after, { line: [{ name: 7, flag: 'red' }] })).toEqual([['notText', 'line[0].name']]);
  });

  test('without a name of its own is not kept', () => {
    expect(fought(opened(), { line: [{ flag: 'red' }] }).state).toEqual({ ships: [] });
  });

  test('finds no room in a register that is full', () => {
    const names = ['A', 'B', 'C', 'D'].map((name) => ({ name, flag: 'red' }));
    expect(refused(opened(), { line: names })).toEqual([['registerFull', 'ships']]);
    expect(refused(opened(), { line: names.slice(1) })).toEqual([]);
  });

  test('that was set up with little is learned more of, and never unlearned', () => {
    const event = begin(game, 'sea', { ships: [{ name: 'Victory' }] });
    if (!event.ok) throw new Error('refused');
    const known = fought(added(undefined, event.value), { line: [{ ...victory }] });
    expect(known.state).toEqual({ ships: [{ ...victory, sunk: false }] });
  });

  test('of which something is not known is corrected there, by the name of the field', () => {
    const event = begin(game, 'sea', { ships: [{ name: 'Victory' }] });
    if (!event.ok) throw new Error('refused');
    const little = added(undefined, event.value);
    const correct = (at: string) => append(game, little, { kind: 'corrected', at, value: 60, reason: 'read again' });
    const [guns, rudder] = [correct('ships[0].guns'), correct('ships[0].rudder')];
    expect(guns.ok && guns.value.state).toEqual({ ships: [{ name: 'Victory', guns: 60, sunk: false }] });
    expect(rudder.ok ? [] : rudder.refusals.map(({ code }) => code)).toEqual(['noSuchTrack']);
  });
});

describe('an effect without a place', () => {
  const waiting = fought(opened(), { sinks: 'Orion' });

  test('waits in the open', () => {
    expect(waiting.owed).toEqual([
      {
        sequence: 1,
        effect: { kind: 'sunk', ship: 'Orion' },
        why: { unbooked: 'unknownShip', facts: { name: 'Orion' } },
      },
    ]);
  });

  test('is booked as soon as an event makes room', () => {
    const entered = fought(waiting, { line: [{ name: 'Orion', flag: 'blue' }] });
    expect(entered.owed).toEqual([]);
    expect(entered.state).toMatchObject({ ships: [{ name: 'Orion', sunk: true }] });
  });

  test('is struck out by a correction with a reason, and only struck out', () => {
    const strike = (value: null | 1) =>
      append(game, waiting, { kind: 'corrected', at: 'owed[0]', value, reason: 'no such ship' });
    const [struck, other] = [strike(null), strike(1)];
    expect(struck.ok && struck.value.owed).toEqual([]);
    expect(other.ok ? [] : other.refusals.map(({ code }) => code)).toEqual(['onlyStruck']);
  });
});

describe('counters inside and beside each other', () => {
  const captain = { name: text('name', { max: 20 }), skill: integer('skill', { min: 0, max: 9 }) };
  const tracks = record('state', {
    ships: registered('ships', {
      of: 'ship',
      name: 'name',
      said: {
        name: text('name', { max: 20 }),
        guns: integer('guns', { min: 0, max: 99 }),
        captain: record('captain', { name: captain.name }),
        crew: list('crew', record('mate', { name: captain.name }), { min: 0, max: 3, default: [] }),
      },
      kept: { sunk: flag('sunk') },
      max: 9,
    }),
    captains: registered('captains', { of: 'captain', name: 'name', said: captain, kept: {}, max: 9 }),
    ports: registered('ports', {
      of: 'port',
      name: 'port',
      said: { port: oneOf('port', { options: ['Brest', 'Toulon'], words: 'port' }), depth: ship.guns },
      kept: {},
      max: 2,
    }),
  });
  type Tracks = Infer<typeof tracks>;
  const blockade = record(
    'blockade',
    {
      ship: text('ship', { max: 20, default: '—' }),
      guns: integer('guns', { min: 0, max: 99 }),
      captain: record('captain', captain, { counter: { kind: 'captain', name: 'name', use: 'sails' } }),
      crew: list('crew', record('mate', { ...captain, skill: integer('skill', { min: 0, max: 9, default: 4 }) }), {
        min: 0,
        max: 3,
        default: [],
      }),
      port: oneOf('port', { options: ['Brest', 'Toulon'], words: 'port' }),
      closely: flag('closely'),
      depth: integer('depth', { min: 0, max: 9 }),
      refuge: oneOf('refuge', { options: ['Brest', 'Toulon'], words: 'port', names: { kind: 'port', use: 'refuge' } }),
    },
    {
      counter: [
        { kind: 'ship', name: 'ship', use: 'sails', facts: ['guns', 'captain', 'crew'] },
        { kind: 'port', name: 'port', use: 'blockaded', facts: ['depth'], where: 'closely' },
      ],
    },
  );
  const harbours: Game = {
    ...game,
    procedures: { battle: { ...battle, input: blockade, begin: () => done('—'), effects: () => [] } as Procedure },
    campaign: {
      ...game.campaign,
      state: tracks,
      sides: [],
      apply: (before) => before,
      register: {
        ship: {
          track: 'ships',
          name: 'name',
          barred: (each) => ((each as Tracks['ships'][number]).sunk ? { code: 'sunk' } : undefined),
        },
        captain: { track: 'captains', name: 'name' },
        port: {
          track: 'ports',
          name: 'port',
          barred: (_, use) => (use === 'refuge' ? { code: 'closed' } : undefined),
        },
      },
    },
  };
  const told = (setup: object) => {
    const event = begin(harbours, 'sea', setup);
    const campaign = event.ok ? append(harbours, undefined, event.value) : event;
    if (!campaign.ok) throw new Error(JSON.stringify(campaign.refusals));
    return campaign.value;
  };
  const whole = {
    ship: 'Victory',
    guns: 50,
    captain: { name: 'Hardy', skill: 5 },
    crew: [{ name: 'Bush', skill: 4 }],
    port: 'Brest',
    closely: true,
    depth: 3,
    refuge: 'Toulon',
  };
  const after = (() => {
    const next = append(harbours, told({}), { kind: 'resolved', procedure: 'battle', input: whole, journal: [] });
    if (!next.ok) throw new Error(JSON.stringify(next.refusals));
    return next.value;
  })();
  const reached = (said: object, campaign: Campaign = after) => {
    const ready = openIn(campaign, 'battle', said);
    return ready.ok ? ready.value.input : ready.refusals.map(({ code, at }) => [code, at]);
  };

  test('each keeps its own facts, and of a counter inside it the name alone', () => {
    expect(after.state).toEqual({
      ships: [{ name: 'Victory', guns: 50, captain: { name: 'Hardy' }, crew: [{ name: 'Bush' }], sunk: false }],
      captains: [{ name: 'Hardy', skill: 5 }],
      ports: [{ port: 'Brest', depth: 3 }],
    });
  });

  test('one name fills in what stands behind it', () => {
    expect(reached({ ship: 'Victory', port: 'Brest', closely: true, refuge: 'Toulon' })).toEqual(whole);
  });

  test('saying it again, in part or with more, contradicts nothing; another captain does', () => {
    const rest = { ship: 'Victory', port: 'Brest', closely: true, refuge: 'Toulon' };
    expect(reached({ ...rest, captain: { skill: 5 } })).toEqual(whole);
    expect(reached({ ...whole })).toEqual(whole);
    expect(reached({ ...rest, captain: { name: 'Nelson', skill: 9 } })).toEqual([['registerKnows', 'captain']]);
    expect(reached({ ...rest, captain: { name: 'Hardy', skill: 4 } })).toEqual([['registerKnows', 'captain.skill']]);
  });

  test('what is of another shape than the register keeps contradicts it', () => {
    const rest = { ship: 'Victory', port: 'Brest', closely: true, refuge: 'Toulon' };
    expect(reached({ ...rest, captain: 'Hardy' })).toEqual([['registerKnows', 'captain']]);
    expect(reached({ ...rest, guns: { many: true } })).toEqual([['registerKnows', 'guns']]);
    expect(reached({ ...rest, crew: 'Bush' })).toEqual([['registerKnows', 'crew']]);
    expect(reached({ ...rest, crew: [] })).toEqual([['registerKnows', 'crew']]);
    expect(reached({ ...rest, crew: [{ name: 'Bush' }] })).toEqual(whole);
    expect(reached({ ...rest, crew: [{ name: 'Styles' }] })).toEqual([['registerKnows', 'crew']]);
  });

  test('what an earlier version called by the same name in another shape is kept as it was said', () => {
    const told = (said: object) =>
      entered(harbours.campaign as CampaignRules, { ships: [], captains: [], ports: [] }, blockade, {
        ...whole,
        ...said,
      });
    expect(told({ captain: 'Hardy', guns: { many: true } })).toMatchObject({
      ships: [{ captain: 'Hardy', guns: { many: true } }],
    });
  });

  test('what an earlier version said otherwise of a counter that is known does not change it', () => {
    const known = { name: 'Victory', guns: 50, captain: { name: 'Hardy' }, crew: [], sunk: false };
    const before = { ships: [known], captains: [], ports: [] };
    const said = { ...whole, guns: 60 };
    expect(entered(harbours.campaign as CampaignRules, before, blockade, said)).toMatchObject({ ships: [known] });
  });

  test('a refused counter excuses what it would have filled in, and nothing else', () => {
    const sunk = told({ ships: [{ name: 'Victory', guns: 50, captain: { name: 'Hardy' }, sunk: true }] });
    expect(reached({ ship: 'Victory', port: 'Brest', refuge: 'Toulon' }, sunk)).toEqual([
      ['sunk', 'ship'],
      ['missing', 'depth'],
    ]);
  });

  test('a record without what makes it speak of a counter speaks of none', () => {
    expect(reached({ ...whole, closely: false, depth: 9 })).toMatchObject({ depth: 9 });
    expect(reached({ ...whole, depth: 9 })).toEqual([['registerKnows', 'depth']]);
  });

  test('an option may name a counter', () => {
    expect(reached({ ...whole, refuge: 'Brest' })).toEqual([['closed', 'refuge']]);
  });
});

describe('what changes at the table without us', () => {
  const moored = {
    ...game,
    campaign: {
      ...game.campaign,
      register: { ship: { track: 'ships', name: 'name', anew: ['guns'] } },
    },
  } as Game;
  const first = begin(moored, 'sea', { ships: [{ ...victory, guns: 50 }] });
  const campaign = first.ok ? append(moored, undefined, first.value) : first;
  const before = campaign.ok ? campaign.value : expect.fail('refused');
  const told = (line: object) => openIn(before, 'battle', { line: [{ name: 'Victory', ...line }] });

  test('stands as it was told last', () => {
    const ready = told({});
    expect(ready.ok && ready.value.input).toMatchObject({ line: [{ guns: 50 }] });
    expect(ready.ok && ready.value.known).toContain('line[0].guns');
  });

  test('and may be told anew, which the register then keeps', () => {
    const ready = told({ guns: 40 });
    expect(ready.ok && ready.value.input).toMatchObject({ line: [{ guns: 40, flag: 'red' }] });
    expect(ready.ok && ready.value.known).toEqual(['line[0].flag']);
    const input = { line: [{ name: 'Victory', guns: 40 }] };
    const next = append(moored, before, { kind: 'resolved', procedure: 'battle', input, journal: [] });
    expect(next.ok && next.value.state).toEqual({ ships: [{ ...victory, guns: 40, sunk: false }] });
  });

  test('everything else is still what the register says', () => {
    const ready = told({ flag: 'blue' });
    expect(ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at])).toEqual([
      ['registerKnows', 'line[0].flag'],
    ]);
  });
});
