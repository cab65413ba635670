/** `campaign luck`: what happened less what was to be expected, summed for each player and each nation. */
import { percentage, shown, shownChange } from '@grognard/games/words';
import { amount, campaignLuck, type Fraction, part, toNumber } from '@grognard/kernel';
import { openCampaign } from '../../campaign/file.ts';
import { columns, paragraph } from '../../layout/columns.ts';
import { type Verb, word } from '../../verb.ts';

export const luck: Verb = {
  name: 'luck',
  takes: ['<file>'],
  async run(dialogue, args) {
    const { campaign } = await openCampaign(dialogue, word(args, 0));
    const { events, sums, leftOut } = campaignLuck(campaign);
    const data = {
      events: events.map((each) => ({
        ...each,
        expected: amount(each.expected),
        difference: amount(each.difference),
        percentile: amount(each.percentile),
      })),
      sums: sums.map((each) => ({ ...each, sum: amount(each.sum) })),
      leftOut,
    };
    dialogue.answer(data, () => {
      const { say, locale, width } = dialogue;
      const plus = (value: Fraction): string => shownChange(toNumber(value), locale);
      if (events.length === 0) return dialogue.print(paragraph(say('cli.campaignLuck.none'), width));
      dialogue.print(
        columns({
          head: ['event', 'procedure', 'side', 'figure', 'actual', 'expected', 'difference', 'percentile'].map((key) =>
            say(`cli.campaignLuck.${key}`),
          ),
          rows: events.map((each) => [
            String(each.sequence),
            say(`procedure.${each.procedure}`),
            say(`side.${each.side}`),
            say(`figure.${each.figure}`),
            shown(each.actual, locale),
            shown(toNumber(each.expected), locale),
            plus(each.difference),
            percentage(part(each.percentile), locale),
          ]),
          align: ['right', 'left', 'left', 'left', 'right', 'right', 'right', 'right'],
          width,
        }),
      );
      dialogue.print();
      for (const { by, who, figure, sum } of sums) {
        const name = by === 'player' ? say(`side.${who}`) : say(who);
        dialogue.print(
          paragraph(say('cli.campaignLuck.sum', { who: name, figure: say(`figure.${figure}`), sum: plus(sum) }), width),
        );
      }
      if (leftOut.length > 0)
        dialogue.print(paragraph(say('cli.campaignLuck.leftOut', { events: leftOut.join(', ') }), width));
    });
    return 0;
  },
};
