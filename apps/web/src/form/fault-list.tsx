/** What is wrong with a field, in words, beside the field. */
import { refusalWords } from '@grognard/games/words';
import type { Refusal } from '@grognard/kernel';
import { useForm } from './context.ts';

export const faultId = (path: string): string => `fault-${path}`;

interface FaultListProps {
  readonly path: string;
  /** Several fields share the place: each fault says which of them it speaks of. */
  readonly named?: boolean;
}

export function FaultList({ path, named = false }: FaultListProps) {
  const { faults, tried } = useForm();
  // A number that waits in its line to be typed says so by its look.
  const told = faults.at(path).filter(({ code }) => !named || tried || code !== 'missing');
  return <Faulty id={faultId(path)} refusals={told} named={named} />;
}

export function Faulty({
  id,
  refusals,
  places = false,
  named = false,
}: {
  readonly id?: string;
  readonly refusals: readonly Refusal[];
  readonly places?: boolean;
  readonly named?: boolean;
}) {
  const { game, say, tried } = useForm();
  if (refusals.length === 0) return null;
  return (
    <ul className="faults" id={id}>
      {refusals.map((refusal) => {
        const open = refusal.code === 'missing' && !tried;
        // Where the sentence stands beside its field it need not name the place again.
        const words = refusalWords(game, say, places ? refusal : { ...refusal, at: '' });
        return (
          <li key={`${refusal.code}${refusal.at}`} className={open ? 'fault open' : 'fault'}>
            {named && labelOf(refusal) !== undefined && (
              <b>{say('web.labelled', { label: say(labelOf(refusal) ?? '') })} </b>
            )}
            {open ? say('web.form.needed') : words}
          </li>
        );
      })}
    </ul>
  );
}

const labelOf = ({ facts }: Refusal): string | undefined => {
  const label = facts?.['label'];
  return typeof label === 'string' ? label : undefined;
};

/** Ties a control to its faults for a screen reader. */
export function useFaultProps(path: string): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const { faults, tried } = useForm();
  const here = faults.at(path);
  const wrong = here.length > 0 && (tried || here.some(({ code }) => code !== 'missing'));
  return wrong ? { 'aria-describedby': faultId(path), 'aria-invalid': true } : {};
}
