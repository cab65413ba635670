/** Open odds at a glance: one column for each way the decisions may fall. */
import { optionWords, percentage, shown } from '@grognard/games/words';
import { type Opened, type Plain, toNumber } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { Chart, OpenChart } from '../reckon/chart.ts';
import type { Forecast } from '../reckon/forecast.ts';
import { withoutIdle } from '../reckon/idle.ts';
import { saidBySide } from '../text/said.ts';
import { outcomeWords } from './chart.ts';
import { columns, paragraph } from './columns.ts';

/** What a column of percentages needs, and what is kept for the words beside them. */
const COLUMN = 9;
const LABEL = 30;

export function printComparison(desk: Desk, opened: Opened, made: Extract<Forecast, { kind: 'open' }>): void {
  const { say, width } = desk;
  const { combinations } = withoutIdle(made.combinations, made.asked);
  desk.print(paragraph(say('cli.odds.compared', { count: combinations.length }), width));
  printLegend(desk, opened, made, combinations);
  const most = Math.max(1, Math.floor((width - LABEL) / COLUMN));
  const together = Math.ceil(combinations.length / Math.ceil(combinations.length / most));
  for (let from = 0; from < combinations.length; from += together) {
    desk.print();
    printBlock(desk, opened, combinations.slice(from, from + together), from);
  }
}

/** Which number stands for which answers. */
function printLegend(
  desk: Desk,
  { game }: Opened,
  { asked }: Extract<Forecast, { kind: 'open' }>,
  combinations: readonly OpenChart[],
): void {
  const { say, paint, width } = desk;
  const questions = asked.filter(({ side, text }) => combinations[0]?.answers[`${side}:${text}`] !== undefined);
  const head = ['', ...questions.map(({ side, words }) => saidBySide(say, side, say(words)))];
  const rows = combinations.map(({ answers }, index) => [
    paint.bold(String(index + 1)),
    ...questions.map(({ side, text }) => optionWords(game, say, text, answers[`${side}:${text}`] ?? '')),
  ]);
  desk.print(columns({ head, rows, width }));
}

function printBlock(desk: Desk, opened: Opened, block: readonly OpenChart[], from: number): void {
  const { say, locale, width } = desk;
  const charts = block.map(({ chart }) => chart);
  const outcomes = new Map(charts.flatMap((chart) => chart.outcomes.map(({ outcome }) => [keyOf(outcome), outcome])));
  const shares = [...outcomes].map(([key, outcome]) => [
    outcomeWords(desk, opened, outcome, true),
    ...charts.map((chart) => {
      const found = chart.outcomes.find((each) => keyOf(each.outcome) === key);
      return found ? percentage(found.share, locale) : '·';
    }),
  ]);
  const means = (charts[0]?.figures ?? []).map(({ name }) => [
    say('cli.odds.meanOf', { figure: say(`figure.${name}`) }),
    ...charts.map((chart) => shown(meanOf(chart, name), locale)),
  ]);
  const head = [say('cli.odds.outcome'), ...block.map((_, index) => String(from + index + 1))];
  const align = head.map((_, place) => (place === 0 ? ('left' as const) : ('right' as const)));
  desk.print(columns({ head, rows: [...shares, ...means], align, width }));
}

const keyOf = (outcome: Plain): string => JSON.stringify(outcome);

const meanOf = ({ figures }: Chart, name: string): number => {
  const mean = figures.find((figure) => figure.name === name)?.mean;
  return mean ? toNumber(mean) : 0;
};
