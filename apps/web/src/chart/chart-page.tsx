/** A chart: the form, the odds beside it, the tables it reads, then the act of rolling. */
import { stepWords } from '@grognard/games/words';
import type { Campaign, ExplainedStep, Game, Lookup, Overlay, Procedure, Resolution, Say } from '@grognard/kernel';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Modifiers } from '../account/steps.tsx';
import { useVoice, voiceIn } from '../app/voice.ts';
import { FormProvider } from '../form/context.ts';
import { Faulty } from '../form/fault-list.tsx';
import { sortFaults } from '../form/faults.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { useDecisions, useOdds } from '../odds/use-odds.ts';
import { type Dice, PlayPanel } from '../play/play-panel.tsx';
import { LitTable } from '../table/lit-table.tsx';
import { useOverlay } from '../table/own.ts';
import { ChartHead } from './chart-head.tsx';
import { keepRecent } from './drafts.ts';
import { EngageBar } from './engage-bar.tsx';
import { Rulings } from './rulings.tsx';
import { type ChartRoute, type Situation, useSituation } from './situation.ts';
import { useOddsAnnounced } from './use-odds-announced.ts';

interface ChartPageProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly route: ChartRoute;
  readonly campaign?: Campaign;
  readonly resolved?: (played: Resolution, situation: Situation) => void;
}

export function ChartPage({ game, procedure, route, campaign, resolved }: ChartPageProps) {
  const { say } = useVoice(game);
  const own = useOverlay(game);
  const overlay = campaign ? NO_OVERLAY : own;
  const situation = useSituation(game, procedure, route, overlay, campaign);
  const [play, setPlay] = useState<{ readonly dice: Dice; readonly count: number }>();
  useEffect(() => {
    const title = (language: 'en' | 'fr'): string => voiceIn(language, game)(`procedure.${procedure.id}`);
    keepRecent({ game: game.id, procedure: procedure.id, titles: { en: title('en'), fr: title('fr') } });
  }, [game, procedure]);
  const { opened } = situation;
  if (play && opened.ok) {
    return (
      <PlayPanel
        key={play.count}
        opened={opened.value}
        dice={play.dice}
        back={() => setPlay(undefined)}
        backWords={say(campaign ? 'web.play.leave' : 'web.play.back')}
        again={() => setPlay({ dice: play.dice, count: play.count + 1 })}
        {...(resolved && { done: (played: Resolution) => resolved(played, situation) })}
      />
    );
  }
  return (
    <Prepare
      game={game}
      procedure={procedure}
      situation={situation}
      overlay={overlay}
      campaign={campaign}
      engage={(dice) => setPlay({ dice, count: (play?.count ?? 0) + 1 })}
    />
  );
}

const NO_OVERLAY: Overlay = {};

interface PrepareProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly overlay: Overlay;
  readonly campaign: Campaign | undefined;
  readonly engage: (dice: Dice) => void;
}

function Prepare({ game, procedure, situation, overlay, campaign, engage }: PrepareProps) {
  const { say } = useVoice(game);
  const { draft, opened, job, assumed, known } = situation;
  const [tried, setTried] = useState(false);
  const { settled, stale } = useOdds(job);
  const decisions = useDecisions(job);
  useOddsAnnounced(game, procedure, stale ? undefined : settled);
  const faults = useMemo(
    () => sortFaults(opened.ok ? [] : opened.refusals, procedure.input, draft),
    [opened, procedure, draft],
  );
  const form = useMemo(() => ({ game, say, faults, tried, known, worth: NO_WORTH }), [game, say, faults, tried, known]);
  const start = (dice: Dice): void => {
    setTried(true);
    if (opened.ok) engage(dice);
    else document.querySelector<HTMLElement>('[aria-invalid], .fault')?.scrollIntoView({ block: 'center' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start({ kind: 'thrown' });
  };
  const outlook = settled?.kind === 'reckoned' ? settled.reckoned.outlook : undefined;
  return (
    <FormProvider value={form}>
      <div className="chart">
        <ChartHead game={game} procedure={procedure} situation={situation} campaign={campaign} />
        <form className="chart-form" onSubmit={submit} noValidate>
          <RecordFields field={procedure.input} value={draft} path="" compact={false} change={situation.change} />
          <Faulty refusals={faults.elsewhere} places />
          <EngageBar game={game} example={situation.example} ready={opened.ok} start={start} />
        </form>
        <div className="chart-side">
          <OddsPanel
            game={game}
            procedure={procedure}
            settled={settled}
            stale={stale}
            decisions={decisions}
            assumed={assumed}
            assume={situation.assume}
          />
          {outlook && outlook.steps.length > 0 && <Candidates game={game} say={say} steps={outlook.steps} />}
          {outlook && <Tables game={game} overlay={overlay} lit={outlook.lit} />}
          {Object.keys(game.rulings).length > 0 && (
            <details className="panel">
              <summary>{say('web.rulings.title')}</summary>
              <Rulings game={game} readings={situation.rulings} {...(!campaign && { change: situation.choose })} />
            </details>
          )}
        </div>
      </div>
    </FormProvider>
  );
}

const NO_WORTH: ReadonlyMap<string, string> = new Map();

/** Every candidate modifier before the die is thrown: applied, not applied, not asked. */
function Candidates({
  game,
  say,
  steps,
}: {
  readonly game: Game;
  readonly say: Say;
  readonly steps: readonly ExplainedStep[];
}) {
  return (
    <section className="panel candidates" aria-labelledby="candidates-title">
      <h2 id="candidates-title">{say('web.chart.modifiers')}</h2>
      {steps.map((step) => {
        const told = stepWords(game, say, step);
        return (
          <div key={`${step.rule}${step.title.key}${JSON.stringify(step.title.facts ?? '')}`}>
            <h3>{told.title}</h3>
            <Modifiers say={say} modifiers={told.modifiers} />
          </div>
        );
      })}
    </section>
  );
}

/** The tables that may be read, with every cell that may come up. */
function Tables({
  game,
  overlay,
  lit,
}: {
  readonly game: Game;
  readonly overlay: Overlay;
  readonly lit: readonly Lookup[];
}) {
  const { say, locale } = useVoice(game);
  const byTable = Map.groupBy(lit, ({ table }) => table);
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
