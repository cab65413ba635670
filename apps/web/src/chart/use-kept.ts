/** A situation kept for comparison: its draft to come back to, its forecast to hold against the next. */
import type { WordedForecast } from '@grognard/games/words';
import type { Forecast, Game, Say } from '@grognard/kernel';
import { useState } from 'react';
import type { Draft } from '../form/draft.ts';
import { useWorded } from '../odds/use-odds.ts';
import type { Situation } from './situation.ts';

interface Kept {
  readonly draft: Draft;
  readonly forecast: Forecast;
}

export interface Keeping {
  readonly kept: WordedForecast | undefined;
  readonly keep: () => void;
  readonly back: () => void;
  readonly forget: () => void;
}

export function useKept(game: Game, say: Say, situation: Situation, now: Forecast | undefined): Keeping {
  const [held, hold] = useState<Kept>();
  return {
    kept: useWorded(game, say, held?.forecast),
    keep: () => now && hold({ draft: situation.draft, forecast: now }),
    back: () => held && situation.change(held.draft),
    forget: () => hold(undefined),
  };
}
