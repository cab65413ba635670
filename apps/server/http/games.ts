/** Every procedure of every game, without a campaign: resolved, its exact odds, advice. */
import { randomBytes } from 'node:crypto';
import type {} from '@fastify/swagger';
import { optionWords, ruleWords, voice } from '@grognard/games/words';
import {
  Advisor,
  always,
  answersInOrder,
  askWords,
  evenly,
  type Game,
  goalOf,
  live,
  naming,
  never,
  type Opened,
  type Overlay,
  oddsInPieces,
  open,
  type Plain,
  type Policy,
  type Procedure,
  pause,
  resolve,
  type Say,
  schema,
  thrower,
  toNumber,
  typed,
  usualGoal,
  written,
} from '@grognard/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { localeOf } from '../text/index.ts';
import { refusedBecause } from './problem.ts';
import * as responses from './responses.ts';

type Body = Readonly<Record<string, unknown>>;

const POLICIES: Readonly<Record<string, Policy>> = { never, always, evenly };

/** Every game on the shelf. */
export const gamesOf = async ({ games, gameOf }: House): Promise<readonly Game[]> =>
  (await Promise.all(games.map((id) => gameOf(id)))).filter((game) => game !== undefined);

export function gameRoutes(app: FastifyInstance, house: House, games: readonly Game[]): void {
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
      return games.map((game) => gameView(game, voice(game, locale), locale));
    },
  );
  for (const game of games) {
    for (const procedure of Object.values(game.procedures)) procedureRoutes(app, house, game, procedure);
  }
}

const gameView = (game: Game, say: Say, locale: 'en' | 'fr'): Plain => ({
  id: game.id,
  title: game.titles[locale],
  period: game.period,
  seats: game.campaign?.sides ?? [],
  procedures: Object.keys(game.procedures).map((id) => ({ id, title: say(`procedure.${id}`) })),
});

function procedureRoutes(app: FastifyInstance, house: House, game: Game, procedure: Procedure): void {
  const say = voice(game, 'en');
  const title = `${game.titles.en}, ${say(`procedure.${procedure.id}`)}`;
  const given = {
    input: schema(procedure.input, say),
    rulings: rulingsSchema(game, say),
    overlay: { type: 'object', additionalProperties: { type: 'array', items: {} } },
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
  app.post(`${path}/resolve`, described('resolve', { dice, answers }, responses.resolution), async (request) =>
    resolved(game, opened(game, procedure, request), bodyOf(request), request),
  );
  app.post(`${path}/odds`, described('exact odds', { policy: {} }, responses.odds), async (request) =>
    exactOdds(house, game, opened(game, procedure, request), bodyOf(request), request),
  );
  const wishes = { side: { type: 'string', enum: game.sides }, goal: { type: 'string' } };
  app.post(`${path}/advise`, described('advice', wishes, responses.advice), async (request) =>
    advised(house, game, opened(game, procedure, request), bodyOf(request), request),
  );
}

const rulingsSchema = (game: Game, say: Say): Plain => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(game.rulings).map(([id, ruling]) => [
      id,
      { title: say(`ruling.${id}`), type: 'string', enum: ruling.readings, default: ruling.default },
    ]),
  ),
});

function bodyOf({ body }: FastifyRequest): Body {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw refusedBecause([{ code: 'notARecord', at: '', facts: { received: 'body' } }]);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function opened(game: Game, procedure: Procedure, request: FastifyRequest): Opened {
  const { input, rulings = {}, overlay = {} } = bodyOf(request);
  const faults = [
    ...(isRecord(rulings) ? [] : [{ code: 'notARecord', at: 'rulings', facts: { received: 'rulings' } }]),
    ...(isOverlay(overlay) ? [] : [{ code: 'notARecord', at: 'overlay', facts: { received: 'overlay' } }]),
  ];
  if (faults.length > 0) throw refusedBecause(faults, game);
  const checked = open(game, procedure.id, input, { rulings: rulings as Body, overlay: overlay as Overlay });
  if (checked.ok) return checked.value;
  throw refusedBecause(checked.refusals, game);
}

/** A player's own cells are checked against their table; here only that they are cells at all. */
const isOverlay = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (cells) =>
      Array.isArray(cells) &&
      cells.every((cell) => isRecord(cell) && ['row', 'column', 'cell'].every((key) => typeof cell[key] === 'string')),
  );

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
  const say = voice(game, localeOf(request.headers['accept-language']));
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

/** Walked in pieces, so that a long walk holds nobody else up; past its time it is refused. */
async function exactOdds(
  house: House,
  game: Game,
  ready: Opened,
  { policy = 'never' }: Body,
  request: FastifyRequest,
): Promise<Plain> {
  const { states: budget, patience } = house.settings.limits;
  const figures = Object.entries(ready.procedure.figures) as [string, (result: unknown) => number][];
  const row = (result: unknown): readonly Plain[] => [
    ready.procedure.outcome(result),
    ...figures.map(([, figure]) => figure(result)),
  ];
  const walk = oddsInPieces(ready.begin(), { policy: policyOf(policy, game), budget, outcome: row });
  const until = Date.now() + patience;
  let piece = walk.next();
  while (!piece.done) {
    if (Date.now() > until)
      throw refusedBecause([{ code: 'tookTooLong', at: '', facts: { seconds: patience / 1000 } }], game);
    await new Promise((next) => setImmediate(next));
    piece = walk.next();
  }
  const { distribution, effort } = piece.value;
  const say = voice(game, localeOf(request.headers['accept-language']));
  const named = (outcome: string): string => {
    const words = ready.procedure.outcomeWords?.(outcome);
    return words ? say(words) : outcome;
  };
  return {
    game: game.id,
    procedure: ready.procedure.id,
    method: 'exact',
    states: effort.states,
    outcomes: distribution
      .by(([outcome]) => String(outcome))
      .outcomes.map(({ outcome }) => {
        const share = distribution.share(([each]) => each === outcome);
        return { outcome, text: named(outcome), fraction: written(share), p: toNumber(share) };
      }),
    figures: figures.map(([name], index) => {
      const mean = distribution.mean((each) => each[index + 1] as number);
      return { name, text: say(`figure.${name}`), mean: written(mean), value: toNumber(mean) };
    }),
  };
}

function policyOf(policy: unknown, game: Game): Policy {
  if (typeof policy === 'string' && Object.hasOwn(POLICIES, policy)) return POLICIES[policy] ?? never;
  if (isRecord(policy) && Object.values(policy).every((option) => typeof option === 'string')) {
    return naming(policy as Readonly<Record<string, string>>);
  }
  throw refusedBecause([{ code: 'notAPolicy', at: 'policy' }], game);
}

/** Advice holds the whole tree of decisions and cannot be cut into pieces: it gets a tenth of the states. */
function advised(house: House, game: Game, ready: Opened, { side, goal }: Body, request: FastifyRequest): Plain {
  if (typeof side !== 'string' || !game.sides.includes(side)) {
    throw refusedBecause(
      [{ code: 'noSuchSide', at: 'side', facts: { received: String(side).slice(0, 40), options: game.sides } }],
      game,
    );
  }
  const wanted = typeof goal === 'string' ? goal : (usualGoal(ready.procedure, side) ?? '');
  const read = goalOf(ready.procedure, wanted);
  if (!read.ok) throw refusedBecause(read.refusals, game);
  const budget = Math.ceil(house.settings.limits.states / 10);
  const advisor = new Advisor({ side, goal: read.value, budget });
  const say = voice(game, localeOf(request.headers['accept-language']));
  const step = pause(ready.begin());
  const value = written(advisor.value(step));
  const decision = step.kind === 'choice' || step.kind === 'together' ? advisor.decide(step) : undefined;
  return {
    game: game.id,
    procedure: ready.procedure.id,
    side,
    goal: wanted,
    value,
    decision: decision
      ? {
          question: say(askWords(decision.ask)),
          rule: ruleWords(game, say, decision.ask.rule),
          best: decision.best,
          options: decision.options.map((each) => ({
            option: each.option,
            text: optionWords(game, say, decision.ask.text, each.option),
            value: written(each.value),
            share: written(each.share),
          })),
        }
      : null,
  };
}
