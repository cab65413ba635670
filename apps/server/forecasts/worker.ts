/** A worker: a thread that walks one job at a time, so that live play never waits for a long walk. */
import { parentPort, workerData } from 'node:worker_threads';
import { shelfOf } from '@grognard/games/shelf';
import { Refused } from '@grognard/kernel';
import { asked } from './forecast.ts';
import type { Answered, Job } from './job.ts';

const { games } = workerData as { readonly games: readonly string[] };
const shelf = shelfOf(games);
// Told with the first job, not before anybody listens.
shelf.catch(() => undefined);

async function forecast(job: Job): Promise<Answered> {
  try {
    const game = await (await shelf).find(({ id }) => id === job.game)?.load();
    if (!game) throw new Error(`no game ${job.game}`);
    return { kind: 'answered', value: asked(game, job)() };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    const { name, stack = '' } = error as Error;
    return { kind: 'failed', name, stack };
  }
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await forecast(job)));
