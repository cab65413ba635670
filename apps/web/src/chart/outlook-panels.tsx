/** What can be seen coming: every candidate modifier, and the cells that may be read. */
import { stepWords } from '@grognard/games/words';
import type { ExplainedStep, Game, Lookup, Overlay } from '@grognard/kernel';
import { Modifiers } from '../account/steps.tsx';
import { numbered } from '../app/numbered.ts';
import { useVoice } from '../app/voice.ts';
import { LitTable } from '../table/lit-table.tsx';

/** Applied, not applied, not asked: before the die is thrown, nobody has forgotten anything. */
export function Candidates({ game, steps }: { readonly game: Game; readonly steps: readonly ExplainedStep[] }) {
  const { say } = useVoice(game);
  if (steps.length === 0) return null;
  return (
    <section className="panel candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{say('web.chart.modifiers')}</h2>
      {numbered(steps).map(({ key, item }) => {
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
}

interface ReadTablesProps {
  readonly game: Game;
  readonly overlay: Overlay;
  readonly lit: readonly Lookup[];
}

export function ReadTables({ game, overlay, lit }: ReadTablesProps) {
  const { say, locale } = useVoice(game);
  const byTable = new Map<string, Lookup[]>();
  for (const lookup of lit) byTable.set(lookup.table, [...(byTable.get(lookup.table) ?? []), lookup]);
  if (byTable.size === 0) return null;
  return (
    <section className="panel" aria-labelledby="tables-title">
      <h2 id="tables-title">{say('web.chart.tables')}</h2>
      {[...byTable].map(([id, lookups]) => (
        <LitTable
          key={id}
          game={game}
          overlay={overlay}
          lookups={lookups}
          caption={game.tables[id]?.title[locale] ?? id}
        />
      ))}
    </section>
  );
}
