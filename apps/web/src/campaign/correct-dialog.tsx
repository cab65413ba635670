/** A track put right by hand, with the reason that the journal keeps. */
import { refusalWords } from '@grognard/games/words';
import { check, type Plain, type Refusal } from '@grognard/kernel';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { FormProvider } from '../form/context.ts';
import { asInput, type Draft, textsIn } from '../form/draft.ts';
import { sortFaults } from '../form/faults.ts';
import { AnyField } from '../form/record-fields.tsx';
import { correctionOf } from './correction.ts';
import type { Add, OpenCampaign } from './use-campaign.ts';

interface CorrectDialogProps {
  readonly open: Pick<OpenCampaign, 'game' | 'campaign'>;
  readonly track: string;
  /** What to begin from instead of the track as it stands. */
  readonly draft?: Draft;
  readonly add: Add;
  readonly close: () => void;
}

export function CorrectDialog({ open: { game, campaign }, track, draft: proposed, add, close }: CorrectDialogProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  const field = game.campaign?.state.fields[track];
  const before = campaign.state[track] as Plain;
  const [draft, setDraft] = useState<Draft>(proposed ?? before);
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const checked = useMemo(() => field && check(field, asInput(draft)), [field, draft]);
  if (!field || !checked) return null;
  const faults = sortFaults(
    checked.ok ? [] : checked.refusals.map((each) => ({ ...each, at: placed(track, each.at) })),
    { kind: 'record', label: field.label, fields: { [track]: field } },
    { [track]: draft },
  );
  const correction = checked.ok ? correctionOf(track, before, checked.value as Plain) : undefined;
  const submit = async (): Promise<void> => {
    if (!correction) return;
    const next = await add({ kind: 'corrected', ...correction, reason });
    if (next.ok) close();
    else setRefusals(next.refusals);
  };
  return (
    <Sheet title={say('web.campaign.correctTrack', { track: say(field.label) })} close={close}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormProvider
          value={{ game, say, faults, tried: true, known: new Map(), worth: new Map(), taken: () => textsIn(draft) }}
        >
          <AnyField field={field} value={draft} path={track} change={setDraft} />
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
        <button type="submit" className="primary" disabled={!correction || reason.trim() === ''}>
          {say('web.campaign.correct')}
        </button>
      </form>
    </Sheet>
  );
}

const placed = (track: string, at: string): string =>
  at === '' ? track : at.startsWith('[') ? `${track}${at}` : `${track}.${at}`;
