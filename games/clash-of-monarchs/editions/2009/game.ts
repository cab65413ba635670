/** Clash of Monarchs by the charts of August 2009: where they differ from the French aid, and nothing else. */
import { editionOf } from '@grognard/kernel';
import { game as byTheAid } from '../../game.ts';
import { facts } from './facts.ts';
import { examples } from './marches.examples.ts';
import { forcedMarch, march } from './marches.ts';
import { rules } from './rules.ts';
import { tables } from './tables.ts';
import { text } from './text.ts';

export const game = editionOf(byTheAid, {
  ...facts,
  rules,
  tables,
  procedures: { march, 'forced-march': forcedMarch },
  text,
  examples,
});
