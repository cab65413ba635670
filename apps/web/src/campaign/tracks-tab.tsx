/** The tracks in words: what is not empty, what changed since last turn marked, each put right where it stands. */
import { type TrackGroup, type TrackRow, tracksInWords } from '@grognard/games/words';
import { type Campaign, lastTurn, type Pigment, same } from '@grognard/kernel';
import { memo, useMemo, useState } from 'react';
import { Icon } from '../app/icon.tsx';
import { CounterDrawing } from '../form/counter-drawing.tsx';
import { CorrectForm } from './correct-form.tsx';
import { drawnBy } from './registered.tsx';
import type { Add } from './use-campaign.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface TracksTabProps {
  readonly campaign: Campaign;
  /** Without it the tracks are only shown. */
  readonly add?: Add | undefined;
  /** The address of a counter's own history. */
  readonly historyOf?: ((counter: string) => string) | undefined;
}

export function TracksTab({ campaign, add, historyOf }: TracksTabProps) {
  const { game, state } = campaign;
  const { say } = useCampaignSpeaker(game);
  const [correcting, correct] = useState<string>();
  const since = useMemo(() => lastTurn(campaign), [campaign]);
  const groups = useMemo(() => tracksInWords(game, state, say, { since }), [game, state, say, since]);
  const empty = useMemo(() => emptyTracks(campaign, groups), [campaign, groups]);
  const changed = groups.some(({ rows }) => rows.some(({ was }) => was !== undefined));
  const shared = { campaign, add, historyOf, correcting, correct };
  return (
    <div className="tracks">
      {groups.length === 0 && <p className="quiet">{say('camp.nothingKept')}</p>}
      {groups.map((group) => (
        <Group key={group.path} group={group} {...shared} />
      ))}
      {changed && <p className="caption">{say('camp.changedSince')}</p>}
      {empty.length > 0 && (
        <details className="sheet empty-tracks">
          <summary className="fold">
            {say('camp.empty', { count: empty.length })}{' '}
            <span className="caption">{empty.map(({ label }) => say(label)).join(', ')}</span>
          </summary>
          <ul className="track-rows">
            {empty.map(({ path, label }) => (
              <Place key={path} row={{ path, label: say(label), words: '' }} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Tracks of which nothing is told. */
function emptyTracks({ game }: Campaign, groups: readonly TrackGroup[]) {
  const told = new Set(groups.flatMap(({ path, rows }) => [path, ...rows.map((row) => row.path)]));
  return Object.entries(game.campaign?.state.fields ?? {}).flatMap(([path, { label }]) =>
    told.has(path) ? [] : [{ path, label }],
  );
}

interface Shared extends TracksTabProps {
  readonly correcting: string | undefined;
  readonly correct: (path: string | undefined) => void;
}

function Group({ group: { label, path, rows }, ...shared }: Shared & { readonly group: TrackGroup }) {
  const { campaign, add, correcting, correct } = shared;
  const { say } = useCampaignSpeaker(campaign.game);
  const isList = campaign.game.campaign?.state.fields[path]?.kind === 'list';
  return (
    <section className="sheet track-item">
      {label !== '' && (
        <header>
          <h3>{label}</h3>
          {isList && <span className="caption">{rows.length}</span>}
          {add && <Pencil label={label} open={() => correct(path)} />}
        </header>
      )}
      {label !== '' && correcting === path && add && (
        <CorrectForm campaign={campaign} path={path} add={add} close={() => correct(undefined)} />
      )}
      <Rows rows={rows} {...shared} />
      {rows.length === 0 && <p className="quiet">{say('track.none')}</p>}
    </section>
  );
}

/** So many are seen at a glance; the rest unfold. */
const MOST_ROWS = 12;

function Rows({ rows, ...shared }: Shared & { readonly rows: readonly TrackRow[] }) {
  const { say } = useCampaignSpeaker(shared.campaign.game);
  const [all, setAll] = useState(false);
  // What changed is never folded away.
  const first = rows.filter(({ was }, index) => all || index < MOST_ROWS || was !== undefined);
  const drawn = useMemo(() => drawnBy(shared.campaign), [shared.campaign]);
  const { pigments = {} } = shared.campaign.game;
  return (
    <>
      <ul className="track-rows">
        {first.map((row) => (
          <Place
            key={`${row.path} ${row.label}`}
            row={row}
            counter={row.name === undefined ? undefined : drawn(row.name)}
            pigment={pigments[row.name ?? '']}
            {...shared}
          />
        ))}
      </ul>
      {first.length < rows.length && (
        <button type="button" className="plain small" onClick={() => setAll(true)}>
          {say('camp.counters', { count: rows.length })} …
        </button>
      )}
    </>
  );
}

interface PlaceProps extends Shared, Told {}

/** A line, and the form that puts it right beneath it. */
function Place({ row, counter, pigment, campaign, add, historyOf, correcting, correct }: PlaceProps) {
  const { path } = row;
  const open = correcting === path && add !== undefined;
  return (
    <li data-changing={open || undefined}>
      <TrackLine
        row={row}
        counter={counter}
        pigment={pigment}
        historyOf={historyOf}
        correct={add && correct}
        open={open}
      />
      {open && <CorrectForm campaign={campaign} path={path} add={add} close={() => correct(undefined)} />}
    </li>
  );
}

/** What is told of a track. */
interface Told {
  readonly row: TrackRow;
  readonly counter?: ReturnType<ReturnType<typeof drawnBy>>;
  /** The colours of the nation that the line is about. */
  readonly pigment?: Pigment | undefined;
}

interface TrackLineProps extends Told, Pick<TracksTabProps, 'historyOf'> {
  /** Opens and closes the form beneath it. */
  readonly correct: Shared['correct'] | undefined;
  readonly open: boolean;
}

/** Drawn again only where something of it has changed. */
const TrackLine = memo(function TrackLine({ row, counter, pigment, historyOf, correct, open }: TrackLineProps) {
  const { say } = useCampaignSpeaker();
  const { label, path, words, was, amount } = row;
  return (
    <div className="track-line">
      {counter && <CounterDrawing counter={counter} size="small" />}
      {pigment && <span className="swatch" style={{ background: pigment.body }} aria-hidden="true" />}
      <span className="track-label">
        {counter && historyOf ? (
          <a href={historyOf(label)} title={say('camp.historyOf', { name: label })}>
            {label}
          </a>
        ) : (
          label
        )}
      </span>
      {words !== '' && (
        <span className={/^[\d\s\u202f−-]+$/.test(words) ? 'track-words number' : 'track-words'}>{words}</span>
      )}
      {amount !== undefined && <b className="track-amount">{amount}</b>}
      {was !== undefined && <span className="caption track-was">{say('camp.was', { was })}</span>}
      {correct && <Pencil label={label} open={() => correct(open ? undefined : path)} />}
    </div>
  );
}, isSameLine);

function isSameLine({ row, ...one }: TrackLineProps, { row: now, ...other }: TrackLineProps): boolean {
  const keys = Object.keys(other) as (keyof typeof other)[];
  return same(row, now) && keys.every((key) => one[key] === other[key]);
}

function Pencil({ label, open }: { readonly label: string; readonly open: () => void }) {
  const { say } = useCampaignSpeaker();
  return (
    <button
      type="button"
      className="tool pencil"
      aria-label={say('camp.correctPlace', { place: label })}
      onClick={open}
    >
      <Icon name="pencil" />
    </button>
  );
}
