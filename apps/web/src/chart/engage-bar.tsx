/** The explicit act: throw, tap in what was rolled on the table, or follow the printed example; the odds at a glance above. */
import { percentage, type WordedForecast } from '@grognard/games/words';
import type { DecidingDie, EquationTerm, Example, Game, News, Procedure, Refusal } from '@grognard/kernel';
import type { ReactNode } from 'react';
import { Icon } from '../app/icon.tsx';
import { useNarrow } from '../app/use-media.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { Strip } from '../odds/bars.tsx';
import { favourOf } from '../odds/favour.ts';
import { outcomeLabel, toldApart } from '../odds/outcome-label.ts';
import { likeliest } from '../odds/shapes.ts';
import { TellingWords } from '../odds/telling.tsx';
import { DieFace } from '../play/die-face.tsx';
import type { Dice } from '../play/play-panel.tsx';
import { equationLine } from './equation-line.ts';
import { RoleMark } from './force-panel.tsx';

interface EngageBarProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly example: Example | undefined;
  readonly refusals: readonly Refusal[];
  readonly forecast: WordedForecast | undefined;
  /** Of odds that take their time: what stood before is no longer told. */
  readonly news: News | undefined;
  readonly terms: readonly EquationTerm[];
  readonly die: DecidingDie | undefined;
  /** Nothing is thrown: the answer stands, and can at most be written down. */
  readonly certain?: 'told' | 'booked' | undefined;
  /** Nobody may bring dice of his own. */
  readonly fair: boolean;
  readonly start: (dice: Dice) => void;
  readonly lookAtOdds: () => void;
}

/** A die with more faces is tapped on the next page. */
const MOST_FACES = 6;

export function EngageBar(props: EngageBarProps) {
  const { game, procedure, example, refusals, forecast, news, terms, die, fair, certain, start, lookAtOdds } = props;
  const { say } = useSpeaker(game);
  const narrow = useNarrow();
  const printed = example && !example.refused ? example : undefined;
  if (certain)
    return (
      <div className="engage-bar" data-ready={refusals.length === 0 || undefined} data-certain={certain}>
        <Missing game={game} refusals={refusals} />
        {certain === 'booked' && (
          <button type="submit" className="primary loud engage">
            {say('web.chart.book')}
          </button>
        )}
      </div>
    );
  const inReach = !narrow && !fair && die && die.sides <= MOST_FACES && refusals.length === 0 ? die : undefined;
  return (
    <div className="engage-bar" data-ready={refusals.length === 0 || undefined}>
      {narrow && (forecast || news) && (
        <Glance game={game} procedure={procedure} forecast={forecast} news={news} terms={terms} open={lookAtOdds} />
      )}
      <Missing game={game} refusals={refusals} />
      <div className="go">
        <button type="submit" className="primary loud engage">
          {say('web.chart.engage')}
        </button>
        {inReach && (
          <fieldset className="own-dice">
            <legend className="unseen">{say('web.chart.ownFace')}</legend>
            <span className="caption" aria-hidden="true">
              {say('web.chart.ownFace')}
            </span>
            {Array.from({ length: inReach.sides }, (_, index) => index + 1).map((face) => (
              <button
                key={face}
                type="button"
                className="plain"
                aria-label={say('web.chart.rolled', { face })}
                onClick={() => start({ kind: 'tapped', faces: [face] })}
              >
                <DieFace sides={inReach.sides} face={face} />
              </button>
            ))}
          </fieldset>
        )}
        {!fair && !inReach && (
          <button type="button" className="own" onClick={() => start({ kind: 'tapped' })}>
            {say('web.chart.tapDice')}
          </button>
        )}
        {printed && !fair && (
          <button type="button" className="own" onClick={() => start({ kind: 'printed', example: printed })}>
            {say('web.chart.asPrinted')}
          </button>
        )}
      </div>
    </div>
  );
}

/** What keeps the button from doing its work, in words; pressed all the same it leads there. */
function Missing({ game, refusals }: Pick<EngageBarProps, 'game' | 'refusals'>): ReactNode {
  const { say } = useSpeaker(game);
  if (refusals.length === 0) return null;
  const labels = (missing: boolean): readonly string[] => [
    ...new Set(
      refusals
        .filter(({ code }) => (code === 'missing') === missing)
        .map(({ facts }) => (typeof facts?.['label'] === 'string' ? say(facts['label']) : say('web.chart.situation'))),
    ),
  ];
  const [missing, wrong] = [labels(true), labels(false)];
  return (
    <p className="missing" role="status">
      {missing.length > 0 && say('web.chart.missing', { labels: missing })}{' '}
      {wrong.length > 0 && say('web.chart.wrong', { labels: wrong })}
    </p>
  );
}

const MOST_PARTS = 3;
const NONE: NonNullable<WordedForecast['outcomes']> = [];

/** The likeliest outcomes in one line, for a phone whose odds come up from below. */
function Glance({
  game,
  procedure,
  forecast,
  news,
  terms,
  open,
}: Pick<EngageBarProps, 'game' | 'procedure' | 'forecast' | 'news' | 'terms'> & {
  readonly open: () => void;
}) {
  const { say, locale } = useSpeaker(game);
  const outcomes = news ? NONE : (forecast?.outcomes ?? NONE);
  // Codes are short enough for a line; sentences are summed up for each side.
  const coded = outcomes.every(({ outcome, words }) => outcomeLabel(String(outcome), words).code !== undefined);
  const favour = favourOf(procedure, outcomes);
  const shown = likeliest(outcomes, MOST_PARTS);
  const labels = toldApart(shown.map(({ outcome, words }) => outcomeLabel(String(outcome), words).code ?? words));
  const line = equationLine(terms);
  return (
    <button type="button" className="glance plain" aria-label={say('web.odds.glance')} onClick={open}>
      <span className="glance-line">
        {line !== '' && <b>{line}</b>}
        {news ? (
          <TellingWords news={news} />
        ) : favour && !coded ? (
          <>
            <span className="for-attacker">
              <RoleMark tone="attacker" /> <b>{percentage(favour.acting, locale)}</b>
            </span>
            <span className="for-defender">
              <RoleMark tone="defender" /> <b>{percentage(favour.other, locale)}</b>
            </span>
          </>
        ) : (
          shown.map((share, place) => (
            <span key={String(share.outcome)} className="glance-part">
              <span>{labels[place]}</span> {shown.length > 1 && <b>{percentage(share, locale)}</b>}
            </span>
          ))
        )}
        <Icon name="down" />
      </span>
      <Strip procedure={procedure} outcomes={outcomes} />
    </button>
  );
}
