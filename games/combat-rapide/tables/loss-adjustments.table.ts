/** F, G What changes the sum of the losses a side has inflicted. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const lossAdjustments = list<ModifierRow, 'size' | 'national'>({
  id: 'loss-adjustments',
  title: { en: 'Adjustments of the losses inflicted', fr: 'Ajustements des pertes infligées' },
  provenance: { document: 'aid', heading: 'F, G' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    size: { value: 'varies', rule: 'F', text: 'modifier.size' },
    national: { value: 'varies', rule: 'G', text: 'modifier.national' },
  },
});
