/** Movement, formations, zones of control, supply, the two maps: the aid's own examples and cases worked by hand. */
import type { Example } from '@grognard/kernel';
import { count } from '../../words/grammar/english.ts';
import { antalyaMap, antalyaUnits } from '../scenarios/antalya.ts';
import { network, unitC } from '../scenarios/depots.ts';
import { patrolSky } from '../scenarios/patrol.ts';
import { along, roadMap, sovietDivision } from '../scenarios/road.ts';
import { able, infantry, rearguard, strait } from './forces.ts';

export const mapExamples: readonly Example[] = [
  ...movementByFormation(),
  {
    id: 'movement-change',
    title: { en: 'Two road hexes, then Deliberate Assault', fr: 'Deux hexagones de route, puis assaut délibéré' },
    procedure: 'movement',
    origin:
      'Example of movement and formation: 4 points on the road, 0 to leave Movement to Contact, 4 to enter Deliberate Assault: 8; next to an enemy in a hex it can enter, it may declare combat.',
    input: {
      map: roadMap,
      unit: able({ ...sovietDivision, formation: 'MC' }, 8),

      path: ['4325', '4425'],
      changeTo: 'DA',
      changeAfter: 2,
      others: [rearguard('4525')],
    },
    expect: { hex: '4425', formation: 'DA', spent: 8, left: 0, mayDeclare: true },
    steps: [{ rule: 'example.movement', outcome: { facts: { walked: 4, out: 0, into: 4, on: 0, spent: 8 } } }],
    effects: [
      { kind: 'moved', of: 'ground', side: 'pact', unit: 'Soviet armoured division' },
      { kind: 'formed', of: 'ground', side: 'pact', unit: 'Soviet armoured division', formation: 'DA', own: true },
    ],
    preset: true,
  },
  {
    id: 'change-assault',
    title: { en: 'From Movement to Contact to Deliberate Assault', fr: 'Du mouvement au contact à l’assaut délibéré' },
    procedure: 'formation-change',
    origin: 'Example of movement and formation: 0 + 4 of the 4 points left.',
    input: { unit: 'Soviet armoured division', kind: 'armour', from: 'MC', to: 'DA', points: 4 },
    expect: { out: 0, into: 4, left: 0, mayDeclare: true },
    preset: true,
  },
  {
    id: 'zones',
    title: { en: 'Around Antalya', fr: 'Autour d’Antalya' },
    procedure: 'zones-of-control',
    origin:
      'Example of zones of control: A locks where it can go, not 4423, 4424, 4525, 4623; B not the water of 5827, 5828, 5729; C is fluid all round, mountains included; the division locks 4526, 4625, 4727, is fluid in Antalya, and has no zone in the mountains of 4726 nor the water of 4627.',
    input: { map: antalyaMap, units: antalyaUnits },
    expect: {
      zones: [
        { unit: 'A', locking: ['4523', '4624'], fluid: [] },
        { unit: 'C', locking: [], fluid: ['5025', '5026', '5125', '5127', '5225', '5226'] },
        { unit: 'B', locking: ['5627', '5628', '5727'], fluid: [] },
        { unit: 'Soviet division', locking: ['4526', '4625', '4727'], fluid: ['4527'] },
      ],
    },
    preset: true,
  },
  {
    id: 'zones-assault',
    title: { en: 'The division assaults Antalya with engineers', fr: 'La division attaque Antalya avec le génie' },
    procedure: 'zones-of-control',
    origin:
      'Example of zones of control, last sentence, and formation chart, note 1: a locking zone in the city attacked only, if engineers are there.',
    input: {
      map: antalyaMap,
      units: [
        {
          name: 'Soviet division',
          side: 'pact',
          kind: 'armour',
          size: 'division',
          formation: 'DA',
          hex: '4626',
          engineers: true,
          declared: ['4527'],
        },
      ],
    },
    expect: { zones: [{ unit: 'Soviet division', locking: ['4527'], fluid: [] }] },
  },
  {
    id: 'ranges-surface',
    title: { en: 'The Tu-126 and the carrier look over the sea', fr: 'Le Tu-126 et le porte-avions observent la mer' },
    procedure: 'detection-ranges',
    origin:
      'Example of combat air patrol and weapon characteristics summary: the Tu-126 has 1 at 14 hexes, which is column 02 with its five hexes; the E-2 has 9 and the carrier 7 in their own hex. All else is lost: 85 hexes less those.',
    input: { ...patrolSky, medium: 'surface' },
    expect: {
      sensors: [
        {
          unit: 'E-2',
          sensor: 'E-2',
          bands: [
            { from: 0, to: 0, value: 9, hexes: 1 },
            { from: 1, to: 21, value: null, hexes: 84 },
          ],
        },
        {
          unit: 'Tu-126',
          sensor: 'Tu-126',
          bands: [
            { from: 0, to: 13, value: null, hexes: 75 },
            { from: 14, to: 14, value: 1, hexes: 5 },
            { from: 15, to: 21, value: null, hexes: 5 },
          ],
        },
        {
          unit: 'CVN-69',
          sensor: 'us-ship',
          bands: [
            { from: 0, to: 0, value: 7, hexes: 1 },
            { from: 1, to: 21, value: null, hexes: 84 },
          ],
        },
      ],
      seen: 5,
      lost: 84,
    },
  },
  {
    id: 'ranges-air',
    title: {
      en: 'What is seen in the air around the carrier',
      fr: 'Ce qu’on voit dans les airs autour du porte-avions',
    },
    procedure: 'detection-ranges',
    origin:
      'Example of combat air patrol and weapon characteristics summary: the E-2 has 6 at 14 hexes, column 16, and 9 in its own hex; the Tu-126 has 8 and the carrier 7 in theirs. All else is lost.',
    input: patrolSky,
    expect: {
      sensors: [
        {
          unit: 'E-2',
          bands: [
            { from: 0, to: 0, value: 9, hexes: 1 },
            { from: 1, to: 13, value: null, hexes: 74 },
            { from: 14, to: 14, value: 6, hexes: 5 },
            { from: 15, to: 21, value: null, hexes: 5 },
          ],
        },
        {
          unit: 'Tu-126',
          bands: [
            { from: 0, to: 0, value: 8, hexes: 1 },
            { from: 1, to: 21, value: null, hexes: 84 },
          ],
        },
        {
          unit: 'CVN-69',
          bands: [
            { from: 0, to: 0, value: 7, hexes: 1 },
            { from: 1, to: 21, value: null, hexes: 84 },
          ],
        },
      ],
      seen: 6,
      lost: 85,
    },
    preset: true,
  },
  {
    id: 'bridge-built',
    title: { en: 'A bridge across the Bosphorus', fr: 'Un pont sur le Bosphore' },
    procedure: 'bridge',
    origin: 'Terrain chart, Bosphorus: an engineer unit may bridge it, which lets it be crossed, at +2.',
    input: { map: strait, unit: { ...infantry, name: 'Engineers', kind: 'engineer' }, hexside: '1212/1213' },
    expect: { hexside: '1212/1213' },
    effects: [{ kind: 'bridged', hexside: '1212/1213' }],
  },
  {
    id: 'supply-before',
    title: { en: 'Both depots in the network', fr: 'Les deux dépôts dans le réseau' },
    procedure: 'supply',
    origin: 'Example of supply: A is 20 armour movement points from D, B 18; both are in.',
    input: network,
    expect: {
      depots: [
        { depot: 'Depot A', state: 'joined', points: 20 },
        { depot: 'Depot B', state: 'joined', points: 18 },
      ],
    },
    preset: true,
  },
  {
    id: 'supply-after',
    title: { en: '5125 is interdicted', fr: '5125 est interdit' },
    procedure: 'supply',
    origin: 'Example of supply: A is now at 22, out of the network; B is still within 20.',
    input: { ...network, interdicted: ['5125'] },
    expect: {
      depots: [
        { depot: 'Depot A', state: 'cut', points: 22 },
        { depot: 'Depot B', state: 'joined', points: 18 },
      ],
    },
    effects: [
      { kind: 'network', of: 'installation', side: 'pact', unit: 'Depot A', joined: false },
      { kind: 'network', of: 'installation', side: 'pact', unit: 'Depot B', joined: true },
    ],
  },
  {
    id: 'supply-unit-before',
    title: { en: 'Unit C draws from depot A', fr: 'L’unité C tire du dépôt A' },
    procedure: 'supply',
    origin: 'Example of supply, unit C, with its 4 read as a distance of 4 points and a limit of 5.',
    input: unitC,
    rulings: { traceLimit: 'five' },
    expect: {
      depots: [{ state: 'joined', points: 20 }],
      units: [{ unit: 'C', supplied: true, points: 4, depot: 'Depot A' }],
    },
    preset: true,
  },
  {
    id: 'supply-unit-after',
    title: { en: 'Unit C cut off at 3924', fr: 'L’unité C coupée en 3924' },
    procedure: 'supply',
    origin: 'Example of supply: after interdiction of 3924 the unit is out of supply (4 + 2 points).',
    input: { ...unitC, interdicted: ['3924'] },
    rulings: { traceLimit: 'five' },
    expect: { depots: [{ state: 'joined', points: 20 }], units: [{ unit: 'C', supplied: false, points: 6 }] },
    effects: [
      { kind: 'network', of: 'installation', side: 'pact', unit: 'Depot A', joined: true },
      { kind: 'supplied', of: 'ground', side: 'pact', unit: 'C', supplied: false },
    ],
  },
  {
    id: 'maps-there',
    title: { en: 'From AX-06 to the operational map', fr: 'De AX-06 à la carte opérationnelle' },
    procedure: 'map-change',
    origin:
      'Example across the maps: 1 strategic point into the transition hex, 5 operational points to the edge, 1 a hex from there.',
    input: {
      path: [
        { hex: 'AX-06', place: 'strategic' },
        { hex: 'AX-05', place: 'transition' },
        { hex: '4530', place: 'edge' },
        { hex: '4529', place: 'operational' },
      ],
    },
    expect: { strategic: 1, operational: 6, inOperational: 16 },
    steps: [
      { lookup: { row: 'strategic-to-transition', cell: '1' } },
      { lookup: { row: 'transition-to-edge', cell: '5' } },
      { lookup: { row: 'operational-hex', cell: '1' } },
    ],
    preset: true,
  },
  {
    id: 'maps-back',
    title: { en: 'Back, and on by one strategic hex', fr: 'Retour, et un hexagone stratégique de plus' },
    procedure: 'map-change',
    origin:
      'Example across the maps: 5 operational points back to the transition hex, then 1 strategic (10 operational) a hex.',
    input: {
      path: [
        { hex: '4530', place: 'edge' },
        { hex: 'AX-05', place: 'transition' },
        { hex: 'AX-06', place: 'strategic' },
      ],
    },
    expect: { strategic: 1, operational: 5, inOperational: 15 },
  },
];

/** Example of movement and formation: movement 8 on a road of 2 points a hex, formation by formation. */
function movementByFormation(): readonly Example[] {
  const cases: readonly (readonly [formation: string, hexes: number, cost: number])[] = [
    ['MC', 4, 2],
    ['HA', 2, 4],
    ['HD', 2, 4],
    ['DA', 1, 8],
    ['T', 8, 1],
    ['DD', 0, 0],
    ['R', 0, 0],
  ];
  return cases.map(([formation, hexes, cost]) => ({
    id: `movement-${formation}`,
    title: { en: `Eight points of road in ${formation}`, fr: `Huit points de route en ${formation}` },
    procedure: 'movement',
    origin: `Example of movement and formation: ${count(hexes, 'road hex', 'road hexes')} in ${formation}.`,
    input: { map: roadMap, unit: able({ ...sovietDivision, formation }, 8) },
    expect: { reachable: along(hexes, cost), mayDeclare: false },
    preset: formation === 'MC',
  }));
}
