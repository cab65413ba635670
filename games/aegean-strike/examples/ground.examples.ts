/** Ground combat, disengagement, landing and parachute drop: the aid's own examples, and cases worked from its tables. */
import type { Example } from '@grognard/kernel';
import { drop, landing } from './forces.ts';

const brigade = {
  name: 'Soviet armoured brigade',
  nation: 'ussr',
  kind: 'armour',
  size: 'brigade',
  strength: 4,
  formation: 'HA',
};
const division = {
  name: 'Bulgarian mechanised division',
  nation: 'bulgaria',
  kind: 'mechanised',
  size: 'division',
  strength: 5,
  formation: 'HA',
};
const airborne = {
  name: '2/82',
  nation: 'us',
  kind: 'airborne',
  size: 'brigade',
  strength: 3,
  quality: 'E',
  formation: 'HD',
  hits: 1,
};

const assault = {
  attacker: 'pact',
  attackers: [brigade, division],
  defenders: [airborne],
  terrain: 'mountain',
  road: true,
  attackSupport: { how: 'succeeded' },
};

export const groundExamples: readonly Example[] = [
  {
    id: 'ground-combat',
    title: { en: 'The airborne brigade in the mountains', fr: 'La brigade aéroportée dans les montagnes' },
    procedure: 'ground-combat',
    origin:
      'Example of ground combat: (4 + 5) × 2 = 18 against 3 × 3 = 9 is 2-1; quality 3 left, hasty defence 1 left, armour 2 right: +1; die 2 + 2 for close air support = 4: 1/1; the airborne retreat instead of the Hit, the attackers pursue. Supply points by the formation chart: 2 + 5, and 1.',
    input: assault,
    dice: [2],
    answers: ['Soviet armoured brigade', 'retreat', 'pursue'],
    expect: {
      column: '+1',
      cell: '1/1',
      attackers: [1, 0],
      defenders: [0],
      retreated: true,
      pursued: true,
      supply: [7, 1],
    },
    steps: [
      { rule: 'crt.column', outcome: { facts: { attack: 18, defence: 9, column: '2-1' } } },
      {
        rule: 'modifiers.formation',
        modifiers: [
          { id: 'quality', value: -3, applied: true },
          { id: 'defenceFormation', value: -1, applied: true },
          { id: 'attackLacksArmour', applied: false },
          { id: 'defenceLacksArmour', value: 2, applied: true },
          { id: 'defenceArtillery', applied: false },
          { id: 'defenceSupport', applied: false },
          { id: 'engineers', applied: false },
          { id: 'chemicalAttack', asked: false },
          { id: 'chemicalDefence', asked: false },
        ],
        outcome: { facts: { column: '+1' } },
      },
      { rule: 'crt', dice: [{ sides: 10, face: 2 }] },
      { rule: 'crt', lookup: { row: '4', column: '+1', cell: '1/1' } },
    ],
    effects: [
      { kind: 'hits', side: 'pact', unit: 'Soviet armoured brigade', hits: 1 },
      { kind: 'formed', side: 'pact', unit: 'Soviet armoured brigade', formation: 'MC' },
      { kind: 'moved', side: 'pact', unit: 'Soviet armoured brigade' },
      { kind: 'formed', side: 'pact', unit: 'Bulgarian mechanised division', formation: 'MC' },
      { kind: 'moved', side: 'pact', unit: 'Bulgarian mechanised division' },
      { kind: 'formed', side: 'nato', unit: '2/82', formation: 'MC' },
      { kind: 'moved', side: 'nato', unit: '2/82' },
      { kind: 'spent', side: 'pact', points: 7 },
      { kind: 'spent', side: 'nato', points: 1 },
    ],
    // Die + 2 reads rows 3 to 10 of column +1, the last of them three times.
    odds: { '1/1': '2/5', '0/1': '1/5', '1/2': '1/10', '0/2': '3/10' },
    preset: true,
  },
  {
    id: 'ground-combat-support-tried',
    title: { en: 'The same, close air support tried first', fr: 'Le même, l’appui aérien tenté d’abord' },
    procedure: 'ground-combat',
    origin:
      'Example of ground combat with the strike thrown: bombardment 5, less 2 for mountain, is 3; a 3 is equal, 1 Hit; then as printed. Odds: support succeeds 3 times in 10 (rows 3 to 10, 10, 10), fails 7 times in 10 (rows 1 to 10); column +1 reads 1/0 1/0 1/1 1/1 1/1 1/1 0/1 0/1 1/2 0/2.',
    input: {
      ...assault,
      defenders: [{ ...airborne, hits: 0 }],
      attackSupport: { how: 'tried', bombers: [{ name: 'Su-24', type: 'Su-24', bombardment: 5, ecm: 4 }] },
    },
    dice: [3, 2],
    answers: ['Soviet armoured brigade', 'retreat', 'pursue'],
    expect: {
      column: '+1',
      cell: '1/1',
      attackers: [1, 0],
      defenders: [1],
      attackSupport: { succeeded: true, hits: 1, bombers: [0] },
      retreated: true,
      pursued: true,
      // 2 + 5 for the combat, 2 for the mission; the brigade 1.
      supply: [9, 1],
    },
    odds: { '1/0': '7/50', '1/1': '2/5', '0/1': '1/5', '1/2': '1/10', '0/2': '4/25' },
  },
  {
    id: 'disengagement',
    title: { en: 'The Turkish militia gets away', fr: 'La milice turque se retire' },
    procedure: 'disengagement',
    origin:
      'Example of disengagement: one Hit, 8 − 4 = 4, a 4 or more goes back one hex, the Soviet unit may follow one hex.',
    input: {
      side: 'nato',
      unit: 'Turkish militia division',
      nation: 'turkey',
      kind: 'infantry',
      strength: 4,
      hitsToHalf: 3,
      hitsToEliminate: 5,
      lockers: [{ name: 'Soviet mechanised division', nation: 'ussr', kind: 'mechanised', strength: 8 }],
    },
    dice: [4],
    answers: ['pursue'],
    expect: { outcome: 'away', threshold: 4, pursued: true },
    effects: [
      { kind: 'hits', of: 'ground', side: 'nato', unit: 'Turkish militia division', hits: 1 },
      { kind: 'halted', of: 'ground', side: 'nato', unit: 'Turkish militia division', until: 'stage' },
      { kind: 'moved', unit: 'Turkish militia division' },
    ],
    odds: { away: '7/10', stays: '3/10' },
    preset: true,
  },
  {
    id: 'landing-empty',
    title: { en: 'Landing in an empty hex', fr: 'Débarquement dans un hexagone vide' },
    procedure: 'amphibious-landing',
    origin: 'Example of amphibious landing, first case: 2 movement points, the marines are ashore.',
    input: { ...landing, enemies: [] },
    expect: { outcome: 'ashore', cell: null, movementLeft: 2, landed: 1 },
    effects: [
      { kind: 'landed', of: 'ground', side: 'nato', unit: 'Marine brigade' },
      { kind: 'halted', of: 'ground', side: 'nato', unit: 'Marine brigade', until: 'turn' },
    ],
  },
  {
    id: 'landing-bombarded',
    title: { en: 'Three Hits of bombardment drive the enemy out', fr: 'Trois Hits de bombardement chassent l’ennemi' },
    procedure: 'amphibious-landing',
    origin:
      'Example of amphibious landing, second case; by hand: 4 against 4 is column 0, die 1 is 1/0, and the enemy retreats whatever the result.',
    input: { ...landing, bombardmentHits: 3 },
    dice: [1],
    expect: { outcome: 'enemyRetreats', cell: '1/0', marines: [1], enemies: [0] },
  },
  {
    id: 'landing-won',
    title: { en: 'One Hit in the combat drives the enemy out', fr: 'Un Hit au combat chasse l’ennemi' },
    procedure: 'amphibious-landing',
    origin: 'Example of amphibious landing, third case; by hand: column 0, die 5 is 1/1.',
    input: landing,
    dice: [5],
    expect: { outcome: 'enemyRetreats', cell: '1/1', marines: [1], enemies: [1] },
    // Column 0: rows 1 to 4 are 1/0, the other six hit the enemy.
    odds: { enemyRetreats: '3/5', repulsed: '2/5' },
    preset: true,
  },
  {
    id: 'landing-repulsed',
    title: { en: 'Repulsed with double Hits', fr: 'Repoussés avec des Hits doublés' },
    procedure: 'amphibious-landing',
    origin:
      'Example of amphibious landing, last case; by hand: two Hits of bombardment are too few, die 1 is 1/0, doubled to 2.',
    input: { ...landing, bombardmentHits: 2 },
    dice: [1],
    expect: { outcome: 'repulsed', cell: '1/0', marines: [2], enemies: [0], landed: 0 },
    effects: [
      { kind: 'hits', of: 'ground', side: 'nato', unit: 'Marine brigade', hits: 2 },
      { kind: 'embarked', of: 'ground', side: 'nato', unit: 'Marine brigade', ship: 'Amph' },
      { kind: 'spent', side: 'nato', points: 1 },
      { kind: 'spent', side: 'pact', points: 1 },
    ],
  },
  {
    id: 'transport-aboard',
    title: { en: 'A division goes aboard', fr: 'Une division embarque' },
    procedure: 'sea-transport',
    origin: 'Terrain chart, sea: a sea hexside is crossed only by amphibious or other sea transport.',
    input: {
      side: 'nato',
      ship: { name: 'Transport' },
      unit: { name: 'Turkish division', nation: 'turkey', kind: 'infantry' },
    },
    expect: { does: 'embark' },
    effects: [{ kind: 'embarked', of: 'ground', side: 'nato', unit: 'Turkish division', ship: 'Transport' }],
  },
  {
    id: 'drop-7-forest-fired',
    title: { en: 'Under fire into a forest', fr: 'Sous le feu, dans une forêt' },
    procedure: 'parachute-drop',
    origin: 'Parachute drop table: 7 + 3 for the fire from the drop hex is 10: eliminated.',
    input: { ...drop('forest'), firedOn: true },
    dice: [7],
    expect: { result: 'eliminated' },
  },
];
