/** A game's front page: charts, presets, tables, rulings, rules. */
import { ruleWords } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { type Chosen, keepRulings, Rulings, storedRulings } from '../chart/rulings.tsx';
import { Cover } from '../home/cover.tsx';

export function GameOverview({ game, section }: { readonly game: Game; readonly section: string | undefined }) {
  const { say, locale } = useSpeaker(game);
  useEffect(() => {
    if (section === undefined) return;
    const target = document.getElementById(section);
    if (target instanceof HTMLDetailsElement) target.open = true;
    const inside = target?.closest('details');
    if (inside) inside.open = true;
    target?.scrollIntoView({ block: 'start' });
  }, [section]);
  return (
    <div className="page game">
      <header className="game-head">
        <Cover name={game.id} drawn={game.cover} />
        <div>
          <h1>{game.titles[locale]}</h1>
          <p>{game.period}</p>
        </div>
      </header>
      <Charts game={game} />
      <Presets game={game} />
      <Tables game={game} />
      <section aria-label={say('web.game.more')} className="game-more">
        <ul className="links">
          <li>
            <a href={hrefOf({ at: 'print', game: game.id })}>
              <strong>{say('web.print.title')}</strong>
              <span className="cite">{say('web.print.about')}</span>
            </a>
          </li>
          {(game.scenarios ?? []).length > 0 && (
            <li>
              <a href={hrefOf({ at: 'maps', game: game.id })}>
                <strong>{say('web.maps.title')}</strong>
                <span className="cite">{say('web.maps.about', { count: game.scenarios?.length ?? 0 })}</span>
              </a>
            </li>
          )}
          <li>
            <a href={hrefOf({ at: 'examples', game: game.id })}>
              <strong>{say('web.examples.title')}</strong>
              <span className="cite">{say('web.examples.about', { count: game.examples.length })}</span>
            </a>
          </li>
        </ul>
      </section>
      <GameRulings game={game} />
      <Rules game={game} />
      <Sources game={game} />
    </div>
  );
}

function Charts({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  return (
    <section aria-labelledby="charts-title">
      <h2 id="charts-title">{say('web.game.charts')}</h2>
      <ul className="links tiles">
        {Object.values(game.procedures).map(({ id, rule }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'chart', game: game.id, procedure: id })}>
              <strong>{say(`procedure.${id}`)}</strong>
              <span className="cite">{ruleWords(game, say, rule)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Presets({ game }: { readonly game: Game }) {
  const { say, locale } = useSpeaker(game);
  const presets = game.examples.filter(({ preset }) => preset);
  if (presets.length === 0) return null;
  return (
    <section aria-labelledby="presets-title">
      <h2 id="presets-title">{say('web.game.presets')}</h2>
      <ul className="links">
        {presets.map(({ id, title, procedure }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'chart', game: game.id, procedure, preset: id })}>
              <strong>{title[locale]}</strong>
              <span className="cite">{say(`procedure.${procedure}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tables({ game }: { readonly game: Game }) {
  const { say, locale } = useSpeaker(game);
  return (
    <section aria-labelledby="tables-title">
      <h2 id="tables-title">{say('web.game.tables')}</h2>
      <ul className="links">
        {Object.values(game.tables).map(({ id, title, repairs, lost }) => (
          <li key={id}>
            <a href={hrefOf({ at: 'table', game: game.id, table: id })}>
              <strong>{title[locale]}</strong>
              {repairs.length + lost.length > 0 && (
                <span className="cite">{say('web.game.doubts', { repairs: repairs.length, lost: lost.length })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameRulings({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const [readings, setReadings] = useState<Chosen>(() => storedRulings(game));
  if (Object.keys(game.rulings).length === 0) return null;
  const change = (next: Chosen): void => {
    keepRulings(game, next);
    setReadings(next);
  };
  return (
    <details className="panel" id="rulings">
      <summary>{say('web.rulings.title')}</summary>
      <p className="quiet">{say('web.rulings.about')}</p>
      <Rulings game={game} asked={game.rulings} readings={readings} change={change} />
    </details>
  );
}

function Rules({ game }: { readonly game: Game }) {
  const { say, locale } = useSpeaker(game);
  return (
    <details className="panel" id="rules">
      <summary>{say('web.game.rules')}</summary>
      <dl className="rules">
        {Object.entries(game.rules).map(([id, { number, heading, document }]) => (
          <div key={id} id={`rule-${id}`}>
            <dt>
              {number !== undefined && `${number} `}
              {heading[locale]}
            </dt>
            <dd className="cite">{game.sources[document]?.title[locale] ?? document}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Sources({ game }: { readonly game: Game }) {
  const { say, locale } = useSpeaker(game);
  return (
    <details className="panel" id="sources">
      <summary>{say('web.game.sources')}</summary>
      <ul>
        {Object.entries(game.sources).map(([id, { title, edition, holder }]) => (
          <li key={id}>
            {title[locale]} — {edition} — {holder}
          </li>
        ))}
      </ul>
    </details>
  );
}
