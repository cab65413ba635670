/** What the rules leave open. */
import { type Readings, ruling } from '@grognard/kernel';

export const rulings = {
  fractions: ruling({ rule: '7.1', readings: ['defender', 'nearest'], default: 'defender' }),
};

export type SpecimenRulings = Readings<typeof rulings>;
