/** A few workers and a queue before them, short in length and in time, in which every address has its turn. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Plain } from '@grognard/kernel';
import { Problem, refusedBecause } from '../admission/problem.ts';
import type { Limits } from '../settings.ts';
import type { Answered, Job, Said, Task } from './job.ts';

type PoolLimits = Pick<Limits, 'workers' | 'queue' | 'walksPerAddress' | 'patience' | 'memory'>;

/** Who asks, and whether he is still there. */
export interface Caller {
  readonly address: string;
  readonly gone?: AbortSignal;
  /** Told how far the walk has come, if he wants to hear it. */
  readonly hear?: (news: Plain) => void;
}

interface Waiting {
  readonly job: Job;
  readonly caller: Caller;
  readonly done: (answered: Answered) => void;
  readonly failed: (problem: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/** Where the worker's own code is. */
export type WorkerFile = () => Promise<URL | string>;

export const builtWorker: WorkerFile = async () => new URL('./worker.js', import.meta.url);

export class ForecastPool {
  readonly #limits: PoolLimits;
  readonly #file: WorkerFile;
  /** Names of the shelf's games: each thread takes them from there itself. */
  readonly #games: readonly string[];
  readonly #idle: Worker[] = [];
  readonly #working = new Set<Worker>();
  #waiting: Waiting[] = [];
  /** How many walks each address has, those that wait included. */
  readonly #walks = new Map<string, number>();
  /** The addresses in the order in which they were last served. */
  readonly #served = new Map<string, number>();
  #turn = 0;
  /** Workers at work or on their way. */
  #busy = 0;
  #closed = false;

  constructor(limits: PoolLimits, file: WorkerFile, games: readonly string[] = []) {
    this.#limits = limits;
    this.#file = file;
    this.#games = games;
  }

  /** Jobs that are walked or wait. */
  get load(): number {
    return this.#busy + this.#waiting.length;
  }

  /** Rejects with a problem when there is no room, no time or no memory for the job, or when the caller has left. */
  async forecast(job: Job, caller: Caller): Promise<Answered> {
    const { address } = caller;
    const own = this.#walks.get(address) ?? 0;
    const { queue, walksPerAddress } = this.#limits;
    if (this.#waiting.length >= queue || own >= walksPerAddress) throw new Problem('busy');
    this.#walks.set(address, own + 1);
    try {
      return await this.#queued(job, caller);
    } finally {
      const left = Number(this.#walks.get(address)) - 1;
      if (left > 0) this.#walks.set(address, left);
      else this.#forget(address);
    }
  }

  /** Ends every thread; whoever still waits was let go with the server. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#working].map((worker) => worker.terminate()));
  }

  #queued(job: Job, caller: Caller): Promise<Answered> {
    return new Promise((done, failed) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        clearTimeout(waiting.timer);
        failed(new Problem('busy'));
      };
      const waiting: Waiting = { job, caller, done, failed, timer: setTimeout(leave, this.#limits.patience) };
      caller.gone?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #forget(address: string): void {
    this.#walks.delete(address);
    this.#served.delete(address);
  }

  /** The address that was served longest ago comes first, and of its own jobs the oldest. */
  #chosen(): Waiting | undefined {
    const since = ({ caller }: Waiting): number => this.#served.get(caller.address) ?? -1;
    const [first, ...rest] = this.#waiting;
    return first && rest.reduce((best, each) => (since(each) < since(best) ? each : best), first);
  }

  #next(): void {
    if (this.#busy >= this.#limits.workers) return;
    const task = this.#chosen();
    if (!task) return;
    this.#waiting = this.#waiting.filter((each) => each !== task);
    this.#turn += 1;
    this.#served.set(task.caller.address, this.#turn);
    clearTimeout(task.timer);
    this.#busy += 1;
    this.#hired()
      .then((worker) => this.#walk(worker, task))
      .then(task.done, task.failed)
      .finally(() => {
        this.#busy -= 1;
        this.#next();
      });
  }

  async #hired(): Promise<Worker> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const resourceLimits = { maxOldGenerationSizeMb: this.#limits.memory };
    const worker = new Worker(await this.#file(), {
      resourceLimits,
      stdout: true,
      stderr: true,
      workerData: { games: this.#games },
    });
    worker.unref();
    // Heard by whoever gave it work; without a listener an error would end the process.
    worker.on('error', () => undefined);
    return worker;
  }

  /** One job on one thread; a thread that did not end its job, or whose caller has left, is ended itself. */
  async #walk(worker: Worker, { job, caller }: Waiting): Promise<Answered> {
    const { patience, memory } = this.#limits;
    const late = AbortSignal.timeout(patience);
    const signal = caller.gone ? AbortSignal.any([late, caller.gone]) : late;
    this.#working.add(worker);
    try {
      if (this.#closed || caller.gone?.aborted) throw new Problem('busy');
      const answered = await conversation(worker, taskOf(job, patience), signal, caller.hear);
      this.#idle.push(worker);
      return answered;
    } catch (error) {
      await worker.terminate();
      if (late.aborted) throw refused('tookTooLong', { seconds: patience / 1000 });
      const isFull = (error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isFull ? refused('neededTooMuch', { megabytes: memory }) : error;
    } finally {
      this.#working.delete(worker);
    }
  }
}

/** Of the time that a job has: so much for the exact walk, and so much until its sample must be told. */
const [WALKED, SAMPLED] = [0.5, 0.8];

function taskOf(job: Job, patience: number): Task {
  const now = Date.now();
  return { job, hours: { walk: now + patience * WALKED, sample: now + patience * SAMPLED } };
}

/** Hears a worker out until it has answered. */
async function conversation(worker: Worker, task: Task, signal: AbortSignal, hear: Caller['hear']): Promise<Answered> {
  const messages = on(worker, 'message', { signal });
  worker.postMessage(task);
  for await (const [message] of messages as AsyncIterable<[Said | Answered]>) {
    if (message.kind !== 'said') return message;
    hear?.(message.news);
  }
  throw new Error('a worker fell silent');
}

const refused = (code: string, facts: Readonly<Record<string, number>>): Problem =>
  refusedBecause([{ code, at: '', facts }]);
