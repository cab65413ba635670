/** Ground combat, landing, transport, drop: cases worked from the tables, and what they forbid. */
import type { Example } from '@grognard/kernel';
import { coastGuard, drop, guns, landing, marines } from '../forces.ts';

export const groundVectors: readonly Example[] = [
  {
    id: 'landing-supported',
    title: { en: 'Close air support and artillery in a landing', fr: 'Appui aérien et artillerie d’un débarquement' },
    procedure: 'amphibious-landing',
    origin:
      'Ground combat modifiers in the landing’s combat. By hand: bombardment 5 + 1 in clear, die 6 is equal: 1 Hit, support succeeds; 4 against 4 is column 0; artillery and support add 2 once: die 1 reads row 3, 1/0. With two Hits of bombardment before and one from the aircraft the enemy has taken three and retreats.',
    input: {
      ...landing,
      artillery: [guns],
      bombardmentHits: 2,
      attackSupport: { how: 'tried', bombers: [{ name: 'A-6', type: 'A-6', bombardment: 5 }] },
    },
    dice: [6, 1],
    answers: ['Marine brigade'],
    expect: { outcome: 'enemyRetreats', cell: '1/0', marines: [1], artillery: [0], enemies: [1], supply: [4, 1] },
  },
  ...dropBands(),
  {
    id: 'ground-combat-engineers',
    title: { en: 'Engineers against a town', fr: 'Le génie contre une ville' },
    procedure: 'ground-combat',
    origin:
      'By hand: (6 + 1) × 2 = 14 against militia 4 × 2 (town) = 8 is +2; line against militia 3 right, engineers 2 right, armour 2 right, defending artillery 2 left: five columns to 6-1; die 5 is 1/3; the militia takes all three and is gone, at the owner’s choice; the guns stay.',
    input: {
      attacker: 'pact',
      attackers: [
        { name: 'Tank regiment', kind: 'armour', size: 'brigade', strength: 6, formation: 'HA' },
        { name: 'Engineers', kind: 'engineer', size: 'brigade', strength: 1, formation: 'HA' },
      ],
      defenders: [
        { name: 'Militia', kind: 'infantry', size: 'brigade', strength: 4, quality: 'M' },
        {
          name: 'Guns',
          kind: 'artillery',
          size: 'smaller',
          strength: 0,
          quality: 'M',
          hitsToHalf: 1,
          hitsToEliminate: 2,
        },
      ],
      terrain: 'town',
      retreatPossible: false,
    },
    dice: [5],
    answers: ['Engineers', 'Militia', 'Militia', 'Militia'],
    expect: { column: '6-1', cell: '1/3', attackers: [0, 1], defenders: [3, 0], retreated: false, pursued: false },
  },
  {
    id: 'ground-combat-unsupplied',
    title: {
      en: 'Infantry and engineers against mechanised out of supply',
      fr: 'Infanterie et génie contre des mécanisés non ravitaillés',
    },
    procedure: 'ground-combat',
    origin:
      'By hand: (6 + 1) × 2 = 14 against 4 / 2 × 2 (forest) = 4 is 3-1; hasty defence 1 left, no attacking armour against mechanised 2 left, engineers in forest 1 right: +2; die 5 is 1/1; the defenders stand.',
    input: {
      attacker: 'nato',
      attackers: [
        { name: 'Infantry', kind: 'infantry', size: 'division', strength: 6, formation: 'HA' },
        { name: 'Engineers', kind: 'engineer', size: 'brigade', strength: 1, formation: 'HA' },
      ],
      defenders: [
        { name: 'Mechanised', kind: 'mechanised', size: 'brigade', strength: 4, formation: 'HD', supplied: false },
      ],
      terrain: 'forest',
    },
    dice: [5],
    answers: ['Infantry', 'stand'],
    expect: { column: '+2', cell: '1/1', attackers: [1, 0], defenders: [1], retreated: false, supply: [5, 1] },
  },
  {
    id: 'ground-combat-city',
    title: { en: 'Deliberate Assault on a city', fr: 'Assaut délibéré contre une cité' },
    procedure: 'ground-combat',
    origin:
      'By hand: (4 + 1) × 3 = 15 against armour 4 × 1 and infantry 2 × 3, 10: difference 5 is +2; hasty defence 1 left, no attacking armour 2 left, close air support of the defender 2 left, engineers in a city 2 right: -1; die 6 is 1/1.',
    input: {
      attacker: 'nato',
      attackers: [
        { name: 'Infantry', kind: 'infantry', size: 'brigade', strength: 4, formation: 'DA' },
        { name: 'Engineers', kind: 'engineer', size: 'brigade', strength: 1, formation: 'DA' },
      ],
      defenders: [
        { name: 'Tanks', kind: 'armour', size: 'brigade', strength: 4, formation: 'HD' },
        { name: 'Guards', kind: 'infantry', size: 'brigade', strength: 2, formation: 'HD' },
      ],
      terrain: 'city',
      defenceSupport: { how: 'succeeded' },
      retreatPossible: false,
    },
    dice: [6],
    answers: ['Infantry', 'Guards'],
    expect: { column: '-1', cell: '1/1', attackers: [1, 0], defenders: [0, 1] },
  },
  {
    id: 'ground-combat-impassable',
    title: { en: 'By road into the impassable', fr: 'Par la route dans l’infranchissable' },
    procedure: 'ground-combat',
    origin:
      'Terrain chart, impassable: entered and attacked by its road. By hand: 6 × 2 = 12 against 2 × 3 = 6 is 2-1; armour 2 right: 4-1; die 5 is 1/2.',
    input: {
      attacker: 'pact',
      attackers: [{ name: 'Tank regiment', kind: 'armour', size: 'brigade', strength: 6, formation: 'HA' }],
      defenders: [{ name: 'Pass guard', kind: 'infantry', size: 'brigade', strength: 2 }],
      terrain: 'impassable',
      road: true,
    },
    dice: [5],
    answers: ['stand'],
    expect: { column: '4-1', cell: '1/2', attackers: [1], defenders: [2] },
  },
  {
    id: 'ground-combat-refused',
    title: { en: 'Every reason not to attack', fr: 'Toutes les raisons de ne pas attaquer' },
    procedure: 'ground-combat',
    origin: 'Formation chart, terrain chart, supply: each rule by itself.',
    input: {
      attacker: 'nato',
      attackers: [
        { name: 'A', kind: 'armour', size: 'division', strength: 8, formation: 'HD', supplied: false },
        { name: 'B', kind: 'infantry', size: 'brigade', strength: 3, formation: 'T' },
        { name: 'C', kind: 'marine', size: 'brigade', strength: 3, formation: 'DA' },
      ],
      defenders: [{ name: 'D', kind: 'armour', size: 'brigade', strength: 4, formation: 'DD' }],
      terrain: 'mountain',
      declared: false,
      supplyPoints: 1,
      chemical: 'attacker',
    },
    refused: [
      { code: 'notDeclared', at: 'declared' },
      { code: 'attackerUnsupplied', at: 'attackers[0].supplied' },
      { code: 'mayNotDeclare', at: 'attackers[0].formation' },
      { code: 'cannotEnter', at: 'attackers[0].kind' },
      { code: 'infantryTravels', at: 'attackers[1].formation' },
      { code: 'assaultBarred', at: 'attackers[2].formation' },
      { code: 'armourDigsIn', at: 'defenders[0].formation' },
      { code: 'noSupply', at: 'supplyPoints' },
      { code: 'lostDatum', at: 'chemical' },
    ],
  },
  {
    id: 'ground-combat-bosphorus',
    title: { en: 'No Deliberate Assault across the Bosphorus', fr: 'Pas d’assaut délibéré à travers le Bosphore' },
    procedure: 'ground-combat',
    origin: 'Terrain effects chart, Bosphorus: DA is barred, with engineers too.',
    input: {
      attacker: 'pact',
      attackers: [{ name: 'Infantry', kind: 'infantry', formation: 'DA', acrossBosphorus: true }],
      defenders: [{ name: 'Guards', kind: 'infantry' }],
      bridged: true,
    },
    refused: [{ code: 'assaultAcross', at: 'attackers[0].formation' }],
  },
  {
    id: 'disengagement-refused',
    title: { en: 'Nothing to disengage from', fr: 'Rien dont se retirer' },
    procedure: 'disengagement',
    origin:
      'Terrain chart: a zone of a unit neither armoured nor mechanised is left freely; the Hit must not eliminate.',
    input: {
      unit: 'Brigade',
      kind: 'infantry',
      strength: 3,
      hits: 2,
      lockers: [{ name: 'Infantry', kind: 'infantry', strength: 5 }],
      retreatHex: false,
    },
    refused: [
      { code: 'leavesFreely', at: 'lockers' },
      { code: 'hitEliminates', at: 'hits' },
      { code: 'noRetreat', at: 'retreatHex' },
    ],
  },
  {
    id: 'landing-guarded',
    title: { en: 'Artillery on the beach', fr: 'De l’artillerie sur la plage' },
    procedure: 'amphibious-landing',
    origin:
      'Ground combat modifiers: defending artillery two columns left: from 0 to -2; die 7 is 1/1. Close air support of the defender besides counts once with it.',
    input: { ...landing, enemies: [coastGuard, { ...guns, name: 'Battery' }], defenceSupport: { how: 'succeeded' } },
    dice: [7],
    answers: ['Coast division'],
    expect: { outcome: 'enemyRetreats', cell: '1/1', marines: [1], enemies: [1, 0] },
  },
  {
    id: 'landing-barred',
    title: { en: 'No Deliberate Assault into a forest', fr: 'Pas d’assaut délibéré dans une forêt' },
    procedure: 'amphibious-landing',
    origin:
      'Terrain chart: forest bars Deliberate Assault and Deliberate Defence without engineers; formation chart, note 3: infantry never travels.',
    input: {
      ...landing,
      marines: [
        { ...marines, formation: 'DA' },
        { ...marines, name: 'Second brigade', formation: 'T' },
      ],
      enemies: [{ ...coastGuard, formation: 'DD' }],
      terrain: 'forest',
    },
    refused: [
      { code: 'assaultBarred', at: 'marines[0].formation' },
      { code: 'infantryTravels', at: 'marines[1].formation' },
      { code: 'formationBarred', at: 'enemies[0].formation' },
    ],
  },
  {
    id: 'landing-barred-empty',
    title: { en: 'An empty forest, an empty rock', fr: 'Une forêt vide, un rocher vide' },
    procedure: 'amphibious-landing',
    origin:
      'Terrain chart: no unit takes Deliberate Assault in impassable terrain, and nobody enters it without a road.',
    input: { ...landing, marines: [{ ...marines, formation: 'DA' }], enemies: [], terrain: 'impassable' },
    refused: [
      { code: 'formationBarred', at: 'marines[0].formation' },
      { code: 'cannotEnter', at: 'marines[0].kind' },
    ],
  },
  {
    id: 'transport-ashore',
    title: { en: 'And ashore again', fr: 'Et débarque' },
    procedure: 'sea-transport',
    origin: 'Terrain chart, sea; a unit put ashore moves no more, as in the example of amphibious landing.',
    input: {
      side: 'nato',
      does: 'disembark',
      ship: { name: 'Transport' },
      unit: { name: 'Turkish division', aboard: 'Transport' },
    },
    expect: { does: 'disembark' },
    effects: [
      { kind: 'landed', of: 'ground', side: 'nato', unit: 'Turkish division' },
      { kind: 'halted', of: 'ground', side: 'nato', unit: 'Turkish division', until: 'turn' },
    ],
  },
  {
    id: 'transport-refused',
    title: { en: 'No port, and an enemy in it', fr: 'Pas de port, et l’ennemi dedans' },
    procedure: 'sea-transport',
    origin: 'Terrain chart, sea; example of amphibious landing: a held hex is landed in by marines.',
    input: {
      does: 'disembark',
      ship: { name: 'Transport' },
      unit: { name: 'Division', aboard: 'Another' },
      place: 'coast',
      enemyHeld: true,
    },
    refused: [
      { code: 'noPort', at: 'place' },
      { code: 'heldHex', at: 'enemyHeld' },
      { code: 'aboardAnother', at: 'unit.aboard' },
    ],
  },
  {
    id: 'landing-refused',
    title: { en: 'No landing here', fr: 'Pas de débarquement ici' },
    procedure: 'amphibious-landing',
    origin: 'Example of amphibious landing: a coastal hex, 2 movement points, marines.',
    input: { ship: 'Amph', movement: 1, coastal: false, marines: [{ name: 'Infantry', kind: 'infantry' }] },
    refused: [
      { code: 'notCoastal', at: 'coastal' },
      { code: 'tooFewPoints', at: 'movement' },
      { code: 'notMarine', at: 'marines[0].kind' },
    ],
  },
  {
    id: 'drop-hit',
    title: { en: 'The transport is hit', fr: 'Le transport est touché' },
    procedure: 'parachute-drop',
    origin: 'Parachute drop table: a transport that is hit makes no drop.',
    input: { ...drop('forest'), firedOn: true, transportHit: true },
    expect: { result: 'noDrop' },
  },
  {
    id: 'drop-refused',
    title: { en: 'Neither transport nor paratroops', fr: 'Ni transport ni parachutistes' },
    procedure: 'parachute-drop',
    origin: 'Air mission prerequisites: paratroops fly in C-5, C-130, Il-76 and An-24.',
    input: { transport: 'UH-1', unit: '82nd', kind: 'infantry' },
    refused: [
      { code: 'noParatroops', at: 'transport' },
      { code: 'notAirborne', at: 'kind' },
    ],
  },
];

/** Parachute drop table at its edges: die, modifier, result. */
function dropBands(): readonly Example[] {
  const cases: readonly (readonly [die: number, terrain: string, firedOn: boolean, result: string])[] = [
    [1, 'forest', false, 'lands'],
    [5, 'forest', false, 'lands'],
    [6, 'forest', false, 'landsHit'],
    [9, 'forest', false, 'landsHit'],
    [10, 'forest', false, 'eliminated'],
    [5, 'rough', false, 'landsHit'],
    [6, 'clear', false, 'lands'],
    [1, 'clear', false, 'lands'],
  ];
  return cases.map(([die, terrain, firedOn, result]) => ({
    id: `drop-${die}-${terrain}${firedOn ? '-fired' : ''}`,
    title: { en: `Parachute drop, die ${die}`, fr: `Saut en parachute, dé ${die}` },
    procedure: 'parachute-drop',
    origin:
      'Parachute drop table: 1-5, 6-9 and 0, with +3 fired at, +2 rough, −1 clear; below 1 reads 1, above 10 reads 10.',
    input: { ...drop(terrain), firedOn },
    dice: [die],
    expect: { result },
  }));
}
