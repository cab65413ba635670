/** What can be seen coming: every candidate modifier, and the cells that may be read. */
import { stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game, Lookup, Overlay } from '@grognard/kernel';
import { memo } from 'react';
import { Modifiers } from '../account/steps.tsx';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { LitTable } from '../table/lit-table.tsx';

interface CandidatesProps {
  readonly game: Game;
  readonly steps: readonly ExplainedStep[];
}

/** What comes from the worker is new each time, and mostly says the same. */
function sameData<P extends { readonly game: Game }>(before: P, after: P): boolean {
  const { game: _, ...told } = before;
  const { game, ...tells } = after;
  return game === before.game && JSON.stringify(told) === JSON.stringify(tells);
}

/** Applied, not applied, not asked: before the die is thrown, nobody has forgotten anything. */
export const Candidates = memo(function Candidates({ game, steps }: CandidatesProps) {
  const { say } = useSpeaker(game);
  const modified = steps.filter(({ modifiers }) => modifiers.length > 0);
  if (modified.length === 0) return null;
  return (
    <section className="panel candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{say('web.chart.modifiers')}</h2>
      {numbered(modified).map(({ key, item }) => {
        const told = stepWords(game, say, item);
        return (
          <div key={key}>
            <h3>{told.title}</h3>
            <Modifiers say={say} modifiers={told.modifiers} unfolded />
          </div>
        );
      })}
    </section>
  );
}, sameData);

const SteadyTable = memo(LitTable, sameData);

interface ReadTablesProps {
  readonly game: Game;
  readonly overlay: Overlay;
  readonly lit: readonly Lookup[];
}

export const ReadTables = memo(function ReadTables({ game, overlay, lit }: ReadTablesProps) {
  const { say, locale } = useSpeaker(game);
  const byTable = new Map<string, Lookup[]>();
  for (const lookup of lit) byTable.set(lookup.table, [...(byTable.get(lookup.table) ?? []), lookup]);
  if (byTable.size === 0) return null;
  return (
    <section className="panel" aria-labelledby="tables-title">
      <h2 id="tables-title">{say('web.chart.tables')}</h2>
      {[...byTable].map(([id, lookups]) => (
        <SteadyTable
          key={id}
          game={game}
          overlay={overlay}
          lookups={lookups}
          caption={game.tables[id]?.title[locale] ?? id}
        />
      ))}
    </section>
  );
}, sameData);
