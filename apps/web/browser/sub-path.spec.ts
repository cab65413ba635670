/** The site on a static host, under a path of its own: nothing is asked for outside it, and it works without a network. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { lookAtOdds } from './hand.ts';

const SITE = fileURLToPath(new URL('../dist/site/', import.meta.url));
const PATH = '/games/grognard/';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

test.use({ serviceWorkers: 'allow' });

/** What a static host does, and a note of whatever it could not answer. */
function hosted(missed: string[]): Promise<Server> {
  const server = createServer(async ({ url = '' }, reply) => {
    const path = new URL(url, 'http://host').pathname;
    const file = path.startsWith(PATH) ? path.slice(PATH.length) || 'index.html' : undefined;
    const text = file === undefined ? undefined : await readFile(join(SITE, file)).catch(() => undefined);
    if (text === undefined) missed.push(path);
    reply.writeHead(text ? 200 : 404, { 'content-type': TYPES[extname(file ?? '')] ?? 'text/plain' }).end(text);
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

test('under /games/grognard/: visited once, then odds with no network and no host', async ({ page }) => {
  const missed: string[] = [];
  const server = await hosted(missed);
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(worker).toBe(home);

  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await page.goto(`${home}#/game/specimen/chart/assault?preset=7.4-a`);
  await page.reload();
  await lookAtOdds(page);
  // A favicon is asked for at the root by the browser, not by the page.
  expect(missed.filter((path) => path !== '/favicon.ico')).toEqual([]);
});
