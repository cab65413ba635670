/** Exact odds as a table: outcome, percentage, fraction, and a bar where a screen can show one. */
import { fractionShown, percentage, shown, type WordedChart } from '@grognard/games/words';
import type { Opened } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { columns, paragraph } from './columns.ts';

const BAR = 20;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
/** More rows than this are summed up: the whole list is in `--json`. */
const MOST_ROWS = 60;

export type Charted = Pick<WordedChart, 'outcomes' | 'figures'>;

export function printChart(dialogue: Dialogue, { outcomes, figures }: Charted): void {
  const { say, locale, width, paint } = dialogue;
  const rest = outcomes.slice(MOST_ROWS);
  const most = Math.max(...outcomes.map(({ p }) => p));
  const rows = outcomes
    .slice(0, MOST_ROWS)
    .map((each) => [
      each.words,
      percentage(each, locale),
      fractionShown(each),
      ...(dialogue.around.screen ? [paint.cyan(bar(each.p / most))] : []),
    ]);
  if (rest.length > 0) {
    const p = rest.reduce((sum, each) => sum + each.p, 0);
    rows.push([say('cli.odds.rest', { count: rest.length }), percentage({ p, fraction: '…' }, locale), '']);
  }
  const head = ['outcome', 'share', 'fraction'].map((key) => say(`cli.odds.${key}`));
  dialogue.print(
    columns({ head: dialogue.around.screen ? [...head, ''] : head, rows, align: ['left', 'right', 'left'], width }),
  );
  if (figures.length > 0) printFigures(dialogue, figures);
}

function printFigures(dialogue: Dialogue, figures: Charted['figures']): void {
  const { say, locale, width } = dialogue;
  const number = (value: number): string => shown(value, locale);
  const rows = figures.map(({ words, mean, spread, quantiles: { '5': low, '50': middle, '95': high } }) => [
    words,
    number(mean.value),
    fractionShown(mean),
    number(spread),
    number(middle),
    low === high ? number(low) : `${number(low)} – ${number(high)}`,
  ]);
  const head = ['figure', 'mean', 'exactly', 'spread', 'middle', 'range'].map((key) => say(`cli.odds.${key}`));
  dialogue.print();
  dialogue.print(columns({ head, rows, align: ['left', 'right', 'left', 'right', 'right', 'right'], width }));
}

/** A block for every twentieth of the likeliest; never empty, since nothing listed is impossible. */
function bar(part: number): string {
  const eighths = Math.max(1, Math.round(part * BAR * 8));
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8] ?? ''}`;
}

export const heading = (dialogue: Dialogue, opened: Opened): string =>
  paragraph(
    dialogue.paint.bold(`${opened.game.titles[dialogue.locale]} · ${dialogue.say(`procedure.${opened.procedure.id}`)}`),
    dialogue.width,
  );
