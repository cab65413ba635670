/** What a check found: each thing with a mark, and whether all of it holds. */
import type { Facts } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import type { Status } from '../verb.ts';
import { columns } from './columns.ts';

/** Worded by `cli.verify.<key>`. */
export interface Finding {
  readonly holds: boolean;
  readonly key: string;
  readonly facts: Facts;
}

/** `head` says what was checked, for a script. */
export function report(dialogue: Dialogue, head: object, findings: readonly Finding[]): Status {
  const holds = findings.every((finding) => finding.holds);
  const words = ({ key, facts }: Finding): string => dialogue.say(`cli.verify.${key}`, facts);
  dialogue.answer({ ...head, holds, checked: findings.map((each) => ({ ...each, words: words(each) })) }, () => {
    const { paint } = dialogue;
    const rows = findings.map((each) => [each.holds ? paint.green('✓') : paint.red('✗'), words(each)]);
    dialogue.print(columns({ rows, width: dialogue.width }));
    dialogue.print(paint.bold(dialogue.say(holds ? 'cli.verify.holds' : 'cli.verify.fails')));
  });
  return holds ? 0 : 1;
}
