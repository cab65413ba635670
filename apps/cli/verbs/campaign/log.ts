/** `campaign log`: the journal as a chronicle, or a part of it, on paper or as a text to share. */
import {
  CHRONICLE_FORMATS,
  type ChronicleFormat,
  chronicle,
  laidOut,
  type Picking,
  picked,
  toldIn,
} from '@grognard/games/words';
import { openCampaign } from '../../campaign/file.ts';
import { accepted, UsageFault } from '../../faults.ts';
import { printChronicle } from '../../layout/chronicle.ts';
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
      else {
        dialogue.print(dialogue.paint.bold(`${told.title} · ${tame(told.name)}`));
        printChronicle(dialogue, told);
      }
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
