/** Campaigns: begun, brought in, opened. */
import { shelf } from '@grognard/games';
import { refusalWords } from '@grognard/games/words';
import { beginCampaign, type CampaignEvent, nextLine, type Refusal, readCampaign } from '@grognard/kernel';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { takeGame } from '../app/library.ts';
import { PageTitle } from '../app/page-title.tsx';
import { go, hrefOf, type Route } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { GameAndName } from '../campaign/game-and-name.tsx';
import { hashOf } from '../campaign/hash.ts';
import { readWhole } from '../campaign/open-campaign.ts';
import { SetupChoice } from '../campaign/setup-choice.tsx';
import { campaigns, type Kept } from '../campaign/shelf.ts';
import { storedRulings } from '../chart/rulings.tsx';
import { overlayOf } from '../table/own.ts';
import { CampaignPage } from './campaign-page.tsx';
import { RecentCampaigns } from './recent-campaigns.tsx';

export function CampaignPages({ route }: { readonly route: Extract<Route, { at: 'campaigns' | 'campaign' }> }) {
  return route.at === 'campaign' ? <CampaignPage route={route} /> : <Campaigns />;
}

function Campaigns() {
  const { say } = useSpeaker();
  return (
    <div className="page">
      <PageTitle title={say('web.campaigns.title')} up={{ href: hrefOf({ at: 'home' }), label: say('web.home') }} />
      <RecentCampaigns />
      <NewCampaign />
      <BringIn />
    </div>
  );
}

const keptFrom = (event: Extract<CampaignEvent, { kind: 'opened' }>, { length }: readonly string[]): Kept => ({
  id: crypto.randomUUID(),
  game: event.game,
  name: event.name,
  length,
  changed: Date.now(),
});

function NewCampaign() {
  const { say } = useSpeaker();
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
    const lines = [nextLine([], opening.value, hashOf)];
    const kept = keptFrom(opening.value, lines);
    await campaigns.keep(kept, lines);
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
  const { say } = useSpeaker();
  return refusals.map((refusal) => (
    <p key={`${refusal.code}${refusal.at}`} className="fault" role="alert">
      {refusalWords(undefined, say, refusal)}
    </p>
  ));
}

/** A journal that was taken, and what is to be told of it first. */
interface Brought {
  readonly id: string;
  readonly name: string;
  readonly told: readonly string[];
}

/** A byte order mark is kept, so that it can be told of. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A journal file from the command, from another device, or from a friend: taken only if it replays; what is lost is told. */
function BringIn() {
  const { say } = useSpeaker();
  const id = useId();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [brought, setBrought] = useState<Brought>();
  const take = async (file: File): Promise<void> => {
    const journal = readCampaign(decoder.decode(await file.arrayBuffer()), hashOf);
    if (!journal.ok) return setRefusals(journal.refusals);
    const { lines, events, torn, borne } = journal.value;
    const [first] = events;
    if (first?.kind !== 'opened') return setRefusals([{ code: first ? 'notOpened' : 'emptyCampaign', at: '' }]);
    const kept = keptFrom(first, lines);
    const opened = await readWhole(kept, lines);
    if (opened.state === 'refused') return setRefusals(opened.refusals);
    await campaigns.keep(kept, lines);
    const told = [
      ...borne.map((each) => say(`file.${each}`)),
      ...(torn === '' ? [] : [say('file.torn', { line: lines.length + 1 })]),
    ];
    if (told.length === 0) return go({ at: 'campaign', id: kept.id });
    setBrought({ id: kept.id, name: kept.name, told });
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
      {brought && (
        <div role="status">
          {brought.told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <a href={hrefOf({ at: 'campaign', id: brought.id })}>{brought.name}</a>
        </div>
      )}
    </section>
  );
}
