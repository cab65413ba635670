/** Every procedure of every game, without a campaign: resolved here, everything that takes its time by a worker. */
import { randomBytes } from 'node:crypto';
import { exampleNamed, resolutionTold } from '@grognard/games/dialect';
import { speakerFor, type WordedForecast } from '@grognard/games/words';
import { resultPicture } from '@grognard/hexes';
import {
  answersInOrder,
  type Game,
  type GivenAnswers,
  live,
  type Opened,
  type Plain,
  Refused,
  type Resolution,
  resolve,
  seededBytes,
  thrower,
  typed,
} from '@grognard/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, refusedBecause } from '../admission/problem.ts';
import { refuseAll, VERBS, type Verb, verificationFaults } from '../asks/asks.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { asked, opened } from '../forecasts/forecast.ts';
import type { Answered, Body, ForecastJob, Job } from '../forecasts/job.ts';
import type { Caller } from '../forecasts/pool.ts';
import type { Services } from '../services.ts';
import { gameIn, languageOf, type Named, type NamedRequest, notFoundWithout, procedureIn } from './games.ts';
import { inLines, wantsLines } from './lines.ts';

/** Advice holds the whole tree of decisions, odds only one level of it. */
const ADVICE_SHARE = 10;

interface Telling {
  readonly summary: string;
  readonly shape: string;
  readonly description: string;
  /** The shape of a line, where it can be told line by line. */
  readonly lines?: string;
}

const TOLD: Readonly<Record<Verb, Telling>> = {
  resolve: {
    summary: 'Resolve a procedure: dice thrown here or given, every step explained',
    shape: 'Resolution',
    description:
      'Decisions are taken from `answers` in the order they are asked; one that is missing is asked for by its question and options.',
  },
  odds: {
    summary: 'The exact odds of a procedure',
    shape: 'Odds',
    lines: 'OddsLine',
    description:
      'Where decisions stand open and no policy settles them, the odds of each way they may fall stand in `open`. ' +
      'What cannot be walked in the server’s time is sampled, and `method` says so.',
  },
  advise: {
    summary: 'What a side should do, with every decision of the other side inside',
    shape: 'Advice',
    lines: 'AdviceLine',
    description:
      '`dice` and `answers` lead to the decision that waits; without them the whole play is looked at beforehand.',
  },
  worth: {
    summary: 'What each change of the input, and each decision, is worth',
    shape: 'Worth',
    description: 'In the usual goal of the side that acts, or in the goal that is given.',
  },
  analyse: {
    summary: 'How the outcomes move along one input',
    shape: 'Analysis',
    description:
      '`along` is a path into the input, as `attackers[0].strength`; values that the rules refuse are told apart.',
  },
};

export function procedureRoutes(app: FastifyInstance, services: Services, games: readonly Game[]): void {
  for (const verb of VERBS) {
    const { summary, shape, description, lines } = TOLD[verb];
    app.post<{ Params: Named }>(
      `/api/games/:game/:procedure/${verb}`,
      {
        schema: {
          operationId: verb,
          tag: 'procedures',
          summary,
          description,
          body: { $ref: `#/$defs/${askName(verb)}` },
          answers: { 200: { shape, ...(lines && { lines }), told: 'The answer, with the words beside the keys.' } },
        },
      },
      async (request, reply) => {
        const game = gameIn(games, request.params);
        const { id } = procedureIn(game, request.params);
        reply.header('content-language', languageOf(request));
        if (verb === 'resolve') return resolved(services, game, id, request, reply);
        const job = jobOf(services, game, id, verb, request);
        if (!TOLD[verb].lines || !wantsLines(request)) return forecastFrom(services, game, job, request, reply);
        return inLines(request, reply, (hear) =>
          forecastFrom(services, game, { ...job, telling: true }, request, reply, hear),
        );
      },
    );
  }
  checkRoutes(app, services, games);
}

/** The name of what a verb is asked. */
export const askName = (verb: string): string => `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Ask`;

const jobOf = (
  { settings }: Services,
  game: Game,
  procedure: string,
  verb: ForecastJob['verb'],
  request: FastifyRequest,
): ForecastJob => {
  const { states } = settings.limits;
  return {
    verb,
    game: game.id,
    procedure,
    states: verb === 'advise' ? Math.ceil(states / ADVICE_SHARE) : states,
    body: request.body as Body,
    locale: languageOf(request),
  };
};

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
  job: ForecastJob,
  request: FastifyRequest,
  reply: FastifyReply,
  hear?: Caller['hear'],
): Promise<Plain> {
  refusing(game, () => asked(game, job));
  return answerIn(await walked(services, game, job, request, reply, hear), game);
}

const walked = (
  { pool }: Services,
  game: Game | undefined,
  job: Job,
  { ip }: FastifyRequest,
  reply: FastifyReply,
  hear?: Caller['hear'],
) =>
  pool.forecast(job, { address: ip, gone: goneSignal(reply), ...(hear && { hear }) }).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem(error.code, { refusals: error.refusals, game }) : error;
  });

function answerIn(answer: Answered, game?: Game): Plain {
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

async function resolved(
  services: Services,
  game: Game,
  procedure: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Plain> {
  const body = request.body as Body;
  const ready = refusing(game, () => opened(game, procedure, body, 'resolve'));
  const played = playedOut(game, ready, body);
  const { input, journal, rulings, overlay } = played;
  const job = { ...jobOf(services, game, procedure, 'luck', request), body: { input, journal, rulings, overlay } };
  const luck = journal.some(({ kind }) => kind === 'die')
    ? await luckOf(services, game, job, request, reply)
    : undefined;
  const locale = languageOf(request);
  const say = speakerFor(game, locale);
  const picture = resultPicture(ready, played.result, locale, say);
  return resolutionTold(ready, played, luck, say, picture) as unknown as Plain;
}

/** The dice have fallen, and are told whether or not anybody has the time to say how lucky they were. */
async function luckOf(services: Services, game: Game, job: Job, request: FastifyRequest, reply: FastifyReply) {
  try {
    const told = answerIn(await walked(services, game, job, request, reply), game);
    return (told as unknown as WordedForecast).luck;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function playedOut(game: Game, ready: Opened, { dice, seed, answers = [] }: Body): Resolution {
  const ordered = answersInOrder(answers as GivenAnswers);
  const throwDie = thrower(typeof seed === 'string' ? seededBytes(nativeCrypto.hmacSha256, seed) : randomBytes);
  const source = dice
    ? typed(dice as readonly number[], ordered.answer)
    : { ...live(throwDie, ordered.answer), finish: () => undefined };
  const played = resolve(ready, {
    ...source,
    finish() {
      source.finish();
      ordered.finish();
    },
  });
  if (!played.ok) throw refusedBecause(played.refusals, game);
  return played.value;
}

function checkRoutes(app: FastifyInstance, services: Services, games: readonly Game[]): void {
  const { states, journal } = services.settings.limits;
  app.get<{ Params: Named }>(
    '/api/games/:game/examples/:example',
    {
      schema: {
        operationId: 'runExample',
        tag: 'games',
        summary: 'A worked example under every walker: typed dice, replay, odds, luck, random play',
        answers: { 200: { shape: 'ExampleRun', told: 'What was claimed, and what differed.' } },
      },
    },
    async (request: NamedRequest, reply) => {
      const game = gameIn(games, request.params);
      const { example } = request.params;
      const locale = languageOf(request);
      notFoundWithout(game, () => exampleNamed(game, example, 'example'));
      const job: Job = { verb: 'example', game: game.id, body: { example }, locale, states };
      return answerIn(await walked(services, game, job, request, reply.header('content-language', locale)), game);
    },
  );
  app.post(
    '/api/verify',
    {
      bodyLimit: journal,
      schema: {
        operationId: 'verify',
        tag: 'procedures',
        summary: 'Check a resolution that was kept, a campaign’s file, a shared campaign’s journal, or evidence',
        description:
          'What a journal proves is best checked on a machine of one’s own: `grognard verify` does the same offline.',
        body: { $ref: '#/$defs/VerifyAsk' },
        answers: { 200: { shape: 'Findings', told: 'What was checked, and what holds.' } },
      },
    },
    async (request, reply) => {
      refuseAll(verificationFaults(request.body));
      const locale = languageOf(request);
      const job: Job = { verb: 'verify', game: '', body: request.body as Body, locale, states };
      return answerIn(await walked(services, undefined, job, request, reply.header('content-language', locale)));
    },
  );
}
