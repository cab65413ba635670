/** What can be counted of the result: mean, spread and shape of each figure, and every exact fraction. */
import { percentage, shown, type WordedChart } from '@grognard/games/words';
import type { Game, Part } from '@grognard/kernel';
import { useId } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { histogram } from './shapes.ts';

export function Fractions({ game, outcomes }: { readonly game: Game; readonly outcomes: WordedChart['outcomes'] }) {
  const { say } = useSpeaker(game);
  return <ShareTable head={say('web.odds.outcome')} rows={outcomes.map((share) => [share.words, share])} />;
}

function ShareTable({ head, rows }: { readonly head: string; readonly rows: readonly (readonly [string, Part])[] }) {
  const { say, locale } = useSpeaker();
  return (
    <table className="plain-table fractions">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{say('web.odds.chance')}</th>
          <th scope="col">{say('web.odds.fraction')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, share]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percentage(share, locale)}</td>
            <td className="fraction">{share.fraction}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Figure = WordedChart['figures'][number];

export function Figures({ game, figures }: { readonly game: Game; readonly figures: readonly Figure[] }) {
  return (
    <div className="figures">
      {figures.map((figure) => (
        <FigureChart key={figure.name} game={game} figure={figure} />
      ))}
    </div>
  );
}

const [WIDE, HIGH] = [200, 34];

function FigureChart({ game, figure }: { readonly game: Game; readonly figure: Figure }) {
  const { say, locale } = useSpeaker(game);
  const id = useId();
  const { words, mean, spread, values } = figure;
  const drawn = values.length > 1 ? histogram(values, mean.value, WIDE, HIGH) : undefined;
  return (
    <figure className="figure" aria-labelledby={id}>
      <figcaption id={id}>
        <span>{words}</span>
        <strong>
          {values.length === 1
            ? say('web.odds.certain', { value: shown(mean.value, locale) })
            : say('web.odds.mean', { mean: shown(mean.value, locale), spread: shown(spread, locale) })}
        </strong>
      </figcaption>
      {drawn && (
        <svg viewBox={`0 0 ${WIDE} ${HIGH + 11}`} aria-hidden="true">
          <path className="bar-fill" d={drawn.path} />
          <line className="mean" x1={drawn.mean} x2={drawn.mean} y1="0" y2={HIGH} />
          {drawn.ticks.map(({ x, value }) => (
            <text key={value} x={x} y={HIGH + 9}>
              {value}
            </text>
          ))}
        </svg>
      )}
      {values.length > 1 && (
        <details>
          <summary>{say('web.odds.table')}</summary>
          <ShareTable head={words} rows={values.map((share) => [shown(share.value, locale), share])} />
        </details>
      )}
    </figure>
  );
}
