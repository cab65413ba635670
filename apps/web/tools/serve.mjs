/** The built site for the browser tests, out of memory: what carries a hash in its name is asked for once. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../dist/site/', import.meta.url));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const files = new Map(
  readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [`/${path.slice(SITE.length)}`, readFileSync(path)]),
);

createServer(({ url = '' }, reply) => {
  const { pathname } = new URL(url, 'http://host');
  const path = pathname === '/' ? '/index.html' : pathname;
  const body = files.get(path);
  const kept = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  reply
    .writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain', 'cache-control': kept })
    .end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
