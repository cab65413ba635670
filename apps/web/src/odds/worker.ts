/** The forecasts, worked out beside the page so that the page never waits for them. */
import { shelf } from '@grognard/games';
import type { Entry } from '@grognard/kernel';
import {
  type CampaignEvent,
  campaignLuck,
  type Ending,
  type Example,
  type ExampleReport,
  fold,
  type Game,
  inOneGo,
  type LuckStory,
  luckStory,
  type News,
  open,
  Refused,
  replay,
  runExample,
  type Wish,
  weighInPieces,
} from '@grognard/kernel';
import type { Evidence } from '@grognard/kernel/fair';
import { expose } from 'comlink';
import type { Verdict } from '../remote/verify.ts';
import { forecastOf, type Hand } from './forecast-job.ts';
import type { Answer, Job } from './job.ts';

const games = new Map<string, Promise<Game>>();

function gameOf(id: string): Promise<Game> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const entry = shelf.find((each) => each.id === id);
  if (!entry) throw new Error(`no game ${id} on the shelf`);
  const loading = entry.load();
  games.set(id, loading);
  loading.catch(() => games.delete(id));
  return loading;
}

/** The latest ticket drawn: work on an older one stops at its next breath. */
let latest = 0;
const PATIENCE = 12;

const { port1, port2 } = new MessageChannel();
const woken: (() => void)[] = [];
port1.onmessage = () => woken.shift()?.();
/** Lets waiting messages in; quicker than a timer, which browsers hold back. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    woken.push(resolve);
    port2.postMessage(null);
  });

/** Breathes now and then, and finds out whether a newer ticket was drawn. */
function breathing(ticket: number): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < PATIENCE) return true;
    await turn();
    since = performance.now();
    return latest === ticket;
  };
}

/** Whoever waits is told this often. */
const NEWS_EVERY = 250;
/** How long odds or advice are walked, and until when they are sampled: nobody waits for ever. */
const [WALK_FOR, SAMPLE_UNTIL] = [5_000, 9_000];

/** Work that is quick is told once, at its end. */
function handOf(ticket: number, tell: ((news: News) => void) | undefined): Hand {
  const began = performance.now();
  let since = began;
  return {
    breath: breathing(ticket),
    clock: () => {
      const spent = performance.now() - began;
      return spent < WALK_FOR ? 'walk' : spent < SAMPLE_UNTIL ? 'sample' : 'none';
    },
    ...(tell && {
      tell: (news) => {
        if (performance.now() - since < NEWS_EVERY) return;
        since = performance.now();
        tell(news());
      },
    }),
  };
}

const worker = {
  /** Fetches a game before anything is asked of it. */
  async ready(game: string): Promise<void> {
    await gameOf(game);
  },

  /** Dropped as soon as a later ticket is drawn. */
  async forecast(job: Job, wish: Wish, ticket: number, tell?: (news: News) => void): Promise<Answer> {
    latest = ticket;
    return forecastOf(await gameOf(job.game), job, wish, handOf(ticket, tell));
  },

  drop(ticket: number): void {
    latest = ticket;
  },

  /** A shared campaign's journal, checked line by line; the cryptography comes only with the first question. */
  async verify(game: string, text: string): Promise<Verdict> {
    const { verdictOn } = await import('../remote/verify.ts');
    return verdictOn(text, await gameOf(game));
  },

  /** What another device has kept against a server. */
  async judge(game: string, evidence: Evidence): Promise<Verdict> {
    const { judgementOn } = await import('../remote/verify.ts');
    return judgementOn(evidence, await gameOf(game));
  },

  /** How lucky every roll of a campaign was, and all of them together. */
  async luck(game: string, events: readonly CampaignEvent[]): Promise<LuckStory> {
    const campaign = fold(await gameOf(game), events);
    if (!campaign.ok) throw new Refused(campaign.refusals);
    return luckStory(campaignLuck(campaign.value));
  },

  /** One roll outside any campaign, weighed against all that could have fallen. */
  async weigh({ game, procedure, input, rulings, overlay }: Job, journal: readonly Entry[]): Promise<Weighing> {
    const opened = open(await gameOf(game), procedure, input, { rulings, overlay });
    const played = opened.ok ? replay(opened.value, journal) : opened;
    return opened.ok && played.ok ? inOneGo(weighInPieces(opened.value, played.value)) : {};
  },

  /** One worked example under every walker, on this very device. */
  async example(game: string, example: Example): Promise<Pick<ExampleReport, 'walked' | 'faults'>> {
    const { walked, faults } = runExample(await gameOf(game), example);
    return { walked, faults };
  },
};

type Weighing = Pick<Ending, 'luck' | 'tooWide'>;

export type OddsWorker = typeof worker;

expose(worker);
