/** 11.3 Coordinated attack: the modifiers and the result. */
import { grid, list, MODIFIER_COLUMNS } from '@grognard/kernel';
import type { WordedModifier } from '../text/kit.ts';
import { lostMinus } from './lost-minus.ts';

export const coordinatedAttackModifiers = list<WordedModifier, 'initiative' | 'staff' | 'otherNation' | 'large'>({
  id: 'coordinated-attack-modifiers',
  title: { en: 'Coordinated attack modifiers', fr: 'Attaque coordonnée : DRMs' },
  provenance: { document: 'aid', heading: 'TABLE D’ATTAQUE COORDONNEE [11.3]' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    initiative: { value: 1, rule: '11.3', text: 'coordinated-attack.mod.initiative' },
    staff: { value: 1, rule: '11.3', text: 'coordinated-attack.mod.staff' },
    otherNation: { value: -1, rule: '11.3', text: 'coordinated-attack.mod.otherNation' },
    large: { value: -1, rule: '11.3', text: 'coordinated-attack.mod.large' },
  },
  repairs: lostMinus('list', { otherNation: -1, large: -1 }),
});

export const coordinatedAttackTable = grid({
  id: 'coordinated-attack',
  title: { en: 'Coordinated attack', fr: 'Attaque coordonnée' },
  provenance: { document: 'aid', heading: 'TABLE D’ATTAQUE COORDONNEE [11.3]' },
  rowsAre: { en: 'total', fr: 'total' },
  columnsAre: { en: 'result', fr: 'résultat' },
  columnWords: 'column',
  codes: ['halts', 'enters'],
  grid: `
         result
    <4   halts
    4-8  enters
  `,
  meanings: {
    halts: {
      en: 'the Command stops one space short of the enemy',
      fr: 'le Groupe Commandé stoppe à un espace de l’ennemi',
    },
    enters: { en: 'the Command enters the enemy space', fr: 'le Groupe Commandé entre dans l’espace de l’ennemi' },
  },
});
