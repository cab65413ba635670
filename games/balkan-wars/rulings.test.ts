/** Every ruling: one situation for each, and what each of its readings makes of it, by hand from the printed tables. */
import { answersInOrder, type Game, type GivenAnswers, open, type Plain, resolve, typed } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as balkanWars } from './game.ts';

const game: Game = balkanWars;

interface Case {
  readonly procedure: string;
  readonly input: object;
  readonly dice?: readonly number[];
  /** Other rulings that must be in force for this one to matter. */
  readonly under?: Readonly<Record<string, string>>;
  /** What comes of each reading; codes where it is refused. */
  readonly readings: Readonly<Record<string, object>>;
}

const unit = (id: string, country: string, strength: number, facts: object = {}) => ({
  id,
  country,
  strength,
  ...facts,
});
const fight = (
  die: number,
  attackers: readonly object[],
  defenders: readonly object[],
  readings: Case['readings'],
): Case => ({
  procedure: 'combat',
  input: { attackers, defenders },
  dice: [die],
  readings,
});
const four = unit('A', 'bulgaria', 4);
const twelve = unit('A', 'bulgaria', 12);
const guns = { type: 'otherArtillery', bombardment: 1 };
const fort = { type: 'fortification' };
const event = (
  input: object,
  dice: readonly number[],
  readings: Readonly<Record<string, readonly object[]>>,
): Case => ({
  procedure: 'political-event',
  input,
  dice,
  readings: Object.fromEntries(Object.entries(readings).map(([reading, effects]) => [reading, { effects }])),
});
const conflict = (first: number, second: number) => ({
  powers: [
    { power: 'russia', alignment: 'first', diplomacy: 9 },
    { power: 'germany', alignment: 'second', diplomacy: 9 },
  ],
  firstCommits: first,
  secondCommits: second,
});
const recruits = [
  { id: 'Cavalry', country: 'greece', type: 'other', cadre: 1 },
  { id: 'VG', country: 'germany' },
];
const morale = (country: string, change: number) => ({ country, change });

const CASES: Readonly<Record<string, readonly Case[]>> = {
  // 5/3 is more than one and a half: 1/1 or 2/1; row 6 reads D/S and -/S.
  oddsRounding: [
    fight(6, [unit('A', 'bulgaria', 5)], [unit('D', 'ottoman', 3)], {
      defender: { cell: 'D/S' },
      nearest: { cell: '-/S' },
    }),
  ],
  // 4/4 is 1/1, the defender’s guns shift to 1/2; row 5 reads S/S and D/S.
  negativeArtillery: [
    fight(5, [four], [unit('D', 'ottoman', 4), unit('G', 'ottoman', 0, guns)], {
      shiftsLeft: { cell: 'S/S' },
      noShift: { cell: 'D/S' },
    }),
  ],
  // Some unsupplied -1; the guns +1 or nothing.
  unsuppliedGuns: [
    fight(5, [four, unit('G', 'bulgaria', 0, { ...guns, supplied: false })], [unit('D', 'ottoman', 4)], {
      silent: { cell: 'S/S' },
      fire: { cell: 'D/S' },
    }),
  ],
  demoralisedFortGuns: [
    fight(5, [four], [unit('F', 'ottoman', 4, { ...fort, bombardment: 1, demoralised: true })], {
      silent: { cell: 'D/S' },
      fire: { cell: 'S/S' },
    }),
  ],
  // 10/5 is 2/1; shock 5 against 4: -1 and row 2, or nothing and row 3.
  chargeRule: [
    fight(
      3,
      [unit('A', 'serbia', 10, { cadre: 5, charging: true })],
      [unit('D', 'ottoman', 5, { cadre: 4, charging: true })],
      { errata166: { cell: 'S/D' }, aid: { cell: 'S/S' } },
    ),
  ],
  // 12/2 is 6/1+, 4: -/R.
  blockedRetreat: [
    fight(4, [twelve], [unit('D', 'ottoman', 2, { retreatBlocked: true })], {
      eliminate: { defenders: [{ fate: 'eliminated', place: 'pool' }] },
      surrender: { defenders: [{ fate: 'surrendered', place: 'prisoners' }] },
    }),
  ],
  fixedUnitsInRout: [
    fight(4, [twelve], [unit('D', 'ottoman', 2, { type: 'depot' })], {
      blocked: { defenders: [{ fate: 'eliminated', place: 'gone' }] },
      stay: { defenders: [{ fate: 'demoralised', place: 'map', retreat: 0 }] },
    }),
  ],
  // 6/1+, 5: -/E, +1 and -1.
  multinationalMorale: [
    fight(5, [unit('A', 'serbia', 4), unit('B', 'bulgaria', 8)], [unit('D', 'ottoman', 2)], {
      each: { morale: [morale('serbia', 1), morale('bulgaria', 1), morale('ottoman', -1)] },
      strongest: { morale: [morale('bulgaria', 1), morale('ottoman', -1)] },
    }),
  ],
  fortMorale: [
    fight(5, [twelve], [unit('D', 'ottoman', 1, fort), unit('E', 'ottoman', 1, fort)], {
      // E costs a point, the two forts two more, told together.
      each: { morale: [morale('bulgaria', 1), morale('ottoman', -1), morale('ottoman', -2)] },
      once: { morale: [morale('bulgaria', 1), morale('ottoman', -1), morale('ottoman', -1)] },
    }),
  ],
  // 6/1+, 2: -/S; a demoralised fort surrenders, and S moves no morale.
  surrenderedFort: [
    fight(2, [twelve], [unit('D', 'ottoman', 2, { ...fort, demoralised: true })], {
      alike: { morale: [morale('ottoman', -1)] },
      noLoss: { morale: [] },
    }),
  ],
  unitsPerDepot: [
    {
      procedure: 'mobilisation',
      input: { units: recruits, depots: 0, extraPoints: 1 },
      readings: { one: ['tooFewDepots'], noLimit: { mobilised: ['Cavalry', 'VG'] } },
    },
  ],
  greatPowerDepots: [
    {
      procedure: 'mobilisation',
      input: { units: recruits, depots: 1, extraPoints: 1 },
      readings: { free: { mobilised: ['Cavalry', 'VG'] }, bound: ['tooFewDepots'] },
    },
  ],
  eventsPerTurn: [
    {
      procedure: 'political-event',
      input: { alreadyRolled: true },
      dice: [6, 6],
      readings: { one: ['oneEventATurn'], noLimit: { event: 'nothing' } },
    },
  ],
  youngTurks: [
    event({ nations: [{ country: 'ottoman', player: 'second', morale: 3 }] }, [2, 2], {
      always: [{ kind: 'ottomansUnsupplied' }],
      onlyIfLow: [],
    }),
  ],
  albaniaArmyArtillery: [
    event(
      { inAlbania: [{ id: 'G', country: 'ottoman', type: 'armyArtillery', player: 'second', leaves: false }] },
      [2, 6],
      {
        outOfGame: [{ kind: 'unit', id: 'G', place: 'gone' }, { kind: 'albaniaClosed' }],
        pool: [{ kind: 'unit', id: 'G', place: 'pool' }, { kind: 'albaniaClosed' }],
      },
    ),
  ],
  revoltInScenario2: [
    event({ scenario: '2', corpsCommitted: true }, [2, 1], { ifJoined: [], asPrinted: [{ kind: 'revoltPenalty' }] }),
  ],
  montenegroHexes: [
    event({ leagueHolds: ['scutari'], ottomansInside: [{ country: 'montenegro', where: 'border' }] }, [3, 4], {
      any: [],
      whollyInside: [{ kind: 'armistice', country: 'montenegro' }],
    }),
  ],
  // 5+4 = 9 against 3+2+1 = 6: A; 5 against 3: C.
  diplomacyMode: [
    {
      procedure: 'diplomatic-conflict',
      input: conflict(5, 3),
      dice: [4, 2],
      readings: { dice: { code: 'A' }, raw: { code: 'C' } },
    },
  ],
  secondBonus: [
    // 6+3 = 9 against 6+3 = 9: A, and one more: WW.
    {
      procedure: 'diplomatic-conflict',
      input: conflict(6, 6),
      dice: [3, 3],
      readings: { withDice: { code: 'WW' }, always: { code: 'WW' }, never: { code: 'A' } },
    },
    // 4 against 9: C, and one more: A.
    {
      procedure: 'diplomatic-conflict',
      input: conflict(4, 9),
      under: { diplomacyMode: 'raw' },
      readings: { withDice: { code: 'C' }, always: { code: 'A' }, never: { code: 'C' } },
    },
  ],
  // 0+1 = 1 against 4+6+1 = 11.
  balanceOfPower: [
    {
      procedure: 'diplomatic-conflict',
      input: conflict(0, 4),
      dice: [1, 6],
      readings: { asPrinted: { code: 'BP1' }, swapped: { code: 'BP2' } },
    },
  ],
};

function read({ procedure, input, dice = [], under = {} }: Case, rulings: Readonly<Record<string, string>>) {
  const opened = open(game, procedure, input as Plain, { rulings: { ...under, ...rulings } });
  if (!opened.ok) return opened.refusals.map(({ code }) => code);
  const { diplomacyMode } = opened.value.book.rulings;
  const thrown = diplomacyMode === 'raw' ? [] : dice;
  const played = resolve(
    opened.value,
    typed(thrown, (_ask, _side, options) => options[0] ?? ''),
  );
  return played.ok ? played.value.result : played.refusals;
}

describe('[rulings] each reading makes a difference', () => {
  test.each(Object.entries(CASES).flatMap(([ruling, cases]) => cases.map((each) => [ruling, each] as const)))(
    '%s',
    (ruling, each) => {
      expect(Object.keys(each.readings).toSorted()).toEqual(game.rulings[ruling]?.readings.toSorted());
      const told = Object.entries(each.readings).map(([reading, expected]) => {
        const result = read(each, { [ruling]: reading });
        expect(result, reading).toMatchObject(expected);
        return JSON.stringify(result);
      });
      expect(new Set(told).size, 'no two alike, but for what another case tells apart').toBeGreaterThan(1);
    },
  );

  test('moraleOrder: one after the other, or both in secret at once', () => {
    const nations = [
      { country: 'bulgaria', player: 'first', morale: 1 },
      { country: 'ottoman', player: 'second', morale: 1 },
    ];
    const kinds = (moraleOrder: string, answers: GivenAnswers) => {
      const input = { attackers: [four], defenders: [unit('D', 'ottoman', 4)], nations };
      const opened = open(game, 'combat', input as Plain, { rulings: { moraleOrder } });
      const played = opened.ok ? resolve(opened.value, typed([3], answersInOrder(answers).answer)) : opened;
      if (!played.ok) throw new Error(JSON.stringify(played.refusals));
      return played.value.journal.map(({ kind }) => kind);
    };
    expect(kinds('attackerFirst', ['no', 'ottoman'])).toEqual(['choice', 'choice', 'die']);
    expect(kinds('sealed', [{ attacker: 'no', defender: 'ottoman' }])).toEqual(['together', 'die']);
  });

  test('there is no other', () => {
    expect([...Object.keys(CASES), 'moraleOrder'].toSorted()).toEqual(Object.keys(game.rulings).toSorted());
    for (const [ruling, cases] of Object.entries(CASES)) {
      for (const reading of game.rulings[ruling]?.readings ?? []) {
        const others = (game.rulings[ruling]?.readings ?? []).filter((each) => each !== reading);
        for (const other of others) {
          const apart = cases.some(
            ({ readings }) => JSON.stringify(readings[reading]) !== JSON.stringify(readings[other]),
          );
          expect(apart, `${ruling}: ${reading} and ${other}`).toBe(true);
        }
      }
    }
  });
});
