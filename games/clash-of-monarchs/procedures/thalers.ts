/** What supply actions are worth in thalers, and how a treasury lies on the table. */
import type { CounterFate, EquationTerm } from '@grognard/kernel';
import { words } from '../text/kit.ts';
import type { Nation } from '../vocabulary.ts';
import { sign, term } from './on-table.ts';

const DOUBLE = 2;

/** 10.0 How many SAs an amount takes: one for one, but double for Russia before the Russian improvement. */
export const actionsFor = (amount: number, nation: Nation, improved: boolean): number =>
  nation === 'RU' && !improved ? DOUBLE * amount : amount;

/** 20 − 14 = 6: a treasury and what is paid from it. */
export const treasuryTerms = (treasury: number, thl: number): readonly EquationTerm[] => [
  term(treasury, 'field.treasury'),
  sign('−'),
  term(thl, 'figure.thl'),
  sign('='),
  term(treasury - thl, 'term.left', { leads: true }),
];

/** What a treasury holds afterwards. */
export const spentFate = (at: string, treasury: number): CounterFate => ({
  at,
  words: words('fate.treasury', { thl: treasury }),
  after: { treasury },
});
