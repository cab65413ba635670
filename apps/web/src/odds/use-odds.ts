/** Odds that follow the form. */
import { useEffect, useRef, useState } from 'react';
import { askOdds, oddsDesk } from './desk.ts';
import type { Decision, Job, Reckoning } from './job.ts';

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
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [job]);
  const same =
    held !== undefined && job !== undefined && held.job.game === job.game && held.job.procedure === job.procedure;
  return { settled: same ? held.settled : undefined, stale: held?.job !== job };
}

const IDLE = 150;

/** Asked only once the form has come to rest; what was known before stands until then. */
export function useAtRest<T>(job: Job | undefined, ask: (job: Job) => Promise<T>): T | undefined {
  const [held, hold] = useState<{ readonly key: string; readonly value: T }>();
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!job) return;
    let current = true;
    const timer = setTimeout(() => {
      asking.current(job).then(
        (value) => {
          if (current) hold({ key: keyOf(job), value });
        },
        () => undefined,
      );
    }, IDLE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [job]);
  return job && held?.key === keyOf(job) ? held.value : undefined;
}

const keyOf = ({ game, procedure }: Job): string => `${game}/${procedure}`;

export const useDecisions = (job: Job | undefined): readonly Decision[] =>
  useAtRest(job, (asked) => oddsDesk().decisions(asked)) ?? [];
