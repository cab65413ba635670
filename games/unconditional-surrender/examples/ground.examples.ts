/** Ground combat. Expected values come from the aid's lists and table by the arithmetic shown; none from the program. */
import type { Example } from '@grognard/kernel';
import { crossed, drm, value } from './told.ts';

const panzer = { name: '1st Panzer', nationality: 'germany', kind: 'tank' };
const poles = { name: 'Poznań Army', nationality: 'poland' };
const luftwaffe = { name: 'Luftflotte 2', nationality: 'germany', kind: 'fighter' };
const behind = { name: 'Łódź' };

const french = { name: '2nd Army', nationality: 'france' };
const fortress = {
  attack: 'assault',
  primary: panzer,
  additional: [{ name: '2nd Panzer', nationality: 'germany', kind: 'tank' }],
  defender: french,
  hex: { fort: true },
  retreatHexes: [{ name: 'Reims' }],
};

const repulsed = {
  attack: 'assault',
  primary: { name: '9th Army', nationality: 'italy' },
  additional: [{ name: '11th Army', nationality: 'italy' }],
  defender: { name: '12th Army', nationality: 'germany' },
  weather: 'poor',
  hex: { rough: true },
  retreatHexes: [],
};

export const groundExamples: readonly Example[] = [
  {
    id: 'U1',
    title: { en: 'Panzers with air support in Poland', fr: 'Panzers avec soutien aérien en Pologne' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German +2 tank in fair weather +2 air support = +6, die 3: 9. Defender 0, die 2: 2. Column 9, row 2 is DD+3. Odds: columns 7 to 12 of rows 1 to 6 hold 3 ♦, 11 DR, 15 DD and 7 DE.',
    input: { primary: panzer, defender: poles, retreatHexes: [behind], attackerAir: [luftwaffe] },
    answers: [{ attacker: 'commit+air', defender: 'hold' }],
    dice: [3, 2],
    expect: {
      code: 'DD',
      defender: 'reduced',
      defenderSteps: 1,
      attackerSteps: 0,
      retreat: 'Łódź',
      noEzoc: false,
      attackerActivationEnds: false,
      support: { attacker: true, defender: false },
      airSorties: { attacker: null, defender: null },
    },
    effects: [
      { kind: 'reduced', unit: 'Poznań Army' },
      { kind: 'retreated', unit: 'Poznań Army', hex: 'Łódź' },
    ],
    steps: [
      { rule: 'step-1' },
      {
        rule: 'step-2',
        answers: [
          { side: 'attacker', option: 'commit+air' },
          { side: 'defender', option: 'hold' },
        ],
      },
      { rule: 'air-support', outcome: { key: 'ground.support.attacker' } },
      drm('attacker', 6),
      drm('defender', 0),
      value(3, 0, 9),
      value(2, 0, 2),
      crossed(9, 2, 'DD+3'),
    ],
    odds: { '♦': '1/12', DR: '11/36', DD: '5/12', DE: '7/36' },
  },
  {
    id: 'U2',
    title: { en: 'Assault on a city across a river', fr: 'Assaut d’une ville par-delà une rivière' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German −2 poor weather −1 city −1 river +2 additional tank +1 additional infantry = +1, die 4: 5. Defender die 3: 3. Column 5, row 3 is DR+2.',
    input: {
      attack: 'assault',
      primary: { name: '6th Army', nationality: 'germany' },
      additional: [
        { name: '4th Panzer', nationality: 'germany', kind: 'tank' },
        { name: '8th Army', nationality: 'italy' },
      ],
      defender: { name: '62nd Army', nationality: 'ussr' },
      weather: 'poor',
      hex: { city: true },
      hexside: { barrier: 'river' },
      retreatHexes: [{ name: 'East bank' }],
    },
    dice: [4, 3],
    expect: { code: 'DR', defender: 'full', retreat: 'East bank', attackerActivationEnds: false },
    effects: [{ kind: 'retreated', unit: '62nd Army', hex: 'East bank' }],
    steps: [drm('attacker', 1), drm('defender', 0), value(4, 0, 5), value(3, 0, 3), crossed(5, 3, 'DR+2')],
  },
  {
    id: 'U4',
    title: { en: 'Both sums limited to ten', fr: 'Les deux sommes limitées à dix' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German +1 elite +2 tank +2 isolated +2 air support +4 two additional tanks = +13, limited to +10, die 6: 16. Defender −2 reduced −2 low supply −4 −4 markers = −12, limited to −10, die 6: −4, which is 1. Column 16, row 1 is DE+4.',
    input: {
      attack: 'assault',
      primary: { ...panzer, elite: true },
      additional: [
        { name: '2nd Panzer', nationality: 'germany', kind: 'tank' },
        { name: '3rd Panzer', nationality: 'germany', kind: 'tank' },
      ],
      defender: { name: '8th Army', nationality: 'italy', strength: 'reduced', supply: 'low' },
      isolated: true,
      retreatHexes: [],
      attackerAir: [luftwaffe],
      defenderMarkers: [
        { name: 'Panic', drm: -4 },
        { name: 'Confusion', drm: -4 },
      ],
    },
    answers: [{ attacker: 'commit+air', defender: 'commit+1+2' }],
    dice: [6, 6],
    expect: { code: 'DE', defender: 'eliminated', defenderSteps: 1, noEzoc: false },
    effects: [
      { kind: 'markerSpent', marker: 'Panic' },
      { kind: 'markerSpent', marker: 'Confusion' },
      { kind: 'eliminated', unit: '8th Army' },
    ],
    steps: [
      drm('attacker', 13, 10),
      drm('defender', -12, -10),
      value(6, 0, 16),
      value(6, 0, 1),
      crossed(16, 1, 'DE+4'),
    ],
  },
  {
    id: 'U10-full',
    title: { en: 'A full defender stands in his fort', fr: 'Un défenseur à pleine puissance tient son fort' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German +2 tank +2 additional tank = +6, die 5: 11, halved by the fort and rounded up: 6. Defender +1 French, die 2: 3. Column 6, row 3 is DR+2; the faction stands: reduced, stays.',
    input: fortress,
    answers: ['stand'],
    dice: [5, 2],
    expect: { code: 'DR', defender: 'reduced', defenderSteps: 1, retreat: null, noEzoc: false },
    effects: [{ kind: 'reduced', unit: '2nd Army' }],
    steps: [
      value(5, 1, 6),
      value(2, 0, 3),
      crossed(6, 3, 'DR+2'),
      { rule: 'ground-results', answers: [{ side: 'defender', option: 'stand' }] },
      { rule: 'cannot-retreat', outcome: { key: 'ground.cannotRetreat.full' } },
    ],
  },
  {
    id: 'U10-reduced',
    title: { en: 'A reduced defender stands in his fort', fr: 'Un défenseur réduit tient son fort' },
    procedure: 'ground-combat',
    origin:
      'As before; defender +1 French −2 reduced, die 4: 3. He stands and is eliminated; no No EZOC marker in an assault.',
    input: { ...fortress, defender: { ...french, strength: 'reduced' } },
    answers: ['stand'],
    dice: [5, 4],
    expect: { code: 'DR', defender: 'eliminated', defenderSteps: 1, noEzoc: false },
    effects: [{ kind: 'eliminated', unit: '2nd Army' }],
  },
  {
    id: 'fort-left',
    title: { en: 'A defender leaves his fort', fr: 'Un défenseur quitte son fort' },
    procedure: 'ground-combat',
    origin: 'The dice of the full defender in his fort, but the faction retreats: DR leaves it the choice there.',
    input: fortress,
    answers: ['retreat'],
    dice: [5, 2],
    expect: { code: 'DR', defender: 'full', retreat: 'Reims' },
  },
  {
    id: 'fort-without-way-out',
    title: { en: 'A fort with no way out', fr: 'Un fort sans issue' },
    procedure: 'ground-combat',
    origin:
      'The dice of the full defender in his fort, but the only hex is in an EZOC: the choice falls away and the defender cannot retreat.',
    input: { ...fortress, retreatHexes: [{ name: 'Reims', enemyZone: true }] },
    dice: [5, 2],
    expect: { code: 'DR', defender: 'reduced', retreat: null },
    steps: [
      {
        rule: 'retreat-prohibitions',
        outcome: { facts: { hexes: [{ name: 'Reims', why: 'enemyZone' }] } },
      },
      { rule: 'cannot-retreat' },
    ],
  },
  {
    id: 'fort-disrupted',
    title: { en: 'DD drives a defender out of his fort', fr: 'DD chasse un défenseur de son fort' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, +4 two additional tanks = +8, die 6: 14, halved by the fort: 7. Polish defender die 1: 1. Column 7, row 1 is DD+3: reduced, and he must retreat, fort or not.',
    input: {
      ...fortress,
      additional: [
        { name: '2nd Panzer', nationality: 'germany', kind: 'tank' },
        { name: '3rd Panzer', nationality: 'germany', kind: 'tank' },
      ],
      defender: poles,
    },
    dice: [6, 1],
    expect: { code: 'DD', defender: 'reduced', retreat: 'Reims' },
    steps: [drm('attacker', 8), value(6, 1, 7), value(1, 0, 1), crossed(7, 1, 'DD+3')],
  },
  {
    id: 'U12-full',
    title: { en: 'A full attacker suffers attrition', fr: 'Attrition d’un attaquant à pleine puissance' },
    procedure: 'ground-combat',
    origin:
      'By hand: −2 poor weather −1 rough +1 additional infantry = −2, die 1: −1, which is 1. Defender +2 German, die 4: 6. Column 1, row 6 is AA+3: the primary is reduced, the other unhurt, both activations end.',
    input: repulsed,
    dice: [1, 4],
    expect: { code: 'AA', primary: 'reduced', attackerSteps: 1, defender: 'full', attackerActivationEnds: true },
    effects: [
      { kind: 'reduced', unit: '9th Army' },
      { kind: 'activationEnds', unit: '9th Army' },
      { kind: 'activationEnds', unit: '11th Army' },
    ],
    steps: [drm('attacker', -2), drm('defender', 2), value(1, 0, 1), value(4, 0, 6), crossed(1, 6, 'AA+3')],
  },
  {
    id: 'U12-reduced',
    title: { en: 'A reduced attacker suffers attrition', fr: 'Attrition d’un attaquant réduit' },
    procedure: 'ground-combat',
    origin: 'As before with −2 for the reduced primary: −4, die 1: −3, which is 1. The primary is eliminated.',
    input: { ...repulsed, primary: { ...repulsed.primary, strength: 'reduced' } },
    dice: [1, 4],
    expect: { code: 'AA', primary: 'eliminated', attackerSteps: 1, attackerActivationEnds: true },
    effects: [
      { kind: 'eliminated', unit: '9th Army' },
      { kind: 'activationEnds', unit: '11th Army' },
    ],
  },
  {
    id: 'U13',
    title: { en: 'Amphibious invasion with naval support', fr: 'Invasion amphibie avec soutien naval' },
    procedure: 'ground-combat',
    origin:
      'By hand: +1 USA −1 amphibious +2 naval support in fair weather +1 +1 additional infantry = +4, die 4: 8. Defender +2 German, die 3: 5. Column 8, row 5 is DR+2.',
    input: {
      attack: 'assault',
      amphibious: true,
      navalSupport: true,
      primary: { name: '1st Army', nationality: 'usa' },
      additional: [
        { name: '2nd Army', nationality: 'uk' },
        { name: '1st Canadian', nationality: 'uk' },
      ],
      defender: { name: '7th Army', nationality: 'germany' },
      hex: { coastal: true },
      retreatHexes: [{ name: 'Saint-Lô' }],
    },
    dice: [4, 3],
    expect: { code: 'DR', defender: 'full', retreat: 'Saint-Lô' },
    steps: [drm('attacker', 4), drm('defender', 2), value(4, 0, 8), value(3, 0, 5), crossed(8, 5, 'DR+2')],
  },
  {
    id: 'air-combat-inside',
    title: {
      en: 'Both sides commit air: an air combat comes first',
      fr: 'Deux unités aériennes engagées : un combat aérien d’abord',
    },
    procedure: 'ground-combat',
    origin:
      'By hand, in the air: German +2, die 6: 8; UK +1, die 1: 2; column 8, row 2 is DD+3: only the attacker gets support, sorties +1 and +3. On the ground: +4 German tank +2 support = +6, die 2: 8; UK +1, die 4: 5; column 8, row 5 is DR+2.',
    input: {
      primary: panzer,
      defender: { name: 'BEF', nationality: 'uk' },
      retreatHexes: [{ name: 'Dunkirk' }],
      attackerAir: [luftwaffe],
      defenderAir: [{ name: 'AASF', nationality: 'uk' }],
    },
    answers: [{ attacker: 'commit+air', defender: 'commit+air' }],
    dice: [6, 1, 2, 4],
    expect: {
      code: 'DR',
      retreat: 'Dunkirk',
      airCode: 'DD',
      support: { attacker: true, defender: false },
      airSorties: { attacker: 1, defender: 3 },
    },
    effects: [
      { kind: 'sorties', unit: 'Luftflotte 2', sorties: 1 },
      { kind: 'sorties', unit: 'AASF', sorties: 3 },
      { kind: 'retreated', unit: 'BEF', hex: 'Dunkirk' },
    ],
    steps: [
      { rule: 'step-2' },
      drm('attacker', 2),
      drm('defender', 1),
      crossed(8, 2, 'DD+3'),
      { rule: 'air-support', outcome: { facts: { support: { attacker: true, defender: false } } } },
      drm('attacker', 6),
      drm('defender', 1),
      crossed(8, 5, 'DR+2'),
    ],
  },
  {
    id: 'air-combat-with-markers',
    title: { en: 'Markers on the ground and in the air', fr: 'Des marqueurs au sol et dans les airs' },
    procedure: 'ground-combat',
    origin:
      'By hand, in the air: German +2 +1 second marker = +3, die 1: 4; Soviet 0, die 6: 6; column 4, row 6 is AS+2: both get support, sorties +2 and +1. On the ground: +2 German +2 support +2 first marker = +6, die 1: 7; Soviet +2 support, die 5: 7; column 7, row 7 is ♦.',
    input: {
      primary: { name: '9th Army', nationality: 'germany' },
      defender: { name: '16th Army', nationality: 'ussr' },
      retreatHexes: [{ name: 'Mozhaisk' }],
      attackerAir: [luftwaffe],
      attackerMarkers: [
        { name: 'Barbarossa', drm: 2 },
        { name: 'Fliegerkorps', drm: 1, stays: true },
      ],
      defenderAir: [{ name: '6th IAK', nationality: 'ussr', sorties: 0 }],
    },
    answers: [
      { attacker: 'commit+1+air', defender: 'commit+air' },
      { attacker: 'commit+2', defender: 'hold' },
    ],
    dice: [1, 6, 1, 5],
    expect: { code: '♦', airCode: 'AS', support: { attacker: true, defender: true }, retreat: null, defenderSteps: 0 },
    effects: [
      { kind: 'markerSpent', marker: 'Barbarossa' },
      { kind: 'sorties', unit: 'Luftflotte 2', sorties: 2 },
      { kind: 'sorties', unit: '6th IAK', sorties: 1 },
    ],
    steps: [
      drm('attacker', 3),
      drm('defender', 0),
      crossed(4, 6, 'AS+2'),
      drm('attacker', 6),
      drm('defender', 2),
      crossed(7, 7, '♦'),
    ],
  },
  {
    id: 'defender-alone-in-the-air',
    title: { en: 'Only the defender flies, in poor weather', fr: 'Seul le défenseur vole, par météo mauvaise' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German +1 tank −2 poor weather = +1, die 6: 7. UK +1, +1 air support in poor weather = +2, die 2: 4. Column 7, row 4 is DR+2.',
    input: {
      primary: panzer,
      defender: { name: '8th Army', nationality: 'uk' },
      weather: 'poor',
      retreatHexes: [{ name: 'Mersa Matruh' }],
      defenderAir: [{ name: 'Desert Air Force', nationality: 'uk', sorties: 6 }],
    },
    answers: [{ attacker: 'hold', defender: 'commit+air' }],
    dice: [6, 2],
    expect: { code: 'DR', support: { attacker: false, defender: true }, airCode: null },
    steps: [
      { rule: 'air-support', outcome: { key: 'ground.support.defender' } },
      drm('attacker', 1),
      drm('defender', 2),
      crossed(7, 4, 'DR+2'),
    ],
  },
  {
    id: 'eliminated-by-mobile-attack',
    title: { en: 'A mobile attack eliminates', fr: 'Une attaque mobile élimine' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, die 5: 9. Polish die 1: 1. Column 9, row 1 is DE+4: two steps, and a No EZOC marker.',
    input: { primary: panzer, defender: poles, retreatHexes: [behind] },
    dice: [5, 1],
    expect: { code: 'DE', defender: 'eliminated', defenderSteps: 2, noEzoc: true, retreat: null },
    effects: [
      { kind: 'eliminated', unit: 'Poznań Army' },
      { kind: 'noEzoc', unit: 'Poznań Army' },
    ],
    steps: [crossed(9, 1, 'DE+4')],
  },
  {
    id: 'reduced-cannot-retreat',
    title: { en: 'A reduced unit with nowhere to go', fr: 'Une unité réduite sans issue' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, die 1: 5. Polish −2 reduced, die 4: 2. Column 5, row 2 is DR+2; no hex is open, so the reduced unit is eliminated and a mobile attack leaves a No EZOC marker.',
    input: { primary: panzer, defender: { ...poles, strength: 'reduced' }, retreatHexes: [] },
    dice: [1, 4],
    expect: { code: 'DR', defender: 'eliminated', defenderSteps: 1, noEzoc: true },
    steps: [crossed(5, 2, 'DR+2'), { rule: 'cannot-retreat', outcome: { key: 'ground.cannotRetreat.reduced' } }],
  },
  {
    id: 'full-cannot-retreat',
    title: { en: 'A full unit with nowhere to go', fr: 'Une unité à pleine puissance sans issue' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, die 1: 5. Polish die 2: 2. Column 5, row 2 is DR+2; no hex is open: reduced, stays.',
    input: { primary: panzer, defender: poles, retreatHexes: [] },
    dice: [1, 2],
    expect: { code: 'DR', defender: 'reduced', defenderSteps: 1, noEzoc: false, retreat: null },
  },
  {
    id: 'disrupted-cannot-retreat',
    title: { en: 'DD on a full unit with nowhere to go', fr: 'DD sur une unité à pleine puissance sans issue' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, die 5: 9. Polish die 2: 2. Column 9, row 2 is DD+3: reduced first, then unable to retreat while reduced: eliminated, and a No EZOC marker.',
    input: { primary: panzer, defender: poles, retreatHexes: [] },
    dice: [5, 2],
    expect: { code: 'DD', defender: 'eliminated', defenderSteps: 2, noEzoc: true },
    effects: [
      { kind: 'eliminated', unit: 'Poznań Army' },
      { kind: 'noEzoc', unit: 'Poznań Army' },
    ],
  },
  {
    id: 'disrupted-reduced',
    title: { en: 'DD on a reduced unit', fr: 'DD sur une unité réduite' },
    procedure: 'ground-combat',
    origin:
      'By hand: +4 German tank, die 3: 7. Polish −2 reduced, die 4: 2. Column 7, row 2 is DD+3: a reduced unit is eliminated, with a No EZOC marker after a mobile attack.',
    input: { primary: panzer, defender: { ...poles, strength: 'reduced' }, retreatHexes: [behind] },
    dice: [3, 4],
    expect: { code: 'DD', defender: 'eliminated', defenderSteps: 1, noEzoc: true, retreat: null },
  },
  {
    id: 'retreat-hexes',
    title: { en: 'Which hexes are open to a retreat', fr: 'Quels hex sont ouverts à la retraite' },
    procedure: 'ground-combat',
    origin:
      'Retreat prohibitions of the aid, hex by hex. No air support: +4, die 3: 7; Polish die 3: 3; column 7, row 3 is DR+2.',
    input: {
      primary: panzer,
      defender: poles,
      retreatHexes: [
        { name: 'front', away: false },
        { name: 'enemy city', enemyCityOrFort: true },
        { name: 'watched', enemyZone: true },
        { name: 'watched city', enemyZone: true, friendlyCityOrFort: true },
        { name: 'watched city behind', enemyZone: true, friendlyCityOrFort: true, leavesGap: true },
        { name: 'open' },
      ],
    },
    answers: ['watched city behind'],
    dice: [3, 3],
    expect: { code: 'DR', retreat: 'watched city behind' },
    steps: [
      {
        rule: 'retreat-prohibitions',
        outcome: {
          facts: {
            hexes: [
              { name: 'front', why: 'towardsAttacker' },
              { name: 'enemy city', why: 'enemyCityOrFort' },
              { name: 'watched', why: 'enemyZone' },
              { name: 'watched city', why: 'enemyZone' },
              { name: 'watched city behind', why: null },
              { name: 'open', why: null },
            ],
          },
        },
      },
      { rule: 'ground-results', answers: [{ side: 'defender', option: 'watched city behind' }] },
    ],
  },
  {
    id: 'retreat-hexes-closed',
    title: { en: 'Barred, and full', fr: 'Interdit, et plein' },
    procedure: 'ground-combat',
    origin:
      'Retreat prohibitions: nothing barred to ground movement, nothing over the stacking limit. Values as before.',
    input: {
      primary: panzer,
      defender: poles,
      retreatHexes: [
        { name: 'marsh', barred: true },
        { name: 'crowded', occupied: true },
      ],
    },
    dice: [3, 3],
    expect: { code: 'DR', retreat: null, defender: 'reduced' },
    steps: [
      {
        rule: 'retreat-prohibitions',
        outcome: {
          facts: {
            hexes: [
              { name: 'marsh', why: 'barred' },
              { name: 'crowded', why: 'occupied' },
            ],
          },
        },
      },
    ],
  },
  {
    id: 'stopped',
    title: { en: 'An attacker is stopped', fr: 'Un attaquant est stoppé' },
    procedure: 'ground-combat',
    origin:
      'By hand: −2 poor weather, die 1: −1, which is 1. Greek die 3: 3. Column 1, row 3 is AS+2: activation ends.',
    input: {
      primary: { name: '9th Army', nationality: 'italy' },
      defender: { name: 'Epirus Army', nationality: 'greece' },
      weather: 'poor',
      retreatHexes: [],
    },
    dice: [1, 3],
    expect: { code: 'AS', primary: 'full', attackerSteps: 0, attackerActivationEnds: true },
    effects: [{ kind: 'activationEnds', unit: '9th Army' }],
    steps: [drm('attacker', -2), crossed(1, 3, 'AS+2')],
  },
  {
    id: 'halved-twice',
    title: { en: 'Unsupplied in severe weather: 7, 4, 2', fr: 'Non ravitaillée par météo sévère : 7, 4, 2' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German, a tank gains nothing in severe weather, die 5: 7, halved twice rounding up: 4, 2. Soviet die 4, halved once: 2. Column 2, row 2 is ♦.',
    input: {
      primary: { ...panzer, supply: 'unsupplied' },
      defender: { name: '1st Shock', nationality: 'ussr', kind: 'shock' },
      weather: 'severe',
      retreatHexes: [],
    },
    dice: [5, 4],
    expect: { code: '♦' },
    effects: [],
    steps: [drm('attacker', 2), drm('defender', 0), value(5, 2, 2), value(4, 1, 2), crossed(2, 2, '♦')],
  },
  {
    id: 'halved-three-times',
    title: { en: 'Three halvings: 5, 3, 2, 1', fr: 'Trois divisions : 5, 3, 2, 1' },
    procedure: 'ground-combat',
    origin:
      'By hand: 0, die 5: 5; halved for the fort, severe weather and an unsupplied additional unit (once for the side): 3, 2, 1. The additional tank gives +1 in severe weather, the primary is reduced −2, the other additional +1: 0. Greek die 6, halved: 3. Column 1, row 3 is AS+2.',
    input: {
      attack: 'assault',
      primary: { name: '9th Army', nationality: 'italy', strength: 'reduced' },
      additional: [
        { name: 'Ariete', nationality: 'italy', kind: 'tank', supply: 'unsupplied' },
        { name: '11th Army', nationality: 'italy', supply: 'unsupplied' },
      ],
      defender: { name: 'Epirus Army', nationality: 'greece' },
      weather: 'severe',
      hex: { fort: true },
      retreatHexes: [],
    },
    dice: [5, 6],
    expect: { code: 'AS', attackerActivationEnds: true },
    steps: [drm('attacker', 0), drm('defender', 0), value(5, 3, 1), value(6, 1, 3), crossed(1, 3, 'AS+2')],
  },
  {
    id: 'isolated',
    title: { en: 'An isolated defender', fr: 'Un défenseur isolé' },
    procedure: 'ground-combat',
    origin:
      'By hand: +1 UK, +2 isolated = +3, die 4: 7. German shock +2 +1 in fair weather = +3, die 5: 8. Column 7, row 8 is ♦.',
    input: {
      primary: { name: '8th Army', nationality: 'uk' },
      defender: { name: '5th Panzer', nationality: 'germany', kind: 'shock' },
      isolated: true,
      retreatHexes: [],
    },
    dice: [4, 5],
    expect: { code: '♦' },
    steps: [drm('attacker', 3), drm('defender', 3), crossed(7, 8, '♦')],
  },
  {
    id: 'isolated-island-fort',
    title: { en: 'Isolated in a fort on an island', fr: 'Isolé dans un fort sur une île' },
    procedure: 'ground-combat',
    origin:
      'By hand: +2 German; no +2 for isolation in a fort on an island; −1 city and rough together, −2 strait = −1, die 6: 5, halved: 3. UK +1, −2 low supply = −1, die 4: 3. Column 3, row 3 is ♦.',
    input: {
      attack: 'assault',
      primary: { name: '11th Army', nationality: 'germany' },
      defender: { name: 'Malta', nationality: 'uk', supply: 'low' },
      hex: { city: true, rough: true, fort: true, island: true, coastal: true },
      hexside: { strait: true },
      isolated: true,
      retreatHexes: [],
    },
    dice: [6, 4],
    expect: { code: '♦' },
    steps: [drm('attacker', -1), drm('defender', -1), value(6, 1, 3), value(4, 0, 3), crossed(3, 3, '♦')],
  },
  {
    id: 'naval-support-poor',
    title: { en: 'Naval support in poor weather', fr: 'Soutien naval par météo mauvaise' },
    procedure: 'ground-combat',
    origin:
      'By hand: +1 USA −2 poor weather −1 amphibious +1 naval support, +2 additional tank in poor weather = +1, die 5: 6. German tank +2 +1 = +3, die 1: 4. Column 6, row 4 is DR+2.',
    input: {
      attack: 'assault',
      amphibious: true,
      navalSupport: true,
      primary: { name: '5th Army', nationality: 'usa' },
      additional: [{ name: '1st Armored', nationality: 'usa', kind: 'tank' }],
      defender: { name: '16th Panzer', nationality: 'germany', kind: 'tank' },
      weather: 'poor',
      hex: { coastal: true },
      retreatHexes: [{ name: 'Eboli' }],
    },
    dice: [5, 1],
    expect: { code: 'DR', retreat: 'Eboli' },
    steps: [drm('attacker', 1), drm('defender', 3), crossed(6, 4, 'DR+2')],
  },
];
