/** The work of a thread: one job at a time, with the games of the shelf, answered, refused or failed. */
import { shelfOf } from '@grognard/games/shelf';
import { type Game, nearest, type Plain, Refused } from '@grognard/kernel';
import { checked } from './check.ts';
import { asked, type Hand } from './forecast.ts';
import type { Answered, ForecastJob, Hours, Job, Said, Task } from './job.ts';

/** Tells whoever waits for the job. */
type Tell = (said: Said) => void;

/** Does what it is handed, with these games; how far it has come is told meanwhile to who wants it. */
export function workWith(games: readonly string[], tell: Tell): (task: Task) => Promise<Answered> {
  const shelf = shelfOf(games);
  // Told with the first job, not before anybody listens.
  shelf.catch(() => undefined);
  const gameBy = async (id: string): Promise<Game> => {
    const all = await shelf;
    const entry = all.find((each) => each.id === id);
    if (entry) return entry.load();
    const options = all.map((each) => each.id);
    const close = nearest(id, options);
    throw new Refused([{ code: 'unknownGame', at: 'game', facts: { received: id, options, ...(close && { close }) } }]);
  };
  const worked = async (job: Job, hours: Hours): Promise<Plain> => {
    if (!('procedure' in job)) return checked(gameBy, job);
    return asked(await gameBy(job.game), job)(handOf(job, hours, tell));
  };
  return async ({ job, hours }) => {
    try {
      return { kind: 'answered', value: await worked(job, hours) };
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
      const { name, stack = '' } = error as Error;
      return { kind: 'failed', name, stack };
    }
  };
}

/** Whoever waits is told this often. */
const NEWS_EVERY = 250;

function handOf({ telling }: ForecastJob, { walk, sample }: Hours, tell: Tell): Hand {
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
        tell({ kind: 'said', news: news() });
      },
    }),
  };
}
