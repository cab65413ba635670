/** Open odds side by side: what no decision changes once, and a column for each distribution that the decisions make. */
import { optionWords, percentage, shown } from '@grognard/games/words';
import { fraction, type Opened, type Plain, toNumber, written } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { Chart, OpenChart } from '../reckon/chart.ts';
import type { Forecast } from '../reckon/forecast.ts';
import { chartKey, withoutIdle } from '../reckon/idle.ts';
import { saidBySide } from '../text/said.ts';
import { outcomeWords, printChart } from './chart.ts';
import { columns, paragraph } from './columns.ts';

/** What a column of percentages needs, and what is kept for the words beside them. */
const COLUMN = 9;
const LABEL = 30;

/** One distribution, and every combination of answers that leads to it. */
interface Group {
  readonly name: string;
  readonly chart: Chart;
  readonly combinations: readonly OpenChart[];
}

export function printComparison(
  desk: Desk,
  opened: Opened,
  made: Extract<Forecast, { kind: 'open' }>,
  byName: boolean,
): void {
  const { say, width } = desk;
  const { combinations } = withoutIdle(made.combinations, made.asked);
  const groups = groupsOf(combinations);
  const [first] = groups;
  if (!first) return;
  if (groups.length === 1) return printChart(desk, opened, first.chart, byName);
  desk.print(paragraph(say('cli.odds.compared', { count: groups.length }), width));
  printLegend(desk, opened, made, groups);
  const rows = rowsOf(desk, opened, groups, byName);
  const [same, other] = [rows.filter(isSame), rows.filter((row) => !isSame(row))];
  const most = Math.max(1, Math.floor((width - LABEL) / COLUMN));
  const together = Math.ceil(groups.length / Math.ceil(groups.length / most));
  for (let from = 0; from < groups.length; from += together) {
    const names = groups.slice(from, from + together).map(({ name }) => name);
    const cells = other.map(({ label, cells: all }) => [label, ...all.slice(from, from + together)]);
    desk.print();
    desk.print(
      columns({ head: ['', ...names], rows: cells, align: ['left', ...names.map(() => 'right' as const)], width }),
    );
  }
  if (same.length === 0) return;
  desk.print();
  desk.print(paragraph(say('cli.odds.same'), width));
  desk.print(
    columns({
      rows: same.map(({ label, cells }) => [label, cells[0] ?? '']),
      align: ['left', 'right'],
      width,
      indent: 2,
    }),
  );
}

function groupsOf(combinations: readonly OpenChart[]): readonly Group[] {
  const byKey = new Map<string, OpenChart[]>();
  for (const each of combinations) {
    const key = chartKey(each.chart);
    const known = byKey.get(key);
    if (known) known.push(each);
    else byKey.set(key, [each]);
  }
  return [...byKey.values()].flatMap((each, index) => {
    const [first] = each;
    return first ? [{ name: String.fromCharCode(65 + index), chart: first.chart, combinations: each }] : [];
  });
}

/** Which letter stands for which answers. */
function printLegend(
  desk: Desk,
  { game }: Opened,
  { asked }: Extract<Forecast, { kind: 'open' }>,
  groups: readonly Group[],
): void {
  const { say, paint, width } = desk;
  const first = groups[0]?.combinations[0]?.answers ?? {};
  const questions = asked.filter(({ side, text }) => first[`${side}:${text}`] !== undefined);
  const head = ['', ...questions.map(({ side, words }) => saidBySide(say, side, say(words)))];
  const rows = groups.flatMap(({ name, combinations }) =>
    combinations.map(({ answers }) => [
      paint.bold(name),
      ...questions.map(({ side, text, words }) =>
        optionWords(game, say, words, answers[`${side}:${text}`] ?? '', side),
      ),
    ]),
  );
  desk.print(columns({ head, rows, width }));
}

/** One line of the comparison: what is shown under each letter, and the exact values that decide whether it differs. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly exact: readonly string[];
}

/** A row for every outcome and every figure's mean. */
function rowsOf(desk: Desk, opened: Opened, groups: readonly Group[], byName: boolean): readonly Row[] {
  const { say, locale } = desk;
  const charts = groups.map(({ chart }) => chart);
  const outcomes = new Map(charts.flatMap((chart) => chart.outcomes.map(({ outcome }) => [keyOf(outcome), outcome])));
  const never = fraction(0);
  const shares = [...outcomes].map(([key, outcome]): Row => {
    const all = charts.map((chart) => chart.outcomes.find((each) => keyOf(each.outcome) === key)?.share ?? never);
    return {
      label: outcomeWords(desk, opened, outcome, byName),
      cells: all.map((share) => (share.over === 0n ? '·' : percentage(share, locale))),
      exact: all.map(written),
    };
  });
  const means = (charts[0]?.figures ?? []).map(({ name }, place): Row => {
    const all = charts.map(({ figures }) => figures[place]?.mean ?? never);
    return {
      label: say('cli.odds.meanOf', { figure: say(`figure.${name}`) }),
      cells: all.map((mean) => shown(toNumber(mean), locale)),
      exact: all.map(written),
    };
  });
  return [...shares, ...means];
}

const isSame = ({ exact }: Row): boolean => new Set(exact).size === 1;

const keyOf = (outcome: Plain): string => JSON.stringify(outcome);
