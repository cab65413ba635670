/** Whole pages, to the letter: tables, charts and comparisons as they must stand on paper. */
import { game as specimen } from '@grognard/games/specimen';
import type { WordedAdvice, WordedForecast, WordedOpenChart, WordedQuestion } from '@grognard/games/words';
import type { ExplainedStep, Owed } from '@grognard/kernel';
import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import { page } from '../testing/pages.ts';
import { printAdvice } from './advice.ts';
import { printChart } from './chart.ts';
import { printChronicle } from './chronicle.ts';
import { printForecast } from './forecast.ts';
import { printOwed } from './owed.ts';
import { stepTeller } from './steps.ts';

const share = (outcome: string, over: number, under: number) => ({
  outcome,
  words: `${outcome}!`,
  p: over / under,
  fraction: over === under ? '1' : `${over}/${under}`,
});

const figure = (words: string, over: number, under: number, quantiles = { '5': 0, '50': 1, '95': 2 }) => ({
  name: words.toLowerCase(),
  words,
  mean: { value: over / under, fraction: `${over}/${under}` },
  spread: 0.5,
  quantiles,
  values: [],
});

/** An explained step of which only so much is known. */
const step = (facts: object): ExplainedStep => ({
  ...{ rule: '7.1', title: { key: 'assault.odds' }, modifiers: [], dice: [], answers: [] },
  ...facts,
});

describe('steps as they come', () => {
  const die = { sides: 6, face: 4 };
  const answer = { side: 'attacker', ask: { key: 'assault.ask.reserves' }, option: 'hold' };
  const modifier = { value: 1, rule: '7.2', text: { key: 'modifier.attackerReserve' }, applied: true };
  const lookup = { table: 'assault', row: '4', column: '2/1', cell: 'D1' };
  const outcome = { key: 'side.defender' };
  const told = (...growing: readonly object[]) =>
    page((dialogue) => {
      const tell = stepTeller(dialogue, specimen);
      for (const facts of growing) tell([step(facts)]);
    });

  test('only what is new in a step is told, and its title once', async () => {
    const HEAD = '7.1 Odds';
    expect(await told({})).toEqual([HEAD]);
    expect(await told({}, {})).toEqual([HEAD]);
    expect(await told({}, { outcome })).toEqual([HEAD, '    →  Defender']);
    expect(await told({}, { dice: [die] }, { dice: [die] })).toEqual([HEAD, '    d6: 4']);
    expect(await told({ dice: [die] }, { dice: [die, { sides: 6, face: 1 }], outcome }, { outcome })).toEqual([
      ...[HEAD, '    d6: 4', '    d6: 1', '    →  Defender'],
    ]);
    expect(await told({}, { answers: [answer] }, { answers: [answer] })).toEqual([HEAD, '    Attacker: hold']);
    expect(await told({ modifiers: [] }, { modifiers: [modifier] })).toEqual([
      HEAD,
      expect.stringMatching(/^ {4}\+1 {2}Attacker commits his reserve {2}/),
    ]);
    const looked = await told({ dice: [die] }, { dice: [die], lookup }, { dice: [die], lookup });
    expect(looked).toHaveLength(3);
    expect(looked[2]).toContain('row 4, column 2/1 → D1');
    expect(await told({ outcome }, { outcome })).toEqual([HEAD, '    →  Defender']);
  });
});

describe('in colour', () => {
  const paint = picocolors.createColors(true);

  test('a modifier that applies has its sign bold, one that does not is dim all along', async () => {
    const modifier = (applied: boolean) => ({
      value: 1,
      rule: '7.2',
      text: { key: 'modifier.attackerReserve' },
      applied,
    });
    const modifiers = [modifier(true), modifier(false)];
    const lines = await page((dialogue) => stepTeller(dialogue, specimen)([step({ modifiers })]), { colour: true });
    expect(lines[0]).toBe(paint.bold('7.1 Odds'));
    expect(lines[1]?.startsWith(`    ${paint.bold('+1')}  Attacker commits his reserve  `)).toBe(true);
    expect(lines[2]?.startsWith(`    ${paint.dim('+1')}  ${paint.dim('Attacker commits his reserve')}  `)).toBe(true);
  });

  test('what was taken back is dim in the chronicle', async () => {
    const entry = (sequence: number, undone: boolean) =>
      ({
        sequence,
        kind: 'noted',
        lead: 'So.',
        text: '',
        numbers: 'Few.',
        fates: [],
        ...(undone && { undone }),
      }) as never;
    const sections = [{ turn: '', phase: '', entries: [entry(1, false), entry(2, true)] }];
    const lines = await page((dialogue) => printChronicle(dialogue, { sections } as never), { colour: true });
    expect(lines).toEqual([
      `${paint.dim('  1')}  So.`,
      paint.dim('     Few.'),
      `${paint.dim('  2')}${paint.dim('  So. (taken back)')}`,
      paint.dim('     Few.'),
    ]);
  });
});

describe('what found no place on the tracks', () => {
  const effect = { kind: 'lost', side: 'defender', steps: 2 };
  const owed = (facts: object): Owed => ({ sequence: 3, effect, why: { unbooked: 'noSuch', ...facts } }) as never;
  const printed = (...all: readonly Owed[]) => page((dialogue) => printOwed(dialogue, all));

  test('is said with the correction that would mend it, or with the one that lets it go', async () => {
    expect(await printed()).toEqual([]);
    const mend = { at: 'lost.defender', value: { a: 1 } };
    expect(await printed(owed({}), owed({ mend }))).toEqual([
      '',
      '2 effects found no place on the tracks and wait:',
      expect.stringMatching(/^ {2}• {2}event 3, the defender loses 2 steps\. \S/),
      '    campaign correct FILE owed[0] null --reason …',
      expect.stringMatching(/^ {2}• {2}event 3, the defender loses 2 steps\. \S/),
      `    campaign correct FILE lost.defender '{"a":1}' --reason …`,
    ]);
    expect((await printed(owed({})))[1]).toBe('One effect found no place on the tracks and waits:');
  });
});

describe('odds on paper', () => {
  const chart = {
    outcomes: [share('win', 2, 3), share('draw', 1, 4), share('loss', 1, 12)],
    figures: [figure('Losses', 1, 2), figure('Gains', -3, 2, { '5': 1, '50': 1, '95': 1 })],
  };
  const figures = [
    '',
    'Figure  Mean  Exactly  Spread  Median  90% within',
    '─────────────────────────────────────────────────',
    'Losses   0.5  1/2         0.5       1       0 – 2',
    'Gains   −1.5  −3/2        0.5       1           1',
  ];

  test('outcomes and figures; a bar only on a screen', async () => {
    expect(await page((dialogue) => printChart(dialogue, chart))).toEqual([
      'Outcome  Chances  Exactly',
      '─────────────────────────',
      'win!       66.7%  2/3',
      'draw!      25.0%  1/4',
      'loss!       8.3%  1/12',
      ...figures,
    ]);
    // The likeliest fills twenty blocks of eight eighths; a quarter is 3/8 of two thirds, 7½ blocks; a twelfth 1/8, 2½.
    expect((await page((dialogue) => printChart(dialogue, chart), { terminal: true })).slice(1, 5)).toEqual([
      `─────────────────────────${'─'.repeat(22)}`,
      `win!       66.7%  2/3      ${'█'.repeat(20)}`,
      `draw!      25.0%  1/4      ${'█'.repeat(7)}▌`,
      `loss!       8.3%  1/12     ${'█'.repeat(2)}▌`,
    ]);
  });

  test('the least bar is an eighth of a block, and every eighth has its own', async () => {
    const outcomes = [
      share('all', 160, 320),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((each) => share(`e${each}`, each, 320)),
    ];
    const lines = await page(
      (dialogue) => printChart(dialogue, { outcomes: [...outcomes, share('dust', 1, 64_000)], figures: [] }),
      {
        terminal: true,
      },
    );
    expect(lines.slice(3).map((line) => line.split(/\s+/).at(-1))).toEqual([
      '▏',
      '▎',
      '▍',
      '▌',
      '▋',
      '▊',
      '▉',
      '█',
      '█▏',
      '▏',
    ]);
    expect(lines).not.toContain('');
  });

  test('sixty outcomes are listed, the sixty-first and on are summed', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => share(`o${place}`, 1, count));
    const listed = await page((dialogue) => printChart(dialogue, { outcomes: many(60), figures: [] }));
    expect([listed.length, listed.at(-1)?.split(/\s+/)[0]]).toEqual([62, 'o59!']);
    const one = await page((dialogue) => printChart(dialogue, { outcomes: many(61), figures: [] }));
    expect(one.at(-1)?.trim()).toMatch(/^1 more outcome \(see --json\) {2,}1\.6%$/);
    const summed = await page((dialogue) => printChart(dialogue, { outcomes: many(64), figures: [] }));
    // Four of 64 are left: 6.25 in a hundred, told as 6.3.
    expect(summed.length).toBe(63);
    expect(
      summed
        .at(-1)
        ?.trim()
        .split(/\s{2,}/),
    ).toEqual(['4 more outcomes (see --json)', '6.3%']);
  });

  const question = (key: string, side: string): WordedQuestion =>
    ({ key, words: { side, question: `${key}?`, rule: '' } }) as unknown as WordedQuestion;
  const decided = (
    words: Readonly<Record<string, string>>,
    outcomes: readonly ReturnType<typeof share>[],
    ...more: ReturnType<typeof figure>[]
  ) => ({ answers: words, words, outcomes, figures: more }) as unknown as WordedOpenChart;
  const forecast = (facts: object): WordedForecast =>
    ({ policy: [], words: { policy: [] }, ...facts }) as unknown as WordedForecast;
  const combinations = (
    charts: readonly WordedOpenChart[],
    facts: object = {},
    decisions = [question('go', 'Attacker')],
  ) => forecast({ open: { kind: 'combinations', charts, idle: [], declined: [], ...facts }, decisions });

  test('settled odds are one chart; a narrowed one says how, and only if its decisions were declined', async () => {
    const outcomes = [share('win', 1, 1)];
    const plain = ['Outcome  Chances  Exactly', '─────────────────────────', 'win!        100%  1'];
    expect(await page((dialogue) => printForecast(dialogue, forecast({ outcomes })))).toEqual(plain);
    const decisions = [question('go', 'Attacker')];
    const settled = (facts: object) => page((dialogue) => printForecast(dialogue, forecast({ outcomes, ...facts })));
    const never = { policy: ['never'], words: { policy: ['nobody commits', 'nobody stays'] } };
    expect(await settled({ decisions, ...never })).toEqual([
      'Too wide with its decisions open; here nobody commits; nobody stays. --policy settles them otherwise.',
      '',
      ...plain,
    ]);
    expect(await settled({ decisions, ...never, policy: ['always'] })).toEqual(plain);
    expect(await settled({ decisions: [], ...never })).toEqual(plain);
    const asked = forecast({ outcomes, decisions, ...never });
    expect(await page((dialogue) => printForecast(dialogue, asked, { settled: true }))).toEqual(plain);
    expect(await settled({ words: { policy: [], sampled: 'A sample.' } })).toEqual([
      'A sample. --budget walks further.',
      ...plain,
    ]);
  });

  test('what is certain is said, not weighed', async () => {
    const certain = { steps: [], summary: { key: 'side.attacker' } };
    expect(await page((dialogue) => printForecast(dialogue, forecast({ certain })))).toEqual(['Attacker']);
    const steps = [step({ outcome: { key: 'side.defender' } }), step({ dice: [{ sides: 6, face: 4 }] })];
    expect(await page((dialogue) => printForecast(dialogue, forecast({ certain: { ...certain, steps } })))).toEqual([
      ...['7.1 Odds', '    →  Defender', '7.1 Odds', '    d6: 4', '', 'Attacker'],
    ]);
  });

  test('open decisions: each way with its answers above its chart, then what changes nothing', async () => {
    const charts = [decided({ go: 'Yes' }, [share('win', 1, 1)]), decided({ go: 'No' }, [share('loss', 1, 1)])];
    const made = combinations(charts, { idle: ['stay'], declined: ['last', 'gone'] }, [
      question('go', 'Attacker'),
      question('stay', 'Defender'),
      question('last', 'Attacker'),
    ]);
    expect(await page((dialogue) => printForecast(dialogue, made))).toEqual([
      'Exact odds for each of the 2 ways the decisions may fall; --policy settles them.',
      '',
      'Attacker: go? → Yes',
      'Outcome  Chances  Exactly',
      '─────────────────────────',
      'win!        100%  1',
      '',
      'Attacker: go? → No',
      'Outcome  Chances  Exactly',
      '─────────────────────────',
      'loss!       100%  1',
      '',
      '  •  Defender, stay? — the answer changes nothing of what is shown.',
      '  •  Attacker, last? — the options depend on the course of play; here the least commitment is assumed.',
    ]);
    const quiet = await page((dialogue) => printForecast(dialogue, combinations(charts)));
    expect(quiet.at(-1)).toBe('loss!       100%  1');
  });

  test('plain policies, each named with a capital', async () => {
    const charts = [{ policy: 'never', words: 'nobody commits', outcomes: [share('win', 1, 1)], figures: [] }];
    const made = forecast({ open: { kind: 'policies', combinations: 100_000, charts } });
    const lines = await page((dialogue) => printForecast(dialogue, made));
    expect(lines[0]).toMatch(/^The decisions may fall in 100.?000 ways/);
    expect(lines.slice(-5)).toEqual([
      '',
      'Nobody commits (never)',
      'Outcome  Chances  Exactly',
      '─────────────────────────',
      'win!        100%  1',
    ]);
  });

  /** Ways of winning k in nine, each with a loss figure of its own; `draw` is always one in nine. */
  const ways = (count: number) =>
    Array.from({ length: count }, (_, k) =>
      decided(
        { go: `way ${k}` },
        [...(k > 0 ? [share('win', k, 9)] : []), share('draw', 1, 9), ...(k < 8 ? [share('loss', 8 - k, 9)] : [])],
        figure('Losses', k, 2),
        figure('Toll', 1, 4),
      ),
    );

  test('eight ways are told one by one, nine are put side by side', async () => {
    const eight = await page((dialogue) => printForecast(dialogue, combinations(ways(8))), { width: 200 });
    expect(eight.filter((line) => line.startsWith('Attacker: go? →'))).toHaveLength(8);
    const nine = await page((dialogue) => printForecast(dialogue, combinations(ways(9))), { width: 200 });
    expect(nine).toEqual([
      'The decisions lead to 9 different exact distributions, each with its letter:',
      '   Attacker: go?',
      '────────────────',
      ...Array.from({ length: 9 }, (_, k) => `${'ABCDEFGHI'[k]}  way ${k}`),
      '',
      '                   A      B      C      D      E      F      G      H      I',
      '────────────────────────────────────────────────────────────────────────────',
      // k ninths, and the rest of eight ninths.
      'loss!          88.9%  77.8%  66.7%  55.6%  44.4%  33.3%  22.2%  11.1%      ·',
      'win!               ·  11.1%  22.2%  33.3%  44.4%  55.6%  66.7%  77.8%  88.9%',
      'Losses (mean)      0    0.5      1    1.5      2    2.5      3    3.5      4',
      '',
      'Whatever is decided:',
      '  draw!        11.1%',
      '  Toll (mean)   0.25',
      '',
      'Exact fractions: with --json, or settle some of the decisions with --policy.',
    ]);
  });

  test.each([
    // Thirty places for the words and nine a column: how many columns fit, and nine evenly over the rows they need.
    [111, [9]],
    [110, [5, 4]],
    [75, [5, 4]],
    [74, [3, 3, 3]],
    [39, Array.from({ length: 9 }, () => 1)],
    [20, Array.from({ length: 9 }, () => 1)],
  ])('in %i places nine columns stand as %j', async (width, sizes) => {
    const lines = await page((dialogue) => printForecast(dialogue, combinations(ways(9)), { briefly: true }), {
      width,
    });
    const heads = lines
      .filter((line) => /^\s+[A-I](\s+[A-I])*$/.test(line))
      .map((line) => line.trim().split(/\s+/).length);
    expect(heads).toEqual(sizes);
  });

  test('briefly, even two ways are compared; ways to the same end share a letter, and one end is one chart', async () => {
    const same = decided({ go: 'Maybe' }, [share('win', 1, 1)]);
    const charts = [decided({ go: 'Yes' }, [share('win', 1, 1)]), decided({ go: 'No' }, [share('loss', 1, 1)]), same];
    expect(
      await page((dialogue) =>
        printForecast(dialogue, combinations(charts, {}, [question('go', 'Attacker'), question('idle', 'Defender')]), {
          briefly: true,
        }),
      ),
    ).toEqual([
      'The decisions lead to 2 different exact distributions, each with its letter:',
      '   Attacker: go?',
      '────────────────',
      'A  Yes',
      'A  Maybe',
      'B  No',
      '',
      '          A     B',
      '─────────────────',
      'win!   100%     ·',
      'loss!     ·  100%',
    ]);
    const one = charts.filter(({ outcomes }) => outcomes[0]?.outcome === 'win');
    expect(await page((dialogue) => printForecast(dialogue, combinations(one), { briefly: true }))).toEqual([
      'Outcome  Chances  Exactly',
      '─────────────────────────',
      'win!        100%  1',
    ]);
    expect(await page((dialogue) => printForecast(dialogue, combinations([]), { briefly: true }))).toEqual([]);
  });
});

describe('advice on paper', () => {
  const option = (name: string) => ({ words: { option: name, share: '50%', value: '1.5', exactly: '3/2' } });
  const advice = (facts: object): WordedAdvice =>
    ({
      method: 'exact',
      words: { sentence: 'Thus.', side: 'Attacker' },
      prospects: [],
      ...facts,
    }) as unknown as WordedAdvice;
  const printed = (facts: object) => page((dialogue) => printAdvice(dialogue, advice(facts)));
  const table = (name: string) => [
    'Option  How often  Worth  Exactly',
    '─────────────────────────────────',
    `${name}            50%    1.5  3/2`,
  ];

  test('a decision with its options, and what the other side should do where it decides too', async () => {
    const decision = { words: { question: 'Go?', best: 'Go.' }, options: [option('go')] };
    expect(await printed({ decision })).toEqual(['Thus.', '', 'Go?', 'Go.', ...table('go')]);
    const against = { words: { side: 'Defender' }, options: [option('no')] };
    expect(await printed({ decision: { ...decision, against }, method: 'numeric' })).toEqual([
      'Thus.',
      expect.stringMatching(/^A sealed choice here is too wide for exact fractions: .* decimals\.$/),
      '',
      'Go?',
      'Go.',
      ...table('go'),
      '',
      'What Defender should do, and what each of his options leaves you:',
      ...table('no'),
    ]);
  });

  test('nothing to decide, or later: each prospect with its shares, and what does not matter', async () => {
    expect(await printed({})).toEqual(['Thus.', '', 'Attacker has nothing to decide.']);
    expect(
      await printed({ method: 'sampled', words: { sentence: 'Thus.', side: 'Attacker', sampled: 'So.' } }),
    ).toEqual(['Thus.', 'So. --budget walks further.', '']);
    const advised = [{ words: 'go', share: { p: 0.25, fraction: '1/4' } }];
    const prospect = (words: object, p = 0) => ({
      words: { question: 'Go?', times: 'once', ...words },
      advised,
      indifferent: { p, fraction: '' },
    });
    const said = ['Thus.', '', 'Go? (once)', '  •  best then: go (25.0%)'];
    expect(await printed({ prospects: [prospect({})] })).toEqual(said);
    expect(await printed({ prospects: [prospect({ indifferent: 'All one.', depends: 'It depends.' })] })).toEqual([
      ...said,
      '  •  It depends.',
    ]);
    expect(await printed({ prospects: [prospect({ indifferent: 'All one.' }, 0.5)] })).toEqual([
      ...said,
      '  •  All one.',
    ]);
  });
});
