/** 13.0 What changes the interception die. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const interceptionModifiers = list<WordedModifier, 'commander' | 'lights' | 'multiNational' | 'river'>({
  id: 'interception-modifiers',
  title: { en: 'Interception modifiers', fr: 'Interception : DRMs' },
  provenance: { document: 'aid', heading: 'SEQUENCES D’ACTIONS DANS UN ESPACE [12.10], Interceptant [13.0]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    commander: { value: 'varies', rule: '13.0', text: 'mod.offensive' },
    lights: { value: 1, rule: '13.0', text: 'mod.lights' },
    multiNational: { value: -1, rule: '13.0', text: 'mod.multiNational' },
    river: { value: -2, rule: '13.0', text: 'interception.mod.river' },
  },
});
