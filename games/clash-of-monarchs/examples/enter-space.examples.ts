/** 12.10 The chain from the move to the end of the battle, worked by hand. */
import type { Example } from '@grognard/kernel';
import { force, leader, refusal, troops } from './forces.ts';

const mover = force(leader('Daun', 'AU', 1, 2), [troops('AU', 20)]);
const screen = force(leader('Zieten', 'PR', 1, 2), [troops('PR', 4, { light: 1, lightUnits: 1 })]);
const joined = force(leader('Zieten', 'PR', 1, 2), [troops('PR', 12, { light: 1, lightUnits: 1 })]);
const one = (name: string, nation: string, offensive = 0) =>
  force(leader(name, nation, offensive, 0), [troops(nation, 1)]);

export const chain = {
  attacker: mover,
  intensity: 'measured',
  defenders: [screen],
  interceptors: [{ offensive: 2, lights: true, river: true }],
  joined: [joined],
} as const;

export const smallChain = {
  attacker: one('Kleist', 'PR', 1),
  intensity: 'measured',
  defenders: [one('Hadik', 'AU')],
} as const;

const surprised = {
  attacker: force(leader('Loudon', 'AU', 2, 1, { person: 'Loudon' }), [troops('AU', 2, { light: 1, lightUnits: 1 })]),
  attackerHand: ['surprise-attack', 'slow-reaction'],
  intensity: 'measured',
  defenders: [one('Fouqué', 'PR')],
  defenderHand: ['blown-march'],
  generalstab: true,
} as const;

export const enterSpaceExamples: readonly Example[] = [
  {
    id: 'T2-chain',
    title: { en: 'T2: interception fails, withdrawal succeeds', fr: 'T2 : interception manquée, recul réussi' },
    procedure: 'enter-space',
    origin:
      'Vector T2: 4 + 2 + 1 - 2 = 5 fails; 3 + 2 + 1 = 6 succeeds. Either force in the space withdraws on 3 to 6: 2/3.',
    input: chain,
    dice: [4, 3],
    answers: ['yes', 'withdraw'],
    expect: { end: 'withdrawn', intercepted: false, battle: null },
    steps: [
      { rule: '12.10', title: { key: 'enter-space.move' } },
      { rule: '13.0', outcome: { key: 'attempt.failed', facts: { sum: 5, needs: 6 } } },
      { rule: '14.0', outcome: { key: 'attempt.passed', facts: { sum: 6, needs: 6 } } },
    ],
    odds: { withdrawn: '2/3' },
    preset: true,
  },
  {
    id: 'T2-chain-overrun',
    title: { en: 'T2: twenty overrun five', fr: 'T2 : vingt en submergent cinq' },
    procedure: 'enter-space',
    origin: 'Vector T2: 20 >= 4 x 5; five captured for 0 MP.',
    input: chain,
    answers: ['no', 'stand', 'overrun'],
    expect: { end: 'overrun', captured: 5, mps: 0 },
    effects: [{ kind: 'captured' }],
    odds: { overrun: '1' },
  },
  {
    id: 'chain-to-battle',
    title: { en: 'Through the chain to the end of the battle', fr: 'Toute la chaîne jusqu’à la fin de la bataille' },
    procedure: 'enter-space',
    origin:
      'By hand: withdrawal needs a 6: 1/6. Otherwise a battle of one SP against one with +1: only a 6 kills the defender, 5/6 x 1/6 = 5/36; else nothing is lost and the defender wins, 5/6 x 5/6 = 25/36.',
    input: smallChain,
    dice: [5, 6, 1, 2],
    answers: ['withdraw'],
    expect: { end: 'battle', battle: { winner: 'attacker', defender: { stand: 'eliminated' } } },
    odds: {
      withdrawn: '1/6',
      'battle/attacker/eliminated/-': '5/36',
      'battle/defender/retreats/OK': '25/36',
    },
    preset: true,
  },
  {
    id: 'chain-intercepted',
    title: { en: 'The interceptor comes in first', fr: 'L’intercepteur arrive le premier' },
    procedure: 'enter-space',
    origin:
      '13.0: 6 + 2 + 1 - 2 = 7 succeeds; 13 SPs stand, 20 may not overrun them. Measured: AU +1, 2 + 1 = 3, column 19-22: 1 D1. PR +2, 1 + 2 = 3, column 12-14: 1 D0. D0 < D1: AU wins. The light step or the infantry bears the loss.',
    input: chain,
    dice: [6, 2, 1],
    answers: ['yes', 'stand', 'PR-infantry'],
    expect: {
      end: 'battle',
      intercepted: true,
      battle: { winner: 'attacker', attacker: { lost: 1, level: 'D0' }, defender: { lost: 1, level: 'D1', spaces: 1 } },
    },
  },
  {
    id: 'chain-empty',
    title: { en: 'Nobody there', fr: 'Personne' },
    procedure: 'enter-space',
    origin: '12.10: an empty space, nobody beside it.',
    input: { attacker: mover, intensity: 'measured' },
    expect: { end: 'entered' },
    odds: { entered: '1' },
  },
  {
    id: 'chain-peaceful',
    title: { en: 'A mover that does not attack', fr: 'Une force qui n’attaque pas' },
    procedure: 'enter-space',
    origin: '12.10: a battle only if the mover attacks.',
    input: { ...smallChain, attacks: false },
    answers: ['stand'],
    expect: { end: 'shared' },
  },
  {
    id: 'chain-surprise',
    title: { en: 'Surprise Attack! before the withdrawal', fr: 'Surprise Attack! avant le recul' },
    procedure: 'enter-space',
    origin:
      '15.4.3: announced, so no withdrawal and no tactic for the enemy; 3 + 2 + 1 (own Lt) = 6 works: +2 and -3. AU +2 + 2 = +4, 3 + 4 = 7, column 3-5: 1-. PR -3, 5 - 3 = 2, column 1-2: 0-. The one Prussian SP is gone.',
    input: surprised,
    dice: [3, 3, 5],
    answers: ['announce', { attacker: 'surprise-attack' }],
    expect: { end: 'battle', battle: { winner: 'attacker', defender: { stand: 'eliminated' } } },
  },
  {
    id: 'chain-surprise-declined',
    title: { en: 'Not announced, it is not played later', fr: 'Non annoncée, elle ne se joue plus' },
    procedure: 'enter-space',
    origin: '15.4.3: after the withdrawal step only Slow Reaction is left to play.',
    input: surprised,
    answers: ['no', 'stand', { attacker: 'surprise-attack', defender: 'none' }],
    refused: [{ code: 'notAnOption' }],
  },
  {
    id: 'refused-surprised-plays',
    title: { en: 'A surprised side plays no tactic', fr: 'Le camp surpris ne joue pas de tactique' },
    procedure: 'enter-space',
    origin:
      '15.4.3: once Surprise Attack! is announced the enemy is not asked for tactics; one answered for him is left over.',
    input: surprised,
    dice: [3, 3, 5],
    answers: ['announce', { attacker: 'surprise-attack', defender: 'blown-march' }],
    refused: [{ code: 'answersLeftOver' }],
  },
  refusal(
    'refused-chain',
    'enter-space',
    'An interceptor without the force he would make, an ally attacked',
    'Un intercepteur sans la force qui en naîtrait, un allié attaqué',
    'Sections 4 and 11.10.',
    { ...chain, defenders: [force(leader('Fermor', 'RU', 1, 1), [troops('RU', 5)])], joined: [] },
    [
      { code: 'interceptorAndJoined', at: 'joined' },
      { code: 'sameAlliance', at: 'defenders[0].commander.nation' },
    ],
  ),
];
