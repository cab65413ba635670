/** The six steps of every combat, in the order of the page. */
import { list } from '@grognard/kernel';
import { family } from '../text/kit.ts';
import { limits } from './limits.table.ts';

type Combats = 'ground' | 'all';
type Told = 'attackers' | 'commitment' | 'airCombat' | 'modifiers' | 'dice' | 'result';

type Row = {
  readonly combats: Combats;
  /** What is done; with the figures that stand in the sentence, where there are any. */
  readonly text: Told | { readonly type: Told; readonly least: number; readonly most: number };
};

const within = (type: Told, { least, most }: { readonly least: number; readonly most: number }): Row['text'] => ({
  type,
  least,
  most,
});

export const sequence = list<Row, '1' | '2' | '3' | '4' | '5' | '6'>({
  id: 'sequence',
  title: { en: 'Combat resolution sequence', fr: 'Séquence de résolution du combat' },
  provenance: { document: 'aid', heading: 'Séquence de Résolution du Combat' },
  columns: {
    combats: { en: 'Combats', fr: 'Combats' },
    text: { en: 'What is done', fr: 'Ce que l’on fait' },
  },
  rows: {
    '1': { combats: 'ground', text: 'attackers' },
    '2': { combats: 'all', text: 'commitment' },
    '3': { combats: 'ground', text: 'airCombat' },
    '4': { combats: 'all', text: within('modifiers', limits.rows.drm) },
    '5': { combats: 'all', text: within('dice', limits.rows.value) },
    '6': { combats: 'all', text: 'result' },
  },
  rowWords: family<'1' | '2' | '3' | '4' | '5' | '6'>()('sequence.step'),
  cellWords: { combats: family<Combats>()('combats'), text: family<Told>()('sequence') },
});
