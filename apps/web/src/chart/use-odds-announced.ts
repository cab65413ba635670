/** Once the form is at rest, a screen reader hears the likeliest outcome. */
import { percentage, type WordedForecast } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { useEffect } from 'react';
import { announce } from '../app/announce.tsx';
import { useVoice } from '../app/voice.ts';
import { likeliest } from '../odds/shapes.ts';

const REST = 900;

export function useOddsAnnounced(game: Game, forecast: WordedForecast | undefined): void {
  const { say, locale } = useVoice(game);
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
