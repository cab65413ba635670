/** Unit identification: what the letters on the counters stand for. */
import { list, type Written } from '@grognard/kernel';

type Row = { readonly country: string; readonly letters: string; readonly means: Written };

const row = (country: string, letters: string, en: string, fr: string): Row => ({
  country,
  letters,
  means: { en, fr },
});

export const unitAbbreviations = list<Row, string>({
  id: 'unit-abbreviations',
  title: { en: 'Unit identification', fr: 'Identification des unités' },
  provenance: {
    document: 'aid',
    heading: 'Identification des Unités',
    page: 8,
    note: {
      en: 'Numbers are mostly those of brigades and divisions; on mobile supply, depots and artillery they are labels only.',
      fr: 'Les numéros sont surtout ceux des brigades et divisions ; sur ravitaillement mobile, dépôts et artillerie ils ne servent qu’à distinguer.',
    },
  },
  cellWords: { country: 'nation' },
  columns: {
    country: { en: 'Country', fr: 'Pays' },
    letters: { en: 'Letters', fr: 'Lettres' },
    means: { en: 'Meaning', fr: 'Sens' },
  },
  rows: {
    'BULG Cv': row('bulgaria', 'Cv', 'cavalry division', 'division de cavalerie'),
    'BULG Gd': row('bulgaria', 'Gd', 'guards', 'gardes'),
    'BULG LW': row('bulgaria', 'LW', 'Landwehr (second-line reserves)', 'Landwehr (réserves de 2e ligne)'),
    'BULG RR': row('bulgaria', 'RR', 'railroad', 'chemin de fer'),
    'BULG R': row('bulgaria', 'R', 'reserve', 'réserve'),
    'GE VG': row('germany', 'VG', 'von der Goltz', 'von der Goltz'),
    'GR NG': row('greece', 'NG', 'national guard', 'garde nationale'),
    'GR R': row('greece', 'R', 'reserve', 'réserve'),
    'MONT R': row('montenegro', 'R', 'reserve', 'réserve'),
    'SERB R': row('serbia', 'R', 'reserve', 'réserve'),
    'OTT Adrian': row('ottoman', 'Adrian', 'Adrianople', 'Adrianople'),
    'OTT Chat': row('ottoman', 'Chat', 'Chatajla (Chataldja)', 'Chatajla'),
    'OTT Gd': row('ottoman', 'Gd', 'guards', 'gardes'),
    'OTT Kirk': row('ottoman', 'Kirk', 'Kirk Kilisse', 'Kirk Kilisse'),
    'OTT Maid': row('ottoman', 'Maid', 'Maidos', 'Maidos'),
    'OTT R': row('ottoman', 'R', 'Redif (special reserve)', 'Redif (réserve spéciale)'),
    'OTT Rf': row('ottoman', 'Rf', 'rifles', 'fusiliers'),
    'OTT Scut': row('ottoman', 'Scut', 'Scutari', 'Scutari'),
    'OTT Yann': row('ottoman', 'Yann', 'Yannina', 'Yannina'),
  },
});
