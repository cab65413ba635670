/** The label of a field, with its help and the rule it answers. */
import { ruleWords } from '@grognard/games/words';
import type { Field } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { useForm } from './context.ts';

export function Label({ field, htmlFor }: { readonly field: Field; readonly htmlFor: string }) {
  const { say } = useForm();
  return (
    <div className="label">
      <label htmlFor={htmlFor}>{say(field.label)}</label>
      <Help field={field} />
    </div>
  );
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
