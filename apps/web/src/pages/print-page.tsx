/** The sheet of a game: every table and every chart on paper, in the reader's language. */
import { ruleWords } from '@grognard/games/words';
import type { Field, Game, Grid, List, Procedure, Say } from '@grognard/kernel';
import { useEffect } from 'react';
import { hrefOf } from '../app/route.ts';
import { PAPERS, paper } from '../app/settings.ts';
import { useVoice } from '../app/voice.ts';
import { storedRulings } from '../chart/rulings.tsx';
import { GridView } from '../table/grid-view.tsx';
import { ListView } from '../table/list-view.tsx';
import { TableNotes } from '../table/notes.tsx';
import { isGrid, useOverlay, withOwn } from '../table/own.ts';

export function PrintPage({ game }: { readonly game: Game }) {
  const { say, locale } = useVoice(game);
  const size = paper.use();
  const overlay = useOverlay(game);
  usePaper(size);
  return (
    <div className="page wide sheet">
      <div className="no-print sheet-tools">
        <p className="crumbs">
          <a href={hrefOf({ at: 'game', game: game.id })}>{game.titles[locale]}</a>
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
      <h1>
        {game.titles[locale]} <span className="cite">{game.period}</span>
      </h1>
      <h2>{say('web.game.tables')}</h2>
      <div className="sheet-tables">
        {Object.values(game.tables).map((table) => (
          <article key={table.id} className="sheet-table">
            <h3>{table.title[locale]}</h3>
            {isGrid(table) ? (
              <GridView game={game} table={withOwn(table, overlay)} />
            ) : (
              <ListView game={game} table={table as List} />
            )}
            <TableNotes
              heading="h4"
              game={game}
              table={(isGrid(table) ? withOwn(table, overlay) : table) as Grid | List}
            />
          </article>
        ))}
      </div>
      <h2>{say('web.game.charts')}</h2>
      <div className="sheet-charts">
        {Object.values(game.procedures).map((procedure) => (
          <ChartSheet key={procedure.id} game={game} say={say} procedure={procedure} />
        ))}
      </div>
      <Readings game={game} />
    </div>
  );
}

/** The paper size belongs to the page rule, which no style attribute can reach. */
function usePaper(size: string): void {
  useEffect(() => {
    const rule = document.createElement('style');
    rule.textContent = `@page { size: ${size}; margin: 12mm; }`;
    document.head.append(rule);
    return () => rule.remove();
  }, [size]);
}

/** What the chart asks, as a list to go through at the table. */
function ChartSheet({
  game,
  say,
  procedure,
}: {
  readonly game: Game;
  readonly say: Say;
  readonly procedure: Procedure;
}) {
  return (
    <article className="sheet-chart">
      <h3>{say(`procedure.${procedure.id}`)}</h3>
      <p className="cite">{ruleWords(game, say, procedure.rule)}</p>
      <FieldList say={say} fields={procedure.input.fields} />
    </article>
  );
}

function FieldList({ say, fields }: { readonly say: Say; readonly fields: Readonly<Record<string, Field>> }) {
  return (
    <ul className="asked">
      {Object.entries(fields).map(([name, field]) => (
        <li key={name}>
          {say(field.label)}
          <span className="cite"> {rangeOf(say, field)}</span>
          {field.kind === 'record' && <FieldList say={say} fields={field.fields} />}
          {field.kind === 'list' && field.of.kind === 'record' && <FieldList say={say} fields={field.of.fields} />}
        </li>
      ))}
    </ul>
  );
}

function rangeOf(say: Say, field: Field): string {
  switch (field.kind) {
    case 'integer':
      return `${field.min}–${field.max}`;
    case 'flag':
      return '☐';
    case 'oneOf':
      return field.options.map((option) => say(`${field.words}.${option}`)).join(' / ');
    case 'text':
    case 'list':
    case 'record':
      return '';
  }
}

function Readings({ game }: { readonly game: Game }) {
  const { say } = useVoice(game);
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
