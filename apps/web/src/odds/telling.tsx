/** How far work has come that takes its time: a quiet line and a bar, laid over the edge so that nothing moves. */
import { percentage } from '@grognard/games/words';
import type { News } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';

export function Telling({ news }: { readonly news: News }) {
  const { say } = useSpeaker();
  return (
    <p className="telling" data-testid="telling">
      <TellingWords news={news} />
      <progress aria-label={say('web.odds.progress')} max={1} value={news.share} />
    </p>
  );
}

export function TellingWords({ news: { states, share, sampling, first } }: { readonly news: News }) {
  const { say, locale } = useSpeaker();
  const words = (): string => {
    if (sampling) return say('web.odds.sampling', { share: percentage({ p: share ?? 0, fraction: '…' }, locale) });
    if (first && first.outcomes.length > 0) return say('web.odds.soFar', { open: percentage(first.open, locale) });
    return say('web.odds.working', { states: states.toLocaleString(locale) });
  };
  return <span>{words()}</span>;
}
