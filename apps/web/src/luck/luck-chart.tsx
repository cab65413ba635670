/** Luck as lines over their bands, drawn in the page; the same in sentences for whoever cannot see it. */
import { shownChange } from '@grognard/games/words';
import type { Game, LuckSum } from '@grognard/kernel';
import { curveOf, type Frame, scaleOf } from './curve.ts';
import { useLuckSpeaker } from './use-speaker.ts';

interface LuckChartProps {
  readonly game: Game;
  /** Each with its name, all counted in the same figure. */
  readonly sums: readonly { readonly who: string; readonly sum: LuckSum }[];
}

const FRAME: Frame = { width: 400, height: 158, left: 34, right: 12, top: 12, bottom: 14 };

export function LuckChart({ game, sums }: LuckChartProps) {
  const { say, locale } = useLuckSpeaker(game);
  const lines = sums.map(({ sum }) => sum.line);
  const scale = scaleOf(lines, FRAME);
  const longest = Math.max(...lines.map((line) => line.length));
  const curves = lines.map((line) => curveOf(line, longest, FRAME, scale));
  const sentences = sums.map(({ who, sum }) => sentenceOf(who, sum));
  return (
    <figure className="luck-chart">
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={sentences.join(' ')}>
        {curves.map(({ band }, index) => (
          <path key={sums[index]?.who} className="band" data-line={index} d={band} />
        ))}
        {scale.marks.map((mark) => (
          <g key={mark}>
            <path
              className={mark === 0 ? 'nought' : 'grid'}
              d={`M${FRAME.left} ${scale.y(mark)}H${FRAME.width - FRAME.right}`}
            />
            <text x={FRAME.left - 6} y={scale.y(mark) + 4}>
              {mark === 0 ? '0' : shownChange(mark, locale)}
            </text>
          </g>
        ))}
        {curves.map(({ line, end }, index) => (
          <g key={sums[index]?.who} className="fallen" data-line={index}>
            <path d={line} />
            {index % 2 === 0 ? (
              <circle cx={end.x} cy={end.y} r="4" />
            ) : (
              <rect x={end.x - 4} y={end.y - 4} width="8" height="8" />
            )}
          </g>
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <ul>
          {sentences.map((sentence, index) => (
            <li key={sentence} data-line={index}>
              {sentence}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );

  function sentenceOf(who: string, { line, events }: LuckSum): string {
    const { sum, low, high } = line.at(-1) ?? { sum: 0, low: 0, high: 0 };
    const plus = (value: number): string => shownChange(value, locale);
    const key = sum > high + NEAR ? 'lucky.above' : sum < low - NEAR ? 'lucky.below' : 'lucky.within';
    const told = say(key, { low: plus(low), high: plus(high) });
    return say('lucky.sentence', { who, rolls: events, sum: plus(sum), told });
  }
}

const NEAR = 1e-9;
