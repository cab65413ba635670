/** Odds that follow the form. */
import { type WordedForecast, wordedForecast } from '@grognard/games/words';
import type { Forecast, Game, News, Say } from '@grognard/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Answer, Job } from './job.ts';
import { askOdds, askSlowly, dismissSlow } from './worker-client.ts';

export type Settled = Exclude<Answer, { kind: 'dropped' }>;

/** In the reader's language, which may change while the forecast stands. */
export const useWorded = (game: Game, say: Say, forecast: Forecast | undefined): WordedForecast | undefined =>
  useMemo(() => forecast && wordedForecast(game, say, forecast), [game, say, forecast]);

let newest: { readonly job: string; readonly forecast: Forecast } | undefined;

/** The odds that were told last, if it was for this very job: a result goes to paper with them. */
export const oddsTold = (job: Job): Forecast | undefined =>
  newest?.job === JSON.stringify(job) ? newest.forecast : undefined;

export interface Told {
  readonly settled: Settled | undefined;
  readonly stale: boolean;
  /** How far the next have come, once they take their time. */
  readonly news: News | undefined;
}

/** The last odds stand until the next are there or take their time, so that bars move and never blink. */
export function useOdds(job: Job | undefined): Told {
  const [held, hold] = useState<{ readonly settled: Settled; readonly job: Job }>();
  const [heard, hear] = useState<{ readonly news: News; readonly job: Job }>();
  useEffect(() => {
    if (!job) return;
    let current = true;
    const listen = (news: News): void => {
      if (current) hear({ news, job });
    };
    askOdds(job, listen).then(
      (answer) => {
        if (answer.kind === 'told') newest = { job: JSON.stringify(job), forecast: answer.forecast };
        if (current && answer.kind !== 'dropped') hold({ settled: answer, job });
      },
      // A bug of a game must not leave old odds standing as if they were new.
      (error: unknown) => {
        console.error(error);
        if (current) hold({ settled: { kind: 'refused', refusals: [{ code: 'oddsFailed', at: '' }] }, job });
      },
    );
    return () => {
      current = false;
    };
  }, [job]);
  const stale = job !== undefined && held?.job !== job;
  return {
    settled: held && sameChart(held.job, job) ? held.settled : undefined,
    stale,
    news: stale && heard?.job === job ? heard.news : undefined,
  };
}

const IDLE = 120;

/** What is asked only once the form has come to rest; what was known before stands until then. */
export interface AtRest {
  readonly preview: Forecast | undefined;
  readonly decisions: Forecast | undefined;
  readonly worth: Forecast | undefined;
  /** Whether decisions were looked for, found or not. */
  readonly looked: boolean;
  readonly job: Job | undefined;
}

const NOTHING: AtRest = {
  preview: undefined,
  decisions: undefined,
  worth: undefined,
  looked: false,
  job: undefined,
};

export function useAtRest(job: Job | undefined): AtRest {
  const [held, hold] = useState<AtRest>(NOTHING);
  useEffect(() => {
    if (!job) return;
    let state: 'waiting' | 'asking' | 'over' = 'waiting';
    const ask = async (): Promise<void> => {
      state = 'asking';
      const told = (news: Partial<AtRest>): void => {
        if (state === 'asking') hold((known) => ({ ...(sameChart(known.job, job) ? known : NOTHING), ...news, job }));
      };
      told({ preview: await askSlowly(job, { preview: true }) });
      told({ decisions: await askSlowly(job, { decisions: true }), looked: true });
      told({ worth: await askSlowly(job, { worth: {} }) });
      state = 'over';
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), IDLE);
    return () => {
      clearTimeout(timer);
      if (state === 'asking') dismissSlow();
      state = 'over';
    };
  }, [job]);
  return sameChart(held.job, job) ? held : NOTHING;
}

/** While the form is refused there is no job; what was known is only put out of sight, and is there again at once. */
const sameChart = (held: Job | undefined, job: Job | undefined): boolean =>
  held !== undefined && (job === undefined || (held.game === job.game && held.procedure === job.procedure));
