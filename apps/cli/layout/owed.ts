/** What a result could not book: said at once, with the correction that would mend it. */
import type { Owed } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { bullet, paragraph } from './columns.ts';

export function printOwed(dialogue: Dialogue, owed: readonly Owed[]): void {
  if (owed.length === 0) return;
  const { say, width, paint } = dialogue;
  dialogue.print();
  dialogue.print(paragraph(paint.red(say('cli.owed', { count: owed.length })), width));
  for (const [index, { sequence, effect, why }] of owed.entries()) {
    const reason = say({ key: `unbooked.${why.unbooked}`, ...(why.facts && { facts: why.facts }) });
    dialogue.print(
      bullet(say('cli.owed.each', { sequence, effect: say(`effect.${effect.kind}`, effect), reason }), width),
    );
    if (why.mend)
      dialogue.print(
        paint.dim(`    campaign correct FILE ${why.mend.at} '${JSON.stringify(why.mend.value)}' --reason …`),
      );
    else dialogue.print(paint.dim(`    campaign correct FILE owed[${index}] null --reason …`));
  }
}
