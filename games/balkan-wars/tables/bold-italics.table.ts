/** Combat Results Table, heading: which results are printed in bold italics. The print is lost; a player marks his own copy. */
import { grid, LOST } from '@grognard/kernel';
import { combatResults } from './combat-results.table.ts';

const { rows, columns } = combatResults;

/** The same shape as the Combat Results Table, every mark lost. */
const unmarked = [
  columns.labels.join(' '),
  ...rows.labels.map((row) => [row, ...columns.labels.map(() => LOST)].join(' ')),
].join('\n');

export const boldItalics = grid({
  id: 'bold-italics',
  title: {
    en: 'Combat Results Table: results in bold italics',
    fr: 'Table des Résultats des Combats : résultats en gras et italiques',
  },
  provenance: {
    document: 'aid',
    heading: 'Table des Résultats des Combats, en-tête',
    page: 1,
    note: {
      en: 'Beginners and competitors ignore the results in bold italics. Mark each cell of your own copy here; a cell without a mark is ignored by nobody.',
      fr: 'Débutants et compétiteurs ignorent les résultats en gras et italiques. Marquez ici chaque case de votre exemplaire ; une case sans marque n’est ignorée de personne.',
    },
  },
  rowsAre: combatResults.rowsAre,
  columnsAre: combatResults.columnsAre,
  rowWords: 'line',
  columnWords: 'line',
  codes: ['none', 'attacker', 'defender', 'both'],
  meanings: {
    none: { en: 'neither', fr: 'aucun' },
    attacker: { en: 'the attacker’s result', fr: 'le résultat de l’attaquant' },
    defender: { en: 'the defender’s result', fr: 'le résultat du défenseur' },
    both: { en: 'both results', fr: 'les deux résultats' },
  },
  grid: unmarked,
  lost: [
    {
      where: '0- … 7+, 1/3- … 6/1+',
      what: {
        en: 'Bold and italic type did not survive: which results beginners and competitors ignore is lost. Players of these levels must mark the cells from their own copy.',
        fr: 'Gras et italiques n’ont pas survécu : on ne sait plus quels résultats ignorent débutants et compétiteurs. Les joueurs de ces niveaux doivent marquer les cases d’après leur exemplaire.',
      },
    },
  ],
});
