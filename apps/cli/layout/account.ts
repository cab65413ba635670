/** The account of one resolution: its steps, its result, what it changes, how lucky it was. */
import { percentage, shown, stepWords } from '@grognard/games/words';
import { type Effect, type Game, type Opened, type Resolution, words } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { luckOf } from '../forecast/forecast.ts';
import { bullet, columns, paragraph } from './columns.ts';
import { resultPicture } from './picture.ts';
import { stepText } from './steps.ts';

export const effectWords = (desk: Desk, effect: Effect): string => desk.say(words(`effect.${effect.kind}`, effect));

/** The result as a script reads it: the data of the design, and the same in words. */
export function resolutionData(desk: Desk, opened: Opened, played: Resolution): unknown {
  const { game, procedure } = opened;
  const { say } = desk;
  const picture = resultPicture(desk, opened, played);
  return {
    ...played,
    steps: played.steps.map((step) => ({ ...step, words: stepWords(game, say, step) })),
    luck: luckOf(desk, opened, played) ?? null,
    words: {
      summary: say(procedure.summary(played.result)),
      effects: played.effects.map((effect) => effectWords(desk, effect)),
      ...(picture && { picture: picture.description }),
    },
  };
}

export function printSteps(desk: Desk, game: Game, played: Resolution): void {
  for (const step of played.steps) desk.print(stepText(desk, game, step));
}

/** What came of it. */
export function printResult(desk: Desk, opened: Opened, played: Resolution): void {
  const { paint, say, width } = desk;
  desk.print();
  desk.print(paragraph(paint.bold(paint.green(say(opened.procedure.summary(played.result)))), width));
  for (const effect of played.effects) desk.print(bullet(effectWords(desk, effect), width));
}

/** Where no die was thrown nobody was lucky, and nothing is said. */
export function printLuck(desk: Desk, opened: Opened, played: Resolution): void {
  const { say, locale, width, paint } = desk;
  if (played.journal.every(({ kind }) => kind !== 'die')) return;
  const luck = luckOf(desk, opened, played);
  desk.print();
  if (!luck) return desk.print(paragraph(paint.dim(say('cli.luck.tooWide')), width));
  if (luck.length === 0) return;
  const rows = luck.map(({ words: figure, actual, expected, percentile, sides }) => [
    figure,
    shown(actual, locale),
    shown(expected.value, locale),
    percentage(percentile, locale),
    sides.map(({ words: side, worse }) => `${side} ${percentage(worse, locale)}`).join(', '),
  ]);
  const cared = rows.some((row) => row[4] !== '');
  const head = ['figure', 'actual', 'expected', 'percentile', 'sides'].map((key) => say(`cli.luck.${key}`));
  const cut = (row: readonly string[]): readonly string[] => (cared ? row : row.slice(0, 4));
  desk.print(paint.bold(say('cli.luck.title')));
  desk.print(
    columns({ head: cut(head), rows: rows.map(cut), align: ['left', 'right', 'right', 'right'], width, indent: 2 }),
  );
  desk.print(paragraph(paint.dim(say(cared ? 'cli.luck.meaningForSides' : 'cli.luck.meaning')), width, 2));
}

export function printAccount(desk: Desk, opened: Opened, played: Resolution): void {
  printSteps(desk, opened.game, played);
  printResult(desk, opened, played);
  printLuck(desk, opened, played);
}
