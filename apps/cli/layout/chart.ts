/** Exact odds as a table: outcome, percentage, fraction, and a bar where a screen can show one. */
import { percentage, shown } from '@grognard/games/words';
import { type Fraction, fraction, type Opened, type Plain, plus, toNumber, written } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { Chart } from '../reckon/chart.ts';
import { columns, paragraph } from './columns.ts';

const BAR = 20;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** More rows than this are summed up: the whole list is in `--json`. */
const MOST_ROWS = 60;
/** Longer fractions than this stand only in `--json`. */
const LONGEST_FRACTION = 33;

/** An outcome in words: the procedure's own where it has some, the value itself otherwise. */
export function outcomeWords({ say }: Desk, { procedure }: Opened, outcome: Plain, byName: boolean): string {
  if (byName && procedure.outcomeWords && typeof outcome === 'string') return say(procedure.outcomeWords(outcome));
  if (typeof outcome === 'boolean') return say(outcome ? 'yes' : 'no');
  if (outcome === null) return '—';
  return typeof outcome === 'string' ? outcome : JSON.stringify(outcome);
}

export function chartData(desk: Desk, opened: Opened, chart: Chart, byName: boolean) {
  return {
    outcomes: chart.outcomes.map(({ outcome, share }) => ({
      outcome,
      p: toNumber(share),
      fraction: written(share),
      words: outcomeWords(desk, opened, outcome, byName),
    })),
    figures: Object.fromEntries(
      chart.figures.map(({ name, mean, spread, quantiles: [low, middle, high] }) => [
        name,
        {
          mean: toNumber(mean),
          fraction: written(mean),
          spread,
          quantiles: { '5': low, '50': middle, '95': high },
          words: desk.say(`figure.${name}`),
        },
      ]),
    ),
  };
}

export function printChart(desk: Desk, opened: Opened, chart: Chart, byName: boolean): void {
  const { say, locale, width, paint } = desk;
  const shownRows = chart.outcomes.slice(0, MOST_ROWS);
  const rest = chart.outcomes.slice(MOST_ROWS);
  const most = Math.max(...chart.outcomes.map(({ share }) => toNumber(share)));
  const row = (label: string, share: Fraction): readonly string[] => [
    label,
    percentage(share, locale),
    written(share).length > LONGEST_FRACTION ? '…' : written(share),
    ...(desk.around.screen ? [paint.cyan(bar(toNumber(share) / most))] : []),
  ];
  const rows = shownRows.map(({ outcome, share }) => row(outcomeWords(desk, opened, outcome, byName), share));
  if (rest.length > 0) {
    const sum = rest.reduce((all, { share }) => plus(all, share), fraction(0));
    rows.push(row(say('cli.odds.rest', { count: rest.length }), sum).slice(0, 3));
  }
  const head = ['outcome', 'share', 'fraction'].map((key) => say(`cli.odds.${key}`));
  desk.print(
    columns({ head: desk.around.screen ? [...head, ''] : head, rows, align: ['left', 'right', 'left'], width }),
  );
  if (chart.figures.length === 0) return;
  desk.print();
  const figures = chart.figures.map(({ name, mean, spread, quantiles: [low, middle, high] }) => [
    say(`figure.${name}`),
    shown(toNumber(mean), locale),
    written(mean).length > LONGEST_FRACTION ? '…' : written(mean),
    shown(spread, locale),
    shown(middle, locale),
    low === high ? shown(low, locale) : `${shown(low, locale)} – ${shown(high, locale)}`,
  ]);
  const heads = ['figure', 'mean', 'exactly', 'spread', 'middle', 'range'].map((key) => say(`cli.odds.${key}`));
  desk.print(
    columns({ head: heads, rows: figures, align: ['left', 'right', 'left', 'right', 'right', 'right'], width }),
  );
}

/** A block for every twentieth of the likeliest; never empty, since nothing listed is impossible. */
function bar(part: number): string {
  const eighths = Math.max(1, Math.round(part * BAR * 8));
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8] ?? ''}`;
}

export const heading = (desk: Desk, opened: Opened): string =>
  paragraph(
    desk.paint.bold(`${opened.game.titles[desk.locale]} · ${desk.say(`procedure.${opened.procedure.id}`)}`),
    desk.width,
  );
