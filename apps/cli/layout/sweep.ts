/** An analysis as a table, as CSV, and as a picture. */
import { outcomeWords, percentage, shown } from '@grognard/games/words';
import { type Analysis, type Fraction, fraction, type Opened, part, type SweepPoint, toNumber } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { bullet, columns, paragraph } from './columns.ts';

/** Unreached cells named one by one; more are counted. */
const MOST_CELLS = 12;

export const outcomesOf = ({ points }: Analysis): readonly string[] =>
  [...new Set(points.flatMap(({ distribution }) => distribution.outcomes.map(({ outcome }) => outcome)))].sort();

export const shareOf = ({ distribution }: SweepPoint, outcome: string): Fraction =>
  distribution.share((name) => name === outcome);

export function csvOf(analysis: Analysis): string {
  const outcomes = outcomesOf(analysis);
  const figures = Object.keys(analysis.points[0]?.means ?? {});
  const cell = (value: unknown): string => {
    const text = String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = analysis.points.map((point) => [
    point.value,
    ...outcomes.map((outcome) => toNumber(shareOf(point, outcome))),
    ...figures.map((figure) => toNumber(point.means[figure] ?? fraction(0))),
  ]);
  return [[analysis.at, ...outcomes, ...figures], ...lines].map((line) => line.map(cell).join(',')).join('\n');
}

export function printAnalysis(dialogue: Dialogue, opened: Opened, analysis: Analysis): void {
  const { say, locale, width } = dialogue;
  const outcomes = outcomesOf(analysis);
  const figures = Object.keys(analysis.points[0]?.means ?? {});
  dialogue.print(
    columns({
      head: [analysis.at, ...outcomes],
      rows: analysis.points.map((point) => [
        String(point.value),
        ...outcomes.map((outcome) => percentage(part(shareOf(point, outcome)), locale)),
      ]),
      align: ['left', ...outcomes.map(() => 'right' as const)],
      width,
    }),
  );
  dialogue.print();
  for (const outcome of outcomes) {
    const told = outcomeWords(say, opened.procedure, outcome);
    if (told !== outcome) dialogue.print(bullet(told.startsWith(outcome) ? told : `${outcome}: ${told}`, width));
  }
  dialogue.print();
  dialogue.print(
    columns({
      head: [analysis.at, ...figures.map((figure) => say(`figure.${figure}`))],
      rows: analysis.points.map((point) => [
        String(point.value),
        ...figures.map((figure) => shown(toNumber(point.means[figure] ?? fraction(0)), locale)),
      ]),
      align: ['left', ...figures.map(() => 'right' as const)],
      width,
    }),
  );
  dialogue.print();
  for (const { figure, at, before, after } of analysis.turns) {
    dialogue.print(
      bullet(
        say('cli.analyse.turn', {
          figure: say(`figure.${figure}`),
          at: String(at),
          before: shown(toNumber(before), locale),
          after: shown(toNumber(after), locale),
        }),
        width,
      ),
    );
  }
  if (analysis.turns.length === 0) dialogue.print(paragraph(say('cli.analyse.monotone'), width));
  const cells = analysis.unreached;
  if (cells.length === 0) return dialogue.print(paragraph(say('cli.analyse.allReached'), width));
  const named = cells.slice(0, MOST_CELLS).map(({ table, row, column }) => `${table} ${row} × ${column}`);
  dialogue.print(
    paragraph(
      say('cli.analyse.unreached', { count: cells.length, cells: named.join(', '), more: cells.length - named.length }),
      width,
    ),
  );
}
