/** The maps of a game that this device keeps: opened, begun, brought in from a file. */
import { refusalWords } from '@grognard/games/words';
import { type HexMap, type HexSheets, mapInText } from '@grognard/hexes';
import type { Checked, Game, Refusal, Say } from '@grognard/kernel';
import { useRef, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { type KeptMap, mapShelf } from './shelf.ts';
import { useMapSpeaker } from './use-map-speaker.ts';

/** A file of a map of these sheets, or all that is wrong with it. */
export function mapInFile<M>(sheets: { read(file: unknown): Checked<M> }, text: string): Checked<M> {
  const read = mapInText(text);
  return read.ok ? sheets.read(read.value) : read;
}

/** Keeps a map on this device under a new key. */
export async function keepNew(game: Game, map: HexMap): Promise<string> {
  const key = crypto.randomUUID();
  await mapShelf.put({ key, game: game.id, title: map.title, file: map.file, changed: Date.now() });
  return key;
}

/** The maps of a game, the latest first. */
export function useOwnMaps(game: Game): readonly KeptMap[] {
  return (useShelf(mapShelf) ?? []).filter((each) => each.game === game.id);
}

export function OwnMaps({ game, sheets }: { readonly game: Game; readonly sheets: HexSheets }) {
  const { say } = useMapSpeaker(game);
  const maps = useOwnMaps(game);
  return (
    <section className="panel own-maps" aria-labelledby="own-maps">
      <h2 id="own-maps">{say('board.own')}</h2>
      {maps.length === 0 ? (
        <p className="quiet">{say('board.own.none')}</p>
      ) : (
        <ul className="links">
          {maps.map(({ key, title, file }) => (
            <li key={key}>
              <a href={hrefOf({ at: 'map', game: game.id, map: key })}>
                <b>{title}</b>
                <span className="caption">{aboutWords(sheets.read(file), say)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="acts">
        <a className="button" href={hrefOf({ at: 'map', game: game.id })}>
          {say('board.new')}
        </a>
        <OpenFile
          game={game}
          say={say}
          sheets={sheets}
          opened={(map) => void keepNew(game, map).then((key) => go({ at: 'map', game: game.id, map: key }))}
        />
      </div>
    </section>
  );
}

const aboutWords = (map: Checked<HexMap>, say: Say): string =>
  map.ok ? say('board.own.about', { ...map.value.corners, count: map.value.size }) : '';

interface OpenFileProps<M> {
  readonly game: Game;
  readonly say: Say;
  /** Of hexes, or of spaces and links. */
  readonly sheets: { read(file: unknown): Checked<M> };
  readonly opened: (map: M) => void;
}

export function OpenFile<M>({ game, say, sheets, opened }: OpenFileProps<M>) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const map = mapInFile(sheets, await file.text());
    setRefusals(map.ok ? [] : map.refusals);
    if (map.ok) opened(map.value);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json,text/plain"
        hidden
        aria-label={say('board.open')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <button type="button" onClick={() => chooser.current?.click()}>
        {say('board.open')}
      </button>
      {refusals.length > 0 && (
        <div role="alert" className="map-faults">
          <p>{say('board.refused')}</p>
          <ul>
            {refusals.map((each) => (
              <li key={`${each.at} ${each.code} ${JSON.stringify(each.facts)}`} className="fault">
                {each.at && <code>{each.at}</code>} {refusalWords(game, say, each)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
