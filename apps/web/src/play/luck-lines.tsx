/** How lucky it was: one sentence for the side that acts, every figure on demand. */
import { percentage, shown, type WordedForecast } from '@grognard/games/words';
import type { Forecast, Game, Opened, Part, Resolution } from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { jobOf } from '../odds/job.ts';
import { useWorded } from '../odds/use-odds.ts';
import { askSlowly } from '../odds/worker-client.ts';

interface LuckProps {
  readonly opened: Opened;
  readonly played: Resolution;
}

/** Nothing where no die was thrown. */
function useLuck({ opened, played }: LuckProps): Forecast | 'tooWide' | undefined {
  const [luck, setLuck] = useState<Forecast | 'tooWide'>();
  useEffect(() => {
    let current = true;
    const { journal } = played;
    if (journal.every(({ kind }) => kind !== 'die')) return;
    askSlowly(jobOf(opened), { luck: journal, odds: true, asPlayed: journal }).then(
      (told) => current && setLuck(told?.luck ? told : 'tooWide'),
      () => current && setLuck('tooWide'),
    );
    return () => {
      current = false;
    };
  }, [opened, played]);
  return luck;
}

export function Luck({ opened, played }: LuckProps) {
  const { game } = opened;
  const { say } = useSpeaker(game);
  const told = useLuck({ opened, played });
  const worded = useWorded(game, say, typeof told === 'object' ? told : undefined);
  if (told === 'tooWide') return <p className="quiet luck">{say('web.luck.tooWide')}</p>;
  if (!worded?.luck || worded.luck.length === 0) return <p className="quiet luck" />;
  return (
    <details className="luck">
      <summary>
        <Sentence game={game} forecast={worded} played={played} opened={opened} />
      </summary>
      <LuckTable game={game} luck={worded.luck} />
    </details>
  );
}

/** Better, equal and worse for the side that acts; ties are told as ties. */
function Sentence({
  game,
  forecast,
  played,
  opened,
}: LuckProps & { readonly game: Game; readonly forecast: WordedForecast }) {
  const { say, locale } = useSpeaker(game);
  const here = forecast.outcomes?.find(({ outcome }) => String(outcome) === played.outcome);
  const { favours = {} } = opened.procedure;
  const [acting = ''] = Object.keys(favours);
  const side = say(`side.${acting || (game.sides[0] ?? '')}`);
  if (here?.atLeast && opened.procedure.even !== undefined) {
    const better = rest(here.atLeast.p - here.p);
    const worse = rest(1 - here.atLeast.p);
    return (
      <>
        {say('web.luck.order', {
          side,
          same: percentage(here, locale),
          better: percentage(better, locale),
          worse: percentage(worse, locale),
        })}
      </>
    );
  }
  const figure = forecast.luck?.find(({ sides }) => sides.some((each) => each.side === acting));
  const worse = figure?.sides.find((each) => each.side === acting)?.worse;
  if (worse) return <>{say('web.luck.better', { side, share: percentage(worse, locale) })}</>;
  return <>{here ? say('web.luck.chance', { chance: percentage(here, locale) }) : say('web.luck.title')}</>;
}

/** A difference of two shares, for the eye. */
const rest = (p: number): Part => (p < 1e-12 ? { p: 0, fraction: '0' } : { p, fraction: '…' });

function LuckTable({ game, luck }: { readonly game: Game; readonly luck: NonNullable<WordedForecast['luck']> }) {
  const { say, locale } = useSpeaker(game);
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{say('web.luck.figure')}</th>
            <th scope="col">{say('web.luck.actual')}</th>
            <th scope="col">{say('web.luck.expected')}</th>
            <th scope="col">{say('web.luck.percentile')}</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ name, words, actual, expected, percentile, sides }) => (
            <tr key={name}>
              <th scope="row">
                {words}
                {sides.map(({ side, words: who, worse }) => (
                  <span key={side} className="cite">
                    {' '}
                    {say('web.luck.side', { side: who, share: percentage(worse, locale) })}
                  </span>
                ))}
              </th>
              <td>{shown(actual, locale)}</td>
              <td>{shown(expected.value, locale)}</td>
              <td>{percentage(percentile, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{say('web.luck.meaning')}</p>
    </>
  );
}
