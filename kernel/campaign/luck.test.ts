import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open, replay } from '../game/resolve.ts';
import { list, oneOf, record, text } from '../input/field.ts';
import { written } from '../number/fraction.ts';
import { chance, done, type Step, settled } from '../step/step.ts';
import { inOneGo } from '../walk/odds.ts';
import { append, begin, fold } from './campaign.ts';
import type { Ending, Weighed } from './ending.ts';
import { campaignLuck, luckOf, type SummedLuck } from './luck.ts';
import { weighInPieces } from './weighing.ts';

const cast: Procedure<{ by: string }, number> = {
  id: 'cast',
  rule: 'x',
  input: record('cast', { by: oneOf('by', { options: ['red', 'blue'], words: 'side' }) }),
  begin: () => chance({ rule: 'x', text: 'die' }, d6, (face) => done(face)),
  outcome: String,
  summary: () => ({ key: 'cast' }),
  figures: { face: (face: number) => face },
  favours: { red: 'face', blue: 'face' },
  parties: ({ by }) => ({ [by]: { player: by, nations: [`nation.${by}`] } }),
  effects: () => [],
};

const game: Game = {
  id: 'lots',
  version: '1',
  titles: { en: '', fr: '' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { cast: cast as Procedure },
  campaign: { state: record('state', {}), sides: ['red', 'blue'], apply: (state) => state },
  text: { en: {}, fr: {} },
  examples: [],
};

test('a throw counts for the side that stands behind it, and not for the other', () => {
  const opening = begin(game, 'lots', {});
  const opened = opening.ok ? append(game, undefined, opening.value) : opening;
  const thrown = opened.ok
    ? append(game, opened.value, {
        kind: 'resolved',
        procedure: 'cast',
        input: { by: 'blue' },
        journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 6, face: 6 }],
      })
    : opened;
  if (!thrown.ok) throw new Error(JSON.stringify(thrown.refusals));
  const { sums, finer } = campaignLuck(thrown.value);
  // A six is 6 - 7/2 = 5/2 more than a die gives on average.
  expect(sums.map(({ by, who, sum }) => [by, who, written(sum)])).toEqual([
    ['player', 'blue', '5/2'],
    ['nation', 'nation.blue', '5/2'],
  ]);
  expect(finer.map(({ by, who, player, sum }) => [by, who, player, written(sum)])).toEqual([
    ['procedure', 'cast', 'blue', '5/2'],
  ]);
});

test('what was weighed when it was played stands, whatever the rules say today', () => {
  const opening = begin(game, 'lots', {});
  const opened = opening.ok ? append(game, undefined, opening.value) : opening;
  const campaign = opened.ok ? opened.value : expect.fail('refused');
  const kept = (luck: Pick<Ending, 'luck' | 'tooWide'>) => {
    const thrown = fold(
      game,
      [
        {
          kind: 'resolved',
          procedure: 'cast',
          input: { by: 'blue' },
          journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 6, face: 6 }],
          ending: { version: '0', name: '6', digest: '', effects: [], told: { summary: { key: 'cast' } }, ...luck },
        },
      ],
      campaign,
    );
    return campaignLuck(thrown.ok ? thrown.value : expect.fail(JSON.stringify(thrown.refusals)));
  };
  // Two of a coin of noughts and twos are one more than a coin comes to; a six of a die would be 5/2 more.
  expect(kept({ luck: [coin('blue', 2)] }).sums.map(({ sum }) => written(sum))).toEqual(['1']);
  expect(kept({ tooWide: true })).toMatchObject({ events: [], leftOut: [1] });
});

/** What was weighed of one roll, by hand: a coin of noughts and twos, one of them fallen. */
const coin = (side: string, actual: number, more: Partial<Weighed> = {}): Weighed => ({
  side,
  party: { player: side },
  figure: 'hits',
  actual,
  spread: [
    [0, 1],
    [2, 1],
  ],
  ...more,
});
const fleet = record('fleet', {
  ships: {
    ...list(
      'ships',
      record('ship', { name: text('name', { max: 9 }) }, { counter: { kind: 'ship', name: 'name', use: 'sails' } }),
      { min: 0, max: 9 },
    ),
    force: 'red',
  },
});
const afloat = {
  ...game,
  procedures: { cast: cast as Procedure, sail: { ...cast, id: 'sail', input: fleet } as never },
};

describe('the luck of weighed rolls', () => {
  const ships = { ships: [{ name: 'Ajax' }, { name: 'Mars' }] };
  const luck = luckOf(afloat, [
    { sequence: 3, procedure: 'sail', input: ships, luck: [coin('red', 2), coin('blue', 2, { against: true })] },
    {
      sequence: 5,
      procedure: 'sail',
      input: { ships: [{ name: 'Mars' }] },
      luck: [coin('red', 0, { party: { nations: ['n', 'm'] } })],
    },
    { sequence: 6, procedure: 'gone', input: ships, luck: [coin('red', 2, { party: {}, figure: 'wounds' })] },
    { sequence: 7, procedure: 'sail', input: ships, tooWide: true },
    { sequence: 8, procedure: 'sail', input: ships },
  ]);

  test('each roll stands against what was to be expected, the other way round where less is better', () => {
    expect(
      luck.events.map((each) => [
        each.sequence,
        each.side,
        each.against,
        written(each.expected),
        written(each.difference),
        written(each.percentile),
        each.spread.outcomes.map(({ outcome }) => outcome),
      ]),
    ).toEqual([
      [3, 'red', false, '1', '1', '3/4', [0, 2]],
      // A half of the coin is below two and half of the rest is equal: three quarters, and the rest for the other side.
      [3, 'blue', true, '1', '-1', '1/4', [-0, -2]],
      [5, 'red', false, '1', '-1', '1/4', [0, 2]],
      [6, 'red', false, '1', '1', '3/4', [0, 2]],
    ]);
  });

  test('the counters are those of the side, as far as the procedure is still known', () => {
    expect(luck.events.map(({ counters, procedure, figure, actual }) => [counters, procedure, figure, actual])).toEqual(
      [
        [['Ajax', 'Mars'], 'sail', 'hits', 2],
        [[], 'sail', 'hits', 2],
        [['Mars'], 'sail', 'hits', 0],
        [[], 'gone', 'wounds', 2],
      ],
    );
  });

  const told = (sums: readonly SummedLuck[]) =>
    sums.map(({ by, who, player, figure, events, rolls, sum }) => [
      [by, who, player, figure].filter(Boolean).join(' '),
      events,
      rolls.map(({ sequence }) => sequence),
      written(sum),
    ]);

  test('is summed by player and nation, and finer by procedure and counter', () => {
    expect(told(luck.sums)).toEqual([
      ['player red hits', 1, [3], '1'],
      ['player blue hits', 1, [3], '-1'],
      ['nation n hits', 1, [5], '-1'],
      ['nation m hits', 1, [5], '-1'],
    ]);
    expect(told(luck.finer)).toEqual([
      ['procedure sail red hits', 2, [3, 5], '0'],
      ['counter Ajax hits', 1, [3], '1'],
      ['counter Mars hits', 2, [3, 5], '0'],
      ['procedure sail blue hits', 1, [3], '-1'],
      ['procedure gone red wounds', 1, [6], '1'],
    ]);
    expect(luck.leftOut).toEqual([7]);
  });
});

/** One procedure opened and thrown, weighed. */
const weighedOf = (change: Partial<Procedure>, by: string, ...thrown: readonly number[]) => {
  const procedure = { ...(cast as Procedure), ...change } as Procedure;
  const opened = open({ ...game, procedures: { cast: procedure } }, 'cast', { by } as never);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const journal = thrown.map((face) => ({ kind: 'die', rule: 'x', text: 'die', sides: 6, face }) as const);
  const played = replay(opened.value, journal);
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  return inOneGo(weighInPieces(opened.value, played.value));
};
const EVEN = [1, 2, 3, 4, 5, 6].map((face) => [face, 1]);

describe('weighing a throw', () => {
  const plain = { side: 'red', party: { player: 'red' }, figure: 'face', actual: 2, spread: EVEN };

  test('for each side its own figure, or the opposite of the other’s where it has none', () => {
    expect(weighedOf({ parties: undefined as never }, 'red', 2)).toEqual({
      luck: [plain, { ...plain, side: 'blue', party: { player: 'blue' } }],
    });
    expect(weighedOf({ parties: () => ({ red: {}, blue: {} }), favours: { red: 'face' } }, 'red', 2)).toEqual({
      luck: [
        { ...plain, party: {} },
        { ...plain, side: 'blue', party: {}, against: true },
      ],
    });
    expect(weighedOf({ parties: undefined as never, favours: { green: 'face' } }, 'red', 2)).toEqual({
      luck: [{ ...plain, side: 'green', party: {} }],
    });
  });

  test('nothing where no figure is at stake, or the figure is none of the procedure’s', () => {
    expect(weighedOf({ favours: {} }, 'red', 2)).toEqual({ luck: [] });
    expect(weighedOf({ favours: { red: 'toString' } }, 'red', 2)).toEqual({ luck: [] });
  });

  test('nothing where no die was thrown', () => {
    expect(weighedOf({ begin: () => done(4) }, 'red')).toEqual({ luck: [] });
  });

  test('two figures in one walk, each with weights in the smallest whole numbers', () => {
    const figures = { face: (face: number) => face, high: (face: number) => Number(face > 4) };
    expect(
      weighedOf({ figures, favours: { red: 'high', blue: 'face' }, parties: undefined as never }, 'red', 5),
    ).toEqual({
      luck: [
        {
          side: 'red',
          party: { player: 'red' },
          figure: 'high',
          actual: 1,
          spread: [
            [0, 2],
            [1, 1],
          ],
        },
        { side: 'blue', party: { player: 'blue' }, figure: 'face', actual: 5, spread: EVEN },
      ],
    });
  });

  test('what is settled is taken where all that is at stake is, and walked where it is not', () => {
    const ask = { rule: 'x', text: 'die' };
    let walked = 0;
    const half = (settles: readonly string[]): Partial<Procedure> => ({
      favours: { red: 'face', blue: 'high' },
      parties: undefined as never,
      figures: { face: (face: number) => face, high: (face: number) => Number(face > 3) },
      begin: () =>
        chance(ask, d6, (face) =>
          settled(
            'end',
            face,
            (state) => ({
              outcome: '',
              figures: Object.fromEntries(settles.map((name) => [name, name === 'face' ? state : Number(state > 3)])),
            }),
            (state) => {
              walked += 1;
              return done(state);
            },
          ),
        ),
    });
    const whole = weighedOf(half(['face', 'high']), 'red', 4);
    // Only the play itself goes to the end.
    expect(walked).toBe(1);
    expect(weighedOf(half(['face']), 'red', 4)).toEqual(whole);
    expect(walked).toBe(1 + 1 + 6);
    expect(whole.luck?.map(({ spread }) => spread)).toEqual([
      EVEN,
      [
        [0, 1],
        [1, 1],
      ],
    ]);
  });

  test('weights past the safe numbers are written out, the last safe one is a number', () => {
    // So many dice of one lot that weighs all but one: the lot against one way in all.
    const heavy = (weight: number, times: number): Partial<Procedure> => ({
      favours: { red: 'face' },
      parties: undefined as never,
      begin: () => {
        const round = (left: number, so: number): Step<number> =>
          chance(
            { rule: 'x', text: 'die' },
            d6,
            (face) => done(face),
            undefined,
            () => ({
              weights: [weight, 1],
              whole: weight + 1,
              next: (lot) => (left === 1 || lot === 1 ? done(so + lot) : round(left - 1, so)),
            }),
          );
        return round(times, 0);
      },
    });
    const safe = Number.MAX_SAFE_INTEGER;
    expect(weighedOf(heavy(safe - 1, 1), 'red', 1).luck?.[0]?.spread).toEqual([
      [0, safe - 1],
      [1, 1],
    ]);
    expect(weighedOf(heavy(safe, 1), 'red', 1).luck?.[0]?.spread).toEqual([
      [0, safe],
      [1, 1],
    ]);
    // (2^30)^2 of (2^30 + 1)^2 ways, and 2^31 + 1 others.
    expect(weighedOf(heavy(2 ** 30, 2), 'red', 1).luck?.[0]?.spread).toEqual([
      [0, String(2n ** 60n)],
      [1, 2 ** 31 + 1],
    ]);
  });
});

test('what is too deep to be walked is left out, and a fault is not', () => {
  const deep = (): Step<number> =>
    chance({ rule: 'x', text: 'die' }, d6, done, undefined, () => ({
      weights: [2 ** 52],
      whole: 2 ** 52,
      next: () => chance({ rule: 'x', text: 'die' }, d6, done),
    }));
  expect(weighedOf({ begin: deep }, 'red', 3)).toEqual({ tooWide: true });
  let thrown = 0;
  const broken = (): Step<number> =>
    chance({ rule: 'x', text: 'die' }, d6, (face) => {
      thrown += 1;
      if (thrown > 1) throw new Error('a fault');
      return done(face);
    });
  expect(() => weighedOf({ begin: broken }, 'red', 3)).toThrow('a fault');
});
