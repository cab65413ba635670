/** The odds between the forces: every outcome, then on demand the figures, what is assumed, a comparison, advice. */
import { percentage, refusalWords, type WordedForecast, type WordedQuestion, wordedFirst } from '@grognard/games/words';
import type { DecidingDie, FirstAnswer, Game, News, Procedure, Refusal, Reply } from '@grognard/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import type { Situation } from '../chart/situation.ts';
import { AskAdvice } from './advice-view.tsx';
import { Assumptions } from './assumptions.tsx';
import { Bars, Strip } from './bars.tsx';
import { favourOf } from './favour.ts';
import { Figures, Fractions } from './figures.tsx';
import { Telling } from './telling.tsx';

interface OddsPanelProps {
  readonly game: Game;
  readonly procedure: Procedure;
  /** The odds as they stand, or why there are none; nothing until they are known. */
  readonly forecast: WordedForecast | undefined;
  readonly refusals: readonly Refusal[];
  readonly stale: boolean;
  readonly news: News | undefined;
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
  const { game, procedure, forecast, refusals, stale, news, die, decisions = NONE, situation, facing, secret } = props;
  const { say } = useSpeaker(game);
  const { job } = situation;
  const soFar = useSoFar(game, procedure, news?.first);
  const waits = !job || (!forecast && refusals.length === 0);
  return (
    <section className="sheet odds" aria-labelledby="odds-title" data-stale={stale || undefined} data-testid="odds">
      <h2 id="odds-title" className="unseen">
        {say('web.odds.title')}
      </h2>
      {news && <Telling news={news} />}
      {waits && !soFar && <p className="quiet waits">{say(job ? 'web.coming' : 'web.odds.waiting')}</p>}
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
        <div className={job && (!news || soFar) ? undefined : 'put-by'}>
          {facing && (
            <div className={news && 'put-by'}>
              <Facing game={game} procedure={procedure} forecast={forecast} facing={facing} />
            </div>
          )}
          {forecast.words.sampled !== undefined && !news && <p className="quiet">{forecast.words.sampled}</p>}
          {!soFar && <Bars game={game} procedure={procedure} outcomes={forecast.outcomes ?? []} die={die} />}
        </div>
      )}
      {soFar && <Bars game={game} procedure={procedure} outcomes={soFar} die={undefined} />}
      {secret && forecast && <p className="leak">{say('web.secret.odds')}</p>}
      {forecast && job && !news && <Drawers {...props} forecast={forecast} decisions={decisions} />}
    </section>
  );
}

const NONE: readonly WordedQuestion[] = [];
const NOTHING_YET: readonly Reply[] = [];

/** What is settled already, in the order in which it will stand. */
function useSoFar(game: Game, procedure: Procedure, first: FirstAnswer | undefined) {
  const { say } = useSpeaker(game);
  return useMemo(() => {
    if (!first || first.outcomes.length === 0) return undefined;
    const place = (outcome: unknown): number => procedure.outcomes?.indexOf(String(outcome)) ?? 0;
    return wordedFirst(say, procedure, first).outcomes.toSorted((a, b) => place(a.outcome) - place(b.outcome));
  }, [say, procedure, first]);
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
  const answers = decisions.map(({ key, words, options }) => {
    const answer = assumed[key] ?? options[0]?.option;
    const told = options.find(({ option }) => option === answer)?.words ?? say('web.odds.evenly');
    return `${words.question} ${told}`;
  });
  return (
    <>
      {answers.length > 0 && open !== 'assume' && (
        <p className="caption assumed">{say('web.odds.assumed', { answers: answers.join(' · ') })}</p>
      )}
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
