/** The OpenAPI document, and the same as a page. */
import type { Game, Plain } from '@grognard/kernel';
import type { FastifyInstance } from 'fastify';
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
  let whole: Plain | undefined;
  const document = (): Plain => {
    whole ??= gathering.document(allShapes(), examplesFor(games));
    return whole;
  };
  app.get('/api/openapi.json', (request, reply) => shelf.json('document', document).send(request, reply));
  if (!shown) return;
  const pages = new Map<string, Publication>();
  app.get('/api/docs', (request, reply) => {
    const locale = languageOf(request);
    const page = pages.get(locale) ?? new Publication(apiPage(document(), locale), 'text/html; charset=utf-8');
    pages.set(locale, page);
    reply.headers({ 'content-language': locale, 'content-security-policy': pagePolicy(request) });
    return page.send(request, reply);
  });
}
