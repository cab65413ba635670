/** A map taken along: as a file, as a picture of all of it or of what is in view, on paper. */
import type { Drawing, HexMap, Look } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import { type RefObject, useState } from 'react';
import { saveMap, savePng, saveSvg } from '../take-along.ts';
import type { StageHandle } from '../view/map-stage.tsx';
import { PrintedMap } from './printed-map.tsx';

interface TakeAlongProps {
  readonly say: Say;
  readonly map: HexMap;
  readonly drawing: Drawing;
  readonly look: Look;
  readonly stage: RefObject<StageHandle | null>;
}

export function TakeAlong({ say, map, drawing, look, stage }: TakeAlongProps) {
  const [isPart, setPart] = useState(false);
  const [printed, setPrinted] = useState<Drawing>();
  const picture = (): Drawing => ({ ...drawing, id: 'map', ...(isPart && { only: stage.current?.inView() ?? [] }) });
  return (
    <details className="take-along">
      <summary>{say('board.sheet.out')}</summary>
      <div className="acts">
        <button type="button" className="small" onClick={() => saveMap(map)}>
          {say('board.sheet.save')}
        </button>
        <button type="button" className="small" onClick={() => saveSvg(map, picture(), look)}>
          {say('board.sheet.svg')}
        </button>
        <button type="button" className="small" onClick={() => void savePng(map, picture(), look)}>
          {say('board.sheet.png')}
        </button>
        <button type="button" className="small" onClick={() => setPrinted(picture())}>
          {say('board.sheet.print')}
        </button>
      </div>
      <label className="tick">
        <input type="checkbox" checked={isPart} onChange={({ target }) => setPart(target.checked)} />
        {say('board.sheet.view')}
      </label>
      {printed && <PrintedMap map={map} drawing={printed} look={look} done={() => setPrinted(undefined)} />}
    </details>
  );
}
