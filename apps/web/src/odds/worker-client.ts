/** The page's side of the workers: one for the odds, always free for the newest question, one for all that takes longer. */
import type { Forecast, Wish } from '@grognard/kernel';
import { type Remote, wrap } from 'comlink';
import type { Answer, Job } from './job.ts';
import type { OddsWorker } from './worker.ts';

/** Built as an entry of its own under a fixed name, or served as it stands by the development server. */
const ADDRESS = import.meta.env.DEV ? '/src/odds/worker.ts' : `${import.meta.env.BASE_URL}odds-worker.js`;

interface Started {
  readonly thread: Worker;
  readonly remote: Remote<OddsWorker>;
}

const started = (): Started => {
  const thread = new Worker(ADDRESS, { type: 'module' });
  return { thread, remote: wrap<OddsWorker>(thread) };
};

let quick: Started | undefined;
let slow: Started | undefined;

const quickWorker = (): Remote<OddsWorker> => {
  quick ??= started();
  return quick.remote;
};

/** For what may take its time: examples, proofs. */
export const slowWorker = (): Remote<OddsWorker> => {
  slow ??= started();
  return slow.remote;
};

/** What is not told at once: nothing where the rules refuse it or where it is too wide to be walked. */
export async function askSlowly(job: Job, wish: Wish): Promise<Forecast | undefined> {
  const answer = await slowWorker().forecast(job, wish, SLOW_TICKET);
  return answer.kind === 'told' ? answer.forecast : undefined;
}

/** The slow worker drops nothing: it is dismissed. */
const SLOW_TICKET = 0;

/** Gives up whatever the slow worker is at: not every walk can be stopped halfway, but its worker can. */
export function dismissSlow(): void {
  slow?.thread.terminate();
  slow = undefined;
}

let ticket = 0;
let busy = false;
let waiting: Asked | undefined;

interface Asked {
  readonly job: Job;
  readonly tell: (answer: Answer) => void;
  readonly fail: (reason: unknown) => void;
}

/** Asks for odds; a question overtaken by a newer one is answered `dropped`. */
export function askOdds(job: Job): Promise<Answer> {
  return new Promise((tell, fail) => {
    waiting?.tell({ kind: 'dropped' });
    waiting = { job, tell, fail };
    if (busy) {
      ticket += 1;
      quickWorker().drop(ticket).catch(fail);
    } else next();
  });
}

function next(): void {
  const asked = waiting;
  if (!asked) return;
  waiting = undefined;
  busy = true;
  ticket += 1;
  quickWorker()
    .forecast(asked.job, { odds: true }, ticket)
    .then(asked.tell, asked.fail)
    .finally(() => {
      busy = false;
      next();
    });
}
