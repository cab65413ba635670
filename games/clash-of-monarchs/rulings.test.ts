/** Every reading of every ruling: the same situation comes out otherwise. */
import { canonical, evenly, type Game, odds, open, type Plain, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { force, leader, troops } from './examples/forces.ts';
import { game as clash } from './game.ts';
import { printed } from './procedures/book.ts';

const game: Game = clash;

interface Parting {
  readonly procedure: string;
  readonly input: object;
}

const prussian = (more: object = {}, sps = 9) => ({ ...force(leader('Z', 'PR', 1, 1), [troops('PR', sps)]), ...more });
const austrian = (more: object = {}, sps = 9) => ({ ...force(leader('H', 'AU', 1, 1), [troops('AU', sps)]), ...more });
const french = (more: object = {}) => ({
  ...force(leader('B', 'FR', 1, 1, { initiative: 1 }), [troops('FR', 12)]),
  ...more,
});
const battle = (more: object = {}): Parting => ({
  procedure: 'battle',
  input: { intensity: 'measured', attacker: prussian(), defender: austrian(), ...more },
});
const { commander: _, ...unled } = austrian();

const PARTINGS: Readonly<Record<string, Parting>> = {
  // 28 SPs and siege artillery: −2 or −4.
  'heavy-march': { procedure: 'march', input: { rating: 8, sps: 28, siegeArtillery: true } },
  'forced-march-toll': { procedure: 'forced-march', input: { rating: 6, sps: 9 } },
  // A tenth of 20 is 2, of 21 it is 3.
  'forced-march-tenth': { procedure: 'forced-march', input: { rating: 8, sps: 21 } },
  'intense-dice': battle({ intensity: 'intense' }),
  // One side has no other leader to be hit.
  'natural-six': battle({ attacker: prussian({ leaders: [leader('S', 'PR', 0, 0)] }) }),
  // Endurance 3 − 2 = 1: a D1 demoralises, or does nothing yet.
  endurance: battle({ defender: austrian({ commander: leader('H', 'AU', 1, 1, { endurance: -2 }) }) }),
  winner: battle({ defender: austrian({ commander: leader('H', 'AU', 1, 1, { endurance: -2 }) }) }),
  'hills-cap': battle({ hills: true, defender: austrian({}, 30) }),
  'large-in-hills': battle({ hills: true, defender: austrian({}, 36) }),
  // +7 held to +5 before or after the −3 of 12 Pounders.
  'drm-cap': battle({
    attacker: prussian({ commander: leader('Z', 'PR', 7, 1) }),
    defender: austrian({ troops: [troops('AU', 9, { guns: 2 })] }),
    defenderHand: ['twelve-pounders'],
  }),
  'gamble-target': battle({ attacker: french(), defender: prussian(), attackerHand: ['desperate-gamble'] }),
  'flanking-lt': battle({
    attacker: french({ troops: [troops('FR', 12, { light: 2, lightUnits: 1 })] }),
    defender: prussian(),
    attackerHand: ['flanking-maneuver'],
  }),
  'seydlitz-exhausted': battle({
    attacker: prussian({ troops: [troops('PR', 9, { cavalry: 2, cavalryUnits: 2 })] }),
    attackerHand: ['seydlitz'],
    prussiaExhausted: true,
  }),
  'surprise-role': battle({ defenderHand: ['surprise-attack'], generalstab: true }),
  'leader-nobody': battle({ defender: austrian({ leaders: [leader('L', 'AU', 0, 0)] }) }),
  'recruits-both': { procedure: 'recruitment', input: { nation: 'SW' } },
  'second-raid-step': {
    procedure: 'raid-losses',
    input: { raiders: [{ unit: 'A' }, { unit: 'B' }] },
  },
  'naval-britain': { procedure: 'naval-combat', input: { fleet: 'RU', enemy: 'BR' } },
  'unled-battle': {
    procedure: 'enter-space',
    input: { intensity: 'measured', attacker: prussian(), unled: [unled] },
  },
  'two-fleets': {
    procedure: 'siege',
    input: { nation: 'PR', sps: 15, class: 2, garrison: 1, britishFleet: true, russianFleet: true },
  },
};

/** Everything that may come of it, with who was asked; every decision is as likely one way as the other. */
function comesOut({ procedure, input }: Parting, rulings: Readonly<Record<string, string>>): string {
  const opened = open(game, procedure, input, { rulings });
  if (!opened.ok) return canonical(opened.refusals as unknown as Plain);
  const asked = new Set<string>();
  const { distribution } = odds(opened.value.begin(), {
    policy: (ask, side, options, node) => {
      asked.add(`${side} ${ask.text}`);
      return evenly(ask, side, options, node);
    },
  });
  return [
    ...[...asked].toSorted(),
    ...distribution.outcomes
      .map(({ outcome, weight }) => `${canonical(outcome)} ${written({ over: weight, under: distribution.total })}`)
      .toSorted(),
  ].join('\n');
}

describe('readings differ', () => {
  test.each(Object.entries(game.rulings).filter(([id]) => id !== 'tactic-order'))('%s', (id, { readings }) => {
    const parting = PARTINGS[id] ?? expect.fail('say where its readings part ways');
    const ways = readings.map((reading) => comesOut(parting, { [id]: reading }));
    expect(new Set(ways).size).toBe(readings.length);
  });

  test('tactic-order: the first die is the attacker’s or the defender’s', () => {
    const asked = ['attacker-first', 'defender-first'].map((order) => {
      const opened = open(game, 'battle', twoDice, { rulings: { 'tactic-order': order } });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      let step = opened.value.begin();
      if (step.kind !== 'together') throw new Error('both choose in secret');
      step = step.next({ attacker: 'flanking-maneuver', defender: 'rally-re-attack' });
      while (step.kind === 'checkpoint') step = step.next(step.state);
      return step.kind === 'chance' ? step.ask.side : undefined;
    });
    expect(asked).toEqual(['attacker', 'defender']);
  });

  test('each has more than one', () => {
    for (const { readings } of Object.values(game.rulings)) expect(readings.length).toBeGreaterThan(1);
  });
});

/** A French attacker and a Prussian defender who both throw a die for what they play. */
const twoDice = {
  intensity: 'measured',
  attacker: french(),
  attackerHand: ['flanking-maneuver'],
  defender: prussian({ leaders: [leader('S', 'PR', 1, 1)] }),
  defenderHand: ['rally-re-attack'],
};

test('what is said before a book is chosen is said of the tables as printed, under the usual readings', () => {
  const usual = Object.entries(game.rulings).map(([id, ruling]) => [id, ruling.default]);
  expect(printed.rulings).toEqual(Object.fromEntries(usual));
  expect(printed.tables).toEqual(game.tables);
});
