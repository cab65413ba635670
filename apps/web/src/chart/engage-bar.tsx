/** The explicit act: throw, tap in what was rolled on the table, or follow the printed example. */
import type { Example, Game } from '@grognard/kernel';
import { useVoice } from '../app/voice.ts';
import type { Dice } from '../play/play-panel.tsx';

interface EngageBarProps {
  readonly game: Game;
  readonly example: Example | undefined;
  readonly ready: boolean;
  readonly start: (dice: Dice) => void;
}

export function EngageBar({ game, example, ready, start }: EngageBarProps) {
  const { say } = useVoice(game);
  const printed = example && !example.refused ? example : undefined;
  return (
    <div className="engage-bar" data-ready={ready || undefined}>
      <button type="submit" className="primary engage">
        {say('web.chart.engage')}
      </button>
      <button type="button" onClick={() => start({ kind: 'tapped' })}>
        {say('web.chart.tapDice')}
      </button>
      {printed && (
        <button type="button" onClick={() => start({ kind: 'printed', example: printed })}>
          {say('web.chart.asPrinted')}
        </button>
      )}
    </div>
  );
}
