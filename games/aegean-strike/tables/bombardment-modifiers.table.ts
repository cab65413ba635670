/** Bombardment modifier summary. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const bombardmentModifiers = list<
  ModifierRow,
  'mountain' | 'city' | 'clear' | 'deliberateAssault' | 'travelOrReconstitution'
>({
  id: 'bombardment-modifiers',
  title: { en: 'Bombardment modifier summary', fr: 'Résumé du modificateur de bombardement' },
  provenance: { document: 'charts', heading: 'Résumé du modificateur de bombardement' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    mountain: { value: -2, rule: 'bombardment', text: 'modifier.bombMountain' },
    city: { value: -1, rule: 'bombardment', text: 'modifier.bombCity' },
    clear: { value: 1, rule: 'bombardment', text: 'modifier.bombClear' },
    deliberateAssault: { value: 1, rule: 'bombardment', text: 'modifier.bombAssault' },
    travelOrReconstitution: { value: 3, rule: 'bombardment', text: 'modifier.bombTravel' },
  },
});
