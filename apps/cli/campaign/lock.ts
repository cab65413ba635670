/** One writer at a time: a lock file beside the campaign, taken over when its holder is dead. */
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from '@grognard/kernel';

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** How long another writer is waited for: a line is written in milliseconds, a player thinks for minutes. */
const PATIENCE = 2_000;
const PAUSE = 25;
/** A lock that never said who holds it was made by a process that died at once. */
const NAMELESS = 10_000;

/** Takes away what was to be replaced or linked; where nothing could be written there is nothing to take away. */
export function swept(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Why it cannot be reached is told by whoever wanted to write.
  }
}

/** Holds the lock while the work is done. */
export async function locked<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  await acquire(lock, path);
  sweep(lock);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

async function acquire(lock: string, path: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    if (taken(lock, path)) return;
    if (isStale(lock)) clearStale(lock);
    else if (Date.now() > until) throw busy(lock, path);
    else await wait(PAUSE);
  }
}

/** A link either makes the lock ours, with our name already in it, or fails: no third thing can happen. */
function taken(lock: string, path: string): boolean {
  const own = `${lock}-${process.pid}`;
  const holder = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder);
  try {
    writeFileSync(own, holder);
    linked(own, lock, holder);
    return true;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    if (reason === 'EEXIST') return false;
    throw new Refused([{ code: 'unwritable', at: path, facts: { reason } }]);
  } finally {
    swept(own);
  }
}

/** Where a disk knows no links, `wx` will do: only a process killed between two calls then leaves a lock without a name. */
function linked(own: string, lock: string, holder: string): void {
  try {
    linkSync(own, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    writeFileSync(lock, holder, { flag: 'wx' });
  }
}

/** What processes that were killed while taking the lock have left beside it. */
function sweep(lock: string): void {
  const prefix = `${basename(lock)}-`;
  for (const name of readdirSync(dirname(lock))) {
    const pid = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && Number.isInteger(pid) && !isAlive(pid))
      rmSync(join(dirname(lock), name), { force: true });
  }
}

/** Only one process may clear a stale lock, or a second would clear the fresh lock of the first. */
function clearStale(lock: string): void {
  const guard = `${lock}.stale`;
  try {
    mkdirSync(guard);
  } catch {
    if (ageOf(guard) > NAMELESS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(lock)) rmSync(lock, { force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function isStale(lock: string): boolean {
  const holder = holderOf(lock);
  if (holder === undefined) return ageOf(lock) > NAMELESS;
  return holder.host === hostname() && !isAlive(holder.pid);
}

function holderOf(lock: string): Holder | undefined {
  try {
    const { pid, host } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** A process of another user is alive too, though we may not signal it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const busy = (lock: string, path: string): Refused => {
  const { pid, host } = holderOf(lock) ?? { pid: 0, host: hostname() };
  return new Refused([{ code: 'beingWritten', at: path, facts: { pid, host, lock } }]);
};
