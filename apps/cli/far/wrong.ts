/** What went wrong at the table: a line that cannot be done, or a server that cannot be believed. */
import { refusalWords } from '@grognard/games/words';
import type { Refusal, Refused } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { UsageFault } from '../faults.ts';
import { bullet, paragraph } from '../layout/columns.ts';

export function printFault(desk: Desk, error: Refused | UsageFault): void {
  const { say, paint, width, table } = desk;
  if (error instanceof UsageFault)
    return desk.print(paragraph(paint.red(say(`cli.usage.${error.code}`, error.facts)), width));
  for (const refusal of error.refusals) desk.print(bullet(paint.red(refusalWords(table, say, refusal)), width));
}

/** The line is told as an exported file counts it, from one. */
const wordsOf = ({ table, say }: Desk, sequence: number, refusal: Refusal): string =>
  refusalWords(table, say, { ...refusal, at: '', facts: { line: sequence + 1, ...refusal.facts } });

export const distrustData = (desk: Desk, sequence: number, refusals: readonly Refusal[]): unknown =>
  refusals.map((refusal) => ({ ...refusal, words: wordsOf(desk, sequence, refusal) }));

export function printDistrust(desk: Desk, sequence: number, refusals: readonly Refusal[]): void {
  const { say, paint, width } = desk;
  desk.print();
  desk.print(paragraph(paint.bold(paint.red(say('cli.far.distrust', { line: sequence + 1 }))), width));
  for (const refusal of refusals) desk.print(bullet(paint.red(wordsOf(desk, sequence, refusal)), width));
  desk.print(paragraph(say('cli.far.distrustMore'), width));
}
