/** Two copies of a campaign that went apart: where they part, how each goes on, and one of them taken. */
import { eventEntry, refusalWords, toldIn } from '@grognard/games/words';
import {
  type CampaignEvent,
  type CampaignFile,
  type Checked,
  fold,
  foldInSteps,
  type Game,
  type Parting,
  parting,
  type Refusal,
  readCampaign,
  type Say,
} from '@grognard/kernel';
import { type ChangeEvent, useId, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { hashOf } from './hash.ts';
import type { OpenCampaign } from './open-campaign.ts';
import { campaigns } from './shelf.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface Compared {
  readonly other: CampaignFile;
  readonly apart: Parting;
}

export function MergeDialog({ open, close }: { readonly open: OpenCampaign; readonly close: () => void }) {
  const { game, journal, kept } = open;
  const { say } = useCampaignSpeaker(game);
  const id = useId();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [compared, setCompared] = useState<Compared>();
  const look = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (!file) return;
    const made = comparedWith(game, journal, await file.text());
    setRefusals(made.ok ? [] : made.refusals);
    setCompared(made.ok ? made.value : undefined);
  };
  const take = async (): Promise<void> => {
    if (!compared) return;
    await campaigns.keep({ ...kept, changed: Date.now() }, compared.other.lines);
    close();
  };
  return (
    <Sheet title={say('camp.merge.open')} close={close}>
      <p>{say('camp.merge.about')}</p>
      <div className="field text">
        <label htmlFor={id}>{say('camp.merge.file')}</label>
        <input id={id} type="file" onChange={(event) => void look(event)} />
      </div>
      {refusals.map((refusal) => (
        <p key={`${refusal.code}${refusal.at}`} className="fault" role="alert">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
      {compared && <Apart game={game} journal={journal} compared={compared} take={() => void take()} close={close} />}
    </Sheet>
  );
}

/** The other file read, and folded, before anything is compared. */
function comparedWith(game: Game, journal: CampaignFile, text: string): Checked<Compared> {
  const other = readCampaign(text, hashOf);
  if (!other.ok) return other;
  const apart = parting(journal, other.value);
  if (!apart.ok) return apart;
  const folded = fold(game, other.value.events);
  return folded.ok ? { ok: true, value: { other: other.value, apart: apart.value } } : folded;
}

interface ApartProps {
  readonly game: Game;
  readonly journal: CampaignFile;
  readonly compared: Compared;
  readonly take: () => void;
  readonly close: () => void;
}

function Apart({ game, journal, compared: { other, apart }, take, close }: ApartProps) {
  const { say } = useCampaignSpeaker(game);
  const { common, first, second } = apart;
  if (first.length + second.length === 0) return <p role="status">{say('camp.merge.same')}</p>;
  const copies = [
    ['camp.merge.here', journal.events],
    ['camp.merge.there', other.events],
  ] as const;
  return (
    <div role="status">
      <p>{say('camp.merge.agree', { last: common - 1 })}</p>
      {copies.map(([title, events]) => (
        <section key={title}>
          <h3>{say(title)}</h3>
          <Onwards sentences={toldAfter(game, say, events, common)} />
        </section>
      ))}
      {first.length > 0 && second.length > 0 && <p>{say('camp.merge.lost', { count: first.length })}</p>}
      <p className="tools">
        <button type="button" className="primary" onClick={close}>
          {say('camp.merge.keep')}
        </button>
        {second.length > 0 && (
          <button type="button" onClick={take}>
            {say('camp.merge.take')}
          </button>
        )}
      </p>
    </div>
  );
}

function Onwards({ sentences }: { readonly sentences: readonly (readonly [number, string])[] }) {
  const { say } = useCampaignSpeaker();
  if (sentences.length === 0) return <p className="quiet">{say('camp.merge.nothing')}</p>;
  return (
    <ol className="onwards">
      {sentences.map(([sequence, sentence]) => (
        <li key={sequence} value={sequence}>
          {sentence}
        </li>
      ))}
    </ol>
  );
}

/** What one copy holds beyond the common part, in sentences. */
function toldAfter(game: Game, say: Say, events: readonly CampaignEvent[], common: number) {
  const told: (readonly [number, string])[] = [];
  for (const step of foldInSteps(game, events)) {
    if (!step.ok || step.value.after.length <= common) continue;
    const { before, after } = step.value;
    told.push([after.length - 1, toldIn(eventEntry(say, before, after, after.last))]);
  }
  return told;
}
