/** Unit identification: what the letters on the counters stand for. */
import { type Bilingual, list } from '@grognard/kernel';

type Row = { readonly country: string; readonly letters: string; readonly means: Bilingual };

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
    'bulgaria.Cv': row('bulgaria', 'Cv', 'cavalry division', 'division de cavalerie'),
    'bulgaria.Gd': row('bulgaria', 'Gd', 'guards', 'gardes'),
    'bulgaria.LW': row('bulgaria', 'LW', 'Landwehr (second-line reserves)', 'Landwehr (réserves de 2e ligne)'),
    'bulgaria.RR': row('bulgaria', 'RR', 'railroad', 'chemin de fer'),
    'bulgaria.R': row('bulgaria', 'R', 'reserve', 'réserve'),
    'germany.VG': row('germany', 'VG', 'von der Goltz', 'von der Goltz'),
    'greece.NG': row('greece', 'NG', 'national guard', 'garde nationale'),
    'greece.R': row('greece', 'R', 'reserve', 'réserve'),
    'montenegro.R': row('montenegro', 'R', 'reserve', 'réserve'),
    'serbia.R': row('serbia', 'R', 'reserve', 'réserve'),
    'ottoman.Adrian': row('ottoman', 'Adrian', 'Adrianople', 'Andrinople'),
    'ottoman.Chat': row('ottoman', 'Chat', 'Chatajla (Chataldja)', 'Chatajla (Tchataldja)'),
    'ottoman.Gd': row('ottoman', 'Gd', 'guards', 'gardes'),
    'ottoman.Kirk': row('ottoman', 'Kirk', 'Kirk Kilisse', 'Kirk Kilissé'),
    'ottoman.Maid': row('ottoman', 'Maid', 'Maidos', 'Maidos'),
    'ottoman.R': row('ottoman', 'R', 'Redif (special reserve)', 'Redif (réserve spéciale)'),
    'ottoman.Rf': row('ottoman', 'Rf', 'rifles', 'fusiliers'),
    'ottoman.Scut': row('ottoman', 'Scut', 'Scutari', 'Scutari'),
    'ottoman.Yann': row('ottoman', 'Yann', 'Yannina', 'Janina'),
  },
});
