/** Soviet Union air defence table, die modifier (optional rule). */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const sovietDefenceModifiers = list<ModifierRow, 'singleSortie'>({
  id: 'soviet-defence-modifiers',
  title: { en: 'Soviet air defence: die modifier', fr: 'Défense aérienne soviétique : modificateur de dé' },
  provenance: { document: 'charts', heading: 'Table de la défense aérienne de l’Union soviétique' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: { singleSortie: { value: -2, rule: 'sovietDefence', text: 'modifier.singleSortie' } },
});
