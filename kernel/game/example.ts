/** Worked examples under every walker: typed dice, replay, odds, luck and random play must all agree with the page. */
import { canonical } from '../journal/canonical.ts';
import { compare, fraction, written } from '../number/fraction.ts';
import { type Checked, Refused } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { knows, type Say } from '../text/words.ts';
import { fuzz } from '../walk/fuzz.ts';
import { luck } from '../walk/luck.ts';
import { odds } from '../walk/odds.ts';
import { never, type Policy } from '../walk/policy.ts';
import { answersInOrder, typed } from '../walk/source.ts';
import type { Example, Game } from './game.ts';
import { type Opened, open, type Resolution, replay, resolve } from './resolve.ts';

/** The walkers that an example is put through. */
export const WALKERS = ['typed', 'replay', 'odds', 'luck', 'fuzz'] as const;

/** One of those walkers. */
export type Walker = (typeof WALKERS)[number];

/**
 * An example with the names in it as the reader's language has them: wherever the game has words `name.<name>` for a text
 * of the input or of an answer, they stand in its place. What is claimed of it stays with the example as it was written.
 */
export function exampleIn(
  game: Game,
  example: Example,
  say: Say,
): Pick<Example, 'input' | 'answers' | 'dice' | 'rulings'> {
  const dictionaries = Object.values(game.text);
  const named = (value: Plain): Plain => {
    if (typeof value === 'string') return knows(dictionaries, `name.${value}`) ? say(`name.${value}`) : value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
  };
  const { input, answers, dice, rulings } = example;
  return {
    input: named(input),
    ...(answers && { answers: named(answers as Plain) as unknown as NonNullable<Example['answers']> }),
    ...(dice && { dice }),
    ...(rulings && { rulings }),
  };
}

/** What the walkers made of a worked example. */
export interface ExampleReport {
  readonly example: Example;
  readonly walked: readonly Walker[];
  /** What differs from the printed claim; empty when all agree. */
  readonly faults: readonly string[];
}

/** An example’s procedure with its input and rulings, checked. */
export const openExample = (game: Game, { procedure, input, rulings }: Example): Checked<Opened> =>
  open(game, procedure, input, { ...(rulings && { rulings }) });

/** Plays an example with its own dice and answers, all of which must be used. */
export function playExample(opened: Opened, example: Example): Checked<Resolution> {
  const answers = answersInOrder(example.answers ?? []);
  const dice = typed(example.dice ?? [], answers.answer);
  return resolve(opened, {
    ...dice,
    finish() {
      dice.finish();
      answers.finish();
    },
  });
}

/** Puts an example through every walker and compares with what it claims. */
export function runExample(game: Game, example: Example): ExampleReport {
  const opened = openExample(game, example);
  if (!opened.ok) return { example, walked: ['typed'], faults: refusalFaults(example, opened.refusals) };
  const played = playExample(opened.value, example);
  if (!played.ok) return { example, walked: ['typed'], faults: refusalFaults(example, played.refusals) };
  if (example.refused) return { example, walked: ['typed'], faults: ['it should have been refused'] };
  return {
    example,
    walked: WALKERS,
    faults: [
      ...claimFaults(example, played.value),
      ...replayFaults(openedAgain(game, example), played.value),
      ...oddsFaults(example, openedAgain(game, example), played.value),
      ...fuzzFaults(openedAgain(game, example)),
    ],
  };
}

/** Every walker begins for itself: a procedure that does not begin the same twice is found. */
function openedAgain(game: Game, example: Example): Opened {
  const again = openExample(game, example);
  if (!again.ok) throw new Refused(again.refusals);
  return again.value;
}

function refusalFaults(example: Example, refusals: readonly { code: string; at: string }[]): string[] {
  const told = refusals.map(({ code, at }) => `${code} at "${at}"`).join('; ');
  if (!example.refused) return [`refused: ${told}`];
  return example.refused.flatMap(({ code, at }) =>
    refusals.some((refusal) => refusal.code === code && (at === undefined || refusal.at === at))
      ? []
      : [`no refusal ${code}${at === undefined ? '' : ` at "${at}"`}; refused: ${told}`],
  );
}

function claimFaults(example: Example, played: Resolution): string[] {
  const faults = [
    ...(example.expect === undefined ? [] : differences(example.expect, played.result, 'result')),
    ...(example.effects === undefined ? [] : differences(example.effects, played.effects as Plain, 'effects')),
  ];
  let next = 0;
  for (const claim of example.steps ?? []) {
    const found = played.steps.findIndex(
      (step, index) => index >= next && differences(claim, step as unknown as Plain, '').length === 0,
    );
    if (found < 0) faults.push(`no step like ${canonical(claim)}`);
    else next = found + 1;
  }
  return faults;
}

function replayFaults(opened: Opened, played: Resolution): string[] {
  const again = replay(opened, JSON.parse(JSON.stringify(played.journal)));
  if (!again.ok) return [`replay refused: ${again.refusals.map(({ code }) => code).join(', ')}`];
  return canonical(again.value as unknown as Plain) === canonical(played as unknown as Plain)
    ? []
    : ['replay differs from play'];
}

/** The choices as this play made them, wherever the same question comes up. */
export function asPlayed(played: Pick<Resolution, 'journal'>, otherwise: Policy = never): Policy {
  const given = new Map<string, string>();
  for (const entry of played.journal) {
    if (entry.kind === 'choice') given.set(`${entry.side}:${entry.text}`, entry.option);
    if (entry.kind === 'together') {
      for (const [side, option] of Object.entries(entry.answers)) given.set(`${side}:${entry.text}`, option);
    }
  }
  return (ask, side, options, node) => {
    const option = given.get(`${side}:${ask.text}`);
    return option !== undefined && options.includes(option) ? option : otherwise(ask, side, options, node);
  };
}

function oddsFaults(example: Example, opened: Opened, played: Resolution): string[] {
  const { procedure } = opened;
  const { distribution } = odds(opened.begin(), { policy: asPlayed(played) });
  const whole = distribution.outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const faults = whole === distribution.total ? [] : [`weights sum to ${whole}/${distribution.total}`];
  const happened = canonical(played.result);
  if (distribution.share((result) => canonical(result as Plain) === happened).over === 0n) {
    faults.push('the odds give what happened no weight');
  }
  for (const [name, figure] of Object.entries(procedure.figures)) {
    const { percentile } = luck(distribution, figure as (result: unknown) => number, figure(played.result as never));
    if (compare(percentile, fraction(0)) < 0 || compare(percentile, fraction(1)) > 0)
      faults.push(`luck of ${name} is ${written(percentile)}`);
  }
  for (const [outcome, claim] of Object.entries(example.odds ?? {})) {
    const share = written(distribution.share((result) => procedure.outcome(result) === outcome));
    if (share !== claim) faults.push(`odds of ${outcome}: ${share} instead of ${claim}`);
  }
  return faults;
}

function fuzzFaults(opened: Opened): string[] {
  try {
    fuzz(opened.begin(), 1);
    return [];
  } catch (error) {
    return [`random play: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Where `actual` lacks what `claim` says; what the claim leaves out is not looked at. */
function differences(claim: Plain, actual: Plain | undefined, at: string): string[] {
  if (Array.isArray(claim)) {
    if (!Array.isArray(actual)) return [`${at}: a list was expected`];
    if (claim.length !== actual.length) return [`${at}: ${actual.length} items instead of ${claim.length}`];
    return claim.flatMap((item, index) => differences(item, actual[index], `${at}[${index}]`));
  }
  if (typeof claim === 'object' && claim !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${at}: a record was expected`];
    return Object.entries(claim).flatMap(([key, value]) =>
      differences(value, (actual as { [key: string]: Plain })[key], `${at}.${key}`),
    );
  }
  return claim === actual ? [] : [`${at}: ${JSON.stringify(actual)} instead of ${JSON.stringify(claim)}`];
}
