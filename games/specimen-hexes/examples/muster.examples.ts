/** Worked by hand from the muster list; nothing here was computed by the program. */
import type { Example } from '@grognard/kernel';

const battery = { name: 'Battery', nation: 'valmer', arm: 'guns' };

export const musterExamples: readonly Example[] = [
  {
    id: 'muster-guns',
    title: { en: 'The guns are called', fr: 'L’artillerie est appelée' },
    procedure: 'muster',
    origin: 'By hand: guns cost 5 and come on 3 or less.',
    input: { recruits: [battery], points: 8 },
    dice: [3],
    expect: { came: [true], spent: 5 },
    effects: [
      { kind: 'spent', nation: 'valmer', points: 5 },
      { kind: 'mustered', name: 'Battery', hex: '0103' },
    ],
    odds: { '1': '1/2', '0': '1/2' },
    preset: true,
  },
  {
    id: 'muster-two',
    title: { en: 'One comes, one does not', fr: 'L’un arrive, l’autre non' },
    procedure: 'muster',
    origin: 'By hand: infantry 2 and on 5, cavalry 3 and on 4; both come with 5/6 × 4/6, neither with 1/6 × 2/6.',
    input: {
      recruits: [
        { name: 'Lower Canton', nation: 'cantons', arm: 'infantry' },
        { name: 'Hussars', nation: 'cantons', arm: 'cavalry' },
      ],
      points: 5,
    },
    dice: [6, 4],
    expect: { came: [false, true], spent: 5 },
    effects: [
      { kind: 'spent', nation: 'cantons', points: 5 },
      { kind: 'mustered', name: 'Hussars', hex: '0603' },
    ],
    odds: { '2': '5/9', '1': '7/18', '0': '1/18' },
  },
  {
    id: 'muster-refused',
    title: { en: 'Too dear, and of two nations', fr: 'Trop cher, et de deux nations' },
    procedure: 'muster',
    origin: 'By hand: two batteries cost 10.',
    input: { recruits: [battery, { ...battery, name: 'Second Battery', nation: 'cantons' }], points: 9 },
    refused: [
      { code: 'mixedForce', at: 'recruits[1].nation' },
      { code: 'tooDear', at: 'recruits' },
    ],
  },
];
