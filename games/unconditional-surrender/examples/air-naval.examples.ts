/** Air/naval combat. Expected values come from the aid's lists and table by the arithmetic shown; none from the program. */
import type { Example } from '@grognard/kernel';
import { crossed, drm, value } from './told.ts';

const luftwaffe = { name: 'Luftflotte 3', nationality: 'germany', kind: 'fighter' };
const raf = { name: 'Fighter Command', nationality: 'uk', kind: 'fighter' };
const convoy = { name: 'Convoy', nationality: 'uk', kind: 'convoy' };

const escort = {
  cause: 'escort',
  attacker: { ...luftwaffe, sorties: 3 },
  defender: { name: 'Home Fleet', nationality: 'uk', kind: 'warship', supply: 'low' },
  location: 'seaZone',
};

const transport = {
  cause: 'navalMovement',
  attacker: { ...luftwaffe, sorties: 4 },
  defender: convoy,
  location: 'seaZone',
  force: ['Home Fleet'],
};

const trace = {
  cause: 'supplyTrace',
  attacker: luftwaffe,
  defender: convoy,
  location: 'seaZone',
};

export const airNavalExamples: readonly Example[] = [
  {
    id: 'U5',
    title: { en: 'An air strike on England', fr: 'Une frappe aérienne sur l’Angleterre' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German +2 −1 for one sortie = +1, die 5: 6. UK +1 +2 in England = +3, die 2: 5. Column 6, row 5 is ♦: one sortie each. Odds: columns 2 to 7 of rows 4 to 9 hold 16 ♦, 2 DR, 13 AS and 5 AA.',
    input: {
      cause: 'airStrike',
      attacker: { ...luftwaffe, sorties: 1 },
      defender: raf,
      defenderInEngland: true,
      attackerOutsideEngland: true,
    },
    dice: [5, 2],
    expect: {
      code: '♦',
      sorties: { attacker: 2, defender: 1 },
      effect: 'over',
      attackerActivationEnds: false,
      supply: null,
    },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 2 },
      { kind: 'sorties', unit: 'Fighter Command', sorties: 1 },
    ],
    steps: [
      drm('attacker', 1),
      drm('defender', 3),
      value(5, 0, 6),
      value(2, 0, 5),
      crossed(6, 5, '♦'),
      { rule: 'sorties' },
      { rule: 'air-naval-effect', outcome: { key: 'airNaval.effect.over' } },
    ],
    odds: { '♦': '4/9', DR: '1/18', AS: '13/36', AA: '5/36' },
  },
  {
    id: 'U7',
    title: { en: 'An interceptor beats an escort', fr: 'Une interception l’emporte sur l’escorte' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2 +1 against a naval unit −3 sorties = 0, die 5: 5. UK warship +2 −2 low supply = 0, die 2: 2. Column 5, row 2 is DR+2: German 4 sorties, warship 2; the escort fails and 4 is fewer than 6.',
    input: escort,
    dice: [5, 2],
    expect: {
      code: 'DR',
      added: { attacker: 1, defender: 2 },
      sorties: { attacker: 4, defender: 2 },
      effect: 'escortFails',
      mayAttackAgain: true,
      attackerActivationEnds: false,
    },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 4 },
      { kind: 'sorties', unit: 'Home Fleet', sorties: 2 },
    ],
    steps: [drm('attacker', 0), drm('defender', 0), value(5, 0, 5), value(2, 0, 2), crossed(5, 2, 'DR+2')],
  },
  {
    id: 'U8',
    title: { en: 'A convoy with a full army is interdicted', fr: 'Un convoi portant une armée pleine est interdit' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2 +1 −4 sorties = −1, die 4: 3. UK convoy +2 −2 = 0, die 1: 1. Column 3, row 1 is DR+2: German 5 sorties, convoy 2; convoy and escort to port, its activation over, the full army reduced.',
    input: { ...transport, cargo: [{ name: '1st Army' }] },
    dice: [4, 1],
    expect: {
      code: 'DR',
      sorties: { attacker: 5, defender: 2 },
      effect: 'interdicted',
      mayAttackAgain: true,
      attackerActivationEnds: false,
    },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 5 },
      { kind: 'sorties', unit: 'Convoy', sorties: 2 },
      { kind: 'activationEnds', unit: 'Convoy' },
      { kind: 'toPort', unit: 'Convoy' },
      { kind: 'toPort', unit: 'Home Fleet' },
      { kind: 'reduced', unit: '1st Army' },
    ],
    steps: [drm('attacker', -1), drm('defender', 0), value(4, 0, 3), value(1, 0, 1), crossed(3, 1, 'DR+2')],
  },
  {
    id: 'U8-other-cargo',
    title: {
      en: 'A convoy with an air unit and a reduced army',
      fr: 'Un convoi portant une unité aérienne et une armée réduite',
    },
    procedure: 'air-naval-combat',
    origin:
      'The same interdiction: an air unit aboard adds two sorties, also held at six; a reduced army stays reduced.',
    input: {
      ...transport,
      force: [],
      cargo: [{ name: '2nd Army', strength: 'reduced' }],
      airCargo: [
        { name: '2nd TAF', sorties: 1 },
        { name: 'Tired wing', sorties: 5 },
      ],
    },
    dice: [4, 1],
    expect: { effect: 'interdicted', cargoSorties: [3, 6] },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 5 },
      { kind: 'sorties', unit: 'Convoy', sorties: 2 },
      { kind: 'activationEnds', unit: 'Convoy' },
      { kind: 'toPort', unit: 'Convoy' },
      { kind: 'sorties', unit: '2nd TAF', sorties: 3 },
      { kind: 'sorties', unit: 'Tired wing', sorties: 6 },
    ],
  },
  {
    id: 'U14-supplied',
    title: { en: 'A trace interdicted: supplied becomes low', fr: 'Un tracé interdit : ravitaillée devient faible' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2 +1 = +3, die 3: 6. UK convoy +2 −2 = 0, die 2: 2. Column 6, row 2 is DR+2: the trace fails, supply drops one level from last turn. A second success in the same turn starts from the same state, and gives low again.',
    input: { ...trace, force: ['Destroyers'], tracing: [{ name: 'Malta', lastTurn: 'supplied' }] },
    dice: [3, 2],
    expect: { code: 'DR', effect: 'interdicted', supply: 'low' },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 1 },
      { kind: 'sorties', unit: 'Convoy', sorties: 2 },
      { kind: 'activationEnds', unit: 'Convoy' },
      { kind: 'activationEnds', unit: 'Destroyers' },
      { kind: 'supply', unit: 'Malta', supply: 'low' },
    ],
    steps: [drm('attacker', 3), drm('defender', 0), crossed(6, 2, 'DR+2')],
  },
  {
    id: 'U14-low',
    title: {
      en: 'A trace interdicted: low becomes unsupplied',
      fr: 'Un tracé interdit : faible devient non ravitaillée',
    },
    procedure: 'air-naval-combat',
    origin: 'As before with low supply last turn: unsupplied.',
    input: { ...trace, tracing: [{ name: 'Malta', lastTurn: 'low' }] },
    dice: [3, 2],
    expect: { supply: 'unsupplied' },
  },
  {
    id: 'U14-unsupplied',
    title: { en: 'Nothing lies below unsupplied', fr: 'Rien au-dessous de non ravitaillée' },
    procedure: 'air-naval-combat',
    origin: 'As before with no supply last turn: the ladder has no lower rung.',
    input: { ...trace, tracing: [{ name: 'Malta', lastTurn: 'unsupplied' }] },
    dice: [3, 2],
    expect: { supply: 'unsupplied' },
  },
  {
    id: 'trace-holds',
    title: { en: 'An interdiction of supply fails', fr: 'Une interdiction du ravitaillement échoue' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: +3, die 1: 4. Convoy 0, die 6: 6. Column 4, row 6 is AS+2: attacker 2 sorties, convoy 1; the interdictor’s activation ends.',
    input: { ...trace, tracing: [{ name: 'Malta', lastTurn: 'supplied' }] },
    dice: [1, 6],
    expect: {
      code: 'AS',
      effect: 'interdictionFails',
      attackerActivationEnds: true,
      mayAttackAgain: false,
      supply: null,
      sorties: { attacker: 2, defender: 1 },
    },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 2 },
      { kind: 'sorties', unit: 'Convoy', sorties: 1 },
      { kind: 'activationEnds', unit: 'Luftflotte 3' },
    ],
  },
  {
    id: 'escort-holds',
    title: { en: 'An escort succeeds', fr: 'Une escorte réussit' },
    procedure: 'air-naval-combat',
    origin:
      'The German air unit and the warship at 0 each, dice 1 and 6: column 1, row 6 is AA+3: attacker 3 + 3 = 6 sorties, warship 1; the interceptor’s activation ends.',
    input: escort,
    dice: [1, 6],
    expect: {
      code: 'AA',
      effect: 'escortSucceeds',
      sorties: { attacker: 6, defender: 1 },
      attackerActivationEnds: true,
      mayAttackAgain: false,
    },
    steps: [crossed(1, 6, 'AA+3')],
  },
  {
    id: 'several-interceptors-held',
    title: { en: 'An escort holds off several interceptors', fr: 'Une escorte tient contre plusieurs interceptions' },
    procedure: 'air-naval-combat',
    origin:
      'As before with two more interceptors, each named: one fights and takes the sorties, the activation of all three ends.',
    input: { ...escort, interceptors: ['KG 40', 'JG 26'] },
    dice: [1, 6],
    expect: { code: 'AA', effect: 'escortSucceeds', attackerActivationEnds: true, othersActivationEnds: true },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 6 },
      { kind: 'sorties', unit: 'Home Fleet', sorties: 1 },
      { kind: 'activationEnds', unit: 'Luftflotte 3' },
      { kind: 'activationEnds', unit: 'KG 40' },
      { kind: 'activationEnds', unit: 'JG 26' },
    ],
  },
  {
    id: 'several-interdictors-fail',
    title: { en: 'Several interdictors fail together', fr: 'Plusieurs unités en interdiction échouent' },
    procedure: 'air-naval-combat',
    origin:
      'AS+2 with one more interdictor: “Fin de l’activation des unités en interdiction”, the units, not the unit.',
    input: { ...trace, interceptors: ['KG 26'], tracing: [{ name: 'Malta', lastTurn: 'supplied' }] },
    dice: [1, 6],
    expect: { code: 'AS', effect: 'interdictionFails', othersActivationEnds: true },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 2 },
      { kind: 'sorties', unit: 'Convoy', sorties: 1 },
      { kind: 'activationEnds', unit: 'Luftflotte 3' },
      { kind: 'activationEnds', unit: 'KG 26' },
    ],
  },
  {
    id: 'several-interceptors-win',
    title: { en: 'One of several interceptors wins', fr: 'L’une de plusieurs interceptions l’emporte' },
    procedure: 'air-naval-combat',
    origin: 'Column 5, row 2 is DR+2, with one more interceptor: the escort fails and no activation ends.',
    input: { ...escort, interceptors: ['KG 40'] },
    dice: [5, 2],
    expect: { effect: 'escortFails', mayAttackAgain: true, attackerActivationEnds: false, othersActivationEnds: false },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 4 },
      { kind: 'sorties', unit: 'Home Fleet', sorties: 2 },
    ],
  },
  {
    id: 'escort-fails-worn-out',
    title: { en: 'An interceptor wins with six sorties', fr: 'Une interception gagne avec six sorties' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2 +1 −5 sorties = −2, die 6: 4. Warship 0, die 1: 1. Column 4, row 1 is DR+2: sixth sortie, so no new attack; its activation goes on.',
    input: { ...escort, attacker: { ...luftwaffe, sorties: 5 } },
    dice: [6, 1],
    expect: {
      code: 'DR',
      effect: 'escortFails',
      sorties: { attacker: 6, defender: 2 },
      mayAttackAgain: false,
      attackerActivationEnds: false,
    },
    steps: [drm('attacker', -2), crossed(4, 1, 'DR+2')],
  },
  {
    id: 'invasion-called-off',
    title: { en: 'An invasion is called off', fr: 'Une invasion est annulée' },
    procedure: 'air-naval-combat',
    origin:
      'Column 5, row 2 is DR+2 against an escort of an invasion: the escort fails, the phasing faction calls the invasion off; the activation of every invading unit and of both interceptors ends.',
    input: { ...escort, escortsInvasion: true, force: ['1st Army', 'Convoy'], interceptors: ['KG 40'] },
    dice: [5, 2],
    answers: ['callOff'],
    expect: { code: 'DR', effect: 'invasionCalledOff', mayAttackAgain: false, attackerActivationEnds: true },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 4 },
      { kind: 'sorties', unit: 'Home Fleet', sorties: 2 },
      { kind: 'activationEnds', unit: 'Luftflotte 3' },
      { kind: 'activationEnds', unit: 'KG 40' },
      { kind: 'invasionCalledOff' },
      { kind: 'activationEnds', unit: 'Home Fleet' },
      { kind: 'activationEnds', unit: '1st Army' },
      { kind: 'activationEnds', unit: 'Convoy' },
    ],
  },
  {
    id: 'invasion-goes-on',
    title: { en: 'An invasion goes on without its escort', fr: 'Une invasion se poursuit sans son escorte' },
    procedure: 'air-naval-combat',
    origin: 'As before, but the phasing faction goes on: the interceptor may attack on.',
    input: { ...escort, escortsInvasion: true, force: ['1st Army', 'Convoy'] },
    dice: [5, 2],
    answers: ['goOn'],
    expect: { effect: 'escortFails', mayAttackAgain: true, attackerActivationEnds: false },
  },
  {
    id: 'invasion-interdicted',
    title: { en: 'An invasion is interdicted', fr: 'Une invasion est interdite' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2 +1 = +3, die 6: 9. UK convoy 0, die 2: 2. Column 9, row 2 is DD+3: no invasion, the activation of every unit of the invasion ends, the army aboard among them, and being full it is reduced.',
    input: {
      cause: 'amphibiousInvasion',
      attacker: luftwaffe,
      defender: convoy,
      location: 'seaZone',
      force: ['Escort'],
      cargo: [{ name: '1st Army' }],
    },
    dice: [6, 2],
    expect: { code: 'DD', effect: 'interdicted', sorties: { attacker: 1, defender: 3 } },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 1 },
      { kind: 'sorties', unit: 'Convoy', sorties: 3 },
      { kind: 'noInvasion' },
      { kind: 'activationEnds', unit: 'Convoy' },
      { kind: 'activationEnds', unit: 'Escort' },
      { kind: 'activationEnds', unit: '1st Army' },
      { kind: 'reduced', unit: '1st Army' },
    ],
    steps: [drm('attacker', 3), drm('defender', 0), crossed(9, 2, 'DD+3')],
  },
  {
    id: 'bombing-interdicted',
    title: { en: 'A bombing is interdicted', fr: 'Un bombardement est interdit' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: German air +2, die 6: 8. USA bomber +1 −2 = −1, die 2: 1. Column 8, row 1 is DD+3: no Bombed marker, the bomber’s activation ends.',
    input: {
      cause: 'bombing',
      attacker: luftwaffe,
      defender: { name: '8th Air Force', nationality: 'usa', kind: 'bomber' },
    },
    dice: [6, 2],
    expect: { code: 'DD', effect: 'interdicted', sorties: { attacker: 1, defender: 3 } },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 3', sorties: 1 },
      { kind: 'sorties', unit: '8th Air Force', sorties: 3 },
      { kind: 'noBombed' },
      { kind: 'activationEnds', unit: '8th Air Force' },
    ],
    steps: [drm('attacker', 2), drm('defender', -1), value(2, 0, 1), crossed(8, 1, 'DD+3')],
  },
  {
    id: 'air-support-defender',
    title: { en: 'Only the defender keeps air support', fr: 'Seul le défenseur garde le soutien aérien' },
    procedure: 'air-naval-combat',
    origin: 'By hand: Italian 0, die 1: 1. UK +1, die 6: 7. Column 1, row 7 is AA+3: only the defender gets support.',
    input: { cause: 'airSupport', attacker: { name: 'Regia', nationality: 'italy' }, defender: raf },
    dice: [1, 6],
    expect: {
      code: 'AA',
      effect: 'support',
      support: { attacker: false, defender: true },
      sorties: { attacker: 3, defender: 1 },
    },
    steps: [crossed(1, 7, 'AA+3')],
  },
  {
    id: 'carriers-poor-weather',
    title: { en: 'Carrier against warship in poor weather', fr: 'Porte-avions contre navire par météo mauvaise' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: UK carrier +2 +1 −2 sea zone in poor weather = +1, die 4: 5. German warship +1 −2 = −1, die 3: 2. Column 5, row 2 is DR+2.',
    input: {
      cause: 'airStrike',
      attacker: { name: 'Force H', nationality: 'uk', kind: 'carrier' },
      defender: { name: 'Bismarck', nationality: 'germany', kind: 'warship' },
      weather: 'poor',
      location: 'seaZone',
    },
    dice: [4, 3],
    expect: { code: 'DR', sorties: { attacker: 1, defender: 2 }, effect: 'over' },
    steps: [drm('attacker', 1), drm('defender', -1), crossed(5, 2, 'DR+2')],
  },
  {
    id: 'carriers-severe-weather',
    title: { en: 'Severe weather at sea, one side unsupplied', fr: 'Météo sévère en mer, un camp non ravitaillé' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: UK carrier +2 −1 = +1, die 6: 7, halved for the weather: 4. French warship +1, die 6: 7, halved for the weather and for no supply: 4, 2. Column 4, row 2 is DR+2.',
    input: {
      cause: 'airStrike',
      attacker: { name: 'Force H', nationality: 'uk', kind: 'carrier' },
      defender: { name: 'Dunkerque', nationality: 'france', kind: 'warship', supply: 'unsupplied' },
      weather: 'severe',
      location: 'seaZone',
    },
    dice: [6, 6],
    expect: { code: 'DR' },
    steps: [drm('attacker', 1), drm('defender', 1), value(6, 1, 4), value(6, 2, 2), crossed(4, 2, 'DR+2')],
  },
  {
    id: 'carriers-fair-weather',
    title: { en: 'A marker over the sea', fr: 'Un marqueur au-dessus de la mer' },
    procedure: 'air-naval-combat',
    origin:
      'By hand: USA carrier +2 +2 fair weather = +4, die 1: 5. German bomber +2 −2 +1 against a naval unit +3 marker = +4, die 4: 8. Column 5, row 8 is AS+2: attacker two sorties.',
    input: {
      cause: 'airStrike',
      attacker: { name: 'TF 34', nationality: 'usa', kind: 'carrier' },
      defender: { name: 'KG 40', nationality: 'germany', kind: 'bomber' },
      location: 'seaZone',
      defenderMarkers: [{ name: 'Glide bombs', drm: 3 }],
    },
    answers: [{ attacker: 'hold', defender: 'commit+1' }],
    dice: [1, 4],
    expect: { code: 'AS', sorties: { attacker: 2, defender: 1 } },
    effects: [
      { kind: 'markerSpent', marker: 'Glide bombs' },
      { kind: 'sorties', unit: 'TF 34', sorties: 2 },
      { kind: 'sorties', unit: 'KG 40', sorties: 1 },
    ],
    steps: [drm('attacker', 4), drm('defender', 4), crossed(5, 8, 'AS+2')],
  },
];
