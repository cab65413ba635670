/** The account of one resolution: its steps, its result, what it changes, how lucky it was. */
import { percentage, shown, stepWords } from '@grognard/games/words';
import { type Effect, type Game, type Opened, type Resolution, toNumber, words, written } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { FigureLuck } from '../reckon/luck.ts';
import { luckOf } from '../reckon/luck.ts';
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
    luck: luckOf(opened, played)?.map(luckData) ?? null,
    words: {
      summary: say(procedure.summary(played.result)),
      effects: played.effects.map((effect) => effectWords(desk, effect)),
      ...(picture && { picture: picture.description }),
    },
  };
}

const luckData = ({ name, favours, actual, expected, difference, below, equal, percentile }: FigureLuck) => ({
  figure: name,
  favours,
  actual,
  expected: written(expected),
  difference: written(difference),
  below: written(below),
  equal: written(equal),
  percentile: written(percentile),
});

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

export function printLuck(desk: Desk, opened: Opened, played: Resolution): void {
  const { say, locale, width, paint } = desk;
  const luck = luckOf(opened, played);
  desk.print();
  if (!luck) return desk.print(paragraph(paint.dim(say('cli.luck.tooWide')), width));
  if (luck.length === 0) return;
  const rows = luck.map(({ name, favours, actual, expected, percentile }) => [
    say(`figure.${name}`),
    shown(actual, locale),
    shown(toNumber(expected), locale),
    percentage(percentile, locale),
    favours.map((side) => say(`side.${side}`)).join(', '),
  ]);
  const favoured = rows.some((row) => row[4] !== '');
  const head = ['figure', 'actual', 'expected', 'percentile', 'favours'].map((key) => say(`cli.luck.${key}`));
  const cut = (row: readonly string[]): readonly string[] => (favoured ? row : row.slice(0, 4));
  desk.print(paint.bold(say('cli.luck.title')));
  desk.print(
    columns({ head: cut(head), rows: rows.map(cut), align: ['left', 'right', 'right', 'right'], width, indent: 2 }),
  );
  desk.print(paragraph(paint.dim(say('cli.luck.meaning')), width, 2));
}

export function printAccount(desk: Desk, opened: Opened, played: Resolution): void {
  printSteps(desk, opened.game, played);
  printResult(desk, opened, played);
  printLuck(desk, opened, played);
}
