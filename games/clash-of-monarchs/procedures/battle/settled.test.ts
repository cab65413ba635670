/** [15] What a battle says is settled once the damage is known gives the odds and the advice of the whole walk. */
import {
  Advisor,
  always,
  type Distribution,
  evenly,
  fraction,
  type Game,
  never,
  type Opened,
  odds,
  open,
  type Settled,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type Draws, drawnRulings, drawsOf } from '../../../testing/at-random.ts';
import { cases } from '../../../testing/cases.ts';
import { game as clash } from '../../game.ts';
import type { Battle } from '../../second-way/battle.oracle.ts';
import { drawnBattle } from '../../second-way/drawn-battle.oracle.ts';
import type { Force } from '../../second-way/forces.oracle.ts';

const game: Game = clash;
const CASES = cases(200);

/** Few enough leaders and arms that the whole walk is quick, too. */
const slim = (force: Force, draws: Draws): Force => ({
  ...force,
  leaders: force.leaders.slice(0, draws.chance(0.2) ? 2 : 1),
  troops: force.troops
    .slice(0, draws.chance(0.1) ? 2 : 1)
    .map((each) => (draws.chance(0.6) ? { ...each, light: 0, lightUnits: 0, guns: 1, gunsReduced: 0 } : each)),
  lightCavalry: false,
});

function drawn(seed: number): Opened {
  const draws = drawsOf(seed);
  const battle: Battle = drawnBattle(draws, 12, draws.chance(0.95) ? 'measured' : undefined);
  const opened = open(
    game,
    'battle',
    {
      ...battle,
      attacker: slim(battle.attacker, draws),
      defender: slim(battle.defender, draws),
      attackerHand: battle.attackerHand.slice(0, 1),
      defenderHand: battle.defenderHand.slice(0, 1),
    },
    { rulings: drawnRulings(draws, game.rulings) },
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return opened.value;
}

type Row = readonly (string | number)[];

const shares = ({ outcomes, total }: Distribution<Row>): ReadonlyMap<string, string> =>
  new Map(
    outcomes
      .map(({ outcome, weight }) => [JSON.stringify(outcome), written(fraction(weight, total))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

describe(`${CASES} random battles`, () => {
  const battles = Array.from({ length: CASES }, (_, seed) => drawn(4100 + seed));

  test('every figure has the same odds, and the walk is never longer', () => {
    let [shorter, whole] = [0, 0];
    for (const [place, { procedure, begin }] of battles.entries()) {
      const policy = [never, always, never, always, evenly][place % 5] ?? never;
      const figures = Object.entries(procedure.figures) as [string, (result: unknown) => number][];
      const outcome = (result: unknown): Row => [
        procedure.outcome(result),
        ...figures.map(([, figure]) => figure(result)),
      ];
      const settle = (certain: Settled): Row | undefined =>
        figures.every(([name]) => Object.hasOwn(certain.figures, name))
          ? [certain.outcome, ...figures.map(([name]) => certain.figures[name] as number)]
          : undefined;
      const [long, short] = [odds(begin(), { policy, outcome }), odds(begin(), { policy, outcome, settle })];
      expect(shares(short.distribution), `battle ${place}`).toEqual(shares(long.distribution));
      shorter += short.effort.states;
      whole += long.effort.states;
    }
    expect(shorter).toBeLessThan(whole / 3);
  });

  test.each(['attackerWins', 'lossDifference', 'attackerWill'])('advice on %s is worth the same', (name) => {
    for (const [place, { procedure, begin }] of battles.entries()) {
      if (place % 3 !== ['attackerWins', 'lossDifference', 'attackerWill'].indexOf(name)) continue;
      const goal = procedure.figures[name] as (result: unknown) => number;
      const side = 'attacker';
      const whole = new Advisor({ side, goal }).value(begin());
      const short = new Advisor({ side, goal, settle: ({ figures }) => figures[name] }).value(begin());
      expect(written(short), `battle ${place}`).toBe(written(whole));
    }
  });
});
