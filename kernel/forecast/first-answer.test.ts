/** What a forecast tells before it is done, and what it tells when it would never be. */
import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { open } from '../game/resolve.ts';
import { record } from '../input/field.ts';
import { type Ask, chance, checkpoint, choice, done, type Step } from '../step/step.ts';
import { words } from '../text/words.ts';
import { Distribution } from '../walk/distribution.ts';
import { inOneGo } from '../walk/odds.ts';
import { type FirstAnswer, firstAnswer, type Telling } from './first-answer.ts';
import { type Forecast, forecastInPieces, type Means, type Wish } from './forecast.ts';
import type { TimeLeft } from './time.ts';

const ROUND: Ask = { rule: 'x', text: 'round', side: 'red' };
const STAY: Ask = { rule: 'x', text: 'stay' };
const ROUNDS = 3;

interface Siege {
  readonly ending: 'taken' | 'relieved' | 'held';
  readonly rounds: number;
}

/** Three rounds: a 6 takes the town, a 1 relieves it, anything else goes on; before each but the first red may leave. */
const round = (number: number): Step<Siege> =>
  chance(ROUND, d6, (face) => {
    if (face === 6) return done({ ending: 'taken', rounds: number });
    if (face === 1) return done({ ending: 'relieved', rounds: number });
    if (number === ROUNDS) return done({ ending: 'held', rounds: number });
    // A state for each face, so that a small budget is passed.
    return checkpoint('stands', { number, face }, (so) =>
      choice(STAY, 'red', ['stay', 'leave'], (option) =>
        option === 'stay' ? round(so.number + 1) : done({ ending: 'relieved', rounds: so.number }),
      ),
    );
  });

const siege: Procedure<Record<string, never>, Siege> = {
  id: 'siege',
  rule: 'x',
  input: record('siege', {}),
  begin: () => round(1),
  outcome: ({ ending }) => ending,
  summary: () => words('x'),
  figures: { towns: ({ ending }: Siege) => (ending === 'taken' ? 1 : 0) },
  favours: { red: 'towns' },
  parties: () => ({ red: { player: 'red' } }),
};

const game: Game = {
  id: 'siege',
  version: '1',
  titles: { en: 'Siege', fr: 'Siège' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { siege: siege as unknown as Procedure },
  text: { en: {}, fr: {} },
  examples: [],
};

function asked(wish: Wish, means: Means = {}): { readonly made: Forecast; readonly told: readonly Telling[] } {
  const opened = open(game, 'siege', {});
  if (!opened.ok) throw new Error('refused');
  const told: Telling[] = [];
  const made = inOneGo<Forecast, Telling>(forecastInPieces(opened.value, wish, means), (each) => told.push(each));
  return { made, told };
}

const leastOf = ({ outcomes, open: rest }: FirstAnswer) => [
  Object.fromEntries(outcomes.map(({ outcome, fraction }) => [outcome, fraction])),
  rest.fraction,
];

describe('the first answer', () => {
  test('is what has come to its end, and how much has not', () => {
    const { told } = asked({ odds: true, policy: ['never'] });
    const firsts = told.flatMap(({ first }) => (first ? [leastOf(first())] : []));
    // One in six each way a round; four in six go on: 1/6, 1/6 + 4/36 = 5/18, 5/18 + 16/216 = 19/54 and 8/27 held.
    expect(firsts).toEqual([
      [{ taken: '1/6', relieved: '1/6' }, '2/3'],
      [{ taken: '5/18', relieved: '5/18' }, '4/9'],
      [{ taken: '19/54', relieved: '19/54', held: '8/27' }, '0'],
    ]);
  });

  test('tells the weightiest first, equals as they came', () => {
    const weights = { a: 2n, b: 4n, c: 1n, d: 4n, e: 3n };
    const ended = new Distribution(
      Object.entries(weights).map(([name, weight]) => ({ outcome: [name], weight })),
      20n,
    );
    expect(firstAnswer(ended).outcomes.map(({ outcome, fraction }) => [outcome, fraction])).toEqual([
      ['b', '1/5'],
      ['d', '1/5'],
      ['e', '3/20'],
      ['a', '1/10'],
      ['c', '1/20'],
    ]);
  });

  test('is the whole chart while the decisions are walked', () => {
    const { told, made } = asked({ odds: true, open: true });
    const firsts = told.flatMap(({ first }) => (first ? [first()] : []));
    const later = firsts.slice(firsts.findIndex(({ open: rest }) => rest.fraction === '0'));
    expect(later.length).toBeGreaterThan(2);
    for (const each of later) {
      expect(each.open.fraction).toBe('0');
      expect(each.outcomes).toEqual(made.outcomes?.map(({ outcome, p, fraction }) => ({ outcome, p, fraction })));
    }
    expect(made.open).toMatchObject({ kind: 'combinations', charts: { length: 2 } });
  });
});

describe('past the budget', () => {
  test('odds are sampled, claim no fraction and no certainty, and open no combinations', () => {
    const { made } = asked({ odds: true, open: true }, { budget: 3, samples: 6_000 });
    expect([made.method, made.effort, made.open]).toEqual(['sampled', 6_000, undefined]);
    expect(made.outcomes?.every(({ fraction }) => fraction === '…')).toBe(true);
    expect(made.outcomes?.find(({ outcome }) => outcome === 'taken')?.p).toBeCloseTo(19 / 54, 1);
    expect(made.figures?.[0]?.mean).toMatchObject({ fraction: '…' });
    // At worst a share of one half: 1.96 × √(1/4 ÷ 6,000).
    expect(made.within).toBeCloseTo(0.01265, 5);
  });

  test('advice samples each option, every later decision drawn evenly', () => {
    const replies = [{ face: 3 }];
    const { made } = asked({ advice: { side: 'red' }, replies }, { budget: 3, samples: 6_000 });
    const { advice } = made;
    expect(advice).toMatchObject({ method: 'sampled', effort: 6_000, decision: { kind: 'one', best: ['stay'] } });
    const [stay, leave] = advice?.decision?.options ?? [];
    // Staying takes the town one time in six, and after the four in six that go on, half of the time one in six more.
    expect(stay?.value.value).toBeCloseTo(1 / 6 + (4 / 6) * (1 / 2) * (1 / 6), 1);
    expect(leave?.value).toEqual({ value: 0, fraction: '…' });
    // A town taken 2/9 of the time: 1.96 × √(2/9 × 7/9 ÷ 6,000); leaving never strays.
    expect(advice?.within).toBeCloseTo(0.01052, 3);
  });

  test('advice with nothing to decide yet tells the mean of such plays', () => {
    const { made } = asked({ advice: { side: 'red' } }, { budget: 3, samples: 6_000 });
    expect(made.advice).toMatchObject({ method: 'sampled', prospects: [] });
    expect(made.advice?.decision).toBeUndefined();
    const second = (4 / 6) * (1 / 2) * (1 / 6);
    expect(made.advice?.value.value).toBeCloseTo(1 / 6 + second + second * (4 / 6) * (1 / 2), 1);
  });

  test('where nobody lets it sample it is refused', () => {
    expect(() => asked({ odds: true }, { budget: 3 })).toThrow('oddsTooLarge');
    expect(() => asked({ advice: { side: 'red' } }, { budget: 3 })).toThrow('oddsTooLarge');
  });
});

describe('past its time', () => {
  /** Time to walk for so many looks at the clock, then to sample for so many. */
  const clockOf = (walked: number, sampled: number) => {
    let looks = 0;
    return (): TimeLeft => {
      looks += 1;
      return looks <= walked ? 'walk' : looks <= walked + sampled ? 'sample' : 'none';
    };
  };

  test('the exact walk is given up, and what was settled before still holds', () => {
    const { made, told } = asked({ odds: true }, { samples: 6_000, clock: clockOf(1, 99) });
    expect([made.method, made.effort]).toEqual(['sampled', 6_000]);
    expect(told.flatMap(({ first }) => (first ? [leastOf(first())] : []))).toEqual([
      [{ taken: '1/6', relieved: '1/6' }, '2/3'],
    ]);
    expect(told.at(-1)?.share).toBe(1);
  });

  test('a sample ends with the plays it has, never with none', () => {
    const { made, told } = asked({ odds: true }, { samples: 6_000, clock: clockOf(0, 2) });
    // The first look ends the walk; the second, after a piece of 500, still lets it go on.
    expect([made.method, made.effort, told.at(-1)?.share]).toEqual(['sampled', 1_000, 1 / 6]);
    expect(asked({ odds: true }, { samples: 6_000, clock: () => 'none' }).made.effort).toBe(500);
  });

  test('advice plays every option as often as the others', () => {
    const replies = [{ face: 3 }];
    const wish = { advice: { side: 'red' }, replies };
    const { made, told } = asked(wish, { budget: 3, samples: 6_000, clock: () => 'none' });
    expect(made.advice).toMatchObject({ method: 'sampled', effort: 100, decision: { best: ['stay'] } });
    expect(told.map(({ states }) => states)).toEqual([100, 200]);
  });

  test('where nobody lets it sample it is refused', () => {
    expect(() => asked({ odds: true }, { clock: () => 'sample' })).toThrow('oddsTooLong');
  });
});

test('advice tells how many states it holds', () => {
  const counted: number[] = [];
  const wide: Procedure = {
    ...siege,
    begin: () =>
      [...Array(5).keys()].reduceRight<(so: number) => Step<Siege>>(
        (then) => (so) => chance(ROUND, d6, (face) => checkpoint('so', { so: so * 6 + face }, (next) => then(next.so))),
        () => done({ ending: 'held', rounds: 1 }),
      )(0),
  } as unknown as Procedure;
  const opened = open({ ...game, procedures: { siege: wide } }, 'siege', {});
  if (!opened.ok) throw new Error('refused');
  inOneGo(forecastInPieces(opened.value, { advice: { side: 'red' } }, { onStates: (states) => counted.push(states) }));
  // 6 + 36 + 216 + 1,296 + 7,776 states, told every 1,024.
  expect(counted).toEqual(Array.from({ length: 9 }, (_, index) => (index + 1) * 1_024));
});
