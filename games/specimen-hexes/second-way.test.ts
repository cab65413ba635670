/** Every chapter worked out another way: plain loops over the transcription of the pages, no tree, no tables and no map of ours. */
import { describe } from 'vitest';
import type { Draws } from '../testing/at-random.ts';
import { type Drawn, secondWay } from '../testing/second-way.ts';
import printed from './examples/tables.printed.json' with { type: 'json' };
import { game } from './game.ts';

const ARMS = ['infantry', 'cavalry', 'guns'];
const HEXES = [1, 2, 3, 4, 5, 6].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `0${column}0${row}`));
const charted = (ground: string, column: string): string =>
  printed.terrain.cells[printed.terrain.rows.indexOf(ground)]?.[printed.terrain.columns.indexOf(column)] ?? '';

/** Each hex touches two in the column to either side, and the ones above and below; even columns stand half a hex lower. */
function neighbours(hex: string): readonly string[] {
  const [column, row] = [Number(hex[1]), Number(hex[3])];
  const up = column % 2 === 1 ? row - 1 : row;
  const beside = [column - 1, column + 1].flatMap((each) => [`0${each}0${up}`, `0${each}0${up + 1}`]);
  return [...beside, `0${column}0${row - 1}`, `0${column}0${row + 1}`].filter((each) => HEXES.includes(each));
}

const NEAR = new Map(HEXES.map((hex) => [hex, neighbours(hex)]));
const around = (hex: string): readonly string[] => NEAR.get(hex) ?? [];

/** 2.1 and the sheet: the road from hex to hex of its list, the gorge that nobody crosses. */
function step(from: string, to: string, arm: string): number {
  const { road, gorge, ...grounds } = printed.map;
  if (gorge.includes(from) && gorge.includes(to)) return Number.POSITIVE_INFINITY;
  const along = road.includes(from) && Math.abs(road.indexOf(from) - road.indexOf(to)) === 1 && road.includes(to);
  const ground = Object.entries(grounds).find(([, hexes]) => hexes.includes(to))?.[0] ?? 'peak';
  const cell = charted(along ? 'road' : ground, arm);
  return /^\d$/.test(cell) ? Number(cell) : Number.POSITIVE_INFINITY;
}

/** Looks around from every hex reached, until nothing nearer is found. */
function least({ unit, held }: Drawn, stop: boolean): ReadonlyMap<string, number> {
  const { hex, arm, movement } = unit as { readonly hex: string; readonly arm: string; readonly movement: number };
  const enemies = held as readonly string[];
  const found = new Map([[hex, 0]]);
  const ends = (each: string): boolean => stop && each !== hex && around(each).some((near) => enemies.includes(near));
  // What is found nearer is put last, so that it is looked around from again.
  for (const [from, before] of found)
    for (const to of ends(from) ? [] : around(from).filter((each) => !enemies.includes(each))) {
      const spent = before + step(from, to, arm);
      if (spent > movement || spent >= (found.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      found.delete(to);
      found.set(to, spent);
    }
  return found;
}

type Fighter = { readonly name: string; readonly strength: number; readonly reduced: boolean };

const force = (draws: Draws, nation: string) =>
  Array.from({ length: 1 + draws.below(3) }, (_, index) => ({
    name: `${nation} ${index}`,
    nation,
    strength: 1 + draws.below(9),
    reduced: draws.chance(0.4),
  }));
const strength = (fighters: readonly Fighter[]): number =>
  fighters.reduce((sum, { strength: full, reduced }) => sum + (reduced ? (full + (full % 2)) / 2 : full), 0);

describe('[2] march', () => {
  secondWay(game, {
    procedure: 'march',
    draw: (draws) => {
      const hex = draws.one(HEXES);
      const unit = { name: 'M', nation: 'valmer', arm: draws.one(ARMS), movement: 1 + draws.below(8), hex };
      return {
        unit,
        to: draws.one(around(hex).concat(HEXES)),
        held: HEXES.filter((each) => each !== hex && draws.chance(0.07)),
      };
    },
    forbids: (plan, reading) => !least(plan, reading('besideEnemy') === 'stop').has(String(plan['to'])),
    compute: (plan, { reading }) => ({
      spent: least(plan, reading('besideEnemy') === 'stop').get(String(plan['to'])) ?? -1,
    }),
  });
});

describe('[3] skirmish', () => {
  secondWay(game, {
    procedure: 'skirmish',
    draw: (draws) => ({
      attackers: force(draws, 'valmer'),
      defenders: force(draws, 'cantons'),
      ground: draws.one(['plain', 'wood', 'scree', 'peak']),
      ambush: draws.chance(0.5),
      night: draws.chance(0.3),
    }),
    compute: (situation, { die, answer, reading }) => {
      const forces = { attackers: situation['attackers'], defenders: situation['defenders'] } as unknown as Record<
        string,
        Fighter[]
      >;
      const { attackers = [], defenders = [] } = forces;
      const [a, d] = [strength(attackers), strength(defenders)];
      const odds = [a < d, a < 2 * d, a < 3 * d, true].indexOf(true);
      const column = Math.max(0, odds + Number(charted(String(situation['ground']), 'shift')));
      const [press, ambush] = [
        answer('skirmish.ask.orders:attacker') === 'press',
        answer('skirmish.ask.orders:defender') === 'ambush',
      ];
      const total = die() + (press ? (ambush ? -2 : 1) : ambush ? 1 : 0) - (situation['night'] ? 1 : 0);
      const row = total <= 1 ? 0 : total <= 9 ? Math.floor(total / 2) : 5;
      const code = (printed.skirmish.cells[row]?.[column] ?? '').replace('DI', 'D1');
      const retreats = answer('skirmish.ask.retreat') === 'retreat';
      const loser = code.startsWith('A') ? 'attackers' : 'defenders';
      const picker = (loser === 'attackers') === (reading('lossPick') === 'owner') ? 'attacker' : 'defender';
      const left = (forces[loser] ?? []).map(({ name, reduced }) => ({ name, steps: reduced ? 1 : 2, hits: 0 }));
      for (let due = code === '-' ? 0 : Number(code[1]) - Number(retreats); due > 0; due -= 1) {
        const able = left.filter(({ steps }) => steps > 0);
        const name = able.length > 1 ? answer(`skirmish.ask.loss:${picker}`) : able[0]?.name;
        for (const each of left.filter((counter) => counter.name === name))
          Object.assign(each, { steps: each.steps - 1, hits: each.hits + 1 });
      }
      return { code, retreats, [loser]: left.map(({ hits }) => hits) };
    },
  });
});

describe('[4] muster', () => {
  type Recruits = readonly { readonly arm: keyof typeof printed.muster }[];
  const cost = (plan: Drawn): number =>
    (plan['recruits'] as unknown as Recruits).reduce((sum, { arm }) => sum + (printed.muster[arm][0] ?? 0), 0);
  secondWay(game, {
    procedure: 'muster',
    draw: (draws) => ({
      recruits: Array.from({ length: 1 + draws.below(4) }, (_, index) => ({ name: `R${index}`, arm: draws.one(ARMS) })),
      points: draws.below(15),
    }),
    forbids: (plan) => cost(plan) > Number(plan['points']),
    compute: (plan, { die }) => ({
      spent: cost(plan),
      came: (plan['recruits'] as unknown as Recruits).map(({ arm }) => die() <= (printed.muster[arm][1] ?? 0)),
    }),
  });
});
