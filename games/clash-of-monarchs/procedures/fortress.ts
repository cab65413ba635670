/** 17.3-4 What a fortress holds, and what it takes to besiege or mask it. */
import type { Refusal } from '@grognard/kernel';
import { refusal } from '../text/kit.ts';
import type { ClashBook } from './book.ts';

/** The two rows of the table of fortresses, for a class. */
export const fortressFigures = (of: number, { tables }: ClashBook) => ({
  inside: Number(tables.fortresses.cell('inside', String(of))),
  besiege: Number(tables.fortresses.cell('besiege', String(of))),
});

interface Invested {
  readonly class: number;
  readonly sps: number;
  readonly garrison: number;
}

/** Enough SPs before it, and no more within than it holds. */
export function fortressRefusals({ class: of, sps, garrison }: Invested, book: ClashBook): readonly Refusal[] {
  const { inside: most, besiege: needed } = fortressFigures(of, book);
  return [
    ...(sps < needed ? [refusal('tooFewBesiegers', 'sps', { rule: '17.3-4', facts: { sps, needed } })] : []),
    ...(garrison > most
      ? [refusal('garrisonTooLarge', 'garrison', { rule: '17.3-4', facts: { garrison, most } })]
      : []),
  ];
}
