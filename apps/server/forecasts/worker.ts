/** A worker: a thread that walks one job at a time, so that live play never waits for a long walk. */
import { parentPort, workerData } from 'node:worker_threads';
import { shelfOf } from '@grognard/games/shelf';
import { type Game, nearest, type Plain, Refused } from '@grognard/kernel';
import { checked } from './check.ts';
import { asked, type Hand } from './forecast.ts';
import type { Answered, ForecastJob, Hours, Job, Said, Task } from './job.ts';

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

/** Whoever waits is told this often. */
const NEWS_EVERY = 250;

function handOf({ telling }: ForecastJob, { walk, sample }: Hours): Hand {
  let since = Date.now();
  return {
    clock: () => {
      const now = Date.now();
      return now < walk ? 'walk' : now < sample ? 'sample' : 'none';
    },
    ...(telling && {
      tell: (news) => {
        if (Date.now() - since < NEWS_EVERY) return;
        since = Date.now();
        const said: Said = { kind: 'said', news: news() };
        parentPort?.postMessage(said);
      },
    }),
  };
}

async function worked(job: Job, hours: Hours): Promise<Plain> {
  if (!('procedure' in job)) return checked(gameBy, job);
  return asked(await gameBy(job.game), job)(handOf(job, hours));
}

async function forecast({ job, hours }: Task): Promise<Answered> {
  try {
    return { kind: 'answered', value: await worked(job, hours) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    const { name, stack = '' } = error as Error;
    return { kind: 'failed', name, stack };
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await forecast(task)));
