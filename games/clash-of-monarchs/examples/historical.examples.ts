/**
 * Historical situations to start from. Strengths are those of the histories at about 2,000 men an SP (the 70 SPs of the
 * Prussian limit for an infantry of some 140,000); guns, light units and the leaders' ratings are our guess.
 */
import type { Example } from '@grognard/kernel';
import { force, leader, troops } from './forces.ts';

const frederick = leader('Frederick', 'PR', 3, 3, { person: 'Frederick', initiative: 1 });
const daun = leader('Daun', 'AU', 1, 2, { person: 'Daun', initiative: 4 });

/** A situation offered to players. */
const preset = (
  id: string,
  procedure: string,
  en: string,
  fr: string,
  rest: Omit<Example, 'id' | 'procedure' | 'title' | 'preset'>,
): Example => ({ id, procedure, title: { en, fr }, preset: true, ...rest });

const battles: readonly Example[] = [
  preset('kolin-1757', 'battle', 'Kolin, 18 June 1757', 'Kolin, 18 juin 1757', {
    origin:
      'By hand: Defensive Position 3 + 2 + 1 Lt = 6 works: −4. PR +3 + 1 gun + 2 infantry fire − 4 hills − 4 = −2; 5 + 4 − 2 = 7, column held to 9-11: 1 D1. AU +2 + 3 guns = +5; 3 + 4 + 5 = 12, column 9-11: 2 D2. D1 < D2: AU wins; D2 < 3, PR retreats 1 in good order.',
    input: {
      intensity: 'intense',
      attacker: force(frederick, [troops('PR', 9, { cavalry: 7, cavalryUnits: 4, guns: 1 })]),
      attackerHand: ['oblique-attack', 'superior-infantry-fire'],
      defender: force(daun, [troops('AU', 14, { cavalry: 7, cavalryUnits: 4, light: 2, lightUnits: 1, guns: 3 })]),
      defenderHand: ['defensive-position', 'counter-charge'],
      hills: true,
    },
    dice: [3, 5, 4, 3, 4],
    answers: [{ attacker: 'superior-infantry-fire', defender: 'defensive-position' }, 'PR-infantry', 'AU-infantry'],
    expect: {
      winner: 'defender',
      attacker: { lost: 2, level: 'D2', morale: 'OK', stand: 'retreats', spaces: 1 },
      defender: { lost: 1, level: 'D1', morale: 'OK', stand: 'holds' },
    },
  }),
  preset('rossbach-1757', 'battle', 'Rossbach, 5 November 1757', 'Rossbach, 5 novembre 1757', {
    origin:
      'By hand: Seydlitz with 2 units +2. PR +3 + 1 gun + 2 = +6; 6 + 4 + 6 = 16, column 9-11: 3 D3. FR 0 + 1 gun = +1; 1 + 2 + 1 = 4, column 19-22: 2 D1. D3 is above the French endurance of 2: routed, 3 spaces.',
    input: {
      intensity: 'intense',
      attacker: force(frederick, [troops('PR', 7, { cavalry: 4, cavalryUnits: 2, guns: 1 })]),
      attackerHand: ['seydlitz', 'oblique-attack'],
      defender: force(leader('Soubise', 'FR', 0, 0, { initiative: 4 }), [
        troops('FR', 11, { cavalry: 3, cavalryUnits: 2, guns: 1 }),
        troops('IM', 5, { cavalry: 2, cavalryUnits: 1 }),
      ]),
      defenderHand: ['blown-march'],
    },
    dice: [6, 4, 1, 2],
    answers: [{ attacker: 'seydlitz', defender: 'blown-march' }, 'PR-infantry', 'FR-infantry'],
    expect: {
      winner: 'attacker',
      attacker: { lost: 2, level: 'D1', morale: 'OK' },
      defender: { lost: 3, level: 'D3', morale: 'ROUTED', stand: 'retreats', spaces: 3, baggageLost: true },
    },
  }),
  preset('leuthen-1757', 'battle', 'Leuthen, 5 December 1757', 'Leuthen, 5 décembre 1757', {
    origin:
      'By hand: Oblique Attack 5 + 3 + 1 light cavalry − 1 = 8 works: AU counts 16 of 32 SPs and 1 gun. PR +3 + 2 guns + 2 = +7; 4 + 3 + 7 = 14, column 15-18: 5 D3+. AU +1 + 1 = +2; 4 + 4 + 2 = 10, column 15-18: 3 D2. D3 equals endurance: demoralised. Of 5 SPs one is cavalry.',
    input: {
      intensity: 'intense',
      attacker: force(
        frederick,
        [troops('PR', 10, { cavalry: 5, cavalryUnits: 3, light: 2, lightUnits: 1, guns: 2 })],
        {
          lightCavalry: true,
        },
      ),
      attackerHand: ['oblique-attack', 'artillery-up-front'],
      defender: force(leader('Charles', 'AU', 0, 1, { initiative: 4 }), [
        troops('AU', 20, { cavalry: 6, cavalryUnits: 3, light: 2, lightUnits: 1, guns: 3 }),
        troops('IM', 4),
      ]),
      defenderHand: ['slow-reaction', 'counter-charge'],
    },
    dice: [5, 4, 3, 4, 4],
    answers: [
      { attacker: 'oblique-attack+artillery-up-front', defender: 'slow-reaction' },
      'PR-infantry',
      'AU-infantry',
    ],
    expect: {
      winner: 'attacker',
      attacker: { lost: 3, level: 'D2', morale: 'OK' },
      defender: {
        lost: 5,
        level: 'D3',
        morale: 'DM',
        stand: 'retreats',
        spaces: 1,
        taken: [
          { nation: 'AU', arm: 'infantry', sps: 4 },
          { nation: 'AU', arm: 'cavalry', sps: 1 },
        ],
        guns: [{ nation: 'AU', loss: 'flipped' }],
      },
    },
  }),
  preset('zorndorf-1758', 'battle', 'Zorndorf, 25 August 1758', 'Zorndorf, 25 août 1758', {
    origin:
      'By hand: Rally & Re-attack 3 + 2 (Seydlitz) = 5 works. PR +3 + 2 guns + 2 + 1 cavalry = +8, held to +7; 2 + 3 + 7 = 12, column 15-18: 4 D3. RU +2 + 3 guns + 5 tenacity − 1 = +9, held to +7; 2 + 2 + 7 = 11, column 19-22: 4 D2. D3 equals endurance: RU demoralised, retreats 1. Of 4 SPs one is cavalry.',
    input: {
      intensity: 'intense',
      attacker: force(frederick, [troops('PR', 12, { cavalry: 6, cavalryUnits: 3, guns: 2 })], {
        leaders: [leader('Seydlitz', 'PR', 2, 1)],
      }),
      attackerHand: ['rally-re-attack', 'seydlitz'],
      defender: force(leader('Fermor', 'RU', 1, 2, { initiative: 4 }), [
        troops('RU', 18, { cavalry: 3, cavalryUnits: 2, light: 1, lightUnits: 1, guns: 3 }),
      ]),
      defenderHand: ['artillery-tenacity', 'slow-reaction'],
    },
    dice: [3, 2, 3, 2, 2],
    answers: [{ attacker: 'rally-re-attack', defender: 'artillery-tenacity' }, 'PR-infantry', 'RU-infantry'],
    expect: {
      winner: 'attacker',
      attacker: { lost: 4, level: 'D2', morale: 'OK' },
      defender: { lost: 4, level: 'D3', morale: 'DM', stand: 'retreats', spaces: 1 },
    },
  }),
  preset('minden-1759', 'battle', 'Minden, 1 August 1759', 'Minden, 1er août 1759', {
    origin:
      'By hand: A-A +2 + 2 guns + 2 Redcoats! = +6; 3 + 5 + 6 = 14, column 19-22: 5 D3*. FR +1 + 2 guns = +3; 2 + 2 + 3 = 7, column 26-30: 3 D2. Both endurances are 2: A-A demoralised, FR routed. D2 < D3: A-A wins. The leader die 4 finds no other leader.',
    input: {
      intensity: 'intense',
      attacker: force(leader('Ferdinand', 'A-A', 2, 2, { person: 'Ferdinand', initiative: 2 }), [
        troops('HA', 10, { cavalry: 3, cavalryUnits: 2, guns: 2 }),
        troops('BR', 5, { cavalry: 2, cavalryUnits: 1 }),
      ]),
      attackerHand: ['redcoats', 'night-march'],
      defender: force(leader('Contades', 'FR', 1, 1, { initiative: 3 }), [
        troops('FR', 20, { cavalry: 6, cavalryUnits: 3, guns: 2 }),
      ]),
      defenderHand: ['blown-march'],
      ferdinandIsCic: true,
    },
    dice: [3, 5, 2, 2, 4],
    answers: [{ attacker: 'redcoats', defender: 'blown-march' }, 'HA-infantry', 'FR-infantry'],
    expect: {
      winner: 'attacker',
      attacker: { lost: 3, level: 'D2', morale: 'DM' },
      defender: { lost: 5, level: 'D3', morale: 'ROUTED', stand: 'retreats', spaces: 3, leaders: [] },
    },
  }),
  preset('hochkirch-1758', 'enter-space', 'Hochkirch, 14 October 1758', 'Hochkirch, 14 octobre 1758', {
    origin:
      'By hand: Surprise Attack! 3 + 1 + 2 Lt = 6 works: +2, −3. AU +1 + 2 guns + 1 over 35 SPs + 2 + 1 cavalry = +7; 3 + 1 + 7 = 11, column 31-35: 6 D4. PR +3 + 1 gun − 1 cavalry − 3 = 0; 5 + 3 = 8, column 15-18: 2 D1. D4 is above 3: PR routed, 3 spaces.',
    input: {
      intensity: 'intense',
      attacker: force(daun, [troops('AU', 26, { cavalry: 6, cavalryUnits: 3, light: 4, lightUnits: 2, guns: 2 })]),
      attackerHand: ['surprise-attack'],
      defenders: [force(frederick, [troops('PR', 12, { cavalry: 3, cavalryUnits: 2, guns: 1 })])],
      defenderHand: ['seydlitz'],
      generalstab: true,
    },
    dice: [3, 3, 1, 5, 3],
    answers: ['announce', 'AU-infantry', 'PR-infantry'],
    expect: {
      end: 'battle',
      battle: {
        winner: 'attacker',
        attacker: { lost: 2, level: 'D1' },
        defender: { lost: 6, level: 'D4', morale: 'ROUTED', spaces: 3 },
      },
    },
  }),
];

const charts: readonly Example[] = [
  preset(
    'march-1758',
    'march',
    'To Olmütz with the siege train, 1758',
    'Vers Olmütz avec l’artillerie de siège, 1758',
    {
      origin: 'By hand: rating 8, 30 SPs and siege artillery: one −2, 6 MPs.',
      input: { leader: 'Frederick', rating: 8, sps: 30, siegeArtillery: true },
      expect: { mps: 6 },
    },
  ),
  preset('forced-march-1757', 'forced-march', 'From Rossbach to Leuthen, 1757', 'De Rossbach à Leuthen, 1757', {
    origin: 'By hand: 4 + 8 = 12 passes 11: 2 MPs; 1 SP, then a tenth of 16 rounded up is 2: 14 of 17 left.',
    input: { leader: 'Frederick', rating: 8, sps: 17 },
    dice: [4],
    answers: ['march'],
    expect: { success: true, mps: 2, lost: 3, left: 14 },
  }),
  preset('retreat-1757', 'retreat', 'Back from Kolin, 1757', 'En retraite après Kolin, 1757', {
    origin: 'By hand: a loser in good order goes 1 space, towards the MD at Leitmeritz.',
    input: {
      sps: 14,
      from: 'Kolin',
      spaces: [
        { name: 'Kolin', next: ['Nimburg', 'Prag'], enemySps: 22 },
        { name: 'Prag', next: ['Leitmeritz'], enemySps: 20 },
        { name: 'Nimburg', next: ['Leitmeritz'] },
        { name: 'Leitmeritz', depot: 'MD' },
      ],
      path: ['Nimburg'],
    },
    expect: { at: 'Nimburg', left: 14, lost: 0, surrendered: 0 },
  }),
  preset('mask-1758', 'mask', 'Before Olmütz, 1758', 'Devant Olmütz, 1758', {
    origin: 'By hand: class 2 takes 15 SPs: 1 of 16 is free to go.',
    input: { fortress: 'Olmütz', class: 2, garrison: 5, sps: 16 },
    expect: { needed: 15, spare: 1, placed: true },
  }),
  preset('siege-1758', 'siege', 'The siege of Olmütz, 1758', 'Le siège d’Olmütz, 1758', {
    origin: 'By hand: garrison 5 of class 2 −1, leader above 1 −1: 4 − 2 = 2, Progress.',
    input: {
      fortress: 'Olmütz',
      owner: 'AU',
      nation: 'PR',
      sps: 16,
      class: 2,
      garrison: 5,
      defendingLeader: 'Marschall',
      defender: 2,
      siegeArtillery: true,
    },
    dice: [4],
    expect: { result: 'progress', marker: 1, falls: false },
  }),
  preset('naval-1759', 'naval-combat', 'Quiberon Bay, 1759', 'Les Cardinaux, 1759', {
    origin: 'By hand: French +1 before Typhus, −1 against the British: 1 is a defeat.',
    input: { fleet: 'FR', enemy: 'BR' },
    dice: [1],
    expect: { result: 'defeat', points: -1 },
  }),
  preset('supply-raid-1758', 'supply-raid', 'Loudon at Domstadtl, 1758', 'Loudon à Domstadtl, 1758', {
    origin: 'By hand: 4 SPs + card 3 + far 1 + 8 steps against 2 is 1: 6 + 9 = 15, the FD is destroyed.',
    input: {
      raider: 'AU',
      owner: 'PR',
      target: 'fd',
      sps: 4,
      card: 3,
      far: true,
      raiderSteps: 8,
      enemySteps: 2,
    },
    dice: [6],
    expect: { effect: 'destroyed' },
  }),
  preset('winter-1757', 'winter', 'Winter 1757–58', 'Hiver 1757-58', {
    origin:
      'By hand: PR 20 + 7 + 3 − 14 = 16; 1 + 1 + 1 + 6 = 9: 11 infantry, room for 10, 2 cavalry, 4 Thl. AU 12 + 6 − 11 = 7; 2 + 1 + 1 + 6 = 10: 15 infantry, 2 cavalry, 5 Thl.',
    input: {
      treaty: '2nd-versailles',
      saxonyHeld: true,
      nations: [
        { nation: 'PR', treasury: 20, infantry: 60 },
        { nation: 'AU', treasury: 12, infantry: 40 },
      ],
    },
    dice: [1, 1, 1, 2, 1, 1],
    expect: { infantry: 25, cavalry: 4, cost: 9, short: 0 },
  }),
];

export const historicalExamples: readonly Example[] = [...battles, ...charts];
