/** What a check found: each thing with a mark, and whether all of it holds. */
import { type Finding, findingsTold } from '@grognard/games/dialect';
import type { Dialogue } from '../dialogue.ts';
import type { Status } from '../verb.ts';
import { columns } from './columns.ts';

/** `head` says what was checked, for a script. */
export function report(dialogue: Dialogue, head: object, findings: readonly Finding[]): Status {
  const told = findingsTold(findings, dialogue.say);
  dialogue.answer({ ...head, ...told }, () => {
    const { paint } = dialogue;
    const mark = (each: Finding): string => {
      if (each.holds === null) return '·';
      return each.holds ? paint.green('✓') : paint.red('✗');
    };
    dialogue.print(columns({ rows: told.checked.map((each) => [mark(each), each.words]), width: dialogue.width }));
    dialogue.print(paint.bold(told.words));
  });
  return told.holds ? 0 : 1;
}
