/** Odds for a reader, whether the decisions are settled or open. */
import type { WordedForecast, WordedOpen, WordedQuestion } from '@grognard/games/words';
import { type Certain, MOST_COMBINATIONS } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { said } from '../text/said.ts';
import { printChart } from './chart.ts';
import { bullet, paragraph } from './columns.ts';
import { printComparison } from './comparison.ts';
import { printSampled } from './sampled.ts';
import { stepText } from './steps.ts';

/** More tables than this are put side by side. */
const MOST_TABLES = 8;

type Combinations = Extract<WordedOpen, { kind: 'combinations' }>;

interface Telling {
  /** Compares even a few distributions instead of telling each. */
  readonly briefly?: boolean;
  /** Whoever asks has settled the decisions himself. */
  readonly settled?: boolean;
}

export function printForecast(
  dialogue: Dialogue,
  made: WordedForecast,
  { briefly = false, settled = false }: Telling = {},
): void {
  if (made.certain) return printCertain(dialogue, made.certain);
  const { open, decisions = [], outcomes = [], figures = [] } = made;
  printSampled(dialogue, made.words);
  if (!open && !settled && decisions.length > 0 && made.policy.join() === 'never')
    printNarrowed(dialogue, made.words.policy);
  if (!open) return printChart(dialogue, { outcomes, figures });
  if (open.kind === 'policies') return printPolicies(dialogue, open);
  if (briefly) return printComparison(dialogue, open, decisions);
  printCombinations(dialogue, open, decisions);
}

/** Nothing is thrown and nobody decides: the answer itself, not odds of a hundred per cent. */
function printCertain(dialogue: Dialogue, { steps, summary }: Certain): void {
  const { gameOpened: game, paint, say, width } = dialogue;
  if (game) for (const step of steps) dialogue.print(stepText(dialogue, game, step));
  if (steps.length > 0) dialogue.print();
  dialogue.print(paragraph(paint.bold(paint.green(say(summary))), width));
}

/** Its decisions could not be left open. */
function printNarrowed(dialogue: Dialogue, policy: readonly string[]): void {
  dialogue.print(paragraph(dialogue.say('cli.odds.narrowed', { policy: policy.join('; ') }), dialogue.width));
  dialogue.print();
}

function printPolicies(dialogue: Dialogue, { combinations, charts }: Extract<WordedOpen, { kind: 'policies' }>): void {
  const { say, paint, width } = dialogue;
  dialogue.print(paragraph(say('cli.odds.policies', { count: combinations, most: MOST_COMBINATIONS }), width));
  for (const { policy, words, ...chart } of charts) {
    dialogue.print();
    dialogue.print(paint.bold(`${words[0]?.toUpperCase()}${words.slice(1)} (${policy})`));
    printChart(dialogue, chart);
  }
}

function printCombinations(dialogue: Dialogue, open: Combinations, asked: readonly WordedQuestion[]): void {
  const { say, paint, width } = dialogue;
  const { charts, idle, declined } = open;
  if (charts.length > MOST_TABLES) {
    printComparison(dialogue, open, asked);
    dialogue.print();
    dialogue.print(paragraph(say('cli.odds.fractionsIn'), width));
  } else {
    dialogue.print(paragraph(say('cli.odds.open', { count: charts.length }), width));
    for (const { words: answers, ...chart } of charts) {
      dialogue.print();
      for (const { key, words } of asked) {
        const option = answers[key];
        const line = option === undefined ? undefined : said(say, words.side, `${words.question} → ${option}`);
        if (line !== undefined) dialogue.print(paragraph(paint.bold(line), width));
      }
      printChart(dialogue, chart);
    }
  }
  const left = [
    ...idle.map((key) => ['cli.odds.idle', key] as const),
    ...declined.map((key) => ['cli.odds.declined', key] as const),
  ];
  if (left.length > 0) dialogue.print();
  for (const [sentence, key] of left) {
    const question = asked.find((each) => each.key === key);
    if (question) dialogue.print(bullet(say(sentence, question.words), width));
  }
}
