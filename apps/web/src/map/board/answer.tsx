/** The answer as one draws: in one sentence, hex by hex, or what stands in its way. */
import { refusalWords } from '@grognard/games/words';
import type { HexMap, Overlay } from '@grognard/hexes';
import type { Game, Opened, Refusal, Resolution, Say } from '@grognard/kernel';
import { Steps } from '../../account/steps.tsx';
import type { Barred } from './pieces.ts';

interface AnswerProps {
  readonly game: Game;
  readonly say: Say;
  readonly map: HexMap;
  readonly opened: Opened | undefined;
  readonly played: Resolution | undefined;
  readonly overlays: readonly Overlay[];
  readonly refusals: readonly Refusal[];
  readonly barred: readonly Barred[];
}

export function Answer({ game, say, map, opened, played, overlays, refusals, barred }: AnswerProps) {
  const missing = [
    ...new Set(
      refusals.flatMap(({ code, facts }) =>
        code === 'missing' && typeof facts?.['label'] === 'string' ? [say(facts['label'])] : [],
      ),
    ),
  ];
  const elsewhere = refusals.filter(
    (each) => each.code !== 'missing' && !barred.some(({ refusal }) => refusal === each),
  );
  return (
    <section
      className="board-answer"
      aria-live="polite"
      data-testid="answer"
      data-result={played && JSON.stringify(played.result)}
    >
      {opened && played && <h2 className="board-told">{say(opened.procedure.summary(played.result))}</h2>}
      <Legs map={map} overlays={overlays} />
      {barred
        .filter(({ refusal }) => refusal.code !== 'missing')
        .map(({ hex, refusal }) => (
          <p key={`${refusal.code} ${refusal.at}`} className="fault">
            <b>{hex}</b> {refusalWords(game, say, { ...refusal, at: '' })}
          </p>
        ))}
      {elsewhere.map((refusal) => (
        <p key={`${refusal.code} ${refusal.at}`} className="fault">
          {refusalWords(game, say, refusal)}
        </p>
      ))}
      {missing.length > 0 && <p className="quiet">{say('web.chart.missing', { labels: missing })}</p>}
      {opened && played && played.steps.length > 0 && (
        <details>
          <summary>{say('web.account.title', { count: played.steps.length })}</summary>
          <Steps game={game} procedure={opened.procedure} steps={played.steps} overlay={opened.overlay} />
        </details>
      )}
    </section>
  );
}

/** Each hex of the way with what has been spent on coming there. */
function Legs({ map, overlays }: Pick<AnswerProps, 'map' | 'overlays'>) {
  const way = overlays.find((overlay) => overlay.kind === 'way');
  if (way?.kind !== 'way' || !way.costs) return null;
  const { spaces, costs } = way;
  return (
    <ol className="legs">
      {spaces.slice(1).map((hex, index) => (
        <li key={`${hex} ${costs[index]}`}>
          <b>{map.id(hex)}</b>
          <span className="serif">{costs[index]}</span>
        </li>
      ))}
    </ol>
  );
}
