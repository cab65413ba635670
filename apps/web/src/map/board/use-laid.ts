/** What lies over the map now, and the answer it comes from. */
import { refusalWords } from '@grognard/games/words';
import type { HexMap, Overlay } from '@grognard/hexes';
import { type Game, type Procedure, type Resolution, type Say, words } from '@grognard/kernel';
import { useMemo } from 'react';
import { certainOf } from '../../chart/certain.ts';
import type { Situation } from '../../chart/situation.ts';
import { answerOverlays, barredOverlays, draftOverlays } from './laid.ts';
import { type Barred, barredIn } from './pieces.ts';

export interface LaidOnMap {
  /** The answer, where nothing is left to chance. */
  readonly played: Resolution | undefined;
  readonly overlays: readonly Overlay[];
  readonly barred: readonly Barred[];
}

interface Laying {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  /** As it looks, an unfinished stroke included, and as the answer knows it. */
  readonly map: HexMap;
  readonly answered: HexMap;
  readonly say: Say;
}

export function useLaid({ game, procedure, situation, map, answered, say }: Laying): LaidOnMap {
  const { draft, opened } = situation;
  const played = useMemo(() => certainOf(opened), [opened]);
  const barred = useMemo(
    () => (opened.ok ? [] : barredIn(draft, procedure.input, opened.refusals)),
    [opened, draft, procedure],
  );
  const overlays = useMemo(
    () => [
      ...(opened.ok && played && map === answered
        ? answerOverlays(opened.value, played)
        : draftOverlays({ game, procedure, draft, map })),
      ...barredOverlays(map, barred, ({ refusal }) =>
        words('board.barred', { told: refusalWords(game, say, { ...refusal, at: '' }) }),
      ),
    ],
    [opened, played, map, answered, game, procedure, draft, barred, say],
  );
  return { played, overlays, barred };
}
