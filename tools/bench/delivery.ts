/** Shared campaigns: from the sending of an act to its arrival at every seat that follows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@grognard/server/ensure-postgres';
import { WebSocket } from 'ws';
import { median } from './measure.ts';
import { party } from './party.ts';
import { serving } from './serving.ts';
import { actRequest, Wire } from './wire.ts';

export interface Delivery {
  readonly what: 'one process' | 'two processes on one PostgreSQL' | 'one process, 20 campaigns';
  readonly seats: number;
  /** Megabytes that the process with the seats holds, with them and before they came. */
  readonly memory: { readonly before: number; readonly after: number };
  /** Milliseconds, each the median of the rounds. */
  readonly median: number;
  readonly p99: number;
  /** The 99th percentile of the slowest round. */
  readonly worst: number;
}

const SEATS = 500;
const MANY_SEATS = 2_000;
const CAMPAIGNS = 20;
const ROUNDS = 5;
const EVENTS = 20;
/** Events before the measured ones. */
const WARMING = 20;

/** Counts the seats that have heard of the line awaited, and keeps when. */
class Ears {
  readonly #sockets: WebSocket[] = [];
  #awaited = -1;
  #arrivals: number[] = [];
  #all: (times: readonly number[]) => void = () => undefined;
  /** Every seat is sent the same bytes: they are read once. */
  #last = { text: '', sequences: [] as readonly number[] };

  async open(url: string, id: string, tokens: readonly string[]): Promise<void> {
    const address = `${url.replace('http', 'ws')}/api/campaigns/${id}/live`;
    await Promise.all(tokens.map((token) => this.#ear(address, token)));
  }

  /** The times at which each seat heard of a line. */
  heard(sequence: number): Promise<readonly number[]> {
    this.#awaited = sequence;
    this.#arrivals = [];
    return new Promise((all) => {
      this.#all = all;
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #ear(address: string, token: string): Promise<void> {
    return new Promise((ready, failed) => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      this.#sockets.push(socket);
      socket.on('open', () => socket.send(JSON.stringify({ token, from: 0 })));
      socket.on('error', failed);
      socket.on('message', (data) => {
        const now = performance.now();
        if (this.#sequences(String(data)).includes(this.#awaited)) this.#arrived(now);
        else ready();
      });
    });
  }

  #arrived(time: number): void {
    this.#arrivals.push(time);
    if (this.#arrivals.length === this.#sockets.length) this.#all(this.#arrivals);
  }

  #sequences(text: string): readonly number[] {
    if (text !== this.#last.text) {
      const { lines = [] } = JSON.parse(text) as { readonly lines?: readonly { readonly sequence: number }[] };
      this.#last = { text, sequences: lines.map(({ sequence }) => sequence) };
    }
    return this.#last.sequences;
  }
}

/** Megabytes resident, as the server itself says. */
async function memoryAt(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20;
}

/** One act, and how long after it each seat of its campaign has heard of it. */
type Event = () => Promise<readonly number[]>;

/** A campaign with seats that listen at one address and acts that come in at another, or the same. */
async function campaign(speaking: string, listeningAt: string, seats: number): Promise<{ once: Event; close(): void }> {
  const { id, links, watch, sign } = await party(speaking);
  const token = links[0]?.token ?? '';
  const ears = new Ears();
  const tokens = Array.from({ length: seats }, (_, index) => links[index]?.token ?? watch);
  await ears.open(listeningAt, id, tokens);
  const wire = await Wire.to(speaking);
  return {
    async once() {
      const line = sign({ kind: 'noted', text: 'an event' });
      const request = actRequest(speaking, id, token, line, `key ${line.sequence}`);
      const all = ears.heard(line.sequence);
      const sent = performance.now();
      const answered = wire.send(request);
      const times = await all;
      await answered;
      return times.map((time) => time - sent);
    },
    close() {
      ears.close();
      wire.close();
    },
  };
}

async function delivery(
  what: Delivery['what'],
  speaking: string,
  listeningAt: string,
  seats = SEATS,
  campaigns = 1,
): Promise<Delivery> {
  const before = await memoryAt(listeningAt);
  const tables: Awaited<ReturnType<typeof campaign>>[] = [];
  for (let table = 0; table < campaigns; table += 1) {
    tables.push(await campaign(speaking, listeningAt, seats / campaigns));
  }
  let turn = 0;
  const once: Event = () => {
    turn += 1;
    return (tables[turn % campaigns] as (typeof tables)[number]).once();
  };
  for (let event = 0; event < WARMING; event += 1) await once();
  const rounds: { readonly middle: number; readonly p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const delays: number[] = [];
    for (let event = 0; event < EVENTS; event += 1) delays.push(...(await once()));
    rounds.push({ middle: share(delays, 0.5), p99: share(delays, 0.99) });
  }
  const after = await memoryAt(listeningAt);
  for (const table of tables) table.close();
  const p99s = rounds.map(({ p99 }) => p99);
  return {
    what,
    seats,
    memory: { before, after },
    median: median(rounds.map(({ middle }) => middle)),
    p99: median(p99s),
    worst: Math.max(...p99s),
  };
}

const share = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? Number.NaN;

/** How soon 500 connected seats receive an event, among 2,000, and through a second process on the same PostgreSQL. */
export async function deliveries(): Promise<readonly Delivery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const cluster = await startPostgres();
  const alone = await serving(join(folder, 'bench.db'));
  const one = await delivery('one process', alone.url, alone.url);
  await alone.stop();
  const crowded = await serving(join(folder, 'crowd.db'));
  const many = await delivery('one process, 20 campaigns', crowded.url, crowded.url, MANY_SEATS, CAMPAIGNS);
  await crowded.stop();
  const address = cluster.create('bench');
  const [left, right] = [await serving(address), await serving(address)];
  const two = await delivery('two processes on one PostgreSQL', left.url, right.url);
  await left.stop();
  await right.stop();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  return [one, many, two];
}
