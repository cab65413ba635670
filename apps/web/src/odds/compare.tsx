/** Two situations side by side: one kept, one changed, the difference in every figure. */
import { percentage, shown, shownChange, type WordedForecast } from '@grognard/games/words';
import type { Game, Locale } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { outcomeLabel } from './outcome-label.ts';

interface CompareProps {
  readonly game: Game;
  readonly kept: WordedForecast | undefined;
  readonly now: WordedForecast | undefined;
  readonly keep: () => void;
  readonly back: () => void;
  readonly forget: () => void;
}

export function Compare({ game, kept, now, keep, back, forget }: CompareProps) {
  const { say } = useSpeaker(game);
  return (
    <div className="compare">
      {kept && now ? <Difference game={game} kept={kept} now={now} /> : <p>{say('web.compare.about')}</p>}
      <p className="compare-acts">
        <button type="button" className="small" onClick={keep}>
          {say(kept ? 'web.compare.keepThis' : 'web.compare.keep')}
        </button>
        {kept && (
          <>
            <button type="button" className="small" onClick={back}>
              {say('web.compare.back')}
            </button>
            <button type="button" className="small plain" onClick={forget}>
              {say('web.compare.forget')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly kept: string;
  readonly now: string;
  readonly change: number;
  readonly shownChange: string;
}

function Difference({
  game,
  kept,
  now,
}: Required<Pick<CompareProps, 'game'>> & Record<'kept' | 'now', WordedForecast>) {
  const { say, locale } = useSpeaker(game);
  const rows = [...outcomeRows(kept, now, locale), ...figureRows(kept, now, locale)];
  return (
    <table className="plain-table difference">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('web.odds.outcome')}</span>
          </th>
          <th scope="col">{say('web.compare.kept')}</th>
          <th scope="col">{say('web.compare.now')}</th>
          <th scope="col">{say('web.compare.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{row.kept}</td>
            <td>{row.now}</td>
            <td className="change">{row.change === 0 ? '=' : row.shownChange}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const IMPOSSIBLE = { p: 0, fraction: '0' };

function outcomeRows(kept: WordedForecast, now: WordedForecast, locale: Locale): readonly Row[] {
  const [before, after] = [kept.outcomes ?? [], now.outcomes ?? []];
  const all = new Map([...after, ...before].map((share) => [String(share.outcome), share.words]));
  return [...all].map(([outcome, words]) => {
    const one = before.find((share) => String(share.outcome) === outcome) ?? IMPOSSIBLE;
    const other = after.find((share) => String(share.outcome) === outcome) ?? IMPOSSIBLE;
    const points = one.fraction === other.fraction ? 0 : (other.p - one.p) * 100;
    return {
      key: `outcome ${outcome}`,
      name: outcomeLabel(outcome, words).code ?? words,
      kept: percentage(one, locale),
      now: percentage(other, locale),
      change: points,
      shownChange: shownChange(Math.round(points * 10) / 10, locale),
    };
  });
}

function figureRows(kept: WordedForecast, now: WordedForecast, locale: Locale): readonly Row[] {
  return (now.figures ?? []).flatMap(({ name, words, mean }) => {
    const before = kept.figures?.find((figure) => figure.name === name);
    if (!before) return [];
    const change = before.mean.fraction === mean.fraction ? 0 : mean.value - before.mean.value;
    return {
      key: `figure ${name}`,
      name: words,
      kept: shown(before.mean.value, locale),
      now: shown(mean.value, locale),
      change,
      shownChange: shownChange(change, locale),
    };
  });
}
