/** A forecast without a campaign: what was asked for is checked at once, and walked by whoever has the time. */
import { analysisTold } from '@grognard/games/dialect';
import { speakerFor, wordedFirst, wordedForecast } from '@grognard/games/words';
import {
  analyse,
  type Clock,
  type Entry,
  type Forecast,
  forecastInPieces,
  type Game,
  type GivenAnswers,
  inOneGo,
  type Means,
  type News,
  nearest,
  newsFrom,
  type Opened,
  type Overlay,
  open,
  PLAYS,
  type Plain,
  Playthrough,
  policyOf,
  type Refusal,
  Refused,
  type Telling,
  type Wish,
} from '@grognard/kernel';
import { askFaults, situated, type Verb } from '../asks/asks.ts';
import { clausesOf } from '../asks/parts.ts';
import { isRecord } from '../asks/shape.ts';
import type { Body, ForecastJob } from './job.ts';

/** Whoever walks: his clock, and whom he tells how far he has come. */
export interface Hand {
  readonly clock?: Clock;
  /** Offered at every piece; whoever listens looks as often as he likes. */
  readonly tell?: (news: () => Plain) => void;
}

/** Checks a job, which takes no time, and gives the walk, which may take long. Every fault is thrown as `Refused`. */
export function asked(game: Game, job: ForecastJob): (hand?: Hand) => Plain {
  const ready = opened(game, job.procedure, job.body, job.verb === 'luck' ? undefined : job.verb);
  if (job.verb === 'analyse') return () => analysed(game, ready, job);
  const wish = wishOf(ready, job);
  return (hand = {}) => told(game, job, walked(ready, wish, job, hand));
}

function walked(ready: Opened, wish: Wish, { locale, states: budget }: ForecastJob, { clock, tell }: Hand): Forecast {
  const news = newsFrom();
  const say = speakerFor(ready.game, locale);
  const worded = ({ first, ...rest }: News): Plain =>
    ({ ...rest, ...(first && { first: wordedFirst(say, ready.procedure, first, wish.by) }) }) as unknown as Plain;
  const means: Means = {
    budget,
    samples: PLAYS,
    ...(clock && { clock }),
    ...(tell && { onStates: (states) => tell(() => ({ states })) }),
  };
  return inOneGo<Forecast, Telling>(forecastInPieces(ready, wish, means), (telling) => {
    const latest = news(telling);
    tell?.(() => worded(latest()));
  });
}

const told = (game: Game, { locale }: ForecastJob, forecast: Forecast): Plain =>
  wordedForecast(game, speakerFor(game, locale), forecast) as unknown as Plain;

/** The procedure with its input, rulings and the player's own cells; what is wrong with the rest is told beside. */
export function opened(game: Game, procedure: string, body: unknown, verb?: Verb): Opened {
  const faults = verb === undefined ? [] : askFaults(verb, body, game);
  const isWrong = (part: string): boolean => faults.some(({ at }) => at === part || at.startsWith(`${part}.`));
  if (!isRecord(body) || isWrong('input') || isWrong('example')) throw new Refused(faults);
  const { input, rulings, overlay } = situated(game, procedure, body);
  const setting = {
    ...(rulings !== undefined && !isWrong('rulings') && { rulings: rulings as Body }),
    ...(overlay !== undefined && !isWrong('overlay') && { overlay: overlay as Overlay }),
  };
  const checked = open(game, procedure, input, setting);
  if (checked.ok && faults.length === 0) return checked.value;
  throw new Refused([...faults, ...(checked.ok ? [] : checked.refusals)]);
}

function accepted<T>(
  checked: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly Refusal[] },
): T {
  if (checked.ok) return checked.value;
  throw new Refused(checked.refusals);
}

function wishOf(ready: Opened, { verb, body }: ForecastJob): Wish {
  const part = <T>(name: string): Readonly<Record<string, T>> =>
    body[name] === undefined ? {} : { [name]: body[name] as T };
  const wanted = { ...part<string>('side'), ...part<string>('goal') };
  const policy = clausesOf(body['policy']);
  switch (verb) {
    case 'odds': {
      const asPlayed = body['journal'] as readonly Entry[] | undefined;
      return { decisions: true, odds: true, open: true, policy, ...part('by'), ...(asPlayed && { asPlayed }) };
    }
    case 'advise':
      return { decisions: true, advice: wanted, replies: reached(ready, body) };
    case 'worth':
      mustBeASide(ready.game, body['side']);
      return { decisions: true, worth: wanted, policy };
    case 'luck':
      return { luck: body['journal'] as readonly Entry[] };
    case 'analyse':
      throw new Error('an analysis is no wish');
  }
}

/** What is worth nothing to anybody is refused; advice refuses it itself. */
function mustBeASide({ sides }: Game, side: unknown): void {
  if (side === undefined || sides.some((each) => each === side)) return;
  const close = nearest(String(side), sides);
  const facts = { received: String(side), options: sides, ...(close && { close }) };
  throw new Refused([{ code: 'unknownSide', at: 'side', facts }]);
}

/** As far as the dice and the answers lead. */
function reached(ready: Opened, { dice = [], answers = [] }: Body) {
  const given = Playthrough.begin(ready.begin).given(dice as readonly number[], answers as GivenAnswers);
  if (given.standing.kind === 'refused') throw new Refused(given.standing.refusals);
  return given.replies;
}

function analysed(game: Game, ready: Opened, { body, locale, states }: ForecastJob): Plain {
  const clauses = clausesOf(body['policy']);
  const settled = inOneGo(forecastInPieces(ready, { decisions: true, policy: clauses }, { budget: states }));
  const policy = accepted(policyOf(clauses, game, settled.decisions ?? []));
  const along = accepted(analyse(ready, String(body['along']), body['values'] as readonly Plain[], policy));
  return analysisTold(ready, along, settled, speakerFor(game, locale)) as unknown as Plain;
}
