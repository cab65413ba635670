/** The editor of one map, or the beginning of a new one. */
import type { HexMap, HexSheets } from '@grognard/hexes';
import type { Game } from '@grognard/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Lost } from '../app/lost.tsx';
import { PageTitle } from '../app/page-title.tsx';
import { go, hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { MapEditor } from '../map/editor/map-editor.tsx';
import { NewMapForm } from '../map/editor/new-map-form.tsx';
import { IntoCampaign } from '../map/into-campaign.tsx';
import { keepNew } from '../map/own-maps.tsx';
import { sheetsOf } from '../map/sheets.ts';
import { mapShelf, photoShelf } from '../map/shelf.ts';
import { useMapSpeaker } from '../map/use-map-speaker.ts';

export function MapPage({ game, id }: { readonly game: Game; readonly id: string | undefined }) {
  const { say } = useMapSpeaker(game);
  const sheets = sheetsOf(game);
  if (!sheets)
    return (
      <Lost>
        <p>{say('web.lost.text')}</p>
      </Lost>
    );
  return id === undefined ? (
    <NewMap game={game} sheets={sheets} />
  ) : (
    <KeptMapPage key={id} game={game} sheets={sheets} id={id} />
  );
}

interface PageProps {
  readonly game: Game;
  readonly sheets: HexSheets;
}

const upTo = (game: Game, label: string) => ({ href: hrefOf({ at: 'maps', game: game.id }), label });

function NewMap({ game, sheets }: PageProps) {
  const { say } = useMapSpeaker(game);
  return (
    <div className="page">
      <PageTitle title={say('board.new')} up={upTo(game, say('board.title'))} />
      <section className="panel">
        <NewMapForm
          game={game}
          say={say}
          sheets={sheets}
          begin={(map) => void keepNew(game, map).then((key) => go({ at: 'map', game: game.id, map: key }))}
        />
      </section>
    </div>
  );
}

function KeptMapPage({ game, sheets, id }: PageProps & { readonly id: string }) {
  const { say } = useMapSpeaker(game);
  const [map, setMap] = useState<HexMap | 'absent'>();
  useEffect(() => {
    let current = true;
    mapShelf.get(id).then(
      (kept) => {
        const read = kept && sheets.read(kept.file);
        if (current) setMap(read?.ok ? read.value : 'absent');
      },
      () => current && setMap('absent'),
    );
    return () => {
      current = false;
    };
  }, [id, sheets]);
  const keep = useKeeping(id);
  const changed = useCallback(
    (next: HexMap) => {
      setMap(next);
      keep(next);
    },
    [keep],
  );
  if (map === undefined) return null;
  if (map === 'absent')
    return (
      <Lost>
        <p>{say('board.absent')}</p>
        <a href={hrefOf({ at: 'maps', game: game.id })}>{say('board.title')}</a>
      </Lost>
    );
  const { from, to } = map.corners;
  return (
    <>
      <PageTitle title={map.title} up={upTo(game, say('board.title'))} note={`${from} – ${to}`} />
      <MapEditor game={game} sheets={sheets} map={map} of={id} kept={changed}>
        <IntoCampaign game={game} say={say} map={map} />
        <p className="caption">{say('board.sheet.kept')}</p>
        <ForgetMap game={game} id={id} title={map.title} />
      </MapEditor>
    </>
  );
}

/** Written when the hand rests, and at the latest when the page goes. */
const REST = 400;

function useKeeping(id: string): (map: HexMap) => void {
  const waiting = useRef<{ readonly map: HexMap; readonly timer: ReturnType<typeof setTimeout> }>(undefined);
  const write = useCallback(() => {
    const map = waiting.current?.map;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (map) void mapShelf.change(id, (kept) => ({ ...kept, title: map.title, file: map.file, changed: Date.now() }));
  }, [id]);
  useEffect(() => {
    addEventListener('pagehide', write);
    addEventListener('visibilitychange', write);
    return () => {
      write();
      removeEventListener('pagehide', write);
      removeEventListener('visibilitychange', write);
    };
  }, [write]);
  return useCallback(
    (map) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { map, timer: setTimeout(write, REST) };
    },
    [write],
  );
}

function ForgetMap({ game, id, title }: { readonly game: Game; readonly id: string; readonly title: string }) {
  const { say } = useMapSpeaker(game);
  const [asked, setAsked] = useState(false);
  const forget = async (): Promise<void> => {
    await Promise.all([mapShelf.forget(id), photoShelf.forget(id)]);
    go({ at: 'maps', game: game.id });
  };
  return (
    <>
      <button type="button" className="small quiet" onClick={() => setAsked(true)}>
        {say('board.forget')}
      </button>
      {asked && (
        <Sheet title={say('board.forget')} close={() => setAsked(false)}>
          <p>{say('board.forget.sure', { title })}</p>
          <button type="button" className="primary" onClick={() => void forget()}>
            {say('board.forget')}
          </button>
        </Sheet>
      )}
    </>
  );
}
