/** Ships and the aircraft that hunt them: cases worked from the examples, and what they forbid. */
import type { Example, Plain } from '@grognard/kernel';
import { f14, mig23, raider, ssgn, usSsn } from '../forces.ts';
import { navalExamples } from '../naval.examples.ts';

/** An example of the aid with the steps it must tell. */
const told = (id: string, steps: readonly Plain[]): Example => {
  const example = navalExamples.find((each) => each.id === id);
  if (!example) throw new Error(`no example ${id}`);
  return { ...example, id: `${id}-told`, preset: false, steps };
};

export const navalVectors: readonly Example[] = [
  {
    id: 'patrol-ship-sees',
    title: { en: 'The ship sees the patrol and fires first', fr: 'Le navire voit la patrouille et tire d’abord' },
    procedure: 'patrol-strike',
    origin:
      'General naval example: a ship that has detected an aircraft fires as it comes, and a Hit aborts it. By hand: a Soviet ship sees with 6 (die 6); anti-air 7, die 7 is equal: 1 Hit, the first A-6 aborts. The second is not seen (die 7) and attacks: 6, die 6 is equal, ECM 5 against 5 moves nothing: 1 Hit; then the ship fires with 7 − 1 = 6: die 7 misses.',
    input: {
      side: 'nato',
      patrol: [
        { name: 'A-6 a', type: 'A-6', bombardment: 6 },
        { name: 'A-6 b', type: 'A-6', bombardment: 6 },
      ],
      ship: { name: 'CG', antiAir: 7, ecm: 5 },
      sensor: 'ussr-ship',
    },
    dice: [6, 7, 7, 6, 5, 7],
    answers: ['fly', 'fly'],
    expect: { hits: 1, sunk: false, flown: 2, patrol: [1, 0] },
  },
  {
    id: 'naval-strike',
    title: { en: 'An escorted missile strike', fr: 'Une frappe de missiles escortée' },
    procedure: 'air-naval-interception',
    origin:
      'Air mission prerequisites: an anti-ship missile strike is flown in own movement, in offensive mode, with a strike marker, 2 supply points; an escort 1. By hand: not looked for; 8, die 4 is box 4, ECM 6 against 5 moves nothing: 3 Hits; the second, against ECM 5 − 3 = 2: 8, die 8 is equal, ECM 2 moves nothing: 1 Hit; then the ship, anti-air 6 − 4 = 2, rolls 2: equal, best ECM of the stack 5, die 5 moves nothing: 1 Hit on the MiG, as its owner likes.',
    input: {
      side: 'pact',
      how: 'strike',
      segment: 'ownMovement',
      weapon: 'asm',
      strikers: [
        { name: 'Tu-22 a', type: 'Tu-22', asm: 8, ecm: 3, mode: 'offensive' },
        { name: 'Tu-22 b', type: 'Tu-22', asm: 8, ecm: 3, mode: 'offensive' },
      ],
      escorts: [mig23],
      ship: { name: 'CVN-69', ecm: 5, antiAir: 6, hitsToSink: 12 },
    },
    dice: [4, 6, 8, 2, 2, 5],
    answers: ['MiG-23'],
    expect: { hits: 4, sunk: false, strikers: [0, 0], escorts: [1], supply: [5, 0] },
  },
  {
    id: 'naval-together',
    title: { en: 'Two ships attack together', fr: 'Deux navires attaquent ensemble' },
    procedure: 'naval-combat',
    origin:
      'By hand from the example of naval combat: both fire at the CG, whose stack has an ECM of 6 at best (its consort’s): 8, die 4 is box 4, ECM 5 goes 1 back: box 3, 2 Hits; 5 − 1 = 4, die 4 is equal, ECM 7 moves nothing: 1 Hit; the CG answers with the 7 it had before, at the frigate: die 5 is box 2, the best ECM of its stack, 3, moves nothing with 9: 2 Hits. One movement point for all.',
    input: {
      side: 'nato',
      ships: [
        { name: 'Cruiser', asm: 8, ecm: 3 },
        { name: 'Frigate', asm: 5, ecm: 2, hits: 1 },
      ],
      movement: 2,
      weapon: 'asm',
      targets: [
        { name: 'CG', asm: 7, ecm: 2 },
        { name: 'Consort', asm: 4, ecm: 6 },
      ],
    },
    dice: [4, 5, 4, 7, 5, 9],
    answers: ['CG', 'Frigate', 'stop'],
    expect: { ships: [0, 2], targets: [3, 0], movementLeft: 1 },
  },
  told('patrol', [
    { rule: 'example.patrol', answers: [{ side: 'nato', option: 'fly' }] },
    { rule: 'example.patrol', lookup: { table: 'detection', cell: '4' }, outcome: { key: 'sighting.no' } },
    { rule: 'example.patrol', outcome: { key: 'fire.box', facts: { box: 5 } } },
    { rule: 'track', outcome: { facts: { moved: 1 } } },
    { rule: 'track', lookup: { row: 'air-naval', column: '4', cell: '3' } },
  ]),
  told('submarines', [
    { rule: 'example.navalCombat', outcome: { key: 'fire.box', facts: { box: 2 } } },
    { rule: 'track', outcome: { facts: { moved: 3 } } },
    { rule: 'track', outcome: { key: 'fire.pastZero' } },
    { rule: 'example.navalCombat', outcome: { key: 'fire.box', facts: { box: 7 } } },
    { rule: 'track', outcome: { facts: { moved: 3 } } },
    { rule: 'track', lookup: { row: 'air-naval', column: '4', cell: '3' } },
  ]),
  {
    id: 'patrol-second',
    title: { en: 'Both miss', fr: 'Les deux manquent' },
    procedure: 'combat-air-patrol',
    origin: 'By hand: a 10 misses against 9; the target moves one more hex, the second misses too, and it goes on.',
    input: {
      side: 'nato',
      range: 20,
      patrol: [f14('F-14 a'), f14('F-14 b')],
      strikers: [raider],
    },
    dice: [5, 10, 5, 10],
    answers: ['fly', 'fly'],
    expect: { strikers: [0], aborts: false, flown: 2, strikersLeft: 1 },
  },
  {
    id: 'patrol-escorted',
    title: { en: 'The patrol meets an escort', fr: 'La patrouille rencontre une escorte' },
    procedure: 'combat-air-patrol',
    origin:
      'Example of short-range interception: escorts are fought first, and interceptors less escorts not aborted may attack the strikers. By hand: two sightings of 9 fail; 9 against the MiG’s stack, die 4 is box 5, ECM 5 against 5 moves nothing: 3 Hits, the MiG aborts; 1 − 0 = 1 is free: die 10 misses. The second finds the Su-24 alone: sighting 9 fails, die 9 is equal, ECM 4 against 4 moves nothing: 1 Hit.',
    input: { side: 'nato', patrol: [f14('F-14 a'), f14('F-14 b')], escorts: [mig23], strikers: [raider] },
    dice: [9, 9, 4, 5, 10, 9, 9, 4],
    answers: ['fly', 'fly'],
    expect: { escorts: [3], strikers: [1], aborts: true, flown: 2 },
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
      strikers: [{ ...raider, detected: false }],
    },
    refused: [
      { code: 'patrolTooFar', at: 'range' },
      { code: 'noCarrier', at: 'carrier' },
      { code: 'targetUndetected', at: 'strikers' },
    ],
  },
  {
    id: 'patrol-ship-sunk',
    title: { en: 'No more Hits than sink it', fr: 'Pas plus de Hits qu’il n’en faut' },
    procedure: 'patrol-strike',
    origin: 'By hand: 9, die 1 is box 8, 5 Hits; the ship sinks with two more, and does not fire.',
    input: {
      side: 'nato',
      patrol: [{ name: 'A-6', type: 'A-6', bombardment: 9 }],
      ship: { name: 'CG', antiAir: 20, hits: 4, hitsToSink: 6 },
    },
    dice: [1],
    answers: ['fly'],
    expect: { hits: 2, sunk: true, patrol: [0] },
  },
  {
    id: 'naval-strike-refused',
    title: { en: 'A strike in the wrong segment', fr: 'Une frappe dans le mauvais segment' },
    procedure: 'air-naval-interception',
    origin: 'Air mission prerequisites: anti-submarine strikes and escorts, offensive, own movement.',
    input: {
      side: 'nato',
      how: 'strike',
      weapon: 'subsurface',
      strikers: [{ name: 'P-3', type: 'P-3', subsurface: 6 }],
      ship: { name: 'SSN', hits: 6, hitsToSink: 6 },
    },
    refused: [
      { code: 'wrongMode', at: 'strikers[0].mode' },
      { code: 'wrongSegment', at: 'strikers[0].segment' },
      { code: 'alreadySunk', at: 'ship.hits' },
    ],
  },
  {
    id: 'naval-idle-interceptor',
    title: { en: 'Who has intercepted moves no more', fr: 'Qui a intercepté ne bouge plus' },
    procedure: 'naval-combat',
    origin:
      'General naval example: the US SSN moves no more for the rest of the turn; in its own hex it still intercepts.',
    input: {
      side: 'pact',
      ships: [ssgn],
      intercepted: 'moves',
      targets: [{ ...usSsn, halted: 'turn' }],
    },
    refused: [{ code: 'movesNoMore', at: 'targets[0].halted' }],
  },
  {
    id: 'initiative-idle',
    title: { en: 'The fourth stays idle', fr: 'Le quatrième reste inactif' },
    procedure: 'naval-move',
    origin:
      'General naval example: after three naval units the submarine that is not shown stays idle; a ship that has intercepted moves no more.',
    input: { side: 'pact', initiative: 3, moved: 3, ship: { name: 'Submarine', side: 'pact', halted: 'turn' } },
    refused: [
      { code: 'staysIdle', at: 'ship.name' },
      { code: 'movesNoMore', at: 'ship.halted' },
    ],
  },
  {
    id: 'naval-refused',
    title: { en: 'Too far, and unseen', fr: 'Trop loin, et non vue' },
    procedure: 'naval-combat',
    origin:
      'Weapon characteristics summary: a Soviet ship’s missiles reach 2 strategic hexes; a target must be detected.',
    input: {
      side: 'pact',
      ships: [{ name: 'CG', asm: 8 }],
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
];
