/** The page's side of the worker: one question at a time, the newest first. */
import { type Remote, wrap } from 'comlink';
import type { Job, Reckoning } from './job.ts';
import type { OddsDesk } from './worker.ts';

let remote: Remote<OddsDesk> | undefined;

/** Built as an entry of its own under a fixed name, or served as it stands by the development server. */
const ADDRESS = import.meta.env.DEV ? '/src/odds/worker.ts' : `${import.meta.env.BASE_URL}odds-worker.js`;

export function oddsDesk(): Remote<OddsDesk> {
  remote ??= wrap<OddsDesk>(new Worker(ADDRESS, { type: 'module' }));
  return remote;
}

let ticket = 0;
let busy = false;
let waiting: { readonly job: Job; readonly tell: (reckoning: Reckoning) => void } | undefined;

/** Asks for odds; a question overtaken by a newer one is answered `dropped`. */
export function askOdds(job: Job): Promise<Reckoning> {
  return new Promise((tell, fail) => {
    waiting?.tell({ kind: 'dropped' });
    waiting = { job, tell };
    if (busy) {
      ticket += 1;
      oddsDesk().drop(ticket).catch(fail);
    } else next(fail);
  });
}

function next(fail: (reason: unknown) => void): void {
  const asked = waiting;
  if (!asked) return;
  waiting = undefined;
  busy = true;
  ticket += 1;
  oddsDesk()
    .odds(asked.job, ticket)
    .then(asked.tell, fail)
    .finally(() => {
      busy = false;
      next(fail);
    });
}
