/** Pages of other sites that may ask this server: none, unless the settings name them. */
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Any origin. Nothing of the API rests on cookies, so that a page gains nothing by being opened in somebody's browser. */
const ANY = '*';
const HEADERS = 'accept-language, authorization, content-type, idempotency-key, if-none-match';
const SHOWN = 'allow, content-language, etag, retry-after';
/** Seconds that a browser may remember the answer. */
const REMEMBERED = 600;

/** `allowed` gives the methods of an address that is known. */
export function crossOrigin(
  app: FastifyInstance,
  origins: readonly string[],
  allowed: (path: string) => readonly string[],
): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const { origin } = request.headers;
    if (!path.startsWith('/api/') || origin === undefined) return;
    reply.header('vary', 'origin');
    if (!origins.includes(ANY) && !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origins.includes(ANY) ? ANY : origin,
      'access-control-expose-headers': SHOWN,
      'cross-origin-resource-policy': 'cross-origin',
    });
    const methods = allowed(path);
    if (request.method === 'OPTIONS' && methods.length > 0) return preflight(reply, methods);
  });
}

const preflight = (reply: FastifyReply, methods: readonly string[]): FastifyReply =>
  reply
    .status(204)
    .headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': HEADERS,
      'access-control-max-age': REMEMBERED,
    })
    .send();
