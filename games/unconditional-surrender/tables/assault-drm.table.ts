/** What the additional attackers of an assault add. The page gives the value of each unit. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { Line } from './line.ts';

export const assaultDrm = list<Line, 'additionalTankOrShock' | 'additionalOther'>({
  id: 'assault-drm',
  title: { en: 'Ground combat DRM: assault', fr: 'DRM de combat terrestre : assaut' },
  provenance: {
    document: 'aid',
    heading: 'DRM de Combat Terrestre, Assaut',
    note: {
      en: 'The +2 line says fair or poor weather, then sends poor weather to the +1 line; see the ruling on additional attackers.',
      fr: 'La ligne +2 dit météo bonne ou mauvaise, puis renvoie la météo mauvaise à la ligne +1 ; voir l’arbitrage sur les attaquants supplémentaires.',
    },
  },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    additionalTankOrShock: { value: 2, rule: 'assault-drm', text: 'drm.additionalTankOrShock' },
    additionalOther: { value: 1, rule: 'assault-drm', text: 'drm.additionalOther' },
  },
});
