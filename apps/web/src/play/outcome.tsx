/** What came of it: the result, what it changes, how lucky it was, and ways to tell others. */
import { percentage, shown } from '@grognard/games/words';
import { type Opened, type Resolution, toNumber } from '@grognard/kernel';
import { useEffect, useRef, useState } from 'react';
import { CopyButtons } from '../account/copy-buttons.tsx';
import { announce } from '../app/announce.tsx';
import { numbered } from '../app/numbered.ts';
import { useVoice } from '../app/voice.ts';
import { ResultPicture } from '../map/result-picture.tsx';
import { slowDesk } from '../odds/desk.ts';
import type { FigureLuck } from '../odds/job.ts';

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
  const { say } = useVoice(game);
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

function useLuck(opened: Opened, played: Resolution): readonly FigureLuck[] | 'tooWide' | undefined {
  const [luck, setLuck] = useState<readonly FigureLuck[] | 'tooWide'>();
  useEffect(() => {
    let current = true;
    const { game, procedure, input, rulings, overlay, journal } = played;
    if (journal.every(({ kind }) => kind !== 'die')) return;
    slowDesk()
      .luck({ game, procedure, input, rulings, overlay, assumed: {}, journal })
      .then(
        (told) => current && setLuck(told ?? 'tooWide'),
        () => current && setLuck('tooWide'),
      );
    return () => {
      current = false;
    };
  }, [played]);
  return opened.procedure.figures && luck;
}

function LuckTable({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { say, locale } = useVoice(opened.game);
  const luck = useLuck(opened, played);
  if (luck === undefined || luck.length === 0) return null;
  if (luck === 'tooWide') return <p className="quiet">{say('web.luck.tooWide')}</p>;
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
          {luck.map(({ name, favours, actual, expected, percentile }) => (
            <tr key={name}>
              <th scope="row">
                {say(`figure.${name}`)}
                {favours.length > 0 && (
                  <span className="cite">
                    {' '}
                    {say('web.luck.favours', { sides: favours.map((side) => say(`side.${side}`)).join(', ') })}
                  </span>
                )}
              </th>
              <td>{shown(actual, locale)}</td>
              <td>{shown(toNumber(expected), locale)}</td>
              <td>{percentage(percentile, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{say('web.luck.meaning')}</p>
    </>
  );
}
