/** The sheet of a game: every table and every chart on paper, in the reader's language. */
import { ruleWords } from '@grognard/games/words';
import type { Game, Grid, List } from '@grognard/kernel';
import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { PAPERS, paper } from '../app/settings.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { storedRulings } from '../chart/rulings.tsx';
import { isGrid, useOverlay, withOwn } from '../table/own.ts';
import { ChartSheet } from './chart-sheet.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { TableSheets } from './table-sheets.tsx';

export function PrintPage({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const size = paper.use();
  const overlay = useOverlay(game);
  const tables = Object.values(game.tables).map((table) => (isGrid(table) ? withOwn(table, overlay) : table)) as (
    | Grid
    | List
  )[];
  usePaper(size, `${say.read(game.titles)} — Grognard`);
  return (
    <div className="page wide printed">
      <Tools game={game} />
      <SheetHead game={game} />
      <h2>{say('web.game.tables')}</h2>
      <TableSheets game={game} tables={tables} />
      <h2>{say('web.game.charts')}</h2>
      <div className="sheet-charts">
        {Object.values(game.procedures).map((procedure) => (
          <ChartSheet key={procedure.id} game={game} procedure={procedure} />
        ))}
      </div>
      <Readings game={game} />
      <NotesSheet game={game} tables={tables} />
    </div>
  );
}

function Tools({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const size = paper.use();
  return (
    <div className="no-print sheet-tools">
      <p className="crumbs">
        <a href={hrefOf({ at: 'game', game: game.id })}>{say.read(game.titles)}</a>
      </p>
      <fieldset className="field segments">
        <legend>{say('web.print.paper')}</legend>
        <div className="segment-row">
          {PAPERS.map((each) => (
            <label key={each} className="segment">
              <input type="radio" name="paper" checked={size === each} onChange={() => paper.set(each)} />
              <span>{each}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="primary" onClick={() => print()}>
        {say('web.print.print')}
      </button>
    </div>
  );
}

/** The game, its edition and where every word comes from; tables cite a source by its number. */
function SheetHead({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  return (
    <header className="sheet-head">
      <h1>
        {say.read(game.titles)} <span className="cite">{game.period}</span>
      </h1>
      <ol className="cite">
        {Object.entries(game.sources).map(([id, { title, edition, holder }]) => (
          <li key={id}>{[title, edition, holder].map((each) => say.read(each)).join(' — ')}</li>
        ))}
      </ol>
    </header>
  );
}

/** Paper size and running foot belong to the page rule, which no style attribute can reach. */
function usePaper(size: string, foot: string): void {
  useEffect(() => {
    const rule = document.createElement('style');
    const small = 'font: 7pt sans-serif; color: #555;';
    rule.textContent = `@page { size: ${size}; margin: 12mm 12mm 14mm;
      @bottom-left { content: ${JSON.stringify(foot)}; ${small} }
      @bottom-right { content: counter(page) " / " counter(pages); ${small} } }`;
    document.head.append(rule);
    return () => rule.remove();
  }, [size, foot]);
}

function Readings({ game }: { readonly game: Game }) {
  const { say } = useSpeaker(game);
  const chosen = storedRulings(game);
  const rulings = Object.entries(game.rulings);
  if (rulings.length === 0) return null;
  return (
    <>
      <h2>{say('web.rulings.title')}</h2>
      <ul className="readings">
        {rulings.map(([name, { rule, default: usual }]) => (
          <li key={name}>
            {say(`ruling.${name}`)} <strong>{say(`ruling.${name}.${chosen[name] ?? usual}`)}</strong>{' '}
            <span className="cite">{ruleWords(game, say, rule)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
