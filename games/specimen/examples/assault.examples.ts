/** Worked by hand from the rules; nothing here was computed by the program. */
import type { Example } from '@grognard/kernel';

export const assaultExamples: readonly Example[] = [
  {
    id: '7.4-a',
    title: { en: 'Eleven against four across the ford', fr: 'Onze contre quatre à travers le gué' },
    procedure: 'assault',
    origin:
      'By hand: 11/4 is 2/1; 5 − 1 + 1 = 5; row 5, column 2/1 is D1; the defender retreats and the pursuit rolls 6.',
    input: { attack: 11, defence: 4, acrossRiver: true },
    answers: [{ attacker: 'commit', defender: 'hold' }, 'retreat'],
    dice: [5, 6],
    expect: { code: 'D1', attackerLosses: 0, defenderLosses: 1, defenderRetreats: true },
    effects: [{ kind: 'lost', side: 'defender', steps: 1 }],
    steps: [
      { rule: '7.1', outcome: { facts: { column: '2/1' } } },
      { rule: '7.3', dice: [{ sides: 6, face: 5 }] },
      { rule: '7.4', lookup: { row: '5', column: '2/1', cell: 'D1' } },
      { rule: '7.6', dice: [{ sides: 6, face: 6 }] },
    ],
    // Rows 1 to 6 of column 2/1 read A1 - - D1 D1 D2.
    odds: { A1: '1/6', '-': '1/3', D1: '1/3', D2: '1/6' },
    preset: true,
  },
  {
    id: '7.1-a',
    title: { en: 'Eleven against four, read to the nearest', fr: 'Onze contre quatre, à la plus proche' },
    procedure: 'assault',
    origin: 'By hand: 2.75 is nearest to 3/1; 6 − 0 + 0, row 6, column 3/1 is D2; pursuit 1.',
    input: { attack: 11, defence: 4, acrossRiver: false },
    rulings: { fractions: 'nearest' },
    answers: [{ attacker: 'hold', defender: 'hold' }],
    dice: [6, 1],
    expect: { code: 'D2', defenderLosses: 1, defenderRetreats: true },
  },
  {
    id: 'refused-a',
    title: { en: 'A die that has no seven', fr: 'Un dé qui n’a pas de sept' },
    procedure: 'assault',
    origin: 'A six-sided die.',
    input: { attack: 11, defence: 4, acrossRiver: false },
    answers: [{ attacker: 'hold', defender: 'hold' }],
    dice: [7],
    refused: [{ code: 'notAFace' }],
  },
  {
    id: 'refused-b',
    title: { en: 'Every fault at once', fr: 'Toutes les fautes à la fois' },
    procedure: 'assault',
    origin: 'Strengths run from 1 to 40.',
    input: { attack: 0, defence: 41, acrossriver: 'yes' },
    refused: [
      { code: 'notAnInteger', at: 'attack' },
      { code: 'notAnInteger', at: 'defence' },
      { code: 'unknownField', at: 'acrossriver' },
    ],
  },
];
