/** The turn and its phases in a line: what is over, what is now, what is ahead. Nothing is forced. */
import type { WordedSequence } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { useCampaignSpeaker } from './use-speaker.ts';

interface TurnStripProps {
  readonly game: Game;
  readonly sequence: WordedSequence;
}

export function TurnStrip({ game, sequence: { turn, stage, phases } }: TurnStripProps) {
  const { say } = useCampaignSpeaker(game);
  const named = phases.filter(({ title }) => title !== '');
  if (turn === '' && named.length === 0) return null;
  return (
    <div className="turn-strip">
      {turn !== '' && (
        <p className="turn-now">
          <b className="serif">{turn}</b> {stage !== '' && <span className="caption">{stage}</span>}
        </p>
      )}
      {named.length > 0 && (
        <ol className="turn-phases" aria-label={say('sequence.title')}>
          {named.map(({ title, state, source }) => (
            <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined} title={source}>
              {title}
              {state === 'past' && <span className="unseen"> ({say('camp.past')})</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
