/** Open odds side by side: what no decision changes once, and a column for each distribution that the decisions make. */
import { percentage, shown, type WordedOpen, type WordedOpenChart, type WordedQuestion } from '@grognard/games/words';
import { chartKey, type Plain } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { said } from '../text/said.ts';
import { type Charted, printChart } from './chart.ts';
import { columns, paragraph } from './columns.ts';

/** What a column of percentages needs, and what is kept for the words beside them. */
const COLUMN = 9;
const LABEL = 30;

/** One distribution, and every combination of answers that leads to it. */
interface Group {
  readonly name: string;
  readonly chart: Charted;
  readonly combinations: readonly WordedOpenChart[];
}

export function printComparison(
  dialogue: Dialogue,
  { charts }: Extract<WordedOpen, { kind: 'combinations' }>,
  asked: readonly WordedQuestion[],
): void {
  const { say, width } = dialogue;
  const groups = groupsOf(charts);
  const [first] = groups;
  if (!first) return;
  if (groups.length === 1) return printChart(dialogue, first.chart);
  dialogue.print(paragraph(say('cli.odds.compared', { count: groups.length }), width));
  printLegend(dialogue, asked, groups);
  const rows = rowsOf(dialogue, groups);
  const [same, other] = [rows.filter(isSame), rows.filter((row) => !isSame(row))];
  const most = Math.max(1, Math.floor((width - LABEL) / COLUMN));
  const together = Math.ceil(groups.length / Math.ceil(groups.length / most));
  for (let from = 0; from < groups.length; from += together) {
    const names = groups.slice(from, from + together).map(({ name }) => name);
    const cells = other.map(({ label, cells: all }) => [label, ...all.slice(from, from + together)]);
    dialogue.print();
    dialogue.print(
      columns({ head: ['', ...names], rows: cells, align: ['left', ...names.map(() => 'right' as const)], width }),
    );
  }
  if (same.length === 0) return;
  dialogue.print();
  dialogue.print(paragraph(say('cli.odds.same'), width));
  dialogue.print(
    columns({
      rows: same.map(({ label, cells }) => [label, cells[0] ?? '']),
      align: ['left', 'right'],
      width,
      indent: 2,
    }),
  );
}

function groupsOf(combinations: readonly WordedOpenChart[]): readonly Group[] {
  const byKey = new Map<string, WordedOpenChart[]>();
  for (const each of combinations) {
    const key = chartKey(each);
    const known = byKey.get(key);
    if (known) known.push(each);
    else byKey.set(key, [each]);
  }
  return [...byKey.values()].flatMap((each, index) => {
    const [first] = each;
    return first ? [{ name: String.fromCharCode(65 + index), chart: first, combinations: each }] : [];
  });
}

/** Which letter stands for which answers. */
function printLegend(dialogue: Dialogue, asked: readonly WordedQuestion[], groups: readonly Group[]): void {
  const { say, paint, width } = dialogue;
  const first = groups[0]?.combinations[0]?.answers ?? {};
  const questions = asked.filter(({ key }) => first[key] !== undefined);
  const head = ['', ...questions.map(({ words }) => said(say, words.side, words.question))];
  const rows = groups.flatMap(({ name, combinations }) =>
    combinations.map(({ words }) => [paint.bold(name), ...questions.map(({ key }) => words[key] ?? '')]),
  );
  dialogue.print(columns({ head, rows, width }));
}

/** One line of the comparison: what is shown under each letter, and the exact values that decide whether it differs. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly exact: readonly string[];
}

/** A row for every outcome and every figure's mean. */
function rowsOf({ say, locale }: Dialogue, groups: readonly Group[]): readonly Row[] {
  const charts = groups.map(({ chart }) => chart);
  const outcomes = new Map(charts.flatMap((chart) => chart.outcomes.map((each) => [keyOf(each.outcome), each.words])));
  const shares = [...outcomes].map(([key, label]): Row => {
    const all = charts.map((chart) => chart.outcomes.find((each) => keyOf(each.outcome) === key));
    return {
      label,
      cells: all.map((share) => (share ? percentage(share, locale) : '·')),
      exact: all.map((share) => share?.fraction ?? '0'),
    };
  });
  const means = (charts[0]?.figures ?? []).map(({ words }, place): Row => {
    const all = charts.flatMap(({ figures }) => figures[place]?.mean ?? []);
    return {
      label: say('cli.odds.meanOf', { figure: words }),
      cells: all.map(({ value }) => shown(value, locale)),
      exact: all.map(({ fraction }) => fraction),
    };
  });
  return [...shares, ...means];
}

const isSame = ({ exact }: Row): boolean => new Set(exact).size === 1;

const keyOf = (outcome: Plain): string => JSON.stringify(outcome);
