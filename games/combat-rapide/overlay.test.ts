/** A player with the printed tables lays his own cells over ours, and everything follows. */
import { type Game, never, type Overlay, odds, open, resolve, typed, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { refusalWords, speakerFor } from '../words/index.ts';
import { game as combatRapide } from './game.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = combatRapide;

const rocroi = game.examples.find(({ id }) => id === 'rocroi-1643');
if (!rocroi) throw new Error('no Rocroi');
const { dice = [] } = rocroi;
const input = rocroi.input as { readonly attacker: object };

const opened = (overlay: Overlay, given: object = input) => {
  const checked = open(game, 'battle', given, { overlay });
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

/** Rocroi with its printed dice; an overlay may end it before the last of them. */
const played = (overlay: Overlay, given: object = input) => {
  const { face, answer } = typed(dice, () => 'fight');
  const checked = resolve(opened(overlay, given), { face, answer });
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

/** The other reading of the contested cell: the addition line of example 4 says 2½. */
const B11: Overlay = { combat: [{ row: '11', column: 'B', cell: '2|2.5' }] };

describe('the contested cell B 11, read as 2½', () => {
  test('changes Rocroi as the addition line of example 4 has it: 7 losses, one D left, gap 5½', () => {
    expect(played(B11).result).toMatchObject({
      gap: 5.5,
      major: true,
      attacker: { suffered: 7, armiesPlus: 0, armiesMinus: 0, detachments: 1 },
    });
  });

  test('is named in the result, and in the step that used it', () => {
    const { overlay, steps } = played(B11);
    expect(overlay).toEqual(B11);
    const own = steps.filter(({ lookup }) => lookup?.own);
    expect(own.map(({ title, lookup }) => [title.key, lookup?.row, lookup?.column, lookup?.cell])).toEqual([
      ['battle.shock2.defender', '11', 'B', '2|2.5'],
    ]);
  });

  test('changes the exact odds', () => {
    const mean = (overlay: Overlay): string => {
      const { begin, procedure } = opened(overlay);
      const figure = procedure.figures['attackerLosses'] as (result: unknown) => number;
      return written(odds(begin(), { policy: never }).distribution.mean(figure));
    };
    expect(mean(B11)).not.toBe(mean({}));
  });
});

describe('every table of the battle may be overlaid', () => {
  const changed: readonly (readonly [table: string, row: string, column: string, cell: string, expected: object])[] = [
    // 4 + 0 on A is ½: the French inflict ½ more in the first Fire.
    ['technology', 'BAR', 'MUS', 'A/B', { attacker: { suffered: 7 } }],
    // The Spaniards break at 2 stars, at the end of the first round.
    ['morale', 'MUS', 'veteran', '2', { rounds: 1 }],
    // The French Fire takes nothing: ½ less.
    ['fire', 'BAR', 'losses', 'none', { attacker: { suffered: 6 } }],
    // The retreat die of 1 costs 1.
    ['retreat', '1', 'losses', '1', { attacker: { suffered: 7.5 } }],
    // A force of 8 D inflicts ½ less: both sides.
    ['variable-losses', '8', 'less', '0.5', { attacker: { suffered: 6 }, defender: { suffered: 1 } }],
    // 6½ losses leave 3 D of 8.
    ['losses', '8', '6.5', '3', { attacker: { suffered: 6.5, armiesMinus: 1, detachments: 1 } }],
    // A copy that leaves one D more beside the Army (−).
    ['counters', '2', 'D', '1', { attacker: { armiesMinus: 1, detachments: 1 } }],
  ];

  test.each(changed)('%s, row %s, column %s', (table, row, column, cell, expected) => {
    const overlay = { [table]: [{ row, column, cell }] };
    expect(played(overlay).result).toMatchObject(expected);
    expect(played(overlay).overlay).toEqual(overlay);
  });

  test('[D] cavalry: eastern Armies (+) of 8 Cav are double the French 4, of 7 they are not', () => {
    const eastern = { ...input, attacker: { ...input.attacker, cavalry: 'eastern' } };
    const advantage = (overlay: Overlay): boolean | undefined =>
      played(overlay, eastern)
        .steps.find(({ title }) => title.key === 'battle.shock1.attacker')
        ?.modifiers.find(({ id }) => id === 'cavalry')?.applied;
    expect(advantage({})).toBe(true);
    expect(advantage({ cavalry: [{ row: 'eastern', column: 'A+', cell: '7' }] })).toBe(false);
  });

  test('[G] national: Spain may be given an adjustment of its own in 1643', () => {
    const overlay = {
      national: [
        { row: 'spain', column: 'to', cell: '1659' },
        { row: 'spain', column: 'adjust', cell: '+1' },
      ],
    };
    // 1½ + 1.
    expect(played(overlay).result).toMatchObject({ defender: { suffered: 2.5 } });
  });

  test('[C] terrain: the forest of the player’s own copy', () => {
    const forest = { ...input, terrain: 'forest' };
    const overlay = {
      terrain: [
        ...['attacker', 'defender'].flatMap((side) =>
          ['fire', 'shock', 'pursuit'].map((phase) => ({ row: 'forest', column: `${side}-${phase}`, cell: '-2' })),
        ),
        { row: 'forest', column: 'rounds', cell: '2' },
      ],
    };
    expect(open(game, 'battle', forest).ok).toBe(false);
    const step = played(overlay, forest).steps.find(({ title }) => title.key === 'battle.shock1.defender');
    // 8 + 2 − 2 = 8 on B.
    expect(step?.lookup).toMatchObject({ row: '8', column: 'B' });
  });
});

test('an overlay is checked like the built-in table: every fault at once', () => {
  const overlay = {
    combat: [
      { row: '17', column: 'B', cell: '2|2' },
      { row: '11', column: 'F', cell: '2|2' },
      { row: '11', column: 'B', cell: '2 and a half' },
    ],
    crt: [],
  };
  const checked = open(game, 'battle', input, { overlay });
  expect(checked.ok ? [] : checked.refusals.map(({ code }) => code).toSorted()).toEqual([
    'overlayCell',
    'overlayColumn',
    'overlayRow',
    'unknownTable',
  ]);
});

test('[G] a nation where the losses stand is refused with what would do, by column', () => {
  const refused = (column: string, cell: string) => {
    const checked = open(game, 'battle', input, { overlay: { national: [{ row: 'spain', column, cell }] } });
    return checked.ok
      ? []
      : checked.refusals.map((each) => refusalWords(game, speakerFor(game, 'en'), { ...each, at: '' }));
  };
  expect(refused('adjust', 'france')).toEqual([
    '"france" cannot stand in this cell; give a number from −4 to 4 in halves, such as 1.5',
  ]);
  expect(refused('from', '+1')).toEqual(['"+1" cannot stand in this cell; give a whole number from 1492 to 9999']);
  expect(refused('nation', '1700')).toHaveLength(1);
});

test('[E] an army fires where the player’s copy lets it and has a column for it', () => {
  const dicePhases = (overlay: Overlay) =>
    played(overlay).steps.flatMap(({ title, dice: thrown }) =>
      thrown.length > 0 && title.key.startsWith('battle.fire1') ? [title.key] : [],
    );
  expect(dicePhases({})).toEqual(['battle.fire1.attacker', 'battle.fire1.defender']);
  expect(dicePhases({ fire: [{ row: 'BAR', column: 'fires', cell: 'no' }] })).toEqual(['battle.fire1.attacker']);
  // The French have an Army (+) to fire with.
  expect(dicePhases({ fire: [{ row: 'BAR', column: 'fires', cell: 'A+' }] })).toHaveLength(2);
  expect(dicePhases({ technology: [{ row: 'BAR', column: 'MUS', cell: '-/B' }] })).toEqual(['battle.fire1.attacker']);
});

describe('[F] sixteen stars, the most an army can suffer', () => {
  const rows = ['0-', ...Array.from({ length: 15 }, (_, die) => String(die + 1)), '16+'];
  // The French strike on B, the Spaniards on D: four stars a die against none, and a morale that bears eight of them.
  const overlay: Overlay = {
    combat: rows.flatMap((row) => [
      { row, column: 'B', cell: '4|0.5' },
      { row, column: 'D', cell: '0|0' },
    ]),
    morale: ['MUS', 'BAR'].map((row) => ({ row, column: 'veteran', cell: '9' })),
  };
  const { attacker, defender } = input as unknown as Readonly<Record<'attacker' | 'defender', object>>;
  const exchanged = { ...input, attacker: defender, defender: attacker };

  test.each([
    ['attacker', 'defender', input],
    ['defender', 'attacker', exchanged],
  ] as const)('the %s breaks in the second Fire and is struck once more', (loser, winner, given) => {
    // 4 in each Fire and Shock of the first round, 12 after the second Fire; he no longer shocks.
    const { face, answer } = typed(
      Array.from({ length: 9 }, () => 5),
      () => 'fight',
    );
    const resolved = resolve(opened(overlay, given), { face, answer });
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
    const { result, steps } = resolved.value;
    expect(result).toMatchObject({ winner, manner: 'brokenInFire', rounds: 2 });
    const stars = (when: string) => {
      const { facts } = steps.find(({ title }) => title.key === `battle.morale.${when}`)?.outcome ?? {};
      return [facts?.[`${loser}Stars`], facts?.[`${winner}Stars`]];
    };
    expect(['fire1', 'end1', 'fire2', 'end2'].map(stars)).toEqual([
      [4, 0],
      [8, 0],
      [12, 0],
      [16, 0],
    ]);
  });
});

test('[K] a line with more Armies than the force began with is not followed', () => {
  const bore = (force: object, row: string) => {
    const checked = open(game, 'losses', force, { overlay: { counters: [{ row, column: 'A-', cell: '2' }] } });
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
    const resolved = resolve(
      checked.value,
      typed([], () => ''),
    );
    return resolved.ok && resolved.value.result;
  };
  // 4 D less 3, and 8 D less 3: an Army (+) and a D.
  expect(bore({ armiesPlus: 1, losses: 3 }, '1')).toMatchObject({ armiesPlus: 0, armiesMinus: 0, detachments: 1 });
  // 4 D less 1: an Army (−) and a D.
  expect(bore({ armiesPlus: 1, losses: 1 }, '3')).toMatchObject({ armiesPlus: 0, armiesMinus: 1, detachments: 1 });
  expect(bore({ armiesPlus: 2, losses: 3 }, '5')).toMatchObject({ armiesPlus: 1, armiesMinus: 0, detachments: 1 });
});

test('[K] nobody has more left than he began with', () => {
  const left = (row: string, cell: string) =>
    open(game, 'battle', input, { overlay: { losses: [{ row, column: '0', cell }] } }).ok;
  expect([left('4', '4'), left('4', '5')]).toEqual([true, false]);
});
