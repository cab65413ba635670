/** Tables, chronicles and luck on paper, to the letter. */
import { game as specimen } from '@grognard/games/specimen';
import type { Chronicle, ChronicleEntry, ChronicleSection } from '@grognard/games/words';
import { answersInOrder, type Game, grid, list, type Opened, open, resolve, type Table, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { page } from '../testing/pages.ts';
import { paper } from '../testing/paper.ts';
import { printLuck } from './account.ts';
import { openForecast, printBriefly } from './briefly.ts';
import { printChronicle } from './chronicle.ts';
import { printTable, tableFacts } from './tables.ts';

const en = (text: string) => ({ en: text, fr: `${text} fr` });

/** Two columns of three places and one of five; the label takes one. */
const drill = grid({
  id: 'drill',
  title: en('Drill'),
  provenance: { document: 'rules', heading: '1.1', page: 3, note: en('Read twice.') },
  rowsAre: en('die'),
  columnsAre: en('order'),
  codes: ['A', 'BB', '-'],
  grid: `
       one  two  three
    1  A    BB   ?
    2  -    A    BB
  `,
  repairs: [
    {
      row: '2',
      column: 'two',
      seen: '4',
      used: 'A',
      why: 'scan',
      evidence: en('Four is no order.'),
      confidence: 'high',
    },
  ],
  lost: [{ where: 'row 1', what: en('the last order') }],
  meanings: { A: en('advance'), BB: en('fall back') },
  origins: `
       one  two  three
    1  p    p    g
    2  p    g    p
  `,
  legend: { p: en('printed'), g: en('guessed') },
});

const titles = (table: Table): Game => ({ ...specimen, tables: { ...specimen.tables, [table.id]: table } }) as Game;

describe('a table on paper', () => {
  const below = [
    '',
    'A  advance',
    'BB  fall back',
    'p  printed (4 cells)',
    'g  guessed (2 cells)',
    '',
    'Repaired or doubtful cells (*)',
    '  •  row 2, column two: seen 4, used A (scan; very likely)',
    '     Four is no order.',
    '',
    'Lost in the source',
    '  •  row 1: the last order',
    '',
    'Source: The Ford, rules, 1 (Grognard (MIT)), 1.1, page 3. Read twice.',
  ];

  test('a grid as the page has it, its marks explained below', async () => {
    expect(await page((dialogue) => printTable(dialogue, titles(drill), drill))).toEqual([
      'Drill',
      '',
      'die \\ order',
      '   one  two  three',
      '──────────────────',
      '1  A    BB   ?',
      '2  -    A*   BB',
      ...below,
    ]);
  });

  test.each([
    // Label 1, then 2 + 3, 2 + 3 and 2 + 5 places: eighteen in all.
    [18, [['one', 'two', 'three']]],
    [17, [['one', 'two'], ['three']]],
    [11, [['one', 'two'], ['three']]],
    [10, [['one'], ['two'], ['three']]],
  ])('in %i places it stands in these blocks: %j', async (width, blocks) => {
    const lines = await page((dialogue) => printTable(dialogue, titles(drill), drill), { width });
    const heads = lines.flatMap((line, index) =>
      lines[index + 1]?.startsWith('──') ? [line.trim().split(/\s+/)] : [],
    );
    expect(heads).toEqual(blocks);
    const second = lines.filter((line) => line.startsWith('2 ')).flatMap((line) => line.split(/\s+/).slice(1));
    expect(second).toEqual(['-', 'A*', 'BB']);
    // A blank line between one block and the next, and none before the first.
    const blanks = heads
      .slice(1)
      .map(([name]) => lines[lines.findIndex((line) => line.trim().startsWith(String(name))) - 1]);
    expect(blanks).toEqual(heads.slice(1).map(() => ''));
  });

  test('a mark that no cell bears is explained all the same', async () => {
    const { origins: _, ...bare } = drill;
    const lines = await page((dialogue) => printTable(dialogue, titles(bare), bare));
    expect(lines).toContain('p  printed (0 cells)');
  });

  test('a cell of one’s own hides the mark of a repair, and nothing else is marked', async () => {
    const own = {
      ...drill,
      own: [{ row: '2', column: 'two', cell: 'BB' }],
      cells: [
        ['A', 'BB', '?'],
        ['-', 'BB', 'BB'],
      ],
    };
    const lines = await page((dialogue) => printTable(dialogue, titles(drill), own as unknown as Table));
    expect(lines.slice(5, 7)).toEqual(['1  A    BB   ?', '2  -    BB+  BB']);
    expect(lines).toContain('+ a cell of your own copy');
  });

  test('in colour what is lost is red, what is repaired yellow, one’s own green, and nothing else coloured', async () => {
    const painted = async (table: Table) =>
      (await page((dialogue) => printTable(dialogue, titles(drill), table), { colour: true })).slice(5, 7);
    const [red, green, yellow] = [31, 32, 33].map((code) => (text: string) => `\u001b[${code}m${text}\u001b[39m`);
    // The labels of rows are bold.
    const [one, two] = ['1', '2'].map((label) => `\u001b[1m${label}\u001b[22m`);
    expect(await painted(drill)).toEqual([`${one}  A    BB   ${red?.('?')}`, `${two}  -    ${yellow?.('A*')}   BB`]);
    const own = { ...drill, own: [{ row: '1', column: 'three', cell: 'A' }] } as unknown as Table;
    expect(await painted(own)).toEqual([`${one}  A    BB   ${green?.('?+')}`, `${two}  -    ${yellow?.('A*')}   BB`]);
  });

  test('what has no meanings, marks, repairs or losses says nothing of them', async () => {
    const bare = grid({
      id: 'bare',
      title: en('Bare'),
      provenance: { document: 'nowhere', heading: '2' },
      rowsAre: en('die'),
      columnsAre: en('order'),
      codes: ['A'],
      grid: '\n one\n1 A\n',
    });
    expect(await page((dialogue) => printTable(dialogue, titles(bare), bare))).toEqual([
      'Bare',
      '',
      'die \\ order',
      '   one',
      '──────',
      '1  A',
      '',
      'Source: nowhere,  (), 2.',
    ]);
  });

  test('a list: its heads, its rows, a name before each where the rows have names', async () => {
    const table = specimen.tables['die-modifiers'] as unknown as Table;
    const lines = await page((dialogue) => printTable(dialogue, specimen, table));
    expect(lines.slice(0, 3)).toEqual(['Die modifiers', '', expect.stringMatching(/^Value {2}Rule +Condition$/)]);
    expect(lines.slice(4, 7).map((line) => line.split(/\s{2,}/).slice(0, 2))).toEqual([
      ['−1', expect.stringContaining('7.3')],
      ['+1', expect.stringContaining('7.2')],
      ['−1', expect.stringContaining('7.2')],
    ]);
    const tolls = list({
      id: 'tolls',
      title: en('Tolls'),
      provenance: { document: 'rules', heading: '3' },
      columns: { toll: en('Toll'), paid: en('Paid') },
      rows: { attacker: { toll: 2, paid: 'x' }, defender: { toll: 3, paid: 'y' } },
      repairs: [
        {
          row: 'defender',
          column: 'toll',
          seen: '8',
          used: '3',
          why: 'scan',
          evidence: en('A toll of 8?'),
          confidence: 'high',
        },
      ],
    } as never) as unknown as Table;
    const page3 = await page((dialogue) => printTable(dialogue, titles(tolls), tolls));
    const cells = page3
      .filter((line) => /^\S+ .*[xy]/.test(line) && !line.startsWith('Source'))
      .map((line) => line.split(/\s{2,}/).slice(-2));
    expect(cells).toEqual([
      ['2', 'x'],
      ['3*', 'y'],
    ]);
  });

  test('its size: cells, repairs, what is lost by name or by its cell', () => {
    expect(tableFacts(drill as unknown as Table)).toEqual({ cells: 6, repairs: 1, lost: 2 });
    // Three rows of value, rule and text.
    expect(tableFacts(specimen.tables['die-modifiers'] as unknown as Table)).toEqual({ cells: 9, repairs: 0, lost: 0 });
  });
});

describe('a chronicle', () => {
  const entry = (sequence: number, more: Partial<ChronicleEntry> = {}): ChronicleEntry => ({
    sequence,
    kind: 'noted',
    lead: `Event ${sequence}.`,
    text: '',
    numbers: '',
    fates: [],
    counters: [],
    nations: [],
    ...more,
  });
  const section = (turn: string, phase: string, ...entries: readonly ChronicleEntry[]): ChronicleSection => ({
    turn,
    phase,
    entries,
  });
  const told = (sections: readonly ChronicleSection[], by?: (each: ChronicleEntry) => string | undefined) =>
    page((dialogue) => printChronicle(dialogue, { sections } as Chronicle, by));

  test('names a turn once, and each phase of it', async () => {
    expect(
      await told([
        section('', '', entry(0)),
        section('Turn 1', 'Movement', entry(1)),
        section('Turn 1', 'Combat', entry(2)),
        section('Turn 2', 'Movement', entry(3)),
        section('Turn 3', '', entry(12)),
      ]),
    ).toEqual([
      '  0  Event 0.',
      '',
      'Turn 1, Movement',
      '  1  Event 1.',
      '',
      'Combat',
      '  2  Event 2.',
      '',
      'Turn 2, Movement',
      '  3  Event 3.',
      '',
      'Turn 3',
      ' 12  Event 12.',
    ]);
  });

  test('tells who said it, what it is marked with, and what stands beneath', async () => {
    const more = { text: 'It rained.', numbers: 'd6 4', fates: ['A lost', 'B gone'], undone: true } as const;
    expect(
      await told([section('', '', entry(1, more), entry(2))], ({ sequence }) => (sequence === 2 ? 'X' : undefined)),
    ).toEqual(['  1  Event 1. It rained. (taken back)', '     d6 4', '     A lost; B gone', '  2  X: Event 2.']);
  });

  test('of nothing says so', async () => {
    expect(await told([])).toEqual(['Nothing in the journal is like that.']);
  });
});

describe('luck', () => {
  test('has a column for the sides only where one of them wants something', async () => {
    const opened = open(specimen as Game, 'assault', { attack: 11, defence: 4 });
    if (!opened.ok) throw new Error('it opens');
    const head = async (figures: readonly string[]): Promise<readonly string[]> => {
      const { procedure } = opened.value;
      const kept = Object.fromEntries(Object.entries(procedure.figures).filter(([name]) => figures.includes(name)));
      const favours = figures.includes('lossDifference') ? procedure.favours : undefined;
      const { favours: _, ...rest } = procedure;
      const own: Opened = { ...opened.value, procedure: { ...rest, figures: kept, ...(favours && { favours }) } };
      const answers = answersInOrder([{ attacker: 'hold', defender: 'hold' }]);
      // 11/4 is 2/1: its second row reads -, and nothing is asked after it.
      const played = resolve(own, typed([2], answers.answer));
      if (!played.ok) throw new Error(JSON.stringify(played.refusals));
      const lines = await page((dialogue) => printLuck(dialogue, own, played.value));
      return [...(lines[2]?.trim().split(/ {2,}/) ?? []), /for a side/.test(lines.join(' ')) ? 'for a side' : ''];
    };
    const columns = ['Figure', 'Got', 'Expected', 'Below'];
    expect(await head(['lossDifference'])).toEqual([...columns, 'By side', 'for a side']);
    expect(await head(['attackerLosses', 'lossDifference'])).toEqual([...columns, 'By side', 'for a side']);
    expect(await head(['attackerLosses'])).toEqual([...columns, '']);
  });
});

test('odds told briefly stand apart from what comes before and after', async () => {
  const opened = open(specimen as Game, 'assault', { attack: 11, defence: 4 });
  if (!opened.ok) throw new Error('it opens');
  const made = await openForecast(new Dialogue(paper(), 'en', false), opened.value);
  const lines = await page((dialogue) => printBriefly(dialogue, opened.value, made));
  const blank = lines.flatMap((line, at) => (line === '' ? [at] : []));
  expect([blank[0], lines[1], blank[1], blank.at(-1)]).toEqual([
    0,
    expect.stringContaining('Assault'),
    2,
    lines.length - 1,
  ]);
});
