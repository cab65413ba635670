/** A forecast without a campaign: what was asked for is checked at once, and walked by whoever has the time. */
import { speakerFor, wordedForecast } from '@grognard/games/words';
import {
  forecastInPieces,
  type Game,
  inOneGo,
  isOverlay,
  type Opened,
  type Overlay,
  open,
  type Plain,
  quoted,
  type Refusal,
  Refused,
  type Wish,
} from '@grognard/kernel';
import type { Body, Job } from './job.ts';

/** Checks a job, which takes no time, and gives the walk, which may take long. Every fault is thrown as `Refused`. */
export function asked(game: Game, job: Job): () => Plain {
  const ready = opened(game, job.procedure, job.body);
  const wish = wishOf(job);
  return () => {
    const forecast = inOneGo(forecastInPieces(ready, wish, { budget: job.states }));
    return wordedForecast(game, speakerFor(game, job.locale), forecast) as unknown as Plain;
  };
}

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The procedure with its input, rulings and the player's own cells. */
export function opened(game: Game, procedure: string, { input, rulings = {}, overlay = {} }: Body): Opened {
  const faults: Refusal[] = [
    ...(isRecord(rulings) ? [] : [{ code: 'notARecord', at: 'rulings', facts: { received: 'rulings' } }]),
    ...(isOverlay(overlay) ? [] : [{ code: 'notARecord', at: 'overlay', facts: { received: 'overlay' } }]),
  ];
  if (faults.length > 0) throw new Refused(faults);
  const checked = open(game, procedure, input, { rulings: rulings as Body, overlay: overlay as Overlay });
  if (checked.ok) return checked.value;
  throw new Refused(checked.refusals);
}

function wishOf({ verb, body }: Job): Wish {
  switch (verb) {
    case 'odds':
      return { odds: true, open: true, policy: clausesOf(body['policy']), ...textIn(body, 'by') };
    case 'advise':
      return { advice: { ...textIn(body, 'side'), ...textIn(body, 'goal') } };
  }
}

const MOST_LETTERS = 1_000;

function textIn(body: Body, name: string): Readonly<Record<string, string>> {
  const value = body[name];
  if (value === undefined) return {};
  if (typeof value === 'string' && value.length <= MOST_LETTERS) return { [name]: value };
  throw new Refused([{ code: 'notText', at: name, facts: { received: quoted(value), max: MOST_LETTERS } }]);
}

/** One clause, a list of them, or an object of questions and options. */
function clausesOf(policy: unknown = []): readonly string[] {
  const clauses = isRecord(policy)
    ? Object.entries(policy).map(([question, option]) => (typeof option === 'string' ? `${question}=${option}` : null))
    : [policy].flat();
  if (clauses.every((clause) => typeof clause === 'string')) return clauses;
  throw new Refused([{ code: 'notAPolicy', at: 'policy' }]);
}
