/** Hostile bodies over the whole published API: how many a second, and how many failed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzRequests } from '@grognard/server/fuzz-bodies';
import { party } from './party.ts';
import { serving } from './serving.ts';

export interface Fuzzed {
  readonly bodies: number;
  readonly perSecond: number;
  /** Answers of 500 and above. */
  readonly failures: readonly string[];
}

const BODIES = 50_000;
const ABREAST = 16;
const SEED = 11;

/** Walks are kept short, and none is turned away: what is counted are failures. */
const LIMITS = {
  GROGNARD_GAMES: '',
  GROGNARD_LIMIT_PATIENCE: '400',
  GROGNARD_LIMIT_STATES: '2000',
  GROGNARD_LIMIT_QUEUE: '1000000',
  GROGNARD_LIMIT_WALKS_PER_ADDRESS: '1000000',
};

export async function fuzzed(): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-bench-'));
  const server = await serving(join(folder, 'fuzz.db'), LIMITS);
  const table = await party(server.url);
  const [link] = table.links;
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const next = await fuzzRequests(document as Parameters<typeof fuzzRequests>[0], SEED);
  const failures: string[] = [];
  let left = BODIES;
  const sender = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { method, path, body } = next();
      const address = path.replace(':id', table.id).replace(':seat', link?.seat ?? '');
      const answer = await fetch(`${server.url}${address}`, {
        method,
        headers: { authorization: `Bearer ${link?.token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) failures.push(`${answer.status} ${method} ${path} ${body.slice(0, 200)}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: ABREAST }, sender));
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return { bodies: BODIES, perSecond: BODIES / seconds, failures };
}
