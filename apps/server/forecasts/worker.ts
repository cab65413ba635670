/** A worker: a thread that walks one job at a time, so that live play never waits for a long walk. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Task } from './job.ts';
import { workWith } from './work.ts';

const { games } = workerData as { readonly games: readonly string[] };
const work = workWith(games, (said) => parentPort?.postMessage(said));

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await work(task)));
