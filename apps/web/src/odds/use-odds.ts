/** Odds that follow the form. */
import { useEffect, useState } from 'react';
import { askOdds, dismissSlow, slowDesk } from './desk.ts';
import type { Decision, Job, Outlook, Reckoning, Worths } from './job.ts';

export type Settled = Exclude<Reckoning, { kind: 'dropped' }>;

/** The last odds stand until the next are there, so that bars move and never blink. */
export function useOdds(job: Job | undefined): { readonly settled: Settled | undefined; readonly stale: boolean } {
  const [held, hold] = useState<{ readonly settled: Settled; readonly job: Job }>();
  useEffect(() => {
    if (!job) return;
    let current = true;
    askOdds(job).then(
      (reckoning) => {
        if (current && reckoning.kind !== 'dropped') hold({ settled: reckoning, job });
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
  return {
    settled: held && sameChart(held.job, job) ? held.settled : undefined,
    stale: job !== undefined && held?.job !== job,
  };
}

const IDLE = 120;

/** What is asked only once the form has come to rest; what was known before stands until then. */
export interface AtRest {
  readonly outlook: Outlook | undefined;
  readonly decisions: readonly Decision[] | undefined;
  readonly worths: Worths | undefined;
  readonly job: Job | undefined;
}

const NOTHING: AtRest = { outlook: undefined, decisions: undefined, worths: undefined, job: undefined };

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
      told({ outlook: await slowDesk().outlook(job) });
      told({ decisions: await slowDesk().decisions(job) });
      told({ worths: await slowDesk().worths(job) });
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
