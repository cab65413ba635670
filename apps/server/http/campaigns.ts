/** Shared campaigns: made, read, sat down at, acted in, taken home, given back. */

import type {} from '@fastify/swagger';
import { exported, type SignedHead, serverSecrets, textHash } from '@grognard/kernel/fair';
import type { FastifyInstance } from 'fastify';
import { bearer } from '../admission/access.ts';
import { admitted, known, type Params } from '../admission/admission.ts';
import { refusedBecause } from '../admission/problem.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Services } from '../services.ts';
import type { StoredCampaign } from '../store/store.ts';
import { localeOf, serverSpeaker } from '../text/index.ts';
import { act, addedBody, giveBack, sit, type Vouched, vouchedFor } from './acting.ts';
import { create } from './creation.ts';
import * as responses from './responses.ts';
import { creationSchema, givingBackSchema, lineSchema, sittingSchema } from './shape.ts';
import { campaignView } from './view.ts';

const PIECE = 2_000;
const SECURED = { security: [{ token: [] }], tags: ['campaigns'] };
const PARAMS = responses.params('id');

export function campaignRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services);
  actingRoutes(app, services);
  givingBackRoute(app, services);
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      schema: {
        ...SECURED,
        operationId: 'readCampaign',
        summary: 'The campaign as it stands, and whose move it is',
        params: PARAMS,
        response: responses.campaign,
      },
    },
    async (request) => {
      const { room, access } = await admitted(services, request);
      const locale = localeOf(request.headers['accept-language']);
      return campaignView(room, access, services.hub.here(room.shared.id), locale);
    },
  );

  app.get<{ Params: Params; Querystring: { readonly from?: string } }>(
    '/api/campaigns/:id/lines',
    {
      schema: {
        ...SECURED,
        operationId: 'readLines',
        summary: 'The journal from a line on, as stored',
        params: PARAMS,
        querystring: responses.from,
        response: responses.lines,
      },
    },
    async (request, reply) => {
      const from = countOf(request.query.from);
      const { room } = await admitted(services, request);
      const vouched = JSON.stringify(room.vouch());
      const lines = await services.store.lines(room.shared.id, from, services.settings.limits.lines);
      return reply
        .type('application/json')
        .send(`${vouched.slice(0, -1)},"lines":[${lines.map(({ text }) => text).join(',')}]}`);
    },
  );

  app.get<{ Params: Params }>(
    '/api/campaigns/:id/journal',
    {
      schema: {
        ...SECURED,
        operationId: 'exportJournal',
        summary: 'The whole journal as a file that anyone can verify',
        params: PARAMS,
        produces: ['application/x-ndjson'],
      },
    },
    async (request, reply) => {
      const campaign = await known(services, request.params.id, bearer(request.headers.authorization));
      return reply
        .type('application/x-ndjson')
        .header('content-disposition', `attachment; filename="${campaign.id}.journal"`)
        .send(await journalOf(services, campaign));
    },
  );
}

function actingRoutes(app: FastifyInstance, services: Services): void {
  const say = serverSpeaker('en');

  app.put<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      config: { rateLimit: { max: services.settings.limits.creations, timeWindow: '1 hour' } },
      schema: {
        tags: ['campaigns'],
        operationId: 'createCampaign',
        summary: 'Make a campaign; the same request twice makes one',
        params: PARAMS,
        body: creationSchema(say),
        response: responses.made,
      },
    },
    async (request, reply) => {
      const made = await create(services, request);
      return reply.status(made ? 201 : 200).send({ id: request.params.id });
    },
  );

  app.post<{ Params: Params }>(
    '/api/campaigns/:id/seats/:seat',
    {
      schema: {
        tags: ['campaigns'],
        operationId: 'takeSeat',
        summary: 'Take a seat by its invitation',
        params: responses.params('id', 'seat'),
        body: sittingSchema(say),
        response: responses.added,
      },
    },
    async (request, reply) => {
      const done = await sit(services, request);
      return reply.status(done.acted.kind === 'added' ? 201 : 200).send(addedBody(done));
    },
  );

  app.post<{ Params: Params }>(
    '/api/campaigns/:id/acts',
    {
      schema: {
        ...SECURED,
        operationId: 'act',
        summary: 'Add a signed line to the journal',
        params: PARAMS,
        headers: responses.idempotency,
        body: lineSchema(say),
        response: responses.added,
      },
    },
    async (request, reply) => {
      const done = await act(services, request);
      return reply.status(done.acted.kind === 'added' ? 201 : 200).send(addedBody(done));
    },
  );
}

/** No token opens this: whoever shows the server's own signature has been told those lines by it. */
function givingBackRoute(app: FastifyInstance, services: Services): void {
  const shown = new WeakMap<object, SignedHead>();
  app.post<{ Params: Params; Querystring: Vouched }>(
    '/api/campaigns/:id/lines',
    {
      bodyLimit: services.settings.limits.giveBack,
      onRequest: async (request) => {
        shown.set(request, await vouchedFor(services, request.params.id, request.query));
      },
      schema: {
        tags: ['campaigns'],
        operationId: 'giveBack',
        summary: 'Give back lines that the server has signed and lost',
        params: PARAMS,
        querystring: responses.vouchedQuery,
        body: givingBackSchema(serverSpeaker('en')),
        response: responses.givenBack,
      },
    },
    async (request) => {
      const vouched = shown.get(request);
      if (!vouched) throw new Error('nothing was shown');
      return giveBack(services, request, vouched);
    },
  );
}

/** The lines as they are stored, whatever protocol they are of, and the server's word for their end. */
async function journalOf({ store }: Services, { id, secret }: StoredCampaign): Promise<string> {
  const texts: string[] = [];
  for (;;) {
    const lines = await store.lines(id, texts.length, PIECE);
    texts.push(...lines.map(({ text }) => text));
    if (lines.length === PIECE) continue;
    const end = { length: texts.length, head: textHash(nativeCrypto, texts.at(-1) ?? '') };
    return exported(texts, nativeCrypto, serverSecrets(nativeCrypto, id, secret).vouch(end));
  }
}

function countOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refusedBecause([{ code: 'notANumber', at: 'from', facts: { received: String(text).slice(0, 40) } }]);
}
