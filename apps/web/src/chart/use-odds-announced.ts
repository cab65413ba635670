/** Once the form is at rest, a screen reader hears the likeliest outcome. */
import { percentage } from '@grognard/games/words';
import type { Game, Procedure } from '@grognard/kernel';
import { useEffect } from 'react';
import { announce } from '../app/announce.tsx';
import { useVoice } from '../app/voice.ts';
import type { Settled } from '../odds/use-odds.ts';

const REST = 900;

export function useOddsAnnounced(game: Game, procedure: Procedure, settled: Settled | undefined): void {
  const { say, locale } = useVoice(game);
  useEffect(() => {
    if (settled?.kind !== 'reckoned') return;
    const [likeliest] = settled.reckoned.outcomes;
    if (!likeliest) return;
    const words = procedure.outcomeWords?.(likeliest.outcome);
    const outcome = words ? say(words) : likeliest.outcome;
    const timer = setTimeout(
      () => announce(say('web.odds.likeliest', { outcome, chance: percentage(likeliest.share, locale) })),
      REST,
    );
    return () => clearTimeout(timer);
  }, [settled, procedure, say, locale]);
}
