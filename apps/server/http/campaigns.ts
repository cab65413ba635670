/** Shared campaigns: made, read, sat down at, acted in, taken home, given back. */
import { exported, type SignedHead, serverSecrets, textHash } from '@grognard/kernel/fair';
import type { FastifyInstance } from 'fastify';
import { bearer } from '../admission/access.ts';
import { admitted, known, type Params } from '../admission/admission.ts';
import { refusedBecause } from '../admission/problem.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Services } from '../services.ts';
import type { StoredCampaign } from '../store/store.ts';
import { act, addedBody, giveBack, sit, type Vouched, vouchedFor } from './acting.ts';
import { Chronicles, linesOf } from './chronicles.ts';
import { create } from './creation.ts';
import { languageOf } from './games.ts';
import { campaignView } from './view.ts';

const OPEN = { tag: 'campaigns' } as const;
const SECURED = { ...OPEN, secured: true } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const TEXT = { type: 'string' } as const;

export function campaignRoutes(app: FastifyInstance, services: Services): void {
  readingRoutes(app, services);
  actingRoutes(app, services);
  givingBackRoute(app, services);
}

function readingRoutes(app: FastifyInstance, services: Services): void {
  const chronicles = new Chronicles();
  app.get<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      schema: {
        ...SECURED,
        operationId: 'readCampaign',
        summary: 'The campaign as it stands, and whose move it is',
        answers: { 200: { shape: 'Campaign', told: 'The campaign.' } },
      },
    },
    async (request) => {
      const { room, access } = await admitted(services, request);
      const locale = languageOf(request);
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
        querystring: { properties: { from: COUNT } },
        answers: { 200: { shape: 'Lines', told: 'Lines, and how far the journal goes.' } },
        problems: ['refused'],
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
    '/api/campaigns/:id/chronicle',
    {
      schema: {
        ...SECURED,
        operationId: 'readChronicle',
        summary: 'The journal in sentences, by turn and phase, in the caller’s language',
        answers: {
          200: { shape: 'Chronicle', told: 'What has happened; what is sealed or not yet ended is not in it.' },
        },
        problems: ['refused'],
      },
    },
    async (request, reply) => {
      const { room } = await admitted(services, request);
      const locale = languageOf(request);
      return reply.header('content-language', locale).send(await chronicles.told(services, room, locale));
    },
  );

  app.get<{ Params: Params }>(
    '/api/campaigns/:id/journal',
    {
      schema: {
        ...SECURED,
        operationId: 'exportJournal',
        summary: 'The whole journal as a file that anyone can verify',
        answers: { 200: { type: 'application/x-ndjson', told: 'One line each, and the server’s signature.' } },
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

const ADDED = {
  200: { shape: 'Added', told: 'It was there already.' },
  201: { shape: 'Added', told: 'It is added.' },
} as const;

function actingRoutes(app: FastifyInstance, services: Services): void {
  app.put<{ Params: Params }>(
    '/api/campaigns/:id',
    {
      config: { rateLimit: { max: services.settings.limits.creations, timeWindow: '1 hour' } },
      schema: {
        ...OPEN,
        operationId: 'createCampaign',
        summary: 'Make a campaign; the same request twice makes one',
        body: { $ref: '#/$defs/Creation' },
        answers: { 200: { shape: 'Made', told: 'It was there already.' }, 201: { shape: 'Made', told: 'It is made.' } },
        problems: ['exists'],
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
        ...OPEN,
        operationId: 'takeSeat',
        summary: 'Take a seat by its invitation',
        body: { $ref: '#/$defs/Sitting' },
        answers: ADDED,
        problems: ['unauthorised', 'forbidden', 'conflict'],
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
        headers: { properties: { 'idempotency-key': TEXT } },
        body: { $ref: '#/$defs/Line' },
        answers: ADDED,
        problems: ['forbidden', 'conflict'],
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
        ...OPEN,
        operationId: 'giveBack',
        summary: 'Give back lines that the server has signed and lost',
        querystring: {
          properties: { length: COUNT, head: TEXT, signature: TEXT },
          required: ['length', 'head', 'signature'],
        },
        body: { $ref: '#/$defs/GivingBack' },
        answers: { 200: { shape: 'GivenBack', told: 'How many were missing.' } },
        problems: ['unauthorised', 'forbidden'],
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
  const texts = await linesOf(store, id);
  const end = { length: texts.length, head: textHash(nativeCrypto, texts.at(-1) ?? '') };
  return exported(texts, nativeCrypto, serverSecrets(nativeCrypto, id, secret).vouch(end));
}

function countOf(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw refusedBecause([{ code: 'notANumber', at: 'from', facts: { received: String(text).slice(0, 40) } }]);
}
