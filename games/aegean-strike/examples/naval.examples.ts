/** Ships and the aircraft that hunt them: the aid's own examples, the general naval one told step by step. */
import type { Example } from '@grognard/kernel';
import { f14, raider, ssgn, usSsn } from './forces.ts';

const sovietSsn = { name: 'SSN', nation: 'ussr', subsurface: 6, ecm: 4 };
const submarineFight = {
  side: 'nato',
  ships: [usSsn],
  movement: 3,
  weapon: 'subsurface',
  intercepted: 'here',
  targets: [sovietSsn, ssgn],
};

const origin = 'General naval example, which prints no dice: ratings and dice are chosen to give what it tells.';

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
      strikers: [raider],
    },
    dice: [5, 4, 3],
    answers: ['fly'],
    expect: { strikers: [3], aborts: true, flown: 1, patrol: [0, 0], supply: 1 },
    effects: [
      { kind: 'hits', of: 'air', side: 'pact', unit: 'Su-24', hits: 3 },
      { kind: 'flown', side: 'nato', unit: 'F-14 a', flight: 'home' },
      { kind: 'flown', side: 'pact', unit: 'Su-24', flight: 'home' },
      { kind: 'spent', side: 'nato', points: 1 },
    ],
    preset: true,
  },
  {
    id: 'air-naval-patrol',
    title: { en: 'The Su-24 never reaches CVN-69', fr: 'Le Su-24 n’atteint pas le CVN-69' },
    procedure: 'air-naval-interception',
    origin:
      'Example of combat air patrol from the take-off on: the E-2 detects with 4 against 6 at 14 hexes; then the patrol as printed: 5, 4, 3.',
    input: {
      side: 'pact',
      strikers: [{ ...raider, bombardment: 5 }],
      weapon: 'bombardment',
      ship: { name: 'CVN-69', ecm: 6, antiAir: 6 },
      sensors: ['E-2'],
      ranges: [14],
      patrol: [f14('F-14 a'), f14('F-14 b')],
    },
    dice: [4, 5, 4, 3],
    answers: ['fly'],
    expect: { seen: true, aborted: 'patrol', strikers: [3], hits: 0, flown: 1, supply: [2, 1] },
    preset: true,
  },
  ...(
    [
      ['initiative-ssn', { moved: 0, ship: { name: 'SSN', side: 'pact' } }, { move: 1, left: 2 }],
      ['initiative-ssgn', { moved: 1, ship: { name: 'SSGN', side: 'pact' } }, { move: 2, left: 1 }],
      ['initiative-ssn-on', { moved: 2, ship: { name: 'SSN', side: 'pact', sailed: true } }, { move: 2, left: 1 }],
      ['initiative-cg', { moved: 2, ship: { name: 'CG', side: 'pact' } }, { move: 3, left: 0 }],
    ] as const
  ).map(
    ([id, input, expected]): Example => ({
      id,
      title: { en: `Naval initiative 3: the ${input.ship.name}`, fr: `Initiative navale 3 : le ${input.ship.name}` },
      procedure: 'naval-move',
      origin:
        'General naval example: the initiative number is 3; the SSN and the SSGN move, the SSN moves on in the same naval move, and the CG takes the last one of the action stage.',
      input: { side: 'pact', initiative: 3, ...input },
      expect: expected,
      effects: [{ kind: 'sailed', of: 'ship', side: 'pact', unit: input.ship.name }],
      preset: id === 'initiative-cg',
    }),
  ),
  {
    id: 'naval-s3',
    title: {
      en: 'General naval example 1: the S-3 hits the SSN',
      fr: 'Exemple général naval 1 : le S-3 touche le SSN',
    },
    procedure: 'air-naval-interception',
    // Sub-surface 7, die 4 is box 3; ECM 4 against 4 moves nothing: 2 Hits; the S-3 goes home.
    origin,
    input: {
      side: 'nato',
      strikers: [{ name: 'S-3', type: 'S-3', subsurface: 7 }],
      weapon: 'subsurface',
      ship: { name: 'SSN', ecm: 4, hitsToSink: 6 },
    },
    dice: [4, 4],
    expect: { aborted: 'no', hits: 2, sunk: false, strikers: [0] },
  },
  {
    id: 'naval-ssgn',
    title: {
      en: 'General naval example 2: the US SSN sinks the SSGN',
      fr: 'Exemple général naval 2 : le SSN américain coule le SSGN',
    },
    procedure: 'naval-combat',
    // The US SSN intercepts: 1 against 8 is box 7, ECM 4 against 4 moves nothing: 5 Hits, of which 4 sink it; the
    // SSGN, firing at the same time, rolls 10; the US SSN moves no more this turn.
    origin,
    input: { side: 'pact', ships: [{ ...ssgn, hitsToSink: 4 }], movement: 2, intercepted: 'moves', targets: [usSsn] },
    dice: [1, 4, 10],
    expect: { ships: [4], targets: [0], movementLeft: 2 },
    effects: [
      { kind: 'hits', of: 'ship', side: 'pact', unit: 'SSGN', hits: 4 },
      { kind: 'eliminated', of: 'ship', side: 'pact', unit: 'SSGN' },
      { kind: 'halted', of: 'ship', side: 'nato', unit: 'US SSN', until: 'turn' },
    ],
  },
  {
    id: 'naval-sh3',
    title: {
      en: 'General naval example 3: the SH-3 sinks the SSN',
      fr: 'Exemple général naval 3 : le SH-3 coule le SSN',
    },
    procedure: 'patrol-strike',
    // The SSN, with 2 Hits, has ECM 4 − 2 = 2; 7, die 1 is box 6, ECM 2 against 2 moves nothing: 4 Hits, and with six
    // in all it sinks.
    origin,
    input: {
      side: 'nato',
      scale: 'strategic',
      range: 1,
      weapon: 'subsurface',
      patrol: [{ name: 'SH-3', type: 'SH-3', subsurface: 7 }],
      ship: { name: 'SSN', ecm: 4, hits: 2, hitsToSink: 6 },
    },
    dice: [1, 2],
    preset: true,
    answers: ['fly'],
    expect: { hits: 4, sunk: true, flown: 1, supply: 2 },
    effects: [
      { kind: 'hits', of: 'ship', side: 'pact', unit: 'SSN', hits: 4 },
      { kind: 'eliminated', of: 'ship', side: 'pact', unit: 'SSN' },
      { kind: 'flown', side: 'nato', unit: 'SH-3', flight: 'home' },
      { kind: 'spent', side: 'nato', points: 2 },
    ],
  },
  {
    id: 'naval-a6',
    title: {
      en: 'General naval example 4: the cruiser drives the A-6 off',
      fr: 'Exemple général naval 4 : le croiseur chasse l’A-6',
    },
    procedure: 'air-naval-interception',
    // The cruiser detects the A-6 (its value next to it is lost; 6 in its own hex, die 5); anti-air 7, die 6 is box 1;
    // ECM 5 against 4 moves nothing: 1 Hit; the A-6 aborts before it attacks.
    origin,
    input: {
      side: 'nato',
      strikers: [{ name: 'A-6', type: 'A-6', bombardment: 6, ecm: 4 }],
      weapon: 'bombardment',
      ship: { name: 'CG', antiAir: 7, ecm: 5 },
      sensors: ['ussr-ship'],
      ranges: [0],
    },
    dice: [5, 6, 5],
    expect: { seen: true, aborted: 'antiAir', strikers: [1], hits: 0 },
  },
  {
    id: 'naval-cg',
    title: {
      en: 'General naval example 5: the cruiser fires on CVN-69',
      fr: 'Exemple général naval 5 : le croiseur tire sur le CVN-69',
    },
    procedure: 'naval-combat',
    // Missiles at two strategic hexes: 8, die 3 is box 5; ECM 6 against 6 moves nothing: 3 Hits; nobody answers at
    // that distance.
    origin,
    input: {
      side: 'pact',
      ships: [{ name: 'CG', asm: 8, ecm: 5 }],
      movement: 1,
      weapon: 'asm',
      shooter: 'ussr-ship',
      scale: 'strategic',
      range: 2,
      targets: [{ name: 'CVN-69', ecm: 6 }],
    },
    dice: [3, 6],
    answers: ['CVN-69'],
    expect: { ships: [0], targets: [3], movementLeft: 0 },
  },
  {
    id: 'submarines',
    title: { en: 'The submarine fight', fr: 'Le combat de sous-marins' },
    procedure: 'naval-combat',
    // The Soviet SSN intercepts, 4 against 6 is box 2, ECM 5 against 8 goes 3 back: no Hit; 1 against 8 is box 7, ECM 1
    // against 4 goes 3 back: box 4, 3 Hits; 3 movement points are left.
    origin: 'Example of naval combat.',
    input: submarineFight,
    dice: [4, 5, 1, 1],
    answers: ['stop'],
    expect: { ships: [0], targets: [3, 0], movementLeft: 3 },
    effects: [
      { kind: 'hits', of: 'ship', side: 'pact', unit: 'SSN', hits: 3 },
      { kind: 'halted', of: 'ship', side: 'pact', unit: 'SSN', until: 'turn' },
    ],
    preset: true,
  },
  {
    id: 'submarines-ssn',
    title: { en: 'The submarine fight: the SSN is destroyed', fr: 'Le combat de sous-marins : le SSN est détruit' },
    procedure: 'naval-combat',
    // With every value lower by 3 the SSN is destroyed, at the cost of the fourth of six points. 1 against 8 is box 7; the
    // best ECM of the stack is the 4 of the SSGN, 4 moves nothing: 5 Hits, of which 3 sink it (6 in all, taken here);
    // 9 against 6 − 3 misses.
    origin: 'Example of naval combat; its dice by hand.',
    input: { ...submarineFight, intercepted: 'no', targets: [{ ...sovietSsn, hits: 3 }, ssgn] },
    dice: [1, 4, 9],
    answers: ['SSN', 'stop'],
    expect: { ships: [0], targets: [3, 0], movementLeft: 2 },
    effects: [
      { kind: 'hits', of: 'ship', side: 'pact', unit: 'SSN', hits: 3 },
      { kind: 'eliminated', of: 'ship', side: 'pact', unit: 'SSN' },
    ],
  },
  {
    id: 'submarines-ssgn',
    title: { en: 'The submarine fight: two Hits for one', fr: 'Le combat de sous-marins : deux Hits contre un' },
    procedure: 'naval-combat',
    // 2 Hits on the SSGN against 1 in return; one point is left: 4 against 8 is box 4, ECM 3 against 4: box 3, 2 Hits; 6
    // against 6 is equal, ECM 8 against 8 moves nothing: 1 Hit.
    origin: 'Example of naval combat; its dice by hand.',
    input: { ...submarineFight, intercepted: 'no', movement: 2, targets: [ssgn] },
    dice: [4, 3, 6, 8],
    answers: ['SSGN', 'stop'],
    expect: { ships: [1], targets: [2], movementLeft: 1 },
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
