/** For whoever runs the server: is it alive, can it write, and what is it doing. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../admission/problem.ts';
import type { Services } from '../services.ts';

const VERSION = '0.1.0';
const HEALTH = { 200: { shape: 'Health', told: 'It is well.' } } as const;

export function operationRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/health',
    {
      schema: {
        tag: 'operation',
        operationId: 'health',
        summary: 'Whether the process answers, whatever its database does',
        answers: HEALTH,
      },
    },
    async () => ({ status: 'ok', database: services.store.kind, version: VERSION }),
  );
  app.get(
    '/ready',
    {
      schema: {
        tag: 'operation',
        operationId: 'ready',
        summary: 'Whether campaigns can be played: something was just written to the database',
        answers: HEALTH,
        problems: ['unavailable'],
      },
    },
    async () => {
      const { ready, trouble } = await services.store.readiness();
      if (ready) return { status: 'ok', database: services.store.kind, version: VERSION };
      const refusals = trouble === undefined ? [] : [{ code: `trouble.${trouble}`, at: 'database' }];
      throw new Problem('unavailable', { refusals });
    },
  );
  if (!services.settings.metrics) return;
  app.get('/metrics', async (_request, reply) => reply.type('text/plain; version=0.0.4').send(services.metrics.text));
}
