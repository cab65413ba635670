/** 12.7 What is added to the entrenchment die. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const entrenchmentModifiers = list<ModifierRow, 'commander' | 'mps'>({
  id: 'entrenchment-modifiers',
  title: { en: 'Entrenchment modifiers', fr: 'Retranchement : DRMs' },
  provenance: { document: 'aid', heading: 'TABLE RETRANCHEMENT [12.7]' },
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '12.7', text: 'mod.defensive' },
    mps: { value: 'varies', rule: '12.7', text: 'entrenchment.mod.mps' },
  },
});
