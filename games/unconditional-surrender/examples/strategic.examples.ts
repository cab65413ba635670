/** Strategic combat. Expected values come from the aid's lists and table by the arithmetic shown; none from the program. */
import type { Example } from '@grognard/kernel';
import { crossed, drm, value } from './told.ts';

/** U17: the Soviet bonus for so many conquered countries, shared out over both factions. */
const conquered = (western: number, soviet: number, bonus: number): Example => ({
  id: `U17-${western + soviet}`,
  title: {
    en: `Conquered allied countries: ${western + soviet}`,
    fr: `Pays alliés conquis : ${western + soviet}`,
  },
  procedure: 'strategic-combat',
  origin: `The Soviet line: one for each three countries, rounded up; ${western + soviet} give +${bonus}. Dice 1 and 3.`,
  input: { opponent: 'soviet', conquered: { western, soviet } },
  dice: [1, 3],
  expect: { ally: 'ussr' },
  steps: [drm('defender', bonus), value(3, 0, 3 + bonus)],
});

export const strategicExamples: readonly Example[] = [
  {
    id: 'axis-stopped',
    title: { en: 'The Axis is stopped', fr: 'L’Axe est stoppé' },
    procedure: 'strategic-combat',
    origin: 'By hand: 1 against 3 is AS+2: Germany one more, the ally one less.',
    input: { opponent: 'soviet', facLost: { germany: 4, uk: 3, ussr: 5 } },
    dice: [1, 3],
    expect: { code: 'AS', germanyLost: 5, allyLost: 4 },
    steps: [drm('attacker', 0), drm('defender', 0), crossed(1, 3, 'AS+2')],
  },
  {
    id: 'axis-attrition',
    title: { en: 'Attrition of the Axis', fr: 'Attrition de l’Axe' },
    procedure: 'strategic-combat',
    origin:
      'By hand: 1 against 6 is AA+3: as AS. A port in 31 counts +1 against the West, the USA +2, so the dice 1 and 6 give 2 and 8: column 2, row 8 is AA+3.',
    input: {
      opponent: 'western',
      axisPorts: ['31'],
      usaWestern: true,
      facLost: { germany: 4, uk: 3, ussr: 5 },
    },
    dice: [1, 6],
    expect: { code: 'AA', germanyLost: 5, allyLost: 2 },
    steps: [drm('attacker', 1), drm('defender', 2), crossed(2, 8, 'AA+3')],
  },
  {
    id: 'ends-of-the-track',
    title: { en: 'A change past the end of the track is lost', fr: 'Un changement au-delà de la piste est perdu' },
    procedure: 'strategic-combat',
    origin: 'By hand: 5 against 1 is DR+2: Germany at 1 cannot fall, the USSR at 9 cannot rise.',
    input: { opponent: 'soviet', facLost: { germany: 1, uk: 1, ussr: 9 } },
    dice: [5, 1],
    expect: { code: 'DR', germanyLost: 1, allyLost: 9, germanyChange: 0, allyChange: 0 },
    steps: [crossed(5, 1, 'DR+2')],
  },
  {
    id: 'strategic-halving',
    title: { en: 'A marker that halves', fr: 'Un marqueur qui divise par deux' },
    procedure: 'strategic-combat',
    origin:
      'By hand: Axis +3 marker, die 6: 9, halved once by the other marker: 5. USSR −1 marker, die 6: 5. Column 5, row 5 is ♦.',
    input: {
      opponent: 'soviet',
      facLost: { germany: 4, uk: 3, ussr: 5 },
      attackerMarkers: [
        { name: 'Wolfpack', drm: 3 },
        { name: 'Enigma read', halves: true },
      ],
      defenderMarkers: [{ name: 'Evacuation', drm: -1, stays: true }],
    },
    answers: [{ attacker: 'commit+1+2', defender: 'commit+1' }],
    dice: [6, 6],
    expect: { code: '♦', germanyLost: 3, allyLost: 4 },
    effects: [
      { kind: 'markerSpent', marker: 'Wolfpack' },
      { kind: 'markerSpent', marker: 'Enigma read' },
      { kind: 'facLost', country: 'germany', lost: 3 },
      { kind: 'facLost', country: 'ussr', lost: 4 },
    ],
    steps: [drm('attacker', 3), drm('defender', -1), value(6, 1, 5), value(6, 0, 5), crossed(5, 5, '♦')],
  },
  conquered(0, 0, 0),
  conquered(1, 0, 1),
  conquered(2, 1, 1),
  conquered(4, 0, 2),
  conquered(5, 2, 3),
  {
    id: 'U17-zone-13',
    title: { en: 'A Western warship in zone 13', fr: 'Un navire occidental en zone 13' },
    procedure: 'strategic-combat',
    origin: 'The Soviet air unit in zone 13 counts only with no Western fighter or warship there: +0.',
    input: { opponent: 'soviet', sovietAirZone13: true, westernZone13: true },
    dice: [1, 3],
    expect: { code: 'AS' },
    steps: [drm('defender', 0), crossed(1, 3, 'AS+2')],
  },
];
