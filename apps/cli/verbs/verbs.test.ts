import { shelf } from '@grognard/games';
import {
  type Example,
  enumerate,
  evenly,
  type Game,
  type Grid,
  type List,
  naming,
  open,
  type Plain,
  TooManyPaths,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { spoken, spokenData } from '../testing/paper.ts';

const games: readonly Game[] = await Promise.all(shelf.map((entry) => entry.load()));
const ASSAULT = ['specimen', 'assault', '--input', '{"attack":11,"defence":4,"acrossRiver":true}'];
const HELD = '[{"attacker":"commit","defender":"hold"},"retreat"]';

interface OddsData {
  readonly method: string;
  readonly outcomes: readonly { readonly outcome: Plain; readonly p: number; readonly fraction: string }[];
  readonly decisions?: readonly unknown[];
  readonly open?: {
    readonly kind: 'combinations' | 'policies';
    readonly charts: readonly { readonly answers?: Record<string, string>; readonly outcomes: OddsData['outcomes'] }[];
  };
}

describe('games', () => {
  test('every game of the shelf with its procedures and tables', async () => {
    const { games: told } = await spokenData<{
      games: { id: string; procedures: { id: string }[]; tables: { id: string }[] }[];
    }>(['games']);
    expect(told.map(({ id }) => id)).toEqual(shelf.map(({ id }) => id));
    for (const [index, { procedures, tables }] of told.entries()) {
      expect(procedures.map(({ id }) => id)).toEqual(Object.keys(games[index]?.procedures ?? {}));
      expect(tables.map(({ id }) => id)).toEqual(Object.keys(games[index]?.tables ?? {}));
    }
  });
});

describe('show', () => {
  test.each(games.map((game) => [game.id, game] as const))('every cell of every table of %s', async (id, game) => {
    const { tables } = await spokenData<{ tables: Record<string, unknown>[] }>(['show', id]);
    expect(tables).toHaveLength(Object.keys(game.tables).length);
    for (const told of tables) {
      const table = game.tables[String(told['id'])] as unknown as Grid | List;
      expect(told).toMatchObject({ shape: table.shape, title: table.title, provenance: table.provenance });
      expect(told['repairs']).toEqual(table.repairs);
      expect(told['lost']).toEqual(table.lost);
      if (table.shape === 'list') expect(told).toMatchObject({ columns: table.columns, rows: table.rows });
      else {
        expect(told).toMatchObject({ rows: table.rows.labels, columns: table.columns.labels, cells: table.cells });
      }
    }
  });

  test('a grid is laid out like the page, its repaired cell marked and explained', async () => {
    const { out } = await spoken(['show', 'specimen', 'assault']);
    const [, head, , ...rest] = out.split('\n').slice(2);
    expect(head?.trim().split(/\s+/)).toEqual(['1/2', '1/1', '2/1', '3/1']);
    expect(rest.find((line) => line.startsWith('6 '))?.split(/\s+/)).toEqual(['6', 'D1', 'D1', 'D2*', 'D2']);
    expect(out).toContain('row 6, column 2/1: seen DZ, used D2 (scan; very likely)');
    expect((await spoken(['show', 'specimen', 'assault', '--lang', 'fr'])).out).toContain('vu DZ, retenu D2');
  });

  test('a reader’s own cells are laid over the table and marked', async () => {
    const overlay = '{"assault":[{"row":"6","column":"2/1","cell":"A1"}]}';
    expect((await spoken(['show', 'specimen', 'assault', '--overlay', overlay])).out).toContain('A1+');
    const told = await spokenData<{ cells: string[][] }>(['show', 'specimen', 'assault', '--overlay', overlay]);
    expect(told.cells[6]?.[2]).toBe('A1');
  });

  test.each(games.map(({ id }) => id))('no line of %s is wider than the screen', async (id) => {
    for (const table of Object.keys(games.find((game) => game.id === id)?.tables ?? {})) {
      const { out, status } = await spoken(['show', id, table, '--lang', 'fr'], { width: 80 });
      expect(status).toBe(0);
      const wide = out.split('\n').filter((line) => [...line].length > 80);
      expect(wide, table).toEqual([]);
    }
  });
});

describe('describe', () => {
  test('inputs as JSON Schema, choices and rulings with their readings and why', async () => {
    const told = await spokenData<Record<string, unknown>>(['describe', 'specimen', 'assault', '--lang', 'fr']);
    expect(told).toMatchObject({
      game: 'specimen',
      procedure: 'assault',
      input: {
        type: 'object',
        properties: { attack: { type: 'integer', minimum: 1, maximum: 40, title: 'Force de l’attaquant' } },
        additionalProperties: false,
      },
      rulings: [{ id: 'fractions', readings: ['defender', 'nearest'], default: 'defender' }],
    });
    expect(
      (told['choices'] as { side: string; question: string }[]).map(({ side, question }) => `${side}:${question}`),
    ).toEqual(['attacker:assault.ask.reserves', 'defender:assault.ask.reserves', 'defender:assault.ask.retreat']);
  });

  test('only the rulings that the procedure reads', async () => {
    const rulingsOf = async (procedure: string) => {
      const told = await spokenData<{ rulings: { id: string }[] }>(['describe', 'clash-of-monarchs', procedure]);
      return told.rulings.map(({ id }) => id);
    };
    expect(await rulingsOf('march')).toEqual(['heavy-march']);
    expect(await rulingsOf('new-leaders')).toEqual([]);
  });

  test.each(games.flatMap((game) => Object.keys(game.procedures).map((id) => [game.id, id])))(
    '%s %s',
    async (game, id) => {
      for (const lang of ['en', 'fr']) {
        const { status, out } = await spoken(['describe', String(game), String(id), '--lang', lang]);
        expect(status).toBe(0);
        expect(out).not.toMatch(/\[[a-z]+\.[\w.]+\]|undefined/);
      }
    },
  );
});

describe('resolve', () => {
  test('the result has the shape of the design', async () => {
    const told = await spokenData<Record<string, unknown>>(['resolve', ...ASSAULT, '--dice', '5,6', '--answers', HELD]);
    expect(told).toMatchObject({
      game: 'specimen',
      procedure: 'assault',
      version: '1',
      input: { attack: 11, defence: 4, acrossRiver: true },
      rulings: { fractions: 'defender' },
      result: { code: 'D1', attackerLosses: 0, defenderLosses: 1, defenderRetreats: true },
      effects: [{ kind: 'lost', side: 'defender', steps: 1 }],
      words: {
        summary: 'D1: the attacker loses 0, the defender 1 and retreats',
        effects: ['the defender loses 1 step'],
      },
    });
    expect(told['journal']).toHaveLength(4);
    const steps = told['steps'] as Record<string, unknown>[];
    expect(steps.map(({ rule }) => rule)).toEqual(['7.1', '7.2', '7.3', '7.4', '7.5', '7.6']);
    expect(steps[2]).toMatchObject({
      title: { key: 'assault.ask.die' },
      modifiers: [
        { value: -1, rule: '7.3', text: { key: 'modifier.acrossRiver' }, applied: true },
        { value: 1, rule: '7.2', applied: true },
        { value: -1, rule: '7.2', applied: false },
      ],
      dice: [{ sides: 6, face: 5 }],
      words: { title: 'Assault die' },
    });
    expect(steps[3]).toMatchObject({ lookup: { table: 'assault', row: '5', column: '2/1', cell: 'D1' } });
    // Rows 1 to 6 of column 2/1 read A1 - - D1 D1 D2: one die in six costs the attacker a step, and half of the other
    // five count as luck.
    const [luck] = told['luck'] as unknown[];
    expect(luck).toMatchObject({
      name: 'attackerLosses',
      actual: 0,
      expected: { fraction: '1/6' },
      percentile: { fraction: '5/12' },
    });
  });

  test('nobody is lucky where no die was thrown', async () => {
    const args = ['resolve', 'combat-rapide', 'stacking', '--example', 'stack-of-eight'];
    expect(await spokenData<{ luck: unknown; journal: unknown[] }>(args)).toMatchObject({ luck: null, journal: [] });
    for (const lang of ['en', 'fr']) expect((await spoken([...args, '--lang', lang])).out).not.toMatch(/Luck|Chance/);
  });

  test('input from a file and from a pipe, answers without brackets', async () => {
    const piped = await spoken(
      [
        'resolve',
        'specimen',
        'assault',
        '--input',
        '-',
        '--dice',
        '1',
        '--answers',
        '[{"attacker":"hold","defender":"hold"}]',
      ],
      { input: '\ufeff{"attack":2,"defence":4}' },
    );
    expect(piped.out).toContain('A2: the attacker loses 2');
    const plain = await spoken(['resolve', ...ASSAULT, '--answers', 'hold', '--dice', '1']);
    expect([plain.status, plain.err.includes('Defender must decide')]).toEqual([1, true]);
  });

  test('a seed gives the same battle again, another seed need not', async () => {
    const battle = (seed: string) => spoken(['resolve', ...ASSAULT, '--seed', seed, '--answers', HELD, '--json']);
    const battles = await Promise.all(['00', '01', '02', '03', '04', '05', '06', '07'].map(battle));
    expect(await Promise.all(['00', '01', '02', '03', '04', '05', '06', '07'].map(battle))).toEqual(battles);
    expect(new Set(battles.map(({ out }) => out)).size).toBeGreaterThan(1);
  });

  test('a ruling and an own cell change the result', async () => {
    const answers = ['--answers', '[{"attacker":"hold","defender":"hold"}]'];
    const code = async (...more: string[]) => {
      const line = ['resolve', ...ASSAULT.slice(0, 3), '{"attack":11,"defence":4}', ...answers, ...more];
      return (await spokenData<{ result: { code: string } }>(line)).result.code;
    };
    expect(await code('--dice', '3')).toBe('-');
    expect(await code('--dice', '3', '--overlay', '{"assault":[{"row":"3","column":"2/1","cell":"A2"}]}')).toBe('A2');
    expect(await code('--dice', '1', '--ruling', 'fractions=nearest')).toBe('-');
    expect(await code('--dice', '1')).toBe('A1');
  });
});

/** Whether every path, all options included, can be walked one by one; wider presets have oracles of their own. */
function isNarrow(game: Game, { procedure, input, rulings }: Example): boolean {
  const opened = open(game, procedure, input, { ...(rulings && { rulings }) });
  if (!opened.ok) return false;
  try {
    enumerate(opened.value.begin(), evenly, () => 0, 3_000);
    return true;
  } catch (error) {
    if (error instanceof TooManyPaths) return false;
    throw error;
  }
}

describe('odds', () => {
  const presets = games.flatMap((game) =>
    game.examples
      .filter(({ preset, refused }) => preset && !refused)
      .filter((example) => isNarrow(game, example))
      .map((example) => ({ game, example })),
  );

  test.each(presets.map(({ game, example }) => [game.id, example.id, game, example] as const))(
    '%s %s: exact fractions equal to a brute enumeration, for each way the decisions may fall',
    async (_game, _id, game, example) => {
      const rulings = Object.entries(example.rulings ?? {}).flatMap(([name, reading]) => [
        '--ruling',
        `${name}=${reading}`,
      ]);
      const told = await spokenData<OddsData>([
        'odds',
        game.id,
        example.procedure,
        '--input',
        JSON.stringify(example.input),
        ...rulings,
      ]);
      const opened = open(game, example.procedure, example.input, {
        ...(example.rulings && { rulings: example.rulings }),
      });
      if (!opened.ok) throw new Error('the preset should open');
      const { procedure, begin } = opened.value;
      const compare = (outcomes: OddsData['outcomes'], answers: Record<string, string>) => {
        const brute = enumerate(begin(), naming(answers), (result) => procedure.outcome(result));
        const expected = Object.fromEntries(
          [...brute].map(([key, share]) => [JSON.parse(key) as string, written(share)]),
        );
        expect(Object.fromEntries(outcomes.map(({ outcome, fraction }) => [outcome, fraction]))).toEqual(expected);
      };
      expect(told.method).toBe('exact');
      compare(told.outcomes, {});
      for (const { answers, outcomes } of told.open?.charts ?? []) if (answers) compare(outcomes, answers);
      expect(told.open !== undefined).toBe((told.decisions ?? []).length > 0);
    },
  );

  test('by a figure, by a place in the result, under each policy', async () => {
    // Rows 1 to 6 of column 2/1 with no reserve and no ford read A1 - - D1 D1 D2.
    const by = async (field: string, ...more: string[]) => {
      const line = ['odds', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--by', field, ...more];
      return (await spokenData<OddsData>(line)).outcomes.map(({ outcome, fraction }) => [outcome, fraction]);
    };
    expect(await by('attackerLosses', '--policy', 'never')).toEqual([
      [0, '5/6'],
      [1, '1/6'],
    ]);
    expect(await by('defenderRetreats', '--policy', 'never')).toEqual([
      [false, '5/6'],
      [true, '1/6'],
    ]);
    expect(await by('defenderRetreats', '--policy', 'never,assault.ask.retreat=retreat')).toEqual([
      [false, '1/2'],
      [true, '1/2'],
    ]);
    // The attacker commits: one row further down, - - D1 D1 D2 D2.
    expect(await by('code', '--policy', 'attacker=always')).toEqual([
      ['-', '1/3'],
      ['D1', '1/3'],
      ['D2', '1/3'],
    ]);
    expect(
      await by('defenderRetreats', '--policy', 'never', '--policy', 'defender:assault.ask.retreat=retreat'),
    ).toEqual([
      [false, '1/2'],
      [true, '1/2'],
    ]);
  });

  test('in words: percentages that never lie, means and spreads', async () => {
    const { out } = await spoken([
      'odds',
      'specimen',
      'assault',
      '--input',
      '{"attack":11,"defence":4}',
      '--policy',
      'never',
      '--lang',
      'fr',
    ]);
    expect(out).toMatch(/D1[^\n]*?\s+33,3\s%\s+1\/3/);
    expect(out).toMatch(/Pertes de l’attaquant\s+0,17\s+1\/6\s+0,37/);
    expect(out).not.toContain('█');
    // Whoever settles the decisions is not told that they were too wide.
    expect(out).not.toContain('Trop');
  });
});

describe('examples', () => {
  test('every worked example under every walker, counted', async () => {
    const told = await spokenData<{ count: number; failed: number; walks: number }>(['examples', 'specimen']);
    // Two examples go through all five walkers, two are refused by the first.
    expect(told).toMatchObject({ count: 4, failed: 0, walks: 12 });
    expect((await spoken(['examples', 'specimen'])).out).toContain('4 examples, 12 walks: all agree.');
  });
});
