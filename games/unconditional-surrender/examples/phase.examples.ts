/** The phases of the factions: the Axis, the West, the Soviets, as the rulebook orders them. */
import type { Example } from '@grognard/kernel';

export const phaseExamples: readonly Example[] = [
  {
    id: 'western-phase',
    title: { en: 'After the Axis the West', fr: 'Après l’Axe, l’Occident' },
    procedure: 'next-phase',
    origin: 'The rulebook’s order: Axis, Western, Soviet. The turn goes on.',
    input: { turn: { year: 1940, month: 5 }, phasing: 'axis' },
    expect: { faction: 'western', year: 1940, month: 5, newTurn: false },
    effects: [{ kind: 'phaseBegins', faction: 'western' }],
  },
  {
    id: 'new-year',
    title: { en: 'A new turn in a new year', fr: 'Un nouveau tour, une nouvelle année' },
    procedure: 'next-phase',
    origin:
      'After the Soviets the Axis again, a month later: December 1941 is followed by January 1942. What else the turn brings is as the player says.',
    input: {
      turn: { year: 1941, month: 12 },
      phasing: 'soviet',
      weather: 'severe',
      recovered: [{ unit: 'Luftflotte 2', sorties: 0 }],
      restored: ['16th Army'],
    },
    expect: { faction: 'axis', year: 1942, month: 1, newTurn: true },
    effects: [
      { kind: 'phaseBegins', faction: 'axis' },
      { kind: 'turnBegins', year: 1942, month: 1 },
      { kind: 'weather', weather: 'severe' },
      { kind: 'sorties', unit: 'Luftflotte 2', sorties: 0 },
      { kind: 'restored', unit: '16th Army' },
    ],
  },
  {
    id: 'refused-no-more-turns',
    title: { en: 'No turn after the last', fr: 'Pas de tour après le dernier' },
    procedure: 'next-phase',
    origin: 'The tracks of a campaign end with 1946.',
    input: { turn: { year: 1946, month: 12 }, phasing: 'soviet' },
    refused: [{ code: 'noMoreTurns', at: 'turn' }],
  },
];
