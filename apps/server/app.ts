/** The server put together: security first, then the API, then the web app. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { shelfOf } from '@grognard/games/shelf';
import { Refused } from '@grognard/kernel';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerFault, answerWithProblems, Problem } from './admission/problem.ts';
import { builtWorker, type WorkerFile } from './forecasts/pool.ts';
import { campaignRoutes } from './http/campaigns.ts';
import { crossOrigin } from './http/cors.ts';
import { Gathering } from './http/document.ts';
import { documentRoutes } from './http/document-routes.ts';
import { gameRoutes, gamesOf } from './http/games.ts';
import { guard, isFile, isProbe } from './http/guard.ts';
import { ANSWER, secureHeaders } from './http/headers.ts';
import { operationRoutes } from './http/operation.ts';
import { ownCellRoutes } from './http/own-cells.ts';
import { procedureRoutes } from './http/procedures.ts';
import { schemaRoutes } from './http/schemas.ts';
import { pages } from './http/web.ts';
import { liveRoute } from './live/socket.ts';
import { TurnLog } from './log.ts';
import { openServices, type Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Store, StoreNews } from './store/store.ts';
import type { Trouble } from './store/trouble.ts';
import { watched } from './store/watched.ts';

/** A server that has been put together. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Lets the sockets go, finishes what was begun, closes the store: within ten seconds, whoever hangs on. */
  stop(): Promise<void>;
}

export interface Parts {
  /** Where the log goes; to the standard output where nothing is said. */
  readonly log?: Writable;
  readonly worker?: WorkerFile;
}

/** Milliseconds after which whoever hangs on is cut off, and after which the rest is left as it is. */
const GRACE = 4_000;
const LAST_GRACE = 9_000;
/** Milliseconds between two looks at requests that come too slowly. */
const LOOKING = 500;

/** Puts a server together on a store; it does not listen yet. */
export async function buildServer(settings: Settings, store: Store, parts: Parts = {}): Promise<Server> {
  const { log = new TurnLog(process.stdout), worker = builtWorker } = parts;
  const { web, limits } = settings;
  const shelf = await shelfOf(settings.games);
  if (web !== undefined && !existsSync(join(web, 'index.html'))) throw new Refused([{ code: 'noWebFolder', at: web }]);
  const app = Fastify({
    logger: { level: settings.logLevel, serializers: SERIALIZERS, stream: log },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body,
    requestTimeout: limits.arrival,
    // The longer of the two would be taken for the whole request.
    http: { connectionsCheckingInterval: LOOKING, headersTimeout: limits.arrival, requestTimeout: limits.arrival },
    trustProxy: (_address, hop) => hop < settings.proxies,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Who comes meanwhile is answered like anybody else.
    return503OnClosing: false,
    schemaController: { compilersFactory: UNCHECKED },
    // An address that cannot be read meets no hook and no handler.
    frameworkErrors: (error, request, reply) => answerFault(error, request, reply.headers(ANSWER)),
  });
  const services = openServices(settings, watched(store, tellerOf(app)), worker, shelf);
  const gathering = new Gathering();
  gathering.listen(app);
  const allowed = (path: string): readonly string[] => gathering.allowed(path);
  answerWithProblems(app, allowed);
  observe(app, services);
  const guarded = guard(app, limits);
  services.metrics.gauge('grognard_requests_in_flight', () => guarded.inFlight);
  secureHeaders(app);
  turnAway(app);
  crossOrigin(app, settings.origins, allowed);
  await app.register(rateLimit, {
    // A club's phones share one address, and each brings the whole site home once.
    keyGenerator: (request) => `${isFile(request) ? 'files' : 'api'} ${request.ip}`,
    max: (request) => (isFile(request) ? limits.files : limits.requests),
    timeWindow: '1 minute',
    allowList: isProbe,
  });
  await app.register(websocket, { options: { maxPayload: limits.body, perMessageDeflate: false } });
  const games = await gamesOf(services);
  await app.register((api, _options, done) => {
    operationRoutes(api, services);
    campaignRoutes(api, services);
    gameRoutes(api, games);
    ownCellRoutes(api, games);
    procedureRoutes(api, services, games);
    schemaRoutes(api, games);
    liveRoute(api, services);
    documentRoutes(api, gathering, games, settings.docs);
    done();
  });
  await app.register(pages, settings);
  app.addHook('preClose', async () => services.hub.close());
  await app.ready();
  return { app, services, stop: () => stopped(app, services) };
}

async function stopped(app: FastifyInstance, services: Services): Promise<void> {
  const cut = setTimeout(() => {
    services.hub.cut();
    app.server.closeAllConnections();
  }, GRACE);
  let last: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((done) => {
    last = setTimeout(done, LAST_GRACE);
  });
  const inOrder = async (): Promise<void> => {
    await app.close();
    await services.pool.close();
    await services.store.close();
  };
  try {
    await Promise.race([inOrder(), enough]);
  } finally {
    clearTimeout(cut);
    clearTimeout(last);
  }
}

/** Who comes while the server stops is told when to come back. */
function turnAway(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async () => {
    if (stopping) throw new Problem('stopping');
  });
}

/** What happens to the database is told once when it begins and once when it is over. */
const tellerOf =
  (app: FastifyInstance) =>
  (news: StoreNews): void => {
    switch (news.kind) {
      case 'trouble':
        app.log.error(
          { trouble: news.trouble, code: news.code },
          `the database is in trouble: ${TROUBLE[news.trouble]}`,
        );
        return;
      case 'well':
        app.log.info('the database can be used again');
        return;
      case 'listenerLost':
        app.log.warn('the connection on which other processes are heard is lost');
        return;
      case 'listenerBack':
        app.log.info('other processes are heard again; what was missed is looked for');
        return;
    }
  };

/** In the log, for whoever looks after the machine. */
const TROUBLE: Readonly<Record<Trouble, string>> = {
  unreachable: 'it cannot be reached',
  tooSlow: 'it does not answer in time',
  diskFull: 'its disk is full',
  corrupt: 'pages of it are corrupt; restore a backup, and the players’ devices give back what it lacks',
  readOnly: 'it takes no writes',
  ioError: 'its disk fails',
};

/** Bodies are checked by the kernel, every fault at once and in the caller's language; schemas are for the document. */
const UNCHECKED = { buildValidator: () => () => () => undefined, buildSerializer: () => () => JSON.stringify } as never;

/** Only what can hold no secret: never a header, a body or an address with its query. */
const SERIALIZERS = {
  req: () => ({}),
  res: () => ({}),
  err: (error: Error) => ({ type: error.name, message: '', stack: '' }),
};

/** One line of log and one measure for each request, by its route and never by its address. */
function observe(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    services.metrics.count('grognard_requests_total', { method, route, status });
    services.metrics.time('grognard_request_seconds', elapsedTime / 1000, { method, route });
    request.log.info({ method, route, status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
  });
}
