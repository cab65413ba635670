/** Advice in words: what to do and by how much, what will be asked and how often, on what the best answer depends. */
import {
  type Advice,
  type AdvisedDecision,
  type AdvisedOption,
  type AdvisedProspect,
  type Dependence,
  type Game,
  INEXACT,
  type Plain,
  type Say,
  type Words,
} from '@grognard/kernel';
import { localeOf } from '../locale.ts';
import { fractionShown, percentage, shown } from '../numbers.ts';
import { optionWords, ruleWords } from '../sentences.ts';
import { counted, countedExactly, countedWords, goalWords } from './goal.ts';

/** An option with its words. */
export interface WordedOption extends AdvisedOption {
  readonly words: { readonly option: string; readonly value: string; readonly exactly: string; readonly share: string };
}

interface AskedWords {
  readonly question: string;
  readonly rule: string;
}

/** A decision that waits, with its words. */
export interface WordedDecision extends Omit<AdvisedDecision, 'options' | 'against'> {
  readonly options: readonly WordedOption[];
  readonly against?: {
    readonly side: string;
    readonly options: readonly WordedOption[];
    readonly words: { readonly side: string };
  };
  /** `best` is the whole counsel in a sentence. */
  readonly words: AskedWords & { readonly best: string };
}

/** A decision that may come, with its words. */
export interface WordedProspect extends Omit<AdvisedProspect, 'advised'> {
  readonly advised: readonly (AdvisedProspect['advised'][number] & { readonly words: string })[];
  readonly words: AskedWords & {
    readonly times: string;
    /** That the answer makes no difference, always or now and then. */
    readonly indifferent?: string;
    readonly depends?: string;
  };
}

/** Advice with its words. */
export interface WordedAdvice extends Omit<Advice, 'decision' | 'prospects'> {
  readonly decision?: WordedDecision;
  readonly prospects: readonly WordedProspect[];
  /** `sentence` says it all; `sampled` that it is a sample, how large, and how far it may be off. */
  readonly words: {
    readonly side: string;
    readonly goal: string;
    readonly value: string;
    readonly sentence: string;
    readonly sampled?: string;
  };
}

export function wordedAdvice(game: Game, say: Say, procedure: string, advice: Advice): WordedAdvice {
  const { decision, prospects, ...rest } = advice;
  const { terms } = advice;
  const side = say(`side.${advice.side}`);
  const goal = goalWords(game, say, procedure, terms);
  const value = countedExactly(say, terms, advice.value);
  const sentence = advice.method === 'sampled' ? 'advice.sampled' : 'advice.sentence';
  return {
    ...rest,
    ...(decision && { decision: wordedDecision(game, say, advice, decision) }),
    prospects: prospects.map((each) => wordedProspect(game, say, advice.side, each)),
    words: {
      side,
      goal,
      value,
      sentence: say(sentence, { side, goal, value }),
      ...(advice.method === 'sampled' && { sampled: sampledWords(say, advice) }),
    },
  };
}

const sampledWords = (say: Say, { terms, effort = 0, within = 0 }: Advice): string =>
  say('advice.plays', {
    plays: shown(effort, localeOf(say)),
    within: countedWords(
      say,
      terms.map((term) => ({ ...term, factor: Math.abs(term.factor) })),
      { value: within, fraction: INEXACT },
    ),
  });

const asked = (game: Game, say: Say, { question, rule }: Pick<AdvisedDecision, 'question' | 'rule'>): AskedWords => ({
  question: say(question),
  rule: ruleWords(game, say, rule),
});

function wordedDecision(
  game: Game,
  say: Say,
  { side, terms }: Pick<Advice, 'side' | 'terms'>,
  decision: AdvisedDecision,
): WordedDecision {
  const { options, against, ...rest } = decision;
  const { question, best, kind, margin } = decision;
  const named = (option: string, whose: string): string => optionWords(game, say, question, option, whose);
  const listed = (each: readonly AdvisedOption[], whose: string): readonly WordedOption[] =>
    each.map((option) => ({
      ...option,
      words: {
        option: named(option.option, whose),
        value: countedWords(say, terms, option.value),
        exactly: fractionShown(counted(terms, option.value)),
        share: percentage(option.share, localeOf(say)),
      },
    }));
  return {
    ...rest,
    options: listed(options, side),
    ...(against && {
      against: {
        side: against.side,
        options: listed(against.options, against.side),
        words: { side: say(`side.${against.side}`) },
      },
    }),
    words: {
      ...asked(game, say, decision),
      best: say(`advice.${kind}`, {
        options: best.map((option) => named(option, side)),
        margin: countedExactly(say, [], margin),
      }),
    },
  };
}

function wordedProspect(game: Game, say: Say, side: string, prospect: AdvisedProspect): WordedProspect {
  const { advised, ...rest } = prospect;
  const { question, times, indifferent, depends } = prospect;
  const words = (options: readonly string[]): string =>
    say('advice.anyOf', { options: options.map((option) => optionWords(game, say, question, option, side)) });
  return {
    ...rest,
    advised: advised.map((each) => ({ ...each, words: words(each.options) })),
    words: {
      ...asked(game, say, prospect),
      times: timesWords(say, times),
      ...(indifferent.p > 0 && {
        indifferent: say('advice.indifferentOften', { share: percentage(indifferent, localeOf(say)) }),
      }),
      ...(depends && { depends: dependenceWords(game, say, depends, words) }),
    },
  };
}

/** A question that is put at most once has a chance to come up; one that comes again comes so many times. */
function timesWords(say: Say, { value, fraction }: AdvisedProspect['times']): string {
  const locale = localeOf(say);
  return value > 1
    ? say('advice.comesUpTimes', { times: shown(value, locale) })
    : say('advice.comesUp', { share: percentage({ p: value, fraction }, locale) });
}

/** `depends on the assault die: 1–3 stand; 4–6 retreat`. */
function dependenceWords(
  game: Game,
  say: Say,
  depends: Dependence,
  best: (options: readonly string[]) => string,
): string {
  if (depends.on === 'several') return say('advice.dependsOnSeveral');
  const { question, cases } = depends;
  return say('advice.dependsOn', {
    question: say(question),
    cases: cases.map(({ values, options }) => ({
      key: 'advice.case',
      facts: {
        values: earlierWords(game, say, question, values),
        best: options.length === 0 ? say('advice.indifferentThen') : best(options),
      },
    })),
  });
}

/** Faces as ranges, answers by their words, sealed answers side by side. */
function earlierWords(game: Game, say: Say, ask: Words, values: readonly Plain[]): string {
  const faces = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  if (faces.length === values.length) return ranges(faces).join(', ');
  const told = values.map((value) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([side, option]) => `${say(`side.${side}`)} ${optionWords(game, say, ask, String(option), side)}`)
          .join(', ')
      : optionWords(game, say, ask, String(value)),
  );
  return say('advice.anyOf', { options: told });
}

function ranges(faces: readonly number[]): readonly string[] {
  const runs: [number, number][] = [];
  for (const face of faces) {
    const last = runs.at(-1);
    if (last && face === last[1] + 1) last[1] = face;
    else runs.push([face, face]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
}
