/** The odds, worked out beside the page so that the page never waits for them. */
import { shelf } from '@grognard/games';
import { type Checked, type ExampleReport, type Game, type Opened, open, Refused, runExample } from '@grognard/kernel';
import { expose } from 'comlink';
import type { Verdict } from '../far/verify.ts';
import { adviceOf, worthsOf } from './advice.ts';
import type { Advice, AdviceJob, Decision, FigureLuck, Job, LuckJob, Outlook, Reckoning, Worths } from './job.ts';
import { outlookOf } from './outlook.ts';
import { assuming, decisionsIn, luckOf, reckon } from './reckon.ts';

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

async function openJob({ game, procedure, input, rulings, overlay }: Job): Promise<Checked<Opened>> {
  return open(await gameOf(game), procedure, input, { rulings, overlay });
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

const desk = {
  async odds(job: Job, ticket: number): Promise<Reckoning> {
    latest = ticket;
    const opened = await openJob(job);
    if (!opened.ok) return { kind: 'refused', refusals: opened.refusals };
    let since = performance.now();
    const breath = async (): Promise<boolean> => {
      if (performance.now() - since < PATIENCE) return true;
      await turn();
      since = performance.now();
      return latest === ticket;
    };
    return refusing(async () => {
      const reckoned = await reckon(opened.value, job.assumed, breath);
      return reckoned ? { kind: 'reckoned', reckoned } : { kind: 'dropped' };
    });
  },

  drop(ticket: number): void {
    latest = ticket;
  },

  async outlook(job: Job): Promise<Outlook | undefined> {
    const opened = await openJob(job);
    return opened.ok ? unlessRefused(() => outlookOf(opened.value, assuming(job.assumed))) : undefined;
  },

  async decisions(job: Job): Promise<readonly Decision[]> {
    const opened = await openJob(job);
    return (opened.ok && unlessRefused(() => decisionsIn(opened.value))) || [];
  },

  async worths(job: Job): Promise<Worths | undefined> {
    const opened = await openJob(job);
    return opened.ok ? unlessRefused(() => worthsOf(opened.value, job)) : undefined;
  },

  async advice(job: AdviceJob): Promise<Advice | undefined> {
    const opened = await openJob(job);
    return opened.ok ? unlessRefused(() => adviceOf(opened.value, job)) : undefined;
  },

  async luck(job: LuckJob): Promise<readonly FigureLuck[] | undefined> {
    const opened = await openJob(job);
    return opened.ok ? luckOf(opened.value, job) : undefined;
  },

  /** A shared campaign's journal, checked line by line; the cryptography comes only with the first question. */
  async verify(game: string, text: string): Promise<Verdict> {
    const { verdictOn } = await import('../far/verify.ts');
    return verdictOn(text, await gameOf(game));
  },

  /** One worked example under every walker, on this very device. */
  async example(game: string, index: number): Promise<Pick<ExampleReport, 'walked' | 'faults'>> {
    const { examples, ...rest } = await gameOf(game);
    const example = examples[index];
    if (!example) throw new RangeError(`${game} has no example ${index}`);
    const { walked, faults } = runExample({ examples, ...rest }, example);
    return { walked, faults };
  },
};

/** What is too wide to be walked is left unsaid. */
function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

async function refusing(work: () => Promise<Reckoning>): Promise<Reckoning> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusals: error.refusals };
    throw error;
  }
}

export type OddsDesk = typeof desk;

expose(desk);
