/** G What some nations inflict more or less: `force` is the least strength in D, the largest line that fits applies. */
import { codes, grid } from '@grognard/kernel';
import { NATIONS } from '../vocabulary.ts';
import { contested, legendOf } from './marks.ts';

const ORIGINS = `
                nation  from  to   force  adjust
    spain       §G      §G    §G   ~1A+   ex1+3
    portugal    §G      §G    §G   ~1A+   §G
    venice      §G      §G    §G   ~1A+   §G
    england     §G      §G    §G   ~1A+   §G
    turkey-2A+  §G      §G    §G   §G     ex2
    turkey-1A+  §G      §G    §G   ~1A+   §G
    france      §G      §G    ex5  §G     ex5
    prussia     §G      §G    ex5  §G     §G
    austria     §G      §G    ex5  §G     ex5
    russia      §G      §G    ex5  §G     §G
    england-VI  §G      EU8   ex5  §G     §G
`;

export const nationalTable = grid({
  id: 'national',
  title: { en: 'National adjustments of the losses inflicted', fr: 'Ajustements nationaux des pertes infligées' },
  provenance: {
    document: 'aid',
    heading: 'G',
    note: {
      en: 'stated for 2A+ and 1A+; example 5, in 1797, shows that the bonus of Period V has no end',
      fr: 'énoncé pour 2A+ et 1A+ ; l’exemple 5, en 1797, montre que le bonus de la Période V n’a pas de fin',
    },
  },
  rowsAre: { en: 'case', fr: 'cas' },
  columnsAre: { en: 'nation, years, strength, losses', fr: 'nation, années, force, pertes' },
  rowWords: 'nationalRow',
  columnWords: 'nationalColumn',
  codes: {
    byColumn: {
      nation: NATIONS,
      from: codes.whole(1492, 9999),
      to: codes.whole(1492, 9999),
      force: codes.whole(1, 8),
      adjust: codes.halves(-4, 4),
    },
  },
  grid: `
                 nation    from  to    force  adjust
    spain        spain     1492  1559  4      -0.5
    portugal     portugal  1492  1559  4      -0.5
    venice       venice    1492  1559  4      -0.5
    england      england   1492  1559  4      -0.5
    turkey-2A+   turkey    1492  1614  8      +1
    turkey-1A+   turkey    1492  1614  4      +0.5
    france       france    1700  9999  8      +0.5
    prussia      prussia   1700  9999  8      +0.5
    austria      austria   1700  9999  8      +0.5
    russia       russia    1700  9999  8      +0.5
    england-VI   england   1750  9999  8      +0.5
  `,
  meanings: {
    spain: { en: 'Spain', fr: 'Espagne' },
    portugal: { en: 'Portugal', fr: 'Portugal' },
    venice: { en: 'Venice', fr: 'Venise' },
    england: { en: 'England', fr: 'Angleterre' },
    turkey: { en: 'Turkey', fr: 'Turquie' },
    france: { en: 'France', fr: 'France' },
    prussia: { en: 'Prussia', fr: 'Prusse' },
    austria: { en: 'Austria', fr: 'Autriche' },
    russia: { en: 'Russia', fr: 'Russie' },
  },
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
  repairs: [
    contested(
      'england-VI',
      'from',
      'VI',
      '1750',
      'medium',
      'the aid says Period VI without a year; EU8’s last two periods open in 1700 and 1750',
      'l’aide dit Période VI sans année ; les deux dernières périodes d’EU8 s’ouvrent en 1700 et 1750',
    ),
  ],
});
