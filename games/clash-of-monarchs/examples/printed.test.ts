/** Every table against a second reading of the page, kept beside it. */
import type { Grid, List, Repair } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { boundsAt } from '../../testing/cells.ts';
import { cellWords, speakerFor } from '../../words/index.ts';
import { game } from '../game.ts';
import { levelOf, printedCell, rankOf, readCell } from '../tables/battle-cell.ts';
import { tables } from '../tables/index.ts';
import { TACTICS } from '../vocabulary.ts';
import printed from './aid.printed.json' with { type: 'json' };

interface Page {
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const battles = [
  ['battle-intense', printed['battle-intense'] as Page, 20],
  ['battle-measured', printed['battle-measured'] as Page, 13],
] as const;

describe('[15.3-7] the battle tables equal the page', () => {
  for (const [id, page, rows] of battles) {
    test(`${id}: ${rows} rows of 10 cells`, () => {
      const table = tables[id];
      expect(table.columns.labels).toEqual(page.columns.map((column) => column.replace('†', '')));
      expect(table.rows.labels.toSorted()).toEqual(Object.keys(page.rows).toSorted());
      expect(table.rows.labels).toHaveLength(rows);
      for (const [row, cells] of Object.entries(page.rows)) {
        const ours = table.columns.labels.map((column) => table.cell(row, column));
        expect(ours, `row ${row}`).toEqual(cells.map((cell) => cell.replace(' ', '')));
      }
    });
  }

  test('the dagger stands over column 9-11 in both', () => {
    for (const [, page] of battles) expect(page.columns.filter((column) => column.includes('†'))).toEqual(['9-11†']);
  });

  test('a suspect cell is marked, not changed', () => {
    expect(tables['battle-measured'].repairs.every(({ seen, used }) => seen === used)).toBe(true);
    expect(tables['battle-intense'].repairs).toEqual([]);
  });

  test('suspect are the cells in which a measured battle is harsher than an intense one, and no others', () => {
    const marks = (cell: string): readonly number[] => {
      const [, sps, level = '', leader, gun] = /^(\d+) ?(-|D\d|R)(\*?)(\+?)$/.exec(cell) ?? expect.fail(cell);
      return [Number(sps), ['-', 'D0', 'D1', 'D2', 'D3', 'D4', 'R'].indexOf(level), leader ? 1 : 0, gun ? 1 : 0];
    };
    const [intense, measured] = battles.map(([, page]) => page) as [Page, Page];
    const harsher = Object.entries(measured.rows).flatMap(([row, cells]) =>
      cells.flatMap((cell, at) => {
        const other = marks(intense.rows[row]?.[at] ?? expect.fail(row));
        return marks(cell).some((mark, part) => mark > (other[part] ?? 0))
          ? [`${row} ${measured.columns[at]?.replace('†', '')}`]
          : [];
      }),
    );
    expect(tables['battle-measured'].repairs.map(({ row, column }) => `${row} ${column}`)).toEqual(harsher);
    expect(new Set(tables['battle-measured'].repairs.map(({ why }) => why))).toEqual(new Set(['suspect']));
  });

  test('the modifiers of a roll go no further than the page says', () => {
    const caps = Object.entries(tables['battle-limits'].rows).map(([intensity, { cap }]) => [intensity, String(cap)]);
    expect(Object.fromEntries(caps)).toEqual(printed['battle-limits']);
  });

  test('a cell is read part by part, and its level held to the ends of the scale', () => {
    expect(readCell('0-')).toEqual({ sps: 0, rank: -1, leaderHit: false, gunSteps: 0 });
    expect(readCell('4D3*+')).toEqual({ sps: 4, rank: 3, leaderHit: true, gunSteps: 1 });
    expect(readCell('12R*')).toEqual({ sps: 12, rank: 5, leaderHit: true, gunSteps: 0 });
    expect(readCell('9R+')).toEqual({ sps: 9, rank: 5, leaderHit: false, gunSteps: 1 });
    expect(() => readCell('D3')).toThrow('"D3" is no cell of a battle table');
    const levels = ['-', 'D0', 'D1', 'D2', 'D3', 'D4', 'R'] as const;
    expect(levels.map(rankOf)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
    expect([-9, -2, -1, 0, 1, 2, 3, 4, 5, 6, 99].map(levelOf)).toEqual(['-', '-', ...levels, 'R', 'R']);
    expect(['1-', '6D4*', '9R+', '12D0'].map(printedCell)).toEqual(['1 –', '6 D4*', '9 R+', '12 D0']);
  });
});

test('[20.4.1] recruitment equals the page', () => {
  const table = tables.recruitment;
  const page = printed.recruitment.rows as Readonly<Record<string, readonly string[]>>;
  expect(table.rows.labels.toSorted()).toEqual(Object.keys(page).toSorted());
  for (const [row, cells] of Object.entries(page)) {
    const ours = table.columns.labels.map((column) => table.cell(row, column));
    expect(ours, `row ${row}`).toEqual(cells.map((cell) => (cell === '' ? '—' : cell)));
  }
});

/** A printed value: signed, or unsigned where the bullet took the minus. */
const printedValue = (seen: string): number | 'varies' =>
  /^[+][\dX?#]?$/.test(seen) && !/\d/.test(seen)
    ? 'varies'
    : seen.startsWith('+')
      ? Number(seen)
      : -Math.abs(Number(seen));

const LISTS = {
  'march-modifiers': printed['march-modifiers'],
  'forced-march-modifiers': printed['forced-march-modifiers'],
  'coordinated-attack-modifiers': printed['coordinated-attack-modifiers'],
  'siege-modifiers': printed['siege-modifiers'].flatMap((seen) => seen.split(' /')),
  'battle-modifiers': printed['battle-modifiers'],
  'raid-loss-modifiers': printed['raid-loss-modifiers'].flatMap((seen) => (seen === '+/-1' ? ['+1', '-1'] : [seen])),
  'supply-raid-modifiers': printed['supply-raid-modifiers'].flatMap((seen) =>
    seen === '+/-1' ? ['+1', '-1'] : [seen],
  ),
  'interception-modifiers': ['+?', ...printed['interception-modifiers']],
  'withdrawal-modifiers': ['+?', ...printed['withdrawal-modifiers']],
} as const;

/** Lines of ours that the aid does not print: what enemy tactics subtract. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  'battle-modifiers': ['enemyTactics'],
};

/** The page prints the artillery bonus as a number for each gun. */
const PER_UNIT = ['artillery'];

describe('the modifier lists equal the page', () => {
  for (const [id, page] of Object.entries(LISTS)) {
    const table = tables[id as keyof typeof LISTS];
    const rows = Object.entries(table.rows as Readonly<Record<string, { readonly value: number | 'varies' }>>).filter(
      ([row]) => !ADDED[id]?.includes(row),
    );

    test(`${id}: ${page.length} lines in the page’s order`, () => {
      const ours = rows.map(([row, { value }]) => (PER_UNIT.includes(row) ? 1 : value));
      expect(ours).toEqual(page.map(printedValue));
    });

    test(`${id}: every lost minus is told, and nothing else`, () => {
      const lost = rows.filter((_row, index) => /^\d+$/.test(page[index] ?? '')).map(([row]) => row);
      expect((table.repairs as readonly Repair[]).map(({ row }) => row)).toEqual(lost);
    });
  }

  test('a minus that is put back stands before the figure of the page, in the column of values', () => {
    const certain = ['march-modifiers', 'forced-march-modifiers', 'siege-modifiers'];
    for (const id of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
      const rows = tables[id].rows as Readonly<Record<string, { readonly value: number | 'varies' }>>;
      for (const { row, column, seen, used, why, confidence } of tables[id].repairs as readonly Repair[]) {
        expect([column, used, seen], `${id} ${row}`).toEqual(['value', String(rows[row]?.value), used.slice(1)]);
        // Of three lists the English charts have the sign; the others go by the bullet alone.
        expect([why, confidence], `${id} ${row}`).toEqual(['scan', certain.includes(id) ? 'certain' : 'high']);
      }
    }
  });

  test('a signed value is read with its sign', () => {
    expect([printedValue('+1'), printedValue('2'), printedValue('-2'), printedValue('+X'), printedValue('+')]).toEqual([
      1,
      -2,
      -2,
      'varies',
      'varies',
    ]);
  });
});

describe('the smaller tables equal the page', () => {
  test('[17.4] siege', () => {
    const names: Readonly<Record<string, string>> = {
      Dysenterie: 'dysentery',
      Progrès: 'progress',
      Sortie: 'sortie',
      Honneurs: 'honours',
      Reddition: 'surrender',
    };
    const rows: Readonly<Record<string, string>> = { '-1 ou moins': '<=-1', '6 ou plus': '>=6' };
    const table = tables.siege;
    const ours = printed.siege.map(([row = '']) => {
      const at = rows[row] ?? row;
      return [table.cell(at, 'result'), Number(table.cell(at, 'marker')), table.cell(at, 'loss')];
    });
    expect(ours).toEqual(printed.siege.map(([, name = '', marker, loss]) => [names[name], Number(marker), loss]));
    expect(table.rows.labels).toHaveLength(printed.siege.length);
  });

  test('[17.3-4] fortresses', () => {
    const [, inside = [], besiege = []] = printed.fortresses;
    const table = tables.fortresses;
    expect(['1', '2', '3'].map((column) => table.cell('inside', column))).toEqual(inside.slice(1));
    expect(['1', '2', '3'].map((column) => table.cell('besiege', column))).toEqual(besiege.slice(1));
  });

  test('[10.0] supply actions', () => {
    const [[, build, , siege] = [], [, share, , supply] = [], [, move, , rally] = [], [, maintain] = []] =
      printed['supply-actions'];
    const { rows } = tables['supply-actions'];
    expect(Object.values(rows).map(({ sas }) => String(sas))).toEqual([build, share, move, siege, supply, rally, '1']);
    expect(maintain).toBe('1 SA = 1 Thl');
  });

  test('[15.10] naval combat', () => {
    const names: Readonly<Record<string, string>> = { Défaite: 'defeat', Egalité: 'draw', Victoire: 'victory' };
    const table = tables['naval-combat'];
    expect(table.rows.labels.map((row) => [row, table.cell(row, 'result'), table.cell(row, 'vp')])).toEqual(
      printed['naval-combat'].map(([row, name = '', points]) => [row, names[name], points]),
    );
  });

  test('[15.7.2] who is hit and what becomes of him', () => {
    expect(tables['leader-hit'].rows.labels).toEqual(printed['leader-hit'].flat());
    const names: Readonly<Record<string, string>> = { Tué: 'killed', Capturé: 'captured', Blessé: 'wounded' };
    const table = tables['leader-fate'];
    expect(table.rows.labels.map((row) => [row, table.cell(row, 'fate')])).toEqual(
      printed['leader-fate'].map(([row, name = '']) => [row, names[name]]),
    );
  });

  test('[21.2] monarchical will', () => {
    const ours = Object.entries(tables['leader-will'].rows).map(([name, row]) => [
      name,
      row.asArmyLeader,
      ...[row.wounded, row.captured, row.killed],
    ]);
    const theirs = printed['leader-will'].map(([name = '', ...values]) => [
      name.replace(" (Ldr d'Armée)", ''),
      name.includes('Armée'),
      ...values.map((value) => (value === '-' ? 0 : Number(value))),
    ]);
    expect(ours).toEqual(theirs);
  });

  test('[15.7.4] endurance', () => {
    const theirs = printed.endurance.flatMap(([value, nations = '']) =>
      nations.split(', ').map((nation) => [nation, { endurance: Number(value) }] as const),
    );
    expect(tables.endurance.rows).toEqual(Object.fromEntries(theirs));
  });

  test('[15.4.3] all 26 tactics: powers, die, both rolls, role', () => {
    expect(printed.tactics).toHaveLength(26);
    const amount = (value: number | 'varies'): number => (value === 'varies' ? 0 : Math.abs(value));
    const ours = TACTICS.map((id) => {
      const { powers, needs, own, enemy, play } = tables.tactics.rows[id];
      const role = play.startsWith('defending') ? 'def' : play.startsWith('attacking') ? 'att' : '';
      return [powers, needs, amount(own), amount(enemy), role];
    });
    expect(ours).toEqual(
      printed.tactics.map(([, powers, needs, own, enemy, role]) => [
        powers,
        needs === '0' ? null : Number(needs),
        Number(own),
        Number(enemy),
        role,
      ]),
    );
  });

  test('[15.4.3] what a tactic gives is added to the own roll and taken off the enemy’s', () => {
    for (const id of TACTICS) {
      const { own, enemy } = tables.tactics.rows[id];
      if (own !== 'varies') expect(own, id).toBeGreaterThanOrEqual(0);
      if (enemy !== 'varies') expect(enemy, id).toBeLessThanOrEqual(0);
    }
    const list = tables.tactics as unknown as List;
    const shown = (column: string) =>
      cellWords(game, speakerFor(game, 'en'), list, column, list.rows['surprise-attack']?.[column] ?? null);
    expect([shown('own'), shown('enemy'), shown('needs')]).toEqual(['+2', '−3', '6']);
    expect(tables.tactics.repairs.map(({ row, column, why }) => `${row} ${column} ${why}`)).toEqual([
      'twelve-pounders tactic misprint',
      'desperate-gamble effect suspect',
      'flanking-maneuver effect suspect',
      'oblique-attack effect suspect',
    ]);
  });

  test('[12.3, 12.7, 12.8, 12.9, 13.0, 14.0] the single figures of movement', () => {
    const { rows } = tables['movement-figures'];
    // More than 10 is 11 or more.
    const read = (seen: string): number => (seen.startsWith('>') ? 1 : 0) + Number(seen.replace(/[> +]/g, ''));
    expect(Object.fromEntries(Object.entries(rows).map(([id, { figure }]) => [id, figure]))).toEqual(
      Object.fromEntries(Object.entries(printed['movement-figures']).map(([id, seen]) => [id, read(seen)])),
    );
  });

  test('[11.3, 18.5.2] coordinated attack and supply raid', () => {
    const attack = tables['coordinated-attack'];
    expect(attack.rows.labels.map((row) => [row, attack.cell(row, 'result')])).toEqual(printed['coordinated-attack']);
    const raid = tables['supply-raid'];
    expect(raid.rows.labels.map((row) => [row, raid.cell(row, 'force'), raid.cell(row, 'fd')])).toEqual(
      printed['supply-raid'],
    );
  });

  test('what a player may write over a cell', () => {
    const room = (id: keyof typeof tables, row: string, column: string) =>
      boundsAt(tables[id] as unknown as Grid, row, column);
    expect(['others', 'A-A', 'RU', 'cavalry', 'thl'].map((column) => room('recruitment', '1', column))).toEqual([
      [0, 99],
      [0, 99],
      [0, 99],
      [0, 20],
      [0, 99],
    ]);
    // A siege marker counts to 3, a step of losses to 9, a point of victory to 5 either way, a fortress from 1 to 60.
    expect([room('siege', '0', 'marker'), room('siege', '0', 'loss'), room('raid-losses', '0-1', 'steps')]).toEqual([
      [0, 3],
      [0, 9],
      [0, 9],
    ]);
    expect([room('naval-combat', '0-2', 'vp'), room('fortresses', 'inside', '1')]).toEqual([
      [-5, 5],
      [1, 60],
    ]);
    const listed = (id: keyof typeof tables) => (tables[id] as unknown as Grid).codes;
    expect(listed('new-leaders')).toEqual(['replace-2', 'add-1', 'add-2', 'add-3']);
    expect(listed('leader-hit')).toEqual(['commander', 'second', 'other']);
    expect(listed('coordinated-attack')).toEqual(['halts', 'enters']);
    expect(listed('siege')).toMatchObject({
      byColumn: { result: ['dysentery', 'progress', 'sortie', 'honours', 'surrender'] },
    });
    expect(listed('raid-losses')).toMatchObject({ byColumn: { loser: ['raiders', 'enemy'] } });
    expect(listed('naval-combat')).toMatchObject({ byColumn: { result: ['defeat', 'draw', 'victory'] } });
    expect(listed('supply-raid')).toMatchObject({
      byColumn: { force: ['none', 'reduced'], fd: ['none', 'disorganised', 'destroyed'] },
    });
  });

  test('[15.10] the French fleet helps, the British one hinders', () => {
    const { french, british } = tables['naval-modifiers'].rows;
    // A die of 1 to 6 with one more or one less fills the table from 0 to 7.
    expect([french.value, british.value]).toEqual([1, -1]);
  });

  test('[18.5.3] raid losses', () => {
    const table = tables['raid-losses'];
    expect(table.rows.labels.map((row) => [row, table.cell(row, 'loser'), table.cell(row, 'steps')])).toEqual(
      printed['raid-losses'].map(([row, who, steps]) => [row, who === 'Ennemi' ? 'enemy' : 'raiders', steps]),
    );
  });

  test('[20.2.3] subsidies', () => {
    const theirs = printed.subsidies.flatMap(([, cell = '']) =>
      [...cell.matchAll(/(\w+) \((\d)\)/g)].map(([, to = '', thl]) => [
        to === 'Emp' ? 'IM' : to.toUpperCase(),
        Number(thl),
      ]),
    );
    expect(Object.values(tables.subsidies.rows).map(({ to, thl }) => [to, thl])).toEqual(theirs);
    // Br. pays before the four treaties of Fr., Saxony after them.
    expect(printed.subsidies[0]?.[0]).toBe('Br.');
    expect(tables.subsidies.rows.british.from).toBe('BR');
  });

  test('[20.3, 20.4.2] sustainment and army size', () => {
    const codes: Readonly<Record<string, string>> = {
      Autriche: 'AU',
      Angleterre: 'A-A',
      'Anglo-Alliés': 'A-A',
      France: 'FR',
      Prusse: 'PR',
      Russie: 'RU',
      Danemark: 'DA',
      Empire: 'IM',
      Saxe: 'SA',
      Suède: 'SW',
    };
    const pairs = (rows: readonly (readonly string[])[]): Readonly<Record<string, number>> =>
      Object.fromEntries(
        rows
          .flatMap(([a = '', b = '', c = '', d = '']) => [[a, b] as const, [c, d] as const])
          .filter(([name]) => name !== '')
          .map(([name, value]) => [codes[name.replace('†', '')], Number.parseInt(value, 10)]),
      );
    const { 'AU-reduced': reduced, ...sustained } = tables.sustainment.rows;
    expect(Object.fromEntries(Object.entries(sustained).map(([code, { thl }]) => [code, thl]))).toEqual(
      pairs(printed.sustainment),
    );
    expect(reduced.thl).toBe(8);
    const { 'AU-reduced': smaller, 'SA-hostile': hostile, ...sizes } = tables['army-size'].rows;
    expect(Object.fromEntries(Object.entries(sizes).map(([code, { sps }]) => [code, sps]))).toEqual(
      pairs(printed['army-size']),
    );
    expect([smaller.sps, hostile.sps]).toEqual([55, 8]);
  });

  test('[20.3, 20.4.4] FDs and artillery', () => {
    const { rows } = tables['depot-costs'];
    const sustain = Object.fromEntries(Object.entries(rows).map(([owner, { sustain: cost }]) => [owner, String(cost)]));
    expect(sustain).toEqual(printed['depot-sustainment']);
    const rebuild = printed['depot-reconstruction'];
    expect(rows['RU-before'].rebuild).toBe(Number(rebuild['RU-before']));
    expect(rows['RU-after'].rebuild).toBe(Number(rebuild['RU-after']));
    expect([rows.BR.rebuild, rows.others.rebuild]).toEqual([Number(rebuild.others), Number(rebuild.others)]);
    const guns = tables['artillery-costs'].rows;
    expect([String(guns.flip.thl), String(guns.rebuild.thl)]).toEqual(Object.values(printed['artillery-costs']));
  });

  test('[20.4.1] recruitment dice', () => {
    const [great = [], allies = [], russia = [], minor = []] = printed['recruitment-dice'];
    const { rows } = tables['recruitment-dice'];
    const { great: usual, 'great-exhausted': tired, 'great-paid': paid } = rows;
    expect([usual.dice, usual.drm, tired.dice, tired.drm, paid.thl, paid.dice, paid.drm]).toEqual(great.map(Number));
    expect([rows['A-A-paid'].dice, rows['A-A-paid'].thl, rows['A-A-paid'].drm]).toEqual(allies.map(Number));
    expect([rows['RU-paid'].dice, rows['RU-paid'].thl, rows['RU-paid'].drm]).toEqual(russia.map(Number));
    expect([rows.minor.dice]).toEqual(minor.map(Number));
    // Without Thaler the same dice, and nothing is added or paid where the page adds and asks nothing.
    expect([rows['A-A'], rows.RU].map(({ dice, drm, thl }) => [dice, drm, thl])).toEqual([
      [Number(allies[0]), 0, 0],
      [Number(russia[0]), 0, 0],
    ]);
    expect([usual.thl, tired.thl, rows.minor.drm, rows.minor.thl]).toEqual([0, 0, 0, 0]);
  });

  test('[20.4.5] new leaders', () => {
    const table = tables['new-leaders'];
    const ours = table.rows.labels.map((row) => [row, table.cell(row, 'leaders')]);
    expect(ours.toSorted()).toEqual(printed['new-leaders'].toSorted());
  });
});

test('SP losses and D levels never fall along a row or down a column', () => {
  for (const [id] of battles) {
    const table = tables[id];
    const read = (cell: string): readonly [number, number] => {
      const match = /^(\d+)(-|D\d|R)/.exec(cell);
      return [Number(match?.[1]), ['-', 'D0', 'D1', 'D2', 'D3', 'D4', 'R'].indexOf(match?.[2] ?? '')];
    };
    for (const [r, line] of table.cells.entries()) {
      for (const [c, cell] of line.entries()) {
        const [sps, level] = read(cell);
        for (const before of [line[c - 1], table.cells[r - 1]?.[c]]) {
          if (before === undefined) continue;
          expect(read(before)[0], `${id}, row ${r}, column ${c}`).toBeLessThanOrEqual(sps);
          expect(read(before)[1], `${id}, row ${r}, column ${c}`).toBeLessThanOrEqual(level);
        }
      }
    }
  }
});
