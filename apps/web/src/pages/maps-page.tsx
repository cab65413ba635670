/** The stories a game tells: worked examples in the order they are played, drawn on the map where they lie on one. */
import { type Example, type Game, openExample, playExample } from '@grognard/kernel';
import { useMemo } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { OwnMaps } from '../map/own-maps.tsx';
import { ResultPicture } from '../map/result-picture.tsx';
import { sheetsOf } from '../map/sheets.ts';

export function MapsPage({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const sheets = sheetsOf(game);
  return (
    <div className="page wide">
      <PageTitle
        title={say('web.maps.title')}
        up={{ href: hrefOf({ at: 'game', game: game.id }), label: say.read(game.titles) }}
      />
      {sheets && <OwnMaps game={game} sheets={sheets} />}
      {(game.scenarios ?? []).map(({ id, title, story, steps }) => (
        <section key={id} aria-labelledby={`story-${id}`} className="panel story">
          <h2 id={`story-${id}`}>{say.read(title)}</h2>
          <p>{say.read(story)}</p>
          <ol>
            {steps.map((step) => {
              const example = game.examples.find((each) => each.id === step);
              return example && <StoryStep key={step} game={game} example={example} />;
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}

function StoryStep({ game, example }: { readonly game: Game; readonly example: Example }) {
  const { say } = useSpeaker(game);
  const { id, procedure, title } = example;
  const told = useMemo(() => {
    const opened = openExample(game, example);
    const played = opened.ok ? playExample(opened.value, example) : undefined;
    return opened.ok && played?.ok ? { opened: opened.value, played: played.value } : undefined;
  }, [game, example]);
  const summary = told && game.procedures[procedure]?.summary(told.played.result);
  return (
    <li>
      <a href={hrefOf({ at: 'chart', game: game.id, procedure, preset: id })}>{say.read(title)}</a>
      {summary && <p>{say(summary)}</p>}
      {told && <ResultPicture opened={told.opened} played={told.played} />}
    </li>
  );
}
