/** Worked examples told as one story. */
import type { Scenario } from '@grognard/kernel';

export const scenarios: readonly Scenario[] = [
  {
    id: 'first-day',
    title: { en: 'The first day', fr: 'Le premier jour' },
    story: {
      en: 'The Guard marches up to the saddle, attacks the Upper Canton on the scree beyond it, and the guns are called.',
      fr: 'La Garde monte jusqu’à la selle, attaque le Haut-Canton dans l’éboulis au-delà, et l’artillerie est appelée.',
    },
    steps: ['march-saddle', 'skirmish-scree', 'muster-guns'],
  },
];
