/** What a check found: each thing with a mark, and whether all of it holds. */
import type { Facts } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import type { Status } from '../verb.ts';
import { columns } from './columns.ts';

/** Worded by `cli.verify.<key>`. */
export interface Finding {
  /** Nothing where it can be neither proved nor disproved, or is only to be known. */
  readonly holds: boolean | null;
  readonly key: string;
  readonly facts: Facts;
}

/** `head` says what was checked, for a script. */
export function report(dialogue: Dialogue, head: object, findings: readonly Finding[]): Status {
  const holds = findings.every((finding) => finding.holds !== false);
  const words = ({ key, facts }: Finding): string => dialogue.say(`cli.verify.${key}`, facts);
  dialogue.answer({ ...head, holds, checked: findings.map((each) => ({ ...each, words: words(each) })) }, () => {
    const { paint } = dialogue;
    const mark = (each: Finding): string => {
      if (each.holds === null) return '·';
      return each.holds ? paint.green('✓') : paint.red('✗');
    };
    dialogue.print(columns({ rows: findings.map((each) => [mark(each), words(each)]), width: dialogue.width }));
    const whole = findings.some((each) => each.holds === null) ? 'holdsMostly' : 'holds';
    dialogue.print(paint.bold(dialogue.say(`cli.verify.${holds ? whole : 'fails'}`)));
  });
  return holds ? 0 : 1;
}
