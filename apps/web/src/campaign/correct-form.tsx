/** A place of the tracks put right where it stands, with the reason that the journal keeps. */
import { refusalWords } from '@grognard/games/words';
import { type Campaign, check, fieldAt, type Plain, type Refusal, stepsTo } from '@grognard/kernel';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormProvider } from '../form/context.ts';
import { asInput, type Draft, textsIn } from '../form/draft.ts';
import { sortFaults } from '../form/faults.ts';
import { AnyField } from '../form/record-fields.tsx';
import { correctionOf } from './correction.ts';
import type { Add } from './use-campaign.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface CorrectFormProps {
  readonly campaign: Campaign;
  /** A track, or a place on one. */
  readonly path: string;
  /** What to begin from instead of what stands there. */
  readonly draft?: Draft;
  readonly add: Add;
  readonly close: () => void;
}

export function CorrectForm({ campaign, path, draft: proposed, add, close }: CorrectFormProps) {
  const { game, state } = campaign;
  const { say } = useCampaignSpeaker(game);
  const id = useId();
  const field = game.campaign && fieldAt(game.campaign.state, path);
  const before = valueAt(state, path);
  const [draft, setDraft] = useState<Draft>(proposed ?? before);
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const checked = useMemo(() => field && check(field, asInput(draft)), [field, draft]);
  if (!field || !checked) return null;
  const faults = sortFaults(
    checked.ok ? [] : checked.refusals.map((each) => ({ ...each, at: placed(path, each.at) })),
    { kind: 'record', label: field.label, fields: { [path]: field } },
    { [path]: draft },
  );
  const correction = checked.ok ? correctionOf(path, before, checked.value as Plain) : undefined;
  const submit = async (): Promise<void> => {
    if (!correction) return;
    const next = await add({ kind: 'corrected', ...correction, reason });
    if (next.ok) close();
    else setRefusals(next.refusals);
  };
  return (
    <form
      className="correct-form"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormProvider
        value={{ game, say, faults, tried: true, known: new Map(), worth: new Map(), taken: () => textsIn(draft) }}
      >
        <AnyField field={field} value={draft} path={path} change={setDraft} />
      </FormProvider>
      <div className="field text">
        <label htmlFor={id}>{say('web.campaign.reason')}</label>
        <input id={id} value={reason} autoComplete="off" onChange={({ target }) => setReason(target.value)} />
      </div>
      {refusals.map((refusal) => (
        <p key={refusal.code} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
      <p className="tools">
        <button type="submit" className="primary" disabled={!correction || reason.trim() === ''}>
          {say('web.campaign.correct')}
        </button>
        <button type="button" onClick={close}>
          {say('camp.cancel')}
        </button>
      </p>
    </form>
  );
}

const valueAt = (state: Campaign['state'], path: string): Plain =>
  stepsTo(path).reduce<Plain | undefined>(
    (part, step) => (part as Readonly<Record<string, Plain>> | undefined)?.[step],
    state,
  ) ?? null;

const placed = (path: string, at: string): string =>
  at === '' ? path : at.startsWith('[') ? `${path}${at}` : `${path}.${at}`;
