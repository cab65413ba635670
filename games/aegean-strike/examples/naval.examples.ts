/** Ships and the aircraft that hunt them: the aid's own examples, the general naval one told step by step. */
import type { Example } from '@grognard/kernel';
import { f14 } from './air.examples.ts';

const usSsn = { name: 'US SSN', value: 8, ecm: 8 };
const sovietSsn = { name: 'SSN', value: 6, ecm: 4 };
const ssgn = { name: 'SSGN', value: 6, ecm: 4 };
const submarineFight = {
  side: 'nato',
  ship: usSsn,
  movement: 3,
  weapon: 'subsurface',
  intercepted: true,
  targets: [sovietSsn, ssgn],
};

const narrative = 'General naval example, which prints no dice: ratings and dice are chosen to give what it tells. ';

export const navalExamples: readonly Example[] = [
  {
    id: 'patrol',
    title: { en: 'The F-14 on patrol', fr: 'Le F-14 en patrouille' },
    procedure: 'combat-air-patrol',
    origin:
      'Example of combat air patrol: within 20 hexes of the carrier; the Su-24 rolls 5 against 4 and does not see the F-14; 4 against 9 is box 5; ECM 3 against 4: box 4, 3 Hits; it aborts.',
    input: {
      side: 'nato',
      range: 8,
      segment: 'ownMovement',
      patrol: [f14('F-14 a'), f14('F-14 b')],
      target: { kind: 'air', name: 'Su-24', sensor: 'Su-24', ecm: 4 },
    },
    dice: [5, 4, 3],
    answers: ['fly'],
    expect: { hits: 3, aborts: true, flown: 1, patrol: [0, 0] },
    steps: [
      { rule: 'example.patrol', answers: [{ side: 'nato', option: 'fly' }] },
      { rule: 'example.patrol', lookup: { table: 'detection', cell: '4' }, outcome: { key: 'sighting.no' } },
      { rule: 'example.patrol', outcome: { key: 'fire.box', facts: { box: 5 } } },
      { rule: 'track', outcome: { facts: { moved: 1 } } },
      { rule: 'track', lookup: { row: 'air-naval', column: '4', cell: '3' } },
    ],
    preset: true,
  },
  {
    id: 'patrol-second',
    title: { en: 'Both miss', fr: 'Les deux manquent' },
    procedure: 'combat-air-patrol',
    origin: 'By hand: a 10 misses against 9; the target moves one more hex, the second misses too, and it goes on.',
    input: {
      side: 'nato',
      range: 20,
      patrol: [f14('F-14 a'), f14('F-14 b')],
      target: { kind: 'air', name: 'Su-24', sensor: 'Su-24', ecm: 4 },
    },
    dice: [5, 10, 5, 10],
    answers: ['fly', 'fly'],
    expect: { hits: 0, aborts: false, flown: 2 },
  },
  {
    id: 'patrol-refused',
    title: { en: 'Too far from the carrier', fr: 'Trop loin du porte-avions' },
    procedure: 'combat-air-patrol',
    origin: 'Air mission prerequisites, note on patrol: 20 operational hexes; a target must be detected.',
    input: {
      range: 21,
      carrier: false,
      patrol: [f14('F-14')],
      target: { name: 'Su-24', sensor: 'Su-24', detected: false },
    },
    refused: [
      { code: 'patrolTooFar', at: 'range' },
      { code: 'noCarrier', at: 'carrier' },
      { code: 'targetUndetected', at: 'target.detected' },
    ],
  },
  {
    id: 'air-naval-patrol',
    title: { en: 'The Su-24 never reaches CVN-69', fr: 'Le Su-24 n’atteint pas le CVN-69' },
    procedure: 'air-naval-interception',
    origin:
      'Example of combat air patrol from the take-off on: the E-2 detects with 4 against 6 at 14 hexes; then the patrol as printed: 5, 4, 3.',
    input: {
      side: 'pact',
      unit: { name: 'Su-24', type: 'Su-24', ecm: 4 },
      weapon: 'bombardment',
      value: 5,
      ship: { name: 'CVN-69', ecm: 6, antiAir: 6 },
      sensors: ['E-2'],
      ranges: [14],
      patrol: [f14('F-14 a'), f14('F-14 b')],
    },
    dice: [4, 5, 4, 3],
    answers: ['fly'],
    expect: { seen: true, aborted: 'patrol', onUnit: 3, hits: 0, flown: 1 },
    preset: true,
  },
  {
    id: 'naval-s3',
    title: {
      en: 'General naval example 1: the S-3 hits the SSN',
      fr: 'Exemple général naval 1 : le S-3 touche le SSN',
    },
    procedure: 'air-naval-interception',
    origin: `${narrative}Sub-surface 7, die 4 is box 3; ECM 4 against 4 moves nothing: 2 Hits; the S-3 goes home.`,
    input: {
      side: 'nato',
      unit: { name: 'S-3', type: 'S-3' },
      weapon: 'subsurface',
      value: 7,
      ship: { name: 'SSN', ecm: 4, hitsToSink: 6 },
    },
    dice: [4, 4],
    expect: { aborted: 'no', hits: 2, sunk: false, onUnit: 0 },
  },
  {
    id: 'naval-ssgn',
    title: {
      en: 'General naval example 2: the US SSN sinks the SSGN',
      fr: 'Exemple général naval 2 : le SSN américain coule le SSGN',
    },
    procedure: 'naval-combat',
    origin: `${narrative}The US SSN intercepts: 1 against 8 is box 7, ECM 4 against 4 moves nothing: 5 Hits, of which 4 sink it; the SSGN, firing at the same time, rolls 10.`,
    input: { side: 'pact', ship: { ...ssgn, hitsToSink: 4 }, movement: 2, intercepted: true, targets: [usSsn] },
    dice: [1, 4, 10],
    expect: { ship: 4, targets: [0], movementLeft: 2 },
    effects: [
      { kind: 'hits', side: 'pact', unit: 'SSGN', hits: 4 },
      { kind: 'eliminated', side: 'pact', unit: 'SSGN' },
    ],
  },
  {
    id: 'naval-sh3',
    title: {
      en: 'General naval example 3: the SH-3 sinks the SSN',
      fr: 'Exemple général naval 3 : le SH-3 coule le SSN',
    },
    procedure: 'combat-air-patrol',
    origin: `${narrative}The SSN, with 2 Hits, has ECM 4 − 2 = 2; 7, die 1 is box 6, ECM 2 against 2 moves nothing: 4 Hits.`,
    input: {
      side: 'nato',
      scale: 'strategic',
      range: 1,
      patrol: [{ name: 'SH-3', type: 'SH-3', strikeValue: 7 }],
      target: { kind: 'naval', name: 'SSN', ecm: 4, hits: 2 },
    },
    dice: [1, 2],
    answers: ['fly'],
    expect: { hits: 4, aborts: false, flown: 1 },
  },
  {
    id: 'naval-a6',
    title: {
      en: 'General naval example 4: the cruiser drives the A-6 off',
      fr: 'Exemple général naval 4 : le croiseur chasse l’A-6',
    },
    procedure: 'air-naval-interception',
    origin: `${narrative}The cruiser detects the A-6 (its value next to it is lost; 6 in its own hex, die 5); anti-air 7, die 6 is box 1; ECM 5 against 4 moves nothing: 1 Hit; the A-6 aborts before it attacks.`,
    input: {
      side: 'nato',
      unit: { name: 'A-6', type: 'A-6', ecm: 4 },
      weapon: 'bombardment',
      value: 6,
      ship: { name: 'CG', antiAir: 7, ecm: 5 },
      sensors: ['ussr-ship'],
      ranges: [0],
    },
    dice: [5, 6, 5],
    expect: { seen: true, aborted: 'antiAir', onUnit: 1, hits: 0 },
  },
  {
    id: 'naval-cg',
    title: {
      en: 'General naval example 5: the cruiser fires on CVN-69',
      fr: 'Exemple général naval 5 : le croiseur tire sur le CVN-69',
    },
    procedure: 'naval-combat',
    origin: `${narrative}Missiles at two strategic hexes: 8, die 3 is box 5; ECM 6 against 6 moves nothing: 3 Hits; nobody answers at that distance.`,
    input: {
      side: 'pact',
      ship: { name: 'CG', value: 8, ecm: 5 },
      movement: 1,
      weapon: 'asm',
      shooter: 'ussr-ship',
      scale: 'strategic',
      range: 2,
      targets: [{ name: 'CVN-69', value: 0, ecm: 6 }],
    },
    dice: [3, 6],
    answers: ['CVN-69'],
    expect: { ship: 0, targets: [3], movementLeft: 0 },
  },
  {
    id: 'submarines',
    title: { en: 'The submarine fight', fr: 'Le combat de sous-marins' },
    procedure: 'naval-combat',
    origin:
      'Example of naval combat: the Soviet SSN intercepts, 4 against 6 is box 2, ECM 5 against 8 goes 3 back: no Hit; 1 against 8 is box 7, ECM 1 against 4 goes 3 back: box 4, 3 Hits; 3 movement points are left.',
    input: submarineFight,
    dice: [4, 5, 1, 1],
    answers: ['stop'],
    expect: { ship: 0, targets: [3, 0], movementLeft: 3 },
    steps: [
      { rule: 'example.navalCombat', outcome: { key: 'fire.box', facts: { box: 2 } } },
      { rule: 'track', outcome: { facts: { moved: 3 } } },
      { rule: 'track', outcome: { key: 'fire.pastZero' } },
      { rule: 'example.navalCombat', outcome: { key: 'fire.box', facts: { box: 7 } } },
      { rule: 'track', outcome: { facts: { moved: 3 } } },
      { rule: 'track', lookup: { row: 'air-naval', column: '4', cell: '3' } },
    ],
    preset: true,
  },
  {
    id: 'submarines-ssn',
    title: { en: 'The submarine fight: the SSN is destroyed', fr: 'Le combat de sous-marins : le SSN est détruit' },
    procedure: 'naval-combat',
    origin:
      'Example of naval combat: with every value lower by 3 the SSN is destroyed, at the cost of the fourth of six points. Dice by hand: 1 against 8 is box 7, ECM 1 against 4 − 3 = 1 moves nothing: 5 Hits, of which 3 sink it (6 in all, taken here); 9 against 6 − 3 misses.',
    input: { ...submarineFight, intercepted: false, targets: [{ ...sovietSsn, hits: 3 }, ssgn] },
    dice: [1, 1, 9],
    answers: ['SSN', 'stop'],
    expect: { ship: 0, targets: [3, 0], movementLeft: 2 },
    effects: [
      { kind: 'hits', side: 'pact', unit: 'SSN', hits: 3 },
      { kind: 'eliminated', side: 'pact', unit: 'SSN' },
    ],
  },
  {
    id: 'submarines-ssgn',
    title: { en: 'The submarine fight: two Hits for one', fr: 'Le combat de sous-marins : deux Hits contre un' },
    procedure: 'naval-combat',
    origin:
      'Example of naval combat: 2 Hits on the SSGN against 1 in return; one point is left. Dice by hand: 4 against 8 is box 4, ECM 3 against 4: box 3, 2 Hits; 6 against 6 is equal, ECM 8 against 8 moves nothing: 1 Hit.',
    input: { ...submarineFight, intercepted: false, movement: 2, targets: [ssgn] },
    dice: [4, 3, 6, 8],
    answers: ['SSGN', 'stop'],
    expect: { ship: 1, targets: [2], movementLeft: 1 },
  },
  {
    id: 'naval-refused',
    title: { en: 'Too far, and unseen', fr: 'Trop loin, et non vue' },
    procedure: 'naval-combat',
    origin:
      'Weapon characteristics summary: a Soviet ship’s missiles reach 2 strategic hexes; a target must be detected.',
    input: {
      side: 'pact',
      ship: { name: 'CG', value: 8 },
      weapon: 'asm',
      shooter: 'ussr-ship',
      scale: 'strategic',
      range: 3,
      targets: [{ name: 'CVN-69', detected: false }],
    },
    refused: [
      { code: 'weaponTooFar', at: 'range' },
      { code: 'targetUndetected', at: 'targets[0].detected' },
    ],
  },
  {
    id: 'ship-damage',
    title: { en: 'Three Hits on the Soviet SSN', fr: 'Trois Hits sur le SSN soviétique' },
    procedure: 'ship-damage',
    origin: 'Example of naval combat: all values lower by 3, movement excepted.',
    input: { side: 'pact', name: 'SSN', subsurface: 6, ecm: 4, movement: 6, newHits: 3 },
    expect: { subsurface: 3, ecm: 1, movement: 6, hits: 3, sunk: false },
  },
];
