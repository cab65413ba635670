/** A job done: the one way the app comes by a forecast, whoever does it. */
import { forecastInPieces, type Game, type Means, open, Refused, type Wish } from '@grognard/kernel';
import type { Answer, Job } from './job.ts';

/** A phone has less memory than patience; past this many states odds are sampled, and say so. */
const MEANS: Means = { budget: 400_000, samples: 20_000 };
/** Advice holds the whole tree of decisions. */
const ADVICE_MEANS: Means = { budget: 200_000 };

/** Lets others speak in between; false when the work is no longer wanted. */
export type Breath = () => Promise<boolean>;

export async function forecastOf(game: Game, job: Job, wish: Wish, breath: Breath = breathless): Promise<Answer> {
  const { procedure, input, rulings, overlay, assumed } = job;
  const opened = open(game, procedure, input, { rulings, overlay });
  if (!opened.ok) return { kind: 'refused', refusals: opened.refusals };
  try {
    const work = forecastInPieces(opened.value, { ...wish, assumed }, wish.advice ? ADVICE_MEANS : MEANS);
    let piece = work.next();
    while (!piece.done) {
      if (!(await breath())) return { kind: 'dropped' };
      piece = work.next();
    }
    return { kind: 'told', forecast: piece.value };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    throw error;
  }
}

const breathless: Breath = async () => true;
