/** What supply actions are worth in thalers, and the other way round. */
import type { Nation } from '../vocabulary.ts';

const DOUBLE = 2;

/** 10.0 How many SAs an amount takes: one for one, but double for Russia before the Russian improvement. */
export const actionsFor = (amount: number, nation: Nation, improved: boolean): number =>
  nation === 'RU' && !improved ? DOUBLE * amount : amount;
