/** `odds`: the exact odds of a procedure, with the decisions settled or open. */
import { accountOf } from '@grognard/games/dialect';
import { oddsLine } from '@grognard/games/words';
import { type Entry, type Opened, type Plain, situationPlace, withoutSecrets } from '@grognard/kernel';
import { BUDGET_OPTION, meansOf } from '../arguments/budget.ts';
import { FORMAT_OPTION, formatIn } from '../arguments/format.ts';
import { clausesOf, SETTING_OPTIONS } from '../arguments/play.ts';
import { SITUATION_OPTIONS } from '../arguments/situation.ts';
import { jsonFrom } from '../arguments/source.ts';
import type { Dialogue } from '../dialogue.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { heading } from '../layout/chart.ts';
import { printForecast } from '../layout/forecast.ts';
import { USUAL_SERVER } from '../remote/usual-server.ts';
import { openFromArguments } from '../session/opening.ts';
import { text, type Verb, word } from '../verb.ts';

export const odds: Verb = {
  name: 'odds',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    { flags: '--by <field>' },
    { flags: '--policy <policy>', repeats: true },
    { flags: '--journal <file>' },
    BUDGET_OPTION,
    ...SETTING_OPTIONS,
    FORMAT_OPTION,
  ],
  async run(dialogue, args) {
    const format = formatIn(args, 'line', 'link');
    const game = await dialogue.game(word(args, 0));
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    if (format === 'link') {
      const link = situationLink(opened);
      dialogue.answer({ link }, () => dialogue.print(link));
      return 0;
    }
    const by = text(args, 'by');
    const policy = clausesOf(args);
    const asPlayed = await savedJournal(dialogue, text(args, 'journal'));
    const wish = {
      decisions: true,
      odds: true,
      open: true,
      policy,
      ...(by !== undefined && { by }),
      ...(asPlayed && { asPlayed }),
    };
    const made = await forecastFor(dialogue, opened, wish, meansOf(args));
    dialogue.answer(made, () => {
      if (format === 'line') return dialogue.print(oddsLine(game, dialogue.say, made));
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      printForecast(dialogue, made, { settled: policy.length > 0 });
    });
    return 0;
  },
};

/** The short link that the web app makes of the same situation, at the server that `serve` opens; a hand stays in the hand. */
const situationLink = ({ game, procedure, input, book }: Opened): string => {
  const rulings = book.rulings as Readonly<Record<string, string>>;
  const open = withoutSecrets(procedure.input, input) as Plain;
  return `${USUAL_SERVER}/${situationPlace(game, procedure, { input: open, rulings })}`;
};

/** Every decision answered as a saved resolution answered it. */
async function savedJournal(dialogue: Dialogue, file: string | undefined): Promise<readonly Entry[] | undefined> {
  if (file === undefined) return undefined;
  return accountOf(await jsonFrom(dialogue, '--journal', file), file)['journal'] as unknown as readonly Entry[];
}
