/** Detection, interception, patrol, bombardment, anti-air fire, missions: the aid's own examples and cases from its tables. */
import type { Example } from '@grognard/kernel';

import { f15, mig23, shortRange, su24 } from './forces.ts';

const brigade = { formation: 'MC', hitsToHalf: 2, hitsToEliminate: 3, antiAir: 1 };
const mab = { targetName: '4th MAB', terrain: 'forest', ...brigade, sensor: 'us-unit' };

export const airExamples: readonly Example[] = [
  {
    id: 'interception-short',
    title: { en: 'Two F-15 meet a MiG-23 and two Su-24', fr: 'Deux F-15 rencontrent un MiG-23 et deux Su-24' },
    procedure: 'interception',
    // The base detects with a 4 against 5; one Pact die of three succeeds (4, 9, 9 taken here); the F-15 roll 9 and 8
    // against 8; ECM 1 against 5 takes the equal box back past zero; the MiG rolls 7 against 6; one F-15 is free and
    // rolls 4: box 4; ECM 4 against 5: box 3, 2 Hits, one on each Su-24; both abort. Supply points by the missions:
    // 1 each for the F-15, 1 for the escort and 2 for each Su-24.
    origin: 'Example of short-range air-air interception, every die as printed.',
    input: shortRange,
    dice: [4, 4, 9, 9, 9, 8, 1, 7, 4, 4],
    expect: {
      detected: true,
      seen: true,
      interceptors: [0, 0],
      escorts: [0],
      strikers: [1, 1],
      strikersLeft: 0,
      supply: [2, 5],
      strike: { thrown: 0, applied: 0 },
    },
    steps: [
      { rule: 'example.short', lookup: { table: 'detection', row: 'nato-small-airbase.air', column: '2', cell: '5' } },
      { rule: 'example.short', outcome: { key: 'fire.miss', facts: { by: 1 } } },
      { rule: 'example.short', outcome: { key: 'fire.box', facts: { box: 0 } } },
      { rule: 'track', outcome: { facts: { moved: 4 } } },
      { rule: 'track', outcome: { key: 'fire.pastZero' } },
      { rule: 'example.short', outcome: { key: 'fire.miss', facts: { by: 1 } } },
      { rule: 'example.short', outcome: { facts: { left: 2, guards: 1, free: 1 } } },
      { rule: 'example.short', outcome: { key: 'fire.box', facts: { box: 4 } } },
      { rule: 'track', outcome: { facts: { moved: 1 } } },
      { rule: 'track', lookup: { table: 'track', row: 'air-naval', column: '3', cell: '2' } },
    ],
    // The base detects with 1 to 5 of 10.
    odds: { undetected: '1/2' },
    preset: true,
  },
  {
    id: 'interception-whole',
    title: { en: 'The whole interception, strike included', fr: 'L’interception entière, frappe comprise' },
    procedure: 'interception',
    // The base misses with a 6; unseen by the marines (8 against 7) the Su-24 bomb with 5 (equal: 1 Hit) and 1 (box 4:
    // 2 Hits), 3 thrown, 2 taken; anti-air 1 against 1, ECM 7 against 5: 1 Hit on the Su-24 its owner picks.
    origin: 'By hand from the two examples.',
    input: { ...shortRange, strike: { ...mab, planned: true } },
    dice: [6, 8, 5, 1, 1, 7],
    answers: ['Su-24 a'],
    expect: {
      detected: false,
      strikersLeft: 2,
      strike: { thrown: 3, applied: 2, strikers: [1, 0], escorts: [0] },
    },
    odds: { undetected: '1/2' },
  },
  {
    id: 'interception-long',
    title: { en: 'Long range, by AWACS', fr: 'Longue portée, par AWACS' },
    procedure: 'interception',
    // AWACS 5 at 21 hexes, 7; 7 at 15 hexes, 6. By hand: 9 hexes apart and coming no closer take 5 legs of two; three
    // Pact dice fail, so that the F-15 fire alone: 9 and 9 miss, and one is free, rolling 10.
    origin: 'Example of long-range air-air interception; its combat by hand.',
    input: { ...shortRange, reach: 'long', sensors: ['AWACS'], ranges: [21, 15], baseRange: 21, distance: 9 },
    dice: [7, 6, 5, 9, 10, 9, 9, 10],
    expect: { detected: true, seen: false, legs: 5, strikers: [0, 0], strikersLeft: 2 },
    // 5 in 10 at 21 hexes; of the other half 3 in 10 slip past at 15.
    odds: { undetected: '3/20' },
    preset: true,
  },
  {
    id: 'air-combat',
    title: { en: 'The air combat by itself', fr: 'Le combat aérien seul' },
    procedure: 'air-combat',
    origin: 'Example of short-range air-air interception, from the first shot on.',
    input: {
      side: 'nato',
      interceptors: [f15('US F-15'), f15('Israeli F-15')],
      escorts: [mig23],
      strikers: [
        { name: 'Su-24 a', type: 'Su-24', ecm: 4 },
        { name: 'Su-24 b', type: 'Su-24', ecm: 4 },
      ],
    },
    dice: [9, 8, 1, 7, 4, 4],
    expect: { interceptors: [0, 0], escorts: [0], strikers: [1, 1], free: 1, strikersLeft: 0, escortLeaves: true },
    preset: true,
  },
  {
    id: 'detection-awacs',
    title: { en: 'AWACS at 21, then at 15 hexes', fr: 'AWACS à 21, puis à 15 hexagones' },
    procedure: 'detection',
    origin: 'Example of long-range air-air interception: 7 against 5, then 6 against 7.',
    input: {
      side: 'nato',
      sensors: ['AWACS'],
      medium: 'air',
      ranges: [21, 15],
      aircraft: [{ name: 'MiG-23' }, { name: 'Su-24 a' }, { name: 'Su-24 b' }],
    },
    dice: [7, 6],
    expect: { detected: true, at: 15 },
    odds: { detected: '17/20', undetected: '3/20' },
    preset: true,
  },
  {
    id: 'detection-carrier',
    title: { en: 'Tu-126 finds the carrier', fr: 'Le Tu-126 trouve le porte-avions' },
    procedure: 'detection',
    origin: 'Example of combat air patrol: surface value 1 at 14 hexes, die 1.',
    input: { side: 'pact', sensors: ['Tu-126'], medium: 'surface', ranges: [14], ships: [{ name: 'CVN-69' }] },
    dice: [1],
    expect: { detected: true, at: 14 },
    odds: { detected: '1/10' },
  },
  {
    id: 'detection-e2',
    title: { en: 'E-2 finds the Su-24', fr: 'L’E-2 trouve le Su-24' },
    procedure: 'detection',
    origin: 'Example of combat air patrol: air value 6 at 14 hexes, die 4.',
    input: { side: 'nato', sensors: ['E-2'], medium: 'air', ranges: [14], aircraft: [{ name: 'Su-24' }] },
    dice: [4],
    expect: { detected: true, at: 14 },
    effects: [{ kind: 'detected', of: 'air', side: 'pact', unit: 'Su-24' }],
  },
  {
    id: 'detection-submarines',
    title: { en: 'Two Soviet submarines listen', fr: 'Deux sous-marins soviétiques écoutent' },
    procedure: 'detection',
    origin: 'Example of naval combat: 2 at one strategic hex, dice 5 and 3; 4 in the same hex, dice 3 and 7.',
    input: {
      side: 'pact',
      sensors: ['pact-submarine', 'pact-submarine'],
      medium: 'subsurface',
      scale: 'strategic',
      ranges: [1, 0],
      ships: [{ name: 'US SSN' }],
    },
    dice: [5, 3, 3, 7],
    expect: { detected: true, at: 0 },
    // Undetected: (8/10)² then (6/10)².
    odds: { undetected: '144/625' },
    preset: true,
  },
  {
    id: 'bombardment-marines',
    title: { en: 'Two Su-24 bomb the 4th MAB', fr: 'Deux Su-24 bombardent la 4e MAB' },
    procedure: 'bombardment',
    // Not detected (8 against 7); 5 and 1 against 5 give 1 and 2 Hits; 3 would destroy, so 2 are taken: half strength;
    // anti-air 1 against 1, ECM 7 against 5, one Hit on a Su-24. Supply points: 2 for each Su-24, 1 for the escort.
    origin: 'Example of air-ground and ground-air combat; forest, which changes nothing, is taken.',
    input: {
      side: 'pact',
      bombers: [su24('Su-24 a'), su24('Su-24 b')],
      escorts: [mig23],
      unit: { name: '4th MAB', ...brigade },
      terrain: 'forest',
      sensor: 'us-unit',
    },
    dice: [8, 5, 1, 1, 7],
    answers: ['Su-24 a'],
    expect: { thrown: 3, applied: 2, state: 'half', bombers: [1, 0], escorts: [0], supply: 5 },
    effects: [
      { kind: 'hits', of: 'ground', side: 'nato', unit: '4th MAB', hits: 2 },
      { kind: 'hits', of: 'air', side: 'pact', unit: 'Su-24 a', hits: 1 },
      { kind: 'flown', side: 'pact', unit: 'Su-24 a', flight: 'home' },
      { kind: 'flown', side: 'pact', unit: 'Su-24 b', flight: 'home' },
      { kind: 'flown', side: 'pact', unit: 'MiG-23', flight: 'home' },
      { kind: 'spent', side: 'pact', points: 5 },
    ],
    preset: true,
  },
  ...[2, 3].map(
    (hits): Example => ({
      id: `bombardment-depot-${hits}`,
      title: { en: `${hits} Hits on depot B`, fr: `${hits} Hits sur le dépôt B` },
      procedure: 'installation-strike',
      origin:
        'Example of supply: three Hits or more in a turn eliminate a depot, fewer are removed in the final phase. One die each: box 4, 2 Hits.',
      input: {
        side: 'pact',
        bombers: [su24('Su-24')],
        target: { name: 'Depot B', kind: 'depot', hits: hits - 2 },
        terrain: 'forest',
      },
      dice: [1],
      expect: { hits: 2, state: hits >= 3 ? 'eliminated' : 'hit' },
      preset: hits === 3,
    }),
  ),
  {
    id: 'bombardment-interdiction',
    title: { en: 'Interdiction of 5125', fr: 'Interdiction de 5125' },
    procedure: 'interdiction',
    origin: 'By hand: 4 + 1 in clear is 5; die 6 misses.',
    input: {
      side: 'nato',
      bombers: [{ name: 'F-4', type: 'F-4', bombardment: 4 }],
      hex: '5125',
      terrain: 'clear',
    },
    dice: [6],
    expect: { thrown: 0, interdicted: false },
    odds: { interdicted: '1/2', open: '1/2' },
  },
  {
    id: 'anti-air',
    title: { en: 'The marines fire at the Su-24', fr: 'Les marines tirent sur les Su-24' },
    procedure: 'anti-air-fire',
    origin: 'Example of air-ground and ground-air combat: 1 against 1, ECM 7 against 5: one Hit, the owner’s choice.',
    input: {
      side: 'nato',
      units: [{ name: '4th MAB', antiAir: 1 }],
      stack: [
        { name: 'MiG-23', type: 'MiG-23', ecm: 5 },
        { name: 'Su-24 a', type: 'Su-24', ecm: 4 },
        { name: 'Su-24 b', type: 'Su-24', ecm: 4 },
      ],
    },
    dice: [1, 7],
    answers: ['Su-24 b'],
    expect: { hits: [0, 0, 1] },
    // Only a 1 hits; countermeasures of 5 undo the equal box with 1 to 4.
    odds: { '0': '47/50', '1': '3/50' },
    preset: true,
  },
  {
    id: 'track-ecm',
    title: { en: 'Countermeasures move the marker', fr: 'L’ECM déplace le marqueur' },
    procedure: 'resolution-track',
    origin:
      'Example of combat air patrol: 4 against 9 is box 5 (3 Hits); ECM 3 against 4 moves one box: box 4, 3 Hits.',
    input: { side: 'nato', value: 9, ecm: 4 },
    dice: [4, 3],
    expect: { margin: 5, box: 4, hits: 3 },
    preset: true,
  },
  {
    id: 'mission-interception',
    title: { en: 'An F-15 may intercept', fr: 'Un F-15 peut intercepter' },
    procedure: 'air-mission',
    origin:
      'Air mission prerequisites summary: combat unit, interception mode, enemy movement, anti-air marker, 1 supply point.',
    input: { unit: 'US F-15', type: 'F-15', mission: 'airInterception', sorties: 2 },
    expect: { marker: 'antiAir', supply: 1, sortiesLeft: 1 },
    effects: [
      { kind: 'flown', side: 'nato', unit: 'US F-15', flight: 'antiAir' },
      { kind: 'spent', side: 'nato', points: 1 },
    ],
  },
  {
    id: 'soviet-8',
    title: { en: 'Soviet air defence, die 8', fr: 'Défense aérienne soviétique, dé 8' },
    procedure: 'soviet-air-defence',
    origin: 'Soviet Union air defence table: 8-9, the mission aborts with two Hits.',
    input: { unit: 'F-111' },
    dice: [8],
    expect: { aborts: true, hits: 2 },
    odds: { '0': '1/5', '1': '1/2', '2': '1/5', '4': '1/10' },
  },
];
