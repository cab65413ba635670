/** Movement, formations, zones, supply, the two maps: cases worked by hand, and what the charts forbid. */
import type { Example } from '@grognard/kernel';
import { antalyaMap } from '../../scenarios/antalya.ts';
import { network, unitC } from '../../scenarios/depots.ts';
import { roadMap, sovietDivision } from '../../scenarios/road.ts';
import { able, infantry, plain, rearguard, strait } from '../forces.ts';

const tanks = { name: 'Tanks', side: 'pact', kind: 'armour', size: 'brigade', formation: 'MC', hex: '1214' };

/** One column of clear hexes along the sea; enemy tanks stand beside 1011 and 1012. */
const shore = {
  ...plain,
  from: '1010',
  to: '1114',
  terrain: [{ terrain: 'sea', hexes: ['1110', '1111', '1113', '1114'] }],
};

/** A sheet of 21 by 21 hexes; every hex within 10 of its middle is on it. */
const around = { title: 'Around 1111', numbering: { shoved: 'even' }, from: '0101', to: '2121', background: 'sea' };
const one = { ...around, title: 'One hex', from: '1111', to: '1111' };
const here = (unit: object) => ({ side: 'pact', hex: '1111', ...unit });
/** In its one hex: what the page says of range 0. */
const atZero = (value: number | null) =>
  value === null ? [{ from: 0, to: 21, value, hexes: 1 }] : [{ from: 0, value }, { from: 1 }];

export const mapsVectors: readonly Example[] = [
  {
    id: 'ranges-rings',
    title: { en: 'What a P-3 sees at sea', fr: 'Ce qu’un P-3 voit en mer' },
    procedure: 'detection-ranges',
    origin:
      'By hand: 7 up to 5 hexes, 1 + 6 × (1 + 2 + 3 + 4 + 5) = 91; 6 at 6 and 7, 36 + 42; 5 at 8 and 9, 48 + 54; 4 at 10, 60: 331 in all. Of the 441 hexes 110 lie beyond, where the page is lost.',
    input: { map: around, medium: 'surface', aircraft: [{ name: 'P', type: 'P-3', hex: '1111' }] },
    expect: {
      sensors: [
        {
          unit: 'P',
          sensor: 'P-3',
          bands: [
            { from: 0, to: 5, value: 7, hexes: 91 },
            { from: 6, to: 7, value: 6, hexes: 78 },
            { from: 8, to: 9, value: 5, hexes: 102 },
            { from: 10, to: 10, value: 4, hexes: 60 },
            { from: 11, to: 21, value: null, hexes: 110 },
          ],
        },
      ],
      seen: 331,
      lost: 110,
    },
  },
  {
    id: 'ranges-unknown-start',
    title: { en: 'No figure of a fragment counts', fr: 'Aucun chiffre d’un fragment ne compte' },
    procedure: 'detection-ranges',
    origin: 'By hand: where fragments begin nowhere, all is lost but what an example fixes: the AWACS at 15 and 21.',
    input: { map: around, aircraft: [{ name: 'A', hex: '1111' }] },
    rulings: { fragmentStart: 'unknown' },
    expect: {
      sensors: [
        {
          sensor: 'AWACS',
          bands: [
            { from: 0, to: 14, value: null },
            { from: 15, to: 15, value: 7 },
            { from: 16, to: 20, value: null },
            { from: 21, to: 21, value: 5, hexes: 0 },
          ],
        },
      ],
    },
  },
  {
    id: 'ranges-strategic',
    title: { en: 'Soviet submarines by strategic hexes', fr: 'Sous-marins soviétiques en hexagones stratégiques' },
    procedure: 'detection-ranges',
    origin: 'Example of naval combat: 4 in the hex, 2 at one hex, of which there are six; lost at two, twelve hexes.',
    input: {
      map: { ...around, from: '0909', to: '1313' },
      medium: 'subsurface',
      scale: 'strategic',
      ships: [{ name: 'SSN', side: 'pact', sensor: 'pact-submarine', hex: '1111' }],
    },
    expect: {
      sensors: [
        {
          bands: [
            { from: 0, to: 0, value: 4, hexes: 1 },
            { from: 1, to: 1, value: 2, hexes: 6 },
            { from: 2, to: 2, value: null, hexes: 12 },
          ],
        },
      ],
      seen: 7,
      lost: 12,
    },
  },
  {
    id: 'ranges-rows',
    title: { en: 'Each in its row of the page', fr: 'Chacun à sa ligne de la page' },
    procedure: 'detection-ranges',
    origin:
      'By hand: Americans with the British, Soviets, all others; a unit of no told nation is of the great power of its side. The page has 7 for US ground units in their hex, 5 for a small NATO airbase at 2 hexes, 4 for the MiG-23; the rest of these rows is lost.',
    input: {
      map: one,
      aircraft: [
        here({ name: 'MiG', type: 'MiG-23', nation: 'ussr' }),
        here({ name: 'B', type: 'MiG-23', nation: 'bulgaria' }),
      ],
      ships: [here({ name: 'Ship' }), here({ name: 'Own', side: 'nato' })],
      bases: [here({ name: 'Base' }), here({ name: 'Small', side: 'nato', sensor: 'nato-small-airbase' })],
      units: [
        here({ name: '4th MAB', side: 'nato', nation: 'us', kind: 'marine' }),
        here({ name: 'No flag', side: 'nato' }),
        here({ name: 'British HQ', side: 'nato', nation: 'britain', kind: 'headquarters' }),
        here({ name: 'Missiles', nation: 'ussr', kind: 'airDefence' }),
        here({ name: 'Tanks', nation: 'ussr', kind: 'mechanised', size: 'division' }),
        here({ name: 'Brigade', nation: 'ussr', kind: 'armour' }),
        here({ name: 'Riflemen', kind: 'infantry', size: 'division' }),
        here({ name: 'Soviet HQ', kind: 'headquarters' }),
        here({ name: 'Bulgarian HQ', nation: 'bulgaria', kind: 'headquarters' }),
        here({ name: 'Turks', side: 'nato', nation: 'turkey', kind: 'airDefence' }),
        here({ name: 'Syrians', nation: 'syria', kind: 'armour', size: 'division' }),
      ],
    },
    expect: {
      sensors: [
        { unit: 'MiG', sensor: 'MiG-23', bands: atZero(4) },
        { unit: 'B', sensor: 'MiG-23-Bulgaria', bands: atZero(null) },
        { unit: 'Ship', sensor: 'ussr-ship', bands: atZero(6) },
        { unit: 'Own', sensor: 'us-ship', bands: atZero(7) },
        { unit: 'Base', sensor: 'ussr-airbase', bands: atZero(null) },
        {
          unit: 'Small',
          sensor: 'nato-small-airbase',
          bands: [
            { from: 0, to: 1, value: null, hexes: 1 },
            { from: 2, to: 2, value: 5, hexes: 0 },
            { from: 3, to: 21, value: null },
          ],
        },
        { unit: '4th MAB', sensor: 'us-unit', bands: atZero(7) },
        { unit: 'No flag', sensor: 'us-unit', bands: atZero(7) },
        { unit: 'British HQ', sensor: 'us-headquarters', bands: atZero(null) },
        { unit: 'Missiles', sensor: 'ussr-air-defence', bands: atZero(null) },
        { unit: 'Tanks', sensor: 'ussr-armour-division', bands: atZero(null) },
        { unit: 'Brigade', sensor: 'ussr-unit', bands: atZero(null) },
        { unit: 'Riflemen', sensor: 'ussr-unit', bands: atZero(null) },
        { unit: 'Soviet HQ', sensor: 'ussr-headquarters', bands: atZero(null) },
        { unit: 'Bulgarian HQ', sensor: 'other-unit', bands: atZero(null) },
        { unit: 'Turks', sensor: 'other-air-defence', bands: atZero(null) },
        { unit: 'Syrians', sensor: 'other-unit', bands: atZero(null) },
      ],
      seen: 1,
      lost: 1,
    },
  },
  {
    id: 'ranges-medium-lacking',
    title: { en: 'Ground units do not look under water', fr: 'Une unité terrestre ne regarde pas sous l’eau' },
    procedure: 'detection-ranges',
    origin: 'Weapon characteristics summary: ground units have a line for the air alone.',
    input: { map: one, medium: 'subsurface', units: [here({ name: 'Tanks', kind: 'armour' })] },
    expect: { sensors: [{ unit: 'Tanks', bands: [] }], seen: 0, lost: 0 },
  },
  {
    id: 'movement-zones',
    title: { en: 'Out of a fluid zone, past interdiction', fr: 'Hors d’une ZDC fluide, malgré l’interdiction' },
    procedure: 'movement',
    origin:
      'By hand: an enemy infantry brigade in 1213 has a fluid zone; leaving it costs 2 + 1, the interdicted hex 2 + 2: 7 in all. The marker goes.',
    input: {
      map: plain,
      unit: able(infantry, 8),

      path: ['1211', '1210'],
      others: [{ ...infantry, name: 'Enemy', side: 'pact', hex: '1213' }],
      interdicted: ['1210'],
    },
    expect: { hex: '1210', spent: 7, left: 1, cleared: ['1210'] },
    effects: [
      { kind: 'moved', unit: 'Infantry' },
      { kind: 'cleared', hex: '1210' },
    ],
  },
  {
    id: 'movement-da-clear',
    title: { en: 'Deliberate Assault off the road', fr: 'Assaut délibéré hors de la route' },
    procedure: 'movement',
    origin:
      'Example of movement and formation: in Deliberate Assault no hex of more than 2 points can be entered; clear costs 3 × 4.',
    input: { map: plain, unit: able({ ...sovietDivision, hex: '1212', formation: 'DA' }, 8) },
    expect: { reachable: [{ hex: '1212', points: 0 }] },
  },
  {
    id: 'movement-no-target',
    title: { en: 'Nobody it could attack', fr: 'Personne qu’elle puisse attaquer' },
    procedure: 'movement',
    origin:
      'Example of movement and formation: combat is declared only against an adjacent enemy in a hex the unit can enter. 4426 has no road and is impassable; 4525 is two hexes away.',
    input: {
      map: roadMap,
      unit: able({ ...sovietDivision, formation: 'HA' }, 8),

      path: ['4325'],
      others: [rearguard('4426'), { ...rearguard('4525'), name: 'Other' }],
    },
    expect: { hex: '4325', mayDeclare: false },
  },
  {
    id: 'movement-stopped-change',
    title: { en: 'A change of formation frees nobody', fr: 'Changer de formation ne libère pas' },
    procedure: 'movement',
    origin:
      'Terrain chart and ruling: the zone of the tanks in 1112 stops the unit in 1011 (3 points); a change to Hasty Assault does not let it go on to 1012.',
    input: {
      map: shore,
      unit: able({ ...tanks, hex: '1010' }, 20),

      path: ['1011', '1012'],
      changeTo: 'HA',
      changeAfter: 1,
      others: [{ ...tanks, name: 'Enemy', side: 'nato', hex: '1112' }],
    },
    refused: [{ code: 'way.stopped', at: 'path[1]' }],
  },
  {
    id: 'movement-stopped-reach',
    title: { en: 'What is in reach past a locking zone', fr: 'Ce qui reste à portée d’une ZDC verrouillée' },
    procedure: 'movement',
    origin: 'The same without a way: 1011 for 3 points, nothing beyond it, whatever the formation.',
    input: {
      map: shore,
      unit: able({ ...tanks, hex: '1010' }, 20),

      changeTo: 'HA',
      others: [{ ...tanks, name: 'Enemy', side: 'nato', hex: '1112' }],
    },
    expect: {
      reachable: [
        { hex: '1010', points: 0 },
        { hex: '1011', points: 3 },
      ],
    },
  },
  {
    id: 'movement-engineer',
    title: { en: 'An engineer unit in a marsh', fr: 'Une unité du génie dans un marais' },
    procedure: 'movement',
    origin:
      'Terrain chart, marsh with engineers: 3 for infantry class (4 without); interdiction costs engineers nothing.',
    input: {
      map: { ...plain, terrain: [{ terrain: 'marsh', hexes: ['1213'] }] },
      unit: able({ ...infantry, kind: 'engineer' }, 3),

      path: ['1213'],
      interdicted: ['1213'],
    },
    expect: { spent: 3, cleared: ['1213'] },
  },
  {
    id: 'movement-self-propelled',
    title: { en: 'Self-propelled antitank in forest', fr: 'Antichar automoteur en forêt' },
    procedure: 'movement',
    origin: 'Terrain chart: antitank is infantry class, self-propelled antitank is not; forest costs others 6.',
    input: {
      map: { ...plain, terrain: [{ terrain: 'forest', hexes: ['1213'] }] },
      unit: able({ ...infantry, kind: 'selfPropelledAntitank' }, 8),

      path: ['1213'],
    },
    expect: { spent: 6 },
  },
  {
    id: 'movement-impassable-road',
    title: { en: 'By road through the impassable', fr: 'Par la route dans l’infranchissable' },
    procedure: 'movement',
    origin: 'Terrain chart: a road hex costs 2, whatever terrain it crosses.',
    input: {
      map: {
        ...plain,
        terrain: [{ terrain: 'impassable', hexes: ['1213'] }],
        hexsides: [{ hexside: 'road', along: ['1212', '1213'] }],
      },
      unit: able({ ...tanks, hex: '1212' }, 2),

      path: ['1213'],
    },
    expect: { spent: 2 },
  },
  {
    id: 'movement-interdiction-once',
    title: { en: 'Interdiction is paid once', fr: 'L’interdiction se paie une fois' },
    procedure: 'movement',
    origin:
      'Terrain chart, interdicted hex: who moves through removes the marker. 2 + 2 into 1211, 2 back, 2 into it again: 8.',
    input: { map: plain, unit: able(infantry, 8), path: ['1211', '1212', '1211'], interdicted: ['1211'] },
    expect: { hex: '1211', spent: 8, cleared: ['1211'] },
    effects: [
      { kind: 'moved', unit: 'Infantry' },
      { kind: 'cleared', hex: '1211' },
    ],
  },
  {
    id: 'movement-stopped',
    title: { en: 'A locking zone stops', fr: 'Une ZDC verrouillée arrête' },
    procedure: 'movement',
    origin:
      'Terrain chart and ruling: 1213 is next to the tanks, whose zone locks; the unit must stop there, and could not leave.',
    input: { map: plain, unit: able(infantry, 9), path: ['1213', '1313'], others: [tanks] },
    refused: [{ code: 'way.stopped', at: 'path[1]' }],
  },
  {
    id: 'movement-held',
    title: { en: 'Held by a locking zone', fr: 'Tenue par une ZDC verrouillée' },
    procedure: 'movement',
    origin:
      'Terrain chart: infantry leaves the locking zone of armour only by disengagement; an enemy hex is not entered; the hexes must touch.',
    input: { map: plain, unit: able({ ...infantry, hex: '1213' }, 9), path: ['1212'], others: [tanks] },
    refused: [{ code: 'way.held', at: 'path[0]' }],
  },
  ...closedSteps(),
  {
    id: 'movement-refused',
    title: { en: 'Hexes that are not there', fr: 'Des hexagones qui n’y sont pas' },
    procedure: 'movement',
    origin: 'The map runs from 1010 to 1414.',
    input: { map: plain, unit: { ...infantry, hex: '2020' }, path: ['1212', '9999'], interdicted: ['0101'] },
    refused: [
      { code: 'noSuchHex', at: 'unit.hex' },
      { code: 'noSuchHex', at: 'path[1]' },
      { code: 'noSuchHex', at: 'interdicted[0]' },
    ],
  },
  {
    id: 'change-pursuit',
    title: { en: 'Pursuit out of Deliberate Assault', fr: 'Poursuite depuis l’assaut délibéré' },
    procedure: 'formation-change',
    origin: 'Formation chart, note 4, as the ground combat example plays it: free.',
    input: { unit: 'X', kind: 'armour', from: 'DA', to: 'MC', points: 0, pursuit: true },
    expect: { out: 0, into: 0, left: 0 },
  },
  {
    id: 'change-pursuit-exit',
    title: { en: 'Pursuit, the exit alone free', fr: 'Poursuite, la seule sortie gratuite' },
    procedure: 'formation-change',
    origin: 'Formation chart, note 4, to the letter: leaving costs nothing, entering Movement to Contact 1.',
    input: { unit: 'X', kind: 'armour', from: 'DA', to: 'MC', points: 1, pursuit: true },
    rulings: { pursuitFromAssault: 'exitOnly' },
    expect: { out: 0, into: 1, left: 0 },
  },
  {
    id: 'change-refused',
    title: { en: 'Armour does not dig in', fr: 'Les blindés ne s’enterrent pas' },
    procedure: 'formation-change',
    origin: 'Formation chart, note 2; one change a move; 1 + 4 points.',
    input: { unit: 'X', kind: 'armour', from: 'HD', to: 'DD', terrain: 'city', points: 3, changed: true },
    refused: [
      { code: 'changedTwice', at: 'changed' },
      { code: 'tooFewPoints', at: 'points' },
      { code: 'armourDigsIn', at: 'to' },
    ],
  },
  {
    id: 'change-barred',
    title: { en: 'No digging in in the clear', fr: 'Pas de défense délibérée en terrain clair' },
    procedure: 'formation-change',
    origin: 'Terrain chart: clear bars Deliberate Defence without engineers.',
    input: { unit: 'X', kind: 'infantry', from: 'MC', to: 'DD', terrain: 'clear' },
    refused: [{ code: 'formationBarred', at: 'to' }],
  },
  {
    id: 'change-engineer',
    title: { en: 'An engineer unit digs in in the clear', fr: 'Une unité du génie s’enterre en terrain clair' },
    procedure: 'formation-change',
    origin: 'Terrain chart, clear with engineers: no formation is barred; 0 out, 4 in.',
    input: { unit: 'X', kind: 'engineer', from: 'MC', to: 'DD', terrain: 'clear', adjacent: false },
    expect: { out: 0, into: 4, mayDeclare: false },
  },
  {
    id: 'zones-refused',
    title: { en: 'Guns have no zone', fr: 'Les canons n’ont pas de zone' },
    procedure: 'zones-of-control',
    origin: 'Formation chart: artillery has none.',
    input: { map: antalyaMap, units: [{ name: 'Guns', kind: 'artillery', hex: '4524', declared: ['4727'] }] },
    refused: [
      { code: 'neverAZone', at: 'units' },
      { code: 'notAdjacent', at: 'units[0].declared[0]' },
      { code: 'declaredInVain', at: 'units[0].declared' },
    ],
  },
  {
    id: 'bridge-crossed',
    title: { en: 'Over the bridge', fr: 'Par le pont' },
    procedure: 'movement',
    origin: 'Terrain chart, Bosphorus with engineers: clear 2 and 2 more for the strait.',
    input: { map: strait, unit: able(infantry, 4), path: ['1213'], bridges: ['1212/1213'] },
    expect: { hex: '1213', spent: 4 },
  },
  {
    id: 'bridge-refused',
    title: { en: 'No bridge there', fr: 'Pas de pont là' },
    procedure: 'bridge',
    origin: 'Terrain chart, Bosphorus: engineers, beside the strait, where no bridge stands.',
    input: {
      map: strait,
      unit: { ...infantry, hex: '1312' },
      hexside: '1212/1213',
      bridges: ['1212/1213'],
    },
    refused: [
      { code: 'noEngineers', at: 'unit.kind' },
      { code: 'notAtStrait', at: 'unit.hex' },
      { code: 'alreadyBridged', at: 'hexside' },
    ],
  },
  {
    id: 'supply-both',
    title: { en: 'Interdiction on B’s own way', fr: 'Interdiction sur le chemin de B' },
    procedure: 'supply',
    origin: 'Example of supply: 18 + 2 is still 20.',
    input: { ...network, interdicted: ['5230'] },
    expect: { depots: [{ depot: 'Depot A' }, { depot: 'Depot B', state: 'joined', points: 20 }] },
  },
  {
    id: 'supply-hits',
    title: { en: 'Depot B is bombed away', fr: 'Le dépôt B est bombardé' },
    procedure: 'supply',
    origin: 'Example of supply: three Hits or more in the turn eliminate it.',
    input: {
      ...network,
      depots: [
        { name: 'Depot A', hex: '4225', hits: 2 },
        { name: 'Depot B', hex: '5234', hits: 3 },
      ],
    },
    expect: { depots: [{ state: 'joined' }, { state: 'eliminated' }] },
  },
  {
    id: 'supply-bosphorus',
    title: { en: 'Over a bridge to the depot', fr: 'Par un pont jusqu’au dépôt' },
    procedure: 'supply',
    origin:
      'Terrain chart, Bosphorus with engineers: +2 over a bridge, for supply as for movement: 3 + 2 to 1213, 3 to 1214; without a bridge there is no way.',
    input: {
      side: 'nato',
      map: {
        ...plain,
        from: '1212',
        to: '1214',
        hexsides: [
          { hexside: 'bosphorus', between: ['1212/1213'] },
          { hexside: 'bridge', between: ['1212/1213'] },
        ],
      },
      sources: ['1212'],
      depots: [{ name: 'Depot C', hex: '1214' }],
    },
    expect: { depots: [{ state: 'joined', points: 8 }] },
  },
  {
    id: 'supply-lost',
    title: { en: 'How far a unit draws is lost', fr: 'La distance de ravitaillement est perdue' },
    procedure: 'supply',
    origin: 'Example of supply: the limit is not in it.',
    input: unitC,
    refused: [{ code: 'lostDatum', at: 'units' }],
  },
  {
    id: 'maps-refused',
    title: { en: 'No jump', fr: 'Pas de saut' },
    procedure: 'map-change',
    origin: 'Example across the maps: the path leads through the transition hex.',
    input: {
      path: [
        { hex: 'AX-06', place: 'strategic' },
        { hex: '4530', place: 'edge' },
      ],
    },
    refused: [{ code: 'noJump', at: 'path[1]' }],
  },
  {
    id: 'maps-transitions',
    title: { en: 'From one transition hex to the next', fr: 'D’un hexagone de transition au suivant' },
    procedure: 'map-change',
    origin:
      'Example across the maps: each strategic hex entered from a transition hex costs 1 strategic point, a transition hex as well; then 5 operational points to the edge.',
    input: {
      path: [
        { hex: 'AX-05', place: 'transition' },
        { hex: 'AY-05', place: 'transition' },
        { hex: '4830', place: 'edge' },
      ],
    },
    expect: { strategic: 1, operational: 5, inOperational: 15 },
  },
  {
    id: 'maps-apart',
    title: { en: 'Hexes that do not touch', fr: 'Des hexagones qui ne se touchent pas' },
    procedure: 'map-change',
    origin:
      'Example across the maps: points are paid hex by hex. AX-06 and AZ-06 are two columns apart; 4530 touches 4531 but not 4532; 453 is no number.',
    input: {
      path: [
        { hex: 'AX-06', place: 'strategic' },
        { hex: 'AZ-06', place: 'strategic' },
        { hex: 'AZ-05', place: 'transition' },
        { hex: '4530', place: 'edge' },
        { hex: '4532', place: 'operational' },
        { hex: '453', place: 'operational' },
      ],
    },
    refused: [
      { code: 'way.apart', at: 'path[1]' },
      { code: 'way.apart', at: 'path[4]' },
      { code: 'noSuchNumber', at: 'path[5]' },
    ],
  },
  {
    id: 'maps-closed',
    title: { en: 'Beirut and Cairo are closed', fr: 'Beyrouth et Le Caire sont fermés' },
    procedure: 'map-change',
    origin:
      'Random political events table, 2: nobody enters AZ-06 while the air war lasts; 4: NATO may not use AY-07 until 5 happens.',
    input: {
      side: 'nato',
      path: [
        { hex: 'AZ-07', place: 'strategic' },
        { hex: 'AZ-06', place: 'strategic' },
        { hex: 'AZ-07', place: 'strategic' },
        { hex: 'AY-07', place: 'strategic' },
      ],
      happened: [2, 4],
      airWar: 3,
    },
    refused: [
      { code: 'closedHex', at: 'path[1]' },
      { code: 'closedHex', at: 'path[3]' },
    ],
  },
  {
    id: 'maps-reopened',
    title: { en: 'Cairo in the war with Libya', fr: 'Le Caire dans la guerre avec la Libye' },
    procedure: 'map-change',
    origin: 'Random political events table, 4: unless event 5 happens.',
    input: {
      side: 'nato',
      path: [
        { hex: 'AZ-07', place: 'strategic' },
        { hex: 'AY-07', place: 'strategic' },
      ],
      happened: [4, 5],
    },
    expect: { strategic: 1 },
  },
];

/** Terrain chart: one closed step after another, each refused for its own reason. */
function closedSteps(): readonly Example[] {
  const map = {
    ...plain,
    terrain: [
      { terrain: 'sea', hexes: ['1211'] },
      { terrain: 'mountain', hexes: ['1213'] },
    ],
    hexsides: [
      { hexside: 'bosphorus', between: ['1212/1312'] },
      { hexside: 'sea', between: ['1212/1112'] },
    ],
  };
  const cases: readonly (readonly [reason: string, to: string, unit: object])[] = [
    ['water', '1211', infantry],
    ['water', '1112', infantry],
    ['unbridged', '1312', infantry],
    ['terrain', '1213', { ...infantry, kind: 'armour' }],
    ['noMovement', '1213', { ...infantry, formation: 'DD' }],
    ['apart', '1210', infantry],
  ];
  return cases.map(([reason, to, unit]) => ({
    id: `movement-closed-${reason}-${to}`,
    title: { en: `No way to ${to}`, fr: `Aucun chemin vers ${to}` },
    procedure: 'movement',
    origin:
      'Terrain effects chart and formation effects chart: water, the Bosphorus without a bridge, mountain for armour, no movement in Deliberate Defence.',
    input: { map, unit: able(unit, 9), path: [to] },
    refused: [{ code: `way.${reason}`, at: 'path[0]' }],
  }));
}
