/** What is wrong with a field, in words, beside the field. */
import { refusalWords } from '@grognard/games/words';
import type { Refusal } from '@grognard/kernel';
import { useForm } from './context.ts';

export const faultId = (path: string): string => `fault-${path}`;

export function FaultList({ path }: { readonly path: string }) {
  const { faults } = useForm();
  return <Faulty id={faultId(path)} refusals={faults.at(path)} />;
}

export function Faulty({
  id,
  refusals,
  places = false,
}: {
  readonly id?: string;
  readonly refusals: readonly Refusal[];
  readonly places?: boolean;
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
            {open ? say('web.form.needed') : words}
          </li>
        );
      })}
    </ul>
  );
}

/** Ties a control to its faults for a screen reader. */
export function useFaultProps(path: string): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } {
  const { faults, tried } = useForm();
  const here = faults.at(path);
  if (here.length === 0) return {};
  const wrong = tried || here.some(({ code }) => code !== 'missing');
  return { 'aria-describedby': faultId(path), ...(wrong && { 'aria-invalid': true as const }) };
}
