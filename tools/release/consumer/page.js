/** A page that reckons odds with nothing but the two libraries. */
import { game } from '@grognard/games/specimen';
import { odds, open } from '@grognard/kernel';

const opened = open(game, 'assault', { attack: 11, defence: 4 });
if (opened.ok) document.body.textContent = String(odds(opened.value.begin()).distribution.outcomes.length);
