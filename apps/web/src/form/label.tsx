/** The words about a field: whose proposal it shows, its help, the rule it answers. */
import { ruleWords } from '@grognard/games/words';
import { type Field, followsOf } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { useForm } from './context.ts';

interface Labelled {
  readonly field: Field;
  /** What the field shows is proposed by another one. */
  readonly following?: boolean | undefined;
}

/** Whose proposal stands in a field, for as long as it does. */
export function Proposed({ field, following }: Labelled): ReactNode {
  const { say } = useForm();
  const follows = followsOf(field);
  return follows && following ? <span className="proposed"> {say(follows.why)}</span> : null;
}

/** Shown to whoever asks the page to explain its fields. */
export function Help({ field }: { readonly field: Field }): ReactNode {
  const { game, say } = useForm();
  const { help, rule } = field;
  if (help === undefined && rule === undefined) return null;
  return (
    <p className="help">
      {help !== undefined && say(help)}
      {rule !== undefined && <span className="cite"> {ruleWords(game, say, rule)}</span>}
    </p>
  );
}

/** What changing the field does, with its true sign. */
export function Worth({ path }: { readonly path: string }): ReactNode {
  const { worth } = useForm();
  const told = worth.get(path);
  return told === undefined ? null : <span className="worth">{told}</span>;
}
