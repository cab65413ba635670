/** What went wrong at the table: a line that cannot be done, or a server that cannot be believed. */
import { refusalWords } from '@grognard/games/words';
import type { Refusal, Refused } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { bullet, paragraph } from '../layout/columns.ts';
import { tame } from '../layout/harmless.ts';

export function printFault(dialogue: Dialogue, error: Refused | UsageFault): void {
  const { say, paint, width, gameOpened } = dialogue;
  if (error instanceof UsageFault)
    return dialogue.print(paragraph(paint.red(say(`cli.usage.${error.code}`, error.facts)), width));
  for (const refusal of error.refusals)
    dialogue.print(bullet(paint.red(tame(refusalWords(gameOpened, say, refusal))), width));
}

const wordsOf = ({ gameOpened, shared }: Dialogue, refusal: Refusal): string =>
  refusalWords(gameOpened, shared, { ...refusal, at: '' });

export const distrustData = (dialogue: Dialogue, refusals: readonly Refusal[]): unknown =>
  refusals.map((refusal) => ({ ...refusal, words: wordsOf(dialogue, refusal) }));

/** The line is told as an exported file counts it, from one; the evidence by where it is kept. */
export function printDistrust(
  dialogue: Dialogue,
  sequence: number,
  refusals: readonly Refusal[],
  evidence: string | undefined,
): void {
  const { say, paint, width } = dialogue;
  dialogue.print();
  dialogue.print(paragraph(paint.bold(paint.red(say('cli.remote.distrust', { line: sequence + 1 }))), width));
  for (const refusal of refusals) dialogue.print(bullet(paint.red(wordsOf(dialogue, refusal)), width));
  dialogue.print(paragraph(say('cli.remote.distrustMore'), width));
  if (evidence !== undefined) dialogue.print(paragraph(say('cli.remote.evidence', { file: evidence }), width));
}
