/** The odds between the forces: every outcome, then on demand the figures, what is assumed, a comparison, advice. */
import { percentage, refusalWords, type WordedForecast, type WordedQuestion } from '@grognard/games/words';
import type { DecidingDie, Game, Procedure, Refusal, Reply } from '@grognard/kernel';
import { type ReactNode, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Situation } from '../chart/situation.ts';
import { AskAdvice } from './advice-view.tsx';
import { Assumptions } from './assumptions.tsx';
import { Bars, Strip } from './bars.tsx';
import { favourOf } from './favour.ts';
import { Figures, Fractions } from './figures.tsx';

interface OddsPanelProps {
  readonly game: Game;
  readonly procedure: Procedure;
  /** The odds as they stand, or why there are none; nothing until they are known. */
  readonly forecast: WordedForecast | undefined;
  readonly refusals: readonly Refusal[];
  readonly stale: boolean;
  readonly die: DecidingDie | undefined;
  /** Unknown until they are found. */
  readonly decisions: readonly WordedQuestion[] | undefined;
  readonly situation: Pick<Situation, 'job' | 'assumed' | 'assume'>;
  /** The two sides that face each other, by their names; nothing where no two do. */
  readonly facing: readonly [string, string] | undefined;
  /** Something is kept secret, and these odds do not know of it. */
  readonly secret: boolean;
  readonly compare: ReactNode;
}

type Drawer = 'figures' | 'assume' | 'compare' | 'advice';

export function OddsPanel(props: OddsPanelProps) {
  const { game, procedure, forecast, refusals, stale, die, decisions = NONE, situation, facing, secret } = props;
  const { say } = useSpeaker(game);
  const { job } = situation;
  const waits = !job || (!forecast && refusals.length === 0);
  return (
    <section className="sheet odds" aria-labelledby="odds-title" data-stale={stale || undefined} data-testid="odds">
      <h2 id="odds-title" className="unseen">
        {say('web.odds.title')}
      </h2>
      {waits && <p className="quiet waits">{say('web.odds.waiting')}</p>}
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
          {facing && <Facing game={game} procedure={procedure} forecast={forecast} facing={facing} />}
          {forecast.method === 'sampled' && <Sampled effort={forecast.effort ?? 0} />}
          <Bars game={game} procedure={procedure} outcomes={forecast.outcomes ?? []} die={die} />
        </div>
      )}
      {secret && forecast && <p className="leak">{say('web.secret.odds')}</p>}
      {forecast && job && <Drawers {...props} forecast={forecast} decisions={decisions} />}
    </section>
  );
}

const NONE: readonly WordedQuestion[] = [];
const NOTHING_YET: readonly Reply[] = [];

function Sampled({ effort }: { readonly effort: number }) {
  const { say, locale } = useSpeaker();
  return <p className="quiet">{say('web.odds.sampled', { plays: effort.toLocaleString(locale) })}</p>;
}

/** What favours the one and what favours the other, where the order of outcomes says so. */
function Facing({
  game,
  procedure,
  forecast,
  facing: [acting, facingIt],
}: Required<Pick<OddsPanelProps, 'game' | 'procedure'>> & {
  readonly forecast: WordedForecast;
  readonly facing: readonly [string, string];
}) {
  const { say, locale } = useSpeaker(game);
  const outcomes = forecast.outcomes ?? [];
  const favour = favourOf(procedure, outcomes);
  if (!favour) return null;
  return (
    <p className="facing">
      <span className="for-attacker">
        <b>{percentage(favour.acting, locale)}</b>{' '}
        <span className="caption">{say('web.odds.for', { side: acting })}</span>
      </span>
      <Strip procedure={procedure} outcomes={outcomes} />
      <span className="for-defender">
        <b>{percentage(favour.other, locale)}</b>{' '}
        <span className="caption">{say('web.odds.for', { side: facingIt })}</span>
      </span>
    </p>
  );
}

function Drawers({
  game,
  forecast,
  decisions,
  situation,
  compare,
}: OddsPanelProps & { readonly forecast: WordedForecast; readonly decisions: readonly WordedQuestion[] }) {
  const { say } = useSpeaker(game);
  const [drawer, setDrawer] = useState<Drawer>();
  const { job, assumed, assume } = situation;
  const sides = [...new Set(decisions.map(({ side }) => side))];
  const offered: readonly Drawer[] = [
    'figures',
    'compare',
    ...(decisions.length > 0 ? (['assume', 'advice'] as const) : []),
  ];
  const open = drawer && offered.includes(drawer) ? drawer : undefined;
  return (
    <>
      <div className="drawers">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            className="small plain"
            aria-expanded={open === each}
            onClick={() => setDrawer(open === each ? undefined : each)}
          >
            {say(`web.odds.drawer.${each}`)}
          </button>
        ))}
      </div>
      {open && (
        <div className="drawer">
          {open === 'figures' && (
            <>
              <Fractions game={game} outcomes={forecast.outcomes ?? []} />
              <Figures game={game} figures={forecast.figures ?? []} />
            </>
          )}
          {open === 'compare' && compare}
          {open === 'assume' && <Assumptions game={game} decisions={decisions} assumed={assumed} assume={assume} />}
          {open === 'advice' &&
            job &&
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
        </div>
      )}
    </>
  );
}
