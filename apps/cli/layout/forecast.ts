/** Odds for a reader and for a script, whether the decisions are settled or open. */
import { optionWords } from '@grognard/games/words';
import type { Opened } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { Decision } from '../reckon/decisions.ts';
import { type Forecast, MOST_COMBINATIONS } from '../reckon/forecast.ts';
import { withoutIdle } from '../reckon/idle.ts';
import { saidBySide } from '../text/said.ts';
import { chartData, printChart } from './chart.ts';
import { bullet, paragraph } from './columns.ts';
import { printComparison } from './comparison.ts';

/** More tables than this are put side by side. */
const MOST_TABLES = 8;

export function forecastData(desk: Desk, opened: Opened, made: Forecast, field: string | undefined): unknown {
  const { game, procedure, input, book, overlay } = opened;
  const data = (chart: Forecast['chart']) => chartData(desk, opened, chart, field === undefined);
  const head = {
    game: game.id,
    procedure: procedure.id,
    version: game.version,
    input,
    rulings: book.rulings,
    overlay,
    by: field ?? 'outcome',
    method: 'exact',
  };
  switch (made.kind) {
    case 'settled':
      return { ...head, policy: made.policy, ...data(made.chart) };
    case 'open':
      return {
        ...head,
        policy: 'never',
        ...data(made.chart),
        open: made.combinations.map(({ answers, chart }) => ({ answers, ...data(chart) })),
        declined: made.declined.map(({ side, text }) => `${side}:${text}`),
      };
    case 'sampled':
      return {
        ...head,
        policy: 'never',
        ...data(made.chart),
        policies: made.policies.map(({ policy, chart }) => ({ policy, ...data(chart) })),
        combinations: made.combinations,
      };
  }
}

export function printForecast(desk: Desk, opened: Opened, made: Forecast, byName: boolean): void {
  const { say, paint, width } = desk;
  switch (made.kind) {
    case 'settled':
      return printChart(desk, opened, made.chart, byName);
    case 'open':
      return printOpen(desk, opened, made, byName);
    case 'sampled':
      desk.print(paragraph(say('cli.odds.sampled', { count: made.combinations, most: MOST_COMBINATIONS }), width));
      for (const { policy, chart } of made.policies) {
        desk.print();
        desk.print(paint.bold(say(`cli.policy.${policy}`)));
        printChart(desk, opened, chart, byName);
      }
      return;
  }
}

function printOpen(desk: Desk, opened: Opened, made: Extract<Forecast, { kind: 'open' }>, byName: boolean): void {
  const { say, paint, width } = desk;
  const { combinations, idle } = withoutIdle(made.combinations, made.asked);
  if (combinations.length > MOST_TABLES) {
    printComparison(desk, opened, made, byName);
    desk.print();
    desk.print(paragraph(say('cli.odds.fractionsIn'), width));
  } else {
    desk.print(paragraph(say('cli.odds.open', { count: combinations.length }), width));
    for (const { answers, chart } of combinations) {
      desk.print();
      for (const line of assumptions(desk, opened, made.asked, answers)) desk.print(paragraph(paint.bold(line), width));
      printChart(desk, opened, chart, byName);
    }
  }
  const left = [
    ...idle.map((question) => ({ key: 'cli.odds.idle', ...question })),
    ...made.declined.map((question) => ({ key: 'cli.odds.declined', ...question })),
  ];
  if (left.length > 0) desk.print();
  for (const { key, side, words } of left) {
    desk.print(bullet(say(key, { side: say(`side.${side}`), question: say(words) }), width));
  }
}

const assumptions = (
  { say }: Desk,
  { game }: Opened,
  asked: readonly Decision[],
  answers: Readonly<Record<string, string>>,
): readonly string[] =>
  asked.flatMap(({ side, text, words }) => {
    const option = answers[`${side}:${text}`];
    if (option === undefined) return [];
    return [saidBySide(say, side, `${say(words)} → ${optionWords(game, say, words, option, side)}`)];
  });
