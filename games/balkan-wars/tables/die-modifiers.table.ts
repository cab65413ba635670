/** Die modifiers, as printed under the Combat Results Table; all cumulative. */
import { list, MODIFIER_COLUMNS, type ModifierRow } from '@grognard/kernel';

export const dieModifiers = list<
  ModifierRow,
  'attackerCharge' | 'attackerMorale' | 'engineers' | 'defenderCharge' | 'defenderMorale'
>({
  id: 'die-modifiers',
  title: { en: 'Die modifiers', fr: 'Modificateurs au jet de dé' },
  provenance: { document: 'aid', heading: 'Modificateurs au Jet de Dé', page: 1 },
  columns: MODIFIER_COLUMNS,
  rows: {
    attackerCharge: { value: 2, rule: 'charge', text: 'modifier.attackerCharge' },
    attackerMorale: { value: 1, rule: 'moraleSpending', text: 'modifier.attackerMorale' },
    engineers: { value: 1, rule: 'modifiers', text: 'modifier.engineers' },
    defenderCharge: { value: -1, rule: 'charge', text: 'modifier.defenderCharge' },
    defenderMorale: { value: -1, rule: 'moraleSpending', text: 'modifier.defenderMorale' },
  },
});
