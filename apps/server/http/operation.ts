/** For whoever runs the server: is it well, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { Problem } from './problem.ts';
import * as responses from './responses.ts';

const VERSION = '0.1.0';

export function operationRoutes(app: FastifyInstance, house: House): void {
  app.get(
    '/health',
    {
      schema: {
        tags: ['operation'],
        operationId: 'health',
        summary: 'Whether the server and its database answer',
        response: responses.health,
      },
    },
    async () => {
      try {
        await house.store.ping();
      } catch {
        throw new Problem('busy');
      }
      return { status: 'ok', database: house.store.kind, version: VERSION };
    },
  );
  app.get('/api/openapi.json', { schema: { tags: ['operation'], hide: true } }, async () => app.swagger());
  if (!house.settings.metrics) return;
  app.get('/metrics', { schema: { tags: ['operation'], hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(house.metrics.text),
  );
}
