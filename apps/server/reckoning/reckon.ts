/** Exact odds and advice without a campaign: what was asked for is checked at once, and walked by whoever has the time. */
import { optionWords, ruleWords, voice } from '@grognard/games/words';
import {
  Advisor,
  always,
  askWords,
  evenly,
  type Game,
  goalOf,
  isOverlay,
  naming,
  never,
  type Opened,
  type Overlay,
  odds,
  open,
  type Plain,
  type Policy,
  pause,
  type Refusal,
  Refused,
  toNumber,
  usualGoal,
  written,
} from '@grognard/kernel';
import type { Body, Job } from './job.ts';

const POLICIES: Readonly<Record<string, Policy>> = { never, always, evenly };

/** Checks a job, which takes no time, and gives the walk, which may take long. Every fault is thrown as `Refused`. */
export function asked(game: Game, job: Job): () => Plain {
  const ready = opened(game, job.procedure, job.body);
  switch (job.verb) {
    case 'odds':
      return exactOdds(game, ready, job);
    case 'advise':
      return advice(game, ready, job);
  }
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

function exactOdds(game: Game, ready: Opened, { body, locale, states }: Job): () => Plain {
  const policy = policyOf(body['policy'] ?? 'never');
  const { procedure } = ready;
  const figures = Object.entries(procedure.figures) as [string, (result: unknown) => number][];
  const row = (result: unknown): readonly Plain[] => [
    procedure.outcome(result),
    ...figures.map(([, figure]) => figure(result)),
  ];
  return () => {
    const { distribution, effort } = odds(ready.begin(), { policy, budget: states, outcome: row });
    const say = voice(game, locale);
    const named = (outcome: string): string => {
      const words = procedure.outcomeWords?.(outcome);
      return words ? say(words) : outcome;
    };
    return {
      game: game.id,
      procedure: procedure.id,
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
  };
}

function policyOf(policy: unknown): Policy {
  if (typeof policy === 'string' && Object.hasOwn(POLICIES, policy)) return POLICIES[policy] ?? never;
  if (isRecord(policy) && Object.values(policy).every((option) => typeof option === 'string')) {
    return naming(policy as Readonly<Record<string, string>>);
  }
  throw new Refused([{ code: 'notAPolicy', at: 'policy' }]);
}

function advice(game: Game, ready: Opened, { body, locale, states }: Job): () => Plain {
  const { side, goal } = body;
  if (typeof side !== 'string' || !game.sides.includes(side)) {
    const facts = { received: String(side).slice(0, 40), options: game.sides };
    throw new Refused([{ code: 'noSuchSide', at: 'side', facts }]);
  }
  const wanted = typeof goal === 'string' ? goal : (usualGoal(ready.procedure, side) ?? '');
  const read = goalOf(ready.procedure, wanted);
  if (!read.ok) throw new Refused(read.refusals);
  return () => {
    const advisor = new Advisor({ side, goal: read.value, budget: states });
    const say = voice(game, locale);
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
              text: optionWords(game, say, askWords(decision.ask), each.option, decision.side),
              value: written(each.value),
              share: written(each.share),
            })),
          }
        : null,
    };
  };
}
