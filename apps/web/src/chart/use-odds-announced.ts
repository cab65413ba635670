/** Once the form is at rest, a screen reader hears the likeliest outcome. */
import { percentage, type WordedForecast } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { useEffect } from 'react';
import { announce } from '../app/announce.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { likeliest } from '../odds/shapes.ts';

const REST = 900;

export function useOddsAnnounced(game: Game, forecast: WordedForecast | undefined): void {
  const { say, locale } = useSpeaker(game);
  useEffect(() => {
    const [first] = likeliest(forecast?.outcomes ?? [], 1);
    if (!first) return;
    const timer = setTimeout(
      () => announce(say('web.odds.likeliest', { outcome: first.words, chance: percentage(first, locale) })),
      REST,
    );
    return () => clearTimeout(timer);
  }, [forecast, say, locale]);
}
