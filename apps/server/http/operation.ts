/** For whoever runs the server: is it alive, can it write, and what is it doing. */
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
        summary: 'Whether the process answers, whatever its database does',
        response: responses.health,
      },
    },
    async () => ({ status: 'ok', database: house.store.kind, version: VERSION }),
  );
  app.get(
    '/ready',
    {
      schema: {
        tags: ['operation'],
        operationId: 'ready',
        summary: 'Whether campaigns can be played: something was just written to the database',
        response: responses.health,
      },
    },
    async () => {
      const { ready, trouble } = await house.store.readiness();
      if (ready) return { status: 'ok', database: house.store.kind, version: VERSION };
      const refusals = trouble === undefined ? [] : [{ code: `trouble.${trouble}`, at: 'database' }];
      throw new Problem('unavailable', { refusals });
    },
  );
  app.get('/api/openapi.json', { schema: { tags: ['operation'], hide: true } }, async () => app.swagger());
  if (!house.settings.metrics) return;
  app.get('/metrics', { schema: { tags: ['operation'], hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(house.metrics.text),
  );
}
