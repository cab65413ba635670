/**
 * The page's side of the workers: one for the odds, always free for the newest question, one for all that takes longer,
 * one for advice while it is worked out.
 */
import type { AdviceWish, Forecast, News, Reply, Wish } from '@grognard/kernel';
import { proxy, type Remote, wrap } from 'comlink';
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

/** Starts the worker and lets it fetch a game while the page is drawn; what fails here fails again, and is told, when it is asked. */
export const readyFor = (game: string): void =>
  void quickWorker()
    .ready(game)
    .catch(() => undefined);

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

/** Advice, by a worker of its own that goes when nobody wants it any more. */
export function askAdvice(
  job: Job,
  advice: AdviceWish,
  replies: readonly Reply[],
  hear: (news: News) => void,
): { readonly told: Promise<Forecast | undefined>; readonly dismiss: () => void } {
  const { thread, remote } = started();
  const told = remote
    .forecast(job, { advice, replies }, SLOW_TICKET, proxy(hear))
    .then((answer) => (answer.kind === 'told' ? answer.forecast : undefined))
    .finally(() => thread.terminate());
  return { told, dismiss: () => thread.terminate() };
}

let ticket = 0;
let running: Asked | undefined;
let waiting: Asked | undefined;
/** Whether the worker has ever answered: until then it may still be on its way. */
let proved = false;
/** A worker that knows of a newer question and does not come back to it within this time is replaced. */
const STUCK = 1_500;

interface Asked {
  readonly job: Job;
  readonly tell: (answer: Answer) => void;
  readonly hear: (news: News) => void;
  readonly fail: (reason: unknown) => void;
}

/** Asks for odds; a question overtaken by a newer one is answered `dropped`. */
export function askOdds(job: Job, hear: (news: News) => void): Promise<Answer> {
  return new Promise((tell, fail) => {
    waiting?.tell({ kind: 'dropped' });
    waiting = { job, tell, hear, fail };
    if (!running) return next();
    const before = running;
    ticket += 1;
    quickWorker().drop(ticket).catch(fail);
    setTimeout(() => replaceIfStuck(before), STUCK);
  });
}

function replaceIfStuck(asked: Asked): void {
  if (running !== asked || !proved) return;
  quick?.thread.terminate();
  quick = undefined;
  running = undefined;
  asked.tell({ kind: 'dropped' });
  next();
}

function next(): void {
  const asked = waiting;
  if (!asked) return;
  waiting = undefined;
  running = asked;
  ticket += 1;
  quickWorker()
    .forecast(asked.job, { odds: true }, ticket, proxy(asked.hear))
    .then(asked.tell, asked.fail)
    .finally(() => {
      proved = true;
      running = undefined;
      next();
    });
}
