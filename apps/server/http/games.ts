/** Every procedure of every game, without a campaign: resolved here, its exact odds and advice by a worker. */
import { randomBytes } from 'node:crypto';
import type {} from '@fastify/swagger';
import { speakerFor } from '@grognard/games/words';
import {
  answersInOrder,
  type Game,
  live,
  type Opened,
  type Plain,
  type Procedure,
  Refused,
  type RulingBook,
  resolve,
  rulingsOf,
  type Say,
  schema,
  thrower,
  typed,
} from '@grognard/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, refusedBecause } from '../admission/problem.ts';
import { asked, isRecord, opened } from '../forecasts/forecast.ts';
import type { Body, Job } from '../forecasts/job.ts';
import type { Services } from '../services.ts';
import { localeOf } from '../text/index.ts';
import { advice, odds } from './forecast-shape.ts';
import * as responses from './responses.ts';
import { CELLS } from './shape.ts';

/** Advice holds the whole tree of decisions, odds only one level of it. */
const ADVICE_SHARE = 10;

/** Every game on the shelf. */
export const gamesOf = async ({ games, gameOf }: Services): Promise<readonly Game[]> =>
  (await Promise.all(games.map((id) => gameOf(id)))).filter((game) => game !== undefined);

export function gameRoutes(app: FastifyInstance, services: Services, games: readonly Game[]): void {
  app.get(
    '/api/games',
    {
      schema: {
        tags: ['games'],
        operationId: 'listGames',
        summary: 'The games and their procedures',
        response: responses.games,
      },
    },
    async (request) => {
      const locale = localeOf(request.headers['accept-language']);
      return games.map((game) => gameView(game, speakerFor(game, locale)));
    },
  );
  for (const game of games) {
    for (const procedure of Object.values(game.procedures)) procedureRoutes(app, services, game, procedure);
  }
}

const gameView = (game: Game, say: Say): Plain => ({
  id: game.id,
  title: say.read(game.titles),
  period: game.period,
  seats: game.campaign?.sides ?? [],
  procedures: Object.keys(game.procedures).map((id) => ({ id, title: say(`procedure.${id}`) })),
});

function procedureRoutes(app: FastifyInstance, services: Services, game: Game, procedure: Procedure): void {
  const say = speakerFor(game, 'en');
  const title = `${game.titles.en}, ${say(`procedure.${procedure.id}`)}`;
  const given = {
    input: schema(procedure.input, say),
    rulings: rulingsSchema(rulingsOf(game.rulings, procedure), say),
    overlay: CELLS,
  };
  const body = (more: Readonly<Record<string, Plain>>): Plain => ({
    type: 'object',
    properties: { ...given, ...more },
    required: ['input'],
  });
  const path = `/api/games/${game.id}/${procedure.id}`;
  const described = (what: string, more: Readonly<Record<string, Plain>>, response: object) => ({
    schema: { tags: [game.id], summary: `${title}: ${what}`, body: body(more), response },
  });
  const answers = { type: 'array', items: {} };
  const dice = { type: 'array', items: { type: 'integer' } };
  app.post(`${path}/resolve`, described('resolve', { dice, answers }, responses.resolution), async (request) => {
    const given = bodyOf(request);
    return resolved(
      game,
      refusing(game, () => opened(game, procedure.id, given)),
      given,
      request,
    );
  });
  const { states } = services.settings.limits;
  const chosen = { policy: {}, by: { type: 'string' } };
  app.post(`${path}/odds`, described('exact odds', chosen, responses.answers(odds, 200)), async (request, reply) =>
    forecastFrom(
      services,
      game,
      { verb: 'odds', procedure: procedure.id, states, body: bodyOf(request) },
      request,
      reply,
    ),
  );
  const wishes = { side: { type: 'string', enum: game.sides }, goal: { type: 'string' } };
  const fewer = Math.ceil(states / ADVICE_SHARE);
  app.post(`${path}/advise`, described('advice', wishes, responses.answers(advice, 200)), async (request, reply) =>
    forecastFrom(
      services,
      game,
      { verb: 'advise', procedure: procedure.id, states: fewer, body: bodyOf(request) },
      request,
      reply,
    ),
  );
}

const rulingsSchema = (rulings: RulingBook, say: Say): Plain => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(rulings).map(([id, ruling]) => [
      id,
      { title: say(`ruling.${id}`), type: 'string', enum: ruling.readings, default: ruling.default },
    ]),
  ),
});

function bodyOf({ body }: FastifyRequest): Body {
  if (isRecord(body)) return body;
  throw refusedBecause([{ code: 'notARecord', at: '', facts: { received: 'body' } }]);
}

/** What the caller got wrong is worded in the words of his game. */
function refusing<T>(game: Game, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused ? refusedBecause(error.refusals, game) : error;
  }
}

/** A fault is answered at once; a walk goes to the pool, so that no player waits for it. */
async function forecastFrom(
  services: Services,
  game: Game,
  job: Omit<Job, 'game' | 'locale'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Plain> {
  const whole: Job = { ...job, game: game.id, locale: localeOf(request.headers['accept-language']) };
  refusing(game, () => asked(game, whole));
  const answer = await services.pool
    .forecast(whole, { address: request.ip, gone: goneSignal(reply) })
    .catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(error.code, { refusals: error.refusals, game }) : error;
    });
  switch (answer.kind) {
    case 'answered':
      return answer.value;
    case 'refused':
      throw refusedBecause(answer.refusals, game);
    case 'failed':
      throw Object.assign(new Error('a worker failed'), { name: answer.name, stack: answer.stack });
  }
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

function resolved(game: Game, ready: Opened, { dice, answers = [] }: Body, request: FastifyRequest): Plain {
  const given = answersOf(answers, game);
  const ordered = answersInOrder(given);
  const faces = facesOf(dice, game);
  const throwDie = thrower((count) => randomBytes(count));
  const source = faces ? typed(faces, ordered.answer) : { ...live(throwDie, ordered.answer), finish: () => undefined };
  const played = resolve(ready, {
    ...source,
    finish() {
      source.finish();
      ordered.finish();
    },
  });
  if (!played.ok) throw refusedBecause(played.refusals, game);
  const say = speakerFor(game, localeOf(request.headers['accept-language']));
  return {
    ...(played.value as unknown as { readonly [key: string]: Plain }),
    summary: say(ready.procedure.summary(played.value.result)),
  };
}

function facesOf(dice: unknown, game: Game): readonly number[] | undefined {
  if (dice === undefined) return undefined;
  if (Array.isArray(dice) && dice.every((face) => Number.isInteger(face))) return dice;
  throw refusedBecause([{ code: 'notFaces', at: 'dice' }], game);
}

type Answers = Parameters<typeof answersInOrder>[0];

function answersOf(answers: unknown, game: Game): Answers {
  const isAnswer = (answer: unknown): boolean =>
    typeof answer === 'string' || (isRecord(answer) && Object.values(answer).every((each) => typeof each === 'string'));
  if (Array.isArray(answers) && answers.every(isAnswer)) return answers as Answers;
  throw refusedBecause([{ code: 'notAnswers', at: 'answers' }], game);
}
