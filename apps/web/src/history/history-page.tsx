/** The rolls made on this device outside any campaign: what came of each, and how lucky it was. */
import { shelf } from '@grognard/games';
import { tongues } from '@grognard/games/words';
import type { Locale } from '@grognard/kernel';
import { useId, useState } from 'react';
import { Coming } from '../app/late.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { saveFile } from '../app/save-file.ts';
import { Sheet } from '../app/sheet.tsx';
import { useShelf } from '../app/use-shelf.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { HistoryLuck, RollLuck } from './history-luck.tsx';
import { useRollsWeighed } from './luck.ts';
import { type Roll, rollLines, rollShelf } from './shelf.ts';

export function HistoryPage() {
  const { say, locale } = useSpeaker();
  const all = useShelf(rollShelf);
  const [of, setOf] = useState('');
  const rolls = (all ?? []).filter(({ game }) => of === '' || game === of);
  useRollsWeighed(rolls);
  if (!all) return <Coming />;
  return (
    <div className="page history">
      <PageTitle title={say('history.title')} up={{ href: hrefOf({ at: 'home' }), label: say('web.home') }} />
      <p className="quiet">{say(all.length === 0 ? 'history.none' : 'history.about')}</p>
      {all.length > 0 && <Tools all={all} rolls={rolls} of={of} choose={setOf} />}
      <HistoryLuck rolls={rolls} />
      {daysOf(rolls, locale).map(({ day, rolls: made }) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol className="sheet rolls">
            {made.map((roll) => (
              <RollLine key={roll.id} roll={roll} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ToolsProps {
  readonly all: readonly Roll[];
  readonly rolls: readonly Roll[];
  readonly of: string;
  readonly choose: (game: string) => void;
}

function Tools({ all, rolls, of, choose }: ToolsProps) {
  const { say } = useSpeaker();
  const id = useId();
  const [clearing, setClearing] = useState(false);
  const games = shelf.filter((each) => all.some(({ game }) => game === each.id));
  return (
    <div className="tools history-tools">
      {games.length > 1 && (
        <div className="field">
          <label htmlFor={id}>{say('web.campaigns.game')}</label>
          <select id={id} value={of} onChange={({ target }) => choose(target.value)}>
            <option value="">{say('history.every')}</option>
            {games.map((game) => (
              <option key={game.id} value={game.id}>
                {say.read(game.titles)}
              </option>
            ))}
          </select>
        </div>
      )}
      <button
        type="button"
        onClick={() => saveFile('grognard-rolls.jsonl', `${rollLines(rolls)}\n`, 'application/jsonl')}
      >
        {say('history.save')}
      </button>
      <button type="button" onClick={() => setClearing(true)}>
        {say('history.clear')}
      </button>
      {clearing && <ClearDialog rolls={rolls} close={() => setClearing(false)} />}
    </div>
  );
}

function RollLine({ roll }: { readonly roll: Roll }) {
  const { say, locale } = useSpeaker();
  const { game, procedure, title, told, input, rulings, changed } = roll;
  const name = say.read(shelf.find(({ id }) => id === game)?.titles) ?? game;
  return (
    <li className="roll">
      <time dateTime={new Date(changed).toISOString()} className="caption">
        {new Date(changed).toLocaleTimeString(tongues[locale].tag, { hour: '2-digit', minute: '2-digit' })}
      </time>
      <div>
        <p className="roll-told">{say.read(told)}</p>
        <p className="cite">
          <a href={hrefOf({ at: 'chart', game, procedure, input, rulings })}>{say.read(title)}</a> · {name}
        </p>
        <RollLuck roll={roll} />
      </div>
    </li>
  );
}

function ClearDialog({ rolls, close }: { readonly rolls: readonly Roll[]; readonly close: () => void }) {
  const { say } = useSpeaker();
  const drop = async (): Promise<void> => {
    await rollShelf.forget(...rolls.map(({ id }) => id));
    close();
  };
  return (
    <Sheet title={say('history.clear')} close={close}>
      <p>{say('history.clearWhy', { count: rolls.length })}</p>
      <button type="button" className="primary danger" onClick={() => void drop()}>
        {say('history.clear')}
      </button>
    </Sheet>
  );
}

/** Rolls of one day together, the newest day first. */
function daysOf(rolls: readonly Roll[], locale: Locale): readonly { readonly day: string; readonly rolls: Roll[] }[] {
  const days = new Map<string, Roll[]>();
  for (const roll of rolls) {
    const day = new Date(roll.changed).toLocaleDateString(tongues[locale].tag, { dateStyle: 'full' });
    days.set(day, [...(days.get(day) ?? []), roll]);
  }
  return [...days].map(([day, made]) => ({ day, rolls: made }));
}
