/** `worth`: what each switch of the input, and each decision, is worth in one figure. */
import { optionWords, shown } from '@grognard/games/words';
import {
  type Fraction,
  goalOf,
  type Opened,
  type Plain,
  toNumber,
  usualGoal,
  type Worth,
  worth as worthOf,
  written,
} from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { accepted } from '../faults.ts';
import { SETTING_OPTIONS, SITUATION_OPTIONS } from '../given/play.ts';
import { heading } from '../layout/chart.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { decisionsIn } from '../reckon/decisions.ts';
import { policyOf } from '../reckon/policy.ts';
import { openGiven } from '../session/opening.ts';
import { text, texts, type Verb, word } from '../verb.ts';

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
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const opened = await openGiven(desk, game, word(given, 1), given);
    const goal = text(given, 'goal') ?? usualGoal(opened.procedure, game.sides[0] ?? '') ?? '';
    const policy = policyOf(
      texts(given, 'policy').length > 0 ? texts(given, 'policy') : ['never'],
      game,
      decisionsIn(opened),
    );
    const { value, switches } = worthOf(opened, accepted(goalOf(opened.procedure, goal)), { policy });
    const data = switches.map((each) => ({
      ...each,
      value: amount(each.value),
      change: amount(each.change),
      words: labelOf(desk, opened, each),
    }));
    desk.answer(
      { game: game.id, procedure: opened.procedure.id, goal, value: amount(value), method: 'exact', switches: data },
      () => {
        desk.print(heading(desk, opened));
        desk.print();
        desk.print(
          paragraph(
            desk.say('cli.worth.value', { goal, value: shown(toNumber(value), desk.locale), exactly: written(value) }),
            desk.width,
          ),
        );
        desk.print(rows(desk, opened, switches.slice(0, MOST_ROWS)));
        if (switches.length > MOST_ROWS)
          desk.print(paragraph(desk.say('cli.worth.more', { count: switches.length - MOST_ROWS }), desk.width));
      },
    );
    return 0;
  },
};

const amount = (value: Fraction) => ({ value: toNumber(value), fraction: written(value) });

const rows = (desk: Desk, opened: Opened, switches: readonly Worth[]): string =>
  columns({
    head: ['switch', 'from', 'to', 'change', 'exactly'].map((key) => desk.say(`cli.worth.${key}`)),
    rows: alike(switches).map(([first, ...others]) => [
      labelOf(desk, opened, first),
      valueWords(desk, opened, first, first.from),
      [first, ...others]
        .map(({ to }) => (to === null ? desk.say('cli.worth.without') : valueWords(desk, opened, first, to)))
        .join(', '),
      (toNumber(first.change) > 0 ? '+' : '') + shown(toNumber(first.change), desk.locale),
      written(first.change),
    ]),
    align: ['left', 'left', 'left', 'right', 'left'],
    width: desk.width,
  });

/** Options of one field that are worth the same stand in one row. */
function alike(switches: readonly Worth[]): readonly (readonly [Worth, ...Worth[]])[] {
  const groups = new Map<string, [Worth, ...Worth[]]>();
  for (const each of switches) {
    const key = `${each.at} ${each.to === null} ${written(each.change)}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
}

const labelOf = ({ say }: Desk, _opened: Opened, { at, kind, label }: Worth): string =>
  kind === 'decision' ? `${say(`side.${at.split(':')[0]}`)}, ${say(label)}` : `${say(label)} (${at})`;

function valueWords({ say }: Desk, { game }: Opened, { at, kind, label }: Worth, value: Plain): string {
  if (kind === 'decision') return optionWords(game, say, label, String(value), at.split(':')[0]);
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
