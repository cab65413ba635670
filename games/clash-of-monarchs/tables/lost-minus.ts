/** The bullets of the page swallowed the minus signs of its lists: an unsigned value is negative. */
import type { Confidence, Repair } from '@grognard/kernel';

const EVIDENCE = {
  charts: {
    en: 'The bullet took the minus sign; the English charts of August 2009 print it',
    fr: 'La puce a pris le signe moins ; les tables anglaises d’août 2009 l’impriment',
  },
  list: {
    en: 'The bullet took the minus sign: bonuses keep their plus in the same list, and the march and siege lists are confirmed by the English charts',
    fr: 'La puce a pris le signe moins : les bonus gardent leur plus dans la même liste, et les listes de marche et de siège sont confirmées par les tables anglaises',
  },
} as const;

/** Repairs for the rows whose minus sign was lost. */
export const lostMinus = (
  evidence: keyof typeof EVIDENCE,
  rows: Readonly<Record<string, number>>,
): readonly Repair[] => {
  const confidence: Confidence = evidence === 'charts' ? 'certain' : 'high';
  return Object.entries(rows).map(([row, value]) => ({
    row,
    column: 'value',
    seen: String(-value),
    used: String(value),
    why: 'scan',
    evidence: EVIDENCE[evidence],
    confidence,
  }));
};
