/** A forecast with its words beside its keys: what the command and HTTP print, and what the web page shows. */
import {
  type Certain,
  type Chart,
  type FigureLuck,
  type FigureOdds,
  type Forecast,
  fieldAt,
  type Game,
  INEXACT,
  type OpenCharts,
  type Plain,
  type Preview,
  type Procedure,
  type Question,
  rulingsOf,
  type Say,
  type Share,
  type Switch,
  type Worths,
} from '@grognard/kernel';
import { type WordedAdvice, wordedAdvice } from './forecast/advice.ts';
import { listed } from './forecast/first-answer.ts';
import { countedExactly, goalWords, quantityWords } from './forecast/goal.ts';
import { policyWords } from './forecast/policy.ts';
import { localeOf } from './locale.ts';
import { percentage, shown } from './numbers.ts';
import { placeWords, valueWords } from './place.ts';
import { lookupWords, optionWords, ruleWords, rulingWords, type StepWords, stepWords } from './sentences.ts';

type Worded<T, W = string> = T & { readonly words: W };

/** A chart with its words. */
export interface WordedChart extends Omit<Chart, 'outcomes' | 'figures'> {
  readonly outcomes: readonly Worded<Share>[];
  readonly figures: readonly Worded<FigureOdds>[];
}

/** `words` words the members of the same name. */
export interface WordedQuestion extends Omit<Question, 'words' | 'options'> {
  readonly options: readonly { readonly option: string; readonly words: string }[];
  readonly words: { readonly side: string; readonly question: string; readonly rule: string };
}

/** The answers of a chart by the questions' keys, and their words by the same keys. */
export type WordedOpenChart = Worded<
  WordedChart & { readonly answers: Readonly<Record<string, string>> },
  Readonly<Record<string, string>>
>;

/** The charts of open decisions, with their words. */
export type WordedOpen =
  | (Omit<Extract<OpenCharts, { kind: 'combinations' }>, 'charts'> & { readonly charts: readonly WordedOpenChart[] })
  | (Omit<Extract<OpenCharts, { kind: 'policies' }>, 'charts'> & {
      readonly charts: readonly Worded<WordedChart & { readonly policy: string }>[];
    });

/** A switch with its words. */
export type WordedSwitch = Worded<Switch, { readonly label: string; readonly from: string; readonly to: string }>;

/** What switches are worth, with its words. */
export interface WordedWorths extends Omit<Worths, 'switches'> {
  readonly switches: readonly WordedSwitch[];
  readonly words: { readonly goal: string; readonly quantity: string; readonly value: string };
}

/** The luck of one figure, with its words. */
export interface WordedLuck extends Omit<FigureLuck, 'sides'> {
  readonly sides: readonly Worded<FigureLuck['sides'][number]>[];
  readonly words: string;
}

export interface WordedPreview {
  readonly steps: readonly Worded<Preview['steps'][number], StepWords>[];
  readonly lit: readonly Worded<Preview['lit'][number]>[];
}

/** What is certain, with its words. */
export interface WordedCertain extends Omit<Certain, 'steps'> {
  readonly steps: readonly Worded<Certain['steps'][number], StepWords>[];
  readonly words: string;
}

type Reworded = 'certain' | 'outcomes' | 'figures' | 'decisions' | 'open' | 'worth' | 'advice' | 'luck' | 'preview';

/** A forecast with its words. */
export interface WordedForecast extends Omit<Forecast, Reworded>, Partial<WordedChart> {
  readonly certain?: WordedCertain;
  readonly decisions?: readonly WordedQuestion[];
  readonly preview?: WordedPreview;
  readonly open?: WordedOpen;
  readonly worth?: WordedWorths;
  readonly advice?: WordedAdvice;
  readonly luck?: readonly WordedLuck[];
  readonly words: {
    readonly procedure: string;
    readonly by: string;
    readonly policy: readonly string[];
    /** The questions this procedure reads, and how they were read. */
    readonly rulings: ReturnType<typeof rulingWords>;
    /** That the odds are a sample, how large, and how far they may be off. */
    readonly sampled?: string;
  };
}

/** Puts words beside everything a forecast knows. */
export function wordedForecast(game: Game, say: Say, forecast: Forecast): WordedForecast {
  const { certain, outcomes, figures, decisions, open, worth, advice, luck, preview, ...head } = forecast;
  const procedure = game.procedures[forecast.procedure] as Procedure;
  const charted = <C extends Pick<Chart, 'outcomes' | 'figures'>>(chart: C) => ({
    ...chart,
    outcomes: chart.outcomes.map((each) => ({ ...each, words: listed(say, procedure, forecast.by, each.outcome) })),
    figures: chart.figures.map((each) => ({ ...each, words: say(`figure.${each.name}`) })),
  });
  return {
    ...head,
    ...(outcomes && figures && charted({ outcomes, figures })),
    ...(certain && { certain: wordedCertain(game, say, certain) }),
    ...(decisions && { decisions: decisions.map((each) => wordedQuestion(game, say, each)) }),
    ...(preview && { preview: wordedPreview(game, say, preview) }),
    ...(open && { open: wordedOpen(game, say, open, decisions ?? [], charted) }),
    ...(worth && { worth: wordedWorths(game, say, procedure, forecast.input, worth) }),
    ...(advice && { advice: wordedAdvice(game, say, procedure.id, advice) }),
    ...(luck && { luck: luck.map((each) => wordedLuck(say, each)) }),
    words: {
      procedure: say(`procedure.${procedure.id}`),
      by: byWords(say, procedure, forecast.by),
      policy: forecast.policy.map((clause) => policyWords(game, say, decisions ?? [], clause)),
      rulings: rulingWords(say, rulingsOf(game.rulings, procedure), forecast.rulings),
      ...(forecast.method === 'sampled' && { sampled: sampledWords(say, forecast) }),
    },
  };
}

function sampledWords(say: Say, { effort = 0, within = 0 }: Forecast): string {
  const locale = localeOf(say);
  return say('odds.sampled', {
    plays: shown(effort, locale),
    within: percentage({ p: within, fraction: INEXACT }, locale),
  });
}

function byWords(say: Say, { figures }: Procedure, by: string): string {
  if (by === 'outcome') return say('odds.outcome');
  return Object.hasOwn(figures, by) ? say(`figure.${by}`) : say('goal.field', { name: by });
}

const wordedQuestion = (game: Game, say: Say, { words, options, ...question }: Question): WordedQuestion => ({
  ...question,
  options: options.map((option) => ({ option, words: optionWords(game, say, words, option, question.side) })),
  words: {
    side: say(`side.${question.side}`),
    question: say(words),
    rule: ruleWords(game, say, question.rule),
  },
});

const wordedCertain = (game: Game, say: Say, certain: Certain): WordedCertain => ({
  ...certain,
  steps: certain.steps.map((step) => ({ ...step, words: stepWords(game, say, step) })),
  words: say(certain.summary),
});

const wordedPreview = (game: Game, say: Say, { steps, lit }: Preview): WordedPreview => ({
  steps: steps.map((step) => ({ ...step, words: stepWords(game, say, step) })),
  lit: lit.map((lookup) => ({ ...lookup, words: lookupWords(game, say, lookup) })),
});

type Charted = <C extends Pick<Chart, 'outcomes' | 'figures'>>(
  chart: C,
) => Omit<C, 'outcomes' | 'figures'> & Pick<WordedChart, 'outcomes' | 'figures'>;

function wordedOpen(game: Game, say: Say, open: OpenCharts, asked: readonly Question[], charted: Charted): WordedOpen {
  if (open.kind === 'policies') {
    const charts = open.charts.map((chart) => ({
      ...charted(chart),
      words: policyWords(game, say, asked, chart.policy),
    }));
    return { ...open, charts };
  }
  const answered = (answers: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      asked.flatMap(({ key, side, words }) => {
        const option = answers[key];
        return option === undefined ? [] : [[key, optionWords(game, say, words, option, side)]];
      }),
    );
  return { ...open, charts: open.charts.map((chart) => ({ ...charted(chart), words: answered(chart.answers) })) };
}

function wordedWorths(game: Game, say: Say, procedure: Procedure, input: Plain, worth: Worths): WordedWorths {
  const { terms, value, switches } = worth;
  return {
    ...worth,
    switches: switches.map((each) => ({ ...each, words: switchWords(game, say, procedure, input, each) })),
    words: {
      goal: goalWords(game, say, procedure.id, terms),
      quantity: quantityWords(game, say, procedure.id, terms),
      value: countedExactly(say, terms, value),
    },
  };
}

function switchWords(
  game: Game,
  say: Say,
  { input: field }: Procedure,
  input: Plain,
  { at, kind, label, question, from, to }: Switch,
): WordedSwitch['words'] {
  if (kind === 'input') {
    const here = fieldAt(field, at);
    const [before, after] = [from, to].map((value) => valueWords(say, here, value));
    return { label: placeWords(say, field, input, at), from: before ?? '', to: after ?? '' };
  }
  const side = at.slice(0, at.indexOf(':'));
  const asked = question ?? { key: label };
  const answer = (option: Plain): string =>
    option === null ? say('value.settled') : optionWords(game, say, asked, String(option), side);
  return {
    label: say('policy.asked', { side: say(`side.${side}`), question: say(asked) }),
    from: answer(from),
    to: answer(to),
  };
}

const wordedLuck = (say: Say, { sides, ...figure }: FigureLuck): WordedLuck => ({
  ...figure,
  sides: sides.map((each) => ({ ...each, words: say(`side.${each.side}`) })),
  words: say(`figure.${figure.name}`),
});
