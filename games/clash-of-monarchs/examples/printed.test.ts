/** Every table against a second reading of the page, kept beside it. */
import type { Repair } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
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
