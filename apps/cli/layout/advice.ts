/** Advice in words: what to do, by how much it is better, how often to mix, what the other side should fear. */
import { optionWords, percentage, shown } from '@grognard/games/words';
import {
  type AdvisedDecision,
  type AdvisedOption,
  type Ask,
  askWords,
  type Fraction,
  type Opened,
  toNumber,
  written,
} from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import type { Advice } from '../reckon/advice.ts';
import { bullet, columns, paragraph } from './columns.ts';

/** Longer fractions than this stand only in `--json`. */
const LONGEST_FRACTION = 24;

const exact = (value: Fraction): string => (written(value).length > LONGEST_FRACTION ? '…' : written(value));
const amount = (value: Fraction) => ({ value: toNumber(value), fraction: written(value) });

export function adviceData(
  desk: Desk,
  { game, procedure }: Opened,
  { side, goal, method, value, decision, prospects }: Advice,
): unknown {
  const options = (ask: Ask, by: string, each: readonly AdvisedOption[]) =>
    each.map(({ option, value: worth, share }) => ({
      option,
      words: optionWords(game, desk.say, askWords(ask), option, by),
      ...amount(worth),
      share: amount(share),
    }));
  return {
    game: game.id,
    procedure: procedure.id,
    side,
    goal,
    ...amount(value),
    method,
    ...(decision && {
      decision: {
        question: decision.ask.text,
        words: desk.say(askWords(decision.ask)),
        best: decision.best,
        margin: amount(decision.margin),
        options: options(decision.ask, side, decision.options),
        ...(decision.against && {
          against: {
            side: decision.against.side,
            options: options(decision.ask, decision.against.side, decision.against.options),
          },
        }),
      },
    }),
    prospects: prospects.map(({ ask, share, options: advised }) => ({
      question: ask.text,
      words: desk.say(askWords(ask)),
      share: amount(share),
      options: advised.map((each) => ({ option: each.option, share: amount(each.share) })),
    })),
  };
}

export function printAdvice(desk: Desk, opened: Opened, advice: Advice): void {
  const { say, locale, width, paint } = desk;
  const { side, goal, value, decision, prospects } = advice;
  desk.print(
    paragraph(
      say('cli.advice.value', {
        side: say(`side.${side}`),
        goal,
        value: shown(toNumber(value), locale),
        exactly: exact(value),
      }),
      width,
    ),
  );
  if (advice.method === 'numeric') desk.print(paragraph(say('cli.advice.numeric'), width));
  desk.print();
  if (decision) return printDecision(desk, opened, decision);
  if (prospects.length === 0)
    return desk.print(paragraph(say('cli.advice.nothing', { side: say(`side.${side}`) }), width));
  for (const { ask, share, options } of prospects) {
    desk.print(
      paragraph(
        paint.bold(say('cli.advice.prospect', { question: say(askWords(ask)), share: percentage(share, locale) })),
        width,
      ),
    );
    for (const each of options) {
      desk.print(
        bullet(
          say('cli.advice.times', {
            option: optionWords(opened.game, say, askWords(ask), each.option, side),
            share: percentage(each.share, locale),
          }),
          width,
        ),
      );
    }
  }
}

function printDecision(desk: Desk, opened: Opened, decision: AdvisedDecision): void {
  const { say, width, paint, locale } = desk;
  const mixed = decision.options.filter(({ share }) => share.over > 0n).length > 1;
  const best = optionWords(opened.game, say, askWords(decision.ask), decision.best, decision.side);
  desk.print(paragraph(paint.bold(say(askWords(decision.ask))), width));
  desk.print(
    paragraph(
      mixed
        ? say('cli.advice.mix')
        : say('cli.advice.best', {
            option: best,
            margin: shown(toNumber(decision.margin), locale),
            exactly: exact(decision.margin),
          }),
      width,
    ),
  );
  desk.print(table(desk, opened, decision.ask, decision.side, decision.options));
  const { against } = decision;
  if (!against) return;
  desk.print();
  desk.print(paragraph(paint.bold(say('cli.advice.against', { side: say(`side.${against.side}`) })), width));
  desk.print(table(desk, opened, decision.ask, against.side, against.options));
}

const table = (
  { say, locale, width }: Desk,
  { game }: Opened,
  ask: Ask,
  side: string,
  options: readonly AdvisedOption[],
): string =>
  columns({
    head: ['option', 'often', 'worth', 'exactly'].map((key) => say(`cli.advice.${key}`)),
    rows: options.map(({ option, value, share }) => [
      optionWords(game, say, askWords(ask), option, side),
      percentage(share, locale),
      shown(toNumber(value), locale),
      exact(value),
    ]),
    align: ['left', 'right', 'right', 'left'],
    width,
  });
