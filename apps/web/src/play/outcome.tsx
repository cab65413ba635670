/** What came of it: the result, what it changes, how lucky it was, and ways to tell others. */
import { percentage, shown } from '@grognard/games/words';
import type { Forecast, Opened, Resolution } from '@grognard/kernel';
import { useEffect, useRef, useState } from 'react';
import { CopyButtons } from '../account/copy-buttons.tsx';
import { announce } from '../app/announce.tsx';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { ResultPicture } from '../map/result-picture.tsx';
import { jobOf } from '../odds/job.ts';
import { useWorded } from '../odds/use-odds.ts';
import { askSlowly } from '../odds/worker-client.ts';

export function Outcome({
  opened,
  played,
  again,
}: {
  readonly opened: Opened;
  readonly played: Resolution;
  readonly again?: () => void;
}) {
  const { game, procedure } = opened;
  const { say } = useSpeaker(game);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = say(procedure.summary(played.result));
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => announce(summary), [summary]);
  return (
    <section
      className="result"
      aria-labelledby="result-title"
      data-testid="result"
      data-outcome={played.outcome}
      data-result={JSON.stringify(played.result)}
    >
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {summary}
      </h2>
      {played.effects.length > 0 && (
        <>
          <h3>{say('web.result.effects')}</h3>
          <ul className="effects">
            {numbered(played.effects).map(({ key, item }) => (
              <li key={key}>{say({ key: `effect.${item.kind}`, facts: item })}</li>
            ))}
          </ul>
        </>
      )}
      <ResultPicture opened={opened} played={played} />
      <LuckTable opened={opened} played={played} />
      <CopyButtons opened={opened} played={played} />
      {again && (
        <p className="after">
          <button type="button" className="primary" onClick={again}>
            {say('web.play.again')}
          </button>
        </p>
      )}
    </section>
  );
}

/** Nothing where no die was thrown. */
function useLuck(opened: Opened, played: Resolution): Forecast | 'tooWide' | undefined {
  const [luck, setLuck] = useState<Forecast | 'tooWide'>();
  useEffect(() => {
    let current = true;
    const { journal } = played;
    if (journal.every(({ kind }) => kind !== 'die')) return;
    askSlowly(jobOf(opened), { luck: journal }).then(
      (told) => current && setLuck(told?.luck ? told : 'tooWide'),
      () => current && setLuck('tooWide'),
    );
    return () => {
      current = false;
    };
  }, [opened, played]);
  return luck;
}

function LuckTable({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { game } = opened;
  const { say, locale } = useSpeaker(game);
  const told = useLuck(opened, played);
  const luck = useWorded(game, say, typeof told === 'object' ? told : undefined)?.luck ?? [];
  if (told === 'tooWide') return <p className="quiet">{say('web.luck.tooWide')}</p>;
  if (luck.length === 0) return null;
  return (
    <>
      <h3>{say('web.luck.title')}</h3>
      <table className="plain-table luck">
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
