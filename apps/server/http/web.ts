/** The web app and the documentation as they were built. What a server does not serve it does not load either. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import { serverSpeaker } from '../text/index.ts';
import { languageOf } from './games.ts';
import { pagePolicy } from './headers.ts';

/** The names of these files change with their contents. */
const HASHED = /\/assets\/[^/]+$/;
const MANUAL = '/docs/';

export const pages: FastifyPluginAsync<Pick<Settings, 'web' | 'manual'>> = async (app, { web, manual }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', pagePolicy(request));
    done();
  });
  if (web === undefined && manual === undefined) return;
  const files = (await import('@fastify/static')).default;
  const common = {
    preCompressed: true,
    // Everything else is asked for again each time, so that a new version is seen at once.
    cacheControl: false,
    setHeaders: (reply: Pick<FastifyReply, 'header'>, path: string) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  };
  if (manual !== undefined) {
    await app.register(files, {
      ...common,
      root: resolve(manual),
      prefix: MANUAL,
      index: false,
      decorateReply: web === undefined,
    });
    manualDoors(app, manual);
  }
  if (web !== undefined) await app.register(files, { ...common, root: resolve(web) });
};

/** Its first page in the reader's language; while it is still being written, a page that says so and looks again. */
function manualDoors(app: Parameters<FastifyPluginAsync>[0], manual: string): void {
  for (const path of ['/docs', MANUAL]) {
    app.get(path, (request, reply) => {
      const locale = languageOf(request);
      if (existsSync(join(manual, 'index.html'))) {
        return reply
          .header('vary', 'accept-language')
          .redirect(`${MANUAL}${locale === 'en' ? '' : `${locale}/`}index.html`);
      }
      const words = serverSpeaker(locale)('page.beingWritten');
      return reply
        .type('text/html; charset=utf-8')
        .header('refresh', '2')
        .send(
          `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Grognard</title><p>${words}</p></html>`,
        );
    });
  }
}
