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
      'By hand: 4 + 2 + 1 − 2 = 5 fails; 3 + 2 + 1 = 6 succeeds. Either force in the space withdraws on 3 to 6: 2/3.',
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
  },
  {
    id: 'T2-chain-overrun',
    title: { en: 'T2: twenty overrun five', fr: 'T2 : vingt déferlent sur cinq' },
    procedure: 'enter-space',
    origin: 'By hand: 20 ≥ 4 × 5; five captured for 0 MP.',
    input: chain,
    answers: ['no', 'stand', 'overrun'],
    expect: { end: 'overrun', captured: 5, mps: 0 },
    effects: [{ kind: 'onMap', effect: { kind: 'captured' } }],
    odds: { overrun: '1' },
  },
  {
    id: 'chain-to-battle',
    title: { en: 'Through the chain to the end of the battle', fr: 'Toute la chaîne jusqu’à la fin de la bataille' },
    procedure: 'enter-space',
    origin:
      'By hand: withdrawal needs a 6: 1/6. Otherwise a battle of one SP against one with +1: only a 6 kills the defender, 5/6 × 1/6 = 5/36; else nothing is lost and the defender wins, 5/6 × 5/6 = 25/36.',
    input: smallChain,
    dice: [5, 6, 1, 2],
    answers: ['withdraw'],
    expect: { end: 'battle', battle: { winner: 'attacker', defender: { stand: 'eliminated' } } },
    odds: {
      withdrawn: '1/6',
      'battle/attacker/eliminated/-': '5/36',
      'battle/defender/retreats/OK': '25/36',
    },
  },
  {
    id: 'chain-intercepted',
    title: { en: 'The interceptor comes in first', fr: 'L’intercepteur arrive le premier' },
    procedure: 'enter-space',
    origin:
      '13.0: 6 + 2 + 1 − 2 = 7 succeeds; 13 SPs stand, 20 may not overrun them. Measured: AU +1, 2 + 1 = 3, column 19-22: 1 D1. PR +2, 1 + 2 = 3, column 12-14: 1 D0. D0 < D1: AU wins. The light step or the infantry bears the loss.',
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
      '15.4.3: announced, so no withdrawal and no tactic for the enemy; 3 + 2 + 1 (own Lt) = 6 works: +2 and −3. AU +2 + 2 = +4, 3 + 4 = 7, column 3-5: 1-. PR −3, 5 − 3 = 2, column 1-2: 0-. The one Prussian SP is gone.',
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
    '12.10: whoever intercepts must be described; nobody attacks an ally.',
    { ...chain, defenders: [force(leader('Fermor', 'RU', 1, 1), [troops('RU', 5)])], joined: [] },
    [
      { code: 'interceptorAndJoined', at: 'joined' },
      { code: 'sameAlliance', at: 'defenders[0].commander.nation' },
    ],
  ),
  {
    id: 'coordinated-in-space',
    title: { en: 'A second Command arrives in time', fr: 'Un second Groupe Commandé arrive à temps' },
    procedure: 'enter-space',
    origin:
      '11.3 inside 12.10: Initiative 1 +1, Prussian +1, 30 SPs −1: a 3 makes 4, it enters (3 to 6: 2/3). 2 + 30 = 32 SPs are four times 8: overrun.',
    input: {
      attacker: { ...force(leader('Kleist', 'PR', 1, 0), [troops('PR', 2)]), name: 'Kleist' },
      commands: [
        { ...force(leader('Seydlitz', 'PR', 2, 1, { initiative: 1 }), [troops('PR', 30)]), name: 'Main army' },
      ],
      intensity: 'measured',
      defenders: [{ ...force(leader('Hadik', 'AU', 1, 1), [troops('AU', 8)]), name: 'Hadik' }],
    },
    dice: [3],
    answers: ['stand', 'overrun'],
    expect: { end: 'overrun', entered: '1', captured: 8 },
    steps: [{ rule: '11.3', lookup: { table: 'coordinated-attack', cell: 'enters' } }],
    effects: [
      { kind: 'entered', force: 'Kleist' },
      { kind: 'entered', force: 'Main army' },
      { kind: 'captured', force: 'Hadik' },
    ],
    odds: { overrun: '2/3' },
  },
  {
    id: 'coordinated-halts',
    title: { en: 'A second Command stops short', fr: 'Un second Groupe Commandé s’arrête' },
    procedure: 'enter-space',
    origin:
      '11.3: a 2 makes 3, it halts. Kleist’s one SP fights alone: 6 + 1 = 7 in column 1-2 kills Hadik’s only SP; who 2, nobody.',
    input: {
      attacker: { ...one('Kleist', 'PR', 1), name: 'Kleist' },
      commands: [
        { ...force(leader('Seydlitz', 'PR', 2, 1, { initiative: 1 }), [troops('PR', 30)]), name: 'Main army' },
      ],
      intensity: 'measured',
      defenders: [{ ...one('Hadik', 'AU'), name: 'Hadik' }],
    },
    dice: [2, 6, 1, 2],
    answers: ['stand'],
    expect: { end: 'battle', entered: '0', battle: { winner: 'attacker', attacker: { left: 1 } } },
    effects: [
      { kind: 'entered', force: 'Kleist' },
      { kind: 'losses', force: 'Hadik', side: 'defender', sps: 1 },
      { kind: 'eliminated', force: 'Hadik' },
    ],
  },
  {
    id: 'unled-withdraws',
    title: { en: 'Troops without a commander slip away', fr: 'Des troupes sans Commandant s’échappent' },
    procedure: 'enter-space',
    origin:
      '14.0: without a commander the DRM is 0; 6 reaches 6 (1/6). Otherwise both remain, for 1 MP per SP in hills cannot be paid and nobody commands a battle: 5/6.',
    input: {
      attacker: mover,
      intensity: 'measured',
      hills: true,
      unled: [{ name: 'Post', troops: [troops('PR', 3)] }],
    },
    dice: [6],
    answers: ['withdraw'],
    expect: { end: 'withdrawn' },
    effects: [{ kind: 'withdrew', force: 'Post' }],
    odds: { withdrawn: '1/6', contact: '5/6' },
  },
  {
    id: 'unled-overrun',
    title: { en: 'Troops without a commander are overrun', fr: 'On déferle sur des troupes sans Commandant' },
    procedure: 'enter-space',
    origin: '12.9: 20 SPs are at least four times 3; no commander is needed for that.',
    input: { attacker: mover, intensity: 'measured', unled: [{ name: 'Post', troops: [troops('PR', 3)] }] },
    answers: ['stand', 'overrun'],
    expect: { end: 'overrun', captured: 3 },
    effects: [{ kind: 'captured', force: 'Post' }],
  },
  {
    id: 'unled-fights',
    title: { en: 'They fight with a DRM of 0', fr: 'Elles se battent avec un DRM de 0' },
    procedure: 'enter-space',
    origin:
      'By the other reading: 1 SP against 1, the attacker 6 + 1 = 7 kills it; the natural six: who 1, no commander, nobody. The defender’s 1 is 0-.',
    rulings: { 'unled-battle': 'drm-0' },
    input: { attacker: one('Kleist', 'PR', 1), intensity: 'measured', unled: [{ troops: [troops('AU', 1)] }] },
    dice: [6, 1, 1],
    answers: ['stand'],
    expect: { end: 'battle', battle: { winner: 'attacker', defender: { leaders: [], stand: 'eliminated' } } },
  },
  refusal(
    'refused-unled',
    'enter-space',
    'Led and unled at once, tactics without a commander',
    'Avec et sans Commandant à la fois, des tactiques sans Commandant',
    '12.10: one force stands in the space; 15.4.3: tactics follow the commander.',
    {
      ...smallChain,
      unled: [{ troops: [troops('AU', 1)] }],
      defenderHand: ['slow-reaction'],
    },
    [
      { code: 'ledAndUnled', at: 'unled' },
      { code: 'tacticsWithoutCommander', at: 'defenderHand' },
    ],
  ),
  refusal(
    'refused-commands',
    'enter-space',
    'The same Command twice, and one of the enemy’s',
    'Deux fois le même Groupe Commandé, et un de l’ennemi',
    '11.3: each Command after the first, of the mover’s own alliance.',
    {
      ...smallChain,
      attacker: { ...one('Kleist', 'PR', 1), name: 'Kleist' },
      commands: [
        { ...one('Zieten', 'PR'), name: 'Kleist' },
        { ...one('Lacy', 'AU'), name: 'Lacy' },
      ],
    },
    [
      { code: 'forceTwice', at: 'commands[0].name' },
      { code: 'foreignTroops', at: 'commands[1].commander.nation' },
    ],
  ),
];
