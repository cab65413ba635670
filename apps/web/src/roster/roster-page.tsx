/** The roster of a game on this device: counters by kind, found, changed, pasted in and copied out. */
import { type CounterKind, counterKinds, type Game, type Refusal } from '@grognard/kernel';
import { useId, useState } from 'react';
import { announce } from '../app/announce.tsx';
import { Icon } from '../app/icon.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { saveFile } from '../app/save-file.ts';
import { Sheet } from '../app/sheet.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { CounterSymbols } from '../form/counter-drawing.tsx';
import { CounterDialog } from './counter-dialog.tsx';
import { matching, onDevice } from './found.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { RosterLine } from './roster-line.tsx';
import { rowsOf } from './rows.ts';
import { changeCounter, enterCounters, keyOf, type RosterCounter, rosterShelf } from './shelf.ts';
import { useCounters } from './use-roster.ts';

export function RosterPage({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const counters = useCounters(game.id);
  const kinds = counterKinds(game);
  return (
    <div className="page roster-page">
      <PageTitle
        title={say('roster.title')}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
      />
      <p className="quiet">{say(kinds.length === 0 ? 'roster.noKinds' : 'roster.about')}</p>
      <CounterSymbols />
      {counters && kinds.map((kind) => <Kind key={kind.kind} game={game} kind={kind} all={counters} />)}
    </div>
  );
}

interface KindProps {
  readonly game: Game;
  readonly kind: CounterKind;
  readonly all: readonly RosterCounter[];
}

type Asking =
  | { readonly kind: 'new' | 'paste' | 'clear' }
  | { readonly kind: 'change'; readonly counter: RosterCounter };

function Kind({ game, kind, all }: KindProps) {
  const { say } = useSpeaker(game);
  const [wanted, setWanted] = useState('');
  const [asking, setAsking] = useState<Asking>();
  const id = useId();
  const close = (): void => setAsking(undefined);
  const counters = onDevice(all, game.id, kind.kind) as readonly RosterCounter[];
  const found = matching(kind, counters, wanted, say) as readonly RosterCounter[];
  const add = async (facts: RosterCounter['facts']): Promise<readonly Refusal[]> => {
    const key = keyOf(game.id, kind.kind, String(facts[kind.name]));
    if (counters.some((each) => each.key === key)) return [nameTaken(kind, facts)];
    await enterCounters(game.id, kind, [facts]);
    return [];
  };
  return (
    <section className="sheet roster-kind" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {say(kind.label)} <span className="quiet">{counters.length}</span>
        </h2>
        <div className="tools">
          <button type="button" className="small" onClick={() => setAsking({ kind: 'new' })}>
            <Icon name="plus" /> {say('roster.new')}
          </button>
          <button type="button" className="small" onClick={() => setAsking({ kind: 'paste' })}>
            {say('roster.paste')}
          </button>
          {counters.length > 0 && <Out game={game} kind={kind} counters={counters} />}
          {counters.length > 0 && (
            <button type="button" className="small" onClick={() => setAsking({ kind: 'clear' })}>
              {say('roster.clear')}
            </button>
          )}
        </div>
      </header>
      {counters.length > MOST_UNSEARCHED && (
        <input
          type="search"
          className="roster-search"
          aria-label={say('roster.search')}
          placeholder={say('roster.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <ul className="roster-lines">
        {found.map((counter) => (
          <li key={counter.key} className="roster-row">
            <button type="button" className="roster-line" onClick={() => setAsking({ kind: 'change', counter })}>
              <RosterLine game={game} kind={kind} counter={counter} say={say} />
              <Icon name="pencil" />
            </button>
            <button
              type="button"
              className="plain roster-remove"
              aria-label={say('roster.remove', { name: counter.name })}
              onClick={() => void rosterShelf.forget(counter.key)}
            >
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      {counters.length === 0 && <p className="quiet roster-empty">{say('roster.empty')}</p>}
      {asking?.kind === 'new' && (
        <CounterDialog game={game} kind={kind} title={say('roster.new')} facts={{}} keep={add} close={close} />
      )}
      {asking?.kind === 'change' && (
        <CounterDialog
          game={game}
          kind={kind}
          title={asking.counter.name}
          facts={asking.counter.facts}
          keep={async (facts) => ((await changeCounter(asking.counter, kind, facts)) ? [] : [nameTaken(kind, facts)])}
          close={close}
        />
      )}
      {asking?.kind === 'paste' && (
        <PasteDialog game={game} kind={kind} known={counters.map(({ name }) => name)} close={close} />
      )}
      {asking?.kind === 'clear' && <ClearDialog counters={counters} close={close} />}
    </section>
  );
}

/** A short list is seen at a glance. */
const MOST_UNSEARCHED = 8;

const nameTaken = ({ name }: CounterKind, facts: RosterCounter['facts']): Refusal => ({
  code: 'rosterName',
  at: name,
  facts: { received: String(facts[name]) },
});

/** The rows into the clipboard or a file, as a spreadsheet takes them. */
function Out({
  game,
  kind,
  counters,
}: {
  readonly game: Game;
  readonly kind: CounterKind;
  readonly counters: readonly RosterCounter[];
}) {
  const { say } = useSpeaker(game);
  const rows = (): string =>
    rowsOf(
      kind,
      counters.map(({ facts }) => facts),
      say,
    );
  return (
    <>
      <button
        type="button"
        className="small"
        onClick={() => {
          void navigator.clipboard
            .writeText(rows())
            .then(() => announce(say('web.copy.done', { label: say('roster.copy') })));
        }}
      >
        {say('roster.copy')}
      </button>
      <button
        type="button"
        className="small"
        onClick={() => saveFile(`${game.id}-${kind.kind}.tsv`, `${rows()}\n`, 'text/tab-separated-values')}
      >
        {say('roster.save')}
      </button>
    </>
  );
}

function ClearDialog({ counters, close }: { readonly counters: readonly RosterCounter[]; readonly close: () => void }) {
  const { say } = useSpeaker();
  const drop = async (): Promise<void> => {
    await rosterShelf.forget(...counters.map(({ key }) => key));
    close();
  };
  return (
    <Sheet title={say('roster.clear')} close={close}>
      <p>{say('roster.clearWhy', { count: counters.length })}</p>
      <button type="button" className="primary danger" onClick={() => void drop()}>
        {say('roster.clear')}
      </button>
    </Sheet>
  );
}
