/** Advice laid out: what to do, by how much it is better, how often to mix, what the other side should fear. */
import { percentage, type WordedAdvice, type WordedOption, type WordedProspect } from '@grognard/games/words';
import type { Dialogue } from '../dialogue.ts';
import { bullet, columns, paragraph } from './columns.ts';
import { printSampled } from './sampled.ts';

export function printAdvice(dialogue: Dialogue, { method, words, decision, prospects }: WordedAdvice): void {
  const { say, width, paint } = dialogue;
  dialogue.print(paragraph(words.sentence, width));
  if (method === 'numeric') dialogue.print(paragraph(say('cli.advice.numeric'), width));
  printSampled(dialogue, words);
  dialogue.print();
  if (!decision) {
    if (method === 'sampled') return;
    if (prospects.length === 0) dialogue.print(paragraph(say('cli.advice.nothing', { side: words.side }), width));
    for (const prospect of prospects) printProspect(dialogue, prospect);
    return;
  }
  const { against } = decision;
  dialogue.print(paragraph(paint.bold(decision.words.question), width));
  dialogue.print(paragraph(decision.words.best, width));
  dialogue.print(optionTable(dialogue, decision.options));
  if (!against) return;
  dialogue.print();
  dialogue.print(paragraph(paint.bold(say('cli.advice.against', { side: against.words.side })), width));
  dialogue.print(optionTable(dialogue, against.options));
}

function printProspect(dialogue: Dialogue, { words, advised, indifferent }: WordedProspect): void {
  const { say, locale, width, paint } = dialogue;
  const { question, times } = words;
  dialogue.print(paragraph(paint.bold(say('cli.advice.prospect', { question, times })), width));
  for (const each of advised) {
    const share = percentage(each.share, locale);
    dialogue.print(bullet(say('cli.advice.then', { option: each.words, share }), width));
  }
  if (words.indifferent !== undefined && indifferent.p > 0) dialogue.print(bullet(words.indifferent, width));
  if (words.depends !== undefined) dialogue.print(bullet(words.depends, width));
}

const optionTable = ({ say, width }: Dialogue, options: readonly WordedOption[]): string =>
  columns({
    head: ['option', 'often', 'worth', 'exactly'].map((key) => say(`cli.advice.${key}`)),
    rows: options.map(({ words }) => [words.option, words.share, words.value, words.exactly]),
    align: ['left', 'right', 'right', 'left'],
    width,
  });
