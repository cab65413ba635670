/** The explicit act: throw, tap in what was rolled on the table, or follow the printed example; the odds at a glance above. */
import { percentage, type WordedForecast } from '@grognard/games/words';
import type { Example, Game } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { likeliest } from '../odds/shapes.ts';
import type { Dice } from '../play/play-panel.tsx';

interface EngageBarProps {
  readonly game: Game;
  readonly example: Example | undefined;
  readonly ready: boolean;
  readonly forecast: WordedForecast | undefined;
  /** Nobody may bring dice of his own. */
  readonly fair: boolean;
  readonly start: (dice: Dice) => void;
}

export function EngageBar({ game, example, ready, forecast, fair, start }: EngageBarProps) {
  const { say } = useSpeaker(game);
  const printed = example && !example.refused ? example : undefined;
  return (
    <div className="engage-bar" data-ready={ready || undefined}>
      {forecast && <Glance game={game} forecast={forecast} />}
      <button type="submit" className="primary engage">
        {say('web.chart.engage')}
      </button>
      {!fair && (
        <button type="button" onClick={() => start({ kind: 'tapped' })}>
          {say('web.chart.tapDice')}
        </button>
      )}
      {printed && !fair && (
        <button type="button" onClick={() => start({ kind: 'printed', example: printed })}>
          {say('web.chart.asPrinted')}
        </button>
      )}
    </div>
  );
}

const MOST_PARTS = 4;

/** The likeliest outcomes in one strip, for a phone whose odds panel is further down. */
function Glance({ game, forecast }: { readonly game: Game; readonly forecast: WordedForecast }) {
  const { say, locale } = useSpeaker(game);
  return (
    <button
      type="button"
      className="glance"
      aria-label={say('web.odds.glance')}
      onClick={() => document.getElementById('odds-title')?.scrollIntoView({ block: 'start' })}
    >
      {likeliest(forecast.outcomes ?? [], MOST_PARTS).map((share) => (
        <span key={String(share.outcome)} style={{ flexGrow: share.p }} title={share.words}>
          <b>{percentage(share, locale)}</b> {share.words}
        </span>
      ))}
    </button>
  );
}
