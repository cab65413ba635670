/** The luck of many rolls: by player, nation, chart or counter, as lines with their bands, then the rolls that stand out. */
import { luckOf, percentage, shown } from '@grognard/games/words';
import type { Game, LuckStory, LuckSum, LuckyRoll } from '@grognard/kernel';
import { useState } from 'react';
import { LuckChart } from './luck-chart.tsx';
import { useLuckSpeaker } from './use-speaker.ts';

const BY = ['player', 'nation', 'procedure', 'counter'] as const;

interface LuckViewProps {
  readonly game: Game;
  readonly story: LuckStory;
  /** What a roll is called: `event 12`, `roll 3`. */
  readonly rollWords: (sequence: number) => string;
}

/** More lines than these in one drawing could not be told apart. */
const MOST_LINES = 2;
/** So many drawings are seen at a glance; the rest unfold. */
const MOST_CHARTS = 4;

export function LuckView({ game, story, rollWords }: LuckViewProps) {
  const { say } = useLuckSpeaker(game);
  const offered = BY.filter((by) => story.sums.some((sum) => sum.by === by));
  const [chosen, choose] = useState<LuckSum['by']>('player');
  const by = offered.includes(chosen) ? chosen : offered[0];
  if (by === undefined) return <p className="quiet">{say('lucky.none')}</p>;
  const charts = chartsOf(story.sums.filter((sum) => sum.by === by));
  const drawn = charts.map((sums) => (
    <div key={sums.map(({ who, figure }) => `${who} ${figure}`).join()} className="luck-figure">
      <p className="caption">{say('lucky.inFigure', { figure: say(`figure.${sums[0]?.figure}`) })}</p>
      <LuckChart game={game} sums={sums.map((sum) => ({ who: luckOf(say, sum), sum }))} />
    </div>
  ));
  return (
    <>
      {offered.length > 1 && (
        <fieldset className="segment-row luck-by">
          <legend className="unseen">{say('lucky.by')}</legend>
          {offered.map((each) => (
            <label key={each} className="segment">
              <input type="radio" name="luck-by" checked={each === by} onChange={() => choose(each)} />
              <span>{say(`lucky.by.${each}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {drawn.slice(0, MOST_CHARTS)}
      {drawn.length > MOST_CHARTS && (
        <details>
          <summary className="fold">+ {drawn.length - MOST_CHARTS}</summary>
          {drawn.slice(MOST_CHARTS)}
        </details>
      )}
      <p className="caption">{say('lucky.meaning')}</p>
      <Extremes title={say('lucky.luckiest')} rolls={story.luckiest} game={game} rollWords={rollWords} />
      <Extremes title={say('lucky.unluckiest')} rolls={story.unluckiest} game={game} rollWords={rollWords} />
      {story.leftOut.length > 0 && (
        <p className="caption">{say('lucky.leftOut', { events: story.leftOut.map(rollWords).join(', ') })}</p>
      )}
    </>
  );
}

/** Sums of one figure side by side, the longest first, as many in a drawing as can be told apart. */
function chartsOf(sums: readonly LuckSum[]): readonly (readonly LuckSum[])[] {
  const figures = [...new Set(sums.map(({ figure }) => figure))];
  return figures.flatMap((figure) => {
    const own = sums.filter((sum) => sum.figure === figure).toSorted((a, b) => b.events - a.events);
    return Array.from({ length: Math.ceil(own.length / MOST_LINES) }, (_, index) =>
      own.slice(index * MOST_LINES, (index + 1) * MOST_LINES),
    );
  });
}

interface ExtremesProps extends Omit<LuckViewProps, 'story'> {
  readonly title: string;
  readonly rolls: readonly LuckyRoll[];
}

function Extremes({ title, rolls, game, rollWords }: ExtremesProps) {
  const { say, locale } = useLuckSpeaker(game);
  if (rolls.length === 0) return null;
  return (
    <details className="extremes">
      <summary className="fold">{title}</summary>
      <ol>
        {rolls.map(({ sequence, procedure, side, counters, figure, actual, expected, better }) => (
          <li key={sequence}>
            <b>
              {say('chronicle.lead', {
                title: say(`procedure.${procedure}`),
                who: counters.length > 0 ? say('chronicle.and', { names: counters }) : say(`side.${side}`),
              })}
            </b>{' '}
            <span className="caption">
              {rollWords(sequence)} ·{' '}
              {say('lucky.extreme', {
                figure: say(`figure.${figure}`),
                actual: shown(actual, locale),
                expected: shown(expected, locale),
                share: percentage({ p: better, fraction: '' }, locale),
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
