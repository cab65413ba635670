/** What every request must pass before anybody looks at it: there is room for it, and its body can be walked. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../admission/problem.ts';
import { type Body, strangers } from '../asks/shape.ts';
import type { Limits } from '../settings.ts';

/** Asked by machines that must be answered whatever happens. */
export const isProbe = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  url === '/health' || url === '/ready' || url === '/metrics';

/** A file of the site or of its documentation: many make one page, and none of them costs anything. */
export const isFile = ({ url }: Pick<FastifyRequest, 'url'>): boolean => !url.startsWith('/api/');

export interface Guard {
  /** Requests under way. */
  readonly inFlight: number;
}

export function guard(app: FastifyInstance, { inFlight: most, depth }: Limits): Guard {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    // A socket is counted where sockets are.
    if (isProbe(request) || request.headers.upgrade !== undefined) return done();
    if (inFlight >= most) return done(new Problem('busy'));
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
  app.addHook('preValidation', async (request) => {
    const fault = bodyFault(request.body, depth);
    if (fault) throw new Problem(fault);
    const unknown = strangers((request.query ?? {}) as Body, queryOf(request));
    const refusals = unknown.map((each) => ({ ...each, code: 'unknownParameter' }));
    if (refusals.length > 0) throw new Problem('refused', { refusals });
  });
  return {
    get inFlight() {
      return inFlight;
    },
  };
}

/** What a route of the API may be asked behind the question mark; a file of a page may be asked anything. */
function queryOf({ routeOptions, query }: FastifyRequest): readonly string[] {
  const { schema } = routeOptions;
  if (schema?.operationId === undefined) return Object.keys(query ?? {});
  return Object.keys((schema.querystring as { readonly properties?: object } | undefined)?.properties ?? {});
}

/** A body nested without end would overflow whoever walks it; a number past all numbers has no spelling in a journal. */
function bodyFault(body: unknown, most: number): 'tooDeep' | 'tooLargeNumber' | undefined {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return 'tooDeep';
    if (level.some((each) => typeof each === 'number' && !Number.isFinite(each))) return 'tooLargeNumber';
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return undefined;
}
