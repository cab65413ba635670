/** Problem details (RFC 9457) in the caller's language. */
import { refusalWords } from '@grognard/games/words';
import { type Game, type Locale, type Plain, type Refusal, Refused } from '@grognard/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreTrouble } from '../store/trouble.ts';
import { localeOf, serverSpeaker } from '../text/index.ts';

export const PROBLEM_STATUS = {
  refused: 422,
  conflict: 409,
  exists: 409,
  reused: 422,
  full: 422,
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  notAllowed: 405,
  unreadable: 400,
  notJson: 400,
  tooDeep: 400,
  tooLargeNumber: 400,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  tooSlow: 408,
  busy: 503,
  mending: 503,
  stopping: 503,
  unavailable: 503,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

/** Anything that is answered with a problem. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly refusals: readonly Refusal[];
  readonly game: Game | undefined;
  /** What a program needs to go on: how far the journal goes, in the server's own hand. */
  readonly more: Readonly<Record<string, Plain>>;

  constructor(
    code: ProblemCode,
    {
      refusals = [],
      game,
      more = {},
    }: { refusals?: readonly Refusal[]; game?: Game | undefined; more?: Readonly<Record<string, Plain>> } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.refusals = refusals;
    this.game = game;
    this.more = more;
  }
}

export const refusedBecause = (refusals: readonly Refusal[], game?: Game): Problem =>
  new Problem('refused', { refusals, game });

export function problemBody(problem: Problem, locale: Locale): Plain {
  const say = serverSpeaker(locale, problem.game);
  return {
    ...problem.more,
    type: `urn:grognard:problem:${problem.code}`,
    title: say(`problem.${problem.code}`),
    status: PROBLEM_STATUS[problem.code],
    refusals: problem.refusals.map((refusal) => ({
      code: refusal.code,
      at: refusal.at,
      ...(refusal.rule && { rule: refusal.rule }),
      // In a room only the sentence is told: what else a refusal knows may be about others.
      ...(refusal.facts && Object.keys(problem.more).length === 0 && { facts: refusal.facts as Plain }),
      words: refusalWords(problem.game, say, refusal),
    })),
  };
}

/** What the framework itself refuses. */
const FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'notJson',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported',
  FST_ERR_BAD_URL: 'unreadable',
};

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'notFound',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unsupported',
  429: 'tooMany',
  503: 'stopping',
};

/** Seconds after which it is worth coming back. */
const RETRY_AFTER: Readonly<Partial<Record<ProblemCode, number>>> = {
  busy: 2,
  mending: 2,
  stopping: 5,
  unavailable: 2,
};

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refused) return refusedBecause(error.refusals);
  if (error instanceof StoreTrouble) return new Problem('unavailable');
  const { code, statusCode: status = Number.NaN } = error;
  const known = FRAMEWORK[code] ?? BY_STATUS[status];
  if (known) return new Problem(known);
  return new Problem(status >= 400 && status < 500 ? 'unreadable' : 'internal');
}

function answer(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const pause = RETRY_AFTER[problem.code];
  if (pause !== undefined) reply.header('retry-after', pause);
  return reply
    .status(PROBLEM_STATUS[problem.code])
    .header('content-language', locale)
    .type('application/problem+json')
    .send(JSON.stringify(problemBody(problem, locale)));
}

/** Whatever was thrown, as a problem; what nobody foresaw is written down. */
export function asProblem(request: FastifyRequest, thrown: unknown): Problem {
  const error = thrown as FastifyError;
  const problem = problemOf(error);
  // The message of an unforeseen error may quote the request: only its name and place are kept.
  if (problem.code === 'internal') {
    request.log.error({ error: error.name, code: error.code, stack: framesOf(error) }, 'unforeseen');
  }
  return problem;
}

/** Answers whatever was thrown. */
export const answerFault = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(request, reply, asProblem(request, error));

/** `allowed` tells what may be done at an address that is known. */
export function answerWithProblems(app: FastifyInstance, allowed: (path: string) => readonly string[]): void {
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = allowed(path);
    if (methods.length === 0) return answer(request, reply, new Problem('notFound'));
    const refusals = [{ code: 'notAllowed', at: '', facts: { received: request.method, options: methods } }];
    return answer(request, reply.header('allow', methods.join(', ')), new Problem('notAllowed', { refusals }));
  });
}

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
