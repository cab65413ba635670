/** Before the dice: the form, the odds beside it, the modifiers, the tables that will be read. */
import { shownChange, type WordedSwitch } from '@grognard/games/words';
import {
  type Campaign,
  type Game,
  type Locale,
  type Overlay,
  type Procedure,
  type Refusal,
  rulingsOf,
  type Say,
} from '@grognard/kernel';
import { type FormEvent, memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSpeaker } from '../app/use-speaker.ts';
import { FormProvider } from '../form/context.ts';
import { Faulty } from '../form/fault-list.tsx';
import { sortFaults } from '../form/faults.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { useAtRest, useOdds, useWorded } from '../odds/use-odds.ts';
import type { Dice } from '../play/play-panel.tsx';
import { ChartHead } from './chart-head.tsx';
import { EngageBar } from './engage-bar.tsx';
import { Candidates, ReadTables } from './preview-panels.tsx';
import { Rulings } from './rulings.tsx';
import type { Situation } from './situation.ts';
import { useOddsAnnounced } from './use-odds-announced.ts';

interface PrepareProps {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly situation: Situation;
  readonly overlay: Overlay;
  readonly campaign: Campaign | undefined;
  readonly engage: (dice: Dice) => void;
  /** What a campaign shared with others asks besides; its dice are thrown by all together and by nobody alone. */
  readonly together?: ReactNode;
}

export function Prepare({ game, procedure, situation, overlay, campaign, engage, together }: PrepareProps) {
  const { say, locale } = useSpeaker(game);
  const { draft, opened, job, known } = situation;
  const [tries, setTries] = useState(0);
  const { settled, stale } = useOdds(job);
  const rest = useAtRest(job);
  const forecast = useWorded(game, say, settled?.kind === 'told' ? settled.forecast : undefined);
  const decisions = useWorded(game, say, rest.decisions)?.decisions;
  const worth = useWorded(game, say, rest.worth)?.worth;
  const preview = rest.preview?.preview;
  useOddsAnnounced(game, stale || !job ? undefined : forecast);
  useFirstFault(tries);
  const faults = useMemo(
    () => sortFaults(opened.ok ? [] : opened.refusals, procedure.input, draft),
    [opened, procedure, draft],
  );
  const asked = useMemo(() => rulingsOf(game.rulings, procedure), [game, procedure]);
  const worths = useMemo(() => worthWords(worth?.switches ?? [], say, locale), [worth, say, locale]);
  const form = useMemo(
    () => ({ game, say, faults, tried: tries > 0, known, worth: worths }),
    [game, say, faults, tries, known, worths],
  );
  const start = (dice: Dice): void => {
    if (opened.ok) engage(dice);
    else setTries(tries + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start({ kind: 'thrown' });
  };
  return (
    <FormProvider value={form}>
      <div className="chart" data-looked={rest.looked || undefined}>
        <ChartHead game={game} procedure={procedure} situation={situation} campaign={campaign} />
        <form className="chart-form" onSubmit={submit} noValidate>
          <WholeForm field={procedure.input} value={draft} path="" compact={false} change={situation.change} />
          {worth && worths.size > 0 && (
            <p className="quiet worth-of">{say('web.worth.of', { quantity: worth.words.quantity })}</p>
          )}
          <Faulty refusals={faults.elsewhere} places />
          {together}
          <EngageBar
            game={game}
            example={campaign ? undefined : situation.example}
            ready={opened.ok}
            forecast={job && forecast}
            fair={together !== undefined}
            start={start}
          />
        </form>
        <div className="chart-side">
          <OddsPanel
            game={game}
            forecast={forecast}
            refusals={settled?.kind === 'refused' ? settled.refusals : NO_REFUSALS}
            stale={stale}
            decisions={decisions}
            situation={situation}
          />
        </div>
        <div className="chart-detail">
          <div className={job ? undefined : 'put-by'}>
            {preview && <Candidates game={game} steps={preview.steps} />}
            {preview && <ReadTables game={game} overlay={overlay} lit={preview.lit} />}
          </div>
          {Object.keys(asked).length > 0 && (
            <details className="panel">
              <summary>{say('web.rulings.title')}</summary>
              <Rulings
                game={game}
                asked={asked}
                readings={situation.rulings}
                {...(!campaign && { change: situation.choose })}
              />
            </details>
          )}
        </div>
      </div>
    </FormProvider>
  );
}

const NO_REFUSALS: readonly Refusal[] = [];

/** Drawn again when the draft or its faults change, not when odds arrive. */
const WholeForm = memo(RecordFields);

/** A try that failed takes the player to what is wrong. */
function useFirstFault(tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const wrong = document.querySelector<HTMLElement>('.chart-form [aria-invalid], .chart-form .fault');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus();
  }, [tries]);
}

/** Less than this is nothing beside a switch. */
const LEAST_CHANGE = 0.005;

/** Short enough to stand beside a switch or a number: from what to what, and what that very change does. */
function worthWords(switches: readonly WordedSwitch[], say: Say, locale: Locale): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const { at, to, words, change } of switches) {
    if ((typeof to !== 'boolean' && typeof to !== 'number') || Math.abs(change.value) < LEAST_CHANGE) continue;
    const { from, to: other } = words;
    const one = say('web.worth.change', { from, to: other, change: shownChange(change.value, locale) });
    const before = told.get(at);
    told.set(at, before === undefined ? one : `${before} · ${one}`);
  }
  return told;
}
