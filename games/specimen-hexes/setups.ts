/** The printed set-ups a campaign may begin from. */
import type { Plain } from '@grognard/kernel';
import { CAMPS } from './map.ts';

export const setups: Readonly<Record<string, Plain>> = {
  autumn: {
    units: [
      { name: 'Guard', nation: 'valmer', arm: 'infantry', strength: 6, hex: CAMPS.valmer },
      { name: 'Uhlans', nation: 'valmer', arm: 'cavalry', strength: 5, hex: CAMPS.valmer },
      { name: 'Battery', nation: 'valmer', arm: 'guns', strength: 3, place: 'pool' },
      { name: 'Upper Canton', nation: 'cantons', arm: 'infantry', strength: 5, hex: '0403' },
      { name: 'Lower Canton', nation: 'cantons', arm: 'infantry', strength: 4, hex: CAMPS.cantons },
    ],
    purses: [
      { nation: 'valmer', points: 8 },
      { nation: 'cantons', points: 5 },
    ],
  },
};
