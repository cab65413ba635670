/** The page's side of the workers: one for the odds, always free for the newest question, one for all that takes longer. */
import { type Remote, wrap } from 'comlink';
import type { Job, Reckoning } from './job.ts';
import type { OddsDesk } from './worker.ts';

/** Built as an entry of its own under a fixed name, or served as it stands by the development server. */
const ADDRESS = import.meta.env.DEV ? '/src/odds/worker.ts' : `${import.meta.env.BASE_URL}odds-worker.js`;

interface Staffed {
  readonly worker: Worker;
  readonly desk: Remote<OddsDesk>;
}

const staffed = (): Staffed => {
  const worker = new Worker(ADDRESS, { type: 'module' });
  return { worker, desk: wrap<OddsDesk>(worker) };
};

let quick: Staffed | undefined;
let slow: Staffed | undefined;

const oddsDesk = (): Remote<OddsDesk> => {
  quick ??= staffed();
  return quick.desk;
};

/** For what may take its time: advice, worth, luck, examples. */
export const slowDesk = (): Remote<OddsDesk> => {
  slow ??= staffed();
  return slow.desk;
};

/** Gives up whatever the slow worker is at: a walk cannot be stopped halfway, but its worker can. */
export function dismissSlow(): void {
  slow?.worker.terminate();
  slow = undefined;
}

let ticket = 0;
let busy = false;
let waiting: Asked | undefined;

interface Asked {
  readonly job: Job;
  readonly tell: (reckoning: Reckoning) => void;
  readonly fail: (reason: unknown) => void;
}

/** Asks for odds; a question overtaken by a newer one is answered `dropped`. */
export function askOdds(job: Job): Promise<Reckoning> {
  return new Promise((tell, fail) => {
    waiting?.tell({ kind: 'dropped' });
    waiting = { job, tell, fail };
    if (busy) {
      ticket += 1;
      oddsDesk().drop(ticket).catch(fail);
    } else next();
  });
}

function next(): void {
  const asked = waiting;
  if (!asked) return;
  waiting = undefined;
  busy = true;
  ticket += 1;
  oddsDesk()
    .odds(asked.job, ticket)
    .then(asked.tell, asked.fail)
    .finally(() => {
      busy = false;
      next();
    });
}
