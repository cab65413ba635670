/** The figures between which everything stays: modifiers, final values, sorties, the Fac Lost track. */
import { list } from '@grognard/kernel';

type Row = {
  readonly least: number;
  readonly most: number;
  readonly text: string;
};

export const limits = list<Row, 'drm' | 'value' | 'sorties' | 'facLost'>({
  id: 'limits',
  title: { en: 'Lowest and highest figures', fr: 'Chiffres extrêmes' },
  provenance: {
    document: 'aid',
    heading: 'Séquence de Résolution du Combat, Etapes 4 et 5 ; Escorte ; Résultats du Combat Stratégique, Note',
    note: {
      en: 'The highest final value is not printed: a six with a DRM of +10. Six sorties are printed only as too many to attack again; see the rulings on sorties.',
      fr: 'La plus haute valeur finale n’est pas imprimée : un six et un DRM de +10. Six sorties ne sont imprimées que comme trop nombreuses pour attaquer encore ; voir les arbitrages sur les sorties.',
    },
  },
  columns: {
    least: { en: 'Lowest', fr: 'Minimum' },
    most: { en: 'Highest', fr: 'Maximum' },
    text: { en: 'How it is held', fr: 'Comment il se tient' },
  },
  rows: {
    drm: { least: -10, most: 10, text: 'limit.drm.text' },
    value: { least: 1, most: 16, text: 'limit.value.text' },
    sorties: { least: 0, most: 6, text: 'limit.sorties.text' },
    facLost: { least: 1, most: 9, text: 'limit.facLost.text' },
  },
  rowWords: 'limit',
});
