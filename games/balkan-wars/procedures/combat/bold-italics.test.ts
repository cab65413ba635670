import { answersInOrder, type Game, open, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as balkanWars } from '../../game.ts';

const game: Game = balkanWars;

/** 10 against 5 is read in column 2/1. */
const input = {
  level: 'beginner',
  attackers: [{ id: 'Attacker', country: 'greece', strength: 10 }],
  defenders: [
    { id: 'Defender', country: 'ottoman', strength: 5 },
    { id: 'Support', country: 'ottoman', strength: 0 },
  ],
};

interface Marked {
  readonly level?: string;
  readonly die: number;
  readonly marks?: readonly { readonly row: string; readonly column: string; readonly cell: string }[];
  readonly answers?: readonly string[];
}

const fought = ({ level = 'beginner', die, marks = [], answers = [] }: Marked) => {
  const opened = open(game, 'combat', { ...input, level }, { overlay: { 'bold-italics': marks } });
  if (!opened.ok) return { refused: opened.refusals.map(({ code, at }) => [code, at]) };
  const played = resolve(opened.value, typed([die], answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const { result, steps } = played.value;
  return { result, levels: steps.filter(({ rule }) => rule === 'levels').map(({ outcome }) => outcome?.key) };
};

const mark = (row: string, cell: string) => [{ row, column: '2/1', cell }];

describe('[Combat Results Table, heading] “Débutants & Compétiteurs doivent ignorer les résultats en gras et italiques”', () => {
  test('a result marked in one’s own copy is ignored, the other side’s is not', () => {
    // Row 1: S/D. Without the D nobody is asked which unit takes it.
    const { result, levels } = fought({ die: 1, marks: mark('1', 'defender') });
    expect(result).toMatchObject({
      cell: 'S/D',
      ignored: 'defender',
      attackers: [{ fate: 'demoralised' }],
      defenders: [{ fate: 'unhurt' }, { fate: 'unhurt' }],
    });
    expect(levels).toEqual(['combat.ignored.defender']);
  });

  test('both results of a cell may be marked, for competitors too', () => {
    const { result } = fought({ level: 'competitor', die: 3, marks: mark('3', 'both') });
    expect(result).toMatchObject({
      cell: 'S/S',
      attackers: [{ fate: 'unhurt' }],
      defenders: [{ fate: 'unhurt' }, { fate: 'unhurt' }],
    });
  });

  test('advanced players ignore nothing, whatever is marked', () => {
    const { result, levels } = fought({ level: 'advanced', die: 3, marks: mark('3', 'both') });
    expect(result).toMatchObject({ ignored: 'none', attackers: [{ fate: 'demoralised' }] });
    expect(levels).toEqual([]);
  });

  test('a cell that is not marked is ignored by nobody, and that is said', () => {
    const { result, levels } = fought({ die: 1, marks: mark('3', 'both'), answers: ['Support'] });
    expect(result).toMatchObject({ ignored: 'unknown', defenders: [{ fate: 'unhurt' }, { fate: 'demoralised' }] });
    expect(levels).toEqual(['combat.ignored.unknown']);
  });

  test('national morale follows the printed result, ignored or not', () => {
    // 12 against 2 is 6/1+, die 4: -/R: +1 and -2.
    const opened = open(
      game,
      'combat',
      {
        level: 'beginner',
        attackers: [{ id: 'Corps', country: 'bulgaria', strength: 12 }],
        defenders: [{ id: 'Redif', country: 'ottoman', strength: 2 }],
      },
      { overlay: { 'bold-italics': [{ row: '4', column: '6/1+', cell: 'defender' }] } },
    );
    const played = opened.ok ? resolve(opened.value, typed([4], answersInOrder([]).answer)) : opened;
    expect(played.ok && played.value.result).toMatchObject({
      defenders: [{ fate: 'unhurt', retreat: 0 }],
      morale: [
        { country: 'bulgaria', change: 1 },
        { country: 'ottoman', change: -2 },
      ],
    });
  });

  test('what is no mark, or stands in no cell, is refused with what would do', () => {
    expect(fought({ die: 1, marks: mark('1', 'D') }).refused).toEqual([['overlayCell', 'bold-italics[0]']]);
    expect(fought({ die: 1, marks: mark('8', 'both') }).refused).toEqual([['overlayRow', 'bold-italics[0]']]);
  });

  test('no ruling reads the results otherwise any more', () => {
    const opened = open(game, 'combat', input, { rulings: { ignoredResults: 'D' } });
    expect(opened.ok ? [] : opened.refusals.map(({ code }) => code)).toEqual(['unknownRuling']);
  });
});
