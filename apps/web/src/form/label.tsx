/** The label of a field, with its help and the rule it answers. */
import { ruleWords } from '@grognard/games/words';
import { type Field, followsOf } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { useForm } from './context.ts';

interface Labelled {
  readonly field: Field;
  /** What the field shows is proposed by another one. */
  readonly following?: boolean | undefined;
}

export function Label({ field, htmlFor, following }: Labelled & { readonly htmlFor: string }) {
  const { say } = useForm();
  return (
    <div className="label">
      <label htmlFor={htmlFor}>{say(field.label)}</label>
      <Proposed field={field} following={following} />
      <Help field={field} />
    </div>
  );
}

/** Whose proposal stands in a field, for as long as it does. */
export function Proposed({ field, following }: Labelled): ReactNode {
  const { say } = useForm();
  const follows = followsOf(field);
  return follows && following ? <span className="proposed"> {say(follows.why)}</span> : null;
}

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
