/** A job done: the one way the app comes by a forecast, whoever does it. */
import {
  type Clock,
  forecastInPieces,
  type Game,
  type Means,
  type News,
  newsFrom,
  open,
  Refused,
  type Wish,
} from '@grognard/kernel';
import type { Answer, Job } from './job.ts';

/** A phone has less memory than patience; past this many states odds are sampled, and say so. */
const MEANS: Means = { budget: 400_000, samples: 20_000 };
/** Advice holds the whole tree of decisions. */
const ADVICE_MEANS: Means = { ...MEANS, budget: 200_000 };

/** Whoever does the job: how it breathes, tells and looks at the clock. */
export interface Hand {
  /** Lets others speak in between; false when the work is no longer wanted. */
  readonly breath?: () => Promise<boolean>;
  /** Offered at every piece; whoever listens looks as often as he likes. */
  readonly tell?: (news: () => News) => void;
  readonly clock?: Clock;
}

export async function forecastOf(game: Game, job: Job, wish: Wish, hand: Hand = {}): Promise<Answer> {
  const { procedure, input, rulings, overlay, assumed } = job;
  const { breath, tell, clock } = hand;
  const opened = open(game, procedure, input, { rulings, overlay });
  if (!opened.ok) return { kind: 'refused', refusals: opened.refusals };
  const means: Means = {
    ...(wish.advice ? ADVICE_MEANS : MEANS),
    ...(clock && { clock }),
    ...(tell && { onStates: (states) => tell(() => ({ states })) }),
  };
  try {
    const work = forecastInPieces(opened.value, { ...wish, assumed }, means);
    const news = newsFrom();
    let piece = work.next();
    while (!piece.done) {
      tell?.(news(piece.value));
      if (breath && !(await breath())) return { kind: 'dropped' };
      piece = work.next();
    }
    return { kind: 'told', forecast: piece.value };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    throw error;
  }
}
