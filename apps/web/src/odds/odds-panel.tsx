/** The odds beside the form: outcomes, figures, and what is assumed of the players. */
import {
  percentage,
  refusalWords,
  shown,
  type WordedChart,
  type WordedForecast,
  type WordedQuestion,
} from '@grognard/games/words';
import { EVENLY, type Game, type Part, type Refusal, type Reply } from '@grognard/kernel';
import { memo, type ReactNode, useId, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Situation } from '../chart/situation.ts';
import { AskAdvice } from './advice-view.tsx';
import { barLengths, histogram, likeliest } from './shapes.ts';

interface OddsPanelProps {
  readonly game: Game;
  /** The odds as they stand, or why there are none; nothing until they are known. */
  readonly forecast: WordedForecast | undefined;
  readonly refusals: readonly Refusal[];
  readonly stale: boolean;
  /** Unknown until they are found. */
  readonly decisions: readonly WordedQuestion[] | undefined;
  readonly situation: Pick<Situation, 'job' | 'assumed' | 'assume'>;
}

export function OddsPanel({ game, forecast, refusals, stale, decisions = NONE, situation }: OddsPanelProps) {
  const { say } = useSpeaker(game);
  const { job, assumed, assume } = situation;
  const sides = [...new Set(decisions.map(({ side }) => side))];
  const waits = !job || (!forecast && refusals.length === 0);
  return (
    <section className="panel odds" aria-labelledby="odds-title" data-stale={stale || undefined} data-testid="odds">
      <h2 id="odds-title">{say('web.odds.title')}</h2>
      {waits && <p className="quiet">{say('web.odds.waiting')}</p>}
      {job && refusals.length > 0 && (
        <ul className="faults">
          {refusals.map((refusal) => (
            <li key={`${refusal.code}${refusal.at}`} className="fault open">
              {refusalWords(game, say, refusal)}
            </li>
          ))}
        </ul>
      )}
      {forecast && (
        <div className={job ? undefined : 'put-by'}>
          <Chart game={game} forecast={forecast} />
        </div>
      )}
      <Assumptions game={game} decisions={job ? decisions : NONE} assumed={assumed} assume={assume} />
      {job &&
        sides.map((side) => (
          // Advice speaks of one situation only: another is another question.
          <AskAdvice
            key={`${side}${JSON.stringify(job.input)}`}
            game={game}
            job={job}
            side={side}
            replies={NOTHING_YET}
          />
        ))}
    </section>
  );
}

const NOTHING_YET: readonly Reply[] = [];
const NONE: readonly WordedQuestion[] = [];

const MOST_BARS = 12;

const Chart = memo(function Chart({ game, forecast }: { readonly game: Game; readonly forecast: WordedForecast }) {
  const { say, locale } = useSpeaker(game);
  const { method, effort = 0, outcomes = [], figures = [] } = forecast;
  return (
    <>
      {method === 'sampled' && (
        <p className="quiet">{say('web.odds.sampled', { plays: effort.toLocaleString(locale) })}</p>
      )}
      <OutcomeBars game={game} outcomes={outcomes} />
      {figures.length > 0 && <Figures game={game} figures={figures} />}
    </>
  );
});

function OutcomeBars({ game, outcomes }: { readonly game: Game; readonly outcomes: WordedChart['outcomes'] }) {
  const { say, locale } = useSpeaker(game);
  const drawn = likeliest(outcomes, MOST_BARS);
  const lengths = barLengths(
    drawn.map(({ p }) => p),
    100,
  );
  return (
    <figure className="outcomes" aria-label={say('web.odds.outcomes')}>
      <div className="bars" aria-hidden="true" data-testid="bars">
        {drawn.map((share, index) => (
          <div className="bar" key={String(share.outcome)}>
            <span className="bar-code">{share.words}</span>
            <span className="bar-share">{percentage(share, locale)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="presentation">
              <rect className="bar-track" width="100" height="6" rx="1" />
              <rect className="bar-fill" width={lengths[index]} height="6" rx="1" />
            </svg>
          </div>
        ))}
        {outcomes.length > MOST_BARS && (
          <p className="quiet">{say('web.odds.more', { count: outcomes.length - MOST_BARS })}</p>
        )}
      </div>
      <Twin>
        <ShareTable head={say('web.odds.outcome')} rows={outcomes.map((share) => [share.words, share])} />
      </Twin>
    </figure>
  );
}

/** The chart's other self; made only when it is looked at, or a dragged slider would rebuild it in vain. */
function Twin({ children }: { readonly children: ReactNode }) {
  const { say } = useSpeaker();
  const [open, setOpen] = useState(false);
  return (
    <details className="twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('web.odds.table')}</summary>
      {open && children}
    </details>
  );
}

function ShareTable({ head, rows }: { readonly head: string; readonly rows: readonly (readonly [string, Part])[] }) {
  const { say, locale } = useSpeaker();
  return (
    <table className="plain-table">
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

function Figures({ game, figures }: { readonly game: Game; readonly figures: readonly Figure[] }) {
  const { say } = useSpeaker(game);
  return (
    <div className="figures">
      <h3>{say('web.odds.expected')}</h3>
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
        <Twin>
          <ShareTable head={words} rows={values.map((share) => [shown(share.value, locale), share])} />
        </Twin>
      )}
    </figure>
  );
}

interface AssumptionsProps {
  readonly game: Game;
  readonly decisions: readonly WordedQuestion[];
  readonly assumed: Readonly<Record<string, string>>;
  readonly assume: (assumed: Readonly<Record<string, string>>) => void;
}

const Assumptions = memo(function Assumptions({ game, decisions, assumed, assume }: AssumptionsProps) {
  const { say } = useSpeaker(game);
  const id = useId();
  if (decisions.length === 0) return null;
  return (
    <fieldset className="assumptions">
      <legend>{say('web.odds.assuming')}</legend>
      {decisions.map(({ key, words, options }) => (
        <div className="field picker" key={key}>
          <div className="label">
            <label htmlFor={`${id}${key}`}>
              {words.side}: {words.question}
            </label>
            <p className="help">
              <span className="cite">{words.rule}</span>
            </p>
          </div>
          <select
            id={`${id}${key}`}
            value={assumed[key] ?? options[0]?.option}
            onChange={({ target }) => assume({ ...assumed, [key]: target.value })}
          >
            {options.map(({ option, words: told }) => (
              <option key={option} value={option}>
                {told}
              </option>
            ))}
            <option value={EVENLY}>{say('web.odds.evenly')}</option>
          </select>
        </div>
      ))}
    </fieldset>
  );
});
