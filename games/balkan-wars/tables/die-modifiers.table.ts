/** Die modifiers, as printed under the Combat Results Table; all cumulative. */
import { list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';

export const dieModifiers = list<
  WordedModifier,
  'attackerCharge' | 'attackerMorale' | 'engineers' | 'defenderCharge' | 'defenderMorale'
>({
  id: 'die-modifiers',
  title: { en: 'Die modifiers (cumulative)', fr: 'Modificateurs au jet de dé (cumulatifs)' },
  provenance: {
    document: 'aid',
    heading: 'Modificateurs au Jet de Dé (cumulatifs)',
    page: 1,
    note: {
      en: 'As printed. S&T 166 corrected the two lines on charging: short of twice the Shock Value, the −1 applies; the ruling on the charge says which is in force.',
      fr: 'Tels qu’imprimés. S&T 166 a corrigé les deux lignes sur la charge : à moins du double de la Valeur de Choc, le −1 s’applique ; l’arbitrage sur la charge dit lequel est en vigueur.',
    },
  },
  rowWords: 'modifierName',
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    attackerCharge: { value: 2, rule: 'charge', text: 'modifier.attackerCharge' },
    attackerMorale: { value: 1, rule: 'moraleSpending', text: 'modifier.attackerMorale' },
    engineers: { value: 1, rule: 'modifiers', text: 'modifier.engineers' },
    defenderCharge: { value: -1, rule: 'charge', text: 'modifier.defenderCharge' },
    defenderMorale: { value: -1, rule: 'moraleSpending', text: 'modifier.defenderMorale' },
  },
});
