/** For whoever runs the server: is it alive, can it write, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../admission/problem.ts';
import type { Services } from '../services.ts';
import * as responses from './responses.ts';

const VERSION = '0.1.0';

export function operationRoutes(app: FastifyInstance, services: Services): void {
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
    async () => ({ status: 'ok', database: services.store.kind, version: VERSION }),
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
      const { ready, trouble } = await services.store.readiness();
      if (ready) return { status: 'ok', database: services.store.kind, version: VERSION };
      const refusals = trouble === undefined ? [] : [{ code: `trouble.${trouble}`, at: 'database' }];
      throw new Problem('unavailable', { refusals });
    },
  );
  app.get('/api/openapi.json', { schema: { tags: ['operation'], hide: true } }, async () => app.swagger());
  if (!services.settings.metrics) return;
  app.get('/metrics', { schema: { tags: ['operation'], hide: true } }, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(services.metrics.text),
  );
}
