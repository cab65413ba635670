/** The six steps of every combat, in the order of the page. */
import { list } from '@grognard/kernel';

type Row = {
  readonly combats: 'ground' | 'all';
  readonly text: string;
};

const step = (combats: Row['combats'], number: string): Row => ({ combats, text: `sequence.${number}` });

export const sequence = list<Row, '1' | '2' | '3' | '4' | '5' | '6'>({
  id: 'sequence',
  title: { en: 'Combat resolution sequence', fr: 'Séquence de résolution du combat' },
  provenance: { document: 'aid', heading: 'Séquence de Résolution du Combat' },
  columns: {
    combats: { en: 'Combats', fr: 'Combats' },
    text: { en: 'What is done', fr: 'Ce que l’on fait' },
  },
  rows: {
    '1': step('ground', '1'),
    '2': step('all', '2'),
    '3': step('ground', '3'),
    '4': step('all', '4'),
    '5': step('all', '5'),
    '6': step('all', '6'),
  },
  rowWords: 'sequence.step',
  cellWords: { combats: 'combats' },
});
