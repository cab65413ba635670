/** The server put together: security first, then the API, then the web app. */

import type { Writable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type House, openHouse } from './house.ts';
import { campaignRoutes } from './http/campaigns.ts';
import { gameRoutes, gamesOf } from './http/games.ts';
import { secureHeaders } from './http/headers.ts';
import { operationRoutes } from './http/operation.ts';
import { answerWithProblems, Problem } from './http/problem.ts';
import { pages } from './http/web.ts';
import { liveRoute } from './live/socket.ts';
import { TurnLog } from './log.ts';
import { builtReckoner, type ReckonerFile } from './reckoning/desk.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

export interface Server {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Lets the sockets go, finishes what was begun, closes the store. */
  stop(): Promise<void>;
}

export interface Parts {
  /** Where the log goes; to the standard output where nothing is said. */
  readonly log?: Writable;
  readonly reckoner?: ReckonerFile;
}

export async function buildServer(settings: Settings, store: Store, parts: Parts = {}): Promise<Server> {
  const { log = new TurnLog(process.stdout), reckoner = builtReckoner } = parts;
  const house = openHouse(settings, store, reckoner);
  const app = Fastify({
    logger: { level: settings.logLevel, serializers: SERIALIZERS, stream: log },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.limits.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    schemaController: { compilersFactory: UNCHECKED },
  });
  answerWithProblems(app);
  observe(app, house);
  guardDepth(app, settings.limits.depth);
  secureHeaders(app);
  await app.register(rateLimit, { max: settings.limits.requests, timeWindow: '1 minute', allowList: isProbe });
  await app.register(swagger, { openapi: DOCUMENT });
  await app.register(websocket, { options: { maxPayload: settings.limits.body, perMessageDeflate: false } });
  const games = await gamesOf(house);
  await app.register((api, _options, done) => {
    operationRoutes(api, house);
    campaignRoutes(api, house);
    gameRoutes(api, house, games);
    liveRoute(api, house);
    done();
  });
  await app.register(pages, settings);
  app.addHook('preClose', async () => house.hub.close());
  await app.ready();
  return {
    app,
    house,
    async stop() {
      await app.close();
      await house.desk.close();
      await store.close();
    },
  };
}

/** Bodies are checked by the kernel, every fault at once and in the caller's language; schemas are for the document. */
const UNCHECKED = { buildValidator: () => () => () => true, buildSerializer: () => () => JSON.stringify } as never;

/** Only what can hold no secret: never a header, a body or an address with its query. */
const SERIALIZERS = {
  req: () => ({}),
  res: () => ({}),
  err: (error: Error) => ({ type: error.name, message: '', stack: '' }),
};

const isProbe = (request: { readonly url: string }): boolean => request.url === '/health' || request.url === '/metrics';

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Grognard',
    version: '1',
    description:
      'Shared campaigns that two players far apart can trust, and every procedure of every game. Errors are problem ' +
      'details (RFC 9457) in the language of Accept-Language (en, fr). Acts are signed lines of a hash chain.',
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
} as const;

/** One line of log and one measure for each request, by its route and never by its address. */
function observe(app: FastifyInstance, house: House): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    house.metrics.count('grognard_requests_total', { method, route, status });
    house.metrics.time('grognard_request_seconds', elapsedTime / 1000, { method, route });
    request.log.info({ method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
  });
}

/** A body nested without end would overflow whoever walks it. */
function guardDepth(app: FastifyInstance, most: number): void {
  app.addHook('preValidation', async (request) => {
    if (!isShallow(request.body, most)) throw new Problem('tooDeep');
  });
}

function isShallow(value: unknown, most: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= most; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return true;
  }
  return false;
}
