/** The web app as it was built. What a server does not serve it does not load either. */
import type { FastifyPluginAsync } from 'fastify';
import type { Settings } from '../settings.ts';
import { pagePolicy } from './headers.ts';

/** The names of these files change with their contents. */
const HASHED = /\/assets\/[^/]+$/;

export const pages: FastifyPluginAsync<Pick<Settings, 'web'>> = async (app, { web }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', pagePolicy(request));
    done();
  });
  if (web === undefined) return;
  await app.register((await import('@fastify/static')).default, {
    root: web,
    preCompressed: true,
    // Everything else is asked for again each time, so that a new version is seen at once.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
};
