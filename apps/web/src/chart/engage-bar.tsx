/** The explicit act: throw, tap in what was rolled on the table, or follow the printed example; the odds at a glance above. */
import { percentage } from '@grognard/games/words';
import { type Example, type Game, type Procedure, toNumber } from '@grognard/kernel';
import { useVoice } from '../app/voice.ts';
import type { Reckoned } from '../odds/job.ts';
import type { Dice } from '../play/play-panel.tsx';

interface EngageBarProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly example: Example | undefined;
  readonly ready: boolean;
  readonly reckoned: Reckoned | undefined;
  /** Nobody may bring dice of his own. */
  readonly fair: boolean;
  readonly start: (dice: Dice) => void;
}

export function EngageBar({ game, procedure, example, ready, reckoned, fair, start }: EngageBarProps) {
  const { say } = useVoice(game);
  const printed = example && !example.refused ? example : undefined;
  return (
    <div className="engage-bar" data-ready={ready || undefined}>
      {reckoned && <Glance game={game} procedure={procedure} reckoned={reckoned} />}
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
function Glance({
  game,
  procedure,
  reckoned,
}: Pick<EngageBarProps, 'game' | 'procedure'> & { readonly reckoned: Reckoned }) {
  const { say, locale } = useVoice(game);
  const parts = reckoned.outcomes.slice(0, MOST_PARTS);
  return (
    <button
      type="button"
      className="glance"
      aria-label={say('web.odds.glance')}
      onClick={() => document.getElementById('odds-title')?.scrollIntoView({ block: 'start' })}
    >
      {parts.map(({ outcome, share }) => {
        const words = procedure.outcomeWords?.(outcome);
        return (
          <span key={outcome} style={{ flexGrow: toNumber(share) }} title={words ? say(words) : outcome}>
            <b>{percentage(share, locale)}</b> {words ? say(words) : outcome}
          </span>
        );
      })}
    </button>
  );
}
