/** `campaign luck`: what happened less what was to be expected, with the band where ninety of a hundred campaigns lie. */
import { luckOf, percentage, shown, shownChange } from '@grognard/games/words';
import {
  amount,
  campaignLuck,
  type EventLuck,
  type LuckPoint,
  luckExtremes,
  luckLine,
  part,
  type SummedLuck,
  toNumber,
} from '@grognard/kernel';
import { openCampaign } from '../../campaign/file.ts';
import type { Dialogue } from '../../dialogue.ts';
import { UsageFault } from '../../faults.ts';
import { columns, paragraph } from '../../layout/columns.ts';
import { type Arguments, text, type Verb, word } from '../../verb.ts';

const BY = ['player', 'nation', 'procedure', 'counter'] as const;

export const luck: Verb = {
  name: 'luck',
  takes: ['<file>'],
  options: [{ flags: '--per <whom>' }],
  async run(dialogue, args) {
    const by = byIn(args);
    const { campaign } = await openCampaign(dialogue, word(args, 0));
    const whole = campaignLuck(campaign);
    const sums = [...whole.sums, ...whole.finer].filter((each) => by.includes(each.by));
    const { luckiest, unluckiest } = luckExtremes(whole);
    const data = {
      events: whole.events.map(plainly),
      sums: sums.map(({ rolls, sum, ...each }) => ({ ...each, sum: amount(sum), line: luckLine(rolls) })),
      luckiest: luckiest.map(plainly),
      unluckiest: unluckiest.map(plainly),
      leftOut: whole.leftOut,
    };
    dialogue.answer(data, () => {
      const { say, width } = dialogue;
      if (whole.events.length === 0) return dialogue.print(paragraph(say('cli.campaignLuck.none'), width));
      printSums(dialogue, sums);
      printRolls(dialogue, 'cli.campaignLuck.luckiest', luckiest);
      printRolls(dialogue, 'cli.campaignLuck.unluckiest', unluckiest);
      if (whole.leftOut.length > 0)
        dialogue.print(paragraph(say('cli.campaignLuck.leftOut', { events: whole.leftOut.join(', ') }), width));
    });
    return 0;
  },
};

function byIn(args: Arguments): readonly SummedLuck['by'][] {
  const given = text(args, 'per');
  if (given === undefined) return ['player', 'nation'];
  const known = BY.find((each) => each === given);
  if (!known) throw new UsageFault('notBy', { received: given, options: BY });
  return [known];
}

const plainly = ({ spread: _, ...each }: EventLuck) => ({
  ...each,
  expected: amount(each.expected),
  difference: amount(each.difference),
  percentile: amount(each.percentile),
});

/** The sum of each, the band it lies in or out of, and a picture of both. */
function printSums(dialogue: Dialogue, sums: readonly SummedLuck[]): void {
  const { say, locale, width, paint } = dialogue;
  const plus = (value: number): string => shownChange(value, locale);
  const rows = sums.map((each) => {
    const { low, high, sum } = luckLine(each.rolls).at(-1) as LuckPoint;
    const told = sum < low - NEAR ? 'unlucky' : sum > high + NEAR ? 'lucky' : 'usual';
    return [
      luckOf(say, each),
      say(`figure.${each.figure}`),
      String(each.events),
      paint.bold(plus(sum)),
      say('cli.campaignLuck.band', { low: plus(low), high: plus(high) }),
      gauge(low, high, sum),
      say(`cli.campaignLuck.${told}`),
    ];
  });
  const head = ['who', 'figure', 'events', 'sum', 'ninety', 'picture', 'told'].map((key) =>
    key === 'picture' ? '' : say(`cli.campaignLuck.${key}`),
  );
  dialogue.print(columns({ head, rows, align: ['left', 'left', 'right', 'right', 'right'], width }));
  dialogue.print(paragraph(paint.dim(say('cli.campaignLuck.meaning')), width));
}

const NEAR = 1e-9;
const GAUGE = 15;

/** The band as a line, the sum as a dot on it or beside it. */
function gauge(low: number, high: number, sum: number): string {
  const [from, to] = [Math.min(low, sum), Math.max(high, sum)];
  const place = (value: number): number => (to === from ? 0 : Math.round(((value - from) / (to - from)) * (GAUGE - 1)));
  const signs: string[] = Array.from({ length: GAUGE }, (_, at) => (at >= place(low) && at <= place(high) ? '─' : ' '));
  signs[place(low)] = '├';
  signs[place(high)] = '┤';
  signs[place(sum)] = '●';
  return signs.join('');
}

function printRolls(dialogue: Dialogue, title: string, rolls: readonly EventLuck[]): void {
  if (rolls.length === 0) return;
  const { say, locale, width, paint } = dialogue;
  dialogue.print(`\n${paint.bold(say(title))}`);
  const rows = rolls.map((each) => [
    String(each.sequence),
    say(`procedure.${each.procedure}`),
    each.counters.length > 0 ? say('chronicle.and', { names: each.counters }) : say(`side.${each.side}`),
    say(`figure.${each.figure}`),
    shown(each.actual, locale),
    shown(toNumber(each.expected), locale),
    percentage(part(each.percentile), locale),
  ]);
  const head = ['event', 'procedure', 'side', 'figure', 'actual', 'expected', 'percentile'];
  const align = ['right', 'left', 'left', 'left', 'right', 'right', 'right'] as const;
  dialogue.print(columns({ head: head.map((key) => say(`cli.campaignLuck.${key}`)), rows, align, width }));
}
