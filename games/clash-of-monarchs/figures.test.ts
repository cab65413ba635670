/** What each chart counts, how its ends are ordered, which readings it asks for: told a second time. */
import { type Game, open, type Plain, resolve, typed } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as clash } from './game.ts';
import { NO_TACTICS } from './procedures/battle/tactics/tally.ts';
import { drawnBattle } from './second-way/drawn-battle.oracle.ts';

const game: Game = clash;

type Facts = Readonly<Record<string, Plain>>;
type Counts = Readonly<Record<string, number>>;

const n = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const same =
  (...names: readonly string[]) =>
  (result: Facts): Counts =>
    Object.fromEntries(names.map((name) => [name, n(result, name)]));
const yes = (succeeds: boolean): Counts => ({ success: Number(succeeds) });
const attempt = ({ success }: Facts): Counts => yes(success === true);
const listed = (value: Plain | undefined): readonly Facts[] => (value ?? []) as readonly Facts[];
const received = (result: Facts, nation: string): number =>
  listed(result['payments']).reduce((sum, each) => (each['to'] === nation ? sum + n(each, 'thl') : sum), 0);

/** What a side gives up: what it lost, its prisoners, and all of it where it surrenders. */
const given = (own: Facts): number =>
  n(own, 'lost') +
  listed(own['prisoners']).reduce((sum, each) => sum + n(each, 'sps'), 0) +
  (own['stand'] === 'surrenders' ? n(own, 'left') : 0);
const willOf = (own: Facts): number => listed(own['leaders']).reduce((sum, each) => sum + n(each, 'will'), 0);

const battle = (result: Facts): Counts => {
  const [attacker, defender] = [result['attacker'], result['defender']] as unknown as readonly [Facts, Facts];
  const wins = result['winner'] === 'attacker';
  return {
    attackerWins: Number(wins),
    // What the attacker does not win, the defender does.
    defenderWins: Number(!wins),
    attackerLosses: given(attacker),
    defenderLosses: given(defender),
    lossDifference: given(defender) - given(attacker),
    attackerWill: willOf(attacker),
    defenderWill: willOf(defender),
  };
};

const FIGURES: Readonly<Record<string, (result: Facts) => Counts>> = {
  march: same('mps'),
  'forced-march': same('mps', 'lost'),
  'admin-march': same('mps'),
  'enter-space': (result) => {
    const fought = result['battle'] as unknown as Facts | null;
    if (!fought)
      return {
        ...{ attackerWins: Number(result['end'] === 'overrun'), battleFought: 0, attackerLosses: 0 },
        defenderLosses: n(result, 'captured'),
      };
    const { attackerWins = 0, attackerLosses = 0, defenderLosses = 0 } = battle(fought);
    return { attackerWins, battleFought: 1, attackerLosses, defenderLosses };
  },
  interception: attempt,
  withdrawal: attempt,
  overrun: same('captured', 'mps'),
  'coordinated-attack': ({ result }) => yes(result === 'enters'),
  entrenchment: attempt,
  battle,
  retreat: (result) => ({
    lost: n(result, 'lost') + n(result, 'surrendered'),
    left: n(result, 'left') + n(result, 'sheltered'),
  }),
  garrison: same('inside', 'room'),
  mask: same('spare'),
  siege: ({ falls, ...result }) => ({ falls: Number(falls === true), lost: n(result, 'lost') }),
  'naval-combat': same('points'),
  'raid-losses': ({ loser, steps }) => ({
    raiderSteps: loser === 'raiders' ? Number(steps) : 0,
    enemySteps: loser === 'enemy' ? Number(steps) : 0,
  }),
  'supply-raid': ({ effect }) => yes(effect !== 'none'),
  'forage-raid': () => ({}),
  'supply-actions': same('cost'),
  subsidies: (result) => ({
    prussia: received(result, 'PR'),
    austria: received(result, 'AU'),
    russia: received(result, 'RU'),
  }),
  sustainment: same('thl', 'short'),
  recruitment: same('infantry', 'cavalry', 'cost'),
  'army-size': same('room'),
  'new-leaders': same('added'),
  reconstruction: same('thl'),
  winter: (result) => ({
    ...same('infantry', 'cost')(result),
    short: listed(result['nations']).reduce(
      (sum, { paid }) => sum + n(paid as unknown as Facts, 'short'),
      n(result, 'short'),
    ),
  }),
};

describe('what is counted', () => {
  test.each(Object.entries(game.procedures))('%s', (id, procedure) => {
    const counts = FIGURES[id] ?? expect.fail('say what is counted');
    const draws = drawsOf(id.length);
    for (const opened of inputsFor(game, procedure, 30, 37)) {
      const result = playedAtRandom(opened, draws).resolution.result as Facts;
      const figures = Object.entries(procedure.figures).map(([name, figure]) => [name, figure(result as never)]);
      expect(Object.fromEntries(figures), JSON.stringify(result)).toEqual(counts(result));
    }
  });

  test('[18.5.2] a supply raid of one SP under 10 has no effect, from 10 on it has', () => {
    const { figures } = game.procedures['supply-raid'] ?? expect.fail();
    const success = (die: number, target: string) => {
      // 1 SP and a card of 3: a 5 makes 9, a 6 makes 10.
      const opened = open(game, 'supply-raid', { raider: 'PR', owner: 'AU', sps: 1, card: 3, target });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const account = resolve(
        opened.value,
        typed([die], () => ''),
      );
      if (!account.ok) throw new Error(JSON.stringify(account.refusals));
      return figures['success']?.(account.value.result as never);
    };
    expect([success(5, 'force'), success(5, 'fd'), success(6, 'force'), success(6, 'fd')]).toEqual([0, 0, 1, 1]);
  });

  test('battles of every kind', () => {
    const procedure = game.procedures['battle'] ?? expect.fail();
    for (let seed = 1; seed <= 100; seed += 1) {
      const draws = drawsOf(seed * 13);
      const opened = open(game, 'battle', drawnBattle(draws) as unknown as Plain);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const result = playedAtRandom(opened.value, draws).resolution.result as Facts;
      const figures = Object.entries(procedure.figures).map(([name, figure]) => [name, figure(result as never)]);
      expect(Object.fromEntries(figures), `seed ${seed}`).toEqual(battle(result));
    }
  });
});

const WON = ['surrenders/-', 'eliminated/-', 'retreats/ROUTED', 'retreats/DM', 'retreats/OK'].map(
  (so) => `attacker/${so}`,
);
const LOST = ['retreats/OK', 'retreats/DM', 'retreats/ROUTED', 'eliminated/-'].map((so) => `defender/${so}`);
const EVEN = 'nobody/eliminated/-';
const tried = ['success', 'failure'];

test('ends that have names stand in their order, the best first', () => {
  const ends = Object.entries(game.procedures).flatMap(([id, { outcomes }]) => (outcomes ? [[id, outcomes]] : []));
  expect(Object.fromEntries(ends)).toEqual({
    'forced-march': tried,
    interception: tried,
    withdrawal: tried,
    entrenchment: tried,
    'coordinated-attack': ['enters', 'halts'],
    'enter-space': [
      'overrun',
      ...WON.map((so) => `battle/${so}`),
      ...['withdrawn', 'entered', 'shared', 'contact'],
      ...[EVEN, ...LOST].map((so) => `battle/${so}`),
    ],
    battle: [...WON, EVEN, ...LOST],
    retreat: ['escapes', 'lost', 'surrenders'],
    mask: ['masked'],
    siege: ['surrender', 'honours', 'progress', 'sortie', 'dysentery'],
    'naval-combat': ['victory', 'draw', 'defeat'],
    'raid-losses': ['enemy-2', 'enemy-1', 'raiders-1', 'raiders-2'],
    'supply-raid': ['destroyed', 'disorganised', 'reduced', 'none'],
    'forage-raid': ['allowed'],
    'new-leaders': ['add-3', 'add-2', 'add-1', 'replace-2'],
  });
  const even = Object.entries(game.procedures).flatMap(([id, { even: end }]) => (end ? [[id, end]] : []));
  expect(Object.fromEntries(even)).toEqual({
    ...{ 'enter-space': 'shared', battle: EVEN, siege: 'sortie', 'naval-combat': 'draw', 'supply-raid': 'none' },
  });
});

test('whose figure is whose, and which readings a chart asks for', () => {
  const favours = Object.entries(game.procedures).flatMap(([id, { favours: own }]) => (own ? [[id, own]] : []));
  expect(Object.fromEntries(favours)).toEqual({
    'enter-space': { attacker: 'attackerWins' },
    'coordinated-attack': { attacker: 'success' },
    battle: { attacker: 'attackerWins', defender: 'defenderWins' },
    siege: { attacker: 'falls' },
    'naval-combat': { coalition: 'points' },
    'raid-losses': { raiders: 'enemySteps', enemy: 'raiderSteps' },
    'supply-raid': { raiders: 'success' },
    recruitment: { recruiter: 'infantry' },
  });
  const fight =
    'intense-dice natural-six endurance winner hills-cap large-in-hills drm-cap gamble-target flanking-lt ' +
    'seydlitz-exhausted surprise-role tactic-order leader-nobody';
  const asked = Object.entries(game.procedures).flatMap(([id, { rulings }]) =>
    rulings ? [[id, rulings.join(' ')]] : [],
  );
  expect(Object.fromEntries(asked)).toEqual({
    march: 'heavy-march',
    'forced-march': 'forced-march-toll forced-march-tenth',
    'enter-space': `${fight} unled-battle`,
    battle: fight,
    siege: 'two-fleets',
    'naval-combat': 'naval-britain',
    'raid-losses': 'second-raid-step',
    recruitment: 'recruits-both',
    winter: 'recruits-both',
  });
});

test('[15.9] a retreat waits for every force that owes one', () => {
  const waiting = game.procedures['retreat']?.waiting ?? expect.fail('nothing waits');
  const forces = [0, 1, 3].map((retreat) => ({ name: `owes ${retreat}`, retreat }));
  expect(waiting({ forces } as never)).toEqual(['owes 1', 'owes 3']);
});

test('[15.4.3] before any tactic nothing is added to either side', () => {
  const nothing = { own: 0, inflicted: 0, losses: 0, endurance: 0 };
  expect(NO_TACTICS).toEqual({
    attacker: nothing,
    defender: nothing,
    oblique: false,
    gamble: 'nobody',
    surround: false,
  });
});
