/** A chart whose input has a map: the map is the board, and the answer stands as one draws. */
import { refusalWords } from '@grognard/games/words';
import type { HexMap } from '@grognard/hexes';
import type { Campaign, Game, Procedure, Resolution } from '@grognard/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Up } from '../../app/page-title.tsx';
import type { ChartAt } from '../../app/route.ts';
import { ChartHead } from '../../chart/chart-head.tsx';
import type { Situation } from '../../chart/situation.ts';
import { isRecord } from '../../form/draft.ts';
import type { Dice } from '../../play/play-panel.tsx';
import { hexMapIn } from '../sheets.ts';
import { useMapSpeaker } from '../use-map-speaker.ts';
import { BoardForm } from './board-form.tsx';
import { ChooseMap } from './choose-map.tsx';
import { OnMap } from './on-map.tsx';

export interface BoardProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly campaign: Campaign | undefined;
  readonly at: ChartAt;
  readonly up?: Up | undefined;
  /** Throws what is left to dice. */
  readonly engage: (dice: Dice) => void;
  /** Writes an answer down, where there is a campaign to write it in. */
  readonly book: ((played: Resolution) => void) | undefined;
  /** What a campaign shared with others asks besides. */
  readonly together?: ReactNode;
}

export function Board(props: BoardProps) {
  const { game, procedure, situation, campaign, up } = props;
  const { say } = useMapSpeaker(game);
  const { draft, change, known } = situation;
  const here = hexMapIn(procedure.input);
  if (!here) throw new Error('a board is for a chart with a map');
  const { name, sheets } = here;
  const file = known.get(name) ?? (isRecord(draft) ? draft[name] : undefined) ?? procedure.input.fields[name]?.default;
  const read = useMemo(() => (file === undefined ? undefined : sheets.read(file)), [file, sheets]);
  const put = useCallback(
    (map: HexMap) => change({ ...(isRecord(draft) ? draft : {}), [name]: map.file }),
    [change, draft, name],
  );
  return (
    <BoardForm game={game} say={say} procedure={procedure} situation={situation} campaign={campaign}>
      <ChartHead game={game} procedure={procedure} situation={situation} campaign={campaign} up={up} />
      {read?.ok ? (
        <OnMap {...props} sheets={sheets} map={read.value} changeMap={known.has(name) ? undefined : put} />
      ) : (
        <div className="page">
          {read && (
            <ul className="faults">
              {read.refusals.map((refusal) => (
                <li key={`${refusal.code} ${refusal.at}`} className="fault">
                  {refusalWords(game, say, refusal)}
                </li>
              ))}
            </ul>
          )}
          <ChooseMap game={game} say={say} sheets={sheets} chosen={put} />
        </div>
      )}
    </BoardForm>
  );
}
