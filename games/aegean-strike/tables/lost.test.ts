/** What the source lost: refused aloud, and supplied by a player's own copy. */
import { type Game, type Overlay, open, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { refusalWords, speakerFor } from '../../words/index.ts';
import { vectors } from '../examples/vectors/index.ts';
import { game as aegeanStrike } from '../game.ts';

const game: Game = aegeanStrike;

const input = (id: string) =>
  [...game.examples, ...vectors].find((example) => example.id === id)?.input ?? expect.fail(id);

function play(procedure: string, given: unknown, overlay: Overlay, dice: readonly number[] = []) {
  const opened = open(game, procedure, given, { overlay });
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const played = resolve(
    opened.value,
    typed(dice, (_, __, [first = '']) => first),
  );
  return played.ok ? played.value : expect.fail(JSON.stringify(played.refusals));
}

describe('the player lays his own cells over the tables', () => {
  test('a detection value', () => {
    const search = { sensors: ['F-15'], medium: 'air', ranges: [3], aircraft: [{ name: 'T' }] };
    const refused = open(game, 'detection', search);
    expect(refused.ok ? [] : refused.refusals).toMatchObject([
      { code: 'lostDatum', facts: { table: 'detection', row: 'F-15.air', column: '3' } },
    ]);
    // The cell that is wanted is named by its row and its column, in words.
    const told = refused.ok
      ? ''
      : refused.refusals.map((each) => refusalWords(game, speakerFor(game, 'en'), each)).join();
    expect(told).toMatch(/F-15.*air.*3/i);
    const own = { detection: [{ row: 'F-15.air', column: '3', cell: '6' }] };
    expect(play('detection', search, own, [6]).result).toMatchObject({ detected: true, at: 3 });
    expect(play('detection', search, own, [7]).result).toMatchObject({ detected: false, at: null });
  });

  test('where fragments count for nothing, only the very cell that he laid', () => {
    const search = { sensors: ['A-6'], medium: 'air', ranges: [0], aircraft: [{ name: 'T' }] };
    const refused = (row: string, column: string) => {
      const overlay = { detection: [{ row, column, cell: '6' }] };
      const opened = open(game, 'detection', search, { overlay, rulings: { fragmentStart: 'unknown' } });
      return opened.ok ? [] : opened.refusals.map(({ code }) => code);
    };
    expect(refused('A-6.air', '0')).toEqual([]);
    expect(refused('A-6.air', '3')).toEqual(['lostDatum']);
    expect(refused('F-15.air', '0')).toEqual(['lostDatum']);
  });

  test('a range at which the sensor makes no attempt', () => {
    const search = { sensors: ['F-15'], medium: 'air', ranges: [9], aircraft: [{ name: 'T' }] };
    const own = { detection: [{ row: 'F-15.air', column: '9', cell: '-' }] };
    expect(play('detection', search, own).result).toMatchObject({ detected: false, at: null });
  });

  test('the strategic value of a ship', () => {
    const search = {
      side: 'pact',
      sensors: ['ussr-ship'],
      medium: 'air',
      scale: 'strategic',
      ranges: [1],
      aircraft: [{ name: 'A-6' }],
    };
    expect(open(game, 'detection', search).ok).toBe(false);
    const own = { 'detection-strategic': [{ row: 'ussr-ship.air', column: '1', cell: '5' }] };
    expect(play('detection', search, own, [5]).result).toMatchObject({ detected: true, at: 1 });
  });

  test('a combat range', () => {
    const fire = { ships: [{ name: 'CG', antiAir: 5 }], shooter: 'us-ship', range: 2, stack: [{ name: 'Su-24' }] };
    expect(open(game, 'anti-air-fire', fire).ok).toBe(false);
    const reach = (cell: string) => ({ 'combat-ranges': [{ row: 'us-ship.antiAir', column: 'operational', cell }] });
    expect(play('anti-air-fire', fire, reach('2'), [5]).result).toMatchObject({ hits: [1] });
    const short = open(game, 'anti-air-fire', fire, { overlay: reach('1') });
    expect(short.ok ? [] : short.refusals).toMatchObject([{ code: 'weaponTooFar' }]);
  });

  test('how far a unit draws supply', () => {
    const own = (cell: string) => ({ 'supply-limits': [{ row: 'trace', column: 'figure', cell }] });
    expect(play('supply', input('supply-lost'), own('4')).result).toMatchObject({ units: [{ supplied: true }] });
    expect(play('supply', input('supply-lost'), own('3')).result).toMatchObject({ units: [{ supplied: false }] });
  });

  test('the figures of chemical warfare: two columns right and one automatic Hit', () => {
    const battle = { ...(input('ground-combat') as object), chemical: 'attacker', attackSupport: { how: 'none' } };
    const own = {
      chemical: [
        { row: 'attacker', column: 'shift', cell: '+2' },
        { row: 'attacker', column: 'hits', cell: '1' },
      ],
    };
    // From +1 two columns right is 2-1; die 4 is 1/1, and one Hit more; the first options stand and take them.
    expect(play('ground-combat', battle, own, [4]).result).toMatchObject({
      column: '2-1',
      cell: '1/1',
      defenders: [2],
    });
  });

  test('a doubtful cell read otherwise: rough at 6 points', () => {
    const rough = {
      map: {
        title: 'Rough',
        numbering: { shoved: 'even' },
        from: '1010',
        to: '1011',
        background: 'rough',
      },
      unit: { name: 'Tanks', kind: 'armour', formation: 'MC', hex: '1010', movement: 8 },
      path: ['1011'],
    };
    expect(play('movement', rough, {}).result).toMatchObject({ spent: 8 });
    expect(play('movement', rough, { terrain: [{ row: 'rough', column: 'cost', cell: '3/6' }] }).result).toMatchObject({
      spent: 6,
    });
  });
});

test('every lost cell of the tables is one the player can supply', () => {
  const lost = Object.values(game.tables).flatMap((table) =>
    'cells' in table ? (table.cells as readonly (readonly string[])[]).flat().filter((cell) => cell === '?') : [],
  );
  expect(lost.length).toBeGreaterThan(0);
  for (const table of Object.values(game.tables)) if (table.lost.length > 0) expect(table.shape, table.id).toBe('grid');
});
