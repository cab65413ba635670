/** Political events and the end of turns. */
import type { Example } from '@grognard/kernel';

export const campaignExamples: readonly Example[] = [
  {
    id: 'event-israel',
    title: { en: 'Israel joins', fr: 'Israël se joint' },
    procedure: 'political-event',
    origin: 'Random political events table, 1: one F-15 and two F-16.',
    input: {},
    dice: [1],
    expect: { event: '1', turns: 0, israeli: { f15: 1, f16: 2 } },
    odds: { '1': '1/10', '10': '1/10' },
  },
  {
    id: 'event-again',
    title: { en: 'Egypt and Greece barred', fr: 'Égypte et Grèce exclues' },
    procedure: 'political-event',
    origin:
      'Random political events table, 4 and 6: ignored and thrown again once 5 has happened or the Pact is in Greece. 4, 6 and 4 are thrown again, 7 stands. Each of the eight left has 1/10 ÷ (1 − 2/10) = 1/8; 5 is a repeat.',
    input: { happened: [5], pactInGreece: true },
    dice: [4, 6, 4, 7],
    expect: { event: '7', ignored: false },
    odds: { '7': '1/8', ignored: '1/8' },
  },
  {
    id: 'turn-ends',
    title: { en: 'Sofia empty, Cyprus short of Turks', fr: 'Sofia vide, Chypre manque de Turcs' },
    procedure: 'stage-end',
    origin:
      'Random political events table, 9 and 10: 5 supply points a turn for each country that fails; Greece has its division, and its demand is met.',
    input: {
      ends: 'turn',
      demands: [{ country: 'bulgaria' }, { country: 'turkey' }, { country: 'greece' }],
      bulgarianDivisions: 0,
      turkishDivisions: 1,
      greekDivisions: 1,
    },
    expect: { nato: 5, pact: 5, met: ['greece'], sovietsCut: false },
    effects: [
      { kind: 'met', country: 'greece' },
      { kind: 'lost', side: 'nato', points: 5 },
      { kind: 'lost', side: 'pact', points: 5 },
      { kind: 'turnEnds' },
    ],
  },
];
