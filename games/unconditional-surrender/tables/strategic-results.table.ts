/** What each result does to the Fac Lost markers of Germany and of the ally concerned. */
import { list } from '@grognard/kernel';
import type { Code } from '../vocabulary.ts';

export const strategicResults = list<{ readonly germany: number; readonly ally: number }, Code>({
  id: 'strategic-results',
  title: { en: 'Strategic combat results', fr: 'Résultats du combat stratégique' },
  provenance: {
    document: 'aid',
    heading: 'Résultats du Combat Stratégique',
    note: {
      en: 'The markers stay on their track; see the lowest and highest figures. The aid calls the track that of the extra factories; the errata of 2017 call it the factories on the map, without effect on play.',
      fr: 'Les marqueurs restent sur leur piste ; voir les chiffres extrêmes. L’aide nomme la piste « Usines Supplémentaires » ; les errata de 2017 parlent des usines sur la carte, sans effet sur le jeu.',
    },
  },
  columns: {
    germany: { en: 'Fac Lost, Germany', fr: 'Fac Lost, Allemagne' },
    ally: { en: 'Fac Lost, ally (UK or USSR)', fr: 'Fac Lost, allié (UK ou URSS)' },
  },
  signed: ['germany', 'ally'],
  rows: {
    '♦': { germany: -1, ally: -1 },
    DR: { germany: -1, ally: 1 },
    DD: { germany: -1, ally: 1 },
    DE: { germany: -1, ally: 1 },
    AS: { germany: 1, ally: -1 },
    AA: { germany: 1, ally: -1 },
  },
});
