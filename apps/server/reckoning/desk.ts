/** A few reckoners and a queue before them, short in length and in time: who asks too much is refused, nobody waits long. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem, refusedBecause } from '../http/problem.ts';
import type { Limits } from '../settings.ts';
import type { Job, Reckoned } from './job.ts';

type DeskLimits = Pick<Limits, 'reckoners' | 'queue' | 'patience' | 'memory'>;

interface Waiting {
  readonly job: Job;
  readonly done: (reckoned: Reckoned) => void;
  readonly failed: (problem: unknown) => void;
  timer: NodeJS.Timeout;
}

/** Where the reckoner's own code is. */
export type ReckonerFile = () => Promise<URL | string>;

export const builtReckoner: ReckonerFile = async () => new URL('./worker.js', import.meta.url);

export class Desk {
  readonly #limits: DeskLimits;
  readonly #file: ReckonerFile;
  readonly #idle: Worker[] = [];
  readonly #working = new Set<Worker>();
  #waiting: Waiting[] = [];
  /** Reckoners at work or on their way. */
  #busy = 0;
  #closed = false;

  constructor(limits: DeskLimits, file: ReckonerFile) {
    this.#limits = limits;
    this.#file = file;
  }

  /** Jobs that are walked or wait. */
  get load(): number {
    return this.#busy + this.#waiting.length;
  }

  /** Rejects with a problem when there is no room, no time or no memory for the job, or when the caller has left. */
  reckon(job: Job, gone?: AbortSignal): Promise<Reckoned> {
    return new Promise((done, failed) => {
      if (this.#waiting.length >= this.#limits.queue) throw new Problem('busy');
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        failed(new Problem('busy'));
      };
      const waiting: Waiting = { job, done, failed, timer: setTimeout(leave, this.#limits.patience) };
      gone?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  /** Ends every thread; whoever still waits was let go with the server. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#working].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#busy >= this.#limits.reckoners) return;
    const task = this.#waiting.shift();
    if (!task) return;
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
    const worker = new Worker(await this.#file(), { resourceLimits, stdout: true, stderr: true });
    worker.unref();
    // Heard by whoever gave it work; without a listener an error would end the process.
    worker.on('error', () => undefined);
    return worker;
  }

  /** One job on one thread; a thread that did not end its job is ended itself. */
  async #walk(worker: Worker, { job }: Waiting): Promise<Reckoned> {
    const { patience, memory } = this.#limits;
    const signal = AbortSignal.timeout(patience);
    this.#working.add(worker);
    try {
      if (this.#closed) throw new Problem('busy');
      const answered = once(worker, 'message', { signal });
      worker.postMessage(job);
      const [reckoned] = (await answered) as [Reckoned];
      this.#idle.push(worker);
      return reckoned;
    } catch (error) {
      await worker.terminate();
      if (signal.aborted) throw refused('tookTooLong', { seconds: patience / 1000 });
      const isFull = (error as { readonly code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isFull ? refused('neededTooMuch', { megabytes: memory }) : error;
    } finally {
      this.#working.delete(worker);
    }
  }
}

const refused = (code: string, facts: Readonly<Record<string, number>>): Problem =>
  refusedBecause([{ code, at: '', facts }]);
