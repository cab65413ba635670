/** Keeps the map of a board on the device, to be used again. */
import type { HexMap } from '@grognard/hexes';
import { type Game, mapMark, type Say } from '@grognard/kernel';
import { keepNew, useOwnMaps } from './own-maps.tsx';

export function KeepMap({ game, say, map }: { readonly game: Game; readonly say: Say; readonly map: HexMap }) {
  const mark = mapMark(map.file);
  const isKept = useOwnMaps(game).some(({ file }) => mapMark(file) === mark);
  return isKept ? (
    <p className="caption">{say('board.sheet.kept')}</p>
  ) : (
    <button type="button" className="primary" onClick={() => void keepNew(game, map)}>
      {say('board.sheet.keep')}
    </button>
  );
}
