/** `campaign undo`: takes back the last event in force; dice and secrets only with the sides' consent. */
import { nearest, type Refusal, Refused } from '@grognard/kernel';
import { text, type Verb, word } from '../../verb.ts';
import { change } from './change.ts';

export const undo: Verb = {
  name: 'undo',
  takes: ['<file>'],
  options: [{ flags: '--consent <sides>' }],
  async run(dialogue, args) {
    const consent = (text(args, 'consent') ?? '')
      .split(',')
      .map((side) => side.trim())
      .filter(Boolean);
    return change(dialogue, word(args, 0), async ({ campaign }) => {
      checkSides(consent, campaign.game.campaign?.sides ?? []);
      return { kind: 'undone', event: campaign.standing.at(-1)?.sequence ?? 0, consent };
    });
  },
};

/** A mistyped side has consented to nothing. */
function checkSides(consent: readonly string[], sides: readonly string[]): void {
  const faults = consent.flatMap((side): Refusal[] => {
    if (sides.includes(side)) return [];
    const close = nearest(side, sides);
    return [
      { code: 'unknownSide', at: '--consent', facts: { received: side, options: sides, ...(close && { close }) } },
    ];
  });
  if (faults.length > 0) throw new Refused(faults);
}
