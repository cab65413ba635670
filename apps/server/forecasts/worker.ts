/** A worker: a thread that walks one job at a time, so that live play never waits for a long walk. */
import { parentPort, workerData } from 'node:worker_threads';
import { shelfOf } from '@grognard/games/shelf';
import { type Game, nearest, type Plain, Refused } from '@grognard/kernel';
import { checked } from './check.ts';
import { asked } from './forecast.ts';
import type { Answered, Job } from './job.ts';

const { games } = workerData as { readonly games: readonly string[] };
const shelf = shelfOf(games);
// Told with the first job, not before anybody listens.
shelf.catch(() => undefined);

async function gameBy(id: string): Promise<Game> {
  const all = await shelf;
  const entry = all.find((each) => each.id === id);
  if (entry) return entry.load();
  const options = all.map((each) => each.id);
  const close = nearest(id, options);
  throw new Refused([{ code: 'unknownGame', at: 'game', facts: { received: id, options, ...(close && { close }) } }]);
}

async function worked(job: Job): Promise<Plain> {
  if (!('procedure' in job)) return checked(gameBy, job);
  return asked(await gameBy(job.game), job)();
}

async function forecast(job: Job): Promise<Answered> {
  try {
    return { kind: 'answered', value: await worked(job) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    const { name, stack = '' } = error as Error;
    return { kind: 'failed', name, stack };
  }
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await forecast(job)));
