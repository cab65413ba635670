/** Plain JavaScript in somebody's project: odds of one assault, and a refusal in words. */
import { game } from '@grognard/games/specimen';
import { refusalWords, speakerFor } from '@grognard/games/words';
import { fraction, odds, open, written } from '@grognard/kernel';

const opened = open(game, 'assault', { attack: 11, defence: 4, acrossRiver: true });
if (!opened.ok) throw new Error('this is a fair assault');
const { distribution } = odds(opened.value.begin(), { outcome: ({ code }) => code });
for (const { outcome, weight } of distribution.outcomes)
  console.log(outcome, written(fraction(weight, distribution.total)));

const refused = open(game, 'assault', { attack: 0, defence: 4 });
if (refused.ok) throw new Error('nobody attacks with nothing');
for (const refusal of refused.refusals) console.log(refusalWords(game, speakerFor(game, 'fr'), refusal));
