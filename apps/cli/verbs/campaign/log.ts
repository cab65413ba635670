/** `campaign log`: the journal as a chronicle, or a part of it, on paper or as a text to share. */
import {
  CHRONICLE_FORMATS,
  type Chronicle,
  type ChronicleEntry,
  type ChronicleFormat,
  chronicle,
  laidOut,
  listWords,
  marksOf,
  type Picking,
  picked,
  toldIn,
} from '@grognard/games/words';
import { openCampaign } from '../../campaign/file.ts';
import type { Dialogue } from '../../dialogue.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { paragraph } from '../../layout/columns.ts';
import { harmless, tame } from '../../layout/harmless.ts';
import { type Arguments, text, type Verb, word } from '../../verb.ts';

export const log: Verb = {
  name: 'log',
  takes: ['<file>'],
  options: [
    { flags: '--last <count>' },
    { flags: '--from <turn>' },
    { flags: '--nation <nation>' },
    { flags: '--counter <name>' },
    { flags: '--procedure <procedure>' },
    { flags: '--search <text>' },
    { flags: '--format <format>' },
  ],
  async run(dialogue, args) {
    const { picking, format } = { picking: pickingIn(args), format: formatIn(args) };
    const { game, campaign, journal } = await openCampaign(dialogue, word(args, 0));
    const whole = accepted(chronicle(game, journal.events, dialogue.say));
    const told = picked(whole, dialogue.say, picking);
    const { name, rulings } = campaign;
    const events = told.sections.flatMap(({ turn, phase, entries }) =>
      entries.map((entry) => ({
        ...{ turn, phase, ...entry },
        undone: entry.undone === true,
        event: journal.events[entry.sequence],
        words: toldIn(entry),
      })),
    );
    dialogue.answer({ game: game.id, name, rulings, torn: journal.torn !== '', events }, () => {
      if (format) dialogue.print(harmless(laidOut(told, dialogue.say, format).trimEnd(), false));
      else printChronicle(dialogue, told);
    });
    return 0;
  },
};

function pickingIn(args: Arguments): Picking {
  const last = text(args, 'last');
  if (last !== undefined && !/^[1-9]\d*$/.test(last)) throw new UsageFault('notACount', { received: last });
  const named = (['from', 'nation', 'counter', 'procedure', 'search'] as const).flatMap((option) => {
    const given = text(args, option);
    return given === undefined ? [] : [[option, given] as const];
  });
  return { ...Object.fromEntries(named), ...(last !== undefined && { last: Number(last) }) };
}

function formatIn(args: Arguments): ChronicleFormat | undefined {
  const given = text(args, 'format');
  const known = CHRONICLE_FORMATS.find((format) => format === given);
  if (given !== undefined && !known) {
    throw new UsageFault('notAFormat', { received: given, options: CHRONICLE_FORMATS });
  }
  return known;
}

/** On paper: headings apart, sentences to the width, numbers beneath in small print. */
function printChronicle(dialogue: Dialogue, { title, name, sections }: Chronicle): void {
  const { paint, say } = dialogue;
  dialogue.print(paint.bold(`${title} · ${tame(name)}`));
  if (sections.length === 0) dialogue.print(say('chronicle.nothing'));
  let turn = '';
  for (const section of sections) {
    const heading =
      section.turn === turn ? section.phase : say('chronicle.section', { turn: section.turn, phase: section.phase });
    turn = section.turn;
    if (heading !== '') dialogue.print(`\n${paint.underline(heading)}`);
    for (const entry of section.entries) printEntry(dialogue, entry);
  }
}

const INDENT = 5;

function printEntry(dialogue: Dialogue, entry: ChronicleEntry): void {
  const { paint, say, width } = dialogue;
  const marks = marksOf(say, entry);
  const told = toldIn(entry);
  const marked = marks.length === 0 ? told : `${told} (${marks.join(', ')})`;
  const number = String(entry.sequence).padStart(INDENT - 2);
  const lines = paragraph(tame(marked), width, INDENT).slice(number.length);
  dialogue.print(`${paint.dim(number)}${entry.undone ? paint.dim(lines) : lines}`);
  for (const each of [entry.numbers, listWords(say, entry.fates)]) {
    if (each !== '') dialogue.print(paint.dim(paragraph(tame(each), width, INDENT)));
  }
}
