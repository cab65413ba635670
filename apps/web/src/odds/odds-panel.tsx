/** The odds beside the form: outcomes, figures, and what is assumed of the players. */
import { optionWords, percentage, refusalWords, ruleWords, shown } from '@grognard/games/words';
import { type Fraction, type Game, type Procedure, type Reply, toNumber, written } from '@grognard/kernel';
import { memo, type ReactNode, useId, useState } from 'react';
import { useVoice } from '../app/voice.ts';
import type { Situation } from '../chart/situation.ts';
import { AskAdvice } from './advice-view.tsx';
import { type Decision, EVENLY, type FigureOdds, type Reckoned, type Share } from './job.ts';
import { barLengths, histogram } from './shapes.ts';
import type { Settled } from './use-odds.ts';

interface OddsPanelProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly settled: Settled | undefined;
  readonly stale: boolean;
  /** Unknown until they are found. */
  readonly decisions: readonly Decision[] | undefined;
  readonly situation: Pick<Situation, 'job' | 'assumed' | 'assume'>;
}

export function OddsPanel({ game, procedure, settled, stale, decisions = NONE, situation }: OddsPanelProps) {
  const { say } = useVoice(game);
  const { job, assumed, assume } = situation;
  const sides = [...new Set(decisions.map(({ side }) => side))];
  return (
    <section className="panel odds" aria-labelledby="odds-title" data-stale={stale || undefined} data-testid="odds">
      <h2 id="odds-title">{say('web.odds.title')}</h2>
      {(settled === undefined || !job) && <p className="quiet">{say('web.odds.waiting')}</p>}
      {job && settled?.kind === 'refused' && (
        <ul className="faults">
          {settled.refusals.map((refusal) => (
            <li key={`${refusal.code}${refusal.at}`} className="fault open">
              {refusalWords(game, say, refusal)}
            </li>
          ))}
        </ul>
      )}
      {settled?.kind === 'reckoned' && (
        <div className={job ? undefined : 'put-by'}>
          <Forecast game={game} procedure={procedure} reckoned={settled.reckoned} />
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
const NONE: readonly Decision[] = [];

const MOST_BARS = 12;

const Forecast = memo(function Forecast({
  game,
  procedure,
  reckoned,
}: {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly reckoned: Reckoned;
}) {
  const { say } = useVoice(game);
  const named = (outcome: string): string => {
    const words = procedure.outcomeWords?.(outcome);
    return words ? say(words) : outcome;
  };
  const rows = reckoned.outcomes.map((share) => ({ ...share, words: named(share.outcome) }));
  return (
    <>
      <OutcomeBars game={game} rows={rows} />
      {reckoned.figures.length > 0 && <Figures game={game} figures={reckoned.figures} />}
    </>
  );
});

interface OutcomeRow extends Share {
  readonly words: string;
}

function OutcomeBars({ game, rows }: { readonly game: Game; readonly rows: readonly OutcomeRow[] }) {
  const { say, locale } = useVoice(game);
  const drawn = rows.slice(0, MOST_BARS);
  const lengths = barLengths(
    drawn.map(({ share }) => toNumber(share)),
    100,
  );
  return (
    <figure className="outcomes" aria-label={say('web.odds.outcomes')}>
      <div className="bars" aria-hidden="true" data-testid="bars">
        {drawn.map(({ outcome, words, share }, index) => (
          <div className="bar" key={outcome}>
            <span className="bar-code">{words}</span>
            <span className="bar-share">{percentage(share, locale)}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="presentation">
              <rect className="bar-track" width="100" height="6" rx="1" />
              <rect className="bar-fill" width={lengths[index]} height="6" rx="1" />
            </svg>
          </div>
        ))}
        {rows.length > MOST_BARS && <p className="quiet">{say('web.odds.more', { count: rows.length - MOST_BARS })}</p>}
      </div>
      <Twin>
        <ShareTable head={say('web.odds.outcome')} rows={rows.map(({ words, share }) => [words, share])} />
      </Twin>
    </figure>
  );
}

/** The chart's other self; made only when it is looked at, or a dragged slider would rebuild it in vain. */
function Twin({ children }: { readonly children: ReactNode }) {
  const { say } = useVoice();
  const [open, setOpen] = useState(false);
  return (
    <details className="twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('web.odds.table')}</summary>
      {open && children}
    </details>
  );
}

function ShareTable({
  head,
  rows,
}: {
  readonly head: string;
  readonly rows: readonly (readonly [string, Fraction])[];
}) {
  const { say, locale } = useVoice();
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
            <td className="fraction">{written(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figures({ game, figures }: { readonly game: Game; readonly figures: readonly FigureOdds[] }) {
  const { say } = useVoice(game);
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

function FigureChart({
  game,
  figure: { name, mean, spread, values },
}: {
  readonly game: Game;
  readonly figure: FigureOdds;
}) {
  const { say, locale } = useVoice(game);
  const id = useId();
  const drawn =
    values.length > 1
      ? histogram(
          values.map(({ value, share }) => ({ value, share: toNumber(share) })),
          toNumber(mean),
          WIDE,
          HIGH,
        )
      : undefined;
  return (
    <figure className="figure" aria-labelledby={id}>
      <figcaption id={id}>
        <span>{say(`figure.${name}`)}</span>
        <strong>
          {values.length === 1
            ? say('web.odds.certain', { value: shown(toNumber(mean), locale) })
            : say('web.odds.mean', { mean: shown(toNumber(mean), locale), spread: shown(spread, locale) })}
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
          <ShareTable
            head={say(`figure.${name}`)}
            rows={values.map(({ value, share }) => [shown(value, locale), share])}
          />
        </Twin>
      )}
    </figure>
  );
}

interface AssumptionsProps {
  readonly game: Game;
  readonly decisions: readonly Decision[];
  readonly assumed: Readonly<Record<string, string>>;
  readonly assume: (assumed: Readonly<Record<string, string>>) => void;
}

const Assumptions = memo(function Assumptions({ game, decisions, assumed, assume }: AssumptionsProps) {
  const { say } = useVoice(game);
  const id = useId();
  if (decisions.length === 0) return null;
  return (
    <fieldset className="assumptions">
      <legend>{say('web.odds.assuming')}</legend>
      {decisions.map(({ key, side, words, rule, options }) => (
        <div className="field picker" key={key}>
          <div className="label">
            <label htmlFor={`${id}${key}`}>
              {say(`side.${side}`)}: {say(words)}
            </label>
            <p className="help">
              <span className="cite">{ruleWords(game, say, rule)}</span>
            </p>
          </div>
          <select
            id={`${id}${key}`}
            value={assumed[key] ?? options[0]}
            onChange={({ target }) => assume({ ...assumed, [key]: target.value })}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {optionWords(game, say, words, option, side)}
              </option>
            ))}
            <option value={EVENLY}>{say('web.odds.evenly')}</option>
          </select>
        </div>
      ))}
    </fieldset>
  );
});
