/** The figures between which everything stays: modifiers, final values, sorties, the Fac Lost track. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';

type Limit = 'drm' | 'value' | 'sorties' | 'facLost';

type Row = {
  readonly least: number;
  readonly most: number;
  /** A sentence with the figures in it. */
  readonly text: { readonly type: `${Limit}.text`; readonly least: number; readonly most: number };
};

const row = (id: Limit, least: number, most: number): Row => ({
  least,
  most,
  text: { type: `${id}.text`, least, most },
});

export const limits = list<Row, Limit>({
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
    drm: row('drm', -10, 10),
    value: row('value', 1, 16),
    sorties: row('sorties', 0, 6),
    facLost: row('facLost', 1, 9),
  },
  rowWords: family<Limit>()('limit'),
  cellWords: { text: family<Row['text']['type']>()('limit') },
});
