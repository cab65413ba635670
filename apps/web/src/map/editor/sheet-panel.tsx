/** What is true of the whole map: its title, its numbering, the photo beneath it, and how it is taken along. */
import { type HexMap, renumber, retitle } from '@grognard/hexes';
import type { Say } from '@grognard/kernel';
import type { ReactNode } from 'react';
import type { Editing } from './use-editing.ts';

interface SheetPanelProps {
  readonly say: Say;
  readonly editing: Editing;
  readonly isCutting: boolean;
  readonly cut: (isCutting: boolean) => void;
  /** What else belongs to the sheet: the photo, files. */
  readonly children: ReactNode;
}

export function SheetPanel({ say, editing: { settled: map, put }, isCutting, cut, children }: SheetPanelProps) {
  const { plan } = map.numbering;
  const isFlat = plan.orientation === 'flat';
  const { columns, rows } = map.frame;
  return (
    <div className="sheet-panel">
      <label>
        <span className="caption">{say('board.sheet.title')}</span>
        <input
          key={map.title}
          defaultValue={map.title}
          maxLength={120}
          onBlur={({ target }) => {
            const title = target.value.trim();
            if (title !== '' && title !== map.title) put(retitle(map, title));
          }}
        />
      </label>
      <p>
        {map.corners.from} – {map.corners.to}. {say('board.sheet.told', { columns, rows, isFlat, shoved: plan.shoved })}{' '}
        <b>{say('board.sheet.look')}</b>
      </p>
      <div className="acts">
        <button
          type="button"
          className="small"
          onClick={() => put(renumber(map, { ...plan, shoved: plan.shoved === 'even' ? 'odd' : 'even' }))}
        >
          {say('board.sheet.flip')}
        </button>
        <button
          type="button"
          className="small"
          onClick={() => put(renumber(map, { ...plan, orientation: isFlat ? 'pointy' : 'flat' }))}
        >
          {say('board.sheet.turn', { isFlat })}
        </button>
        <button type="button" className="small" aria-pressed={isCutting} onClick={() => cut(!isCutting)}>
          {say('board.sheet.cut')}
        </button>
      </div>
      <p className="caption">{paintedWords(map, say)}</p>
      {children}
    </div>
  );
}

function paintedWords(map: HexMap, say: Say): string {
  const usual = map.terrains.indexOf(map.background);
  const painted = map.terrainCodes.reduce((count, code) => count + (code === usual ? 0 : 1), 0);
  return say('board.sheet.painted', { painted, count: map.size, what: say(`terrain.${map.background}`) });
}
