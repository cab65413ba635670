/** Advice laid out: what to do, by how much it is better, how often to mix, what the other side should fear. */
import { percentage, type WordedAdvice, type WordedOption, type WordedProspect } from '@grognard/games/words';
import type { Desk } from '../desk.ts';
import { bullet, columns, paragraph } from './columns.ts';

export function printAdvice(desk: Desk, { method, words, decision, prospects }: WordedAdvice): void {
  const { say, width, paint } = desk;
  desk.print(paragraph(words.sentence, width));
  if (method === 'numeric') desk.print(paragraph(say('cli.advice.numeric'), width));
  desk.print();
  if (!decision) {
    if (prospects.length === 0) desk.print(paragraph(say('cli.advice.nothing', { side: words.side }), width));
    for (const prospect of prospects) printProspect(desk, prospect);
    return;
  }
  const { against } = decision;
  desk.print(paragraph(paint.bold(decision.words.question), width));
  desk.print(paragraph(decision.words.best, width));
  desk.print(optionTable(desk, decision.options));
  if (!against) return;
  desk.print();
  desk.print(paragraph(paint.bold(say('cli.advice.against', { side: against.words.side })), width));
  desk.print(optionTable(desk, against.options));
}

function printProspect(desk: Desk, { words, advised, indifferent }: WordedProspect): void {
  const { say, locale, width, paint } = desk;
  const { question, times } = words;
  desk.print(paragraph(paint.bold(say('cli.advice.prospect', { question, times })), width));
  for (const each of advised) {
    const share = percentage(each.share, locale);
    desk.print(bullet(say('cli.advice.then', { option: each.words, share }), width));
  }
  if (words.indifferent !== undefined && indifferent.p > 0) desk.print(bullet(words.indifferent, width));
  if (words.depends !== undefined) desk.print(bullet(words.depends, width));
}

const optionTable = ({ say, width }: Desk, options: readonly WordedOption[]): string =>
  columns({
    head: ['option', 'often', 'worth', 'exactly'].map((key) => say(`cli.advice.${key}`)),
    rows: options.map(({ words }) => [words.option, words.share, words.value, words.exactly]),
    align: ['left', 'right', 'right', 'left'],
    width,
  });
