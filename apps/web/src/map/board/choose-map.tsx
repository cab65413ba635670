/** A board without a map: one of the device's, one from a file, or a new one. */
import type { HexMap, HexSheets } from '@grognard/hexes';
import type { Game, Say } from '@grognard/kernel';
import { NewMapForm } from '../editor/new-map-form.tsx';
import { OpenFile, useOwnMaps } from '../own-maps.tsx';
import '../../style/map.css';

interface ChooseMapProps {
  readonly game: Game;
  readonly say: Say;
  readonly sheets: HexSheets;
  readonly chosen: (map: HexMap, key?: string) => void;
}

export function ChooseMap({ game, say, sheets, chosen }: ChooseMapProps) {
  const maps = useOwnMaps(game).flatMap(({ key, title, file }) => {
    const read = sheets.read(file);
    return read.ok ? [{ key, title, map: read.value }] : [];
  });
  return (
    <section className="panel choose-map" aria-label={say('board.choose')}>
      <NewMapForm game={game} say={say} sheets={sheets} begin={chosen} />
      <h2>{say('board.choose')}</h2>
      <ul className="links">
        {maps.map(({ key, title, map }) => (
          <li key={key}>
            <button type="button" onClick={() => chosen(map, key)}>
              <b>{title}</b>{' '}
              <span className="caption">{say('board.own.about', { ...map.corners, count: map.size })}</span>
            </button>
          </li>
        ))}
      </ul>
      <OpenFile game={game} say={say} sheets={sheets} opened={chosen} />
    </section>
  );
}
