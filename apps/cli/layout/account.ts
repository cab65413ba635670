/** The account of one resolution: its steps, its result, what it changes, how lucky it was. */
import { resolutionTold } from '@grognard/games/dialect';
import { percentage, shown } from '@grognard/games/words';
import { type Effect, type Game, type Opened, type Resolution, words } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { luckOf } from '../forecast/forecast.ts';
import { bullet, columns, paragraph } from './columns.ts';
import { pictureFor } from './picture.ts';
import { stepText } from './steps.ts';

export const effectWords = (dialogue: Dialogue, effect: Effect): string =>
  dialogue.say(words(`effect.${effect.kind}`, effect));

/** The result as a script reads it. */
export async function resolutionData(dialogue: Dialogue, opened: Opened, played: Resolution) {
  const picture = await pictureFor(dialogue, opened, played);
  return resolutionTold(opened, played, luckOf(dialogue, opened, played), dialogue.say, picture);
}

export function printSteps(dialogue: Dialogue, game: Game, played: Resolution): void {
  for (const step of played.steps) dialogue.print(stepText(dialogue, game, step));
}

/** What came of it. */
export function printResult(dialogue: Dialogue, opened: Opened, played: Resolution): void {
  const { paint, say, width } = dialogue;
  dialogue.print();
  dialogue.print(paragraph(paint.bold(paint.green(say(opened.procedure.summary(played.result)))), width));
  for (const effect of played.effects) dialogue.print(bullet(effectWords(dialogue, effect), width));
}

/** Where no die was thrown nobody was lucky, and nothing is said. */
export function printLuck(dialogue: Dialogue, opened: Opened, played: Resolution): void {
  const { say, locale, width, paint } = dialogue;
  if (played.journal.every(({ kind }) => kind !== 'die')) return;
  const luck = luckOf(dialogue, opened, played);
  dialogue.print();
  if (!luck) return dialogue.print(paragraph(paint.dim(say('cli.luck.tooWide')), width));
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
  dialogue.print(paint.bold(say('cli.luck.title')));
  dialogue.print(
    columns({ head: cut(head), rows: rows.map(cut), align: ['left', 'right', 'right', 'right'], width, indent: 2 }),
  );
  dialogue.print(paragraph(paint.dim(say(cared ? 'cli.luck.meaningForSides' : 'cli.luck.meaning')), width, 2));
}

export function printAccount(dialogue: Dialogue, opened: Opened, played: Resolution): void {
  printSteps(dialogue, opened.game, played);
  printResult(dialogue, opened, played);
  printLuck(dialogue, opened, played);
}
