/** Any number of event markers. Expected values come from the aid's lists and table by the arithmetic shown. */
import type { Example } from '@grognard/kernel';
import { crossed, drm, value } from './told.ts';

const panzer = { name: '1st Panzer', nationality: 'germany', kind: 'tank' };
const poles = { name: 'Poznań Army', nationality: 'poland' };
const ones = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Event ${index + 1}`, drm: 1 }));
const spent = (count: number) => ones(count).map(({ name }) => ({ kind: 'markerSpent', marker: name }));

export const markerExamples: readonly Example[] = [
  {
    id: 'eight-markers',
    title: { en: 'Six of eight markers', fr: 'Six marqueurs sur huit' },
    procedure: 'ground-combat',
    origin:
      'Step 2: “N’importe quel nombre de marqueurs événements”. +2 German +2 tank +6 of six markers = +10, die 2: 12. Polish die 3: 3. Column 12, row 3 is DD+3. A seventh marker could add nothing to +10, so six are the most that are offered.',
    input: { primary: panzer, defender: poles, retreatHexes: [{ name: 'Łódź' }], attackerMarkers: ones(8) },
    answers: [{ attacker: 'commit+1+2+3+4+5+6', defender: 'hold' }],
    dice: [2, 3],
    expect: { code: 'DD', defender: 'reduced', retreat: 'Łódź', commits: { attacker: 6, defender: 0 } },
    effects: [
      ...spent(6),
      { kind: 'reduced', unit: 'Poznań Army' },
      { kind: 'retreated', unit: 'Poznań Army', hex: 'Łódź' },
    ],
    steps: [drm('attacker', 10), drm('defender', 0), value(2, 0, 12), crossed(12, 3, 'DD+3')],
  },
  {
    id: 'four-markers',
    title: { en: 'Any two of four markers', fr: 'Deux marqueurs quelconques sur quatre' },
    procedure: 'ground-combat',
    origin:
      'Of four markers every selection is an option. +4 German tank, −1 and +3 of the second and fourth marker = +6, die 1: 7. Polish die 2: 2. Column 7, row 2 is DD+3.',
    input: {
      primary: panzer,
      defender: poles,
      retreatHexes: [{ name: 'Łódź' }],
      attackerMarkers: [
        { name: 'Surprise', drm: 2 },
        { name: 'Fuel', drm: -1, stays: true },
        { name: 'Maps', drm: 2 },
        { name: 'Airborne', drm: 3 },
      ],
    },
    answers: [{ attacker: 'commit+2+4', defender: 'hold' }],
    dice: [1, 2],
    expect: { code: 'DD', commits: { attacker: 2, defender: 0 } },
    effects: [
      { kind: 'markerSpent', marker: 'Airborne' },
      { kind: 'reduced', unit: 'Poznań Army' },
      { kind: 'retreated', unit: 'Poznań Army', hex: 'Łódź' },
    ],
    steps: [drm('attacker', 6), crossed(7, 2, 'DD+3')],
  },
  {
    id: 'five-strategic-markers',
    title: { en: 'Five markers in strategic combat', fr: 'Cinq marqueurs en combat stratégique' },
    procedure: 'strategic-combat',
    origin:
      '+3 and +2 of the first two markers = +5, die 4: 9. USSR die 2: 2. Column 9, row 2 is DD+3: Germany one less, the USSR one more. Two markers reach +5 in two ways; those listed first are the option.',
    input: {
      opponent: 'soviet',
      facLost: { germany: 4, uk: 3, ussr: 5 },
      attackerMarkers: [
        { name: 'Wolfpack', drm: 3 },
        { name: 'Radar', drm: 2 },
        { name: 'Raider', drm: 1 },
        { name: 'Mines', drm: 2 },
        { name: 'Enigma read', halves: true },
      ],
    },
    answers: [{ attacker: 'commit+1+2', defender: 'hold' }],
    dice: [4, 2],
    expect: { code: 'DD', germanyLost: 3, allyLost: 6, commits: { attacker: 2, defender: 0 } },
    effects: [
      { kind: 'markerSpent', marker: 'Wolfpack' },
      { kind: 'markerSpent', marker: 'Radar' },
      { kind: 'facLost', country: 'germany', lost: 3 },
      { kind: 'facLost', country: 'ussr', lost: 6 },
    ],
    steps: [drm('attacker', 5), drm('defender', 0), value(4, 0, 9), crossed(9, 2, 'DD+3')],
  },
  {
    id: 'markers-left-for-the-air',
    title: { en: 'Markers left over for the air combat', fr: 'Des marqueurs gardés pour le combat aérien' },
    procedure: 'ground-combat',
    origin:
      'In the air: German +2, +3 of the last three of five markers = +5, die 1: 6; UK +1, die 1: 2; column 6, row 2 is DR+2: both get support, sorties +1 and +2. On the ground: +2 German +2 support +2 first two markers = +6, die 1: 7; UK +1 +2 support = +3, die 3: 6; column 7, row 6 is ♦.',
    input: {
      primary: { name: '9th Army', nationality: 'germany' },
      defender: { name: '8th Army', nationality: 'uk' },
      retreatHexes: [{ name: 'Gazala' }],
      attackerMarkers: ones(5),
      attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany' }],
      defenderAir: [{ name: 'Desert Air Force', nationality: 'uk' }],
    },
    answers: [
      { attacker: 'commit+1+2+air', defender: 'commit+air' },
      { attacker: 'commit+3+4+5', defender: 'hold' },
    ],
    dice: [1, 1, 1, 3],
    expect: { code: '♦', airCode: 'DR', commits: { attacker: 6, defender: 1 } },
    effects: [
      ...spent(5),
      { kind: 'sorties', unit: 'Luftflotte 2', sorties: 1 },
      { kind: 'sorties', unit: 'Desert Air Force', sorties: 2 },
    ],
    steps: [drm('attacker', 5), crossed(6, 2, 'DR+2'), drm('attacker', 6), drm('defender', 3), crossed(7, 6, '♦')],
  },
];
