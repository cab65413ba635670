/** The OpenAPI document, and the same as a page. */
import type { Game, Locale, Plain } from '@grognard/kernel';
import type { FastifyInstance } from 'fastify';
import { serverSpeaker } from '../text/index.ts';
import { apiPage } from './api-page.ts';
import type { Gathering } from './document.ts';
import { examplesFor } from './document-examples.ts';
import { languageOf } from './games.ts';
import { pagePolicy } from './headers.ts';
import { Publication, Shelf } from './published.ts';
import { allShapes } from './schemas.ts';

/** Made when it is first asked for: by then every route has been declared. */
export function documentRoutes(
  app: FastifyInstance,
  gathering: Gathering,
  games: readonly Game[],
  shown: boolean,
): void {
  const shelf = new Shelf();
  const document = (locale: Locale): Plain => {
    const say = serverSpeaker(locale);
    return gathering.document(allShapes(locale), examplesFor(games, say), say);
  };
  app.get('/api/openapi.json', (request, reply) => {
    const locale = languageOf(request);
    return shelf.json(locale, () => document(locale)).send(request, reply.header('content-language', locale));
  });
  if (!shown) return;
  const pages = new Map<string, Publication>();
  app.get('/api/docs', (request, reply) => {
    const locale = languageOf(request);
    const page = pages.get(locale) ?? new Publication(apiPage(document(locale), locale), 'text/html; charset=utf-8');
    pages.set(locale, page);
    reply.headers({ 'content-language': locale, 'content-security-policy': pagePolicy(request) });
    return page.send(request, reply);
  });
}
