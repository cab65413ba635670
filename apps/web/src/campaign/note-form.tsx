/** A line written into the journal by hand. */
import { refusalWords } from '@grognard/games/words';
import type { Game, Refusal } from '@grognard/kernel';
import { type FormEvent, useId, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Add } from './use-campaign.ts';

export function NoteForm({ game, add }: { readonly game: Game; readonly add: Add }) {
  const { say } = useSpeaker(game);
  const id = useId();
  const [text, setText] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const note = async (): Promise<void> => {
    const next = await add({ kind: 'noted', text: text.trim() });
    if (next.ok) setText('');
    setRefusals(next.ok ? [] : next.refusals);
  };
  return (
    <form
      className="note-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void note();
      }}
    >
      <label htmlFor={id}>{say('web.campaign.note')}</label>
      <input id={id} value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      <button type="submit" disabled={text.trim() === ''}>
        {say('web.campaign.write')}
      </button>
      {refusals.map((refusal) => (
        <p key={refusal.code} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
    </form>
  );
}
