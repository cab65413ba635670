/** Ships and the aircraft that hunt them: cases worked from the examples, and what they forbid. */
import type { Example } from '@grognard/kernel';
import { f14, mig23, raider, ssgn, usSsn } from '../forces.ts';

export const navalVectors: readonly Example[] = [
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
