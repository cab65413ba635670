/** A chronicle on the screen. */
import { type Chronicle, type ChronicleEntry, listWords, marksOf, toldIn } from '@grognard/games/words';
import type { Dialogue } from '../dialogue.ts';
import { said } from '../text/said.ts';
import { paragraph } from './columns.ts';
import { tame } from './harmless.ts';

/** Who said or set something by hand, where several play. */
type By = (entry: ChronicleEntry) => string | undefined;

const NOBODY: By = () => undefined;

/** On paper: headings apart, sentences to the width, numbers beneath in small print. */
export function printChronicle(dialogue: Dialogue, { sections }: Chronicle, by: By = NOBODY): void {
  const { paint, say } = dialogue;
  if (sections.length === 0) dialogue.print(say('chronicle.nothing'));
  let turn = '';
  for (const section of sections) {
    const heading =
      section.turn === turn ? section.phase : say('chronicle.section', { turn: section.turn, phase: section.phase });
    turn = section.turn;
    if (heading !== '') dialogue.print(`\n${paint.underline(heading)}`);
    for (const entry of section.entries) printEntry(dialogue, entry, by(entry));
  }
}

const INDENT = 5;

function printEntry(dialogue: Dialogue, entry: ChronicleEntry, by: string | undefined): void {
  const { paint, say, width } = dialogue;
  const marks = marksOf(say, entry);
  const told = by === undefined ? toldIn(entry) : said(say, by, toldIn(entry));
  const marked = marks.length === 0 ? told : `${told} (${marks.join(', ')})`;
  const number = String(entry.sequence).padStart(INDENT - 2);
  const lines = paragraph(tame(marked), width, INDENT).slice(number.length);
  dialogue.print(`${paint.dim(number)}${entry.undone ? paint.dim(lines) : lines}`);
  for (const each of [entry.numbers, listWords(say, entry.fates)]) {
    if (each !== '') dialogue.print(paint.dim(paragraph(tame(each), width, INDENT)));
  }
}
