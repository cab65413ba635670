/** Before the dice: the form, the odds beside it, the modifiers, the tables that will be read. */
import { shown } from '@grognard/games/words';
import {
  type Campaign,
  type Game,
  type Locale,
  type Overlay,
  type Procedure,
  type Say,
  toNumber,
} from '@grognard/kernel';
import { type FormEvent, memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useVoice } from '../app/voice.ts';
import { FormProvider } from '../form/context.ts';
import { Faulty } from '../form/fault-list.tsx';
import { sortFaults } from '../form/faults.ts';
import { RecordFields } from '../form/record-fields.tsx';
import type { Worths } from '../odds/job.ts';
import { OddsPanel } from '../odds/odds-panel.tsx';
import { useAtRest, useOdds } from '../odds/use-odds.ts';
import type { Dice } from '../play/play-panel.tsx';
import { ChartHead } from './chart-head.tsx';
import { EngageBar } from './engage-bar.tsx';
import { Candidates, ReadTables } from './outlook-panels.tsx';
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
  const { say, locale } = useVoice(game);
  const { draft, opened, job, known } = situation;
  const [tries, setTries] = useState(0);
  const { settled, stale } = useOdds(job);
  const { outlook, decisions, worths } = useAtRest(job);
  useOddsAnnounced(game, procedure, stale || !job ? undefined : settled);
  useFirstFault(tries);
  const faults = useMemo(
    () => sortFaults(opened.ok ? [] : opened.refusals, procedure.input, draft),
    [opened, procedure, draft],
  );
  const worth = useMemo(() => worthWords(worths, say, locale), [worths, say, locale]);
  const form = useMemo(
    () => ({ game, say, faults, tried: tries > 0, known, worth }),
    [game, say, faults, tries, known, worth],
  );
  const start = (dice: Dice): void => {
    if (opened.ok) engage(dice);
    else setTries(tries + 1);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start({ kind: 'thrown' });
  };
  const reckoned = job && settled?.kind === 'reckoned' ? settled.reckoned : undefined;
  return (
    <FormProvider value={form}>
      <div className="chart" data-looked={decisions !== undefined || undefined}>
        <ChartHead game={game} procedure={procedure} situation={situation} campaign={campaign} />
        <form className="chart-form" onSubmit={submit} noValidate>
          <WholeForm field={procedure.input} value={draft} path="" compact={false} change={situation.change} />
          {worths && worth.size > 0 && (
            <p className="quiet worth-of">{say('web.worth.of', { figure: say(`figure.${worths.figure}`) })}</p>
          )}
          <Faulty refusals={faults.elsewhere} places />
          {together}
          <EngageBar
            game={game}
            procedure={procedure}
            example={campaign ? undefined : situation.example}
            ready={opened.ok}
            reckoned={reckoned}
            fair={together !== undefined}
            start={start}
          />
        </form>
        <div className="chart-side">
          <OddsPanel
            game={game}
            procedure={procedure}
            settled={settled}
            stale={stale}
            decisions={decisions}
            situation={situation}
          />
        </div>
        <div className="chart-detail">
          <div className={job ? undefined : 'put-by'}>
            {outlook && <Candidates game={game} steps={outlook.steps} />}
            {outlook && <ReadTables game={game} overlay={overlay} lit={outlook.lit} />}
          </div>
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

/** Short enough to stand beside a switch: what turning it does; beside a number, what one more does. */
function worthWords(worths: Worths | undefined, say: Say, locale: Locale): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { at, to, change } of worths?.switches ?? []) {
    const amount = toNumber(change);
    if (Math.abs(amount) < 0.005) continue;
    const signed = `${amount > 0 ? '+' : '−'}${shown(Math.abs(amount), locale)}`;
    if (typeof to === 'boolean') words.set(at, signed);
    if (typeof to === 'number' && !words.has(at)) words.set(at, say('web.worth.plus', { change: signed }));
  }
  return words;
}
