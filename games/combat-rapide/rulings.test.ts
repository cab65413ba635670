/** Every reading of every ruling: the same situation comes out otherwise, with the figures of the section that is silent. */
import { canonical, evenly, type Game, odds, open, type Plain, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as combatRapide } from './game.ts';

const game: Game = combatRapide;

/** A situation in which the readings of a ruling part ways. */
interface Parting {
  readonly procedure: string;
  readonly input: object;
  /** Other readings that must be in force for this one to matter. */
  readonly with?: Readonly<Record<string, string>>;
}

const small = (part: object = {}) => ({ armiesPlus: 1, technology: 'MED', veteran: false, ...part });
const battle = (attacker: object, defender: object, rest: object = {}): Parting => ({
  procedure: 'battle',
  input: { year: 1600, ...rest, attacker: small(attacker), defender: small(defender) },
});
const TURK = { nation: 'turkey', armiesPlus: 0, armiesMinus: 1, pachas: [1, 1] };

const PARTINGS: Readonly<Record<string, Parting>> = {
  withdrawal: { procedure: 'retreat-test', input: { manoeuvre: 2, morale: 2 } },
  withdrawalOrder: battle({ leader: { manoeuvre: 4 } }, {}),
  afterFailedTest: { ...battle({}, {}), with: { withdrawal: 'test' } },
  equalTest: { procedure: 'retreat-test', input: { manoeuvre: 2, morale: 2 }, with: { withdrawal: 'test' } },
  bothBroken: battle({}, {}),
  nobodyBroken: battle({ veteran: true }, { veteran: true }),
  // A lone D is destroyed by the first losses; neither side breaks for a star.
  destroyedAfterOne: battle({ veteran: true }, { armiesPlus: 0, detachments: 1, veteran: true }),
  // 2 D inflict 1½ less: two Shocks of 2½ and more would still be over their own 2.
  inflictedCap: battle({ armiesPlus: 0, detachments: 2, leader: { shock: 6 } }, {}),
  renaissanceFire: battle({ armiesPlus: 0, armiesMinus: 1, technology: 'REN' }, {}),
  riverRounds: battle({ veteran: true }, { veteran: true }, { crossing: 'river' }),
  pachaCavalry: battle(TURK, {}),
  pachaAbsorbs: { procedure: 'losses', input: { nation: 'turkey', pachas: [2], losses: 2 } },
  nationalForce: battle({ nation: 'spain', detachments: 2 }, {}, { year: 1550 }),
  // 6 D without an A+ on one side: major by strength, not by counters.
  majorForce: battle({ armiesPlus: 2, leader: { shock: 6 } }, { armiesPlus: 0, armiesMinus: 2, detachments: 2 }),
  recombination: { procedure: 'losses', input: { armiesPlus: 0, armiesMinus: 2, detachments: 4, losses: 1 } },
  provinceCounters: { procedure: 'losses', input: { armiesPlus: 2, losses: 0, half: true } },
};

/** Everything that may come of it, with its exact weight; every decision is as likely one way as the other. */
function comesOut({ procedure, input, with: others = {} }: Parting, rulings: Readonly<Record<string, string>>): string {
  const opened = open(game, procedure, input, { rulings: { ...others, ...rulings } });
  if (!opened.ok) return canonical(opened.refusals as unknown as Plain);
  const { distribution } = odds(opened.value.begin(), { policy: evenly });
  return distribution.outcomes
    .map(({ outcome, weight }) => `${canonical(outcome)} ${written({ over: weight, under: distribution.total })}`)
    .toSorted()
    .join('\n');
}

describe('readings differ', () => {
  test.each(Object.entries(game.rulings))('%s', (id, { readings }) => {
    // The ground of the aid is refused, that of EU8 is not.
    const parting = id === 'terrainValues' ? battle({}, {}, { terrain: 'forest' }) : PARTINGS[id];
    if (!parting) expect.fail('say where its readings part ways');
    const ways = readings.map((reading) => comesOut(parting, { [id]: reading }));
    expect(new Set(ways).size).toBe(readings.length);
  });

  test('each has more than one', () => {
    for (const { readings } of Object.values(game.rulings)) expect(readings.length).toBeGreaterThan(1);
  });
});
