/** `worth`: what each switch of the input, and each decision, is worth in one figure. */
import { fractionShown, shownChange, type WordedSwitch } from '@grognard/games/words';
import { clausesOf, SETTING_OPTIONS } from '../arguments/play.ts';
import { SITUATION_OPTIONS } from '../arguments/situation.ts';
import type { Dialogue } from '../dialogue.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { heading } from '../layout/chart.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { openFromArguments } from '../session/opening.ts';
import { text, type Verb, word } from '../verb.ts';

/** More rows than this stand only in `--json`. */
const MOST_ROWS = 30;

export const worth: Verb = {
  name: 'worth',
  takes: ['<game>', '<procedure>'],
  options: [
    ...SITUATION_OPTIONS,
    { flags: '--goal <goal>' },
    { flags: '--policy <policy>', repeats: true },
    ...SETTING_OPTIONS,
  ],
  async run(dialogue, args) {
    const game = await dialogue.game(word(args, 0));
    const opened = await openFromArguments(dialogue, game, word(args, 1), args);
    const goal = text(args, 'goal');
    const made = await forecastFor(dialogue, opened, {
      decisions: true,
      worth: goal === undefined ? {} : { goal },
      policy: clausesOf(args),
    });
    const { words, switches = [] } = made.worth ?? {};
    dialogue.answer(made, () => {
      dialogue.print(heading(dialogue, opened));
      dialogue.print();
      dialogue.print(paragraph(dialogue.say('cli.worth.value', words), dialogue.width));
      dialogue.print(rows(dialogue, switches.slice(0, MOST_ROWS)));
      if (switches.length > MOST_ROWS)
        dialogue.print(
          paragraph(dialogue.say('cli.worth.more', { count: switches.length - MOST_ROWS }), dialogue.width),
        );
    });
    return 0;
  },
};

const rows = ({ say, locale, width }: Dialogue, switches: readonly WordedSwitch[]): string =>
  columns({
    head: ['switch', 'from', 'to', 'change', 'exactly'].map((key) => say(`cli.worth.${key}`)),
    rows: alike(switches).map(([first, ...others]) => [
      first.words.label,
      first.words.from,
      [first, ...others].map(({ words }) => words.to).join(', '),
      shownChange(first.change.value, locale),
      fractionShown(first.change),
    ]),
    align: ['left', 'left', 'left', 'right', 'left'],
    width,
  });

/** Options of one field that are worth the same stand in one row. */
function alike(switches: readonly WordedSwitch[]): readonly (readonly [WordedSwitch, ...WordedSwitch[]])[] {
  const groups = new Map<string, [WordedSwitch, ...WordedSwitch[]]>();
  for (const each of switches) {
    const key = `${each.at} ${each.to === null} ${each.change.fraction}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}
