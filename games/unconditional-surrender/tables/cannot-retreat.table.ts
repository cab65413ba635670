/** What becomes of a defender who must retreat and cannot, or stands in his fort. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import type { Fate, Strength } from '../vocabulary.ts';

type Row = {
  readonly becomes: Exclude<Fate, 'full'>;
  readonly stays: boolean;
  readonly noEzoc: boolean;
};

export const cannotRetreat = list<Row, Strength>({
  id: 'cannot-retreat',
  title: { en: 'The defender cannot retreat', fr: 'Le défenseur ne peut pas retraiter' },
  provenance: { document: 'aid', heading: 'Le Défenseur ne peut pas Retraiter' },
  columns: {
    becomes: { en: 'He is', fr: 'Il est' },
    stays: { en: 'Stays; the combat is over', fr: 'Reste ; le combat est terminé' },
    noEzoc: {
      en: 'No EZOC marker in his hex, if a mobile attack',
      fr: 'Marqueur No EZOC dans son hex, si attaque mobile',
    },
  },
  rows: {
    full: { becomes: 'reduced', stays: true, noEzoc: false },
    reduced: { becomes: 'eliminated', stays: false, noEzoc: true },
  },
  rowWords: family<Strength>()('strength'),
  cellWords: { becomes: family<Row['becomes']>()('fate') },
});
