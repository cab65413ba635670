/** Marches and skirmishes worked out another way: plain loops over the transcription of the pages, no tree and no map of ours. */
import { naming, odds, open, practiceNumbers } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import printed from './examples/tables.printed.json' with { type: 'json' };
import { game } from './game.ts';

const next = practiceNumbers(1);
const below = (count: number): number => Math.floor(next() * count);
const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const chance = (share: number): boolean => next() < share;

describe('[3] odds of a skirmish equal ten faces read one by one', () => {
  interface Side {
    readonly strength: number;
    readonly reduced: boolean;
  }
  const drawn = (nation: 'valmer' | 'cantons') =>
    Array.from({ length: 1 + below(2) }, (_, index) => ({
      name: `${nation} ${index}`,
      nation,
      arm: 'infantry' as const,
      strength: 1 + below(12),
      reduced: chance(0.3),
    }));
  const strength = (side: readonly Side[]): number =>
    side.reduce((sum, each) => sum + (each.reduced ? Math.floor((each.strength + 1) / 2) : each.strength), 0);
  const steps = (side: readonly Side[]): number => side.reduce((sum, { reduced }) => sum + 2 - Number(reduced), 0);
  const SHIFT = new Map(printed.terrain.rows.map((row, index) => [row, Number(printed.terrain.cells[index]?.[3])]));

  test.each(Array.from({ length: cases(100) }, (_, index) => index))('situation %i', () => {
    const [attackers, defenders] = [drawn('valmer'), drawn('cantons')];
    const [ground, night, press] = [one(['plain', 'wood', 'scree', 'peak'] as const), chance(0.3), chance(0.5)];
    const [ambush, retreat] = [chance(0.5), chance(0.5)];
    const [a, d] = [strength(attackers), strength(defenders)];
    const odd = [a < d, a < 2 * d, a < 3 * d, true].indexOf(true);
    const column = Math.max(0, odd + (SHIFT.get(ground) ?? 0));
    const modifier = (press ? (ambush ? -2 : 1) : ambush ? 1 : 0) - (night ? 1 : 0);
    const expected = new Map<string, number>();
    for (let face = 1; face <= 10; face += 1) {
      const total = face + modifier;
      const row = total <= 1 ? 0 : total <= 9 ? Math.floor(total / 2) : 5;
      const code = (printed.skirmish.cells[row]?.[column] ?? '').replace('DI', 'D1');
      const hits = code === '-' ? 0 : Number(code[1]);
      const [hurt, saved] = [
        code.startsWith('A') ? Math.min(hits, steps(attackers)) : 0,
        code.startsWith('D') ? Math.min(hits - Number(retreat), steps(defenders)) : 0,
      ];
      const key = `${code} ${hurt} ${saved}`;
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
    const opened = open(game, 'skirmish', { attackers, defenders, ground, night, ambush: true });
    if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
    const policy = naming({
      'attacker:skirmish.ask.orders': press ? 'press' : 'probe',
      'defender:skirmish.ask.orders': ambush ? 'ambush' : 'hold',
      'skirmish.ask.retreat': retreat ? 'retreat' : 'stand',
    });
    const sum = (hits: readonly number[]): number => hits.reduce((all, hit) => all + hit, 0);
    const { outcomes, total } = odds(opened.value.begin(), { policy }).distribution.by(
      (result) => `${result.code} ${sum(result.attackers)} ${sum(result.defenders)}`,
    );
    const shares = outcomes.map(({ outcome, weight }) => [outcome, Number(weight * 10n) / Number(total)] as const);
    expect(new Map(shares)).toEqual(expected);
    return undefined;
  });
});

describe('[2] every march costs what repeated looking around says', () => {
  const HEXES = [1, 2, 3, 4, 5, 6].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `0${column}0${row}`));
  const around = (hex: string): readonly string[] => {
    const [column, row] = [Number(hex[1]), Number(hex[3])];
    const [up, down] = column % 2 === 1 ? [row - 1, row] : [row, row + 1];
    const beside = [column - 1, column + 1].flatMap((each) => [`0${each}0${up}`, `0${each}0${down}`]);
    return [...beside, `0${column}0${row - 1}`, `0${column}0${row + 1}`].filter((each) => HEXES.includes(each));
  };
  const { road, gorge, ...grounds } = printed.map;
  const cost = (from: string, to: string, arm: string): number => {
    if (gorge.includes(from) && gorge.includes(to)) return Number.POSITIVE_INFINITY;
    const onRoad = Math.abs(road.indexOf(from) - road.indexOf(to)) === 1 && road.includes(from) && road.includes(to);
    const ground = onRoad ? 'road' : (Object.entries(grounds).find(([, hexes]) => hexes.includes(to))?.[0] ?? 'peak');
    const cell = printed.terrain.cells[printed.terrain.rows.indexOf(ground)]?.[printed.terrain.columns.indexOf(arm)];
    return /^\d$/.test(cell ?? '') ? Number(cell) : Number.POSITIVE_INFINITY;
  };

  test.each(Array.from({ length: Math.ceil(cases(100) / 10) }, (_, index) => index))('situation %i', () => {
    const [hex, arm, movement] = [one(HEXES), one(['infantry', 'cavalry', 'guns'] as const), 1 + below(8)];
    const held = HEXES.filter((each) => each !== hex && chance(0.08));
    const stop = chance(0.5);
    const least = new Map([[hex, 0]]);
    const ends = (each: string): boolean => stop && each !== hex && around(each).some((near) => held.includes(near));
    for (let round = 0; round < HEXES.length; round += 1)
      for (const from of HEXES.filter((each) => least.has(each) && !ends(each)))
        for (const to of around(from).filter((each) => !held.includes(each))) {
          const spent = (least.get(from) ?? 0) + cost(from, to, arm);
          if (spent <= movement && spent < (least.get(to) ?? Number.POSITIVE_INFINITY)) least.set(to, spent);
        }
    const rulings = { besideEnemy: stop ? 'stop' : 'pass' };
    for (const to of HEXES) {
      const opened = open(
        game,
        'march',
        { unit: { name: 'M', nation: 'valmer', arm, movement, hex }, to, held },
        { rulings },
      );
      const [first] = opened.ok ? odds(opened.value.begin()).distribution.outcomes : [];
      expect([to, first?.outcome.spent]).toEqual([to, least.get(to)]);
    }
  });
});
