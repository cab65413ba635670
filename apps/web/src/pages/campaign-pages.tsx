/** Campaigns: begun, brought in, opened. */
import { shelf } from '@grognard/games';
import { refusalWords } from '@grognard/games/words';
import { beginCampaign, type CampaignEvent, type Refusal } from '@grognard/kernel';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { go, type Route } from '../app/route.ts';
import { useVoice } from '../app/voice.ts';
import { nextLine, readText } from '../campaign/chain.ts';
import { GameAndName } from '../campaign/game-and-name.tsx';
import { SetupChoice } from '../campaign/setup-choice.tsx';
import { campaigns } from '../campaign/shelf.ts';
import { openKept } from '../campaign/use-campaign.ts';
import { storedRulings } from '../chart/rulings.tsx';
import { overlayOf } from '../table/own.ts';
import { CampaignPage } from './campaign-page.tsx';
import { RecentCampaigns } from './recent-campaigns.tsx';

export function CampaignPages({ route }: { readonly route: Extract<Route, { at: 'campaigns' | 'campaign' }> }) {
  return route.at === 'campaign' ? <CampaignPage id={route.id} /> : <Campaigns />;
}

function Campaigns() {
  const { say } = useVoice();
  return (
    <div className="page">
      <h1>{say('web.campaigns.title')}</h1>
      <RecentCampaigns />
      <NewCampaign />
      <BringIn />
    </div>
  );
}

const keptFrom = (event: Extract<CampaignEvent, { kind: 'opened' }>, lines: readonly string[]) => ({
  id: crypto.randomUUID(),
  game: event.game,
  name: event.name,
  lines,
  changed: Date.now(),
});

function NewCampaign() {
  const { say } = useVoice();
  const [game, setGame] = useState(shelf[0]?.id ?? '');
  const [name, setName] = useState('');
  const [setup, setSetup] = useState('');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const begin = async (): Promise<void> => {
    const taken = await takeGame(game);
    if (!taken) return;
    const printed = taken.campaign?.setups?.[setup] ?? {};
    const opening = beginCampaign(taken, name.trim(), printed, storedRulings(taken), overlayOf(taken));
    if (!opening.ok || opening.value.kind !== 'opened') {
      setRefusals(opening.ok ? [] : opening.refusals);
      return;
    }
    const kept = keptFrom(opening.value, [nextLine([], opening.value)]);
    await campaigns.put(kept);
    go({ at: 'campaign', id: kept.id });
  };
  return (
    <form
      className="panel"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{say('web.campaigns.new')}</h2>
      <GameAndName
        game={game}
        name={name}
        choose={(id) => {
          setGame(id);
          setSetup('');
        }}
        call={setName}
      />
      <SetupChoice game={game} setup={setup} choose={setSetup} />
      <Refusals refusals={refusals} />
      <button type="submit" className="primary" disabled={name.trim() === ''}>
        {say('web.campaigns.begin')}
      </button>
    </form>
  );
}

function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { say } = useVoice();
  return refusals.map((refusal) => (
    <p key={`${refusal.code}${refusal.at}`} className="fault" role="alert">
      {refusalWords(undefined, say, refusal)}
    </p>
  ));
}

/** A journal file from the command, from another device, or from a friend: taken only if it is whole and replays. */
function BringIn() {
  const { say } = useVoice();
  const id = useId();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const take = async (file: File): Promise<void> => {
    const journal = readText(await file.text());
    if (!journal.ok) return setRefusals(journal.refusals);
    const { lines, events } = journal.value;
    const [first] = events;
    if (first?.kind !== 'opened') return setRefusals([{ code: 'notOpened', at: '' }]);
    const kept = keptFrom(first, lines);
    const opened = await openKept(kept);
    if (opened.state === 'refused') return setRefusals(opened.refusals);
    await campaigns.put(kept);
    go({ at: 'campaign', id: kept.id });
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) void take(file);
    target.value = '';
  };
  return (
    <section className="panel">
      <h2>{say('web.campaigns.bring')}</h2>
      <div className="field text">
        <label htmlFor={id}>{say('web.campaigns.file')}</label>
        <input id={id} type="file" onChange={picked} />
      </div>
      <Refusals refusals={refusals} />
    </section>
  );
}
